import { assertEvent, assign, setup, type Actor, type SnapshotFrom } from 'xstate'
import {
  failureIn,
  isCodeStillValid,
  isLimited,
  limitEnd,
  type Failure,
} from '#machines/kernel/problem.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'
import { waitUntil } from '#machines/kernel/wait-until.ts'

export type CodeSent = { resendAt: number }

export type AccountClosureContext = {
  /** When another code may be asked for, in milliseconds since the epoch; null before the first. */
  resendAt: number | null
  failure: Failure | null
  /** How many codes were wrong; each leaves the boxes empty for the next. */
  wrongCodes: number
}

export type AccountClosureEvent =
  | { type: 'closure.requested' }
  | { type: 'code.requested' }
  | { type: 'code.edited' }
  | { type: 'code.submitted'; code: string }
  | { type: 'dialog.dismissed' }

/** Closing the account: the customer reads what is lost, gets a code, and confirms with it. */
export const accountClosureMachine = setup({
  types: {
    context: {} as AccountClosureContext,
    events: {} as AccountClosureEvent,
    tags: {} as 'busy' | 'error' | 'open' | 'code',
  },
  actors: {
    requestClosureOtp: unprovided<CodeSent>(),
    closeAccount: unprovided<unknown, { code: string }>(),
    waitUntil,
  },
  guards: {
    isCodeStillValid: ({ event }) => isCodeStillValid(failureIn(event)),
    isLimited: ({ event }) => isLimited(failureIn(event)),
    isWrong: ({ event }) => failureIn(event)?.code === 'code_invalid',
    /** A deposit may still reach the wallet, until a time that the shop names. */
    isDepositOpen: ({ event }) =>
      failureIn(event)?.code === 'account_has_open_deposit' && isLimited(failureIn(event)),
    /** Something of the account is not finished, or it belongs to a member of staff, so that no code can help. */
    isImpossible: ({ event }) =>
      ['account_has_roles', 'account_has_open_orders', 'account_has_funds'].includes(
        failureIn(event)?.code ?? '',
      ),
  },
  actions: {
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
    countWrongCode: assign({ wrongCodes: ({ context }) => context.wrongCodes + 1 }),
    keepCode: assign({ resendAt: (_, { resendAt }: CodeSent) => resendAt, failure: null }),
    keepLimit: assign({ resendAt: ({ event }) => limitEnd(failureIn(event)), failure: null }),
  },
}).createMachine({
  id: 'accountClosure',
  context: { resendAt: null, failure: null, wrongCodes: 0 },
  initial: 'idle',
  states: {
    idle: { on: { 'closure.requested': { target: 'asking', actions: 'forgetFailure' } } },
    asking: {
      tags: 'open',
      on: { 'code.requested': 'requesting', 'dialog.dismissed': 'idle' },
    },
    requesting: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'requestClosureOtp',
        src: 'requestClosureOtp',
        onDone: {
          target: 'entering',
          actions: { type: 'keepCode', params: ({ event }) => event.output },
        },
        onError: [
          { guard: 'isCodeStillValid', target: 'entering', actions: 'keepLimit' },
          { guard: 'isImpossible', target: 'impossible', actions: 'keepFailure' },
          { guard: 'isLimited', target: 'limited', actions: 'keepFailure' },
          { target: 'failed', actions: 'keepFailure' },
        ],
      },
    },
    failed: {
      tags: ['open', 'error'],
      on: { 'code.requested': 'requesting', 'dialog.dismissed': 'idle' },
    },
    // The code is refused for a time, for example because one for the sign-in was just sent.
    limited: {
      tags: ['open', 'error'],
      invoke: {
        id: 'limit',
        src: 'waitUntil',
        input: ({ context }) => ({ deadline: limitEnd(context.failure) }),
        onDone: 'asking',
        onError: 'asking',
      },
      on: { 'dialog.dismissed': 'idle' },
    },
    impossible: { tags: ['open', 'error'], on: { 'dialog.dismissed': 'idle' } },
    entering: {
      tags: ['open', 'code'],
      on: {
        'code.submitted': 'closing',
        'code.requested': 'requesting',
        'dialog.dismissed': 'idle',
      },
    },
    closing: {
      tags: ['open', 'code', 'busy'],
      invoke: {
        id: 'closeAccount',
        src: 'closeAccount',
        input: ({ event }) => {
          assertEvent(event, 'code.submitted')
          return { code: event.code }
        },
        onDone: 'closed',
        onError: [
          { guard: 'isImpossible', target: 'impossible', actions: 'keepFailure' },
          { guard: 'isDepositOpen', target: 'limited', actions: 'keepFailure' },
          { guard: 'isWrong', target: 'rejected', actions: ['keepFailure', 'countWrongCode'] },
          { target: 'rejected', actions: 'keepFailure' },
        ],
      },
    },
    rejected: {
      tags: ['open', 'code', 'error'],
      on: {
        'code.edited': 'entering',
        'code.submitted': 'closing',
        'code.requested': 'requesting',
        'dialog.dismissed': 'idle',
      },
    },
    closed: { type: 'final' },
  },
})

type AccountClosureSnapshot = SnapshotFrom<typeof accountClosureMachine>
export type AccountClosureActor = Actor<typeof accountClosureMachine>

export const accountClosureSelectors = {
  step: (snapshot: AccountClosureSnapshot) => snapshot.value,
  isOpen: (snapshot: AccountClosureSnapshot) => snapshot.hasTag('open'),
  isBusy: (snapshot: AccountClosureSnapshot) => snapshot.hasTag('busy'),
  isCodeWanted: (snapshot: AccountClosureSnapshot) => snapshot.hasTag('code'),
  isClosing: (snapshot: AccountClosureSnapshot) => snapshot.matches('closing'),
  isImpossible: (snapshot: AccountClosureSnapshot) => snapshot.matches('impossible'),
  resendAt: (snapshot: AccountClosureSnapshot) => snapshot.context.resendAt,
  /** Whether the wallet page tells more about what keeps the account open. */
  isAboutWallet: (snapshot: AccountClosureSnapshot) =>
    snapshot.hasTag('error') &&
    ['account_has_funds', 'account_has_open_deposit'].includes(
      snapshot.context.failure?.code ?? '',
    ),
  /** When the limit that refused the last code ends, in milliseconds since the epoch; null without one. */
  retryAt: (snapshot: AccountClosureSnapshot) =>
    snapshot.matches('limited') ? limitEnd(snapshot.context.failure) : null,
  wrongCodes: (snapshot: AccountClosureSnapshot) => snapshot.context.wrongCodes,
  failure: (snapshot: AccountClosureSnapshot) =>
    snapshot.hasTag('error') ? snapshot.context.failure : null,
}
