import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  like,
  lt,
  lte,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { readyForPickup } from '#domain/order.ts'
import type { Schemas } from '#server/schemas.ts'
import { idsByPhoneStart } from '#server/features/accounts/users.queries.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { users } from '#server/platform/db/schema/accounts.ts'
import { orderEvents, orderLines, orders, payments } from '#server/platform/db/schema/commerce.ts'
import type { Lookup } from './staff-lookup.ts'
import { isParcel, statusAt, type OrderRow, type OrderStatus } from './orders.queries.ts'

export type OrderFilter = {
  lookup: Lookup | null
  /** When the orders were placed: at or after `from`, and before `until`. */
  from: Date | null
  until: Date | null
  now: Date
}
/** Which of these orders a list shows. */
export type ListFilter = OrderFilter & {
  status: OrderStatus | null
  /** Only orders that wait at the desk of their branch, or only the others; null: both. */
  isReady: boolean | null
}
type Slice = { sort: Schemas['StaffOrderSort']; page: number; size: number }

/** One page of the orders of all customers, each with its status at `now`. */
export function findStaffOrders(db: Executor, filter: ListFilter, { sort, page, size }: Slice) {
  return db
    .select(summaryAt(filter.now))
    .from(orders)
    .where(and(isListed(filter), matches(db, filter)))
    .orderBy(...orderings[sort])
    .limit(size)
    .offset((page - 1) * size)
}

/** The newest orders that match with an id below this one, each with its status at `now`. */
export function findStaffOrdersBelow(
  db: Executor,
  filter: ListFilter,
  { below, limit }: { below: number; limit: number },
) {
  return db
    .select(summaryAt(filter.now))
    .from(orders)
    .where(and(lt(orders.id, below), isListed(filter), matches(db, filter)))
    .orderBy(desc(orders.id))
    .limit(limit)
}

/** The first `size` orders in each of these columns, oldest first. */
export function findFirstOrders(
  db: Executor,
  columns: readonly Pick<ListFilter, 'status' | 'isReady'>[],
  filter: OrderFilter,
  size: number,
) {
  const [first, second, ...others] = columns.map((column) =>
    findStaffOrders(db, { ...filter, ...column }, { sort: 'created_at', page: 1, size }),
  )
  if (first === undefined || second === undefined)
    throw new Error('a board has two columns or more')
  return unionAll(first, second, ...others)
}

/** The number of units in each of these orders, by order id. */
export async function countUnits(db: Executor, ids: readonly number[]) {
  const rows = await db
    .select({ orderId: orderLines.orderId, units: sql<number>`sum(${orderLines.quantity})::int` })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...ids]))
    .groupBy(orderLines.orderId)
  return new Map(rows.map(({ orderId, units }) => [orderId, units]))
}

/** The number of matching orders in each status at `now`. Few are overdue, and the others are counted by an index alone. */
export async function countStaffOrders(db: Executor, filter: OrderFilter) {
  const count = sql<number>`count(*)::int`
  const stored = await db
    .select({ status: orders.status, total: count })
    .from(orders)
    .where(matches(db, filter))
    .groupBy(orders.status)
  const [overdue] = await db
    .select({ total: count })
    .from(orders)
    .where(and(isOverdue(filter.now), matches(db, filter)))
  const totals = new Map(stored.map(({ status, total }) => [status, total]))
  const add = (status: OrderStatus, by: number) =>
    totals.set(status, (totals.get(status) ?? 0) + by)
  add('WAITING_PAYMENT', -(overdue?.total ?? 0))
  add('EXPIRED', overdue?.total ?? 0)
  return [...totals].map(([status, total]) => ({ status, total })).filter(({ total }) => total > 0)
}

/** How many matching orders wait at the desk of their branch. */
export const countReadyOrders = (db: Executor, filter: OrderFilter): Promise<number> =>
  db.$count(orders, and(waitsAtDesk, matches(db, filter)))

/** An order with its status at `now` and the phone number of its customer's account. */
export async function findStaffOrder(
  db: Executor,
  id: number,
  now: Date,
): Promise<{ order: OrderRow; accountPhone: string } | null> {
  const [row] = await db
    .select({ order: orders, status: statusAt(now), accountPhone: users.phone })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, id))
  if (row === undefined) return null
  return { order: { ...row.order, status: row.status }, accountPhone: row.accountPhone }
}

/** Orders by their ids, in any order. */
export const findOrdersById = (db: Executor, ids: readonly number[]): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]))

/** Every attempt to pay an order, newest first. */
export function findPaymentsOf(db: Executor, orderId: number) {
  return db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(desc(payments.id))
}

/** Every step of an order, oldest first. */
export function findOrderEvents(db: Executor, orderId: number) {
  return db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id))
}

const summaryAt = (now: Date) => ({
  id: orders.id,
  status: statusAt(now).as('status_now'),
  createdAt: orders.createdAt,
  trackingCode: orders.trackingCode,
  totalPrice: orders.totalPrice,
  firstName: orders.firstName,
  lastName: orders.lastName,
  phone: orders.phone,
  shippingName: orders.shippingName,
  isInPerson: orders.isInPerson,
  parcelCode: orders.parcelCode,
  promisedDate: orders.promisedDate,
})

const orderings = {
  '-created_at': [desc(orders.createdAt), desc(orders.id)],
  created_at: [asc(orders.createdAt), asc(orders.id)],
  '-total_price': [desc(orders.totalPrice), desc(orders.id)],
  total_price: [asc(orders.totalPrice), asc(orders.id)],
}

/** The rule of `isReadyForPickup`; such an order is paid, so that its status does not depend on the time. */
const waitsAtDesk = and(
  eq(orders.status, readyForPickup.status),
  eq(orders.isInPerson, readyForPickup.isInPerson),
)

const isListed = (filter: ListFilter) =>
  and(hasStatus(filter.status, filter.now), isReadyAs(filter.isReady))

function isReadyAs(isReady: boolean | null) {
  if (isReady === null) return undefined
  return isReady
    ? waitsAtDesk
    : or(ne(orders.status, readyForPickup.status), ne(orders.isInPerson, readyForPickup.isInPerson))
}

/** Whether `statusAt` is this status, written so that the index on the status is used. */
function hasStatus(status: OrderStatus | null, now: Date) {
  if (status === null) return undefined
  const same = eq(orders.status, status)
  if (status === 'WAITING_PAYMENT') return and(same, gt(orders.expiresAt, now))
  return status === 'EXPIRED' ? or(same, isOverdue(now)) : same
}

const isOverdue = (now: Date) =>
  and(eq(orders.status, 'WAITING_PAYMENT'), lte(orders.expiresAt, now))

const matches = (db: Executor, { lookup, from, until }: OrderFilter) =>
  and(
    matchesLookup(db, lookup),
    from === null ? undefined : gte(orders.createdAt, from),
    until === null ? undefined : lt(orders.createdAt, until),
  )

/** A union, because one condition with `or` would scan all orders. */
function matchesLookup(db: Executor, lookup: Lookup | null) {
  if (lookup === null) return undefined
  const { id, trackingCode, phoneStart, parcelCode } = lookup
  const by = (condition: SQL) => db.select({ id: orders.id }).from(orders).where(condition)
  const byPhone = (start: string) => [
    by(like(orders.phone, `${start}%`)),
    by(inArray(orders.userId, idsByPhoneStart(db, start))),
  ]
  const found = [
    by(eq(orders.trackingCode, trackingCode)),
    ...(id === null ? [] : [by(eq(orders.id, id))]),
    ...(phoneStart === null ? [] : byPhone(phoneStart)),
    ...(parcelCode === null ? [] : [by(isParcel(parcelCode))]),
  ]
  return inArray(orders.id, sql`(${sql.join(found, sql` union all `)})`)
}
