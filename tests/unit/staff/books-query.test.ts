import { describe, expect, it } from 'vitest'
import { booksHref, readBooksQuery } from '#staff/finance/books-query.ts'

describe('the URL of a list of the books', () => {
  it('is read as it is written', () => {
    const query = {
      state: 'SUCCESSFUL',
      gateway: 'bank',
      account: null,
      from: '2026-03-21',
      to: '2026-04-20',
      lookup: '0912',
      before: 17,
    }
    const href = booksHref('/staff/payments', query)
    expect(readBooksQuery(new URL(href, 'http://shop.example').searchParams)).toEqual(query)
    expect(booksHref('/staff/payments', { ...query, lookup: '', before: null })).toBe(
      '/staff/payments?state=SUCCESSFUL&gateway=bank&from=2026-03-21&to=2026-04-20',
    )
  })

  it('leaves out what is no day and no id', () => {
    const search = new URLSearchParams('from=2026-13-45&to=yesterday&before=-4&lookup=')
    expect(readBooksQuery(search)).toEqual({
      state: null,
      gateway: null,
      account: null,
      from: null,
      to: null,
      lookup: null,
      before: null,
    })
    expect(booksHref('/staff/ledger', readBooksQuery(search))).toBe('/staff/ledger')
  })
})
