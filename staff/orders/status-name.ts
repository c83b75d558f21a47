import { staff } from '#i18n/fa/staff.ts'
import type { Schemas } from '#machines/api/client.ts'

/** The name of a status for staff: an order that is collected is ready at the branch where another one is sent. */
export const statusName = (status: Schemas['OrderStatus'], isInPerson: boolean): string =>
  isInPerson && status === 'SENDING' ? staff.readyToCollect : staff.statuses[status]

/** The name of a step that staff take with an order. */
export const moveName = (event: Schemas['StaffOrderMove']['event'], isInPerson: boolean): string =>
  isInPerson && event === 'staff.sent' ? staff.move.ready : staff.move.labels[event]
