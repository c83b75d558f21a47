import { useSelector } from '@xstate/react'
import { checkout } from '#i18n/fa/checkout.ts'
import { ui } from '#i18n/fa/ui.ts'
import type { CartEditingRef } from '#machines/flows/cart-editing/cart-editing.machine.ts'
import { cartEditingSelectors } from '#machines/flows/cart-editing/cart-editing.selectors.ts'
import { failureText } from '#src/lib/failure-text.ts'
import { useRetryWhenOnline } from '#src/lib/use-retry-when-online.ts'
import { ReportLink } from '#src/features/support/shared/ReportLink.tsx'
import { Button } from '#src/ui/Button.tsx'
import { InSight } from '#src/ui/InSight.tsx'
import { Note } from '#src/ui/Note.tsx'

/**
 * A change of the cart failed: it can be retried or dropped. After a lost connection it is repeated automatically when the
 * browser is back online; a change says what the line is to be, so that repeating it changes nothing more.
 */
export function ChangeFailed({ editing }: { editing: CartEditingRef }) {
  const failure = useSelector(editing, cartEditingSelectors.failure)
  const isFailed = useSelector(editing, (snapshot) => snapshot.matches({ editing: 'changeFailed' }))
  const retry = () => editing.send({ type: 'retry.requested' })
  const isWaiting = useRetryWhenOnline(failure, isFailed ? retry : undefined)
  if (!isFailed || failure === null) return null
  return (
    <InSight>
      <Note
        tone="danger"
        role="alert"
        action={
          <>
            <Button size="sm" look="line" onClick={retry}>
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
        {isWaiting && ` ${ui.retriedWhenOnline}`}
        <ReportLink failure={failure} />
      </Note>
    </InSight>
  )
}
