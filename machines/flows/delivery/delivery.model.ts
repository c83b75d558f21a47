import { addsUp } from '#machines/flows/cart/totals-match.ts'
import {
  address,
  courier,
  courierCart,
  eastBranch,
  endedSession,
  goneAddress,
  goneMethod,
  lostNetwork,
  otherAddress,
  pickupCart,
  plainCart,
} from '#machines/testing/fixtures.ts'
import type { FlowModel } from '#machines/testing/model.ts'
import { deliveryMachine } from './delivery.machine.ts'

export const deliveryModel: FlowModel<typeof deliveryMachine> = {
  machine: deliveryMachine,
  starts: {
    nothingChosen: { cart: plainCart, address: null, draft: null },
    courierChosen: { cart: courierCart, address: null, draft: null },
    reloaded: {
      cart: plainCart,
      address: null,
      draft: { tab: 'post', addressId: otherAddress.id },
    },
  },
  events: [
    { type: 'tab.chosen', tab: 'post' },
    { type: 'tab.chosen', tab: 'presence' },
    { type: 'method.chosen', methodId: courier.id },
    { type: 'method.chosen', methodId: eastBranch.id },
    { type: 'address.selected', addressId: otherAddress.id },
    { type: 'address.creationAsked' },
    { type: 'address.editAsked', addressId: address.id },
    { type: 'address.removalAsked', addressId: address.id },
    { type: 'change.confirmed' },
    { type: 'retry.requested' },
    { type: 'dismissed' },
    { type: 'next.pressed' },
    { type: 'session.ended' },
  ],
  outcomes: {
    loadDelivery: {
      done: [
        { couriers: [courier], branches: [eastBranch], addresses: [] },
        { couriers: [courier], branches: [eastBranch], addresses: [address, otherAddress] },
      ],
      errors: [endedSession, lostNetwork],
    },
    setShippingMethod: {
      done: [courierCart, pickupCart],
      errors: [endedSession, lostNetwork, goneMethod],
    },
    selectAddress: { done: [undefined], errors: [endedSession, lostNetwork, goneAddress] },
    deleteAddress: { done: [undefined], errors: [endedSession, lostNetwork, goneAddress] },
    addressForm: { done: [{ saved: null }, { saved: address }], errors: [] },
  },
  facts: ({ cart, tab, addresses, addressId }) => [
    cart.shipping_method,
    tab,
    addresses.length,
    addressId,
  ],
  invariants: {
    'total equals its lines': ({ snapshot }) => addsUp(snapshot.context.cart),
    'a removal is asked about an address that is there': ({ snapshot }) =>
      !snapshot.matches('confirmingRemoval') || snapshot.context.subject !== null,
    'never past delivery without a method': ({ snapshot }) =>
      snapshot.status !== 'done' || snapshot.context.cart.delivery_method !== null,
    'never a courier without an address': ({ snapshot }) =>
      snapshot.status !== 'done' ||
      snapshot.context.cart.delivery_method?.is_in_person === true ||
      snapshot.context.addressId !== null,
    'a courier goes on only after its address was submitted': ({ snapshot, calls }) =>
      snapshot.status !== 'done' ||
      snapshot.context.cart.delivery_method?.is_in_person === true ||
      calls.some(({ id, settled }) => id === 'selectAddress' && settled === 'done'),
    'a marked address is one of the list': ({ snapshot }) =>
      snapshot.matches('loading') ||
      snapshot.matches('loadFailed') ||
      snapshot.context.addressId === null ||
      snapshot.context.addresses.some(({ id }) => id === snapshot.context.addressId),
    'the first address is marked': ({ snapshot }) =>
      snapshot.context.addresses.length === 0 || snapshot.context.addressId !== null,
  },
}
