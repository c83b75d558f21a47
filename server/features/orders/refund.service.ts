import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { moveRefund, type Actor } from '#server/platform/lifecycle/lifecycle.service.ts'
import type { RefundEvent } from '#machines/lifecycles/refund/refund.machine.ts'
import { moneyLeft, payOutSale, refundSale } from '#server/features/wallet/ledger.service.ts'
import { setRefunded, type OrderRow } from './orders.queries.ts'
import { insertRefund, setPaidAmount, sumPaidRefunds, type RefundRow } from './refunds.queries.ts'

type PaidWith = Pick<OrderRow, 'id' | 'paidAt' | 'totalPrice'>

const paidFor = ({ paidAt, totalPrice }: PaidWith) => (paidAt === null ? 0 : totalPrice)

/** What can still be given back of an order. Only what the shopper paid in money can go to a bank account. */
export async function refundLeft(db: Executor, order: PaidWith): Promise<Schemas['RefundLeft']> {
  const total = await totalLeft(db, order)
  return { total, to_bank: Math.min(total, await moneyLeft(db, order.id, paidFor(order))) }
}

/** What can still be given back of an order, in tomans. */
export const totalLeft = async (db: Executor, order: PaidWith): Promise<number> =>
  (await totalsLeft(db, [order])).get(order.id) ?? 0

/** What can still be given back of each of these orders, in tomans. */
export async function totalsLeft(
  db: Executor,
  orders: readonly PaidWith[],
): Promise<ReadonlyMap<number, number>> {
  if (orders.length === 0) return new Map()
  const refunded = await sumPaidRefunds(
    db,
    orders.map(({ id }) => id),
  )
  return new Map(orders.map((order) => [order.id, paidFor(order) - (refunded.get(order.id) ?? 0)]))
}

/** Throws `changed_meanwhile` unless the paid refunds of a locked order come to this amount, in tomans. */
export async function requireRefunded(
  tx: Transaction,
  orderId: number,
  amount: number,
): Promise<void> {
  const refunded = (await sumPaidRefunds(tx, [orderId])).get(orderId) ?? 0
  if (refunded !== amount) throw new Problem('changed_meanwhile')
}

/**
 * Refunds what is left of a locked order that was paid and closed before it was sent, at once. Returns how much, in
 * tomans.
 */
export async function refundClosedOrder(
  tx: Transaction,
  order: OrderRow,
  actor: Actor,
  at: Date,
): Promise<number> {
  const { total: amount } = await refundLeft(tx, order)
  if (amount === 0) return 0
  const refund = await insertRefund(
    tx,
    { orderId: order.id, reason: 'order_closed', description: '', amount, createdAt: at },
    [],
    actor,
  )
  await payRefund(tx, order, refund, { type: 'order.closed' }, actor, at)
  return amount
}

/**
 * Takes a refund to its end and pays it, to the wallet unless it has the code of a transfer. A return comes to no more
 * than what is left of the order. Throws `refund_exceeded` if nothing is left.
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
  const { total: left } = await refundLeft(tx, order)
  await moveRefund(tx, refund, event, actor, at, comment)
  if (left === 0) throw new Problem('refund_exceeded')
  const amount = Math.min(refund.amount, left)
  if (amount < refund.amount) await setPaidAmount(tx, refund, amount)
  const booked = { orderId: order.id, uniqueKey: `refund:${refund.id}`, amount, at }
  if (refund.bankTrackingCode !== null) return payOutSale(tx, booked)
  await refundSale(tx, { ...booked, userId: order.userId, paid: paidFor(order) })
  await setRefunded(tx, order.id, order.refundedToWallet + amount)
}
