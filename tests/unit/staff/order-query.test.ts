import { describe, expect, it } from 'vitest'
import { sortOf } from '#staff/table/list-query.ts'
import { orderColumns } from '#staff/orders/order-columns.tsx'
import { productColumns } from '#staff/products/product-columns.tsx'
import { productColumnIds, usualProductColumns } from '#staff/products/product-query.ts'
import { columnId } from '#staff/table/DataTable.tsx'
import {
  orderColumnIds,
  readOrderQuery,
  sortFor,
  writeOrderQuery,
  type OrderQuery,
} from '#staff/orders/order-query.ts'

const first: OrderQuery = {
  view: 'table',
  status: null,
  lookup: '',
  from: null,
  to: null,
  sort: '-created_at',
  columns: null,
  page: 1,
}
const read = (query: string) => readOrderQuery(new URLSearchParams(query))

describe('the query of the list of orders', () => {
  it.each<[string, OrderQuery]>([
    ['', first],
    ['status=SENDING', { ...first, status: 'SENDING' }],
    ['lookup=0912+345', { ...first, lookup: '0912 345' }],
    ['from=2026-11-20&to=2026-11-25', { ...first, from: '2026-11-20', to: '2026-11-25' }],
    ['view=board&status=PREPARING', { ...first, view: 'board', status: 'PREPARING' }],
    ['sort=total_price&page=3', { ...first, sort: 'total_price', page: 3 }],
    ['columns=id%2Ctotal_price%2Cunits', { ...first, columns: ['id', 'total_price', 'units'] }],
    ['status=DELIVERED&sort=-total_price', { ...first, status: 'DELIVERED', sort: '-total_price' }],
  ])('%s is read and written', (text, query) => {
    expect(read(text)).toEqual(query)
    expect(writeOrderQuery(query)).toBe(text)
  })

  it.each([
    'status=sending',
    'view=wall',
    'from=2026-02-30',
    'to=1405-09',
    'sort=name',
    'page=0',
    'page=1.5',
    'page=x',
    'page=10001',
    'other=1',
    'columns=',
    'columns=name',
    'columns=id,text_status,last_name,created_at,units,total_price,shipping_name,tracking_code',
  ])('%s counts as left out', (text) => {
    expect(read(text)).toEqual(first)
  })

  it('names each column once, and knows those of the table', () => {
    expect(read('columns=units,id,units,name').columns).toEqual(['units', 'id'])
    expect(orderColumns.map(columnId)).toEqual(orderColumnIds)
    expect(productColumns(() => null).map(columnId)).toEqual(productColumnIds)
    expect(productColumnIds).toEqual(expect.arrayContaining([...usualProductColumns]))
  })

  it('cuts a text that the server would refuse', () => {
    expect(read(`lookup=${'9'.repeat(50)}`).lookup).toBe('9'.repeat(40))
  })

  it('names each sort as a column with a direction', () => {
    expect(sortOf('-total_price')).toEqual({ id: 'total_price', desc: true })
    expect(sortOf('created_at')).toEqual({ id: 'created_at', desc: false })
    for (const sort of ['-created_at', 'created_at', '-total_price', 'total_price'] as const)
      expect(sortFor(sortOf(sort))).toBe(sort)
  })
})
