import { describe, expect, it } from 'vitest'
import { readTicketQuery, writeTicketQuery } from '#staff/tickets/ticket-query.ts'

const written = (text: string) => writeTicketQuery(readTicketQuery(new URLSearchParams(text)))

describe('the URL of the inbox', () => {
  it('keeps what it shows, and leaves out what is as it is at first', () => {
    const full = 'status=PENDING&assignee=me&search=0912&page=3'
    expect(written(full)).toBe(full)
    expect(written('page=1&search=')).toBe('')
  })

  it('ignores what it does not know', () => {
    expect(written('status=LOST&assignee=nobody-else&page=-1')).toBe('')
    expect(readTicketQuery(new URLSearchParams({ search: 'x'.repeat(300) })).search).toHaveLength(
      200,
    )
  })
})
