import { assertEvent, assign, emit, setup, type Actor, type SnapshotFrom } from 'xstate'
import type { Schemas } from '#machines/api/client.ts'
import { failureIn, type Failure } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'

/** The latest deposit that the server lists; null if there is none. */
export type LastCharge = Pick<Schemas['WalletTransaction'], 'status' | 'amount'> | null

export type WalletChargeContext = {
  /** What was submitted last, in tomans. */
  amount: number | null
  /** HTML that redirects to the gateway. */
  gatewayPage: string | null
  /** What the last deposit added, in tomans. */
  added: number | null
  failure: Failure | null
}

export type WalletChargeEvent =
  | { type: 'charge.submitted'; amount: number }
  | { type: 'retry.requested' }
  /** The shopper asks to open the gateway's tab again after it was blocked or closed. */
  | { type: 'tab.requested' }
  /** The shop's tab became visible again, for example after paying in the other one (`visibilitychange` in `WalletCharge.tsx`). */
  | { type: 'page.shown' }
  /** The shopper asks for the result without leaving the page. */
  | { type: 'check.requested' }

export type WalletChargeEmitted = { type: 'wallet.changed' }

/**
 * Charging the wallet: the gateway opens in a new tab. `openTab` runs within the press, because browsers block later
 * pop-ups, and the reply of the deposit is written into the tab. The result is fetched when the shop's tab becomes visible
 * again.
 */
export const walletChargeMachine = setup({
  types: {
    context: {} as WalletChargeContext,
    events: {} as WalletChargeEvent,
    emitted: {} as WalletChargeEmitted,
    tags: {} as 'busy' | 'error',
  },
  actors: {
    createDeposit: unprovided<string, { amount: number }>(),
    /** Rejects if there is no tab. */
    showGateway: unprovided<void, { page: string }>(),
    /** Ends once the second press of a double tap is no longer expected. */
    waitForSecondPress: unprovided<void>(),
    findLastCharge: unprovided<LastCharge>(),
  },
  guards: {
    isPaid: (_, charge: LastCharge) => charge?.status === 'SUCCESSFUL',
    isUnpaid: (_, charge: LastCharge) => charge?.status === 'FAILED',
  },
  actions: {
    /** Provided by the page, as `closeTab` is. */
    openTab: () => undefined,
    closeTab: () => undefined,
    keepAmount: assign(({ event }) => {
      assertEvent(event, 'charge.submitted')
      return { amount: event.amount }
    }),
    keepAdded: assign({ added: (_, charge: LastCharge) => charge?.amount ?? null }),
    announceChange: emit({ type: 'wallet.changed' }),
    keepPage: assign({ gatewayPage: (_, page: string) => page }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
  },
}).createMachine({
  id: 'walletCharge',
  context: { amount: null, gatewayPage: null, added: null, failure: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'charge.submitted': { target: 'requesting', actions: ['openTab', 'keepAmount'] },
      },
    },
    requesting: {
      tags: 'busy',
      invoke: {
        id: 'createDeposit',
        src: 'createDeposit',
        input: ({ context }) => ({ amount: required(context.amount) }),
        onDone: {
          target: 'showing',
          actions: { type: 'keepPage', params: ({ event }) => event.output },
        },
        onError: { target: 'failed', actions: ['keepFailure', 'closeTab'] },
      },
    },
    showing: {
      tags: 'busy',
      invoke: {
        id: 'showGateway',
        src: 'showGateway',
        input: ({ context }) => ({ page: required(context.gatewayPage) }),
        onDone: 'opened',
        onError: 'blocked',
      },
    },
    /** The gateway is open in the other tab. */
    opened: {
      initial: 'settling',
      states: {
        /** Still busy: the second press of a double tap would start another deposit. */
        settling: {
          tags: 'busy',
          invoke: {
            id: 'waitForSecondPress',
            src: 'waitForSecondPress',
            onDone: 'waiting',
            onError: 'waiting',
          },
          on: { 'page.shown': 'checking' },
        },
        waiting: {
          on: {
            'page.shown': 'checking',
            'check.requested': 'checking',
            'charge.submitted': {
              target: '#walletCharge.requesting',
              actions: ['openTab', 'keepAmount'],
            },
          },
        },
        checking: {
          on: {
            'charge.submitted': {
              target: '#walletCharge.requesting',
              actions: ['openTab', 'keepAmount'],
            },
          },
          invoke: {
            id: 'findLastCharge',
            src: 'findLastCharge',
            onDone: [
              {
                guard: { type: 'isPaid', params: ({ event }) => event.output },
                target: '#walletCharge.charged',
                actions: [
                  { type: 'keepAdded', params: ({ event }) => event.output },
                  'announceChange',
                ],
              },
              {
                guard: { type: 'isUnpaid', params: ({ event }) => event.output },
                target: '#walletCharge.declined',
              },
              { target: 'waiting' },
            ],
            onError: 'waiting',
          },
        },
      },
    },
    charged: {
      on: {
        'charge.submitted': { target: 'requesting', actions: ['openTab', 'keepAmount'] },
      },
    },
    /** The customer did not pay, or the bank refused. */
    declined: {
      tags: 'error',
      on: {
        'charge.submitted': { target: 'requesting', actions: ['openTab', 'keepAmount'] },
      },
    },
    /** There is no tab of the gateway: it was blocked or closed. Opening it again needs a press. */
    blocked: { tags: 'error', on: { 'tab.requested': { target: 'showing', actions: 'openTab' } } },
    failed: {
      tags: 'error',
      on: {
        'retry.requested': { target: 'requesting', actions: 'openTab' },
        'charge.submitted': { target: 'requesting', actions: ['openTab', 'keepAmount'] },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof walletChargeMachine>
export type WalletChargeActor = Actor<typeof walletChargeMachine>

export const walletChargeSelectors = {
  isBusy: (snapshot: Snapshot) => snapshot.hasTag('busy'),
  isOpened: (snapshot: Snapshot) => snapshot.matches('opened'),
  isChecking: (snapshot: Snapshot) => snapshot.matches({ opened: 'checking' }),
  /** Whether the result can be asked for, or is. */
  hasCheck: (snapshot: Snapshot) =>
    snapshot.matches({ opened: 'checking' }) || snapshot.can({ type: 'check.requested' }),
  /** What the charge added while that is shown, in tomans. */
  added: (snapshot: Snapshot) => (snapshot.matches('charged') ? snapshot.context.added : null),
  isDeclined: (snapshot: Snapshot) => snapshot.matches('declined'),
  isBlocked: (snapshot: Snapshot) => snapshot.matches('blocked'),
  /** Why the deposit failed; null if it did not. */
  failure: (snapshot: Snapshot) => (snapshot.matches('failed') ? snapshot.context.failure : null),
}
