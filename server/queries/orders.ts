import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/db/database.ts'
import { orderLines, orders, type orderStatuses } from '#server/db/schema/commerce.ts'

export type OrderStatus = (typeof orderStatuses)[number]
export type OrderRow = typeof orders.$inferSelect
export type OrderLineRow = typeof orderLines.$inferSelect
export type NewOrder = Omit<typeof orders.$inferInsert, 'id'>
export type NewOrderLine = Omit<typeof orderLines.$inferInsert, 'id' | 'orderId'>

export async function insertOrder(tx: Transaction, order: NewOrder): Promise<number> {
  const [row] = await tx.insert(orders).values(order).returning({ id: orders.id })
  if (row === undefined) throw new Error('the order was not written')
  return row.id
}

export async function insertOrderLines(
  tx: Transaction,
  orderId: number,
  lines: readonly NewOrderLine[],
): Promise<void> {
  await tx.insert(orderLines).values(lines.map((line) => ({ ...line, orderId })))
}

/** The order placed under this key, if any. */
export async function findOrderByKey(db: Executor, userId: number, idempotencyKey: string) {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.idempotencyKey, idempotencyKey)))
  return order ?? null
}

/** The order that a cart of this version became, if any. */
export async function findOrderByCartVersion(db: Executor, userId: number, cartVersion: number) {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.cartVersion, cartVersion)))
  return order ?? null
}

export async function lockOrder(tx: Transaction, id: number): Promise<OrderRow | null> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(eq(orders.id, id))
    .for('no key update')
    .prepare('lock-order')
    .execute()
  return order ?? null
}

export async function updateOrder(
  tx: Transaction,
  id: number,
  change: Partial<Pick<OrderRow, 'paidAt' | 'refundedToWallet' | 'walletPaid'>>,
): Promise<void> {
  await tx.update(orders).set(change).where(eq(orders.id, id))
}

/** An order of the shopper, with its status as it is at `now`. */
export async function findOwnOrder(db: Executor, userId: number, id: number, now: Date) {
  const [order] = await db
    .select({ order: orders, status: statusAt(now) })
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, userId)))
  return order ? Object.assign(order.order, { status: order.status }) : null
}

/** The shopper's orders, newest first, whose status at `now` is one of `statuses` (null: all of them). */
export async function findOwnOrders(
  db: Executor,
  userId: number,
  statuses: readonly OrderStatus[] | null,
  now: Date,
) {
  const rows = await db
    .select({ order: orders, status: statusAt(now) })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        statuses === null ? undefined : inArray(statusAt(now), [...statuses]),
      ),
    )
    .orderBy(desc(orders.id))
  return rows.map(({ order, status }) => Object.assign(order, { status }))
}

export function findOrderLines(db: Executor, orderIds: readonly number[]): Promise<OrderLineRow[]> {
  if (orderIds.length === 0) return Promise.resolve([])
  return db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.id))
}

/** An order whose time to pay is over counts as expired before the job that closes it has run. */
function statusAt(now: Date) {
  return sql<OrderStatus>`case when ${orders.status} = 'WAITING_PAYMENT' and ${orders.expiresAt} <= ${now}
    then 'EXPIRED' else ${orders.status} end`
}
