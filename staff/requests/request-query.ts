import type { Schemas } from '#machines/api/client.ts'
import { readColumns, readPage } from '#staff/table/list-query.ts'

/** What the queue shows, as its URL says. */
export type RequestQuery = {
  kind: Schemas['RequestKind'] | null
  status: Schemas['RequestStatus'] | null
  assignee: Schemas['TicketAssignment'] | null
  search: string
  /** The columns that are shown, in their order; null for all of them. */
  columns: readonly string[] | null
  page: number
}

/** The ids of the columns of the table, in their order. */
export const requestColumnIds: readonly string[] = [
  'id',
  'kind',
  'status',
  'name',
  'phone_number',
  'assignee',
  'sent_at',
]

export const requestKinds = ['advice', 'installment', 'used_phone', 'platform'] as const
export const requestStatuses = ['NEW', 'IN_PROGRESS', 'DONE', 'DECLINED'] as const
export const requestAssignments = ['me', 'nobody', 'others'] as const

/** Reads the query of a URL; what it does not know counts as left out. */
export function readRequestQuery(query: URLSearchParams): RequestQuery {
  return {
    kind: requestKinds.find((kind) => kind === query.get('kind')) ?? null,
    status: requestStatuses.find((status) => status === query.get('status')) ?? null,
    assignee: requestAssignments.find((each) => each === query.get('assignee')) ?? null,
    search: (query.get('search') ?? '').slice(0, 200),
    columns: readColumns(query.get('columns'), requestColumnIds),
    page: readPage(query),
  }
}
