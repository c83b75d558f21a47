import { isCancelled } from '#domain/order.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import { Problem } from '#server/problem.ts'
import type { OrderEvent } from '#machines/lifecycles/order/order.machine.ts'
import { lockCart, type CartLine } from '#server/features/cart/cart.queries.ts'
import { announceOrder } from './order-news.service.ts'
import {
  findOrderLines,
  lockOrder,
  wasCancelledBy,
  type OrderLineRow,
  type OrderRow,
} from './orders.queries.ts'
import { refundClosedOrder } from './refund.service.ts'
import { countSold, returnStock, uncountSold } from './stock.queries.ts'
import { mergeLines } from '#server/features/cart/cart.service.ts'
import { releaseUse } from '#server/features/discounts/discounts.queries.ts'
import { bookSale, releaseFunds, type MoneySource } from '#server/features/wallet/ledger.service.ts'
import {
  isCancellable,
  isPayable,
  moveOrder,
  type Actor,
} from '#server/platform/lifecycle/lifecycle.service.ts'
import { notifyOfChanges } from '#server/features/stock-alerts/stock-alerts.service.ts'
import { moveWalletPayment } from '#server/features/payments/wallet-payments.service.ts'
import { transaction } from '#server/platform/db/transaction.ts'

export type PaidOrder = Pick<
  OrderRow,
  'id' | 'userId' | 'trackingCode' | 'status' | 'totalPrice' | 'walletPaid'
>

/**
 * Marks a locked order as paid and books its sale. Its stock remains reserved. `payment` is the one that
 * covered what the wallet did not, from this source; none if the wallet covered everything.
 */
export async function confirmOrder(
  tx: Transaction,
  order: PaidOrder,
  actor: Actor,
  at: Date,
  payment?: { id: number; source: MoneySource },
): Promise<void> {
  const status = await moveOrder(tx, order, { type: 'payment.confirmed' }, actor, at, at)
  if (order.walletPaid > 0) {
    await moveWalletPayment(tx, order.id, { type: 'payment.settled' }, actor, at)
  }
  await bookSale(tx, {
    orderId: order.id,
    paymentId: payment?.id,
    fromWallet: order.walletPaid,
    fromGateway: order.totalPrice - order.walletPaid,
    source: payment?.source ?? 'gateway',
    at,
  })
  await countSold(tx, order.id)
  await announceOrder(tx, order, status, at)
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

/** Expires a locked order: see `closeLockedOrder`. */
export function expireLockedOrder(
  context: Context,
  tx: Transaction,
  order: OrderRow,
): Promise<void> {
  return closeLockedOrder(context, tx, order, { type: 'time.expired' }, { actor: 'job:expiry' })
}

/**
 * Cancels an order of the shopper that was not sent yet: see `closeLockedOrder`. One that they have cancelled before stays
 * as it is. Throws order_not_found, and order_not_cancellable for one that was sent, closed otherwise or is past its payment
 * deadline.
 */
export function cancelOrder(context: Context, userId: number, orderId: number): Promise<void> {
  return transaction(context.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order?.userId !== userId) throw new Problem('order_not_found')
    const actor = `user:${userId}` as const
    if (isCancelled(order.status) && (await wasCancelledBy(tx, orderId, actor))) return
    if (!isCancellable(order.status) || isOverdue(order, context.now()))
      throw new Problem('order_not_cancellable')
    await closeLockedOrder(context, tx, order, { type: 'shopper.cancelled' }, { actor })
  })
}

/**
 * Closes a locked order by an event of its chart: releases its stock, sends stock alerts, gives back the use of its
 * discount code, returns what was paid or held to the wallet, puts its lines back into the cart, reduced to the stock,
 * unless the shop rejected it, and notifies the customer, with the shop's reason. Throws `InvalidTransition`.
 */
export async function closeLockedOrder(
  context: Context,
  tx: Transaction,
  order: OrderRow,
  event: OrderEvent,
  { actor, reason = null }: { actor: Actor; reason?: string | null },
): Promise<void> {
  const at = new Date(context.now())
  const status = await moveOrder(tx, order, event, actor, at)
  await releaseUse(tx, order.id, at)
  const lines = await findOrderLines(tx, [order.id])
  await lockCart(tx, order.userId)
  const restocked = await returnStock(tx, order.id, lines)
  await notifyOfChanges(tx, restocked, context.now())
  if (event.type !== 'staff.rejected') {
    await mergeLines(context, tx, order.userId, lines.map(cartLine))
  }
  let returned = order.walletPaid
  if (!isPayable(order.status)) {
    await uncountSold(tx, order.id)
    returned = await refundClosedOrder(tx, order, actor, at)
  } else if (order.walletPaid > 0) {
    await moveWalletPayment(tx, order.id, { type: 'payment.returned' }, actor, at)
    await releaseFunds(tx, order.id, at)
  }
  await announceOrder(tx, order, status, at, { refunded: returned, reason })
}

function cartLine(line: OrderLineRow): CartLine {
  return {
    variantId: line.variantId,
    quantity: line.quantity,
    insuranceId: line.insuranceId,
    isInstallment: line.installment !== null,
  }
}
