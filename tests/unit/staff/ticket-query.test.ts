import { describe, expect, it } from 'vitest'
import { requestColumns } from '#staff/requests/request-columns.tsx'
import { requestColumnIds } from '#staff/requests/request-query.ts'
import { columnIds } from '#staff/table/DataTable.tsx'
import { writeQuery } from '#staff/table/list-query.ts'
import { ticketColumns } from '#staff/tickets/ticket-columns.tsx'
import { readTicketQuery, ticketColumnIds } from '#staff/tickets/ticket-query.ts'

const written = (text: string) => writeQuery(readTicketQuery(new URLSearchParams(text)))

describe('the URL of the inbox', () => {
  it('keeps what it shows, and leaves out what is as it is at first', () => {
    const full = 'status=PENDING&assignee=me&search=0912&columns=title%2Cdate&page=3'
    expect(written(full)).toBe(full)
    expect(written('page=1&search=')).toBe('')
  })

  it('knows the columns of the table', () => {
    expect(columnIds(ticketColumns)).toEqual(ticketColumnIds)
    expect(columnIds(requestColumns)).toEqual(requestColumnIds)
  })

  it('ignores what it does not know', () => {
    expect(written('status=LOST&assignee=nobody-else&page=-1')).toBe('')
    expect(readTicketQuery(new URLSearchParams({ search: 'x'.repeat(300) })).search).toHaveLength(
      200,
    )
  })
})
