import { assertEvent, assign, emit, setup, type Actor } from 'xstate'
import { isMobileNumber } from '#domain/mobile.ts'
import { oneTimeCodeMachine } from '#machines/flows/one-time-code/one-time-code.machine.ts'
import type {
  CodeRequest,
  CodeSent,
  CodeVerified,
} from '#machines/flows/one-time-code/one-time-code.types.ts'
import { failureIn, isCodeStillValid, isLimited, limitEnd } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'
import { waitUntil } from '#machines/kernel/wait-until.ts'
import { freshAuthentication, resultOf } from './authentication.context.ts'
import type {
  AuthenticationContext,
  AuthenticationEmitted,
  AuthenticationEvent,
  AuthenticationInput,
  AuthenticationOutput,
  CredentialsInput,
  MergedCart,
  NewPasswordInput,
} from './authentication.types.ts'

/**
 * Signing in: mobile number → code, or password; forgotten password → code → new password. The first code of a
 * number creates its account.
 */
export const authenticationMachine = setup({
  types: {
    input: {} as AuthenticationInput,
    context: {} as AuthenticationContext,
    events: {} as AuthenticationEvent,
    emitted: {} as AuthenticationEmitted,
    output: {} as AuthenticationOutput,
    tags: {} as 'busy' | 'error' | 'stable',
    children: {} as { code: 'oneTimeCode' },
  },
  actors: {
    requestCode: unprovided<CodeSent, CodeRequest>(),
    oneTimeCode: oneTimeCodeMachine,
    signInWithPassword: unprovided<void, CredentialsInput>(),
    setNewPassword: unprovided<void, NewPasswordInput>(),
    mergeGuestCart: unprovided<MergedCart>(),
    waitUntil,
  },
  guards: {
    /** Who is signed in has nothing to do here, but to replace a forgotten password. */
    isSignedIn: ({ context }) => context.signedIn && context.purpose === 'signIn',
    isSigningIn: ({ context }) => context.purpose === 'signIn',
    isResetting: ({ context }) => context.purpose === 'resetPassword',
    isMobile: (_, mobile: string) => isMobileNumber(mobile),
    isCodeStillValid: ({ event }) => isCodeStillValid(failureIn(event)),
    isLimited: ({ event }) => isLimited(failureIn(event)),
    /** The code of the forgotten password was right already, and the back button led away from what follows. */
    hasResetToken: ({ context }) => context.resetToken !== null,
    isTokenSpent: ({ event }) => failureIn(event)?.code === 'reset_token_invalid',
  },
  actions: {
    keepMobile: assign({ mobile: (_, mobile: string) => mobile }),
    signInInstead: assign({ purpose: 'signIn' }),
    resetInstead: assign({ purpose: 'resetPassword' }),
    keepDeadline: assign({ resendAt: (_, { resendAt }: CodeSent) => resendAt }),
    resumeCountdown: assign({ resendAt: ({ event }) => limitEnd(failureIn(event)) }),
    keepResetToken: assign({ resetToken: (_, { resetToken }: CodeVerified) => resetToken }),
    forgetResetToken: assign({ resetToken: null }),
    keepMergedCart: assign({
      cartMerged: true,
      cappedPriceIds: (_, { cappedPriceIds }: MergedCart) => cappedPriceIds,
    }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    announceCode: emit({ type: 'code.sent' }),
    announceSession: emit({ type: 'session.opened' }),
  },
}).createMachine({
  id: 'authentication',
  context: ({ input }) => freshAuthentication(input),
  initial: 'arriving',
  on: { 'session.started': { guard: 'isSigningIn', target: '.signedIn' } },
  states: {
    arriving: {
      always: [{ guard: 'isSignedIn', target: 'signedIn' }, { target: 'mobile' }],
    },
    mobile: {
      initial: 'editing',
      // It belongs to the number that was there.
      entry: 'forgetResetToken',
      on: {
        'mobile.submitted': {
          guard: { type: 'isMobile', params: ({ event }) => event.mobile },
          target: 'requestingCode.fromMobile',
          actions: { type: 'keepMobile', params: ({ event }) => event.mobile },
        },
        'password.chosen': [
          {
            guard: { type: 'isMobile', params: ({ event }) => event.mobile },
            target: 'password',
            actions: [{ type: 'keepMobile', params: ({ event }) => event.mobile }, 'signInInstead'],
          },
          { target: '.awaitingNumber' },
        ],
      },
      states: {
        editing: { tags: 'stable' },
        // The password was chosen before its number was there.
        awaitingNumber: { tags: 'stable' },
        refused: { tags: ['error', 'stable'], on: { 'mobile.edited': 'editing' } },
        limited: {
          tags: 'error',
          invoke: {
            id: 'mobileLimit',
            src: 'waitUntil',
            input: ({ context }) => ({ deadline: limitEnd(context.failure) }),
            onDone: 'editing',
            onError: 'editing',
          },
          on: { 'mobile.edited': 'editing', 'mobile.submitted': undefined },
        },
      },
    },
    requestingCode: {
      tags: 'busy',
      initial: 'fromMobile',
      invoke: {
        id: 'requestCode',
        src: 'requestCode',
        input: ({ context: { mobile, purpose } }) => ({ mobile: required(mobile), purpose }),
        onDone: {
          target: 'code',
          actions: [{ type: 'keepDeadline', params: ({ event }) => event.output }, 'announceCode'],
        },
        onError: [
          { guard: 'isCodeStillValid', target: 'code', actions: 'resumeCountdown' },
          { guard: 'isLimited', target: 'mobile.limited', actions: 'keepFailure' },
          { target: 'mobile.refused', actions: 'keepFailure' },
        ],
      },
      on: { 'mobile.edited': 'mobile', 'back.pressed': 'mobile' },
      // The step that asked stays in sight until the code is on its way.
      states: { fromMobile: {}, fromPassword: {} },
    },
    code: {
      tags: 'stable',
      invoke: {
        id: 'code',
        src: 'oneTimeCode',
        input: ({ context: { mobile, purpose, resendAt } }) => ({
          mobile: required(mobile),
          purpose,
          resendAt: required(resendAt),
        }),
        onDone: [
          {
            guard: 'isResetting',
            target: 'newPassword',
            actions: { type: 'keepResetToken', params: ({ event }) => event.output },
          },
          { target: 'mergingCart', actions: 'announceSession' },
        ],
        onError: { target: 'mobile.refused', actions: 'keepFailure' },
      },
      on: {
        'countdown.restarted': { actions: { type: 'keepDeadline', params: ({ event }) => event } },
        'mobile.edited': 'mobile',
        'back.pressed': [
          { guard: 'isResetting', target: 'password', actions: 'signInInstead' },
          { target: 'mobile' },
        ],
        'password.chosen': { target: 'password', actions: 'signInInstead' },
        'flow.resumed': { target: 'code', reenter: true },
      },
    },
    password: {
      initial: 'editing',
      on: {
        'mobile.edited': 'mobile',
        'back.pressed': 'mobile',
        'code.chosen': 'requestingCode.fromPassword',
        'password.forgotten': [
          { guard: 'hasResetToken', target: 'newPassword', actions: 'resetInstead' },
          { target: 'requestingCode.fromPassword', actions: 'resetInstead' },
        ],
      },
      states: {
        editing: { tags: 'stable', on: { 'password.submitted': 'submitting' } },
        submitting: {
          tags: 'busy',
          invoke: {
            id: 'signInWithPassword',
            src: 'signInWithPassword',
            input: ({ context, event }) => {
              assertEvent(event, 'password.submitted')
              return { mobile: required(context.mobile), password: event.password }
            },
            onDone: { target: '#authentication.mergingCart', actions: 'announceSession' },
            onError: [
              { guard: 'isLimited', target: 'limited', actions: 'keepFailure' },
              { target: 'refused', actions: 'keepFailure' },
            ],
          },
        },
        refused: { tags: ['error', 'stable'], on: { 'password.submitted': 'submitting' } },
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
    newPassword: {
      initial: 'editing',
      on: {
        'mobile.edited': 'mobile',
        'back.pressed': { target: 'password', actions: 'signInInstead' },
      },
      states: {
        editing: { tags: 'stable', on: { 'newPassword.submitted': 'saving' } },
        saving: {
          tags: 'busy',
          invoke: {
            id: 'setNewPassword',
            src: 'setNewPassword',
            input: ({ context, event }) => {
              assertEvent(event, 'newPassword.submitted')
              const { password, repeated } = event
              return { resetToken: required(context.resetToken), password, repeated }
            },
            onDone: {
              target: '#authentication.mergingCart',
              actions: ['forgetResetToken', 'announceSession'],
            },
            onError: [
              {
                guard: 'isTokenSpent',
                target: '#authentication.mobile.refused',
                actions: 'keepFailure',
              },
              { target: 'refused', actions: 'keepFailure' },
            ],
          },
        },
        refused: { tags: ['error', 'stable'], on: { 'newPassword.submitted': 'saving' } },
      },
    },
    mergingCart: {
      tags: 'busy',
      invoke: {
        id: 'mergeGuestCart',
        src: 'mergeGuestCart',
        onDone: {
          target: 'signedIn',
          actions: { type: 'keepMergedCart', params: ({ event }) => event.output },
        },
        onError: { target: 'mergeFailed', actions: 'keepFailure' },
      },
    },
    mergeFailed: {
      tags: 'error',
      on: { 'merge.retried': 'mergingCart', 'merge.postponed': 'signedIn' },
    },
    signedIn: { type: 'final' },
  },
  output: ({ context }) => resultOf(context),
})

export type SignInActor = Actor<typeof authenticationMachine>
