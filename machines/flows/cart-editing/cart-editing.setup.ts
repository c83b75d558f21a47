import { assign, emit, raise, sendTo, setup } from 'xstate'
import { fitsStock } from '#domain/cart.ts'
import {
  hasUnavailable,
  isAtPurchaseLimit,
  isEmpty,
  lineOf,
  noMethod,
  type Cart,
  type CartChange,
} from '#machines/flows/cart/cart.ts'
import { parent } from '#machines/kernel/parent.ts'
import { failureIn, isSignedOut, isStockLimit, isUncertain } from '#machines/kernel/problem.ts'
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

/** What the cart step knows, invokes, asks and does. */
export const cartEditingSetup = setup({
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
    /** A delivery method holds only for the cart it was chosen for, and a reopened cart may change. */
    hasMethodToReset: ({ context: { returning, cart } }) =>
      returning && cart.shipping_method !== noMethod,
    /** The shopper did not ask for the reset, so pressing "next" during it is remembered. */
    isMethodReset: ({ context }) => context.change?.kind === 'methodReset',
    isUnavailableRemoval: ({ context }) => context.change?.kind === 'unavailableRemoval',
    isEmpty: ({ context }) => isEmpty(context.cart),
    isUnavailable: ({ context }) => hasUnavailable(context.cart),
    isContinuing: ({ context }) => context.continuing,
    isGuest: ({ context }) => !context.signedIn,
    isProfileMissing: ({ context }) => !context.profileComplete,
    exceedsStock: ({ context, event }) => {
      if (event.type !== 'quantity.changed') return false
      const line = lineOf(context.cart, event.priceId)
      return line !== undefined && !fitsStock(event.quantity, line.stock_quantity)
    },
    isQuantityOfLine: ({ context, event }) =>
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
    isStockLimited: ({ event }) => isStockLimit(failureIn(event)),
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
    keepContinuing: assign({ continuing: true }),
    stopContinuing: assign({ continuing: false }),
    pressNext: raise({ type: 'next.pressed' }),
    completeProfile: assign({ profileComplete: true }),
    announceChange: emit(({ context }) => ({
      type: 'line.changed',
      change: required(context.change),
    })),
    announceStockLimit: emit(({ context: { cart }, event }) => ({
      type: 'stock.limited',
      perCustomer:
        event.type === 'quantity.changed'
          ? isPurchaseLimit(cart, event)
          : failureIn(event)?.code === 'purchase_limit_reached',
    })),
    reportCart: sendTo(parent, ({ context }) => ({ type: 'cart.updated', cart: context.cart })),
    reportSignedOut: sendTo(parent, { type: 'session.ended' }),
    /** The cart has changed elsewhere, so retrying cannot succeed. */
    reportRefusal: sendTo(parent, ({ context }) => ({
      type: 'change.refused',
      failure: context.failure,
    })),
    requestSignIn: sendTo(parent, { type: 'signIn.requested' }),
  },
})

function isPurchaseLimit(
  cart: Cart,
  { priceId, quantity }: { priceId: number; quantity: number },
): boolean {
  const line = lineOf(cart, priceId)
  return line !== undefined && isAtPurchaseLimit(line, quantity)
}
