import { useSelector } from '@xstate/react'
import { tickets } from '#i18n/fa/tickets.ts'
import {
  ticketFormSelectors as selectors,
  type TicketFormActor,
} from '#machines/flows/ticket-form/ticket-form.machine.ts'
import { newKey } from '#machines/kernel/key.ts'
import { Button } from '#src/ui/Button.tsx'

/** Disabled until everything is filled in. */
export function TicketSend({ flow }: { flow: TicketFormActor }) {
  const isSendable = useSelector(flow, selectors.isSendable)
  const isSending = useSelector(flow, selectors.isSending)
  const isReply = useSelector(flow, selectors.isReply)
  return (
    <Button
      wide={!isReply}
      disabled={!isSendable}
      busy={isSending}
      busyLabel={tickets.form.sending}
      onClick={() => flow.send({ type: 'message.submitted', key: newKey() })}
    >
      {isReply ? tickets.chat.send : tickets.form.send}
    </Button>
  )
}
