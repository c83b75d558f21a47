import { orders as words } from '#i18n/fa/orders.ts'
import { statusesTagged } from '#machines/lifecycles/order/order.machine.ts'
import type { Schemas } from '#machines/api/client.ts'
import type { BadgeTone } from '#src/ui/Badge.tsx'
import type { IconName } from '#src/ui/icon/names.ts'

export type OrderStatus = Schemas['OrderStatus']
export type OrderTab = 'process' | 'delivered' | 'suspended'

/** Which orders lie in which tab, as the order's chart tags its states. */
export const tabStatuses: Record<OrderTab, readonly OrderStatus[]> = {
  process: statusesTagged('in-process'),
  delivered: statusesTagged('delivered'),
  suspended: statusesTagged('cancelled-and-suspended'),
}

/** What a status is called in the list. */
export const listLabels: Record<OrderStatus, string> = words.listLabels

/** What a status is called on the order's own page. */
export const pageLabels: Record<OrderStatus, string> = words.pageLabels

/** How a status looks as a badge. */
export const statusLooks: Record<OrderStatus, { tone: BadgeTone; icon: IconName }> = {
  WAITING_PAYMENT: { tone: 'warn', icon: 'hourglass' },
  NOT_CHECKED: { tone: 'brand', icon: 'receipt' },
  PAYMENT_VERIFIED: { tone: 'brand', icon: 'receipt' },
  PROCESSING: { tone: 'brand', icon: 'box' },
  PREPARING: { tone: 'brand', icon: 'box' },
  SENDING: { tone: 'info', icon: 'truck' },
  DELIVERED: { tone: 'ok', icon: 'check' },
  NOT_APPROVED: { tone: 'danger', icon: 'close' },
  EXPIRED: { tone: 'danger', icon: 'close' },
}

/** The step of the progress that an order is at, from 0; null where it is not on its way. */
export const progressSteps: Record<OrderStatus, number | null> = {
  WAITING_PAYMENT: null,
  NOT_CHECKED: 1,
  PAYMENT_VERIFIED: 2,
  PROCESSING: 2,
  PREPARING: 2,
  SENDING: 3,
  DELIVERED: null,
  NOT_APPROVED: null,
  EXPIRED: null,
}
