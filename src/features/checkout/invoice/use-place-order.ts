import { useSelector } from '@xstate/react'
import { checkoutSelectors } from '#machines/flows/checkout/checkout.selectors.ts'
import type { PlaceOrderSnapshot } from '#machines/flows/place-order/place-order.machine.ts'
import type { CheckoutActor } from '#machines/flows/checkout/checkout.machine.ts'

/** A selection from the order that is being placed; null while none is. */
export function usePlaceOrder<Selected>(
  actor: CheckoutActor,
  select: (snapshot: PlaceOrderSnapshot) => Selected,
): Selected | null {
  const placeOrder = useSelector(actor, checkoutSelectors.placeOrder)
  return useSelector(placeOrder, (snapshot) => (snapshot === undefined ? null : select(snapshot)))
}
