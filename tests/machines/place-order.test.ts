import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { createPlaceOrderActors } from '#machines/flows/place-order/place-order.actors.ts'
import type { Cart } from '#machines/flows/cart/cart.ts'
import {
  placeOrderMachine,
  placeOrderSelectors,
  type LeavingInput,
  type OrderRequest,
  type PlacedOrder,
} from '#machines/flows/place-order/place-order.machine.ts'
import { startFlow } from '#machines/kernel/start.ts'
import {
  address,
  bankLink,
  courierCart,
  endedSession,
  lostCart,
  lostNetwork,
  lostRole,
  withFunds,
} from '#machines/testing/fixtures.ts'
import { held } from '#tests/support/machines/held.ts'
import { recordedClient } from '#tests/support/machines/recorded-client.ts'

const input = {
  cart: courierCart,
  addressId: address.id,
  useWallet: true,
  gatewayLink: bankLink,
  attemptKey: 'key',
  siteUrl: 'https://shop.example',
}
const { total_amount: total, total_wallet_funds: funds } = courierCart.totals

describe('placing an order', () => {
  it('is refused when the wallet has changed since the amount was shown', async () => {
    const { flow, refreshCart, placeOrder } = start()
    await refreshCart.answer(withFunds(courierCart, funds - 1))
    expect(placeOrder.inputs()).toEqual([])
    expect(flow.getSnapshot().value).toBe('refused')
    expect(flow.getSnapshot().output).toMatchObject({
      outcome: 'refused',
      failure: { code: 'price_changed' },
    })
  })

  it('sends the amounts that were shown, with the key of the attempt', async () => {
    const { refreshCart, placeOrder } = start()
    await refreshCart.answer(courierCart)
    expect(placeOrder.inputs()).toEqual([
      {
        attemptKey: 'key',
        addressId: address.id,
        useWallet: true,
        expectedTotal: total,
        expectedPayable: total - funds,
      },
    ])
  })

  it('ends as ordered when nothing is left to pay, and emits the order', async () => {
    const { flow, refreshCart, placeOrder, emitted } = start()
    await refreshCart.answer(courierCart)
    await placeOrder.answer({ go_to_gateway: false, order_id: 501 })
    expect(flow.getSnapshot().output).toEqual({ outcome: 'ordered', orderId: 501 })
    expect(emitted).toEqual([501])
  })

  it('ends as returned when the page is restored after leaving for the gateway', async () => {
    const { flow, refreshCart, placeOrder, leaveForGateway } = start()
    await refreshCart.answer(courierCart)
    await placeOrder.answer({ go_to_gateway: true, order_id: 501 })
    expect(leaveForGateway.inputs()).toEqual([
      { gatewayLink: bankLink, orderId: 501, siteUrl: 'https://shop.example' },
    ])
    await leaveForGateway.answer()
    flow.send({ type: 'page.restored' })
    expect(flow.getSnapshot().output).toEqual({ outcome: 'returned' })
  })

  it.each([
    ['a rejection', lostCart, { outcome: 'refused', failure: lostCart.failure }],
    ['the end of the session', endedSession, { outcome: 'signedOut' }],
  ])('ends with its result after %s', async (_, error, output) => {
    const { flow, refreshCart, placeOrder } = start()
    await refreshCart.answer(courierCart)
    await placeOrder.refuse(error)
    expect(flow.getSnapshot().output).toEqual(output)
  })

  it.each([
    [true, lostNetwork],
    [false, lostRole],
  ])('can be retried by itself (%s) after %s', async (canRetry, error) => {
    const { flow, refreshCart } = start()
    expect(placeOrderSelectors.isUncertain(flow.getSnapshot())).toBe(false)
    await refreshCart.refuse(error)
    expect(flow.getSnapshot().value).toBe('refreshFailed')
    expect(placeOrderSelectors.isUncertain(flow.getSnapshot())).toBe(canRetry)
  })

  it('ends as abandoned when a lost reply is not retried', async () => {
    const { flow, refreshCart, placeOrder } = start()
    await refreshCart.answer(courierCart)
    await placeOrder.refuse(lostNetwork)
    flow.send({ type: 'failure.dismissed' })
    expect(flow.getSnapshot().output).toEqual({ outcome: 'abandoned' })
  })
})

describe('the call that places an order', () => {
  it.each([
    [true, total - funds],
    [false, total],
  ])(
    'says what is left to pay beside the total, with the wallet: %s',
    async (useWallet, payable) => {
      const { sent, left } = await send(useWallet, bankLink, 501)
      expect(sent.at(-1)).toEqual({
        method: 'POST',
        path: `/purchase/v4/order/?use_wallet_funds=${useWallet}`,
        body: { address_id: address.id, expected_total: total, expected_payable: payable },
        idempotencyKey: 'key',
      })
      expect(left).toEqual([
        `https://shop.example${bankLink}?order_id=501&redirect_url=https%3A%2F%2Fshop.example%2Fpayment%2Fcallback`,
      ])
    },
  )

  it('leads to the orders when no gateway was chosen', async () => {
    const { left } = await send(true, null, 501)
    expect(left).toEqual(['https://shop.example/shopping-history'])
  })
})

async function send(useWallet: boolean, gatewayLink: string | null, orderId: number) {
  const { client, sent } = recordedClient({
    'GET /purchase/cart/list_items_v2/': { status: 200, body: courierCart },
    [`POST /purchase/v4/order/?use_wallet_funds=${useWallet}`]: {
      status: 200,
      body: { go_to_gateway: true, order_id: orderId },
    },
  })
  const left: string[] = []
  const actors = createPlaceOrderActors(client, (link) => left.push(link))
  const flow = startFlow(placeOrderMachine.provide({ actors }), {
    input: { ...input, useWallet, gatewayLink },
  })
  await waitFor(flow, () => left.length > 0)
  return { sent, left }
}

function start() {
  const refreshCart = held<Cart>()
  const placeOrder = held<PlacedOrder, OrderRequest>()
  const leaveForGateway = held<void, LeavingInput>()
  const machine = placeOrderMachine.provide({
    actors: {
      refreshCart: refreshCart.logic,
      placeOrder: placeOrder.logic,
      leaveForGateway: leaveForGateway.logic,
    },
  })
  const flow = startFlow(machine, { input })
  const emitted: number[] = []
  flow.on('order.placed', ({ orderId }) => emitted.push(orderId))
  return { flow, refreshCart, placeOrder, leaveForGateway, emitted }
}
