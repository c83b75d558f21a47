import { emptyCart } from '#machines/flows/cart/cart.ts'
import {
  address,
  bankLink,
  cartOf,
  courierCart,
  endedSession,
  lostCart,
  lostNetwork,
  otherPrice,
  phoneLine,
} from '#machines/testing/fixtures.ts'
import { everyCall, type FlowModel } from '#machines/testing/model.ts'
import { onDone } from '#machines/testing/says.ts'
import { placeOrderMachine } from './place-order.machine.ts'

/** The offer of its phone has ended since it was shown. */
const dearerCart = cartOf([{ ...phoneLine, new_price: null }], {
  shipping_method: courierCart.shipping_method,
  delivery_method: courierCart.delivery_method,
})

/** Its phone was sold to somebody else since it was shown. */
const soldOutCart = cartOf([{ ...phoneLine, can_be_bought: false, stock_quantity: 0 }], {
  shipping_method: courierCart.shipping_method,
  delivery_method: courierCart.delivery_method,
})

const input = {
  cart: courierCart,
  addressId: address.id,
  useWallet: false,
  gatewayLink: bankLink,
  attemptKey: '5f1d8a9e-6a53-4c02-9a35-7d3c21f9b7aa',
  siteUrl: 'https://firouzeh.example',
}

export const placeOrderModel: FlowModel<typeof placeOrderMachine> = {
  machine: placeOrderMachine,
  starts: { gateway: input, wallet: { ...input, useWallet: true, gatewayLink: null } },
  events: [{ type: 'retry.requested' }, { type: 'failure.dismissed' }, { type: 'page.restored' }],
  outcomes: {
    refreshCart: {
      done: [courierCart, emptyCart, cartOf([phoneLine], { version: 4 }), dearerCart, soldOutCart],
      errors: [endedSession, lostNetwork],
    },
    placeOrder: {
      done: [
        { go_to_gateway: true, order_id: 501 },
        { go_to_gateway: false, order_id: 501 },
      ],
      errors: [endedSession, lostNetwork, lostCart, otherPrice],
    },
    leaveForGateway: { done: [undefined], errors: [] },
  },
  facts: ({ orderId, failure }) => [orderId, failure?.code],
  keyed: { offered: input.attemptKey, calls: { placeOrder: {} } },
  says: {
    'order.opened': onDone('placeOrder', (output) => Object(output).go_to_gateway === true),
    'order.placed': onDone('placeOrder', (output) => {
      const { go_to_gateway: isForGateway, order_id: orderId } = Object(output)
      return !isForGateway && { orderId }
    }),
  },
  invariants: {
    'at most one order is placed per idempotency key': ({ calls }) => {
      const placed = calls.filter(({ id, settled }) => id === 'placeOrder' && settled === 'done')
      if (placed.length === 0) return null
      return new Set(placed.map(({ input }) => keyIn(input))).size === placed.length
    },
    'never an order at another price than the shown one': ({ calls }) =>
      everyCall(calls, 'placeOrder', (request) => totalIn(request) === shownTotal),
    'never to the gateway without an order': ({ snapshot }) =>
      snapshot.hasTag('leaving') ? snapshot.context.orderId !== null : null,
    'nothing is ordered before the cart was reloaded': ({ snapshot, calls }) =>
      snapshot.matches('placing')
        ? calls.some(({ id, settled }) => id === 'refreshCart' && settled === 'done')
        : null,
  },
}

const shownTotal = courierCart.totals.total_amount

function totalIn(input: unknown): unknown {
  return typeof input === 'object' && input !== null && 'expectedTotal' in input
    ? input.expectedTotal
    : null
}

function keyIn(input: unknown): unknown {
  return typeof input === 'object' && input !== null && 'attemptKey' in input
    ? input.attemptKey
    : null
}
