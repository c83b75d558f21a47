import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import type { OperationRequest } from '#server/http/contract/types.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { largestId } from '#server/platform/db/largest-id.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import {
  isRefundOpen,
  moveRefund,
  refundMovesOf,
} from '#server/platform/lifecycle/lifecycle.service.ts'
import { refuseMove } from '#server/platform/lifecycle/refuse-move.ts'
import { reasonFor, recordAction, repeatedAction } from '#server/features/staff/audit.service.ts'
import { announceReturn } from './order-news.service.ts'
import { findOrderLines, lockOrder } from './orders.queries.ts'
import { payRefund } from './refund.service.ts'
import { findReturn, findReturnsById } from './refunds.queries.ts'
import { digitsIn, phoneStartIn } from './staff-lookup.ts'
import * as queries from './staff-returns.queries.ts'

const pageSize = 50

/** One page of the returns of all customers, and how many are in each status. */
export async function listStaffReturns(
  { db }: Context,
  { status = null, lookup: text = '', page = 1 }: ListQuery,
): Promise<Schemas['StaffReturnPage']> {
  const lookup = readLookup(text)
  const counts = await queries.countStaffReturns(db, lookup)
  const isOpen = status !== null && isRefundOpen(status)
  const rows = await queries.findStaffReturns(
    db,
    { status, isOpen, lookup },
    { page, size: pageSize },
  )
  const total = counts
    .filter((each) => status === null || each.status === status)
    .reduce((sum, each) => sum + each.total, 0)
  return {
    results: await returnBodies(db, rows),
    page_count: Math.ceil(total / pageSize),
    total,
    counts,
  }
}

type ListQuery = Omit<OperationRequest<'listStaffReturns'>['query'], 'status'> & {
  status?: Schemas['ReturnStatus'] | null
}

/**
 * Decides a return or confirms that its goods arrived, which pays its refund; the customer is notified. The same key
 * moves it once. Throws `return_not_found`, `move_impossible`, `reason_required`, `idempotency_key_reused`, and
 * `refund_exceeded` if the order's payments have already been fully refunded.
 */
export function moveReturn(
  context: Context,
  staffId: number,
  id: number,
  { event, comment }: Schemas['ReturnMove'],
  requestKey: string | null = null,
): Promise<Schemas['StaffReturn']> {
  const at = new Date(context.now())
  const actor = `staff:${staffId}` as const
  const said = reasonFor(event, comment)
  return transaction(context.db, async (tx) => {
    const found = await findReturn(tx, id)
    if (found === null) throw new Problem('return_not_found')
    const order = await lockOrder(tx, found.orderId)
    const refund = await findReturn(tx, id)
    if (order === null || refund === null) throw new Error(`there is no order of return ${id}`)
    const action = { action: 'moveReturn', subject: 'return', subjectId: id } as const
    if ((await repeatedAction(tx, { staffId, requestKey, ...action })) !== null)
      return readReturn(tx, id)
    const moving =
      event === 'goods.received'
        ? payRefund(tx, order, refund, { type: event }, actor, at, said)
        : moveRefund(tx, refund, { type: event }, actor, at, said)
    await moving.catch(refuseMove)
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
    return readReturn(tx, id)
  })
}

async function readReturn(db: Executor, id: number): Promise<Schemas['StaffReturn']> {
  const row = await queries.findStaffReturn(db, id)
  const [body] = row === null ? [] : await returnBodies(db, [row])
  if (body === undefined) throw new Error(`there is no return ${id}`)
  return body
}

/** The returns in the order of the rows, with what the goods are called in their orders. */
async function returnBodies(
  db: Executor,
  rows: readonly queries.StaffReturnRow[],
): Promise<Schemas['StaffReturn'][]> {
  const returns = await findReturnsById(
    db,
    rows.map(({ id }) => id),
  )
  const sold = await findOrderLines(db, [...new Set(returns.map(({ orderId }) => orderId))])
  return rows.flatMap(({ id, firstName, lastName, phone }) =>
    returns
      .filter((each) => each.id === id)
      .map(({ orderId, status, reason, description, amount, createdAt, adminComment, lines }) => ({
        id,
        order_id: orderId,
        status,
        reason,
        description,
        amount,
        created_at: createdAt.toISOString(),
        admin_comment: adminComment,
        first_name: firstName,
        last_name: lastName,
        phone_number: phone,
        goods: lines.flatMap(({ variantId, quantity }) =>
          sold
            .filter((line) => line.orderId === orderId && line.variantId === variantId)
            .slice(0, 1)
            .map(({ title, colorName }) => ({ title, color: colorName, quantity })),
        ),
        moves: refundMovesOf(status),
      })),
  )
}

/** Null for nothing. */
function readLookup(text: string): queries.ReturnLookup | null {
  if (text.trim() === '') return null
  const id = Number(digitsIn(text))
  return {
    orderId: id > 0 && id <= largestId ? id : null,
    phoneStart: phoneStartIn(text),
  }
}
