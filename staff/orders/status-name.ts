import { staff } from '#i18n/fa/staff.ts'
import type { Schemas } from '#machines/api/client.ts'
import { isReady } from '#src/features/orders/shared/order-status.ts'

/** The status as staff read it. For an order collected in person, SENDING reads “ready for pickup”. */
export const statusName = (status: Schemas['OrderStatus'], isInPerson: boolean): string =>
  isReady(status, { is_in_person: isInPerson }) ? staff.readyToCollect : staff.statuses[status]

/** The name of an action that staff take on an order. */
export const moveName = (event: Schemas['StaffOrderMove']['event'], isInPerson: boolean): string =>
  isInPerson && event === 'staff.sent' ? staff.move.ready : staff.move.labels[event]
