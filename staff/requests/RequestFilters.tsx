import { staffRequests as words } from '#i18n/fa/staff-requests.ts'
import { staffTickets } from '#i18n/fa/staff-tickets.ts'
import { FilterLinks } from '#staff/table/FilterLinks.tsx'
import { requestAssignments, requestKinds, type RequestQuery } from './request-query.ts'

type Props = {
  query: RequestQuery
  /** The URL of the queue after a change. */
  href: (change: Partial<RequestQuery>) => string
}

/** The kinds, and whose the requests are. */
export function RequestFilters({ query, href }: Props) {
  return (
    <>
      <FilterLinks
        label={words.kind}
        everything={words.everyKind}
        choices={requestKinds.map((kind) => ({ value: kind, name: words.kinds[kind] }))}
        chosen={query.kind}
        isNamed
        href={(kind) => href({ kind })}
      />
      <FilterLinks
        label={words.assignment}
        everything={staffTickets.everyone}
        choices={requestAssignments.map((assignee) => ({
          value: assignee,
          name: staffTickets.assignments[assignee],
        }))}
        chosen={query.assignee}
        isNamed
        href={(assignee) => href({ assignee })}
      />
    </>
  )
}
