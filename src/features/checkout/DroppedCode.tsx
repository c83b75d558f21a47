import { useSelector } from '@xstate/react'
import { checkout } from '#i18n/fa/checkout.ts'
import { checkoutSelectors } from '#machines/flows/checkout/checkout.selectors.ts'
import type { CheckoutActor } from '#machines/flows/checkout/checkout.machine.ts'
import { Note } from '#src/ui/Note.tsx'

/** Says that the discount code was removed from the cart, until it is entered again. */
export function DroppedCode({ actor }: { actor: CheckoutActor }) {
  const code = useSelector(actor, checkoutSelectors.droppedCode)
  if (code === null) return null
  return (
    <Note tone="warn" icon="percent" role="alert">
      {checkout.codeDropped(code)}
    </Note>
  )
}
