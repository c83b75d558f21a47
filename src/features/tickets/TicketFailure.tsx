import { useSelector } from '@xstate/react'
import { tickets } from '#i18n/fa/tickets.ts'
import {
  ticketFormSelectors as selectors,
  type TicketFormActor,
} from '#machines/flows/ticket-form/ticket-form.machine.ts'
import { ReportLink } from '#src/features/support/shared/ReportLink.tsx'
import { failureText } from '#src/lib/failure-text.ts'
import { Note } from '#src/ui/Note.tsx'

/** Why the message was not sent; the draft is still there, and the button sends it again. */
export function TicketFailure({ flow }: { flow: TicketFormActor }) {
  const failure = useSelector(flow, selectors.failure)
  if (failure === null) return null
  return (
    <Note tone="danger" role="alert">
      {tickets.form.failed} {failureText(failure)}
      <ReportLink failure={failure} />
    </Note>
  )
}
