import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { moveOrder as moveRow } from '#server/platform/lifecycle/lifecycle.service.ts'
import { refuseMove } from '#server/platform/lifecycle/refuse-move.ts'
import { closeLockedOrder } from './close-order.service.ts'
import { announceOrder } from './order-news.service.ts'
import { lockOrder } from './orders.queries.ts'
import { getOrder } from './orders.service.ts'

/**
 * Takes an order through the next step of its life and tells its customer; a rejection refunds it. Throws
 * `order_not_found` and `move_impossible`.
 */
export async function moveOrder(
  context: Context,
  staffId: number,
  orderId: number,
  { event: type }: Schemas['OrderMove'],
): Promise<Schemas['Order']> {
  const at = new Date(context.now())
  const actor = `staff:${staffId}` as const
  const userId = await transaction(context.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order === null) throw new Problem('order_not_found')
    if (type === 'staff.rejected') {
      await closeLockedOrder(context, tx, order, { type }, actor).catch(refuseMove)
    } else {
      const status = await moveRow(tx, order, { type }, actor, at).catch(refuseMove)
      await announceOrder(tx, order, status, at)
    }
    return order.userId
  })
  return getOrder(context, userId, orderId)
}
