import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { refusals } from '#machines/kernel/refusals.ts'
import { required } from '#machines/kernel/required.ts'
import { chosenMethod, isAddressMissing, shownBranches, tabOf } from './delivery.options.ts'
import { deliverySetup } from './delivery.setup.ts'

/**
 * Step 2: how the cart is delivered. With an address the courier's tab is open, and only what delivers there can be
 * chosen; without one the courier's tab asks for it. A method is saved as soon as it is chosen, the only branch with its
 * tab, and given up with its tab and with an address to which it does not deliver. One that the way back to the cart has
 * reset is saved again, if it is still offered. Pickup leads straight to the invoice;
 * a courier's address is submitted first. The addresses are a child of their own. It ends when the invoice may be opened.
 */
export const deliveryMachine = deliverySetup.createMachine({
  id: 'delivery',
  context: ({ input: { cart, address, draft } }) => ({
    cart,
    tab: draft?.tab ?? tabOf(cart),
    couriers: null,
    branches: [],
    addresses: [],
    change: null,
    nextMethodId: draft?.methodId ?? null,
    isTabNew: false,
    addressId: draft?.addressId ?? address?.id ?? null,
    failure: null,
  }),
  initial: 'loading',
  // The tabs are visible in every state, so they can always be pressed.
  on: {
    'tab.chosen': {
      actions: [{ type: 'keepTab', params: ({ event }) => event.tab }, 'markTab', 'reportDraft'],
    },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadDelivery',
        src: 'loadDelivery',
        input: ({ context: { addressId } }) => ({ addressId }),
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
        onError: { target: 'loadFailed', actions: ['keepFailure', 'forgetChanges'] },
      },
      initial: 'settling',
      always: { guard: 'isAddressAwaited', actions: ['askForAddress', 'unmarkTab'] },
      on: {
        /** Another way cancels a submission, and gives up the method of the way before. */
        'tab.chosen': {
          target: '.settling',
          actions: [{ type: 'keepTab', params: ({ event }) => event.tab }, 'reportDraft'],
        },
        /** Selecting another address cancels a submission. */
        'address.selected': [
          {
            guard: { type: 'isAddress', params: ({ event }) => event.addressId },
            target: '.listingCouriers',
            actions: [
              { type: 'keepSelection', params: ({ event }) => event.addressId },
              'reportDraft',
            ],
          },
          {
            target: '.settling',
            actions: [
              { type: 'keepSelection', params: ({ event }) => event.addressId },
              'reportDraft',
            ],
          },
        ],
        'address.wanted': { guard: 'isAddressMissing', actions: 'askForAddress' },
        'session.ended': { actions: 'reportSignedOut' },
      },
      states: {
        /** What the cart has is given up, or saved again for the price and date of the address. */
        settling: {
          always: [
            { guard: 'areCouriersMissing', target: 'listingCouriers' },
            { guard: 'isNextOffered', target: 'savingMethod', actions: 'wantNextMethod' },
            { guard: 'hasInvalidMethod', target: 'savingMethod', actions: 'wantNoMethod' },
            { guard: 'isMethodOutdated', target: 'savingMethod', actions: 'wantSameMethod' },
            { target: 'choosing', actions: 'forgetNextMethod' },
          ],
        },
        choosing: {
          initial: 'ready',
          on: {
            'method.chosen': {
              guard: { type: 'isOffered', params: ({ event }) => event.methodId },
              target: 'savingMethod',
              actions: { type: 'wantMethod', params: ({ event }) => event.methodId },
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
            couriersFailed: {
              tags: 'error',
              on: { 'retry.requested': '#delivery.open.listingCouriers' },
            },
            addressFailed: {
              tags: 'error',
              on: { 'retry.requested': '#delivery.open.submittingAddress' },
            },
          },
        },
        listingCouriers: {
          tags: 'busy',
          invoke: {
            id: 'listCouriers',
            src: 'listCouriers',
            input: ({ context }) => ({ addressId: required(context.addressId) }),
            onDone: {
              target: 'settling',
              actions: { type: 'keepCouriers', params: ({ event }) => event.output },
            },
            onError: refusals('choosing.couriersFailed', {
              target: 'choosing.couriersFailed',
              actions: ['keepFailure', 'reportRefusal'],
            }),
          },
          // The couriers are still on their way, so what the cart has cannot be judged yet.
          on: {
            'tab.chosen': {
              actions: [{ type: 'keepTab', params: ({ event }) => event.tab }, 'reportDraft'],
            },
          },
        },
        savingMethod: {
          tags: 'busy',
          invoke: {
            id: 'setShippingMethod',
            src: 'setShippingMethod',
            input: ({ context }) => {
              const { methodId, addressId } = required(context.change)
              return { methodId, addressId }
            },
            onDone: [
              {
                guard: { type: 'isChoice', params: ({ event }) => event.output },
                target: 'settling',
                actions: [
                  { type: 'keepCart', params: ({ event }) => event.output },
                  'reportCart',
                  'announceMethod',
                ],
              },
              {
                target: 'settling',
                actions: [{ type: 'keepCart', params: ({ event }) => event.output }, 'reportCart'],
              },
            ],
            onError: refusals('choosing.methodFailed', {
              target: 'choosing.methodFailed',
              actions: ['keepFailure', 'reportRefusal'],
            }),
          },
          // The call is not repeated: what it saves is compared with these afterwards.
          on: {
            'method.chosen': {
              guard: { type: 'isOffered', params: ({ event }) => event.methodId },
              actions: { type: 'keepNextMethod', params: ({ event }) => event.methodId },
            },
            'tab.chosen': {
              actions: [{ type: 'keepTab', params: ({ event }) => event.tab }, 'reportDraft'],
            },
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
  /** The methods that deliver to the selected address; null while they are unknown. */
  couriers: (snapshot: DeliverySnapshot) => snapshot.context.couriers,
  branches: (snapshot: DeliverySnapshot) => shownBranches(snapshot.context.branches),
  addressId: (snapshot: DeliverySnapshot) => snapshot.context.addressId,
  /** The method of the cart, if it can be chosen in the open tab and for the selected address. */
  methodId: (snapshot: DeliverySnapshot) => chosenMethod(snapshot.context)?.id ?? null,
  /** The method that is being saved; null while none is. */
  pendingMethodId: (snapshot: DeliverySnapshot) =>
    snapshot.matches({ open: 'savingMethod' })
      ? (snapshot.context.nextMethodId ?? snapshot.context.change?.methodId ?? null)
      : null,
  /** Whether the shopper can be asked for the address that the courier needs. */
  isAddressMissing: (snapshot: DeliverySnapshot) =>
    snapshot.matches('open') && isAddressMissing(snapshot.context),
  isMethodChosen: (snapshot: DeliverySnapshot) => chosenMethod(snapshot.context) !== null,
  canContinue: (snapshot: DeliverySnapshot) => snapshot.can({ type: 'next.pressed' }),
  isSubmitting: (snapshot: DeliverySnapshot) => snapshot.matches({ open: 'submittingAddress' }),
  isLoading: (snapshot: DeliverySnapshot) => snapshot.matches('loading'),
  isBusy: (snapshot: DeliverySnapshot) => snapshot.hasTag('busy'),
  failure: (snapshot: DeliverySnapshot) =>
    snapshot.hasTag('error') ? snapshot.context.failure : null,
  /** The addresses, an actor of their own. */
  addressBook: (snapshot: DeliverySnapshot) => snapshot.children.addressBook,
}
