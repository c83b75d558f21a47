import { paidFor, returnDeadline } from '#domain/order.ts'
import { plainText } from '#domain/persian.ts'
import { isRefundOpen, mayGiveBack } from '#machines/lifecycles/refund/refund.machine.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { requireOpenAccount } from '#server/http/security/sessions.service.ts'
import {
  isReturnable,
  isReturnCancellable,
  moveRefund,
} from '#server/platform/lifecycle/lifecycle.service.ts'
import { countRequest } from '#server/platform/limits/limits.service.ts'
import { announceReturn } from './order-news.service.ts'
import {
  findOrderLines,
  findOrderSteps,
  lockOrder,
  type OrderLineRow,
  type OrderRow,
} from './orders.queries.ts'
import { totalLeft } from './refund.service.ts'
import { findReturn, findReturns, insertRefund, type ReturnRow } from './refunds.queries.ts'
import type { Units } from './stock.queries.ts'

type Sold = Pick<OrderLineRow, 'variantId' | 'quantity'>
/** `refunds` is what one unit gives back, what two give back together, and so on. */
type Returnable = Units & { refunds: number[] }

/**
 * What of an order can be returned, and until when; null if it was not delivered, the time has passed or nothing is
 * `left` of what was paid, in tomans. `free` is what of it no open return is to give back; no number of units gives back
 * more.
 */
export function returnableOf(
  steps: Awaited<ReturnType<typeof findOrderSteps>>,
  lines: readonly OrderLineRow[],
  returns: readonly ReturnRow[],
  left: number,
  now: number,
): { until: Date; free: number; units: Returnable[] } | null {
  const last = steps.at(-1)
  if (last === undefined || !isReturnable(last.status)) return null
  const until = returnDeadline(last.at.getTime())
  if (until <= now || left <= 0) return null
  const free = Math.max(0, left - openAmount(returns))
  const units = lines.map((line) => {
    const before = returnedOf(line, returns)
    const quantity = line.quantity - before
    const refunds = Array.from({ length: quantity }, (_, index) =>
      Math.min(free, paidFor(line, index + 1, before)),
    )
    return { variantId: line.variantId, quantity, refunds }
  })
  const offered = free === 0 ? [] : units.filter(({ quantity }) => quantity > 0)
  return { until: new Date(until), free, units: offered }
}

/** What came back of an order and was paid for; null if nothing has. */
export function returnedGoods(
  lines: readonly Sold[],
  returns: readonly ReturnRow[],
): Schemas['ReturnedGoods'] | null {
  const paid = returns.filter(({ status }) => status === 'PAID')
  if (paid.length === 0) return null
  return {
    amount: paid.reduce((sum, { amount }) => sum + amount, 0),
    is_whole: lines.every((line) => returnedOf(line, paid) === line.quantity),
  }
}

/** The state of the newest open return; null without one. */
export const returnUnderWay = (returns: readonly ReturnRow[]): Schemas['ReturnUnderWay'] | null =>
  returns.map(({ status }) => status).find(isRefundOpen) ?? null

/** What the open returns are to give back. */
const openAmount = (returns: readonly ReturnRow[]): number =>
  returns.filter(({ status }) => isRefundOpen(status)).reduce((sum, { amount }) => sum + amount, 0)

/** How many units of a line were returned or are asked to be. */
function returnedOf({ variantId }: Sold, returns: readonly ReturnRow[]): number {
  return returns
    .filter(({ status }) => mayGiveBack(status))
    .flatMap(({ lines }) => lines.filter((line) => line.variantId === variantId))
    .reduce((sum, line) => sum + line.quantity, 0)
}

/**
 * Asks to return goods of a delivered order; the same key asks once. Throws order_not_found, return_impossible (not
 * delivered, too late, or nothing left to give back), return_quantity_exceeded, idempotency_key_reused,
 * too_many_requests, and like `requireOpenAccount`.
 */
export function requestReturn(
  context: Context,
  userId: number,
  orderId: number,
  { items, reason, description = '' }: Schemas['ReturnInput'],
  requestKey: string | null = null,
): Promise<void> {
  const at = new Date(context.now())
  return transaction(context.db, async (tx) => {
    await requireOpenAccount(tx, userId)
    const order = await lockOrder(tx, orderId)
    if (order?.userId !== userId) throw new Problem('order_not_found')
    const lines = await findOrderLines(tx, [orderId])
    const returns = await findReturns(tx, [orderId])
    const wanted = combined(items)
    const earlier = returns.find((each) => requestKey !== null && each.requestKey === requestKey)
    if (earlier !== undefined) return refuseOther(earlier, reason, wanted)
    const steps = await findOrderSteps(tx, [orderId])
    const left = await totalLeft(tx, order)
    const returnable = returnableOf(steps, lines, returns, left, context.now())
    if (returnable === null || returnable.free === 0) throw new Problem('return_impossible')
    const worth = wanted.reduce((sum, unit) => sum + refundOf(unit, returnable.units), 0)
    const amount = Math.min(worth, returnable.free)
    if (amount === 0) throw new Problem('return_impossible')
    await limitRequests(context, tx, userId)
    const text = plainText(description).trim()
    const refund = { orderId, reason, description: text, amount, requestKey, createdAt: at }
    await insertRefund(tx, refund, wanted, `user:${userId}`)
  })
}

/**
 * Cancels a return that the shop has neither received nor refused; a cancelled one stays as it is. Returns the id of its
 * order. Throws `return_not_found`, also for another shopper's, and `return_not_cancellable`.
 */
export function cancelReturn(context: Context, userId: number, id: number): Promise<number> {
  const at = new Date(context.now())
  return transaction(context.db, async (tx) => {
    const { order, refund } = await lockReturn(tx, id)
    if (order.userId !== userId) throw new Problem('return_not_found')
    if (refund.status === 'CANCELLED') return order.id
    if (!isReturnCancellable(refund.status)) throw new Problem('return_not_cancellable')
    const status = await moveRefund(tx, refund, { type: 'shopper.cancelled' }, `user:${userId}`, at)
    await announceReturn(tx, order, { ...refund, status, adminComment: null }, at)
    return order.id
  })
}

async function limitRequests(context: Context, tx: Transaction, userId: number): Promise<void> {
  const key = `return:user:${userId}`
  const perHour = context.config.limits.returnsPerHour
  await countRequest(context, tx, { key, perHour })
}

/** Locks the order of a return, and reads both as they are then. Throws `return_not_found`. */
export async function lockReturn(
  tx: Transaction,
  id: number,
): Promise<{ order: OrderRow; refund: ReturnRow }> {
  const found = await findReturn(tx, id)
  if (found === null) throw new Problem('return_not_found')
  const order = await lockOrder(tx, found.orderId)
  const refund = await findReturn(tx, id)
  if (order === null || refund === null) throw new Error(`there is no order of return ${id}`)
  return { order, refund }
}

/** Throws `idempotency_key_reused` if the earlier request was about something else. */
function refuseOther(earlier: ReturnRow, reason: ReturnRow['reason'], wanted: readonly Units[]) {
  const isSame =
    earlier.reason === reason &&
    earlier.lines.length === wanted.length &&
    wanted.every(({ variantId, quantity }) =>
      earlier.lines.some((line) => line.variantId === variantId && line.quantity === quantity),
    )
  if (!isSame) throw new Problem('idempotency_key_reused')
}

export function returnBody(row: ReturnRow): Schemas['Return'] {
  return {
    id: row.id,
    status: row.status,
    reason: row.reason,
    description: row.description,
    amount: row.amount,
    created_at: row.createdAt.toISOString(),
    changed_at: row.changedAt.toISOString(),
    admin_comment: row.adminComment,
    can_cancel: isReturnCancellable(row.status),
    items: row.lines.map(unitBody),
  }
}

/** Units that can be returned as the wire has them. */
export const returnableBody = ({ refunds, ...unit }: Returnable): Schemas['ReturnableItem'] => ({
  ...unitBody(unit),
  refunds,
})

const unitBody = ({ variantId, quantity }: Units): Schemas['ReturnedItem'] => ({
  price_id: variantId,
  quantity,
})

function combined(items: readonly Schemas['ReturnedItem'][]): Units[] {
  const byVariant = Map.groupBy(items, ({ price_id: id }) => id)
  return [...byVariant].map(([variantId, each]) => ({
    variantId,
    quantity: each.reduce((sum, { quantity }) => sum + quantity, 0),
  }))
}

/** Throws return_quantity_exceeded if there are not that many. */
function refundOf({ variantId, quantity }: Units, returnable: readonly Returnable[]): number {
  const unit = returnable.find((each) => each.variantId === variantId)
  const refund = unit?.refunds[quantity - 1]
  if (refund === undefined) throw new Problem('return_quantity_exceeded')
  return refund
}
