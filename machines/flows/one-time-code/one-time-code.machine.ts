import { and, assign, emit, not, raise, sendTo, setup, stateIn, type ActorRefFrom } from 'xstate'
import { isCompleteCode } from '#domain/one-time-code.ts'
import { parent } from '#machines/kernel/parent.ts'
import { failureIn, isCodeStillValid, isLimited, limitEnd } from '#machines/kernel/problem.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'
import { waitUntil } from '#machines/kernel/wait-until.ts'
import type {
  CodeAttempt,
  CodeRequest,
  CodeSent,
  CodeVerified,
  OneTimeCodeContext,
  OneTimeCodeEvent,
  OneTimeCodeInput,
} from './one-time-code.types.ts'

/**
 * The six digits and their countdown, side by side. A completed code is sent by itself, once; a wrong one is removed, so
 * that the next try is a fresh set of six; one whose reply was lost stays, and the button sends it again. When the countdown
 * ends the code can no longer be sent and a new one can be asked for (AUTH-16, AUTH-32).
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
    isComplete: ({ context }) => isCompleteCode(context.code),
    /** Six digits where there were fewer: correcting one of six sends nothing, so that no try is lost to a half-corrected code. */
    isFresh: ({ context, event }) =>
      event.type === 'code.changed' &&
      isCompleteCode(event.code) &&
      !isCompleteCode(context.code) &&
      event.code !== context.sentCode,
    isLive: stateIn({ entering: { countdown: 'running' } }),
    isVerifying: stateIn({ entering: { entry: 'verifying' } }),
    /** No other try can succeed with this code; a new one has to be asked for. */
    isSpent: ({ event }) =>
      ['code_expired', 'code_used', 'code_exhausted'].includes(failureIn(event)?.code ?? ''),
    isWrong: ({ event }) => failureIn(event)?.code === 'code_invalid',
    isCodeStillValid: ({ event }) => isCodeStillValid(failureIn(event)),
    isLimited: ({ event }) => isLimited(failureIn(event)),
  },
  actions: {
    keepCode: assign({ code: (_, code: string) => code }),
    keepSentCode: assign({ sentCode: ({ context }) => context.code, failure: null }),
    keepResetToken: assign({ resetToken: (_, { resetToken }: CodeVerified) => resetToken }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    keepDeadline: assign({ resendAt: (_, { resendAt }: CodeSent) => resendAt, failure: null }),
    resumeCountdown: assign({
      resendAt: ({ event }) => limitEnd(failureIn(event)),
      failure: null,
    }),
    emptyCode: assign({ code: '' }),
    clearCode: assign({ code: '', sentCode: null }),
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
    sentCode: null,
    failure: null,
    resetToken: null,
  }),
  initial: 'entering',
  states: {
    entering: {
      type: 'parallel',
      states: {
        entry: {
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
                  target: '#oneTimeCode.verified',
                  actions: { type: 'keepResetToken', params: ({ event }) => event.output },
                },
                onError: [
                  { guard: 'isSpent', target: 'spent', actions: ['keepFailure', 'emptyCode'] },
                  {
                    guard: 'isWrong',
                    target: 'open.rejected',
                    actions: ['keepFailure', 'emptyCode'],
                  },
                  { target: 'open.rejected', actions: 'keepFailure' },
                ],
              },
            },
            spent: { tags: 'error' },
          },
        },
        countdown: {
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
                input: ({ context: { mobile, purpose, name } }) => ({ mobile, purpose, name }),
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
                    guard: 'isCodeStillValid',
                    target: 'running',
                    actions: ['resumeCountdown', 'reportDeadline'],
                  },
                  { guard: 'isLimited', target: 'limited', actions: 'keepFailure' },
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
                input: ({ context }) => ({ deadline: limitEnd(context.failure) }),
                onDone: 'elapsed',
                onError: 'elapsed',
              },
            },
          },
        },
      },
    },
    verified: { type: 'final' },
  },
  output: ({ context }) => ({ resetToken: context.resetToken }),
})

export type CodeActor = ActorRefFrom<typeof oneTimeCodeMachine>
