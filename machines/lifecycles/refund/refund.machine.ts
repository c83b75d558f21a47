import { setup } from 'xstate'
import type { components } from '#api/schema.d.ts'

export type RefundStatus = components['schemas']['ReturnStatus']

/** What can happen to a refund. Only the server sends these, through `server/platform/lifecycle/lifecycle.service.ts`. */
export type RefundEvent =
  /** The order was cancelled or rejected before it was sent: its money goes to the wallet at once. */
  | { type: 'order.closed' }
  /** Staff give a part of the money back, to the wallet or to a bank account, at once. */
  | { type: 'staff.refunded' }
  /** The shopper may send the goods back. */
  | { type: 'staff.approved' }
  /** The goods may not be returned, or are not as they were sold. */
  | { type: 'staff.refused' }
  /** The shopper keeps the goods, and cancels the request before they have arrived. */
  | { type: 'shopper.cancelled' }
  /** The goods are back and as they were sold: the money goes to the wallet in the same step (`payRefund`). */
  | { type: 'goods.received' }

/**
 * The life of a refund of an order. Its money is given back once, at the end, and never more than the order was
 * paid with (`server/features/orders/refund.service.ts`).
 */
export const refundMachine = setup({
  types: {
    events: {} as RefundEvent,
    tags: {} as 'open',
  },
}).createMachine({
  id: 'refund',
  initial: 'REQUESTED',
  states: {
    REQUESTED: {
      tags: ['open'],
      on: {
        'order.closed': 'PAID',
        'staff.refunded': 'PAID',
        'staff.approved': 'APPROVED',
        'staff.refused': 'REFUSED',
        'shopper.cancelled': 'CANCELLED',
      },
    },
    APPROVED: {
      tags: ['open'],
      on: {
        'goods.received': 'PAID',
        'staff.refused': 'REFUSED',
        'shopper.cancelled': 'CANCELLED',
      },
    },
    PAID: { type: 'final' },
    REFUSED: { type: 'final' },
    CANCELLED: { type: 'final' },
  },
})

/** Whether a return in this status is neither paid, refused nor cancelled. */
export const isRefundOpen = (
  status: RefundStatus,
): status is components['schemas']['ReturnUnderWay'] =>
  refundMachine.resolveState({ value: status, context: {} }).hasTag('open')

/** Whether a return in this status has given money back, or still may. */
export const mayGiveBack = (status: RefundStatus): boolean =>
  isRefundOpen(status) || status === 'PAID'

/** What the returns that are still open come to, in tomans. */
export const sumOpenReturns = (
  returns: readonly { status: RefundStatus; amount: number }[],
): number => sumRefunds(returns.filter(({ status }) => isRefundOpen(status)))

/** What these refunds come to together, in tomans. */
export const sumRefunds = (refunds: readonly { amount: number }[]): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0)
