import { totalsMatch } from '#machines/flows/cart/totals-match.ts'
import { emptyCart, hasUnavailable, split } from '#machines/flows/cart/cart.ts'
import {
  address,
  bankLink,
  courierCart,
  creditLink,
  endedSession,
  gateways,
  goneAddress,
  lostCart,
  lostLineCart,
  lostNetwork,
  noGateways,
  otherPrice,
  pickupCart,
  plainCart,
  withFunds,
} from '#machines/testing/fixtures.ts'
import type { FlowModel } from '#machines/testing/model.ts'
import { onDone } from '#machines/testing/says.ts'
import { isSignedOut } from '#machines/kernel/problem.ts'
import {
  isCartReady,
  isDeliveryReady,
  isGatewayNeeded,
  isOrderLimitReached,
} from './checkout.context.ts'
import { checkoutMachine } from './checkout.machine.ts'
import { checkoutPersistence } from './checkout.persistence.ts'
import type { LoadedCheckout } from './checkout.types.ts'

const siteUrl = 'https://firouzeh.example'
const newKey = '5f1d8a9e-6a53-4c02-9a35-7d3c21f9b7aa'
const signedInCustomer = { address: null, profileComplete: true }

const cartIn = (output: unknown) => ({ cart: (output as LoadedCheckout).cart })

export const checkoutModel: FlowModel<typeof checkoutMachine> = {
  machine: checkoutMachine,
  starts: {
    guest: { signedIn: false, step: 'cart', siteUrl },
    customer: { signedIn: true, step: 'cart', siteUrl },
    invoiceLink: { signedIn: true, step: 'invoice', siteUrl },
    withVpnCheck: { signedIn: true, step: 'invoice', siteUrl, checksVpn: true },
  },
  events: [
    { type: 'step.requested', step: 'cart' },
    { type: 'step.requested', step: 'delivery' },
    { type: 'step.requested', step: 'invoice' },
    { type: 'cart.changedElsewhere' },
    { type: 'session.changed', signedIn: true },
    { type: 'session.changed', signedIn: false },
    { type: 'flow.resumed' },
    { type: 'gateway.chosen', link: creditLink },
    { type: 'gateway.chosen', link: 'https://evil.example/pay' },
    { type: 'wallet.toggled' },
    { type: 'pay.pressed' },
    { type: 'warning.confirmed' },
    { type: 'dialog.dismissed' },
    { type: 'retry.requested' },
    { type: 'cart.updated', cart: courierCart },
    { type: 'cart.updated', cart: lostLineCart },
    { type: 'delivery.drafted', draft: { tab: 'post', addressId: address.id, methodId: null } },
    { type: 'session.ended' },
    { type: 'change.refused', failure: goneAddress.failure },
    { type: 'order.opened' },
    { type: 'signIn.requested' },
  ],
  outcomes: {
    loadCheckout: {
      done: [
        { ...signedInCustomer, cart: emptyCart },
        { ...signedInCustomer, cart: lostLineCart },
        { ...signedInCustomer, cart: plainCart, profileComplete: false },
        { ...signedInCustomer, cart: plainCart },
        { ...signedInCustomer, cart: courierCart },
        { ...signedInCustomer, cart: courierCart, address },
        { ...signedInCustomer, cart: pickupCart },
        { ...signedInCustomer, cart: { ...pickupCart, may_order: false } },
        { ...signedInCustomer, cart: withFunds(pickupCart, 0) },
        { ...signedInCustomer, cart: withFunds(pickupCart, pickupCart.totals.total_amount) },
        {
          ...signedInCustomer,
          cart: { ...withFunds(pickupCart, pickupCart.totals.total_amount), may_order: false },
        },
      ],
      errors: [endedSession, lostNetwork],
    },
    cart: { done: [{ cart: plainCart, profileComplete: true }], errors: [] },
    delivery: { done: [undefined], errors: [] },
    discount: { done: [], errors: [] },
    prepareInvoice: {
      done: [
        { gateways, newKey },
        { gateways: noGateways, newKey },
      ],
      errors: [endedSession, lostNetwork],
    },
    placeOrder: {
      done: [
        { outcome: 'ordered', orderId: 501 },
        { outcome: 'refused', failure: lostCart.failure },
        { outcome: 'refused', failure: otherPrice.failure },
        { outcome: 'abandoned' },
        { outcome: 'signedOut' },
        { outcome: 'returned' },
      ],
      errors: [],
    },
  },
  facts: (context) => [
    context.wantedStep,
    isCartReady(context),
    isDeliveryReady(context),
    context.gatewayLink !== null,
    split(context).payable === 0,
    context.cart.totals.total_wallet_funds > 0,
    context.cart.may_order,
    context.checksVpn,
  ],
  says: {
    'cart.loaded': onDone('loadCheckout', cartIn),
    'cart.changed': ({ event, before }) =>
      event.type === 'cart.updated' && before?.matches('shopping') === true && { cart: event.cart },
  },
  invariants: {
    'total equals its lines': ({ snapshot }) => totalsMatch(snapshot.context.cart),
    'never pay without a delivery method': ({ snapshot }) =>
      snapshot.matches('paying') ? snapshot.context.cart.delivery_method !== null : null,
    'never a courier order without an address': ({ snapshot }) =>
      snapshot.matches('paying') && snapshot.context.cart.delivery_method?.is_in_person === false
        ? snapshot.context.address !== null
        : null,
    'never pay without a session, a profile and a cart that can be bought': ({ snapshot }) =>
      snapshot.matches('paying')
        ? snapshot.context.signedIn &&
          snapshot.context.profileComplete &&
          snapshot.context.cart.products.every((line) => line.can_be_bought)
        : null,
    'never pay without a gateway, unless nothing is left to pay': ({ snapshot }) =>
      snapshot.matches('paying') && split(snapshot.context).payable > 0
        ? snapshot.context.gatewayLink !== null
        : null,
    'no order that has to wait for its payment is placed beyond the limit of open orders': ({
      snapshot,
    }) => (snapshot.matches('paying') ? !isOrderLimitReached(snapshot.context) : null),
    'no gateway is chosen while nothing is left to pay': ({ snapshot }) =>
      isGatewayNeeded(snapshot.context)
        ? null
        : !snapshot.can({ type: 'gateway.chosen', link: bankLink }),
    'an order is placed with a key, which ends with it': ({ snapshot, events }) =>
      snapshot.matches('paying')
        ? (snapshot.context.attempt === null) === (events.at(-1) === 'order.opened')
        : null,
    'an empty wallet is never used': ({ snapshot }) =>
      snapshot.context.useWallet ? snapshot.context.cart.totals.total_wallet_funds > 0 : null,
    'only an offered gateway is chosen': ({ snapshot }) =>
      snapshot.context.gatewayLink === null
        ? null
        : [bankLink, creditLink].includes(snapshot.context.gatewayLink),
    'a shopper who is told that the session has ended is signed out': ({ snapshot }) =>
      isSignedOut(snapshot.context.notice) ? !snapshot.context.signedIn : null,
    'a cart with goods that cannot be bought is shown in the first step only': ({ snapshot }) =>
      snapshot.matches({ shopping: 'delivery' }) || snapshot.matches({ shopping: 'invoice' })
        ? !hasUnavailable(snapshot.context.cart)
        : null,
    'a shopper who is led back by goods that cannot be bought sees why': ({
      snapshot,
      step: { before },
    }) =>
      snapshot.matches({ shopping: 'cart' }) &&
      hasUnavailable(snapshot.context.cart) &&
      (before?.matches({ shopping: 'delivery' }) || before?.matches({ shopping: 'invoice' }))
        ? snapshot.context.notice !== null
        : null,
    'the delivery step is shown only under its own URL': ({ snapshot }) =>
      snapshot.matches({ shopping: 'delivery' })
        ? snapshot.context.wantedStep === 'delivery'
        : null,
  },
  saved: { persistence: checkoutPersistence, secrets: [address.address, address.postal_code] },
}
