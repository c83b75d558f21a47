import { useSelector } from '@xstate/react'
import { checkout } from '#i18n/fa/checkout.ts'
import { delivery as words } from '#i18n/fa/delivery.ts'
import {
  deliverySelectors,
  type DeliverySnapshot,
  type DeliveryRef,
} from '#machines/flows/delivery/delivery.machine.ts'
import { InSight } from '#src/ui/InSight.tsx'
import { failureText, noReplyText } from '#src/lib/failure-text.ts'
import { ReportLink } from '#src/features/support/shared/ReportLink.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'

/** What failed in step 2, with a retry; every choice is kept. */
export function DeliveryFailure({ delivery }: { delivery: DeliveryRef }) {
  const text = useSelector(delivery, textOf)
  const failure = useSelector(delivery, deliverySelectors.failure)
  if (text === null || failure === null) return null
  const wayOn = noReplyText(failure)
  return (
    <InSight>
      <Note
        tone="danger"
        role="alert"
        action={
          <Button size="sm" look="line" onClick={() => delivery.send({ type: 'retry.requested' })}>
            {checkout.retry}
          </Button>
        }
      >
        <p>{text}</p>
        {wayOn !== text && <p>{wayOn}</p>}
        <ReportLink failure={failure} />
      </Note>
    </InSight>
  )
}

function textOf(snapshot: DeliverySnapshot): string | null {
  const failure = deliverySelectors.failure(snapshot)
  if (failure === null) return null
  if (snapshot.matches({ open: { choosing: 'methodFailed' } })) return words.methodFailed
  if (snapshot.matches({ open: { choosing: 'addressFailed' } })) return words.addressFailed
  if (snapshot.matches({ open: { choosing: 'couriersFailed' } })) return words.couriersFailed
  return failureText(failure)
}
