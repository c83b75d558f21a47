import { useSelector } from '@xstate/react'
import { checkoutSelectors } from '#machines/checkout/checkout.selectors.ts'
import type { CheckoutActor } from '#src/flows/checkout/Checkout.tsx'
import { InSight } from '#src/flows/checkout/InSight.tsx'
import { failureText } from '#src/lib/failure-text.ts'
import { Note } from '#src/ui/Note.tsx'

/** Why the shopper stands at this step again; nothing while nobody was taken back. */
export function TakenBack({ actor }: { actor: CheckoutActor }) {
  const notice = useSelector(actor, checkoutSelectors.notice)
  if (notice === null) return null
  return (
    <InSight>
      <Note tone="warn" icon="info" role="alert">
        {failureText(notice)}
      </Note>
    </InSight>
  )
}
