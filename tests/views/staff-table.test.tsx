import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Schemas } from '#machines/api/client.ts'
import { orderColumns } from '#staff/orders/order-columns.tsx'
import { DataTable, type Sort } from '#staff/table/DataTable.tsx'

const order: Schemas['StaffOrderSummary'] = {
  id: 204_001,
  text_status: 'NOT_CHECKED',
  created_at: '2026-11-20T10:00:00Z',
  tracking_code: '123456789012',
  total_price: 95_120_000,
  refunded: 0,
  note_count: 0,
  first_name: 'نگار',
  last_name: 'رستمی',
  phone_number: '09123456789',
  shipping_name: 'پست پیشتاز',
  is_in_person: false,
  lacks_parcel_code: false,
  has_outdated_print: false,
  promised_date: '2026-11-22',
  units: 2,
}

let root: Root
let place: HTMLElement
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
  vi.unstubAllGlobals()
})

function show(
  sort: Sort | null,
  onSort?: (sort: Sort | null) => void,
  rows = [order],
  shown: readonly string[] | null = null,
) {
  act(() =>
    root.render(
      <DataTable
        label="سفارش‌ها"
        columns={orderColumns}
        rows={rows}
        rowId={({ id }) => String(id)}
        shown={shown}
        sort={sort}
        onSort={onSort}
      />,
    ),
  )
}

const headers = () => [...place.querySelectorAll('th')]
const cells = () => [...place.querySelectorAll('td')].map(({ textContent }) => textContent)
const press = (name: string) =>
  act(() =>
    headers()
      .find(({ textContent }) => textContent === name)
      ?.querySelector('button')
      ?.click(),
  )

describe('the table of orders', () => {
  it('shows an order in Persian', () => {
    show({ id: 'created_at', desc: true })
    expect(cells()).toEqual([
      '۲۰۴۰۰۱',
      'پرداخت‌شده',
      'نگار رستمی۰۹۱۲ ۳۴۵ ۶۷۸۹',
      '۲۹ آبان ۱۴۰۵۱۳:۳۰',
      '۲',
      '۹۵٬۱۲۰٬۰۰۰\u00a0تومان',
      'پست پیشتاز',
      '۱۲۳۴۵۶۷۸۹۰۱۲',
    ])
  })

  it('shows the chosen columns in their order, with the names of their headers', () => {
    show(null, undefined, [order], ['id', 'units', 'text_status'])
    expect(cells()).toEqual(['۲۰۴۰۰۱', '۲', 'پرداخت‌شده'])
    expect(headers().map(({ textContent }) => textContent)).toEqual([
      'شماره',
      'تعداد کالا',
      'وضعیت',
    ])
    show(null)
    expect(cells()).toHaveLength(8)
  })

  it('asks for the sort that a header stands for, and turns the one that is shown', () => {
    const onSort = vi.fn<(sort: Sort | null) => void>()
    show({ id: 'created_at', desc: true }, onSort)
    press('مبلغ')
    press('زمان ثبت')
    expect(onSort.mock.calls).toEqual([
      [{ id: 'total_price', desc: true }],
      [{ id: 'created_at', desc: false }],
    ])
    expect(headers().map((header) => header.getAttribute('aria-sort'))).toEqual([
      null,
      null,
      null,
      'descending',
      null,
      null,
      null,
      null,
    ])
    show({ id: 'total_price', desc: false }, onSort)
    expect(headers()[5]?.getAttribute('aria-sort')).toBe('ascending')
    expect(headers()[3]?.getAttribute('aria-sort')).toBe(null)
    press('مبلغ')
    expect(onSort).toHaveBeenLastCalledWith(null)
  })

  it('offers no sort where nobody may choose one, and shows new rows', () => {
    show(null)
    expect(place.querySelector('button')).toBe(null)
    show(null, vi.fn())
    expect(headers().filter((header) => header.querySelector('button') !== null)).toHaveLength(2)
    show(null, undefined, [{ ...order, id: 204_002 }, order])
    expect(cells().filter((text) => text?.startsWith('۲۰۴'))).toEqual(['۲۰۴۰۰۲', '۲۰۴۰۰۱'])
  })
})
