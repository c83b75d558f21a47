import { readyForPickup } from '#domain/order.ts'
import type { Schemas } from '#machines/api/client.ts'
import { statusesInOrder } from '#machines/lifecycles/order/order.machine.ts'
import { paths } from '#staff/app/paths.ts'
import type { Sort } from '#staff/table/DataTable.tsx'
import {
  readColumns,
  readDay,
  readPage,
  sortNamed,
  withQuery,
  writeQuery,
} from '#staff/table/list-query.ts'

/** The sent orders that wait at the desk of their branch. */
export const readyState = 'READY_FOR_PICKUP'

export type OrderState = Schemas['OrderStatus'] | typeof readyState

/** What the list narrows down to, in their order; an order that is ready is not among those that were sent. */
export const orderStates: readonly OrderState[] = statusesInOrder.flatMap((status) =>
  status === readyForPickup.status ? [status, readyState] : [status],
)

/** What the list of orders shows, as its URL says. Days are ISO dates. */
export type OrderQuery = {
  view: 'table' | 'board'
  status: OrderState | null
  lookup: string
  from: string | null
  to: string | null
  sort: Schemas['StaffOrderSort']
  /** The columns that are shown, in their order; null for all of them. */
  columns: readonly string[] | null
  page: number
}

const sorts = ['-created_at', 'created_at', '-total_price', 'total_price'] as const
const firstSort = sorts[0]
/** The ids of the columns of the table, in their order. */
export const orderColumnIds: readonly string[] = [
  'id',
  'text_status',
  'last_name',
  'created_at',
  'units',
  'total_price',
  'shipping_name',
  'tracking_code',
]

/** Reads the query of a URL; what it does not know counts as left out. */
export function readOrderQuery(query: URLSearchParams): OrderQuery {
  return {
    view: query.get('view') === 'board' ? 'board' : 'table',
    status: orderStates.find((status) => status === query.get('status')) ?? null,
    lookup: (query.get('lookup') ?? '').slice(0, 40),
    from: readDay(query.get('from')),
    to: readDay(query.get('to')),
    sort: sorts.find((sort) => sort === query.get('sort')) ?? firstSort,
    columns: readColumns(query.get('columns'), orderColumnIds),
    page: readPage(query),
  }
}

/** The query of a URL without its question mark, which leaves out what is as it is at first. */
export const writeOrderQuery = ({ view, sort, ...query }: OrderQuery): string =>
  writeQuery({
    view: view === 'board' ? view : null,
    ...query,
    sort: sort === firstSort ? null : sort,
  })

/** The URL of the list with a change; another filter shows its first page. */
export const ordersHref = (query: OrderQuery, change: Partial<OrderQuery>): string =>
  withQuery(paths.orders, writeOrderQuery({ ...query, page: 1, ...change }))

/** What a list and a board are asked for. */
export const filterOf = ({ lookup, from, to }: OrderQuery) => ({
  ...(lookup !== '' && { lookup }),
  ...(from !== null && { from }),
  ...(to !== null && { to }),
})

/** What the table, its selection and its export are asked for. */
export const listFilterOf = (query: OrderQuery) => ({
  ...(query.status === readyState
    ? { ready_for_pickup: true }
    : query.status !== null && { text_status: query.status }),
  ...(query.status === readyForPickup.status && { ready_for_pickup: false }),
  ...filterOf(query),
})

/** The sort for a column and a direction; null: as at first. */
export const sortFor = (sort: Sort | null): OrderQuery['sort'] =>
  sortNamed(sorts, sort) ?? firstSort
