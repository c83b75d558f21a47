import { staffRequests as words } from '#i18n/fa/staff-requests.ts'
import { staffTickets } from '#i18n/fa/staff-tickets.ts'
import { staff } from '#i18n/fa/staff.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css, cx } from '#styled/css/index.js'
import { number } from '#src/lib/format.ts'
import { ChipLink, chipRow } from '#src/ui/Chip.tsx'
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
  const totals = new Map(counts.map(({ status, total }) => [status, total]))
  const all = counts.reduce((sum, { total }) => sum + total, 0)
  const withCount = (label: string, total: number) => staff.orders.withCount(label, number(total))
  return (
    <>
      <nav aria-label={words.kind} className={row}>
        <ChipLink href={href({ kind: null })} selected={query.kind === null}>
          {words.everyKind}
        </ChipLink>
        {requestKinds.map((kind) => (
          <ChipLink key={kind} href={href({ kind })} selected={kind === query.kind}>
            {words.kinds[kind]}
          </ChipLink>
        ))}
      </nav>
      <nav aria-label={words.filter} className={row}>
        <ChipLink href={href({ status: null })} selected={query.status === null}>
          {withCount(staff.orders.all, all)}
        </ChipLink>
        {requestStatuses.map((status) => (
          <ChipLink key={status} href={href({ status })} selected={status === query.status}>
            {withCount(words.statuses[status], totals.get(status) ?? 0)}
          </ChipLink>
        ))}
      </nav>
      <nav aria-label={words.assignment} className={row}>
        <ChipLink href={href({ assignee: null })} selected={query.assignee === null}>
          {staffTickets.everyone}
        </ChipLink>
        {requestAssignments.map((assignee) => (
          <ChipLink key={assignee} href={href({ assignee })} selected={assignee === query.assignee}>
            {staffTickets.assignments[assignee]}
          </ChipLink>
        ))}
      </nav>
    </>
  )
}

const row = cx(chipRow, css({ marginBlockEnd: '4' }))
