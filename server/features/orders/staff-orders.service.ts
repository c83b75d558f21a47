import { nextStaffMove, staffMovesOf } from '#machines/lifecycles/order/order.machine.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import { orderStatuses } from '#server/platform/db/schema/commerce.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { refusedField } from '#server/platform/fields.ts'
import {
  actorKind,
  moveOrder as moveRow,
  nextOrderStatus,
} from '#server/platform/lifecycle/lifecycle.service.ts'
import { refuseMove } from '#server/platform/lifecycle/refuse-move.ts'
import {
  actionsOn,
  movedMeanwhile,
  needsReason,
  reasonFor,
  recordAction,
  repeatedAction,
} from '#server/features/staff/audit.service.ts'
import { requireAccountOfOthers } from '#server/features/staff/own-account.service.ts'
import { closeLockedOrder } from './close-order.service.ts'
import { correctableDelivery, deliveryPlace } from './delivery-correction.service.ts'
import { announceOrder } from './order-news.service.ts'
import { notesOf } from './order-notes.service.ts'
import { latestPrints } from './order-prints.service.ts'
import { lockOrder, type OrderRow } from './orders.queries.ts'
import { updatePickupCode } from './pickup-code.service.ts'
import { orderBodies } from './orders.service.ts'
import { canHaveParcelCode } from './parcel.service.ts'
import { refundLeft, totalLeft } from './refund.service.ts'
import { refundHistoryOf, refundsOf } from './staff-refunds.service.ts'
import * as queries from './staff-orders.queries.ts'

/** Actions on an order that its page shows as notes and prints. */
const shownElsewhere = ['addOrderNote', 'deleteOrderNote', 'recordPrint'] as const

/** An order, the steps that staff can take with it, and its history. Throws `order_not_found`. */
export async function getStaffOrder(context: Context, id: number): Promise<Schemas['StaffOrder']> {
  const { db, now } = context
  const found = await queries.findStaffOrder(db, id, new Date(now()))
  if (found === null) throw new Problem('order_not_found')
  const { order, accountPhone } = found
  const [body] = await orderBodies(context, [order])
  if (body === undefined) throw new Error(`order ${id} has no body`)
  return {
    ...body,
    account: { id: order.userId, phone_number: accountPhone },
    discount_code: order.discountCode,
    code_discount: order.codeDiscount,
    payments: await paymentsOf(context, id),
    moves: staffMovesOf(order.status)
      .filter(({ event }) => !needsPickupCode(order, event))
      .map((move) => ({ ...move, needs_reason: needsReason(move.event) })),
    waits_at_desk: order.pickupCode !== null,
    takes_parcel_code: canHaveParcelCode(order),
    delivery: correctableDelivery(order),
    delivery_place: deliveryPlace(order),
    prints: await latestPrints(db, [order]),
    notes: await notesOf(db, id),
    refunds: await refundsOf(db, id),
    refund_left: await refundLeft(db, order),
    refund_history: await refundHistoryOf(db, id),
    history: (await queries.findOrderEvents(db, id)).map(eventBody),
    actions: await actionsOn(db, 'order', id, shownElsewhere),
  }
}

async function paymentsOf(
  { db, payments: { gateways } }: Context,
  orderId: number,
): Promise<Schemas['StaffOrderPayment'][]> {
  const rows = await queries.findPaymentsOf(db, orderId)
  return rows.map(({ id, createdAt, status, gateway, amount, referenceNumber }) => ({
    id,
    created_at: createdAt.toISOString(),
    status,
    gateway,
    gateway_name: gateways.find(({ code }) => code === gateway)?.name ?? null,
    amount,
    reference_number: referenceNumber,
  }))
}

/**
 * Moves an order to its next status and notifies its customer; a rejection refunds it. A repeated call with the same key
 * moves nothing. Throws `order_not_found`, `own_account`, `reason_required`, `idempotency_key_reused`, `pickup_code_required`
 * for an order that is handed over at the desk, and `move_impossible` if the chart has no such step or the order's status is
 * no longer as expected.
 */
export async function moveOrder(
  context: Context,
  staffId: number,
  orderId: number,
  move: Schemas['OrderMove'],
  requestKey: string | null = null,
): Promise<Schemas['StaffOrder']> {
  await takeStep(context, staffId, orderId, move, { action: 'moveOrder', requestKey })
  return getStaffOrder(context, orderId)
}

/**
 * Moves each of these orders to its next status, in a transaction of its own: the reply has the problem of each order that
 * cannot be moved. An order that is picked up at the desk is not delivered this way, nor does one go out whose whole amount
 * was refunded. A repeated call with the same key moves nothing. Throws `validation_failed` if an order is listed twice.
 */
export async function moveOrders(
  context: Context,
  staffId: number,
  chosen: Schemas['OrdersMove']['orders'],
  requestKey: string,
): Promise<Schemas['OrdersMoved']> {
  if (new Set(chosen.map(({ id }) => id)).size < chosen.length)
    throw refusedField('orders', 'uniqueItems')
  const results: Schemas['OrdersMoved']['results'] = []
  for (const { id, expected_status } of chosen) {
    const next = nextStaffMove(expected_status)
    const problem =
      next === null
        ? new Problem('move_impossible')
        : await takeStep(
            context,
            staffId,
            id,
            { event: next.event, expected_status },
            { action: 'moveOrders', requestKey: `${requestKey}:${id}` },
          ).then(
            () => null,
            (cause: unknown) => problemOf(context, id, cause),
          )
    const status = problem === null && next !== null ? next.to : null
    const savedBy = problem?.details.saved_by
    const body = { id, status, problem: problem?.code ?? null }
    results.push(savedBy === undefined ? body : { ...body, saved_by: savedBy })
  }
  return { results }
}

/** Why an order was not moved. The orders before it have been moved, so an unexpected error is returned, not thrown. */
function problemOf({ log }: Context, order: number, cause: unknown): Problem {
  if (cause instanceof Problem) return cause
  log.error({ err: cause, order }, 'an order could not be moved')
  return new Problem('internal_error')
}

type Call = {
  action: 'moveOrder' | 'moveOrders' | 'handOverOrder'
  requestKey: string | null
  /** The code that the customer gave at the desk; it must be the order's. */
  pickupCode?: string
}

/**
 * The implementation of `moveOrder`, `moveOrders` and `handOverOrder`. Throws `pickup_code_invalid` and `order_delivered`,
 * too.
 */
export async function takeStep(
  context: Context,
  staffId: number,
  orderId: number,
  { event: type, expected_status: expected, reason: text }: Schemas['OrderMove'],
  { action: operation, requestKey, pickupCode }: Call,
): Promise<void> {
  const at = new Date(context.now())
  const actor = `staff:${staffId}` as const
  const reason = reasonFor(type, text)
  await transaction(context.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order === null) throw new Problem('order_not_found')
    await requireAccountOfOthers(tx, staffId, order)
    const action = { action: operation, subject: 'order', subjectId: orderId } as const
    const earlier = await repeatedAction(tx, { staffId, requestKey, ...action })
    if (earlier !== null) {
      const { before, after } = earlier
      const isOther = expected !== undefined && expected !== before['status']
      if (isOther || !leadsTo(before['status'], type, after['status']))
        throw new Problem('idempotency_key_reused')
      return
    }
    if (operation === 'handOverOrder' && order.status === 'DELIVERED')
      throw await movedMeanwhile(tx, { ...action, staffId }, order.status, 'order_delivered')
    if (pickupCode !== undefined && pickupCode !== order.pickupCode)
      throw new Problem('pickup_code_invalid')
    if (expected !== undefined && expected !== order.status)
      throw await movedMeanwhile(tx, { ...action, staffId }, order.status)
    if (pickupCode === undefined && needsPickupCode(order, type))
      throw new Problem('pickup_code_required')
    if (operation === 'moveOrders' && type !== 'staff.delivered' && (await isRefunded(tx, order)))
      throw new Problem('order_refunded')
    if (type === 'staff.rejected') {
      await closeLockedOrder(context, tx, order, { type }, { actor, reason }).catch(refuseMove)
    } else {
      const status = await moveRow(tx, order, { type }, actor, at).catch(refuseMove)
      const code = await updatePickupCode(tx, order, status)
      await announceOrder(tx, order, status, at, {
        pickupCode: code,
        parcelCode: order.parcelCode,
      })
    }
    await recordAction(tx, {
      ...action,
      staffId,
      requestKey,
      before: { status: order.status },
      after: { status: nextOrderStatus(order.status, { type }) },
      reason,
      at,
    })
  })
}

/** Whether everything that was paid for an order was given back. */
const isRefunded = async (tx: Transaction, order: OrderRow): Promise<boolean> =>
  order.totalPrice > 0 && (await totalLeft(tx, order)) === 0

/** Whether a step needs the customer's code; orders that were placed before codes were introduced have none. */
const needsPickupCode = (
  order: Pick<OrderRow, 'pickupCode'>,
  event: Schemas['OrderMoveEvent'],
): boolean => event === 'staff.delivered' && order.pickupCode !== null

/** Whether a step of staff takes an order from one status to another. */
const leadsTo = (from: unknown, event: Schemas['OrderMoveEvent'], to: unknown): boolean =>
  orderStatuses.some(
    (status) =>
      status === from &&
      staffMovesOf(status).some((move) => move.event === event && move.to === to),
  )

type EventRow = Awaited<ReturnType<typeof queries.findOrderEvents>>[number]

const eventBody = ({ event, toStatus, actor, at }: EventRow): Schemas['StaffOrderEvent'] => ({
  event,
  status: toStatus,
  by: actorKind(actor),
  at: at.toISOString(),
})
