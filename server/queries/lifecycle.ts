import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'
import {
  orderEvents,
  orders,
  paymentEvents,
  payments,
  type orderStatuses,
  type paymentStatuses,
} from '#server/db/schema/commerce.ts'

type OrderStatus = (typeof orderStatuses)[number]
type PaymentStatus = (typeof paymentStatuses)[number]
type Move<Status> = { from: Status; event: string; to: Status; actor: string; at: Date }

/**
 * Writes an order's move and logs it; `paidAt` is kept where it is null. False when the order is not in `from`
 * any more.
 */
export async function writeOrderMove(
  tx: Transaction,
  orderId: number,
  { from, event, to, actor, at }: Move<OrderStatus>,
  paidAt: Date | null,
): Promise<boolean> {
  const moved = tx.$with('moved').as(
    tx
      .update(orders)
      .set({
        status: to,
        paidAt: sql`coalesce(${paidAt}::timestamptz, ${orders.paidAt})`,
      })
      .where(and(eq(orders.id, orderId), eq(orders.status, from)))
      .returning({ id: orders.id }),
  )
  const logged = tx.$with('logged', {}).as(sql`
    insert into ${orderEvents} (order_id, from_status, event, to_status, actor, at)
    select id, ${from}, ${event}, ${to}, ${actor}, ${at}::timestamptz from moved`)
  const rows = await tx
    .with(moved, logged)
    .select()
    .from(moved)
    .prepare('write-order-move')
    .execute()
  return rows.length > 0
}

/**
 * Writes a payment's move and logs it; its reference number is kept where `referenceNumber` is null. False when
 * the payment is not in `from` any more.
 */
export async function writePaymentMove(
  tx: Transaction,
  paymentId: number,
  { from, event, to, actor, at }: Move<PaymentStatus>,
  referenceNumber: string | null,
): Promise<boolean> {
  const moved = tx.$with('moved').as(
    tx
      .update(payments)
      .set({
        status: to,
        settledAt: at,
        referenceNumber: sql`coalesce(${referenceNumber}::text, ${payments.referenceNumber})`,
      })
      .where(and(eq(payments.id, paymentId), eq(payments.status, from)))
      .returning({ id: payments.id }),
  )
  const logged = tx.$with('logged', {}).as(sql`
    insert into ${paymentEvents} (payment_id, from_status, event, to_status, actor, at)
    select id, ${from}, ${event}, ${to}, ${actor}, ${at}::timestamptz from moved`)
  const rows = await tx
    .with(moved, logged)
    .select()
    .from(moved)
    .prepare('write-payment-move')
    .execute()
  return rows.length > 0
}
