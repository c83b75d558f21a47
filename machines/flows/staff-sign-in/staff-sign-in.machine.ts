import { assertEvent, assign, setup, type Actor, type SnapshotFrom } from 'xstate'
import { oneTimeCodeMachine } from '#machines/flows/one-time-code/one-time-code.machine.ts'
import type { CodeRequest, CodeSent } from '#machines/flows/one-time-code/one-time-code.types.ts'
import {
  failureIn,
  isCodeStillValid,
  isLimited,
  limitEnd,
  ProblemError,
} from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'
import { waitUntil } from '#machines/kernel/wait-until.ts'
import type {
  NewPasswordInput,
  StaffSignInContext,
  StaffSignInEvent,
  StaffSignInInput,
  StaffVerification,
} from './staff-sign-in.types.ts'

/** The account's own number, which the server knows. */
const ownNumber: CodeRequest = { mobile: '', purpose: 'staffVerification' }

/**
 * Asks a staff member who is signed in to the shop for password and code, except for what this session has verified
 * already. A member without a password sets one after the code. A password that does not count yet is not asked for before
 * it does.
 */
export const staffSignInMachine = setup({
  types: {
    input: {} as StaffSignInInput,
    context: {} as StaffSignInContext,
    events: {} as StaffSignInEvent,
    tags: {} as 'busy' | 'error',
    children: {} as { code: 'oneTimeCode' },
  },
  actors: {
    verifyPassword: unprovided<StaffVerification, { password: string }>(),
    requestCode: unprovided<CodeSent, CodeRequest>(),
    oneTimeCode: oneTimeCodeMachine,
    setFirstPassword: unprovided<void, NewPasswordInput>(),
    waitUntil,
  },
  guards: {
    isPasswordHeld: ({ context }) =>
      context.missing.includes('password') && context.failure?.code === 'password_set_by_code',
    isPasswordWanted: ({ context }) => context.hasPassword && context.missing.includes('password'),
    isCodeWanted: ({ context }) => context.missing.includes('code'),
    isFirstPasswordWanted: ({ context }) => context.missing.includes('password'),
    isLimited: ({ event }) => isLimited(failureIn(event)),
    isCodeStillValid: ({ event }) => isCodeStillValid(failureIn(event)),
    isAlreadySet: ({ event }) => failureIn(event)?.code === 'password_already_set',
  },
  actions: {
    keepVerification: assign((_, { missing, hasPassword }: StaffVerification) => ({
      missing,
      hasPassword,
      failure: null,
    })),
    noteCode: assign({
      missing: ({ context }) => context.missing.filter((factor) => factor !== 'code'),
    }),
    notePasswordExists: assign({ hasPassword: true, failure: null }),
    keepDeadline: assign({ resendAt: (_, { resendAt }: CodeSent) => resendAt, failure: null }),
    resumeCountdown: assign({ resendAt: ({ event }) => limitEnd(failureIn(event)), failure: null }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
  },
}).createMachine({
  id: 'staffSignIn',
  context: ({ input: { missing, hasPassword, passwordCountsAt } }) => ({
    missing,
    hasPassword,
    resendAt: null,
    failure:
      passwordCountsAt === null
        ? null
        : new ProblemError('password_set_by_code', { retryAt: passwordCountsAt }).failure,
  }),
  initial: 'choosing',
  on: { 'session.verifiedElsewhere': '.verified' },
  states: {
    choosing: {
      always: [
        { guard: 'isPasswordHeld', target: 'password.limited' },
        { guard: 'isPasswordWanted', target: 'password' },
        { guard: 'isCodeWanted', target: 'requestingCode' },
        { guard: 'isFirstPasswordWanted', target: 'newPassword' },
        { target: 'verified' },
      ],
    },
    password: {
      initial: 'editing',
      states: {
        editing: { on: { 'password.submitted': 'submitting' } },
        submitting: {
          tags: 'busy',
          invoke: {
            id: 'verifyPassword',
            src: 'verifyPassword',
            input: ({ event }) => {
              assertEvent(event, 'password.submitted')
              return { password: event.password }
            },
            onDone: {
              target: '#staffSignIn.choosing',
              actions: { type: 'keepVerification', params: ({ event }) => event.output },
            },
            onError: [
              { guard: 'isLimited', target: 'limited', actions: 'keepFailure' },
              { target: 'refused', actions: 'keepFailure' },
            ],
          },
        },
        refused: { tags: 'error', on: { 'password.submitted': 'submitting' } },
        limited: {
          tags: 'error',
          invoke: {
            id: 'passwordLimit',
            src: 'waitUntil',
            input: ({ context }) => ({ deadline: limitEnd(context.failure) }),
            onDone: 'editing',
            onError: 'editing',
          },
        },
      },
    },
    requestingCode: {
      tags: 'busy',
      invoke: {
        id: 'requestCode',
        src: 'requestCode',
        input: ownNumber,
        onDone: {
          target: 'code',
          actions: { type: 'keepDeadline', params: ({ event }) => event.output },
        },
        onError: [
          { guard: 'isCodeStillValid', target: 'code', actions: 'resumeCountdown' },
          { guard: 'isLimited', target: 'codeRefused.limited', actions: 'keepFailure' },
          { target: 'codeRefused.failed', actions: 'keepFailure' },
        ],
      },
    },
    codeRefused: {
      tags: 'error',
      initial: 'failed',
      on: { 'retry.requested': 'requestingCode' },
      states: {
        failed: {},
        limited: {
          invoke: {
            id: 'codeLimit',
            src: 'waitUntil',
            input: ({ context }) => ({ deadline: limitEnd(context.failure) }),
            onDone: 'failed',
            onError: 'failed',
          },
        },
      },
    },
    code: {
      invoke: {
        id: 'code',
        src: 'oneTimeCode',
        input: ({ context }) => ({ ...ownNumber, resendAt: required(context.resendAt) }),
        onDone: { target: 'choosing', actions: 'noteCode' },
        onError: { target: 'codeRefused.failed', actions: 'keepFailure' },
      },
      on: {
        'countdown.restarted': { actions: { type: 'keepDeadline', params: ({ event }) => event } },
      },
    },
    newPassword: {
      initial: 'editing',
      states: {
        editing: { on: { 'newPassword.submitted': 'saving' } },
        saving: {
          tags: 'busy',
          invoke: {
            id: 'setFirstPassword',
            src: 'setFirstPassword',
            input: ({ event }) => {
              assertEvent(event, 'newPassword.submitted')
              return { password: event.password, repeated: event.repeated }
            },
            onDone: '#staffSignIn.verified',
            onError: [
              {
                guard: 'isAlreadySet',
                target: '#staffSignIn.choosing',
                actions: 'notePasswordExists',
              },
              { target: 'refused', actions: 'keepFailure' },
            ],
          },
        },
        refused: { tags: 'error', on: { 'newPassword.submitted': 'saving' } },
      },
    },
    verified: { type: 'final' },
  },
})

export type StaffSignInActor = Actor<typeof staffSignInMachine>
type StaffSignInSnapshot = SnapshotFrom<typeof staffSignInMachine>

/** What the views of the steps read. */
export const staffSignInSelectors = {
  step: (snapshot: StaffSignInSnapshot) => {
    if (snapshot.matches('password')) return 'password'
    if (snapshot.matches('newPassword')) return 'newPassword'
    if (snapshot.matches('code')) return 'code'
    return snapshot.matches('verified') ? 'verified' : 'requestingCode'
  },
  isBusy: (snapshot: StaffSignInSnapshot) => snapshot.hasTag('busy'),
  /** The failure to show; null if there is none. */
  failure: (snapshot: StaffSignInSnapshot) =>
    snapshot.hasTag('error') ? snapshot.context.failure : null,
  /** When the limit that refused the last try ends, milliseconds since the epoch; null if there is none. */
  retryAt: (snapshot: StaffSignInSnapshot) =>
    snapshot.matches({ password: 'limited' }) || snapshot.matches({ codeRefused: 'limited' })
      ? limitEnd(snapshot.context.failure)
      : null,
  /** The code step of the flow, to read it with `oneTimeCodeSelectors` and send it its events. */
  code: (snapshot: StaffSignInSnapshot) => snapshot.children.code,
}
