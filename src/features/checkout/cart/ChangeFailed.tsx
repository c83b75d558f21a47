import { useSelector } from '@xstate/react'
import { checkout } from '#i18n/fa/checkout.ts'
import type { CartEditingRef } from '#machines/flows/cart-editing/cart-editing.machine.ts'
import { cartEditingSelectors } from '#machines/flows/cart-editing/cart-editing.selectors.ts'
import { failureText } from '#src/lib/failure-text.ts'
import { ReportLink } from '#src/features/support/shared/ReportLink.tsx'
import { Button } from '#src/ui/Button.tsx'
import { InSight } from '#src/ui/InSight.tsx'
import { Note } from '#src/ui/Note.tsx'

/** A change of the cart failed: it can be retried or dropped. */
export function ChangeFailed({ editing }: { editing: CartEditingRef }) {
  const failure = useSelector(editing, cartEditingSelectors.failure)
  const isFailed = useSelector(editing, (snapshot) => snapshot.matches({ editing: 'changeFailed' }))
  if (!isFailed || failure === null) return null
  return (
    <InSight>
      <Note
        tone="danger"
        role="alert"
        action={
          <>
            <Button size="sm" look="line" onClick={() => editing.send({ type: 'retry.requested' })}>
              {checkout.retry}
            </Button>
            <Button
              size="sm"
              look="ghost"
              onClick={() => editing.send({ type: 'failure.dismissed' })}
            >
              {checkout.dismiss}
            </Button>
          </>
        }
      >
        {failureText(failure)}
        <ReportLink failure={failure} />
      </Note>
    </InSight>
  )
}
