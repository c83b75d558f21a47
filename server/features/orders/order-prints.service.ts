import type { Context } from '#server/context.ts'
import type { Schemas } from '#server/schemas.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { recordActions } from '#server/features/staff/audit.service.ts'
import { correctableDelivery } from './delivery-correction.service.ts'
import { findPrintsAndCorrections } from './order-prints.queries.ts'
import type { OrderRow } from './orders.queries.ts'
import { findOrdersById } from './staff-orders.queries.ts'

/** Logs that packing slips or labels of orders are printed, so that a later correction of a delivery can be told of. */
export function recordPrint(
  { db, now }: Context,
  staffId: number,
  { ids, kind, read_at: readAt }: Schemas['OrdersPrint'],
): Promise<void> {
  const at = new Date(now())
  const read = new Date(Math.min(Date.parse(readAt), now()))
  return transaction(db, async (tx) => {
    const orders = await findOrdersById(tx, ids)
    await recordActions(
      tx,
      orders.map(({ id }) => ({
        staffId,
        action: 'recordPrint',
        subject: 'order',
        subjectId: id,
        requestKey: null,
        before: {},
        after: { printed: kind, read_at: read.toISOString() },
        at,
      })),
    )
  })
}

/** The last print of each order that was printed. That of one that was not sent yet is outdated if its delivery was corrected since. */
export async function printsOf(
  db: Executor,
  orders: readonly OrderRow[],
): Promise<Schemas['OrderPrint'][]> {
  if (orders.length === 0) return []
  const rows = await findPrintsAndCorrections(
    db,
    orders.map(({ id }) => id),
  )
  return orders.flatMap((order) => {
    const actions = rows.filter(({ action }) => action.subjectId === order.id)
    const print = actions.find(({ action }) => action.action === 'recordPrint')
    const correction = actions.find(({ action }) => action.action === 'correctDelivery')
    if (print === undefined) return []
    const { action, firstName, lastName } = print
    const readAt = String(action.after['read_at'])
    return {
      order_id: order.id,
      kind: action.after['printed'] === 'labels' ? 'labels' : 'slips',
      at: action.at.toISOString(),
      staff_id: action.staffId,
      first_name: firstName,
      last_name: lastName,
      is_outdated:
        correction !== undefined &&
        correction.action.at.toISOString() >= readAt &&
        correctableDelivery(order) !== null,
    }
  })
}
