import { isReadyForPickup } from '#domain/order.ts'
import { orders as words } from '#i18n/fa/orders.ts'
import { statusesTagged } from '#machines/lifecycles/order/order.machine.ts'
import type { Schemas } from '#machines/api/client.ts'
import type { BadgeTone } from '#src/ui/Badge.tsx'
import type { IconName } from '#src/ui/icon/names.ts'

export type OrderStatus = Schemas['OrderStatus']
export type OrderTab = 'process' | 'delivered' | 'suspended'

/** The tab of each status, from the tags of the order's machine. */
export const tabStatuses: Record<OrderTab, readonly OrderStatus[]> = {
  process: statusesTagged('in-process'),
  delivered: statusesTagged('delivered'),
  suspended: statusesTagged('cancelled-and-suspended'),
}

/** Name of a status in the list. */
export const listLabels: Record<OrderStatus, string> = {
  ...words.labels,
  WAITING_PAYMENT: words.waiting.list,
}

/** Name of a status on the order's page. */
export const pageLabels: Record<OrderStatus, string> = {
  ...words.labels,
  WAITING_PAYMENT: words.waiting.page,
}

type Look = { tone: BadgeTone; icon: IconName }

/** Badge of a status. */
export const statusLooks: Record<OrderStatus, Look> = {
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

/** How an order is delivered, as far as the names of its steps depend on it. */
export type Way = Pick<Schemas['OrderShipping'], 'is_in_person'>

/** Badge of a status, as the customer sees it. */
export const statusLook = (status: OrderStatus, way: Way): Look =>
  isReadyForPickup(status, way.is_in_person)
    ? { ...statusLooks[status], icon: 'store' }
    : statusLooks[status]

/** Name of a step that an order has taken. */
export const stepLabel = (status: OrderStatus, way: Way): string =>
  isReadyForPickup(status, way.is_in_person) ? words.timeline.ready : words.timeline.steps[status]

/** The steps of the delivery progress. */
export const stepsOf = (way: Way): readonly string[] =>
  way.is_in_person ? words.progress.pickedUp : words.progress.sent

/** Step of the delivery progress, from 0; null if the order is not being delivered. */
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

/** The step that has begun though no status says so yet, such as the check of a paid order; null where there is none. */
export function stepUnderWay(status: OrderStatus, way: Way): string | null {
  const current = progressSteps[status]
  const step = current === null ? undefined : stepsOf(way)[current]
  return step === undefined || step === stepLabel(status, way) ? null : step
}

/** The steps that an order has still before it; none where it is not on its way. */
export function comingSteps(status: OrderStatus, way: Way): readonly string[] {
  const current = progressSteps[status]
  return current === null ? [] : stepsOf(way).slice(current + 1)
}
