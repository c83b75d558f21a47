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
import type { Schemas } from '#machines/api/client.ts'
import { parent } from '#machines/kernel/parent.ts'
import { failureIn, isSignedOut, isUncertain, type Failure } from '#machines/kernel/problem.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'

export type CartEditingInput = { signedIn: boolean; cart: Cart; profileComplete: boolean }

export type CartEditingContext = CartEditingInput & {
  /** The change that is asked about, under way, or failed. */
  change: CartChange
  failure: Failure | null
}

export type CartEditingEvent =
  | { type: 'quantity.changed'; priceId: number; quantity: number }
  | { type: 'insurance.changed'; priceId: number; insuranceId: number | null }
  | { type: 'instalment.changed'; priceId: number; chosen: boolean }
  | { type: 'removal.asked'; priceId: number }
  | { type: 'clearing.asked' }
  | { type: 'change.confirmed' }
  | { type: 'profile.submitted'; profile: ProfileInput }
  | { type: 'retry.requested' }
  | { type: 'dismissed' }
  | { type: 'next.pressed' }

export type CartEditingEmitted =
  { type: 'line.changed'; change: CartChange } | { type: 'stock.limited' }

export type CartEditingOutput = { cart: Cart; profileComplete: boolean }

export type ChangeCartInput = { signedIn: boolean; change: CartChange }
export type ProfileInput = Schemas['ProfilePut']

/**
 * Step 1: the lines of the cart, a guest's or a customer's. Opening it takes back a chosen delivery method. It ends
 * when the customer may go on to delivery; a guest is sent to sign in, both told to the parent.
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
    /** A delivery method holds for the cart for which it was chosen; one that is opened again may change. */
    isMethodChosen: ({ context }) => context.cart.shipping_method !== noMethod,
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
    isSignedOut: ({ event }) => isSignedOut(failureIn(event)),
    /** The reset of the method follows from opening the cart: reported, it would come again and again. */
    isWorthRetrying: ({ context, event }) =>
      context.change.kind === 'methodReset' || isUncertain(failureIn(event)),
    isStockLimited: ({ event }) => failureIn(event)?.code === 'stock_limited',
  },
  actions: {
    keepChange: assign({ change: ({ context, event }) => changeIn(event) ?? context.change }),
    resetMethod: assign({ change: { kind: 'methodReset' } }),
    keepCart: assign({ cart: (_, cart: Cart) => cart, failure: null }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    completeProfile: assign({ profileComplete: true }),
    announceChange: emit(({ context }) => ({ type: 'line.changed', change: context.change })),
    announceStockLimit: emit({ type: 'stock.limited' }),
    reportCart: sendTo(parent, ({ context }) => ({ type: 'cart.updated', cart: context.cart })),
    reportSignedOut: sendTo(parent, { type: 'session.ended' }),
    /** To try the same again would be in vain: the cart has changed elsewhere. */
    reportRefusal: sendTo(parent, ({ context }) => ({
      type: 'change.refused',
      failure: context.failure,
    })),
    requestSignIn: sendTo(parent, { type: 'signIn.requested' }),
  },
}).createMachine({
  id: 'cartEditing',
  context: ({ input }) => ({ ...input, change: { kind: 'methodReset' }, failure: null }),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'isMethodChosen', target: 'changing', actions: 'resetMethod' },
        { guard: 'isEmpty', target: 'empty' },
        { target: 'editing' },
      ],
    },
    empty: {},
    editing: {
      initial: 'ready',
      on: {
        'quantity.changed': [
          { guard: 'exceedsStock', actions: 'announceStockLimit' },
          { guard: 'isSomeOfLine', target: 'changing', actions: 'keepChange' },
        ],
        'insurance.changed': { target: 'changing', actions: 'keepChange' },
        'instalment.changed': { target: 'changing', actions: 'keepChange' },
        'removal.asked': { target: 'confirming', actions: 'keepChange' },
        'clearing.asked': { target: 'confirming', actions: 'keepChange' },
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
          on: { 'retry.requested': '#cartEditing.changing', dismissed: 'ready' },
        },
      },
    },
    confirming: {
      tags: 'dialog',
      on: { 'change.confirmed': 'changing', dismissed: 'editing' },
    },
    changing: {
      tags: 'busy',
      invoke: {
        id: 'changeCart',
        src: 'changeCart',
        input: ({ context: { signedIn, change } }) => ({ signedIn, change }),
        onDone: {
          target: 'opening',
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
    outOfStock: { tags: 'dialog', on: { dismissed: 'editing' } },
    completingProfile: {
      tags: 'dialog',
      initial: 'editing',
      on: { dismissed: 'editing' },
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
            onDone: { target: '#complete', actions: 'completeProfile' },
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
    complete: { id: 'complete', type: 'final' },
  },
  output: ({ context: { cart, profileComplete } }) => ({ cart, profileComplete }),
})

export type CartEditingSnapshot = SnapshotFrom<typeof cartEditingMachine>
export type CartEditingRef = ActorRefFrom<typeof cartEditingMachine>

/** What step 1 shows. */
export const cartEditingSelectors = {
  cart: (snapshot: CartEditingSnapshot) => snapshot.context.cart,
  isBusy: (snapshot: CartEditingSnapshot) => snapshot.hasTag('busy'),
  failure: (snapshot: CartEditingSnapshot) =>
    snapshot.hasTag('error') ? snapshot.context.failure : null,
  /** The line that is being changed; null while none is. */
  pendingPriceId: (snapshot: CartEditingSnapshot) =>
    snapshot.hasTag('busy') && 'priceId' in snapshot.context.change
      ? snapshot.context.change.priceId
      : null,
  /** The removal to be confirmed. */
  asked: (snapshot: CartEditingSnapshot) =>
    snapshot.matches('confirming') ? snapshot.context.change : null,
}

function changeIn(event: CartEditingEvent): CartChange | null {
  switch (event.type) {
    case 'quantity.changed':
      return { kind: 'quantity', priceId: event.priceId, quantity: event.quantity }
    case 'insurance.changed':
      return { kind: 'insurance', priceId: event.priceId, insuranceId: event.insuranceId }
    case 'instalment.changed':
      return { kind: 'instalment', priceId: event.priceId, chosen: event.chosen }
    case 'removal.asked':
      return { kind: 'removal', priceId: event.priceId }
    case 'clearing.asked':
      return { kind: 'clearing' }
    default:
      return null
  }
}
