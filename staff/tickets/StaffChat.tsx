import { staffTickets } from '#i18n/fa/staff-tickets.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { Panel } from '#staff/app/Panel.tsx'
import { ChatMessage } from '#src/features/tickets/shared/ChatMessage.tsx'
import { SentReport } from './SentReport.tsx'

const words = staffTickets.ticket

type Props = { chat: Schemas['StaffTicket']['chat']; ticketId: number }

/** The messages of a ticket, oldest first, with their files and what happened to the customer before. */
export function StaffChat({ chat, ticketId }: Props) {
  return (
    <Panel title={words.chat}>
      <ol className={css({ display: 'grid', gap: '3' })} aria-label={words.chat} aria-live="polite">
        {chat.map((message) => (
          <ChatMessage
            key={message.id}
            message={message}
            author={message.is_admin ? words.byShop : words.byCustomer}
          >
            {message.report !== null && (
              <SentReport report={message.report} ticketId={ticketId} messageId={message.id} />
            )}
          </ChatMessage>
        ))}
      </ol>
    </Panel>
  )
}
