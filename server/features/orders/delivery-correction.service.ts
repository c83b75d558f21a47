import { addressLine } from '#domain/address.ts'
import { changedFields, deliveryFaults, type DeliveryField } from '#domain/order-delivery.ts'
import { tidyPersianLines } from '#domain/persian.ts'
import { statusesToSend } from '#machines/lifecycles/order/order.machine.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { requireReason, trimmed, withTidyNames } from '#server/platform/fields.ts'
import { changedMeanwhile, recordAction } from '#server/features/staff/audit.service.ts'
import { requireAccountOfOthers } from '#server/features/staff/own-account.service.ts'
import { announceDelivery } from './order-news.service.ts'
import { lockOrder, setDelivery, type OrderRow } from './orders.queries.ts'

/** What staff can correct of an order now: nothing once it was sent, nor before it is paid, nor if it is picked up. */
export function correctableDelivery(order: OrderRow): Schemas['OrderDelivery'] | null {
  const { status, isInPerson, textAddress, postalCode } = order
  if (isInPerson || textAddress === null || postalCode === null) return null
  if (!statusesToSend.includes(status)) return null
  return {
    first_name: order.firstName,
    last_name: order.lastName,
    phone_number: order.phone,
    text_address: textAddress,
    postal_code: postalCode,
  }
}

/** The province and the city of an order; null for one that is picked up. */
export const deliveryPlace = ({ provinceName, cityName }: OrderRow): string | null =>
  addressLine(provinceName, cityName, null) || null

/**
 * Corrects the receiver and the address of an order and notifies its customer. Throws `validation_failed`,
 * `reason_required`, `order_not_found`, `own_account` for an order of the member's own or if they would receive it,
 * `move_impossible` if it has no delivery to correct, and `changed_meanwhile` if the delivery is not the expected one.
 */
export async function correctDelivery(
  { db, now }: Context,
  staffId: number,
  orderId: number,
  { delivery: input, expected, reason: text }: Schemas['DeliveryCorrection'],
): Promise<void> {
  const at = new Date(now())
  const action = { action: 'correctDelivery', subject: 'order', subjectId: orderId } as const
  const delivery = tidyDelivery(input)
  const reason = requireReason(text)
  await transaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order === null) throw new Problem('order_not_found')
    await requireAccountOfOthers(tx, staffId, order)
    await requireAccountOfOthers(tx, staffId, { ...order, phone: delivery.phone_number })
    const known = correctableDelivery(order)
    if (known === null) throw new Problem('move_impossible')
    const changed = changedFields(known, delivery)
    if (changed.length === 0) return
    if (changedFields(known, expected).length > 0)
      throw await changedMeanwhile(tx, { staffId, ...action }, action.action)
    await setDelivery(tx, orderId, delivery)
    await announceDelivery(tx, order, changed, at)
    await recordAction(tx, {
      staffId,
      ...action,
      requestKey: null,
      before: only(known, changed),
      after: only(delivery, changed),
      reason,
      at,
    })
  })
}

const only = (delivery: Schemas['OrderDelivery'], fields: readonly DeliveryField[]) =>
  Object.fromEntries(fields.map((field) => [field, delivery[field]]))

/** The input as an address is stored. Throws `validation_failed`. */
function tidyDelivery(input: Schemas['OrderDelivery']): Schemas['OrderDelivery'] {
  const tidy = withTidyNames(trimmed(input), ['first_name', 'last_name'])
  tidy.text_address = tidyPersianLines(tidy.text_address)
  const faults = deliveryFaults(tidy)
  if (faults.length > 0)
    throw new Problem('validation_failed', {
      errors: faults.map(({ field, rule }) => ({ field: `delivery.${field}`, rule })),
    })
  return tidy
}
