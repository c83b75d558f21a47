import { useSelector } from '@xstate/react'
import { toPersianDigits } from '#domain/digits.ts'
import { checkout } from '#i18n/fa/checkout.ts'
import { checkoutSelectors } from '#machines/flows/checkout/checkout.selectors.ts'
import type { CheckoutActor } from '#machines/flows/checkout/checkout.machine.ts'
import { Note } from '#src/ui/Note.tsx'

/** Says after the sign-in how much of the cart is from the account's own. */
export function JoinedGoods({ actor }: { actor: CheckoutActor }) {
  const units = useSelector(actor, checkoutSelectors.joinedUnits)
  if (units === 0) return null
  return <Note role="status">{checkout.cart.joined(toPersianDigits(units))}</Note>
}
