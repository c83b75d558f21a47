import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  lte,
  sql,
  type Placeholder,
  type SQL,
} from 'drizzle-orm'
import type { OrderDelivery } from '#domain/order-delivery.ts'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { products } from '#server/platform/db/schema/catalogue.ts'
import {
  orderEvents,
  orderLines,
  orders,
  type orderStatuses,
} from '#server/platform/db/schema/commerce.ts'
import { statement, type Places } from '#server/platform/db/statements.ts'

export type OrderStatus = (typeof orderStatuses)[number]
export type OrderRow = typeof orders.$inferSelect
export type OrderLineRow = typeof orderLines.$inferSelect
/** All columns are required, so that one prepared statement inserts any order. */
export type NewOrder = Required<
  Omit<
    typeof orders.$inferInsert,
    'id' | 'refundedToWallet' | 'paidAt' | 'pickupCode' | 'parcelCode'
  >
>
export type NewOrderLine = Required<Omit<typeof orderLines.$inferInsert, 'id' | 'orderId'>>

/** Inserts an order with its lines and logs who placed it. */
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

/** The order placed with this key, if any. */
export async function findOrderByKey(db: Executor, userId: number, idempotencyKey: string) {
  const [order] = await selectByKey(db, { userId, idempotencyKey })
  return order ?? null
}

const selectByKey = statement(
  'select-order-by-key',
  (db: Executor, at: Places<{ userId: number; idempotencyKey: string }>) =>
    db
      .select()
      .from(orders)
      .where(and(eq(orders.userId, at('userId')), eq(orders.idempotencyKey, at('idempotencyKey')))),
)

/** The order placed from this version of the cart, if any. */
export async function findOrderByCartVersion(db: Executor, userId: number, cartVersion: number) {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.cartVersion, cartVersion)))
  return order ?? null
}

/** The orders of a customer that can still be paid at `now`. */
export async function countOpenOrders(db: Executor, userId: number, now: Date): Promise<number> {
  const [row] = await selectOpen(db, { userId, now })
  return row?.open ?? 0
}

/** Whether an order still waits for its payment: an expired one does not, even before it is closed. */
export const isOpenOrder = (now: Placeholder): SQL =>
  sql`${orders.status} = 'WAITING_PAYMENT' and ${orders.expiresAt} > ${now}::timestamptz`

const selectOpen = statement(
  'count-open-orders',
  (db: Executor, at: Places<{ userId: number; now: Date }>) =>
    db
      .select({ open: sql<number>`count(*)::int` })
      .from(orders)
      .where(and(eq(orders.userId, at('userId')), isOpenOrder(at('now')))),
)

export async function lockOrder(tx: Transaction, id: number): Promise<OrderRow | null> {
  const [order] = await selectLocked(tx, { id })
  return order ?? null
}

const selectLocked = statement('lock-order', (tx: Transaction, at: Places<{ id: number }>) =>
  tx
    .select()
    .from(orders)
    .where(eq(orders.id, at('id')))
    .for('no key update'),
)

/** Stores how much of an order's money has gone to the wallet in total, in tomans. */
export async function setRefunded(
  tx: Transaction,
  id: number,
  refundedToWallet: number,
): Promise<void> {
  await tx.update(orders).set({ refundedToWallet }).where(eq(orders.id, id))
}

/** What these orders cost, in tomans, and when each was paid. */
export function findPayments(db: Executor, orderIds: readonly number[]) {
  return db
    .select({ id: orders.id, totalPrice: orders.totalPrice, paidAt: orders.paidAt })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]))
}

/** The statuses that orders have had, oldest first, and since when. */
export function findOrderSteps(db: Executor, orderIds: readonly number[]) {
  return selectSteps(db, { orderIds })
}

const selectSteps = statement(
  'select-order-steps',
  (db: Executor, at: Places<{ orderIds: readonly number[] }>) =>
    db
      .select({ orderId: orderEvents.orderId, status: orderEvents.toStatus, at: orderEvents.at })
      .from(orderEvents)
      .where(sql`${orderEvents.orderId} = any(${at('orderIds')}::int[])`)
      .orderBy(asc(orderEvents.id)),
)

/** Whether this customer has cancelled the order. */
export async function wasCancelledBy(db: Executor, orderId: number, actor: string) {
  const rows = await db
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, orderId),
        eq(orderEvents.event, 'shopper.cancelled'),
        eq(orderEvents.actor, actor),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** An order of the shopper, with its status as of `now`. */
export async function findOwnOrder(db: Executor, userId: number, id: number, now: Date) {
  const [order] = await selectOwn(db, { userId, id, now })
  return order ? Object.assign(order.order, { status: order.status }) : null
}

const selectOwn = statement(
  'select-own-order',
  (db: Executor, at: Places<{ userId: number; id: number; now: Date }>) =>
    db
      .select({ order: orders, status: statusAt(at('now')) })
      .from(orders)
      .where(and(eq(orders.id, at('id')), eq(orders.userId, at('userId')))),
)

/**
 * The shopper's orders, newest first, whose status at `now` is one of `statuses` (null: all of them); with `most`, no more
 * than that.
 */
export async function findOwnOrders(
  db: Executor,
  userId: number,
  statuses: readonly OrderStatus[] | null,
  now: Date,
  most?: number,
) {
  const found = db
    .select({ order: orders, status: statusAt(now) })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        statuses === null ? undefined : inArray(statusAt(now), [...statuses]),
      ),
    )
    .orderBy(desc(orders.id))
  const rows = await (most === undefined ? found : found.limit(most))
  return rows.map(({ order, status }) => Object.assign(order, { status }))
}

export function findOrderLines(db: Executor, orderIds: readonly number[]): Promise<OrderLineRow[]> {
  if (orderIds.length === 0) return Promise.resolve([])
  return selectLines(db, { orderIds })
}

const selectLines = statement(
  'select-order-lines',
  (db: Executor, at: Places<{ orderIds: readonly number[] }>) =>
    db
      .select()
      .from(orderLines)
      .where(sql`${orderLines.orderId} = any(${at('orderIds')}::int[])`)
      .orderBy(asc(orderLines.id)),
)

/** The first lines of each order, each with how many lines and units its order has. */
export function findFirstOrderLines(db: Executor, orderIds: readonly number[], most: number) {
  if (orderIds.length === 0) return Promise.resolve([])
  return selectFirstLines(db, { orderIds, most })
}

const selectFirstLines = statement(
  'select-first-order-lines',
  (db: Executor, at: Places<{ orderIds: readonly number[]; most: number }>) => {
    const perOrder = sql`partition by ${orderLines.orderId}`
    const lines = db
      .select({
        ...getTableColumns(orderLines),
        position: sql<number>`row_number() over (${perOrder} order by ${orderLines.id})`.as(
          'position',
        ),
        lineCount: sql<number>`(count(*) over (${perOrder}))::int`.as('line_count'),
        unitCount: sql<number>`(sum(${orderLines.quantity}) over (${perOrder}))::int`.as(
          'unit_count',
        ),
      })
      .from(orderLines)
      .where(sql`${orderLines.orderId} = any(${at('orderIds')}::int[])`)
      .as('lines')
    return db
      .select()
      .from(lines)
      .where(lte(lines.position, at('most')))
      .orderBy(asc(lines.id))
  },
)

/** The codes of products, by id. */
export async function findSkus(
  db: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .where(inArray(products.id, [...ids]))
  return new Map(rows.map(({ id, sku }) => [id, sku]))
}

/** An order whose payment deadline has passed counts as expired even before the job closes it. */
export function statusAt(now: Date | Placeholder) {
  return sql<OrderStatus>`case when ${orders.status} = 'WAITING_PAYMENT' and ${orders.expiresAt} <= ${now}::timestamptz
    then 'EXPIRED' else ${orders.status} end`
}

/** Whether an order went, or goes, out under this code of a carrier, in letters of either case. */
export const isParcel = (code: string): SQL =>
  sql`(${isNotNull(orders.parcelCode)} and upper(${orders.parcelCode}) = ${code.toUpperCase()})`

export async function setParcelCode(tx: Transaction, id: number, parcelCode: string | null) {
  await tx.update(orders).set({ parcelCode }).where(eq(orders.id, id))
}

/** Stores a corrected receiver and address. */
export async function setDelivery(tx: Transaction, id: number, delivery: OrderDelivery) {
  await tx
    .update(orders)
    .set({
      firstName: delivery.first_name,
      lastName: delivery.last_name,
      phone: delivery.phone_number,
      textAddress: delivery.text_address,
      postalCode: delivery.postal_code,
    })
    .where(eq(orders.id, id))
}
