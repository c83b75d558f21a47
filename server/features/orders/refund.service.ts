import type { Transaction } from '#server/platform/db/database.ts'
import { moveRefund, type Actor } from '#server/platform/lifecycle/lifecycle.service.ts'
import type { RefundEvent } from '#machines/lifecycles/refund/refund.machine.ts'
import { refundSale } from '#server/features/wallet/ledger.service.ts'
import { setRefunded, type OrderRow } from './orders.queries.ts'
import { insertRefund, sumPaidRefunds, type RefundRow } from './refunds.queries.ts'

/** Refunds a locked order that was paid and closed before it was sent, completely and at once. */
export async function refundClosedOrder(
  tx: Transaction,
  order: OrderRow,
  actor: Actor,
  at: Date,
): Promise<void> {
  if (order.totalPrice === 0) return
  const refund = await insertRefund(
    tx,
    {
      orderId: order.id,
      reason: 'order_closed',
      description: '',
      amount: order.totalPrice,
      createdAt: at,
    },
    [],
    actor,
  )
  await payRefund(tx, order, refund, { type: 'order.closed' }, actor, at)
}

/**
 * Takes a refund to its end and credits the wallet with it. Throws if the order was paid with less than all its refunds
 * together.
 */
export async function payRefund(
  tx: Transaction,
  order: OrderRow,
  refund: RefundRow,
  event: RefundEvent,
  actor: Actor,
  at: Date,
  comment: string | null = null,
): Promise<void> {
  await moveRefund(tx, refund, event, actor, at, comment)
  const paid = order.paidAt === null ? 0 : order.totalPrice
  if ((await sumPaidRefunds(tx, order.id)) > paid)
    throw new Error(`refund ${refund.id} exceeds what order ${order.id} was paid with`)
  await refundSale(tx, {
    userId: order.userId,
    orderId: order.id,
    uniqueKey: `refund:${refund.id}`,
    amount: refund.amount,
    paid,
    at,
  })
  await setRefunded(tx, order.id, order.refundedToWallet + refund.amount)
}
