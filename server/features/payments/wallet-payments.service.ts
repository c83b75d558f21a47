import type { Transaction } from '#server/platform/db/database.ts'
import { findWalletPayment, insertPayment, walletGateway } from './payments.queries.ts'
import type { PaymentEvent } from '#machines/lifecycles/payment/payment.machine.ts'
import { movePayment, type Actor } from '#server/platform/lifecycle/lifecycle.service.ts'

/** Records the wallet's part of an order as a separate payment, so that the order's history shows it. */
export async function openWalletPayment(
  tx: Transaction,
  { orderId, userId, amount, at }: { orderId: number; userId: number; amount: number; at: Date },
): Promise<void> {
  const payment = { orderId, gateway: walletGateway, amount, redirectUrl: '', createdAt: at }
  await insertPayment(tx, payment, { event: 'payment.held', actor: `user:${userId}` })
}

/** Applies an event to the wallet's part of an order, if any. */
export async function moveWalletPayment(
  tx: Transaction,
  orderId: number,
  event: PaymentEvent,
  actor: Actor,
  at: Date,
): Promise<void> {
  const payment = await findWalletPayment(tx, orderId)
  if (payment !== null) await movePayment(tx, payment, event, actor, at)
}
