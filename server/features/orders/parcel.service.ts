import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { recordAction } from '#server/features/staff/audit.service.ts'
import { announceParcel } from './order-news.service.ts'
import { lockOrder, setParcelCode as setCode, type OrderRow } from './orders.queries.ts'

/** Whether the order goes, or went, to a carrier. */
export const canHaveParcelCode = ({
  status,
  isInPerson,
}: Pick<OrderRow, 'status' | 'isInPerson'>): boolean =>
  !isInPerson && (status === 'PREPARING' || status === 'SENDING')

/**
 * Sets or removes the carrier's code of a parcel. If the order was already sent, the customer gets the code at once;
 * otherwise together with the news of dispatch. Throws `order_not_found`, `move_impossible` for an order that no carrier
 * takes, and `changed_meanwhile` if the code is not the expected one.
 */
export async function setParcelCode(
  { db, now }: Context,
  staffId: number,
  orderId: number,
  { parcel_code: parcelCode, expected }: Schemas['ParcelCodeInput'],
): Promise<void> {
  const at = new Date(now())
  await transaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order === null) throw new Problem('order_not_found')
    if (order.parcelCode === parcelCode) return
    if (!canHaveParcelCode(order)) throw new Problem('move_impossible')
    if (order.parcelCode !== expected) throw new Problem('changed_meanwhile')
    await setCode(tx, orderId, parcelCode)
    if (order.status === 'SENDING' && parcelCode !== null)
      await announceParcel(tx, order, parcelCode, at)
    await recordAction(tx, {
      staffId,
      action: 'setParcelCode',
      subject: 'order',
      subjectId: orderId,
      requestKey: null,
      before: { parcel_code: order.parcelCode },
      after: { parcel_code: parcelCode },
      at,
    })
  })
}
