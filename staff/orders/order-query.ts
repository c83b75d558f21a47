import type { Schemas } from '#machines/api/client.ts'
import { statusesInOrder } from '#machines/lifecycles/order/order.machine.ts'
import type { Sort } from '#staff/table/DataTable.tsx'
import { readPage, writeQuery } from '#staff/table/list-query.ts'

type Status = Schemas['OrderStatus']

/** What the list of orders shows, as its URL says. */
export type OrderQuery = {
  status: Status | null
  lookup: string
  sort: Schemas['StaffOrderSort']
  page: number
}

const sorts = ['-created_at', 'created_at', '-total_price', 'total_price'] as const
const firstSort = sorts[0]

/** Reads the query of a URL; what it does not know counts as left out. */
export function readOrderQuery(query: URLSearchParams): OrderQuery {
  return {
    status: statusesInOrder.find((status) => status === query.get('status')) ?? null,
    lookup: (query.get('lookup') ?? '').slice(0, 40),
    sort: sorts.find((sort) => sort === query.get('sort')) ?? firstSort,
    page: readPage(query),
  }
}

/** The query of a URL without its question mark, which leaves out what is as it is at first. */
export const writeOrderQuery = ({ sort, ...query }: OrderQuery): string =>
  writeQuery({ ...query, sort: sort === firstSort ? null : sort })

/** The sort of the contract for a column and a direction. */
export const sortFor = ({ id, desc }: Sort): OrderQuery['sort'] =>
  sorts.find((sort) => sort === `${desc ? '-' : ''}${id}`) ?? firstSort
