import {
  assertEvent,
  assign,
  emit,
  sendTo,
  setup,
  type ActorRefFrom,
  type SnapshotFrom,
} from 'xstate'
import { fitsStock } from '#domain/cart.ts'
import {
  hasUnavailable,
  isEmpty,
  lineOf,
  noMethod,
  type Cart,
  type CartChange,
} from '#machines/flows/cart/cart.ts'
import { parent } from '#machines/kernel/parent.ts'
import { failureIn, isSignedOut, isUncertain } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'
import type {
  CartEditingContext,
  CartEditingEmitted,
  CartEditingEvent,
  CartEditingInput,
  CartEditingOutput,
  ChangeCartInput,
  ProfileInput,
} from './cart-editing.types.ts'

/**
 * Step 1: the lines of the cart, a guest's or a customer's. Opening it resets a chosen delivery method, once. It ends when
 * the customer may continue to delivery; for a guest the parent is asked for the sign-in.
 */
export const cartEditingMachine = setup({
  types: {
    input: {} as CartEditingInput,
    context: {} as CartEditingContext,
    events: {} as CartEditingEvent,
    emitted: {} as CartEditingEmitted,
    output: {} as CartEditingOutput,
    tags: {} as 'busy' | 'error' | 'dialog',
  },
  actors: {
    changeCart: unprovided<Cart, ChangeCartInput>(),
    saveProfile: unprovided<void, ProfileInput>(),
  },
  guards: {
    /** A delivery method is valid for the cart for which it was chosen; an open cart may change. */
    isMethodChosen: ({ context }) => context.cart.shipping_method !== noMethod,
    isMethodReset: ({ context }) => context.change?.kind === 'methodReset',
    isEmpty: ({ context }) => isEmpty(context.cart),
    isUnavailable: ({ context }) => hasUnavailable(context.cart),
    isGuest: ({ context }) => !context.signedIn,
    isProfileMissing: ({ context }) => !context.profileComplete,
    exceedsStock: ({ context, event }) => {
      if (event.type !== 'quantity.changed') return false
      const line = lineOf(context.cart, event.priceId)
      return line !== undefined && !fitsStock(event.quantity, line.stock_quantity)
    },
    isSomeOfLine: ({ context, event }) =>
      event.type === 'quantity.changed' &&
      event.quantity >= 1 &&
      lineOf(context.cart, event.priceId) !== undefined,
    isLine: ({ context }, priceId: number) => lineOf(context.cart, priceId) !== undefined,
    isOtherInsurance: ({ context: { cart, insurance } }) =>
      insurance !== null && lineOf(cart, insurance.priceId)?.insurance !== insurance.insuranceId,
    isSignedOut: ({ event }) => isSignedOut(failureIn(event)),
    /** A rejected reset is not reported: the parent would open the cart again, and that would send the next reset. */
    isWorthRetrying: ({ context, event }) =>
      context.change?.kind === 'methodReset' || isUncertain(failureIn(event)),
    isStockLimited: ({ event }) => failureIn(event)?.code === 'stock_limited',
  },
  actions: {
    keepChange: assign({ change: (_, change: CartChange) => change }),
    openInsurance: assign({
      insurance: ({ context }, priceId: number) => ({
        priceId,
        insuranceId: lineOf(context.cart, priceId)?.insurance ?? null,
      }),
    }),
    pickInsurance: assign({
      insurance: ({ context: { insurance } }, insuranceId: number | null) =>
        insurance && { ...insurance, insuranceId },
    }),
    keepCart: assign({ cart: (_, cart: Cart) => cart, failure: null }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    completeProfile: assign({ profileComplete: true }),
    announceChange: emit(({ context }) => ({
      type: 'line.changed',
      change: required(context.change),
    })),
    announceStockLimit: emit({ type: 'stock.limited' }),
    reportCart: sendTo(parent, ({ context }) => ({ type: 'cart.updated', cart: context.cart })),
    reportSignedOut: sendTo(parent, { type: 'session.ended' }),
    /** The cart has changed elsewhere, so retrying cannot succeed. */
    reportRefusal: sendTo(parent, ({ context }) => ({
      type: 'change.refused',
      failure: context.failure,
    })),
    requestSignIn: sendTo(parent, { type: 'signIn.requested' }),
  },
}).createMachine({
  id: 'cartEditing',
  context: ({ input }) => ({ ...input, change: null, insurance: null, failure: null }),
  initial: 'opening',
  states: {
    opening: {
      always: [
        {
          guard: 'isMethodChosen',
          target: 'changing',
          actions: { type: 'keepChange', params: { kind: 'methodReset' } },
        },
        { target: 'opened' },
      ],
    },
    opened: { always: [{ guard: 'isEmpty', target: 'empty' }, { target: 'editing' }] },
    empty: {},
    editing: {
      initial: 'ready',
      on: {
        'quantity.changed': [
          { guard: 'exceedsStock', actions: 'announceStockLimit' },
          {
            guard: 'isSomeOfLine',
            target: 'changing',
            actions: {
              type: 'keepChange',
              params: ({ event: { priceId, quantity } }) => ({
                kind: 'quantity',
                priceId,
                quantity,
              }),
            },
          },
        ],
        'insurance.opened': {
          guard: { type: 'isLine', params: ({ event }) => event.priceId },
          target: 'choosingInsurance',
          actions: { type: 'openInsurance', params: ({ event }) => event.priceId },
        },
        'installment.changed': {
          target: 'changing',
          actions: {
            type: 'keepChange',
            params: ({ event: { priceId, chosen } }) => ({ kind: 'installment', priceId, chosen }),
          },
        },
        'removal.requested': {
          target: 'confirming',
          actions: {
            type: 'keepChange',
            params: ({ event: { priceId } }) => ({ kind: 'removal', priceId }),
          },
        },
        'clearing.requested': {
          target: 'confirming',
          actions: { type: 'keepChange', params: { kind: 'clearing' } },
        },
        'next.pressed': [
          { guard: 'isUnavailable', target: 'outOfStock' },
          { guard: 'isGuest', actions: 'requestSignIn' },
          { guard: 'isProfileMissing', target: 'completingProfile' },
          { target: 'complete' },
        ],
      },
      states: {
        ready: {},
        changeFailed: {
          tags: 'error',
          on: { 'retry.requested': '#cartEditing.changing', 'failure.dismissed': 'ready' },
        },
      },
    },
    confirming: {
      tags: 'dialog',
      on: { 'change.confirmed': 'changing', 'dialog.dismissed': 'editing' },
    },
    choosingInsurance: {
      tags: 'dialog',
      on: {
        'insurance.picked': {
          actions: { type: 'pickInsurance', params: ({ event }) => event.insuranceId },
        },
        'insurance.saved': [
          {
            guard: 'isOtherInsurance',
            target: 'changing',
            actions: {
              type: 'keepChange',
              params: ({ context }) => ({ kind: 'insurance', ...required(context.insurance) }),
            },
          },
          { target: 'editing' },
        ],
        'dialog.dismissed': 'editing',
      },
    },
    changing: {
      tags: 'busy',
      invoke: {
        id: 'changeCart',
        src: 'changeCart',
        input: ({ context: { signedIn, change } }) => ({ signedIn, change: required(change) }),
        onDone: {
          target: 'changed',
          actions: [
            { type: 'keepCart', params: ({ event }) => event.output },
            'reportCart',
            'announceChange',
          ],
        },
        onError: [
          {
            guard: 'isSignedOut',
            target: 'editing.changeFailed',
            actions: ['keepFailure', 'reportSignedOut'],
          },
          { guard: 'isStockLimited', target: 'editing', actions: 'announceStockLimit' },
          { guard: 'isWorthRetrying', target: 'editing.changeFailed', actions: 'keepFailure' },
          { target: 'editing.changeFailed', actions: ['keepFailure', 'reportRefusal'] },
        ],
      },
    },
    /** A reply that keeps the method ends the reset as well; repeating it would never end. */
    changed: {
      always: [{ guard: 'isMethodReset', target: 'opened' }, { target: 'opening' }],
    },
    outOfStock: { tags: 'dialog', on: { 'dialog.dismissed': 'editing' } },
    completingProfile: {
      tags: 'dialog',
      initial: 'editing',
      on: { 'dialog.dismissed': 'editing' },
      states: {
        editing: { on: { 'profile.submitted': 'saving' } },
        saving: {
          tags: 'busy',
          invoke: {
            id: 'saveProfile',
            src: 'saveProfile',
            input: ({ event }) => {
              assertEvent(event, 'profile.submitted')
              return event.profile
            },
            onDone: { target: '#cartEditing.complete', actions: 'completeProfile' },
            onError: [
              {
                guard: 'isSignedOut',
                target: 'failed',
                actions: ['keepFailure', 'reportSignedOut'],
              },
              { target: 'failed', actions: 'keepFailure' },
            ],
          },
        },
        failed: { tags: 'error', on: { 'profile.submitted': 'saving' } },
      },
    },
    complete: { type: 'final' },
  },
  output: ({ context: { cart, profileComplete } }) => ({ cart, profileComplete }),
})

export type CartEditingSnapshot = SnapshotFrom<typeof cartEditingMachine>
export type CartEditingRef = ActorRefFrom<typeof cartEditingMachine>
