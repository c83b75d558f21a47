import { assertEvent, assign, emit, setup, type Actor } from 'xstate'
import { destinationAfterSignIn } from '#domain/redirect.ts'
import { clockOf } from '#machines/kernel/clock.ts'
import {
  oneTimeCodeMachine,
  type CodeRequest,
  type CodeSent,
  type CodeVerified,
} from '#machines/flows/one-time-code/one-time-code.machine.ts'
import { failureIn, limitEnd } from '#machines/kernel/problem.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'
import { waitUntil } from '#machines/kernel/wait-until.ts'
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
    isMobile: (_, mobile: string) => /^\d{11}$/.test(mobile),
    /** The code that was just sent stays valid, and its countdown continues. */
    isUnderway: ({ event }) => failureIn(event)?.code === 'code_too_soon',
    isLimited: ({ event }) => failureIn(event)?.retryAfterSeconds != null,
    isTokenSpent: ({ event }) => failureIn(event)?.code === 'reset_token_invalid',
  },
  actions: {
    keepMobile: assign({ mobile: (_, mobile: string) => mobile }),
    signInInstead: assign({ purpose: 'signIn' }),
    resetInstead: assign({ purpose: 'resetPassword' }),
    keepDeadline: assign({ resendAt: (_, { resendAt }: CodeSent) => resendAt }),
    resumeCountdown: assign({
      resendAt: ({ event, self }) => limitEnd(event, clockOf(self.system)),
    }),
    keepResetToken: assign({
      resetToken: (_, { resetToken }: CodeVerified) => resetToken ?? '',
    }),
    keepMergedCart: assign({
      cartMerged: true,
      cappedPriceIds: (_, { cappedPriceIds }: MergedCart) => cappedPriceIds,
    }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    keepLimit: assign({ retryAt: ({ event, self }) => limitEnd(event, clockOf(self.system)) }),
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
      id: 'mobile',
      initial: 'editing',
      on: {
        'mobile.submitted': {
          guard: { type: 'isMobile', params: ({ event }) => event.mobile },
          target: 'requestingCode.fromMobile',
          actions: { type: 'keepMobile', params: ({ event }) => event.mobile },
        },
        'password.chosen': {
          guard: { type: 'isMobile', params: ({ event }) => event.mobile },
          target: 'password',
          actions: [{ type: 'keepMobile', params: ({ event }) => event.mobile }, 'signInInstead'],
        },
      },
      states: {
        editing: { tags: 'stable' },
        refused: { tags: ['error', 'stable'], on: { 'mobile.edited': 'editing' } },
        limited: {
          tags: 'error',
          invoke: {
            id: 'mobileLimit',
            src: 'waitUntil',
            input: ({ context }) => ({ deadline: context.retryAt }),
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
        input: ({ context: { mobile, purpose } }) => ({ mobile, purpose }),
        onDone: {
          target: 'code',
          actions: [{ type: 'keepDeadline', params: ({ event }) => event.output }, 'announceCode'],
        },
        onError: [
          { guard: 'isUnderway', target: 'code', actions: 'resumeCountdown' },
          { guard: 'isLimited', target: 'mobile.limited', actions: ['keepFailure', 'keepLimit'] },
          { target: 'mobile.refused', actions: 'keepFailure' },
        ],
      },
      on: { 'mobile.edited': 'mobile' },
      // The step that asked stays in sight until the code is on its way.
      states: { fromMobile: {}, fromPassword: {} },
    },
    code: {
      tags: 'stable',
      invoke: {
        id: 'code',
        src: 'oneTimeCode',
        input: ({ context: { mobile, purpose, resendAt } }) => ({ mobile, purpose, resendAt }),
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
        'password.chosen': { target: 'password', actions: 'signInInstead' },
        'flow.resumed': { target: 'code', reenter: true },
      },
    },
    password: {
      initial: 'editing',
      on: {
        'mobile.edited': 'mobile',
        'code.chosen': 'requestingCode.fromPassword',
        'password.forgotten': { target: 'requestingCode.fromPassword', actions: 'resetInstead' },
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
              return { mobile: context.mobile, password: event.password }
            },
            onDone: { target: '#mergingCart', actions: 'announceSession' },
            onError: [
              { guard: 'isLimited', target: 'limited', actions: ['keepFailure', 'keepLimit'] },
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
            input: ({ context }) => ({ deadline: context.retryAt }),
            onDone: 'editing',
            onError: 'editing',
          },
        },
      },
    },
    newPassword: {
      initial: 'editing',
      states: {
        editing: { on: { 'newPassword.submitted': 'saving' } },
        saving: {
          tags: 'busy',
          invoke: {
            id: 'setNewPassword',
            src: 'setNewPassword',
            input: ({ context, event }) => {
              assertEvent(event, 'newPassword.submitted')
              const { password, repeated } = event
              return { resetToken: context.resetToken, password, repeated }
            },
            onDone: { target: '#mergingCart', actions: 'announceSession' },
            onError: [
              { guard: 'isTokenSpent', target: '#mobile.refused', actions: 'keepFailure' },
              { target: 'refused', actions: 'keepFailure' },
            ],
          },
        },
        refused: { tags: 'error', on: { 'newPassword.submitted': 'saving' } },
      },
    },
    mergingCart: {
      id: 'mergingCart',
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
  output: ({ context }) => ({
    destination: destinationAfterSignIn(context.redirectUrl, context.action),
    cartMerged: context.cartMerged,
    cappedPriceIds: context.cappedPriceIds,
  }),
})

/** The context at the start; a saved flow is put back on top of it. */
export function freshAuthentication(input: AuthenticationInput): AuthenticationContext {
  const { signedIn, purpose = 'signIn', mobile = '', redirectUrl, action } = input
  return {
    signedIn,
    purpose,
    mobile,
    redirectUrl,
    action,
    resendAt: 0,
    retryAt: 0,
    failure: null,
    resetToken: '',
    cartMerged: false,
    cappedPriceIds: [],
  }
}

export type SignInActor = Actor<typeof authenticationMachine>
