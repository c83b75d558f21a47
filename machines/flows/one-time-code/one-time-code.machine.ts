import {
  and,
  assign,
  emit,
  not,
  raise,
  sendTo,
  setup,
  stateIn,
  type ActorRefFrom,
  type SnapshotFrom,
} from 'xstate'
import { clockOf } from '#machines/kernel/clock.ts'
import { parent } from '#machines/kernel/parent.ts'
import { failureIn, limitEnd, type Failure } from '#machines/kernel/problem.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'
import { waitUntil } from '#machines/kernel/wait-until.ts'

/** What a code is for; one that was sent for one purpose is refused for the other. */
export type CodePurpose = 'signIn' | 'resetPassword'

export type CodeRequest = { mobile: string; purpose: CodePurpose }
/** When the code ends and the next may be asked for; milliseconds since the epoch. */
export type CodeSent = { resendAt: number }
export type CodeAttempt = CodeRequest & { code: string }
/** The single-use token of a forgotten password; null for a sign-in. */
export type CodeVerified = { resetToken: string | null }

export type OneTimeCodeInput = CodeRequest & CodeSent

export type OneTimeCodeContext = OneTimeCodeInput & {
  /** Value of the field, in Latin digits. */
  code: string
  /** The last code that was sent, so that a completed code is sent by itself once only. */
  sentCode: string
  /** When a limit on new codes ends; milliseconds since the epoch. */
  retryAt: number
  failure: Failure | null
  resetToken: string | null
}

export type OneTimeCodeEvent =
  | { type: 'code.changed'; code: string }
  | { type: 'code.submitted' }
  | { type: 'resend.requested' }
  /** From the flow itself, to its countdown: another code was sent. */
  | { type: 'code.renewed' }

/**
 * The six digits and their countdown, side by side. A completed code is sent by itself, once; the button stays for
 * another try. When the countdown ends the code can no longer be sent and a new one can be asked for (AUTH-16, AUTH-32).
 */
export const oneTimeCodeMachine = setup({
  types: {
    input: {} as OneTimeCodeInput,
    context: {} as OneTimeCodeContext,
    events: {} as OneTimeCodeEvent,
    emitted: {} as { type: 'code.sent' },
    output: {} as CodeVerified,
    tags: {} as 'busy' | 'error' | 'expired',
  },
  actors: {
    requestCode: unprovided<CodeSent, CodeRequest>(),
    verifyCode: unprovided<CodeVerified, CodeAttempt>(),
    waitUntil,
  },
  guards: {
    isComplete: ({ context }) => isComplete(context.code),
    isFresh: ({ context, event }) =>
      event.type === 'code.changed' && isComplete(event.code) && event.code !== context.sentCode,
    isLive: stateIn('#countdown.running'),
    isVerifying: stateIn('#entry.verifying'),
    /** No other try can succeed with this code; a new one has to be asked for. */
    isSpent: ({ event }) =>
      ['code_expired', 'code_exhausted'].includes(failureIn(event)?.code ?? ''),
    /** The code that was just sent stays valid, and its countdown continues. */
    isUnderway: ({ event }) => failureIn(event)?.code === 'code_too_soon',
    isLimited: ({ event }) => failureIn(event)?.retryAfterSeconds != null,
  },
  actions: {
    keepCode: assign({ code: (_, code: string) => code }),
    keepSentCode: assign({ sentCode: ({ context }) => context.code, failure: null }),
    keepResetToken: assign({ resetToken: (_, { resetToken }: CodeVerified) => resetToken }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    keepLimit: assign({ retryAt: ({ event, self }) => limitEnd(event, clockOf(self.system)) }),
    keepDeadline: assign({ resendAt: (_, { resendAt }: CodeSent) => resendAt, failure: null }),
    resumeCountdown: assign({
      resendAt: ({ event, self }) => limitEnd(event, clockOf(self.system)),
      failure: null,
    }),
    clearCode: assign({ code: '', sentCode: '' }),
    renewCode: raise({ type: 'code.renewed' }),
    announceCode: emit({ type: 'code.sent' }),
    reportDeadline: sendTo(parent, ({ context }) => ({
      type: 'countdown.restarted',
      resendAt: context.resendAt,
    })),
  },
}).createMachine({
  id: 'oneTimeCode',
  context: ({ input }) => ({
    ...input,
    code: '',
    sentCode: '',
    retryAt: 0,
    failure: null,
    resetToken: null,
  }),
  initial: 'entering',
  states: {
    entering: {
      type: 'parallel',
      states: {
        entry: {
          id: 'entry',
          initial: 'open',
          on: { 'code.renewed': { target: '.open', actions: 'clearCode' } },
          states: {
            open: {
              initial: 'typing',
              on: {
                'code.changed': [
                  {
                    guard: and(['isFresh', 'isLive']),
                    target: 'verifying',
                    actions: { type: 'keepCode', params: ({ event }) => event.code },
                  },
                  {
                    target: '.typing',
                    actions: { type: 'keepCode', params: ({ event }) => event.code },
                  },
                ],
                'code.submitted': { guard: and(['isComplete', 'isLive']), target: 'verifying' },
              },
              states: {
                typing: {},
                rejected: { tags: 'error' },
              },
            },
            verifying: {
              tags: 'busy',
              entry: 'keepSentCode',
              invoke: {
                id: 'verifyCode',
                src: 'verifyCode',
                input: ({ context: { mobile, purpose, code } }) => ({ mobile, purpose, code }),
                onDone: {
                  target: '#verified',
                  actions: { type: 'keepResetToken', params: ({ event }) => event.output },
                },
                onError: [
                  { guard: 'isSpent', target: 'spent', actions: 'keepFailure' },
                  { target: 'open.rejected', actions: 'keepFailure' },
                ],
              },
            },
            spent: { tags: 'error' },
          },
        },
        countdown: {
          id: 'countdown',
          initial: 'running',
          states: {
            running: {
              invoke: {
                id: 'countdown',
                src: 'waitUntil',
                input: ({ context }) => ({ deadline: context.resendAt }),
                onDone: 'elapsed',
                onError: 'elapsed',
              },
            },
            elapsed: {
              tags: 'expired',
              on: { 'resend.requested': { guard: not('isVerifying'), target: 'resending' } },
            },
            resending: {
              tags: ['busy', 'expired'],
              invoke: {
                id: 'requestCode',
                src: 'requestCode',
                input: ({ context: { mobile, purpose } }) => ({ mobile, purpose }),
                onDone: {
                  target: 'running',
                  actions: [
                    { type: 'keepDeadline', params: ({ event }) => event.output },
                    'renewCode',
                    'reportDeadline',
                    'announceCode',
                  ],
                },
                onError: [
                  {
                    guard: 'isUnderway',
                    target: 'running',
                    actions: ['resumeCountdown', 'reportDeadline'],
                  },
                  { guard: 'isLimited', target: 'limited', actions: ['keepFailure', 'keepLimit'] },
                  { target: 'failed', actions: 'keepFailure' },
                ],
              },
            },
            failed: {
              tags: ['error', 'expired'],
              on: { 'resend.requested': 'resending' },
            },
            limited: {
              tags: ['error', 'expired'],
              invoke: {
                id: 'limit',
                src: 'waitUntil',
                input: ({ context }) => ({ deadline: context.retryAt }),
                onDone: 'elapsed',
                onError: 'elapsed',
              },
            },
          },
        },
      },
    },
    verified: { id: 'verified', type: 'final' },
  },
  output: ({ context }) => ({ resetToken: context.resetToken }),
})

/** The state of the code step, for views. */
export const oneTimeCodeSelectors = {
  /** Whether the button may send the code now. */
  canSubmit: (snapshot: OneTimeCodeSnapshot) => snapshot.can({ type: 'code.submitted' }),
  canResend: (snapshot: OneTimeCodeSnapshot) => snapshot.can({ type: 'resend.requested' }),
  isExpired: (snapshot: OneTimeCodeSnapshot) => snapshot.hasTag('expired'),
  isVerifying: (snapshot: OneTimeCodeSnapshot) =>
    snapshot.matches({ entering: { entry: 'verifying' } }),
  isResending: (snapshot: OneTimeCodeSnapshot) =>
    snapshot.matches({ entering: { countdown: 'resending' } }),
  code: (snapshot: OneTimeCodeSnapshot) => snapshot.context.code,
  resendAt: (snapshot: OneTimeCodeSnapshot) => snapshot.context.resendAt,
  /** When a limit on new codes ends; null without one. */
  retryAt: (snapshot: OneTimeCodeSnapshot) =>
    snapshot.matches({ entering: { countdown: 'limited' } }) ? snapshot.context.retryAt : null,
  /** The failure to show; null if there is none. */
  failure: (snapshot: OneTimeCodeSnapshot) =>
    snapshot.hasTag('error') ? snapshot.context.failure : null,
}

export type OneTimeCodeSnapshot = SnapshotFrom<typeof oneTimeCodeMachine>
export type CodeActor = ActorRefFrom<typeof oneTimeCodeMachine>

function isComplete(code: string): boolean {
  return /^\d{6}$/.test(code)
}
