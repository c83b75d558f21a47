import { useSelector } from '@xstate/react'
import { checkoutSelectors } from '#machines/flows/checkout/checkout.selectors.ts'
import type { OrderingSnapshot } from '#machines/flows/place-order/place-order.machine.ts'
import type { CheckoutActor } from '#machines/flows/checkout/checkout.machine.ts'

/** Something of the payment that is under way; null while none is. */
export function useOrdering<Selected>(
  actor: CheckoutActor,
  select: (snapshot: OrderingSnapshot) => Selected,
): Selected | null {
  const ordering = useSelector(actor, checkoutSelectors.ordering)
  return useSelector(ordering, (snapshot) => (snapshot === undefined ? null : select(snapshot)))
}
