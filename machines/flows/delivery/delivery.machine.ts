import { assign, emit, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import {
  addressBookMachine,
  selectedOf,
} from '#machines/flows/address-book/address-book.machine.ts'
import type { Cart } from '#machines/flows/cart/cart.ts'
import { parent } from '#machines/kernel/parent.ts'
import { failureIn, isSignedOut, isUncertain } from '#machines/kernel/problem.ts'
import { refusals } from '#machines/kernel/refusals.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'
import type {
  DeliveryContext,
  DeliveryEmitted,
  DeliveryEvent,
  DeliveryInput,
  DeliveryOptions,
  DeliveryTab,
} from './delivery.types.ts'

/**
 * Step 2: how the cart is delivered. A method is saved as soon as it is chosen. Pickup leads straight to the invoice; a
 * courier's address is submitted first. The addresses are a child of their own. It ends when the invoice may be opened.
 */
export const deliveryMachine = setup({
  types: {
    input: {} as DeliveryInput,
    context: {} as DeliveryContext,
    events: {} as DeliveryEvent,
    emitted: {} as DeliveryEmitted,
    tags: {} as 'busy' | 'error',
    children: {} as { addressBook: 'addressBook' },
  },
  actors: {
    loadDelivery: unprovided<DeliveryOptions>(),
    setShippingMethod: unprovided<Cart, { methodId: number }>(),
    selectAddress: unprovided<void, { addressId: number }>(),
    addressBook: addressBookMachine,
  },
  guards: {
    isPickup: ({ context }) => context.cart.delivery_method?.is_in_person === true,
    isCourierWithAddress: ({ context }) =>
      context.cart.delivery_method?.is_in_person === false && context.addressId !== null,
    isSignedOut: ({ event }) => isSignedOut(failureIn(event)),
    isUncertain: ({ event }) => isUncertain(failureIn(event)),
  },
  actions: {
    keepOptions: assign(({ context }, options: DeliveryOptions) => ({
      ...options,
      addressId: selectedOf(options.addresses, context.addressId),
    })),
    keepTab: assign({ tab: (_, tab: DeliveryTab) => tab }),
    keepMethod: assign({ wantedMethodId: (_, methodId: number) => methodId }),
    keepCart: assign({ cart: (_, cart: Cart) => cart }),
    keepSelection: assign({ addressId: (_, addressId: number | null) => addressId }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    announceMethod: emit({ type: 'method.saved' }),
    announceAddress: emit({ type: 'address.saved' }),
    reportDraft: sendTo(parent, ({ context: { tab, addressId } }) => ({
      type: 'delivery.drafted',
      draft: { tab, addressId },
    })),
    reportCart: sendTo(parent, ({ context }) => ({ type: 'cart.updated', cart: context.cart })),
    reportSignedOut: sendTo(parent, { type: 'session.ended' }),
    /** What the shopper chooses from has changed elsewhere, so retrying cannot succeed. */
    reportRefusal: sendTo(parent, ({ context }) => ({
      type: 'change.refused',
      failure: context.failure,
    })),
  },
}).createMachine({
  id: 'delivery',
  context: ({ input: { cart, address, draft } }) => ({
    cart,
    tab: draft?.tab ?? tabOf(cart),
    couriers: [],
    branches: [],
    addresses: [],
    wantedMethodId: null,
    addressId: draft?.addressId ?? address?.id ?? null,
    failure: null,
  }),
  initial: 'loading',
  // The tabs are visible in every state, so they can always be pressed.
  on: {
    'tab.chosen': {
      actions: [{ type: 'keepTab', params: ({ event }) => event.tab }, 'reportDraft'],
    },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadDelivery',
        src: 'loadDelivery',
        onDone: {
          target: 'open',
          actions: { type: 'keepOptions', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: 'isSignedOut',
            target: 'loadFailed',
            actions: ['keepFailure', 'reportSignedOut'],
          },
          { target: 'loadFailed', actions: 'keepFailure' },
        ],
      },
    },
    loadFailed: { tags: 'error', on: { 'retry.requested': 'loading' } },
    open: {
      invoke: {
        id: 'addressBook',
        src: 'addressBook',
        input: ({ context: { addresses, addressId } }) => ({ addresses, selectedId: addressId }),
        onError: { target: 'loadFailed', actions: 'keepFailure' },
      },
      initial: 'choosing',
      on: {
        /** Selecting another address cancels a submission. */
        'address.selected': {
          target: '.choosing',
          actions: [
            { type: 'keepSelection', params: ({ event }) => event.addressId },
            'reportDraft',
          ],
        },
        'session.ended': { actions: 'reportSignedOut' },
      },
      states: {
        choosing: {
          initial: 'ready',
          on: {
            'method.chosen': {
              target: 'savingMethod',
              actions: { type: 'keepMethod', params: ({ event }) => event.methodId },
            },
            'next.pressed': [
              { guard: 'isPickup', target: '#delivery.complete' },
              { guard: 'isCourierWithAddress', target: 'submittingAddress' },
            ],
          },
          states: {
            ready: {},
            methodFailed: {
              tags: 'error',
              on: { 'retry.requested': '#delivery.open.savingMethod' },
            },
            addressFailed: {
              tags: 'error',
              on: { 'retry.requested': '#delivery.open.submittingAddress' },
            },
          },
        },
        savingMethod: {
          tags: 'busy',
          invoke: {
            id: 'setShippingMethod',
            src: 'setShippingMethod',
            input: ({ context }) => ({ methodId: required(context.wantedMethodId) }),
            onDone: {
              target: 'choosing',
              actions: [
                { type: 'keepCart', params: ({ event }) => event.output },
                'reportCart',
                'announceMethod',
              ],
            },
            onError: refusals('choosing.methodFailed', {
              target: 'choosing.methodFailed',
              actions: ['keepFailure', 'reportRefusal'],
            }),
          },
          on: {
            'address.selected': {
              actions: [
                { type: 'keepSelection', params: ({ event }) => event.addressId },
                'reportDraft',
              ],
            },
          },
        },
        submittingAddress: {
          tags: 'busy',
          invoke: {
            id: 'selectAddress',
            src: 'selectAddress',
            input: ({ context }) => ({ addressId: required(context.addressId) }),
            onDone: { target: '#delivery.complete', actions: 'announceAddress' },
            onError: refusals('choosing.addressFailed', {
              target: 'choosing.addressFailed',
              actions: ['keepFailure', 'reportRefusal'],
            }),
          },
        },
      },
    },
    complete: { type: 'final' },
  },
})

export type DeliverySnapshot = SnapshotFrom<typeof deliveryMachine>
export type DeliveryRef = ActorRefFrom<typeof deliveryMachine>

export const deliverySelectors = {
  tab: (snapshot: DeliverySnapshot) => snapshot.context.tab,
  couriers: (snapshot: DeliverySnapshot) => snapshot.context.couriers,
  /** The branches to choose from: of the two, only the east one is offered (DELV-28). */
  branches: (snapshot: DeliverySnapshot) =>
    snapshot.context.branches.filter(({ branch }) => branch === 'east'),
  addressId: (snapshot: DeliverySnapshot) => snapshot.context.addressId,
  /** The method of the cart. Both groups share one choice, so choosing in one clears the other. */
  methodId: (snapshot: DeliverySnapshot) => snapshot.context.cart.shipping_method,
  /** The method that is being saved; null while none is. */
  pendingMethodId: (snapshot: DeliverySnapshot) =>
    snapshot.matches({ open: 'savingMethod' }) ? snapshot.context.wantedMethodId : null,
  isMethodChosen: (snapshot: DeliverySnapshot) => snapshot.context.cart.delivery_method !== null,
  canContinue: (snapshot: DeliverySnapshot) => snapshot.can({ type: 'next.pressed' }),
  isSubmitting: (snapshot: DeliverySnapshot) => snapshot.matches({ open: 'submittingAddress' }),
  isLoading: (snapshot: DeliverySnapshot) => snapshot.matches('loading'),
  isBusy: (snapshot: DeliverySnapshot) => snapshot.hasTag('busy'),
  failure: (snapshot: DeliverySnapshot) =>
    snapshot.hasTag('error') ? snapshot.context.failure : null,
  /** The addresses, an actor of their own. */
  addressBook: (snapshot: DeliverySnapshot) => snapshot.children.addressBook,
}

function tabOf(cart: Cart): DeliveryTab {
  if (cart.delivery_method === null) return 'none'
  return cart.delivery_method.is_in_person ? 'presence' : 'post'
}
