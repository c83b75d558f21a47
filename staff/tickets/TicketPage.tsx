import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { toPersianDigits } from '#domain/digits.ts'
import { staffTickets } from '#i18n/fa/staff-tickets.ts'
import type { Schemas } from '#machines/api/client.ts'
import { failureOf } from '#machines/kernel/problem.ts'
import { css } from '#styled/css/index.js'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { paths } from '#staff/app/paths.ts'
import { ticketQuery } from '#staff/app/queries.ts'
import { ActionList } from '#staff/actions/ActionList.tsx'
import { Panel } from '#staff/app/Panel.tsx'
import { StatusChip } from '#src/features/tickets/shared/StatusChip.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { failureText } from '#src/lib/failure-text.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Retry } from '#src/ui/Retry.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { textLink } from '#src/ui/text-link.ts'
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
      <Link href={paths.tickets} className={textLink}>
        <Icon name="arrow-back" size={20} />
        {words.back}
      </Link>
      <div className={head}>
        <h1 className={css({ textStyle: 'h1', overflowWrap: 'anywhere' })}>
          {ticket?.title ?? number}
        </h1>
        {ticket !== undefined && (
          <span role="status">
            <StatusChip status={ticket.status} />
          </span>
        )}
      </div>
      {ticket === undefined && error === null && <Skeleton height="480px" radius="16px" />}
      {ticket === undefined && error !== null && (
        <Retry text={failureText(failureOf(error))} onRetry={() => void refetch()} />
      )}
      {ticket !== undefined && (
        <div className={columns}>
          <div className={stack}>
            <StaffChat chat={ticket.chat} ticketId={id} />
            <TicketReply ticket={ticket} />
          </div>
          <div className={stack}>
            <TicketFacts ticket={ticket} />
            <TicketAssignment key={ticket.assignee?.id} ticket={ticket} member={member} />
            <Panel title={words.actions}>
              {ticket.actions.length === 0 ? (
                <p className={css({ textStyle: 'small', color: 'text-2' })}>{words.noActions}</p>
              ) : (
                <ActionList actions={ticket.actions} />
              )}
            </Panel>
          </div>
        </div>
      )}
    </>
  )
}

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
  marginBlockEnd: '4',
})
const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) {sizes.summary}' },
  alignItems: 'start',
  gap: '4',
})
const stack = css({ display: 'grid', gap: '4', minWidth: '0' })
