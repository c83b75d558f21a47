import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { tickets } from '#i18n/fa/tickets.ts'
import { css } from '#styled/css/index.js'
import type { Schemas } from '#machines/api/client.ts'
import { ticketFormSelectors as selectors } from '#machines/flows/ticket-form/ticket-form.machine.ts'
import { Note } from '#src/ui/Note.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { recordLastSteps, TicketAttachments, type AttachmentProps } from './TicketAttachments.tsx'
import { TicketSend } from './TicketSend.tsx'
import { useTicketErrors } from './use-ticket-errors.ts'
import { useTicketForm } from './use-ticket-form.ts'

const words = tickets.chat

/** The form below the chat. */
export function Reply({ ticket }: { ticket: Schemas['Ticket'] }) {
  const { flow, files } = useTicketForm(ticket.id)
  return <ReplyAt flow={flow} files={files} record={recordLastSteps} status={ticket.status} />
}

type Props = AttachmentProps & { status: Schemas['TicketStatus'] }

/** Renders the current state of the flow. */
export function ReplyAt({ flow, files, record, status }: Props) {
  const { text } = useSelector(flow, selectors.draft)
  const errors = useTicketErrors(flow)
  const form = useRef<HTMLDivElement>(null)
  return (
    <div ref={form} className={box} role="group" aria-label={words.reply}>
      {status === 'CLOSED' && <Note>{words.closed}</Note>}
      <TextArea
        label={words.reply}
        placeholder={words.placeholder}
        rows={3}
        value={text}
        error={errors.errorOf('text')}
        onChange={({ target }) =>
          flow.send({ type: 'draft.changed', change: { text: target.value } })
        }
        onBlur={() => errors.touch('text')}
      />
      <TicketAttachments flow={flow} files={files} record={record} />
      <TicketSend flow={flow} form={form} errors={errors} />
    </div>
  )
}

const box = css({
  display: 'grid',
  gap: '4',
  marginBlockStart: '6',
  padding: '4',
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
})
