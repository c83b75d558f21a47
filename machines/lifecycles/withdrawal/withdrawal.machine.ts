import { setup } from 'xstate'
import type { components } from '#api/schema.d.ts'

export type WithdrawalStatus = components['schemas']['WithdrawalStatus']

/** What can happen to a withdrawal. Only the server sends these, through `server/platform/lifecycle/lifecycle.service.ts`. */
export type WithdrawalEvent =
  /** The amount was transferred to the shopper's bank account. */
  | { type: 'staff.paid' }
  /** The amount goes back to the wallet, with a reason. */
  | { type: 'staff.refused' }
  /** The shopper takes the request back before anyone has handled it. */
  | { type: 'shopper.cancelled' }
  /** The bank sent the transfer back, for example since there is no such account. */
  | { type: 'bank.returned' }

/**
 * The life of a withdrawal. Its states are the wire's `status`. The amount is held from the request on; it is in the
 * wallet again in every state but PENDING and SUCCESSFUL.
 */
export const withdrawalMachine = setup({
  types: {
    events: {} as WithdrawalEvent,
    tags: {} as 'held' | 'returned',
  },
}).createMachine({
  id: 'withdrawal',
  initial: 'PENDING',
  states: {
    PENDING: {
      tags: ['held'],
      on: {
        'staff.paid': 'SUCCESSFUL',
        'staff.refused': 'FAILED',
        'shopper.cancelled': 'RETURNED',
      },
    },
    SUCCESSFUL: { on: { 'bank.returned': 'RETURNED' } },
    FAILED: { type: 'final', tags: ['returned'] },
    RETURNED: { type: 'final', tags: ['returned'] },
  },
})
