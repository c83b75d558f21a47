import { setup, transition } from 'xstate'
import type { components } from '#api/schema.d.ts'

export type OrderStatus = components['schemas']['OrderStatus']

/** What can happen to an order. Only the server sends these, through `server/platform/lifecycle/lifecycle.service.ts`. */
export type OrderEvent =
  /** The bank's own server says that what was left to pay is paid, or the wallet paid all (`confirmOrder`). */
  | { type: 'payment.confirmed' }
  /**
   * The server's job, or a payment that arrives later than `expires_at`, which is 30 minutes after placing unless
   * `ORDER_LIFETIME_SECONDS` says otherwise. The stock is free again, what the wallet held goes back and the lines
   * return to the cart (`expireLockedOrder`).
   */
  | { type: 'time.expired' }
  /**
   * The shopper gives up an order that was not sent. The stock is free again, the lines return to the cart and what was
   * paid goes to the wallet (`cancelOrder`).
   */
  | { type: 'shopper.cancelled' }
  | { type: 'staff.payment-checked' }
  | { type: 'staff.accepted' }
  | { type: 'staff.preparing' }
  | { type: 'staff.sent' }
  | { type: 'staff.delivered' }
  /** The shop cannot deliver a paid order: like a cancellation, but the cart stays as it is. */
  | { type: 'staff.rejected' }

/** Tabs of the order list, and what can still be done with the order. */
export type OrderTag =
  'in-process' | 'delivered' | 'cancelled-and-suspended' | 'payable' | 'cancellable' | 'returnable'

/**
 * The life of an order. Its states are the wire's `text_status`, each tagged by the tab that lists it
 * (ORD-26 to ORD-34). An order that was paid or closed never waits for payment again. It can be cancelled until it is
 * sent; after the delivery its goods can be returned, which is the life of a refund (`lifecycles/refund`).
 *
 * Placing is repeatable for good: the same shopper's same `Idempotency-Key` answers with the order that it made the
 * first time and takes nothing again; with another address or another choice of the wallet it is refused
 * (`idempotency_key_reused`). See `createOrder` in `server/features/orders/place-order.service.ts`.
 */
export const orderMachine = setup({
  types: {
    events: {} as OrderEvent,
    tags: {} as OrderTag,
  },
}).createMachine({
  id: 'order',
  initial: 'WAITING_PAYMENT',
  states: {
    WAITING_PAYMENT: {
      tags: ['cancelled-and-suspended', 'payable', 'cancellable'],
      on: {
        'payment.confirmed': 'NOT_CHECKED',
        'time.expired': 'EXPIRED',
        'shopper.cancelled': 'NOT_APPROVED',
      },
    },
    NOT_CHECKED: {
      tags: ['in-process', 'cancellable'],
      on: {
        'staff.payment-checked': 'PAYMENT_VERIFIED',
        'staff.rejected': 'NOT_APPROVED',
        'shopper.cancelled': 'NOT_APPROVED',
      },
    },
    PAYMENT_VERIFIED: {
      tags: ['in-process', 'cancellable'],
      on: {
        'staff.accepted': 'PROCESSING',
        'staff.rejected': 'NOT_APPROVED',
        'shopper.cancelled': 'NOT_APPROVED',
      },
    },
    PROCESSING: {
      tags: ['in-process', 'cancellable'],
      on: {
        'staff.preparing': 'PREPARING',
        'staff.rejected': 'NOT_APPROVED',
        'shopper.cancelled': 'NOT_APPROVED',
      },
    },
    PREPARING: {
      tags: ['in-process', 'cancellable'],
      on: {
        'staff.sent': 'SENDING',
        'staff.rejected': 'NOT_APPROVED',
        'shopper.cancelled': 'NOT_APPROVED',
      },
    },
    SENDING: {
      tags: ['in-process'],
      on: { 'staff.delivered': 'DELIVERED' },
    },
    DELIVERED: { type: 'final', tags: ['delivered', 'returnable'] },
    NOT_APPROVED: { type: 'final', tags: ['cancelled-and-suspended'] },
    EXPIRED: { type: 'final', tags: ['cancelled-and-suspended'] },
  },
})

/** The steps that staff take, in the chart's order. */
const staffMoves = [
  'staff.payment-checked',
  'staff.accepted',
  'staff.preparing',
  'staff.sent',
  'staff.delivered',
  'staff.rejected',
] as const satisfies readonly components['schemas']['OrderMoveEvent'][]

type StaffMove = { event: (typeof staffMoves)[number]; to: OrderStatus }

/** The steps that the chart allows staff in a status, in the chart's order. */
export function staffMovesOf(from: OrderStatus): StaffMove[] {
  const state = orderMachine.resolveState({ value: from, context: {} })
  return staffMoves
    .filter((type) => state.status === 'active' && state.can({ type }))
    .map((event) => ({
      event,
      to: transition(orderMachine, state, { type: event })[0].value,
    }))
}

/** The step that takes an order on, closer to its delivery; null if there is none. */
export const nextStaffMove = (from: OrderStatus): StaffMove | null =>
  staffMovesOf(from).find(({ event }) => event !== 'staff.rejected') ?? null

/** All statuses, in the chart's order. */
export const statusesInOrder = Object.values(orderMachine.states).map(
  (state) => state.key as OrderStatus,
)

/** The statuses whose states carry a tag, in the chart's order. */
export function statusesTagged(tag: OrderTag): OrderStatus[] {
  return Object.values(orderMachine.states)
    .filter((state) => state.tags.includes(tag))
    .map((state) => state.key as OrderStatus)
}

/** Statuses of orders that are paid but not yet sent (still cancelable). */
export const statusesToSend: readonly OrderStatus[] = statusesTagged('in-process').filter(
  (status) => statusesTagged('cancellable').includes(status),
)
