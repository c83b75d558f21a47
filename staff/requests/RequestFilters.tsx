import { staffRequests as words } from '#i18n/fa/staff-requests.ts'
import { staffTickets } from '#i18n/fa/staff-tickets.ts'
import type { Schemas } from '#machines/api/client.ts'
import { FilterLinks } from '#staff/table/FilterLinks.tsx'
import { StateFilter } from '#staff/table/StateFilter.tsx'
import {
  requestAssignments,
  requestKinds,
  requestStatuses,
  type RequestQuery,
} from './request-query.ts'

type Props = {
  query: RequestQuery
  counts: Schemas['StaffRequestPage']['counts']
  /** The URL of the queue after a change. */
  href: (change: Partial<RequestQuery>) => string
}

/** The kinds, the statuses with how many requests are in each, and whose the requests are. */
export function RequestFilters({ query, counts, href }: Props) {
  return (
    <>
      <FilterLinks
        label={words.kind}
        everything={words.everyKind}
        choices={requestKinds.map((kind) => ({ value: kind, name: words.kinds[kind] }))}
        chosen={query.kind}
        href={(kind) => href({ kind })}
      />
      <StateFilter
        label={words.filter}
        names={words.statuses}
        states={requestStatuses}
        totals={new Map(counts.map(({ status, total }) => [status, total]))}
        chosen={query.status}
        href={(status) => href({ status })}
      />
      <FilterLinks
        label={words.assignment}
        everything={staffTickets.everyone}
        choices={requestAssignments.map((assignee) => ({
          value: assignee,
          name: staffTickets.assignments[assignee],
        }))}
        chosen={query.assignee}
        href={(assignee) => href({ assignee })}
      />
    </>
  )
}
