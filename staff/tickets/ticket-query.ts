import type { Schemas } from '#machines/api/client.ts'
import { readPage, writeQuery } from '#staff/table/list-query.ts'

type Status = Schemas['TicketStatus']
type Assignment = Schemas['TicketAssignment']

/** What the inbox shows, as its URL says. */
export type TicketQuery = {
  status: Status | null
  assignee: Assignment | null
  search: string
  page: number
}

/** Those on which somebody has to work come first. */
export const ticketStatuses = ['PENDING', 'OPEN', 'CLOSED'] as const
export const ticketAssignments = ['me', 'nobody', 'others'] as const

/** Reads the query of a URL; what it does not know counts as left out. */
export function readTicketQuery(query: URLSearchParams): TicketQuery {
  return {
    status: ticketStatuses.find((status) => status === query.get('status')) ?? null,
    assignee: ticketAssignments.find((each) => each === query.get('assignee')) ?? null,
    search: (query.get('search') ?? '').slice(0, 200),
    page: readPage(query),
  }
}

/** The query of a URL without its question mark, which leaves out what is as it is at first. */
export const writeTicketQuery = (query: TicketQuery): string => writeQuery(query)
