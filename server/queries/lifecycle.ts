import { and, eq } from 'drizzle-orm'
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

/** Writes an order's move and logs it. False when the order is not in `from` any more. */
export async function writeOrderMove(
  tx: Transaction,
  orderId: number,
  { from, event, to, actor, at }: Move<OrderStatus>,
): Promise<boolean> {
  const moved = await tx
    .update(orders)
    .set({ status: to })
    .where(and(eq(orders.id, orderId), eq(orders.status, from)))
    .returning({ id: orders.id })
  if (moved.length === 0) return false
  await logOrderEvent(tx, { orderId, fromStatus: from, event, toStatus: to, actor, at })
  return true
}

/** Writes a payment's move and logs it. False when the payment is not in `from` any more. */
export async function writePaymentMove(
  tx: Transaction,
  paymentId: number,
  { from, event, to, actor, at }: Move<PaymentStatus>,
): Promise<boolean> {
  const moved = await tx
    .update(payments)
    .set({ status: to, settledAt: at })
    .where(and(eq(payments.id, paymentId), eq(payments.status, from)))
    .returning({ id: payments.id })
  if (moved.length === 0) return false
  await logPaymentEvent(tx, { paymentId, fromStatus: from, event, toStatus: to, actor, at })
  return true
}

export async function logOrderEvent(
  tx: Transaction,
  entry: typeof orderEvents.$inferInsert,
): Promise<void> {
  await tx.insert(orderEvents).values(entry)
}

export async function logPaymentEvent(
  tx: Transaction,
  entry: typeof paymentEvents.$inferInsert,
): Promise<void> {
  await tx.insert(paymentEvents).values(entry)
}
