import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/db/database.ts'
import { orderEvents, orderLines, orders, type orderStatuses } from '#server/db/schema/commerce.ts'

export type OrderStatus = (typeof orderStatuses)[number]
export type OrderRow = typeof orders.$inferSelect
export type OrderLineRow = typeof orderLines.$inferSelect
/** Every column is named, so that one prepared statement writes any order. */
export type NewOrder = Required<
  Omit<typeof orders.$inferInsert, 'id' | 'refundedToWallet' | 'paidAt'>
>
export type NewOrderLine = Required<Omit<typeof orderLines.$inferInsert, 'id' | 'orderId'>>

/** Writes an order with its lines and logs who placed it. */
export async function insertOrder(
  tx: Transaction,
  order: NewOrder,
  lines: readonly NewOrderLine[],
  actor: string,
): Promise<number> {
  const placed = tx.$with('placed').as(tx.insert(orders).values(order).returning({ id: orders.id }))
  const orderId = sql`(select id from placed)`
  const lined = tx.$with('lined').as(
    tx
      .insert(orderLines)
      .values(lines.map((line) => ({ ...line, orderId })))
      .returning({ id: orderLines.id }),
  )
  const event = { event: 'order.placed', toStatus: order.status, actor, at: order.createdAt }
  const logged = tx.$with('logged').as(
    tx
      .insert(orderEvents)
      .values({ ...event, orderId })
      .returning({ id: orderEvents.id }),
  )
  const [row] = await tx
    .with(placed, lined, logged)
    .select()
    .from(placed)
    .prepare(`insert-order-of-${lines.length}`)
    .execute()
  if (row === undefined) throw new Error('the order was not written')
  return row.id
}

/** The order placed under this key, if any. */
export async function findOrderByKey(db: Executor, userId: number, idempotencyKey: string) {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.idempotencyKey, idempotencyKey)))
    .prepare('find-order-by-key')
    .execute()
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

/** Notes what of an order's money went to the wallet, in tomans altogether. */
export async function setRefunded(
  tx: Transaction,
  id: number,
  refundedToWallet: number,
): Promise<void> {
  await tx.update(orders).set({ refundedToWallet }).where(eq(orders.id, id))
}

/** An order of the shopper, with its status as it is at `now`. */
export async function findOwnOrder(db: Executor, userId: number, id: number, now: Date) {
  const [order] = await db
    .select({ order: orders, status: statusAt(now) })
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, userId)))
    .prepare('find-own-order')
    .execute()
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
    .where(sql`${orderLines.orderId} = any(${sql.param([...orderIds])}::int[])`)
    .orderBy(asc(orderLines.id))
    .prepare('find-order-lines')
    .execute()
}

/** An order whose time to pay is over counts as expired before the job that closes it has run. */
function statusAt(now: Date) {
  return sql<OrderStatus>`case when ${orders.status} = 'WAITING_PAYMENT' and ${orders.expiresAt} <= ${now}
    then 'EXPIRED' else ${orders.status} end`
}
