import type { Context } from '#server/context.ts'
import type { Schemas } from '#server/schemas.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { recordActions } from '#server/features/staff/audit.service.ts'
import { isParcelToSend } from './delivery-correction.service.ts'
import * as queries from './order-prints.queries.ts'
import type { OrderRow } from './orders.queries.ts'
import { findOrdersById } from './staff-orders.queries.ts'

/** The same print by the same member is logged once within this time. */
const repeatWithin = 60_000

/**
 * Logs that packing slips or labels were printed, so that a later correction of the delivery can warn about them. A print
 * that the member repeats within a minute is logged once, and unknown orders are left out.
 */
export function recordPrint(
  { db, now }: Context,
  staffId: number,
  { kind, last_corrections: read }: Schemas['PrintRecord'],
): Promise<void> {
  const at = new Date(now())
  const claimed = new Map(read.map((each) => [each.order_id, each.correction_id ?? 0]))
  return transaction(db, async (tx) => {
    await queries.lockPrintsOf(tx, staffId)
    const ids = (await findOrdersById(tx, [...claimed.keys()])).map(({ id }) => id)
    const corrections = await queries.findLastCorrections(tx, ids)
    const since = new Date(at.getTime() - repeatWithin)
    const recent = await queries.findPrintsSince(tx, ids, kind, since)
    const own = new Set(recent.flatMap((print) => (print.staffId === staffId ? print.orderId : [])))
    const last = new Map(recent.map((print) => [print.orderId, print.correctionId ?? 0]))
    const prints = ids
      .map((id) => ({ id, correctionId: Math.min(claimed.get(id) ?? 0, corrections.get(id) ?? 0) }))
      .filter(({ id, correctionId }) => !own.has(id) || last.get(id) !== correctionId)
    await recordActions(
      tx,
      prints.map(({ id, correctionId }) => ({
        staffId,
        action: 'recordPrint',
        subject: 'order',
        subjectId: id,
        requestKey: null,
        before: {},
        after: { printed: kind, correction_id: correctionId || null },
        at,
      })),
    )
  })
}

/** The last correction of the delivery of each of these orders. */
export async function lastCorrections(
  db: Executor,
  orderIds: readonly number[],
): Promise<Schemas['LastCorrection'][]> {
  const corrections = await queries.findLastCorrections(db, orderIds)
  return orderIds.map((id) => ({ order_id: id, correction_id: corrections.get(id) ?? null }))
}

/**
 * The last prints of each printed order. One is outdated if the order has not been sent and its delivery was corrected
 * after the print was read.
 */
export async function latestPrints(
  db: Executor,
  orders: readonly PrintedOrder[],
): Promise<Schemas['LastPrint'][]> {
  const ids = orders.map(({ id }) => id)
  const prints = await queries.findLatestPrints(db, ids)
  const corrections = await queries.findLastCorrections(db, ids)
  const unsent = new Set(orders.filter(isParcelToSend).map(({ id }) => id))
  return prints.map(({ orderId, kind, at, staffId, firstName, lastName, correctionId }) => ({
    order_id: orderId,
    kind,
    at: at.toISOString(),
    staff_id: staffId,
    first_name: firstName,
    last_name: lastName,
    is_outdated: unsent.has(orderId) && (corrections.get(orderId) ?? 0) > (correctionId ?? 0),
  }))
}

/** Which of these orders have an outdated print. */
export async function outdatedPrints(
  db: Executor,
  orders: readonly PrintedOrder[],
): Promise<ReadonlySet<number>> {
  const prints = await latestPrints(db, orders.filter(isParcelToSend))
  return new Set(prints.flatMap((print) => (print.is_outdated ? print.order_id : [])))
}

type PrintedOrder = Pick<OrderRow, 'id' | 'status' | 'isInPerson'>
