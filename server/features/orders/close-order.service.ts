import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import { lockCart } from '#server/features/cart/cart.queries.ts'
import { findOrderLines, lockOrder, type OrderRow } from './orders.queries.ts'
import { countSold, returnStock } from './stock.queries.ts'
import { mergeLines } from '#server/features/cart/cart.service.ts'
import { releaseUse } from '#server/features/discounts/discounts.queries.ts'
import { bookSale, releaseFunds } from '#server/features/wallet/ledger.service.ts'
import { isPayable, moveOrder, type Actor } from '#server/platform/lifecycle/lifecycle.service.ts'
import { announceChanges } from '#server/features/stock-alerts/stock-alerts.service.ts'
import { moveWalletPayment } from '#server/features/payments/wallet-payments.service.ts'
import { transaction } from '#server/platform/db/transaction.ts'

export type PaidOrder = Pick<OrderRow, 'id' | 'status' | 'totalPrice' | 'walletPaid'>

/**
 * Marks a locked order as paid and books its sale. Its stock remains reserved. `paymentId` is the bank payment that
 * covered what the wallet did not; none if the wallet covered everything.
 */
export async function confirmOrder(
  tx: Transaction,
  order: PaidOrder,
  actor: Actor,
  at: Date,
  paymentId?: number,
): Promise<void> {
  await moveOrder(tx, order, { type: 'payment.confirmed' }, actor, at, at)
  if (order.walletPaid > 0) {
    await moveWalletPayment(tx, order.id, { type: 'payment.settled' }, actor, at)
  }
  await bookSale(tx, {
    orderId: order.id,
    paymentId,
    fromWallet: order.walletPaid,
    fromBank: order.totalPrice - order.walletPaid,
    at,
  })
  await countSold(tx, order.id)
}

/** Closes an order whose payment deadline has passed. Does nothing if it was paid, closed or has time left. */
export function expireOrder(context: Context, orderId: number): Promise<void> {
  return transaction(context.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order !== null && isOverdue(order, context.now())) {
      await expireLockedOrder(context, tx, order)
    }
  })
}

/** Whether an unpaid order's payment deadline has passed at `now`. */
export function isOverdue(order: Pick<OrderRow, 'status' | 'expiresAt'>, now: number): boolean {
  return isPayable(order.status) && order.expiresAt.getTime() <= now
}

/**
 * Expires a locked order: releases its stock, sends stock alerts, gives back the use of its discount code, returns the
 * amount held in the wallet, and puts its lines back into the cart, reduced to the stock.
 */
export async function expireLockedOrder(
  context: Context,
  tx: Transaction,
  order: OrderRow,
): Promise<void> {
  const at = new Date(context.now())
  await moveOrder(tx, order, { type: 'time.expired' }, 'job:expiry', at)
  await releaseUse(tx, order.id, at)
  const lines = await findOrderLines(tx, [order.id])
  await lockCart(tx, order.userId)
  const restocked = await returnStock(tx, order.id, lines)
  await announceChanges(tx, restocked, context.now())
  await mergeLines(
    context,
    tx,
    order.userId,
    lines.map((line) => ({
      variantId: line.variantId,
      quantity: line.quantity,
      insuranceId: line.insuranceId,
      isInstallment: line.installment !== null,
    })),
  )
  if (order.walletPaid > 0) {
    await moveWalletPayment(tx, order.id, { type: 'payment.returned' }, 'job:expiry', at)
    await releaseFunds(tx, order.id, at)
  }
}
