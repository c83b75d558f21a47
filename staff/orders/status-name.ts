import { isReadyForPickup } from '#domain/order.ts'
import { staff } from '#i18n/fa/staff.ts'
import type { Schemas } from '#machines/api/client.ts'
import { readyState, type OrderState } from './order-query.ts'

/** What the list narrows down to, as staff read it. */
export const stateNames: Record<OrderState, string> = {
  ...staff.statuses,
  [readyState]: staff.readyToCollect,
}

/** The status as staff read it. For an order collected in person, SENDING reads “ready for pickup”. */
export const statusName = (status: Schemas['OrderStatus'], isInPerson: boolean): string =>
  isReadyForPickup(status, isInPerson) ? staff.readyToCollect : staff.statuses[status]

/** The name of an action that staff take on an order. */
export const moveName = (event: Schemas['StaffOrderMove']['event'], isInPerson: boolean): string =>
  isInPerson && event === 'staff.sent' ? staff.move.ready : staff.move.labels[event]
