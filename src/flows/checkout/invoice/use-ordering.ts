import { useSelector } from '@xstate/react'
import { checkoutSelectors } from '#machines/checkout/checkout.selectors.ts'
import type { OrderingSnapshot } from '#machines/ordering/ordering.machine.ts'
import type { CheckoutActor } from '#src/flows/checkout/Checkout.tsx'

/** Something of the payment that is under way; null while none is. */
export function useOrdering<Selected>(
  actor: CheckoutActor,
  select: (snapshot: OrderingSnapshot) => Selected,
): Selected | null {
  const ordering = useSelector(actor, checkoutSelectors.ordering)
  return useSelector(ordering, (snapshot) => (snapshot === undefined ? null : select(snapshot)))
}
