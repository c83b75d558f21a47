import { useSelector } from '@xstate/react'
import { tickets } from '#i18n/fa/tickets.ts'
import {
  ticketFormSelectors as selectors,
  type TicketFormActor,
} from '#machines/flows/ticket-form/ticket-form.machine.ts'
import { newKey } from '#machines/kernel/key.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#src/ui/Button.tsx'
import { TicketFailure } from './TicketFailure.tsx'

/** The button that sends, disabled until everything is filled in, and why it could not. */
export function TicketSend({ flow }: { flow: TicketFormActor }) {
  const isSendable = useSelector(flow, selectors.isSendable)
  const isSending = useSelector(flow, selectors.isSending)
  const isReply = useSelector(flow, selectors.isReply)
  return (
    <div className={stack}>
      <TicketFailure flow={flow} />
      <Button
        wide={!isReply}
        disabled={!isSendable}
        busy={isSending}
        busyLabel={tickets.form.sending}
        onClick={() => flow.send({ type: 'message.submitted', key: newKey() })}
      >
        {isReply ? tickets.chat.send : tickets.form.send}
      </Button>
    </div>
  )
}

const stack = css({
  display: 'grid',
  justifyItems: 'start',
  gap: '3',
  flex: '1',
  minWidth: '0',
  '& > [role=alert]': { justifySelf: 'stretch' },
})
