import type { Schemas } from '#machines/api/client.ts'
import { readColumns, readPage } from '#staff/table/list-query.ts'

type Status = Schemas['TicketStatus']
type Assignment = Schemas['TicketAssignment']

/** What the inbox shows, as its URL says. */
export type TicketQuery = {
  status: Status | null
  assignee: Assignment | null
  search: string
  /** The columns that are shown, in their order; null for all of them. */
  columns: readonly string[] | null
  page: number
}

/** The ids of the columns of the table, in their order. */
export const ticketColumnIds: readonly string[] = [
  'title',
  'id',
  'status',
  'waiting_since',
  'phone_number',
  'assignee',
  'date',
]

/** Those on which somebody has to work come first. */
export const ticketStatuses = ['PENDING', 'OPEN', 'CLOSED'] as const
export const ticketAssignments = ['me', 'nobody', 'others'] as const

/** Reads the query of a URL; what it does not know counts as left out. */
export function readTicketQuery(query: URLSearchParams): TicketQuery {
  return {
    status: ticketStatuses.find((status) => status === query.get('status')) ?? null,
    assignee: ticketAssignments.find((each) => each === query.get('assignee')) ?? null,
    search: (query.get('search') ?? '').slice(0, 200),
    columns: readColumns(query.get('columns'), ticketColumnIds),
    page: readPage(query),
  }
}
