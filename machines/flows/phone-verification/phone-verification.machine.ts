import { assign, emit, setup, type Actor, type SnapshotFrom } from 'xstate'
import { isMobileNumber } from '#domain/mobile.ts'
import { oneTimeCodeMachine } from '#machines/flows/one-time-code/one-time-code.machine.ts'
import type { CodeRequest, CodeSent } from '#machines/flows/one-time-code/one-time-code.types.ts'
import { failureIn, isCodeStillValid, isLimited, limitEnd } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'
import { waitUntil } from '#machines/kernel/wait-until.ts'
import type {
  Details,
  PhoneVerificationContext,
  PhoneVerificationEmitted,
  PhoneVerificationEvent,
  PhoneVerificationInput,
} from './phone-verification.types.ts'

/** Verifying a number in two steps, within a page that goes on afterwards: the number, then the code sent to it. */
export const phoneVerificationMachine = setup({
  types: {
    input: {} as PhoneVerificationInput,
    context: {} as PhoneVerificationContext,
    events: {} as PhoneVerificationEvent,
    emitted: {} as PhoneVerificationEmitted,
    tags: {} as 'busy' | 'error' | 'stable',
    children: {} as { code: 'oneTimeCode' },
  },
  actors: {
    requestCode: unprovided<CodeSent, CodeRequest>(),
    oneTimeCode: oneTimeCodeMachine,
    waitUntil,
  },
  guards: {
    isComplete: ({ context }, { mobile, name }: Details) =>
      isMobileNumber(mobile) && (context.purpose === 'signIn' || (name ?? '') !== ''),
    isCodeStillValid: ({ event }) => isCodeStillValid(failureIn(event)),
    isLimited: ({ event }) => isLimited(failureIn(event)),
  },
  actions: {
    keepDetails: assign({ details: (_, details: Details) => details }),
    keepDeadline: assign({ resendAt: (_, { resendAt }: CodeSent) => resendAt, failure: null }),
    resumeCountdown: assign({ resendAt: ({ event }) => limitEnd(failureIn(event)), failure: null }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    announceCode: emit({ type: 'code.sent' }),
    announceVerification: emit({ type: 'phone.verified' }),
  },
}).createMachine({
  id: 'phoneVerification',
  context: ({ input }) => freshPhoneVerification(input),
  initial: 'details',
  states: {
    details: {
      initial: 'editing',
      on: {
        'details.submitted': {
          guard: { type: 'isComplete', params: ({ event }) => event.details },
          target: 'requestingCode',
          actions: { type: 'keepDetails', params: ({ event }) => event.details },
        },
      },
      states: {
        editing: { tags: 'stable' },
        refused: { tags: ['error', 'stable'], on: { 'details.edited': 'editing' } },
        limited: {
          tags: 'error',
          invoke: {
            id: 'limit',
            src: 'waitUntil',
            input: ({ context }) => ({ deadline: limitEnd(context.failure) }),
            onDone: 'editing',
            onError: 'editing',
          },
          on: { 'details.edited': 'editing', 'details.submitted': undefined },
        },
      },
    },
    requestingCode: {
      tags: 'busy',
      invoke: {
        id: 'requestCode',
        src: 'requestCode',
        input: ({ context }) => requestOf(context),
        onDone: {
          target: 'code',
          actions: [{ type: 'keepDeadline', params: ({ event }) => event.output }, 'announceCode'],
        },
        onError: [
          { guard: 'isCodeStillValid', target: 'code', actions: 'resumeCountdown' },
          { guard: 'isLimited', target: 'details.limited', actions: 'keepFailure' },
          { target: 'details.refused', actions: 'keepFailure' },
        ],
      },
      on: { 'details.edited': 'details' },
    },
    code: {
      tags: 'stable',
      invoke: {
        id: 'code',
        src: 'oneTimeCode',
        input: ({ context }) => ({ ...requestOf(context), resendAt: required(context.resendAt) }),
        onDone: { target: 'verified', actions: 'announceVerification' },
        onError: { target: 'details.refused', actions: 'keepFailure' },
      },
      on: {
        'countdown.restarted': { actions: { type: 'keepDeadline', params: ({ event }) => event } },
        'details.edited': 'details',
        'flow.resumed': { target: 'code', reenter: true },
      },
    },
    verified: { type: 'final' },
  },
})

export type PhoneVerificationActor = Actor<typeof phoneVerificationMachine>
type PhoneVerificationSnapshot = SnapshotFrom<typeof phoneVerificationMachine>

/** What the steps show. */
export const phoneVerificationSelectors = {
  step: (snapshot: PhoneVerificationSnapshot) => {
    if (snapshot.matches('verified')) return 'verified'
    return snapshot.matches('code') ? 'code' : 'details'
  },
  purpose: (snapshot: PhoneVerificationSnapshot) => snapshot.context.purpose,
  /** The number and the name as they were submitted; empty before. */
  mobile: (snapshot: PhoneVerificationSnapshot) => snapshot.context.details?.mobile ?? '',
  name: (snapshot: PhoneVerificationSnapshot) => snapshot.context.details?.name ?? '',
  isBusy: (snapshot: PhoneVerificationSnapshot) => snapshot.hasTag('busy'),
  /** The failure to show; null if there is none. */
  failure: (snapshot: PhoneVerificationSnapshot) =>
    snapshot.hasTag('error') ? snapshot.context.failure : null,
  /** When the limit that refused the last try ends, milliseconds since the epoch; null if there is none. */
  retryAt: (snapshot: PhoneVerificationSnapshot) =>
    snapshot.matches({ details: 'limited' }) ? limitEnd(snapshot.context.failure) : null,
  /** The code step of the flow, to read it with `oneTimeCodeSelectors` and send it its events. */
  code: (snapshot: PhoneVerificationSnapshot) => snapshot.children.code,
}

/** The initial context; saved values are merged over it. */
export function freshPhoneVerification(input: PhoneVerificationInput): PhoneVerificationContext {
  return { ...input, details: null, resendAt: null, failure: null }
}

function requestOf({ purpose, details }: PhoneVerificationContext): CodeRequest {
  const { mobile, name } = required(details)
  return { mobile, purpose, name: name ?? undefined }
}
