import { paidFor } from '#domain/order.ts'
import { isRefundOpen } from '#machines/lifecycles/refund/refund.machine.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import type { OperationRequest } from '#server/http/contract/types.ts'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import {
  moveRefund,
  refundMovesOf,
  refundStatusAfter,
} from '#server/platform/lifecycle/lifecycle.service.ts'
import {
  movedMeanwhile,
  reasonFor,
  recordAction,
  repeatedAction,
} from '#server/features/staff/audit.service.ts'
import { requireAccountOfOthers } from '#server/features/staff/own-account.service.ts'
import { queueLength } from '#server/features/staff/queue.ts'
import { announceReturn } from './order-news.service.ts'
import { findOrderLines, findPayments, type OrderLineRow } from './orders.queries.ts'
import { payRefund, requireRefunded, totalsLeft } from './refund.service.ts'
import {
  findReturn,
  findReturns,
  requestedAmountOf,
  sumPaidRefunds,
  type ReturnRow,
} from './refunds.queries.ts'
import { lockReturn } from './returns.service.ts'
import { readLookup } from './staff-lookup.ts'
import * as queries from './staff-returns.queries.ts'

const pageSize = 50

/** One page of the returns of all customers, and how many are in each status. */
export async function listStaffReturns(
  { db }: Context,
  { status = null, lookup: text = '', sort, page = 1 }: ListQuery,
): Promise<Schemas['StaffReturnPage']> {
  const lookup = readLookup(text)
  const counts = await queries.countStaffReturns(db, lookup)
  const isOpen = status !== null && isRefundOpen(status)
  const rows = await queries.findStaffReturns(
    db,
    { status, isOpen, lookup },
    { sort, page, size: pageSize },
  )
  return {
    results: await returnBodies(db, rows),
    ...queueLength(counts, status, pageSize),
    counts,
  }
}

/** A return. Throws `return_not_found`. */
export async function getStaffReturn({ db }: Context, id: number): Promise<Schemas['StaffReturn']> {
  const body = await readReturn(db, id)
  if (body === null) throw new Problem('return_not_found')
  return body
}

type ListQuery = Omit<OperationRequest<'listStaffReturns'>['query'], 'status'> & {
  status?: Schemas['ReturnStatus'] | null
}

/**
 * Decides a return or confirms that its goods arrived, which pays its refund; the customer is notified. The same key
 * moves it once. Throws `return_not_found`, `own_account`, `reason_required`, `idempotency_key_reused`, `move_impossible`
 * also if the return's status is no longer as expected, `changed_meanwhile` if the other refunds of its order are not the
 * expected ones, and `refund_exceeded` if the order's payments have already been fully refunded.
 */
export function moveReturn(
  context: Context,
  staffId: number,
  id: number,
  { event, comment, ...shown }: Schemas['ReturnMove'],
  requestKey: string | null = null,
): Promise<Schemas['StaffReturn']> {
  const at = new Date(context.now())
  const actor = `staff:${staffId}` as const
  const said = reasonFor(event, comment)
  const { expected_status: expected, expected_other_refunds: expectedRefunds } = shown
  return transaction(context.db, async (tx) => {
    const { order, refund } = await lockReturn(tx, id)
    await requireAccountOfOthers(tx, staffId, order)
    const action = { action: 'moveReturn', subject: 'return', subjectId: id } as const
    const repeated = await repeatedAction(tx, {
      ...action,
      staffId,
      requestKey,
      after: (before) => ({ status: refundStatusAfter(before['status'], event) }),
      reason: said,
    })
    const isExpected = (status: unknown) => expected === undefined || expected === status
    if (repeated !== null) {
      if (!isExpected(repeated.before['status'])) throw new Problem('idempotency_key_reused')
      return readMoved(tx, id)
    }
    if (!isExpected(refund.status) || !refundMovesOf(refund.status).includes(event))
      throw await movedMeanwhile(tx, { ...action, staffId }, refund.status)
    if (expectedRefunds !== undefined) await requireRefunded(tx, order.id, expectedRefunds)
    if (event === 'goods.received')
      await payRefund(tx, order, refund, { type: event }, actor, at, said)
    else await moveRefund(tx, refund, { type: event }, actor, at, said)
    const after = await findReturn(tx, id)
    if (after === null) throw new Error(`there is no return ${id}`)
    await announceReturn(tx, order, after, at)
    await recordAction(tx, {
      ...action,
      staffId,
      requestKey,
      before: { status: refund.status },
      after: { status: after.status },
      reason: said,
      at,
    })
    return readMoved(tx, id)
  })
}

async function readMoved(tx: Transaction, id: number): Promise<Schemas['StaffReturn']> {
  const body = await readReturn(tx, id)
  if (body === null) throw new Error(`there is no return ${id}`)
  return body
}

async function readReturn(db: Executor, id: number): Promise<Schemas['StaffReturn'] | null> {
  const row = await queries.findStaffReturn(db, id)
  const [body = null] = row === null ? [] : await returnBodies(db, [row])
  return body
}

/** The returns in the order of the rows, with what the goods are called in their orders. */
export async function returnBodies(
  db: Executor,
  rows: readonly queries.StaffReturnRow[],
): Promise<Schemas['StaffReturn'][]> {
  const orderIds = [...new Set(rows.map(({ orderId }) => orderId))]
  const returns = Map.groupBy(await findReturns(db, orderIds), ({ orderId }) => orderId)
  const sold = Map.groupBy(await findOrderLines(db, orderIds), ({ orderId }) => orderId)
  const left = await totalsLeft(db, await findPayments(db, orderIds))
  const refunded = await sumPaidRefunds(db, orderIds)
  return rows.flatMap((row) => {
    const { orderId } = row
    const ofOrder = {
      returns: returns.get(orderId) ?? [],
      sold: sold.get(orderId) ?? [],
      left: left.get(orderId) ?? 0,
      refunded: refunded.get(orderId) ?? 0,
    }
    const found = ofOrder.returns.find(({ id }) => id === row.id)
    return found === undefined ? [] : [returnBody(row, found, ofOrder)]
  })
}

/** The order of a return; `left` and `refunded` in tomans. */
type OfOrder = {
  returns: readonly ReturnRow[]
  sold: readonly OrderLineRow[]
  left: number
  refunded: number
}

function returnBody(
  { id, firstName, lastName, phone }: queries.StaffReturnRow,
  found: ReturnRow,
  { returns, sold, left, refunded }: OfOrder,
): Schemas['StaffReturn'] {
  const { orderId, status, reason, description, amount, createdAt, adminComment, lines } = found
  const soldAs = (variantId: number) => sold.find((line) => line.variantId === variantId)
  const isPaid = status === 'PAID'
  return {
    id,
    order_id: orderId,
    status,
    reason,
    description,
    amount,
    requested_amount: requestedAmountOf(found),
    to_refund: isPaid ? amount : Math.min(amount, left),
    other_refunds: isPaid ? refunded - amount : refunded,
    returned_price: priceOf(
      returns.filter((each) => each.id === id || each.status === 'PAID'),
      sold,
    ),
    created_at: createdAt.toISOString(),
    admin_comment: adminComment,
    first_name: firstName,
    last_name: lastName,
    phone_number: phone,
    goods: lines.flatMap(({ variantId, quantity }) => {
      const line = soldAs(variantId)
      if (line === undefined) return []
      const { productId: product_id, title, colorName: color } = line
      return [{ product_id, variant_id: variantId, title, color, quantity }]
    }),
    moves: refundMovesOf(status),
  }
}

/** What was paid for the goods of these returns of an order, in tomans. */
function priceOf(returns: readonly ReturnRow[], sold: readonly OrderLineRow[]): number {
  const units = returns.flatMap(({ lines }) => lines)
  return sold.reduce((sum, line) => {
    const returned = units.filter(({ variantId }) => variantId === line.variantId)
    const quantity = returned.reduce((total, unit) => total + unit.quantity, 0)
    return sum + paidFor(line, quantity, 0)
  }, 0)
}
