import { failureIn, isSignedOut, isUncertain, isStockLimit } from '#machines/kernel/problem.ts'
import { fitsStock } from '#domain/cart.ts'
import {
  emptyCart,
  hasUnavailable,
  isAtPurchaseLimit,
  isEmpty,
  lineOf,
  type Cart,
} from '#machines/flows/cart/cart.ts'
import {
  cartOf,
  courierCart,
  endedSession,
  goneLine,
  headphonesLine,
  limitedStock,
  lostLineCart,
  lostNetwork,
  mobile,
  phoneLine,
  plainCart,
  shortLineCart,
} from '#machines/testing/fixtures.ts'
import type { ActorCall, FlowModel } from '#machines/testing/model.ts'
import { onDone, onError, onSignedOut, onAny } from '#machines/testing/says.ts'
import { totalsMatch } from '#machines/flows/cart/totals-match.ts'
import { cartEditingMachine } from './cart-editing.machine.ts'

const priceId = phoneLine.price_id
const profile = {
  first_name: 'نگار',
  last_name: 'رستمی',
  phone_number: mobile,
  national_code: '0012345679',
}

/** A quantity of a line, as an event carries it. */
type Wanted = { type: string; priceId?: number; quantity?: number }

const exceedsStock = (cart: Cart, { priceId = 0, quantity = 0 }: Wanted): boolean => {
  const line = lineOf(cart, priceId)
  return line !== undefined && !fitsStock(quantity, line.stock_quantity)
}

const isAtLimit = (cart: Cart, { priceId = 0, quantity = 0 }: Wanted): boolean => {
  const line = lineOf(cart, priceId)
  return line !== undefined && isAtPurchaseLimit(line, quantity)
}

export const cartEditingModel: FlowModel<typeof cartEditingMachine> = {
  machine: cartEditingMachine,
  starts: {
    guest: { signedIn: false, profileComplete: false, cart: plainCart },
    newCustomer: { signedIn: true, profileComplete: false, cart: plainCart },
    customer: { signedIn: true, profileComplete: true, cart: plainCart },
    continuing: { signedIn: true, profileComplete: true, cart: plainCart, continuing: true },
    continuingWithoutProfile: {
      signedIn: true,
      profileComplete: false,
      cart: plainCart,
      continuing: true,
    },
    returningFromDelivery: {
      signedIn: true,
      profileComplete: true,
      cart: courierCart,
      returning: true,
    },
    deliveryChosenElsewhere: { signedIn: true, profileComplete: true, cart: courierCart },
    soldOut: { signedIn: true, profileComplete: true, cart: lostLineCart },
    guestSoldOut: { signedIn: false, profileComplete: false, cart: lostLineCart },
    newCustomerSoldOut: { signedIn: true, profileComplete: false, cart: lostLineCart },
    tooMany: { signedIn: true, profileComplete: true, cart: shortLineCart },
    empty: { signedIn: true, profileComplete: true, cart: emptyCart },
  },
  events: [
    { type: 'quantity.changed', priceId, quantity: 1 },
    { type: 'quantity.changed', priceId, quantity: 2 },
    { type: 'quantity.changed', priceId, quantity: 3 },
    { type: 'quantity.changed', priceId, quantity: 0 },
    { type: 'quantity.changed', priceId: headphonesLine.price_id, quantity: 1 },
    { type: 'insurance.opened', priceId },
    { type: 'insurance.opened', priceId: headphonesLine.price_id },
    { type: 'insurance.picked', insuranceId: 5 },
    { type: 'insurance.saved' },
    { type: 'installment.changed', priceId, chosen: true },
    { type: 'removal.requested', priceId },
    { type: 'clearing.requested' },
    { type: 'change.confirmed' },
    { type: 'unavailable.removed' },
    { type: 'profile.submitted', profile },
    { type: 'retry.requested' },
    { type: 'failure.dismissed' },
    { type: 'dialog.dismissed' },
    { type: 'next.pressed' },
  ],
  outcomes: {
    changeCart: {
      done: [cartOf([{ ...phoneLine, quantity: 2 }]), emptyCart, lostLineCart, courierCart],
      errors: [endedSession, limitedStock, lostNetwork, goneLine],
    },
    saveProfile: { done: [undefined], errors: [endedSession, lostNetwork] },
  },
  facts: ({ signedIn, profileComplete, continuing, cart, change, insurance }) => [
    signedIn,
    profileComplete,
    continuing,
    cart.shipping_method,
    cart.products.map(({ quantity, can_be_bought }) => [quantity, can_be_bought]),
    change?.kind,
    insurance?.insuranceId,
  ],
  says: {
    'line.changed': onDone('changeCart', (_, { before }) => ({ change: before?.context.change })),
    'cart.updated': onDone('changeCart', (cart) => ({ cart })),
    'session.ended': onAny(onSignedOut('changeCart'), onSignedOut('saveProfile')),
    'stock.limited': onAny(
      ({ event, before }) =>
        event.type === 'quantity.changed' &&
        before?.matches('editing') === true &&
        exceedsStock(before.context.cart, event) && {
          perCustomer: isAtLimit(before.context.cart, event),
        },
      onError('changeCart', ({ event }) =>
        isStockLimit(failureIn(event)) ? { perCustomer: false } : false,
      ),
    ),
    'change.refused': onError('changeCart', ({ event, before }) => {
      const failure = failureIn(event)
      const isReset = before?.context.change?.kind === 'methodReset'
      return (
        !isReset &&
        !isUncertain(failure) &&
        !isSignedOut(failure) &&
        !isStockLimit(failure) && { failure }
      )
    }),
    'signIn.requested': ({ event, before, snapshot }) => {
      const { cart, change } = snapshot.context
      const continues =
        (event.type === 'next.pressed' && before?.matches('editing') === true) ||
        (event.type === 'xstate.done.actor.changeCart' && change?.kind === 'unavailableRemoval')
      return continues && !snapshot.context.signedIn && !isEmpty(cart) && !hasUnavailable(cart)
    },
  },
  invariants: {
    'an ordinary change never continues to delivery by itself': ({
      snapshot: { context, ...snapshot },
      events,
    }) =>
      events.at(-1) === 'xstate.done.actor.changeCart' &&
      context.change?.kind !== 'unavailableRemoval' &&
      context.change?.kind !== 'methodReset'
        ? snapshot.status === 'active' && !snapshot.tags.has('dialog')
        : null,
    'total equals its lines': ({ snapshot }) => totalsMatch(snapshot.context.cart),
    'a reset is not repeated right after its reply': ({ calls }) => {
      const [before, last] = calls.slice(-2)
      if (before === undefined || last === undefined || !isReset(before)) return null
      return before.settled === 'done' ? !isReset(last) : null
    },
    'only the tab that comes back to the cart resets the delivery': ({ snapshot, calls }) =>
      calls.some(isReset) ? snapshot.context.returning : null,
    'only a customer continues, with a profile and a cart that can be bought': ({ snapshot }) => {
      const { signedIn, profileComplete, cart } = snapshot.context
      const isReady = cart.products.length > 0 && cart.products.every((line) => line.can_be_bought)
      return snapshot.status === 'done' ? signedIn && profileComplete && isReady : null
    },
    'never more than the stock of a line is requested': ({ snapshot }) => {
      const { cart, change } = snapshot.context
      if (!snapshot.matches('changing') || change?.kind !== 'quantity') return null
      const line = lineOf(cart, change.priceId)
      return line !== undefined && fitsStock(change.quantity, line.stock_quantity)
    },
  },
}

function isReset({ input }: ActorCall): boolean {
  const change: unknown = Object(input).change
  return Object(change).kind === 'methodReset'
}
