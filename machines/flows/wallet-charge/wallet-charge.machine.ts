import { assign, emit, setup, type Actor, type SnapshotFrom } from 'xstate'
import type { Schemas } from '#machines/api/client.ts'
import { failureIn, type Failure } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'

/** What the wallet knows of its last charge; null if it was never charged. */
export type LastCharge = Pick<Schemas['WalletTransaction'], 'status' | 'amount'> | null

export type WalletChargeContext = {
  /** What was submitted last, in tomans. */
  amount: number | null
  /** The page that leads to the gateway. */
  gatewayPage: string | null
  /** What the last charge added, in tomans. */
  added: number | null
  failure: Failure | null
}

export type WalletChargeEvent =
  | { type: 'charge.submitted'; amount: number }
  | { type: 'retry.requested' }
  /** The shopper wants to see the gateway's page, as its tab was blocked or closed. */
  | { type: 'tab.requested' }
  /** The shopper looks at the page again, as after paying in the other tab (`visibilitychange` in `WalletCharge.tsx`). */
  | { type: 'page.shown' }

export type WalletChargeEmitted = { type: 'wallet.changed' }

/**
 * Charging the wallet: the gateway opens in a tab of its own, which `openTab` opens within the press, since browsers
 * block it later. The tab is filled with the reply of the deposit. What becomes of the charge is asked of the server when
 * the page is looked at again.
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
    findLastCharge: unprovided<LastCharge>(),
  },
  guards: {
    isPaid: (_, charge: LastCharge) => charge?.status === 'SUCCESSFUL',
    isUnpaid: (_, charge: LastCharge) => charge?.status === 'FAILED',
  },
  actions: {
    /** Provided by the page. */
    openTab: () => undefined,
    closeTab: () => undefined,
    keepAmount: assign({ amount: (_, amount: number) => amount }),
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
        'charge.submitted': {
          target: 'requesting',
          actions: ['openTab', { type: 'keepAmount', params: ({ event }) => event.amount }],
        },
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
      initial: 'waiting',
      states: {
        waiting: { on: { 'page.shown': 'checking' } },
        checking: {
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
                target: '#walletCharge.editing',
              },
              { target: 'waiting' },
            ],
            onError: 'waiting',
          },
        },
      },
      on: {
        'charge.submitted': {
          target: 'requesting',
          actions: ['openTab', { type: 'keepAmount', params: ({ event }) => event.amount }],
        },
      },
    },
    charged: {
      on: {
        'charge.submitted': {
          target: 'requesting',
          actions: ['openTab', { type: 'keepAmount', params: ({ event }) => event.amount }],
        },
      },
    },
    /** The browser did not allow the tab; a press on a button does. */
    blocked: { tags: 'error', on: { 'tab.requested': { target: 'showing', actions: 'openTab' } } },
    failed: {
      tags: 'error',
      on: {
        'retry.requested': { target: 'requesting', actions: 'openTab' },
        'charge.submitted': {
          target: 'requesting',
          actions: ['openTab', { type: 'keepAmount', params: ({ event }) => event.amount }],
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof walletChargeMachine>
export type WalletChargeActor = Actor<typeof walletChargeMachine>

export const walletChargeSelectors = {
  isBusy: (snapshot: Snapshot) => snapshot.hasTag('busy'),
  isOpened: (snapshot: Snapshot) => snapshot.matches('opened'),
  /** What the charge added while that is shown, in tomans. */
  added: (snapshot: Snapshot) => (snapshot.matches('charged') ? snapshot.context.added : null),
  isBlocked: (snapshot: Snapshot) => snapshot.matches('blocked'),
  /** Why the deposit failed; null if it did not. */
  failure: (snapshot: Snapshot) => (snapshot.matches('failed') ? snapshot.context.failure : null),
}
