import { staffTickets } from '#i18n/fa/staff-tickets.ts'
import { tickets } from '#i18n/fa/tickets.ts'
import type { Schemas } from '#machines/api/client.ts'
import { FilterLinks } from '#staff/table/FilterLinks.tsx'
import { StateFilter } from '#staff/table/StateFilter.tsx'
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
  return (
    <>
      <StateFilter
        label={words.filter}
        names={tickets.status}
        states={ticketStatuses}
        totals={new Map(counts.map(({ status, total }) => [status, total]))}
        chosen={query.status}
        href={(status) => href({ status })}
      />
      <FilterLinks
        label={words.assignment}
        everything={words.everyone}
        choices={ticketAssignments.map((assignee) => ({
          value: assignee,
          name: words.assignments[assignee],
        }))}
        chosen={query.assignee}
        href={(assignee) => href({ assignee })}
      />
    </>
  )
}
