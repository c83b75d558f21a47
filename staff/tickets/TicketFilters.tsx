import { staffTickets } from '#i18n/fa/staff-tickets.ts'
import { FilterLinks } from '#staff/table/FilterLinks.tsx'
import { ticketAssignments, type TicketQuery } from './ticket-query.ts'

const words = staffTickets

type Props = {
  query: TicketQuery
  /** The URL of the inbox after a change. */
  href: (change: Partial<TicketQuery>) => string
}

/** Whose the tickets are. */
export const TicketFilters = ({ query, href }: Props) => (
  <FilterLinks
    label={words.assignment}
    everything={words.everyone}
    choices={ticketAssignments.map((assignee) => ({
      value: assignee,
      name: words.assignments[assignee],
    }))}
    chosen={query.assignee}
    isNamed
    href={(assignee) => href({ assignee })}
  />
)
