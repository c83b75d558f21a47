import { useSelector } from '@xstate/react'
import { tickets } from '#i18n/fa/tickets.ts'
import { ui } from '#i18n/fa/ui.ts'
import {
  ticketFormSelectors as selectors,
  type TicketFormActor,
} from '#machines/flows/ticket-form/ticket-form.machine.ts'
import { newKey } from '#machines/kernel/key.ts'
import { isSignedOut } from '#machines/kernel/problem.ts'
import { ReportLink } from '#src/features/support/shared/ReportLink.tsx'
import { SignInLink } from '#src/features/support/shared/SignInLink.tsx'
import { failureText } from '#src/lib/failure-text.ts'
import { useRetryWhenOnline } from '#src/lib/use-retry-when-online.ts'
import { Note } from '#src/ui/Note.tsx'

/** Why the message was not sent; the draft is still there, and the button sends it again, or its page once the network is back. */
export function TicketFailure({ flow }: { flow: TicketFormActor }) {
  const failure = useSelector(flow, selectors.failure)
  const send = () => flow.send({ type: 'message.submitted', key: newKey() })
  const isWaiting = useRetryWhenOnline(failure, send)
  if (failure === null) return null
  return (
    <Note tone="danger" role="alert" action={isSignedOut(failure) && <SignInLink />}>
      {tickets.form.failed} {failureText(failure)}
      {isWaiting && ` ${ui.retriedWhenOnline}`}
      <ReportLink failure={failure} />
    </Note>
  )
}
