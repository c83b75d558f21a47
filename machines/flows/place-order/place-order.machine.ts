import { assign, emit, setup, type SnapshotFrom } from 'xstate'
import { isEmpty, split, type Cart } from '#machines/flows/cart/cart.ts'
import type { Schemas } from '#machines/api/client.ts'
import {
  failureIn,
  isSignedOut,
  isUncertain,
  ProblemError,
  type Failure,
} from '#machines/kernel/problem.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'

export type OrderingInput = {
  /** The cart that the shopper saw and agreed to. */
  cart: Cart
  /** Null for pickup. */
  addressId: number | null
  useWallet: boolean
  /** Null when nothing is left to pay. */
  gatewayLink: string | null
  /** `Idempotency-Key` of the order. */
  attemptKey: string
  siteUrl: string
}

export type OrderingContext = OrderingInput & {
  orderId: number | null
  failure: Failure | null
  outcome: OrderingOutcome
}

/**
 * `ordered`: nothing is left to pay. `signedOut`: there is no session any more. `refused`: the server decided against
 * the order, or the cart is another one; the attempt is over. `abandoned`: given up without knowing the server's
 * decision; the attempt stays open. `returned`: back from the gateway's page.
 */
export type OrderingOutcome = 'ordered' | 'signedOut' | 'refused' | 'abandoned' | 'returned'

export type OrderingEvent =
  | { type: 'retry.requested' }
  | { type: 'dismissed' }
  /** The page came back from the browser's back/forward cache (`pageshow` in `follow-checkout.ts`). */
  | { type: 'page.restored' }

export type OrderingOutput = {
  outcome: OrderingOutcome
  orderId: number | null
  failure: Failure | null
}

export type PlaceOrderInput = Pick<OrderingInput, 'attemptKey' | 'addressId' | 'useWallet'> & {
  /** Tomans that the shopper agreed to: of the whole order, and after the wallet. */
  expectedTotal: number
  expectedPayable: number
}
export type PlacedOrder = Schemas['OrderCreated']
/** Without a gateway the way leads to the list of orders, where the order can be paid. */
export type LeavingInput = Pick<OrderingContext, 'gatewayLink' | 'orderId' | 'siteUrl'>

/**
 * Paying, from the press of the button to the gateway's page: the cart is read again, then ordered. Whatever happens,
 * one attempt carries one key, so that the server places at most one order for it.
 */
export const orderingMachine = setup({
  types: {
    input: {} as OrderingInput,
    context: {} as OrderingContext,
    events: {} as OrderingEvent,
    emitted: {} as { type: 'order.placed'; orderId: number },
    output: {} as OrderingOutput,
    tags: {} as 'busy' | 'error' | 'leaving',
  },
  actors: {
    refreshCart: unprovided<Cart>(),
    placeOrder: unprovided<PlacedOrder, PlaceOrderInput>(),
    leaveForGateway: unprovided<void, LeavingInput>(),
  },
  guards: {
    isAgreed: ({ context }, cart: Cart) =>
      isSameCart(cart, context.cart) && hasSameAmounts(context, cart),
    isSameCart: ({ context }, cart: Cart) => isSameCart(cart, context.cart),
    isForGateway: (_, order: PlacedOrder) => order.go_to_gateway,
    isSignedOut: ({ event }) => isSignedOut(failureIn(event)),
    isUncertain: ({ event }) => isUncertain(failureIn(event)),
  },
  actions: {
    keepOrder: assign({ orderId: (_, order: PlacedOrder) => order.order_id }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    noticeChange: assign({ failure: new ProblemError('cart_changed').failure }),
    noticeOtherPrice: assign({ failure: new ProblemError('price_changed').failure }),
    endAs: assign({ outcome: (_, outcome: OrderingOutcome) => outcome }),
    announceOrder: emit((_, order: PlacedOrder) => ({
      type: 'order.placed',
      orderId: order.order_id,
    })),
  },
}).createMachine({
  id: 'ordering',
  context: ({ input }) => ({ ...input, orderId: null, failure: null, outcome: 'abandoned' }),
  initial: 'refreshing',
  states: {
    refreshing: {
      tags: 'busy',
      invoke: {
        id: 'refreshCart',
        src: 'refreshCart',
        onDone: [
          { guard: { type: 'isAgreed', params: ({ event }) => event.output }, target: 'placing' },
          {
            guard: { type: 'isSameCart', params: ({ event }) => event.output },
            target: 'ended',
            actions: ['noticeOtherPrice', { type: 'endAs', params: 'refused' }],
          },
          { target: 'ended', actions: ['noticeChange', { type: 'endAs', params: 'refused' }] },
        ],
        onError: [
          {
            guard: 'isSignedOut',
            target: 'ended',
            actions: { type: 'endAs', params: 'signedOut' },
          },
          { target: 'refreshFailed', actions: 'keepFailure' },
        ],
      },
    },
    refreshFailed: {
      tags: 'error',
      on: {
        'retry.requested': 'refreshing',
        dismissed: { target: 'ended', actions: { type: 'endAs', params: 'abandoned' } },
      },
    },
    placing: {
      tags: 'busy',
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context }) => placeOrderInput(context),
        onDone: [
          {
            guard: { type: 'isForGateway', params: ({ event }) => event.output },
            target: 'leaving',
            actions: { type: 'keepOrder', params: ({ event }) => event.output },
          },
          {
            target: 'ended',
            actions: [
              { type: 'keepOrder', params: ({ event }) => event.output },
              { type: 'announceOrder', params: ({ event }) => event.output },
              { type: 'endAs', params: 'ordered' },
            ],
          },
        ],
        onError: [
          {
            guard: 'isSignedOut',
            target: 'ended',
            actions: { type: 'endAs', params: 'signedOut' },
          },
          { guard: 'isUncertain', target: 'placeFailed', actions: 'keepFailure' },
          { target: 'ended', actions: ['keepFailure', { type: 'endAs', params: 'refused' }] },
        ],
      },
    },
    placeFailed: {
      tags: 'error',
      on: {
        'retry.requested': 'placing',
        dismissed: { target: 'ended', actions: { type: 'endAs', params: 'abandoned' } },
      },
    },
    leaving: {
      tags: ['busy', 'leaving'],
      invoke: {
        id: 'leaveForGateway',
        src: 'leaveForGateway',
        input: ({ context: { gatewayLink, orderId, siteUrl } }) => ({
          gatewayLink,
          orderId,
          siteUrl,
        }),
        onDone: 'left',
        onError: { target: 'leaveFailed', actions: 'keepFailure' },
      },
    },
    leaveFailed: {
      tags: 'error',
      on: {
        'retry.requested': 'leaving',
        dismissed: { target: 'ended', actions: { type: 'endAs', params: 'ordered' } },
      },
    },
    left: {
      tags: 'leaving',
      on: {
        'page.restored': { target: 'ended', actions: { type: 'endAs', params: 'returned' } },
      },
    },
    ended: { type: 'final' },
  },
  output: ({ context: { outcome, orderId, failure } }) => ({ outcome, orderId, failure }),
})

export type OrderingSnapshot = SnapshotFrom<typeof orderingMachine>

/** What paying shows. */
export const orderingSelectors = {
  isBusy: (snapshot: OrderingSnapshot) => snapshot.hasTag('busy'),
  isLeaving: (snapshot: OrderingSnapshot) => snapshot.hasTag('leaving'),
  failure: (snapshot: OrderingSnapshot) =>
    snapshot.hasTag('error') ? snapshot.context.failure : null,
  orderId: (snapshot: OrderingSnapshot) => snapshot.context.orderId,
}

function isSameCart(cart: Cart, agreed: Cart): boolean {
  return !isEmpty(cart) && cart.version === agreed.version
}

/** Prices and wallets change without a change of the cart. */
function hasSameAmounts({ cart: agreed, useWallet }: OrderingContext, cart: Cart): boolean {
  return (
    cart.totals.total_amount === agreed.totals.total_amount &&
    split({ cart, useWallet }).payable === split({ cart: agreed, useWallet }).payable
  )
}

function placeOrderInput({ cart, attemptKey, addressId, useWallet }: OrderingContext) {
  return {
    attemptKey,
    addressId,
    useWallet,
    expectedTotal: cart.totals.total_amount,
    expectedPayable: split({ cart, useWallet }).payable,
  }
}
