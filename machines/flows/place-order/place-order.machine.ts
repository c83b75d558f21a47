import { assign, emit, sendTo, setup, type SnapshotFrom } from 'xstate'
import { hasUnavailable, isEmpty, split, type Cart } from '#machines/flows/cart/cart.ts'
import type { Schemas } from '#machines/api/client.ts'
import {
  failureIn,
  isSignedOut,
  isUncertain,
  ProblemError,
  type Failure,
} from '#machines/kernel/problem.ts'
import { parent } from '#machines/kernel/parent.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'

export type PlaceOrderInput = {
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

export type PlaceOrderContext = PlaceOrderInput & {
  orderId: number | null
  failure: Failure | null
}

export type PlaceOrderEvent =
  | { type: 'retry.requested' }
  | { type: 'failure.dismissed' }
  /** The page came back from the browser's back/forward cache (`pageshow` in `connect-checkout.ts`). */
  | { type: 'page.restored' }

/**
 * The final state that was reached. `ordered`: nothing is left to pay, or the order waits for its payment. `signedOut`:
 * the session is over. `refused`: the server rejected the order, or the cart has changed; the attempt is over.
 * `abandoned`: given up without knowing whether the order was placed; the attempt stays open. `returned`: back from the
 * gateway's page.
 */
export type PlaceOrderOutput =
  | { outcome: 'ordered'; orderId: number }
  | { outcome: 'refused'; failure: Failure }
  | { outcome: 'signedOut' | 'abandoned' | 'returned' }

export type OrderRequest = Pick<PlaceOrderInput, 'attemptKey' | 'addressId' | 'useWallet'> & {
  /** Tomans that the shopper agreed to: of the whole order, and after the wallet. */
  expectedTotal: number
  expectedPayable: number
}
export type PlacedOrder = Schemas['OrderCreated']
/** Without a gateway the browser goes to the list of orders, where the order can be paid. */
export type LeavingInput = Pick<PlaceOrderContext, 'gatewayLink' | 'orderId' | 'siteUrl'>

/**
 * Paying, from the press of the button to the gateway's page: the cart is reloaded, then ordered. One attempt always
 * carries one key, so that the server places at most one order for it.
 */
export const placeOrderMachine = setup({
  types: {
    input: {} as PlaceOrderInput,
    context: {} as PlaceOrderContext,
    events: {} as PlaceOrderEvent,
    emitted: {} as { type: 'order.placed'; orderId: number },
    output: {} as PlaceOrderOutput,
    tags: {} as 'busy' | 'error' | 'leaving',
  },
  actors: {
    refreshCart: unprovided<Cart>(),
    placeOrder: unprovided<PlacedOrder, OrderRequest>(),
    leaveForGateway: unprovided<void, LeavingInput>(),
  },
  guards: {
    isAgreed: ({ context }, cart: Cart) =>
      isSameCart(cart, context.cart) && hasSameAmounts(context, cart),
    isSoldOut: (_, cart: Cart) => hasUnavailable(cart),
    isSameCart: ({ context }, cart: Cart) => isSameCart(cart, context.cart),
    isForGateway: (_, order: PlacedOrder) => order.go_to_gateway,
    isSignedOut: ({ event }) => isSignedOut(failureIn(event)),
    isUncertain: ({ event }) => isUncertain(failureIn(event)),
  },
  actions: {
    keepOrder: assign({ orderId: (_, order: PlacedOrder) => order.order_id }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    keepCartChange: assign({ failure: new ProblemError('cart_changed').failure }),
    keepSoldOut: assign({ failure: new ProblemError('cart_has_unavailable_items').failure }),
    keepPriceChange: assign({ failure: new ProblemError('price_changed').failure }),
    /** Its payment is all that is left of the attempt. */
    reportOrder: sendTo(parent, { type: 'order.opened' }),
    announceOrder: emit((_, order: PlacedOrder) => ({
      type: 'order.placed',
      orderId: order.order_id,
    })),
  },
}).createMachine({
  id: 'placeOrder',
  context: ({ input }) => ({ ...input, orderId: null, failure: null }),
  initial: 'refreshing',
  states: {
    refreshing: {
      tags: 'busy',
      invoke: {
        id: 'refreshCart',
        src: 'refreshCart',
        onDone: [
          {
            guard: { type: 'isSoldOut', params: ({ event }) => event.output },
            target: 'refused',
            actions: 'keepSoldOut',
          },
          { guard: { type: 'isAgreed', params: ({ event }) => event.output }, target: 'placing' },
          {
            guard: { type: 'isSameCart', params: ({ event }) => event.output },
            target: 'refused',
            actions: 'keepPriceChange',
          },
          { target: 'refused', actions: 'keepCartChange' },
        ],
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { target: 'refreshFailed', actions: 'keepFailure' },
        ],
      },
    },
    refreshFailed: {
      tags: 'error',
      on: {
        'retry.requested': 'refreshing',
        'failure.dismissed': 'abandoned',
      },
    },
    placing: {
      tags: 'busy',
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context }) => orderRequest(context),
        onDone: [
          {
            guard: { type: 'isForGateway', params: ({ event }) => event.output },
            target: 'leaving',
            actions: [{ type: 'keepOrder', params: ({ event }) => event.output }, 'reportOrder'],
          },
          {
            target: 'ordered',
            actions: [
              { type: 'keepOrder', params: ({ event }) => event.output },
              { type: 'announceOrder', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { guard: 'isUncertain', target: 'placeFailed', actions: 'keepFailure' },
          { target: 'refused', actions: 'keepFailure' },
        ],
      },
    },
    placeFailed: {
      tags: 'error',
      on: {
        'retry.requested': 'placing',
        'failure.dismissed': 'abandoned',
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
        'failure.dismissed': 'ordered',
      },
    },
    left: {
      tags: 'leaving',
      on: { 'page.restored': 'returned' },
    },
    ordered: {
      type: 'final',
      output: ({ context }): PlaceOrderOutput => ({
        outcome: 'ordered',
        orderId: required(context.orderId),
      }),
    },
    refused: {
      type: 'final',
      output: ({ context }): PlaceOrderOutput => ({
        outcome: 'refused',
        failure: required(context.failure),
      }),
    },
    signedOut: { type: 'final', output: { outcome: 'signedOut' } satisfies PlaceOrderOutput },
    abandoned: { type: 'final', output: { outcome: 'abandoned' } satisfies PlaceOrderOutput },
    returned: { type: 'final', output: { outcome: 'returned' } satisfies PlaceOrderOutput },
  },
  // XState does not type what a final state returns.
  output: ({ event }) => event.output as PlaceOrderOutput,
})

export type PlaceOrderSnapshot = SnapshotFrom<typeof placeOrderMachine>

export const placeOrderSelectors = {
  isBusy: (snapshot: PlaceOrderSnapshot) => snapshot.hasTag('busy'),
  isLeaving: (snapshot: PlaceOrderSnapshot) => snapshot.hasTag('leaving'),
  failure: (snapshot: PlaceOrderSnapshot) =>
    snapshot.hasTag('error') ? snapshot.context.failure : null,
  /** Whether the server may have done the work of the failed call anyway. */
  isUncertain: (snapshot: PlaceOrderSnapshot) =>
    snapshot.hasTag('error') && isUncertain(snapshot.context.failure),
  orderId: (snapshot: PlaceOrderSnapshot) => snapshot.context.orderId,
}

function isSameCart(cart: Cart, agreed: Cart): boolean {
  return !isEmpty(cart) && cart.version === agreed.version
}

/** Prices and wallets change without a change of the cart. */
function hasSameAmounts({ cart: agreed, useWallet }: PlaceOrderContext, cart: Cart): boolean {
  return (
    cart.totals.total_amount === agreed.totals.total_amount &&
    split({ cart, useWallet }).payable === split({ cart: agreed, useWallet }).payable
  )
}

function orderRequest({ cart, attemptKey, addressId, useWallet }: PlaceOrderContext) {
  return {
    attemptKey,
    addressId,
    useWallet,
    expectedTotal: cart.totals.total_amount,
    expectedPayable: split({ cart, useWallet }).payable,
  }
}
