import { assign, emit, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { Cart } from '#machines/flows/cart/cart.ts'
import { parent } from '#machines/kernel/parent.ts'
import { failureIn, isSignedOut, isUncertain, type Failure } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'

export type DiscountCodeInput = {
  /** The code that the cart has already; null if there is none. */
  applied: string | null
}

export type DiscountCodeContext = DiscountCodeInput & {
  /** The code that was sent last; null before. */
  sent: string | null
  failure: Failure | null
}

export type DiscountCodeEvent =
  | { type: 'code.submitted'; code: string }
  /** The shopper does not want to use the code, or wants to use another one. */
  | { type: 'code.removed' }
  | { type: 'retry.requested' }

/**
 * The discount code of the invoice: typed, checked by the server and applied to the cart, or refused with a reason. The
 * server keeps an accepted code on the cart, so a reload finds it applied, and it counts until the server has removed it.
 */
export const discountCodeMachine = setup({
  types: {
    input: {} as DiscountCodeInput,
    context: {} as DiscountCodeContext,
    events: {} as DiscountCodeEvent,
    emitted: {} as { type: 'code.refused'; failure: Failure } | { type: 'code.removed' },
    tags: {} as 'busy' | 'error' | 'stable',
  },
  actors: {
    applyDiscountCode: unprovided<Cart, { code: string }>(),
    removeDiscountCode: unprovided<Cart>(),
  },
  guards: {
    isApplied: ({ context }) => context.applied !== null,
    isSignedOut: ({ event }) => isSignedOut(failureIn(event)),
    isUncertain: ({ event }) => isUncertain(failureIn(event)),
  },
  actions: {
    keepCode: assign({ sent: (_, code: string) => code, failure: null }),
    keepApplied: assign({ applied: (_, cart: Cart) => cart.discount?.code ?? null }),
    forgetApplied: assign({ applied: null }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    announceRemoved: emit({ type: 'code.removed' }),
    announceRefusal: emit(({ event }) => ({
      type: 'code.refused',
      failure: required(failureIn(event)),
    })),
    reportCart: sendTo(parent, (_, cart: Cart) => ({ type: 'cart.updated', cart })),
    reportSignedOut: sendTo(parent, { type: 'session.ended' }),
  },
}).createMachine({
  id: 'discountCode',
  context: ({ input }) => ({ ...input, sent: null, failure: null }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isApplied', target: 'applied' }, { target: 'typing' }] },
    typing: {
      tags: 'stable',
      on: {
        'code.submitted': {
          target: 'checking',
          actions: { type: 'keepCode', params: ({ event }) => event.code },
        },
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'applyDiscountCode',
        src: 'applyDiscountCode',
        input: ({ context }) => ({ code: required(context.sent) }),
        onDone: {
          target: 'applied',
          actions: [
            { type: 'keepApplied', params: ({ event }) => event.output },
            { type: 'reportCart', params: ({ event }) => event.output },
          ],
        },
        onError: [
          { guard: 'isSignedOut', target: 'typing', actions: 'reportSignedOut' },
          {
            guard: 'isUncertain',
            target: 'checkFailed',
            actions: ['keepFailure', 'announceRefusal'],
          },
          { target: 'refused', actions: ['keepFailure', 'announceRefusal'] },
        ],
      },
    },
    /** Trying the same code again cannot help; another one may. */
    refused: {
      tags: 'error',
      on: {
        'code.submitted': {
          target: 'checking',
          actions: { type: 'keepCode', params: ({ event }) => event.code },
        },
      },
    },
    /** Nobody knows what the server said. */
    checkFailed: {
      tags: 'error',
      on: {
        'retry.requested': 'checking',
        'code.submitted': {
          target: 'checking',
          actions: { type: 'keepCode', params: ({ event }) => event.code },
        },
      },
    },
    applied: { tags: 'stable', on: { 'code.removed': 'removing' } },
    removing: {
      tags: 'busy',
      invoke: {
        id: 'removeDiscountCode',
        src: 'removeDiscountCode',
        onDone: {
          target: 'typing',
          actions: [
            'forgetApplied',
            { type: 'reportCart', params: ({ event }) => event.output },
            'announceRemoved',
          ],
        },
        onError: [
          { guard: 'isSignedOut', target: 'applied', actions: 'reportSignedOut' },
          { target: 'removalFailed', actions: 'keepFailure' },
        ],
      },
    },
    /** Removing it twice does no harm, so that every failure can be retried. */
    removalFailed: { tags: 'error', on: { 'retry.requested': 'removing' } },
  },
})

export type DiscountCodeRef = ActorRefFrom<typeof discountCodeMachine>
export type DiscountCodeSnapshot = SnapshotFrom<typeof discountCodeMachine>

export const discountCodeSelectors = {
  applied: (snapshot: DiscountCodeSnapshot) => snapshot.context.applied,
  isRemoving: (snapshot: DiscountCodeSnapshot) => snapshot.matches('removing'),
  isBusy: (snapshot: DiscountCodeSnapshot) => snapshot.hasTag('busy'),
  /** Whether a code that was typed has yet to be checked; one that was refused has been. */
  needsCheck: (snapshot: DiscountCodeSnapshot, code: string) =>
    code !== '' &&
    snapshot.can({ type: 'code.submitted', code }) &&
    !(snapshot.hasTag('error') && snapshot.context.sent === code),
  canRetry: (snapshot: DiscountCodeSnapshot) => snapshot.can({ type: 'retry.requested' }),
  failure: (snapshot: DiscountCodeSnapshot) =>
    snapshot.hasTag('error') ? snapshot.context.failure : null,
}
