import { assign, emit, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import {
  addressFormMachine,
  type Address,
  type AddressFormOutput,
} from '#machines/flows/address-form/address-form.machine.ts'
import type { Cart } from '#machines/flows/cart/cart.ts'
import type { Schemas } from '#machines/api/client.ts'
import { parent } from '#machines/kernel/parent.ts'
import { failureIn, isSignedOut, isUncertain, type Failure } from '#machines/kernel/problem.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'

export type ShippingMethod = Schemas['ShippingMethod']

/** The tabs; `none` is the hidden one that only asks to choose. */
export type DeliveryTab = 'none' | 'post' | 'presence'

/** What was chosen in step 2 and is not saved on the server yet: it survives a reload. */
export type DeliveryDraft = { tab: DeliveryTab; addressId: number | null }

export type DeliveryInput = { cart: Cart; address: Address | null; draft: DeliveryDraft | null }

/** Couriers and branches, and the addresses of the customer, oldest first. */
export type DeliveryOptions = {
  couriers: ShippingMethod[]
  branches: ShippingMethod[]
  addresses: Address[]
}

export type DeliveryContext = DeliveryOptions & {
  cart: Cart
  tab: DeliveryTab
  /** The method that is being saved. */
  methodId: number
  /** The marked address; null while there is none. */
  addressId: number | null
  /** The address that the form or the removal is about; null for a new one. */
  subject: Address | null
  failure: Failure | null
}

export type DeliveryEvent =
  | { type: 'tab.chosen'; tab: 'post' | 'presence' }
  | { type: 'method.chosen'; methodId: number }
  | { type: 'address.selected'; addressId: number }
  | { type: 'address.creationAsked' }
  | { type: 'address.editAsked'; addressId: number }
  | { type: 'address.removalAsked'; addressId: number }
  | { type: 'change.confirmed' }
  | { type: 'retry.requested' }
  | { type: 'dismissed' }
  | { type: 'next.pressed' }
  /** From the address form: the server refused a call because the session is over. */
  | { type: 'session.ended' }

export type DeliveryEmitted = {
  type: 'method.saved' | 'address.saved' | 'address.created' | 'address.changed' | 'address.deleted'
}

/**
 * Step 2: how the cart is delivered. A method is saved as soon as it is chosen. Pickup goes straight on; a courier's
 * address is submitted first. It ends when the invoice may be opened.
 */
export const deliveryMachine = setup({
  types: {
    input: {} as DeliveryInput,
    context: {} as DeliveryContext,
    events: {} as DeliveryEvent,
    emitted: {} as DeliveryEmitted,
    tags: {} as 'busy' | 'error' | 'dialog',
  },
  actors: {
    loadDelivery: unprovided<DeliveryOptions>(),
    setShippingMethod: unprovided<Cart, { methodId: number }>(),
    selectAddress: unprovided<void, { addressId: number }>(),
    deleteAddress: unprovided<void, { addressId: number }>(),
    addressForm: addressFormMachine,
  },
  guards: {
    isPickup: ({ context }) => context.cart.delivery_method?.is_in_person === true,
    isCourierWithAddress: ({ context }) =>
      context.cart.delivery_method?.is_in_person === false && context.addressId !== null,
    isOwnAddress: ({ context, event }) =>
      'addressId' in event && context.addresses.some(({ id }) => id === event.addressId),
    isSaved: (_, { saved }: AddressFormOutput) => saved !== null,
    isSignedOut: ({ event }) => isSignedOut(failureIn(event)),
    isUncertain: ({ event }) => isUncertain(failureIn(event)),
  },
  actions: {
    keepOptions: assign(({ context }, options: DeliveryOptions) => ({
      ...options,
      addressId: marked(options.addresses, context.addressId),
    })),
    keepTab: assign({ tab: (_, tab: DeliveryTab) => tab }),
    keepMethod: assign({ methodId: (_, methodId: number) => methodId }),
    keepCart: assign({ cart: (_, cart: Cart) => cart }),
    markAddress: assign({ addressId: (_, addressId: number) => addressId }),
    pickAddress: assign({
      subject: ({ context }, addressId: number) =>
        context.addresses.find(({ id }) => id === addressId) ?? null,
    }),
    startAddress: assign({ subject: null }),
    keepAddress: assign(({ context }, { saved }: AddressFormOutput) =>
      saved
        ? {
            addresses: withAddress(context.addresses, saved),
            addressId: context.subject ? context.addressId : saved.id,
          }
        : {},
    ),
    dropAddress: assign(({ context }) => {
      const addresses = context.addresses.filter(({ id }) => id !== context.subject?.id)
      return { addresses, addressId: marked(addresses, context.addressId) }
    }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    announceMethod: emit({ type: 'method.saved' }),
    announceSelection: emit({ type: 'address.saved' }),
    announceAddress: emit(({ context }) => ({
      type: context.subject ? 'address.changed' : 'address.created',
    })),
    announceRemoval: emit({ type: 'address.deleted' }),
    reportDraft: sendTo(parent, ({ context: { tab, addressId } }) => ({
      type: 'delivery.drafted',
      draft: { tab, addressId },
    })),
    reportCart: sendTo(parent, ({ context }) => ({ type: 'cart.updated', cart: context.cart })),
    reportSignedOut: sendTo(parent, { type: 'session.ended' }),
    /** To try the same again would be in vain: what the shopper chooses from has changed elsewhere. */
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
    methodId: cart.shipping_method,
    addressId: draft?.addressId ?? address?.id ?? null,
    subject: null,
    failure: null,
  }),
  initial: 'loading',
  // The tabs can be seen, and so pressed, at any time.
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
          target: 'choosing',
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
    choosing: {
      id: 'choosing',
      initial: 'ready',
      on: {
        'method.chosen': {
          target: 'savingMethod',
          actions: { type: 'keepMethod', params: ({ event }) => event.methodId },
        },
        'address.selected': {
          guard: 'isOwnAddress',
          target: '.ready',
          actions: [{ type: 'markAddress', params: ({ event }) => event.addressId }, 'reportDraft'],
        },
        'address.creationAsked': { target: 'fillingAddress', actions: 'startAddress' },
        'address.editAsked': {
          guard: 'isOwnAddress',
          target: 'fillingAddress',
          actions: { type: 'pickAddress', params: ({ event }) => event.addressId },
        },
        'address.removalAsked': {
          guard: 'isOwnAddress',
          target: 'confirmingRemoval',
          actions: { type: 'pickAddress', params: ({ event }) => event.addressId },
        },
        'next.pressed': [
          { guard: 'isPickup', target: 'complete' },
          { guard: 'isCourierWithAddress', target: 'submittingAddress' },
        ],
      },
      states: {
        ready: {},
        methodFailed: { tags: 'error', on: { 'retry.requested': '#savingMethod' } },
        addressFailed: { tags: 'error', on: { 'retry.requested': '#submittingAddress' } },
        removalFailed: { tags: 'error', on: { 'retry.requested': '#removingAddress' } },
      },
    },
    savingMethod: {
      id: 'savingMethod',
      tags: 'busy',
      invoke: {
        id: 'setShippingMethod',
        src: 'setShippingMethod',
        input: ({ context }) => ({ methodId: context.methodId }),
        onDone: {
          target: 'choosing',
          actions: [
            { type: 'keepCart', params: ({ event }) => event.output },
            'reportCart',
            'announceMethod',
          ],
        },
        onError: [
          {
            guard: 'isSignedOut',
            target: '#choosing.methodFailed',
            actions: ['keepFailure', 'reportSignedOut'],
          },
          { guard: 'isUncertain', target: '#choosing.methodFailed', actions: 'keepFailure' },
          { target: '#choosing.methodFailed', actions: ['keepFailure', 'reportRefusal'] },
        ],
      },
    },
    submittingAddress: {
      id: 'submittingAddress',
      tags: 'busy',
      invoke: {
        id: 'selectAddress',
        src: 'selectAddress',
        input: ({ context }) => ({ addressId: context.addressId ?? 0 }),
        onDone: { target: 'complete', actions: 'announceSelection' },
        onError: [
          {
            guard: 'isSignedOut',
            target: '#choosing.addressFailed',
            actions: ['keepFailure', 'reportSignedOut'],
          },
          { guard: 'isUncertain', target: '#choosing.addressFailed', actions: 'keepFailure' },
          { target: '#choosing.addressFailed', actions: ['keepFailure', 'reportRefusal'] },
        ],
      },
    },
    fillingAddress: {
      tags: 'dialog',
      invoke: {
        id: 'addressForm',
        src: 'addressForm',
        input: ({ context }) => ({ address: context.subject }),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'choosing',
            actions: [
              { type: 'keepAddress', params: ({ event }) => event.output },
              'announceAddress',
            ],
          },
          { target: 'choosing' },
        ],
        onError: { target: 'choosing' },
      },
      on: { 'session.ended': { actions: 'reportSignedOut' } },
    },
    confirmingRemoval: {
      tags: 'dialog',
      on: { 'change.confirmed': 'removingAddress', dismissed: 'choosing' },
    },
    removingAddress: {
      id: 'removingAddress',
      tags: 'busy',
      invoke: {
        id: 'deleteAddress',
        src: 'deleteAddress',
        input: ({ context }) => ({ addressId: context.subject?.id ?? 0 }),
        onDone: { target: 'choosing', actions: ['dropAddress', 'announceRemoval'] },
        onError: [
          {
            guard: 'isSignedOut',
            target: '#choosing.removalFailed',
            actions: ['keepFailure', 'reportSignedOut'],
          },
          { guard: 'isUncertain', target: '#choosing.removalFailed', actions: 'keepFailure' },
          { target: '#choosing.removalFailed', actions: ['keepFailure', 'reportRefusal'] },
        ],
      },
    },
    complete: { type: 'final' },
  },
})

export type DeliverySnapshot = SnapshotFrom<typeof deliveryMachine>
export type DeliveryRef = ActorRefFrom<typeof deliveryMachine>

/** What step 2 shows. */
export const deliverySelectors = {
  tab: (snapshot: DeliverySnapshot) => snapshot.context.tab,
  couriers: (snapshot: DeliverySnapshot) => snapshot.context.couriers,
  /** The branches to choose from: of the two, only the east one is offered (DELV-28). */
  branches: (snapshot: DeliverySnapshot) =>
    snapshot.context.branches.filter(({ branch }) => branch === 'east'),
  addresses: (snapshot: DeliverySnapshot) => snapshot.context.addresses,
  addressId: (snapshot: DeliverySnapshot) => snapshot.context.addressId,
  /** The method of the cart; one choice in both groups, so choosing in one unmarks the other. */
  methodId: (snapshot: DeliverySnapshot) => snapshot.context.cart.shipping_method,
  /** The method that is being saved; null while none is. */
  pendingMethodId: (snapshot: DeliverySnapshot) =>
    snapshot.matches('savingMethod') ? snapshot.context.methodId : null,
  isMethodChosen: (snapshot: DeliverySnapshot) => snapshot.context.cart.delivery_method !== null,
  canContinue: (snapshot: DeliverySnapshot) => snapshot.can({ type: 'next.pressed' }),
  isLoading: (snapshot: DeliverySnapshot) => snapshot.matches('loading'),
  isBusy: (snapshot: DeliverySnapshot) => snapshot.hasTag('busy'),
  failure: (snapshot: DeliverySnapshot) =>
    snapshot.hasTag('error') ? snapshot.context.failure : null,
  /** The address that the removal asks about. */
  asked: (snapshot: DeliverySnapshot) =>
    snapshot.matches('confirmingRemoval') ? snapshot.context.subject : null,
  /** The open address form as an actor of its own. */
  addressForm: (snapshot: DeliverySnapshot) =>
    snapshot.children.addressForm as ActorRefFrom<typeof addressFormMachine> | undefined,
}

function tabOf(cart: Cart): DeliveryTab {
  if (cart.delivery_method === null) return 'none'
  return cart.delivery_method.is_in_person ? 'presence' : 'post'
}

/** The wanted address if it is there, else the first. */
function marked(addresses: Address[], wanted: number | null): number | null {
  return (addresses.find(({ id }) => id === wanted) ?? addresses[0])?.id ?? null
}

function withAddress(addresses: Address[], saved: Address): Address[] {
  return addresses.some(({ id }) => id === saved.id)
    ? addresses.map((address) => (address.id === saved.id ? saved : address))
    : [...addresses, saved]
}
