import { setup } from 'xstate'
import type { components } from '#api/schema.d.ts'

export type PaymentStatus = components['schemas']['Transaction']['status']

/** What can happen to a payment. Only the server sends these, through `server/platform/lifecycle/lifecycle.service.ts`. */
export type PaymentEvent =
  /**
   * The gateway's own server says that the amount is paid, and the order still waits: it is paid in the same step. A
   * deposit is credited in the same step.
   */
  | { type: 'payment.settled' }
  /** The money came, and the order was expired, paid otherwise or of another amount: it went to the wallet. */
  | { type: 'payment.returned' }
  /** The gateway's own server says that nothing was paid, or could not be opened at all. */
  | { type: 'payment.cancelled' }

/**
 * The life of one payment of an order or a deposit: settled into what it is for, returned to the wallet because the
 * order could no longer take it, or cancelled. A provider's word that money did arrive counts even after the payment
 * was cancelled (a shopper may pay on a bank page that was left open), so money is never lost; a payment that was
 * settled or returned is final.
 */
export const paymentMachine = setup({
  types: {
    events: {} as PaymentEvent,
    tags: {} as 'open',
  },
}).createMachine({
  id: 'payment',
  initial: 'PENDING',
  states: {
    PENDING: {
      tags: ['open'],
      on: {
        'payment.settled': 'SUCCESSFUL',
        'payment.returned': 'RETURNED',
        'payment.cancelled': 'CANCELLED',
      },
    },
    CANCELLED: {
      on: { 'payment.settled': 'SUCCESSFUL', 'payment.returned': 'RETURNED' },
    },
    SUCCESSFUL: { type: 'final' },
    RETURNED: { type: 'final' },
  },
})
