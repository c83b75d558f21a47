import { and, asc, desc, eq, getTableColumns, inArray, notInArray, or, sql, sum } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { refundEvents, refundLines, refunds } from '#server/platform/db/schema/commerce.ts'
import { statement, type Places } from '#server/platform/db/statements.ts'
import type { Units } from './stock.queries.ts'

export type RefundRow = typeof refunds.$inferSelect
export type ReturnReason = Exclude<RefundRow['reason'], (typeof noReturn)[number]>
/** `changedAt` is when it got its current status. */
type DatedRefund = RefundRow & { changedAt: Date }
export type ReturnRow = DatedRefund & { reason: ReturnReason; lines: Units[] }

type NewRefund = Pick<RefundRow, 'orderId' | 'reason' | 'description' | 'amount' | 'createdAt'> & {
  bankTrackingCode?: string
  requestKey?: string | null
}

/** What was asked for, in tomans, whatever was paid in the end. */
export const requestedAmountOf = ({
  amount,
  requestedAmount,
}: Pick<RefundRow, 'amount' | 'requestedAmount'>): number => requestedAmount ?? amount

/** The reasons of refunds that no goods come back for. */
export const noReturn = ['order_closed', 'staff'] as const

/** Inserts a refund with the goods that come back for it, and logs who asked for it. */
export async function insertRefund(
  tx: Transaction,
  refund: NewRefund,
  lines: readonly Units[],
  actor: string,
): Promise<RefundRow> {
  const [row] = await tx
    .insert(refunds)
    .values({ ...refund, status: 'REQUESTED' })
    .returning()
  if (row === undefined) throw new Error('the refund was not written')
  if (lines.length > 0)
    await tx.insert(refundLines).values(lines.map((line) => ({ ...line, refundId: row.id })))
  await tx.insert(refundEvents).values({
    refundId: row.id,
    event: 'refund.requested',
    toStatus: row.status,
    actor,
    at: refund.createdAt,
  })
  return row
}

/** The returns of orders with their goods, newest first. */
export async function findReturns(db: Executor, orderIds: readonly number[]): Promise<ReturnRow[]> {
  return withLines(db, await selectReturns(db, { orderIds }))
}

const returnColumns = {
  ...getTableColumns(refunds),
  changedAt: sql<Date>`(
    select logged.at from ${refundEvents} logged where logged.refund_id = ${refunds}.id
    order by logged.id desc limit 1)`.mapWith(refundEvents.at),
}

const selectReturns = statement(
  'select-order-returns',
  (db: Executor, at: Places<{ orderIds: readonly number[] }>) =>
    db
      .select(returnColumns)
      .from(refunds)
      .where(
        and(
          sql`${refunds.orderId} = any(${at('orderIds')}::int[])`,
          notInArray(refunds.reason, [...noReturn]),
        ),
      )
      .orderBy(desc(refunds.id)),
)

export async function findReturn(db: Executor, id: number): Promise<ReturnRow | null> {
  const rows = await db
    .select(returnColumns)
    .from(refunds)
    .where(and(eq(refunds.id, id), notInArray(refunds.reason, [...noReturn])))
  const [found] = await withLines(db, rows)
  return found ?? null
}

/** What was refunded of each of these orders so far, in tomans; orders without refunds are left out. */
export async function sumPaidRefunds(
  db: Executor,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ orderId: refunds.orderId, amount: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .where(and(inArray(refunds.orderId, [...orderIds]), eq(refunds.status, 'PAID')))
    .groupBy(refunds.orderId)
  return new Map(rows.map(({ orderId, amount }) => [orderId, amount]))
}

/** The refunds of an order that were paid, newest first, and when. */
export function findPaidRefunds(db: Executor, orderId: number) {
  return db
    .select({ ...getTableColumns(refunds), paidAt: refundEvents.at })
    .from(refunds)
    .innerJoin(
      refundEvents,
      and(eq(refundEvents.refundId, refunds.id), eq(refundEvents.toStatus, 'PAID')),
    )
    .where(and(eq(refunds.orderId, orderId), eq(refunds.status, 'PAID')))
    .orderBy(desc(refundEvents.id))
}

/** The steps of the refunds of an order, oldest first: all of its returns, and the payment of others. */
export function findRefundSteps(db: Executor, orderId: number) {
  return db
    .select({ refund: refunds, step: refundEvents })
    .from(refunds)
    .innerJoin(refundEvents, eq(refundEvents.refundId, refunds.id))
    .where(
      and(
        eq(refunds.orderId, orderId),
        or(notInArray(refunds.reason, [...noReturn]), eq(refundEvents.toStatus, 'PAID')),
      ),
    )
    .orderBy(asc(refundEvents.id))
}

/** Writes what a refund has come to, which is less than what was asked for. */
export async function setPaidAmount(
  tx: Transaction,
  { id, amount: requestedAmount }: Pick<RefundRow, 'id' | 'amount'>,
  amount: number,
): Promise<void> {
  await tx.update(refunds).set({ amount, requestedAmount }).where(eq(refunds.id, id))
}

async function withLines(db: Executor, rows: readonly DatedRefund[]): Promise<ReturnRow[]> {
  if (rows.length === 0) return []
  const lines = await db
    .select()
    .from(refundLines)
    .where(
      inArray(
        refundLines.refundId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(refundLines.variantId))
  const linesOf = Map.groupBy(lines, ({ refundId }) => refundId)
  return rows.flatMap(({ reason, ...row }) =>
    reason === 'order_closed' || reason === 'staff'
      ? []
      : [{ ...row, reason, lines: linesOf.get(row.id) ?? [] }],
  )
}
