import { describe, expect, it } from 'vitest'
import { paymentColumns } from '#staff/finance/payment-columns.tsx'
import { columnIds } from '#staff/table/DataTable.tsx'
import { booksHref, readBooksQuery } from '#staff/finance/books-query.ts'

const ids = columnIds(paymentColumns)

describe('the URL of a list of the books', () => {
  it('is read as it is written', () => {
    const query = {
      state: 'SUCCESSFUL',
      gateway: 'bank',
      account: null,
      from: '2026-03-21',
      to: '2026-04-20',
      lookup: '0912',
      columns: ['created_at', 'amount'],
    }
    const href = booksHref('/staff/payments', { ...query, before: 17 })
    expect(readBooksQuery(new URL(href, 'http://shop.example').searchParams, ids)).toEqual(query)
    expect(href).toContain('before=17')
    expect(
      booksHref('/staff/payments', { ...query, lookup: '', columns: null, before: null }),
    ).toBe('/staff/payments?state=SUCCESSFUL&gateway=bank&from=2026-03-21&to=2026-04-20')
  })

  it('leaves out what is no day and no column', () => {
    const search = new URLSearchParams('from=2026-13-45&to=yesterday&columns=iban&lookup=')
    expect(readBooksQuery(search, ids)).toEqual({
      state: null,
      gateway: null,
      account: null,
      from: null,
      to: null,
      lookup: null,
      columns: null,
    })
    expect(booksHref('/staff/ledger', readBooksQuery(search, ids))).toBe('/staff/ledger')
  })
})
