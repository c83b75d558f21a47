import { assign, emit, sendTo, setup } from 'xstate'
import {
  addressBookMachine,
  selectedOf,
} from '#machines/flows/address-book/address-book.machine.ts'
import { hasUnavailable, noMethod, type Cart } from '#machines/flows/cart/cart.ts'
import { parent } from '#machines/kernel/parent.ts'
import { failureIn, isSignedOut, isUncertain } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'
import {
  areCouriersMissing,
  chosenMethod,
  hasInvalidMethod,
  isAddressMissing,
  isMethodOutdated,
  isNextOffered,
  methodOfTab,
  offeredIn,
} from './delivery.options.ts'
import type {
  DeliveryContext,
  DeliveryEmitted,
  DeliveryEvent,
  DeliveryInput,
  DeliveryOptions,
  DeliveryTab,
  LoadDeliveryInput,
  SetShippingMethodInput,
  ShippingMethod,
} from './delivery.types.ts'

/** What step 2 knows, invokes, asks and does. */
export const deliverySetup = setup({
  types: {
    input: {} as DeliveryInput,
    context: {} as DeliveryContext,
    events: {} as DeliveryEvent,
    emitted: {} as DeliveryEmitted,
    tags: {} as 'busy' | 'error',
    children: {} as { addressBook: 'addressBook' },
  },
  actors: {
    loadDelivery: unprovided<DeliveryOptions, LoadDeliveryInput>(),
    listCouriers: unprovided<ShippingMethod[], { addressId: number }>(),
    setShippingMethod: unprovided<Cart, SetShippingMethodInput>(),
    selectAddress: unprovided<void, { addressId: number }>(),
    addressBook: addressBookMachine,
  },
  guards: {
    isOffered: ({ context }, methodId: number) =>
      offeredIn(context).some(({ id }) => id === methodId),
    areCouriersMissing: ({ context }) => areCouriersMissing(context),
    isNextOffered: ({ context }) => isNextOffered(context),
    isAddressMissing: ({ context }) => isAddressMissing(context),
    isAddressAwaited: ({ context }) => context.isTabNew && isAddressMissing(context),
    isPickup: ({ context }) => chosenMethod(context)?.is_in_person === true,
    isCourierWithAddress: ({ context }) =>
      chosenMethod(context)?.is_in_person === false && context.addressId !== null,
    hasInvalidMethod: ({ context }) => hasInvalidMethod(context),
    isMethodOutdated: ({ context }) => isMethodOutdated(context),
    isAddress: (_, addressId: number | null) => addressId !== null,
    /** A choice that leads on: goods that are sold out lead the shopper back to the cart. */
    isChoice: ({ context }, cart: Cart) =>
      context.change?.isChoice === true && !hasUnavailable(cart),
    isSignedOut: ({ event }) => isSignedOut(failureIn(event)),
    isUncertain: ({ event }) => isUncertain(failureIn(event)),
  },
  actions: {
    keepOptions: assign(({ context }, options: DeliveryOptions) => {
      const addressId = selectedOf(options.addresses, context.addressId)
      return {
        ...options,
        addressId,
        tab: context.tab === 'none' && addressId !== null ? 'post' : context.tab,
        nextMethodId: context.isTabNew ? methodOfTab(context.tab, options) : context.nextMethodId,
        isTabNew: context.isTabNew && addressId === null && context.tab === 'post',
      }
    }),
    keepCouriers: assign({ couriers: (_, couriers: ShippingMethod[]) => couriers }),
    /** The only branch is chosen with its tab. */
    keepTab: assign(({ context }, tab: DeliveryTab) => ({
      tab,
      nextMethodId: methodOfTab(tab, context),
      isTabNew: false,
    })),
    /** Couriers of another address are not shown for this one. */
    keepSelection: assign({
      addressId: (_, addressId: number | null) => addressId,
      couriers: null,
    }),
    wantMethod: assign(({ context: { addressId } }, methodId: number) => ({
      change: { methodId, addressId, isChoice: true },
      nextMethodId: null,
    })),
    keepNextMethod: assign({ nextMethodId: (_, methodId: number) => methodId }),
    wantNextMethod: assign(({ context: { nextMethodId, addressId } }) => ({
      change: { methodId: required(nextMethodId), addressId, isChoice: true },
      nextMethodId: null,
    })),
    forgetNextMethod: assign({ nextMethodId: null }),
    wantNoMethod: assign({
      change: ({ context: { addressId } }) => ({ methodId: noMethod, addressId, isChoice: false }),
    }),
    wantSameMethod: assign({
      change: ({ context: { cart, addressId } }) => ({
        methodId: cart.shipping_method,
        addressId,
        isChoice: false,
      }),
    }),
    keepCart: assign({ cart: (_, cart: Cart) => cart }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    /** The options are loaded anew. */
    forgetChanges: assign({ change: null, nextMethodId: null }),
    markTab: assign({ isTabNew: true }),
    unmarkTab: assign({ isTabNew: false }),
    askForAddress: sendTo('addressBook', { type: 'creation.requested' }),
    announceMethod: emit({ type: 'method.saved' }),
    announceAddress: emit({ type: 'address.saved' }),
    reportDraft: sendTo(parent, ({ context: { tab, addressId } }) => ({
      type: 'delivery.drafted',
      draft: { tab, addressId, methodId: null },
    })),
    reportCart: sendTo(parent, ({ context }) => ({ type: 'cart.updated', cart: context.cart })),
    reportSignedOut: sendTo(parent, { type: 'session.ended' }),
    /** What the shopper chooses from has changed elsewhere, so retrying cannot succeed. */
    reportRefusal: sendTo(parent, ({ context }) => ({
      type: 'change.refused',
      failure: context.failure,
    })),
  },
})
