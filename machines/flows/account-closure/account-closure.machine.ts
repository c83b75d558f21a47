import { assertEvent, assign, setup, type Actor, type SnapshotFrom } from 'xstate'
import { isCompleteCode } from '#domain/one-time-code.ts'
import {
  failureIn,
  isCodeStillValid,
  isLimited,
  limitEnd,
  type Failure,
} from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'
import { waitUntil } from '#machines/kernel/wait-until.ts'

export type CodeSent = { resendAt: number }

export type AccountClosureContext = {
  /** When another code may be asked for, in milliseconds since the epoch; null before the first. */
  resendAt: number | null
  failure: Failure | null
  /** Grows with each code that was sent and each that was wrong; the boxes are empty for the next. */
  round: number
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
    isComplete: (_, code: string) => isCompleteCode(code),
    isCodeStillValid: ({ event }) => isCodeStillValid(failureIn(event)),
    isLimited: ({ event }) => isLimited(failureIn(event)),
    isWrong: ({ event }) => failureIn(event)?.code === 'code_invalid',
    /** A deposit may still reach the wallet, until a time that the shop names. */
    isDepositOpen: ({ event }) =>
      failureIn(event)?.code === 'account_has_open_deposit' && isLimited(failureIn(event)),
    /** Something of the account is not finished, or it belongs to a staff member, so that no code can help. */
    isImpossible: ({ event }) =>
      ['account_has_roles', 'account_has_open_orders', 'account_has_funds'].includes(
        failureIn(event)?.code ?? '',
      ),
  },
  actions: {
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
    startRound: assign({ round: ({ context }) => context.round + 1 }),
    keepCode: assign({ resendAt: (_, { resendAt }: CodeSent) => resendAt, failure: null }),
    keepLimit: assign({ resendAt: ({ event }) => limitEnd(failureIn(event)), failure: null }),
  },
}).createMachine({
  id: 'accountClosure',
  context: { resendAt: null, failure: null, round: 0 },
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
          actions: [{ type: 'keepCode', params: ({ event }) => event.output }, 'startRound'],
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
      type: 'parallel',
      on: {
        'code.submitted': {
          guard: { type: 'isComplete', params: ({ event }) => event.code },
          target: 'closing',
        },
        'dialog.dismissed': 'idle',
      },
      states: {
        code: {
          initial: 'typing',
          states: {
            typing: {},
            rejected: { tags: 'error', on: { 'code.edited': 'typing' } },
          },
        },
        resend: {
          initial: 'waiting',
          states: {
            waiting: {
              invoke: {
                id: 'countdown',
                src: 'waitUntil',
                input: ({ context }) => ({ deadline: required(context.resendAt) }),
                onDone: 'allowed',
                onError: 'allowed',
              },
            },
            allowed: { on: { 'code.requested': '#accountClosure.resending' } },
            // The code that was sent before may be valid, and can still be entered.
            failed: {
              tags: 'error',
              on: { 'code.requested': '#accountClosure.resending' },
            },
          },
        },
      },
    },
    resending: {
      tags: ['open', 'code', 'busy'],
      invoke: {
        id: 'resendClosureOtp',
        src: 'requestClosureOtp',
        onDone: {
          target: 'entering',
          actions: [{ type: 'keepCode', params: ({ event }) => event.output }, 'startRound'],
        },
        onError: [
          { guard: 'isImpossible', target: 'impossible', actions: 'keepFailure' },
          { guard: 'isDepositOpen', target: 'limited', actions: 'keepFailure' },
          { guard: 'isLimited', target: 'entering', actions: 'keepLimit' },
          { target: 'entering.resend.failed', actions: 'keepFailure' },
        ],
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
          {
            guard: 'isWrong',
            target: 'entering.code.rejected',
            actions: ['keepFailure', 'startRound'],
          },
          { target: 'entering.code.rejected', actions: 'keepFailure' },
        ],
      },
    },
    closed: { type: 'final' },
  },
})

type AccountClosureSnapshot = SnapshotFrom<typeof accountClosureMachine>
export type AccountClosureActor = Actor<typeof accountClosureMachine>

export const accountClosureSelectors = {
  /** The outermost state: each has a view of its own. */
  step: (snapshot: AccountClosureSnapshot) =>
    typeof snapshot.value === 'string' ? snapshot.value : 'entering',
  isOpen: (snapshot: AccountClosureSnapshot) => snapshot.hasTag('open'),
  isBusy: (snapshot: AccountClosureSnapshot) => snapshot.hasTag('busy'),
  isCodeWanted: (snapshot: AccountClosureSnapshot) => snapshot.hasTag('code'),
  isClosing: (snapshot: AccountClosureSnapshot) => snapshot.matches('closing'),
  isResending: (snapshot: AccountClosureSnapshot) => snapshot.matches('resending'),
  canResend: (snapshot: AccountClosureSnapshot) =>
    snapshot.hasTag('code') && snapshot.can({ type: 'code.requested' }),
  /** Whether the typed code can be sent now. */
  canSubmit: (snapshot: AccountClosureSnapshot, code: string) =>
    snapshot.can({ type: 'code.submitted', code }),
  /** Whether the code was refused, or its check lost, and not a new one. */
  isCodeRejected: (snapshot: AccountClosureSnapshot) =>
    snapshot.matches({ entering: { code: 'rejected' } }),
  isImpossible: (snapshot: AccountClosureSnapshot) => snapshot.matches('impossible'),
  resendAt: (snapshot: AccountClosureSnapshot) => snapshot.context.resendAt,
  /** Whether the wallet page says more about what keeps the account open. */
  isAboutWallet: (snapshot: AccountClosureSnapshot) =>
    snapshot.hasTag('error') &&
    ['account_has_funds', 'account_has_open_deposit'].includes(
      snapshot.context.failure?.code ?? '',
    ),
  /** When the limit that refused the last code ends, in milliseconds since the epoch; null if there is none. */
  retryAt: (snapshot: AccountClosureSnapshot) =>
    snapshot.matches('limited') ? limitEnd(snapshot.context.failure) : null,
  round: (snapshot: AccountClosureSnapshot) => snapshot.context.round,
  failure: (snapshot: AccountClosureSnapshot) =>
    snapshot.hasTag('error') ? snapshot.context.failure : null,
}
