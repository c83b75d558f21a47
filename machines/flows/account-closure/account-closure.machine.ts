import { assertEvent, assign, setup, type Actor, type SnapshotFrom } from 'xstate'
import { failureIn, isCodeStillValid, limitEnd, type Failure } from '#machines/kernel/problem.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'

export type CodeSent = { resendAt: number }

export type AccountClosureContext = {
  /** When another code may be asked for, in milliseconds since the epoch; null before the first. */
  resendAt: number | null
  failure: Failure | null
}

export type AccountClosureEvent =
  | { type: 'closure.requested' }
  | { type: 'code.requested' }
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
  },
  guards: {
    isCodeStillValid: ({ event }) => isCodeStillValid(failureIn(event)),
    /** Something of the account is not finished, or it belongs to a member of staff, so that no code can help. */
    isImpossible: ({ event }) =>
      ['account_has_roles', 'account_has_open_orders', 'account_has_funds'].includes(
        failureIn(event)?.code ?? '',
      ),
  },
  actions: {
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
    keepCode: assign({ resendAt: (_, { resendAt }: CodeSent) => resendAt, failure: null }),
    keepLimit: assign({ resendAt: ({ event }) => limitEnd(failureIn(event)), failure: null }),
  },
}).createMachine({
  id: 'accountClosure',
  context: { resendAt: null, failure: null },
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
          { target: 'failed', actions: 'keepFailure' },
        ],
      },
    },
    failed: {
      tags: ['open', 'error'],
      on: { 'code.requested': 'requesting', 'dialog.dismissed': 'idle' },
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
          { target: 'rejected', actions: 'keepFailure' },
        ],
      },
    },
    rejected: {
      tags: ['open', 'code', 'error'],
      on: {
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
  isOpen: (snapshot: AccountClosureSnapshot) => snapshot.hasTag('open'),
  isBusy: (snapshot: AccountClosureSnapshot) => snapshot.hasTag('busy'),
  isCodeWanted: (snapshot: AccountClosureSnapshot) => snapshot.hasTag('code'),
  isClosing: (snapshot: AccountClosureSnapshot) => snapshot.matches('closing'),
  isImpossible: (snapshot: AccountClosureSnapshot) => snapshot.matches('impossible'),
  resendAt: (snapshot: AccountClosureSnapshot) => snapshot.context.resendAt,
  failure: (snapshot: AccountClosureSnapshot) =>
    snapshot.hasTag('error') ? snapshot.context.failure : null,
}
