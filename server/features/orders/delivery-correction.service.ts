import { addressLine } from '#domain/address.ts'
import {
  changedFields,
  deliveryFaults,
  deliveryFields,
  type DeliveryField,
} from '#domain/order-delivery.ts'
import { tidyPersianLines } from '#domain/persian.ts'
import { statusesToSend } from '#machines/lifecycles/order/order.machine.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { requireReason, trimmed, withTidyNames } from '#server/platform/fields.ts'
import { countRequest } from '#server/platform/limits/limits.service.ts'
import {
  changedMeanwhile,
  earlierValues,
  movedMeanwhile,
  recordAction,
} from '#server/features/staff/audit.service.ts'
import { requireAccountOfOthers } from '#server/features/staff/own-account.service.ts'
import { announceDelivery } from './order-news.service.ts'
import { lockOrder, setDelivery, type OrderRow } from './orders.queries.ts'

/** The customer is sent an SMS for each. */
const correctionsPerHour = 10

/** Whether the order goes to an address and was not sent yet. */
export const isParcelToSend = ({
  status,
  isInPerson,
}: Pick<OrderRow, 'status' | 'isInPerson'>): boolean =>
  !isInPerson && statusesToSend.includes(status)

/** What staff can correct of an order now: nothing once it was sent, nor before it is paid, nor if it is picked up. */
export function correctableDelivery(order: OrderRow): Schemas['OrderDelivery'] | null {
  const { textAddress, postalCode } = order
  if (!isParcelToSend(order) || textAddress === null || postalCode === null) return null
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
 * `move_impossible` if it has no delivery to correct, `changed_meanwhile` if the delivery is not the expected one, and
 * `too_many_requests` beyond the hourly limit of an order.
 */
export async function correctDelivery(
  context: Context,
  staffId: number,
  orderId: number,
  { delivery: input, expected, reason: text }: Schemas['DeliveryCorrection'],
): Promise<void> {
  const at = new Date(context.now())
  const action = { action: 'correctDelivery', subject: 'order', subjectId: orderId } as const
  const delivery = tidyDelivery(input)
  const reason = requireReason(text)
  await transaction(context.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order === null) throw new Problem('order_not_found')
    await requireAccountOfOthers(tx, staffId, order)
    await requireAccountOfOthers(tx, staffId, { ...order, phone: delivery.phone_number })
    const known = correctableDelivery(order)
    if (known === null) throw await movedMeanwhile(tx, { ...action, staffId }, order.status)
    const changed = changedFields(known, delivery)
    if (changed.length === 0) return
    if (changedFields(known, expected).length > 0)
      throw await changedMeanwhile(tx, { staffId, ...action }, action.action)
    requireFaultless(known, delivery)
    const key = `delivery-corrections:${orderId}`
    await countRequest(context, tx, { key, perHour: correctionsPerHour })
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

/**
 * What the corrections of an order have replaced, as it was when the order was placed: the buyer of the invoice, to whom the
 * national code belongs.
 */
export async function replacedDelivery(
  db: Executor,
  orderId: number,
): Promise<Partial<Schemas['OrderDelivery']>> {
  const action = { action: 'correctDelivery', subject: 'order', subjectId: orderId } as const
  const earlier = await earlierValues(db, action)
  return Object.fromEntries(
    deliveryFields.flatMap((field) => {
      const value = earlier[field]
      return typeof value === 'string' ? [[field, value]] : []
    }),
  )
}

const only = (delivery: Schemas['OrderDelivery'], fields: readonly DeliveryField[]) =>
  Object.fromEntries(fields.map((field) => [field, delivery[field]]))

/** The input as an address is stored. */
function tidyDelivery(input: Schemas['OrderDelivery']): Schemas['OrderDelivery'] {
  const tidy = withTidyNames(trimmed(input), ['first_name', 'last_name'])
  tidy.text_address = tidyPersianLines(tidy.text_address)
  return tidy
}

/** Throws `validation_failed` for what was changed. */
function requireFaultless(...[known, delivery]: Parameters<typeof deliveryFaults>): void {
  const faults = deliveryFaults(known, delivery)
  if (faults.length > 0)
    throw new Problem('validation_failed', {
      errors: faults.map(({ field, rule }) => ({ field: `delivery.${field}`, rule })),
    })
}
