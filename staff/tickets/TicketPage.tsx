import { useQuery } from '@tanstack/react-query'
import { toPersianDigits } from '#domain/digits.ts'
import { staffTickets } from '#i18n/fa/staff-tickets.ts'
import type { Schemas } from '#machines/api/client.ts'
import { Awaiting } from '#staff/app/Awaiting.tsx'
import { DetailHead, detailColumns, detailStack } from '#staff/app/DetailHead.tsx'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { paths } from '#staff/app/paths.ts'
import { ticketQuery } from '#staff/app/queries.ts'
import { ActionsPanel } from '#staff/actions/ActionsPanel.tsx'
import { StatusChip } from '#src/features/tickets/shared/StatusChip.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { StaffChat } from './StaffChat.tsx'
import { TicketAssignment } from './TicketAssignment.tsx'
import { TicketFacts } from './TicketFacts.tsx'
import { TicketReply } from './TicketReply.tsx'

const words = staffTickets.ticket

/** A ticket's conversation, the answer to it, who takes care of it, and what staff did. */
export function TicketPage({ id, member }: { id: number; member: Schemas['StaffMember'] }) {
  const { data: ticket, error, refetch } = useQuery(ticketQuery(useApi(), id))
  const number = words.id(toPersianDigits(id))
  return (
    <>
      <PageTitle>{number}</PageTitle>
      <DetailHead
        title={ticket?.title ?? number}
        back={{ href: paths.tickets, text: words.back }}
        status={ticket === undefined ? null : <StatusChip status={ticket.status} />}
      />
      <Awaiting data={ticket} error={error} onRetry={() => void refetch()} />
      {ticket !== undefined && (
        <div className={detailColumns}>
          <div className={detailStack}>
            <StaffChat chat={ticket.chat} ticketId={id} />
            <TicketReply ticket={ticket} />
          </div>
          <div className={detailStack}>
            <TicketFacts ticket={ticket} member={member} />
            <TicketAssignment key={ticket.assignee?.id} ticket={ticket} member={member} />
            <ActionsPanel title={words.actions} none={words.noActions} actions={ticket.actions} />
          </div>
        </div>
      )}
    </>
  )
}
