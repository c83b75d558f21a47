import { paidFor, returnDeadline } from '#domain/order.ts'
import { plainText } from '#domain/persian.ts'
import {
  isRefundOpen,
  mayGiveBack,
  sumOpenReturns,
} from '#machines/lifecycles/refund/refund.machine.ts'
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
import {
  findReturn,
  findReturns,
  insertRefund,
  requestedAmountOf,
  type ReturnRow,
} from './refunds.queries.ts'
import type { Units } from './stock.queries.ts'

type Sold = Pick<OrderLineRow, 'variantId' | 'quantity'>
/** `refunds[n - 1]` is the refund for returning n units, in tomans. */
type Returnable = Units & { refunds: number[] }

/**
 * The units of an order that can still be returned, and the deadline. Null if the order was not delivered, the deadline
 * has passed, or nothing is left to refund. `left`: tomans not yet refunded. `available`: `left` minus the amounts of open
 * returns; no number of units refunds more.
 */
export function returnableOf(
  steps: Awaited<ReturnType<typeof findOrderSteps>>,
  lines: readonly OrderLineRow[],
  returns: readonly ReturnRow[],
  left: number,
  now: number,
): { until: Date; available: number; units: Returnable[] } | null {
  const last = steps.at(-1)
  if (last === undefined || !isReturnable(last.status)) return null
  const until = returnDeadline(last.at.getTime())
  if (until <= now || left <= 0) return null
  const available = Math.max(0, left - sumOpenReturns(returns))
  const units = lines.map((line) => {
    const alreadyReturned = returnedOf(line, returns)
    const quantity = line.quantity - alreadyReturned
    const refunds = Array.from({ length: quantity }, (_, index) =>
      Math.min(available, paidFor(line, index + 1, alreadyReturned)),
    )
    return { variantId: line.variantId, quantity, refunds }
  })
  const offered = available === 0 ? [] : units.filter(({ quantity }) => quantity > 0)
  return { until: new Date(until), available, units: offered }
}

/** The refunded returns of an order; null if there are none. */
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

/** The state of the newest open return; null if there is none. */
export const returnUnderWay = (returns: readonly ReturnRow[]): Schemas['ReturnUnderWay'] | null =>
  returns.map(({ status }) => status).find(isRefundOpen) ?? null

/** How many units of a line were returned or requested to be returned. */
function returnedOf({ variantId }: Sold, returns: readonly ReturnRow[]): number {
  return returns
    .filter(({ status }) => mayGiveBack(status))
    .flatMap(({ lines }) => lines.filter((line) => line.variantId === variantId))
    .reduce((sum, line) => sum + line.quantity, 0)
}

/**
 * Requests a return for a delivered order. Idempotent per key. Throws `order_not_found`, `return_impossible` (not
 * delivered, too late, or nothing left to refund), `return_quantity_exceeded`, `idempotency_key_reused`,
 * `too_many_requests`, and like `requireOpenAccount`.
 */
export function requestReturn(
  context: Context,
  userId: number,
  orderId: number,
  { items, reason, description = '' }: Schemas['ReturnInput'],
  requestKey: string | null,
): Promise<void> {
  const wanted = { reason, description: plainText(description).trim(), units: combined(items) }
  return transaction(context.db, async (tx) => {
    await requireOpenAccount(tx, userId)
    const order = await lockOrder(tx, orderId)
    if (order?.userId !== userId) throw new Problem('order_not_found')
    const lines = await findOrderLines(tx, [orderId])
    const returns = await findReturns(tx, [orderId])
    const earlier = returns.find((each) => requestKey !== null && each.requestKey === requestKey)
    if (earlier !== undefined) {
      if (!isSameRequest(earlier, wanted)) throw new Problem('idempotency_key_reused')
      return
    }
    const at = new Date(context.now())
    const steps = await findOrderSteps(tx, [orderId])
    const left = await totalLeft(tx, order)
    const returnable = returnableOf(steps, lines, returns, left, at.getTime())
    if (returnable === null || returnable.available === 0) throw new Problem('return_impossible')
    const { units, ...told } = wanted
    const requestedAmount = units.reduce((sum, unit) => sum + refundOf(unit, returnable.units), 0)
    const amount = Math.min(requestedAmount, returnable.available)
    if (amount === 0) throw new Problem('return_impossible')
    await limitRequests(context, tx, userId)
    const refund = { orderId, ...told, amount, requestKey, createdAt: at }
    await insertRefund(tx, refund, units, `user:${userId}`)
  })
}

/**
 * Cancels a return that the shop has neither received nor refused; does nothing if it is already cancelled. Returns the id
 * of its order. Throws `return_not_found`, even for another shopper's, and `return_not_cancellable`.
 */
export function cancelReturn(context: Context, userId: number, id: number): Promise<number> {
  return transaction(context.db, async (tx) => {
    const { order, refund } = await lockReturn(tx, id)
    if (order.userId !== userId) throw new Problem('return_not_found')
    if (refund.status === 'CANCELLED') return order.id
    if (!isReturnCancellable(refund.status)) throw new Problem('return_not_cancellable')
    const at = new Date(context.now())
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

/** Locks the order of a return, then reads both. Throws `return_not_found`. */
export async function lockReturn(
  tx: Transaction,
  id: number,
): Promise<{ order: OrderRow; refund: ReturnRow }> {
  const found = await findReturn(tx, id)
  if (found === null) throw new Problem('return_not_found')
  const order = await lockOrder(tx, found.orderId)
  const refund = await findReturn(tx, id)
  if (order === null || refund === null) throw new Error(`order of return ${id} not found`)
  return { order, refund }
}

type Wanted = Pick<ReturnRow, 'reason' | 'description'> & { units: readonly Units[] }

const isSameRequest = (earlier: ReturnRow, { reason, description, units }: Wanted): boolean =>
  earlier.reason === reason &&
  earlier.description === description &&
  earlier.lines.length === units.length &&
  units.every(({ variantId, quantity }) =>
    earlier.lines.some((line) => line.variantId === variantId && line.quantity === quantity),
  )

export function returnBody(row: ReturnRow): Schemas['Return'] {
  return {
    id: row.id,
    status: row.status,
    reason: row.reason,
    description: row.description,
    amount: row.amount,
    requested_amount: requestedAmountOf(row),
    created_at: row.createdAt.toISOString(),
    changed_at: row.changedAt.toISOString(),
    admin_comment: row.adminComment,
    can_cancel: isReturnCancellable(row.status),
    items: row.lines.map(unitBody),
  }
}

/** API representation of returnable units. */
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

/** Throws `return_quantity_exceeded` if there are not that many. */
function refundOf({ variantId, quantity }: Units, returnable: readonly Returnable[]): number {
  const unit = returnable.find((each) => each.variantId === variantId)
  const refund = unit?.refunds[quantity - 1]
  if (refund === undefined) throw new Problem('return_quantity_exceeded')
  return refund
}
