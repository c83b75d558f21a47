import { staffTickets } from '#i18n/fa/staff-tickets.ts'
import { staff } from '#i18n/fa/staff.ts'
import { tickets } from '#i18n/fa/tickets.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css, cx } from '#styled/css/index.js'
import { number } from '#src/lib/format.ts'
import { ChipLink, chipRow } from '#src/ui/Chip.tsx'
import { ticketAssignments, ticketStatuses, type TicketQuery } from './ticket-query.ts'

const words = staffTickets

type Props = {
  query: TicketQuery
  counts: Schemas['StaffTicketPage']['counts']
  /** The URL of the inbox after a change. */
  href: (change: Partial<TicketQuery>) => string
}

/** The statuses with how many tickets are in each, and whose the tickets are. */
export function TicketFilters({ query, counts, href }: Props) {
  const totals = new Map(counts.map(({ status, total }) => [status, total]))
  const all = counts.reduce((sum, { total }) => sum + total, 0)
  const withCount = (label: string, total: number) => staff.orders.withCount(label, number(total))
  return (
    <>
      <nav aria-label={words.filter} className={row}>
        <ChipLink href={href({ status: null })} selected={query.status === null}>
          {withCount(staff.orders.all, all)}
        </ChipLink>
        {ticketStatuses.map((status) => (
          <ChipLink key={status} href={href({ status })} selected={status === query.status}>
            {withCount(tickets.status[status], totals.get(status) ?? 0)}
          </ChipLink>
        ))}
      </nav>
      <nav aria-label={words.assignment} className={row}>
        <ChipLink href={href({ assignee: null })} selected={query.assignee === null}>
          {words.everyone}
        </ChipLink>
        {ticketAssignments.map((assignee) => (
          <ChipLink key={assignee} href={href({ assignee })} selected={assignee === query.assignee}>
            {words.assignments[assignee]}
          </ChipLink>
        ))}
      </nav>
    </>
  )
}

const row = cx(chipRow, css({ marginBlockEnd: '4' }))
