import { describe, expect, it, vi } from 'vitest'
import { createActor, SimulatedClock, toPromise, waitFor } from 'xstate'
import type { GatewayOptions } from '#machines/flows/checkout/checkout.types.ts'
import { bankLink, creditLink, gateways, orderIn } from '#machines/testing/fixtures.ts'
import { createPaymentResultActors } from '#machines/flows/payment-result/payment-result.actors.ts'
import {
  paymentResultMachine,
  paymentResultSelectors,
  type KnownOrder,
} from '#machines/flows/payment-result/payment-result.machine.ts'
import { startFlow } from '#machines/kernel/start.ts'
import { held } from '#tests/support/machines/held.ts'
import { recordedClient } from '#tests/support/machines/recorded-client.ts'

const siteUrl = 'https://shop.example'

/** A payment at the bank, as the server lists it. */
const payment = {
  status: 'SUCCESSFUL',
  gateway_used: 'saman',
  gateway_name: 'بانک سامان',
  reference_number: '740281',
}

describe('the result of a payment without an order', () => {
  it.each([
    ['1', 'paid'],
    ['0', 'refused'],
    ['7', 'unknown'],
    ['', 'unknown'],
    [null, 'unknown'],
  ])('is, for paid=%s, %s', (paid, expected) => {
    const actor = startFlow(paymentResultMachine, {
      input: { paid, wasCancelled: false, orderId: null, deposit: null, siteUrl },
    })
    expect(actor.getSnapshot().value).toBe(expected)
  })
})

describe('the result of a deposit', () => {
  const code = '482910574638'
  const listed = { transaction_type: 'DEPOSIT', tracking_code: code, amount: 200_000 }

  it.each([
    ['0', [{ ...listed, status: 'SUCCESSFUL' }], 'paid', 200_000],
    ['1', [{ ...listed, status: 'FAILED' }], 'refused', 200_000],
    ['1', [{ ...listed, status: 'PENDING' }], 'unknown', 200_000],
    ['1', [], 'reported', null],
    ['1', [{ ...listed, tracking_code: '1', status: 'SUCCESSFUL' }], 'reported', null],
    ['1', [{ ...listed, transaction_type: 'WITHDRAW', status: 'SUCCESSFUL' }], 'reported', null],
    ['0', [], 'refused', null],
    ['7', [], 'unknown', null],
  ])('is, for paid=%s and the movements %j, %s', async (paid, results, expected, amount) => {
    const { client } = recordedClient({
      'GET /wallet/wallet-transaction/?size=50': {
        status: 200,
        body: { results, page_count: 1, page: 1 },
      },
    })
    const outside = { leave: () => undefined, report: () => undefined }
    const actors = createPaymentResultActors(client, outside)
    const actor = startFlow(paymentResultMachine.provide({ actors }), {
      input: { paid, wasCancelled: false, orderId: null, deposit: { trackingCode: code }, siteUrl },
    })
    const end = await waitFor(actor, ({ status }) => status === 'done')
    expect(end.value).toBe(expected)
    expect(paymentResultSelectors.depositAmount(end)).toBe(amount)
  })

  it('is only reported where the server cannot be asked', async () => {
    const { client } = recordedClient({
      'GET /wallet/wallet-transaction/?size=50': { status: 401, body: { code: 'session_expired' } },
    })
    const outside = { leave: () => undefined, report: () => undefined }
    const actors = createPaymentResultActors(client, outside)
    const start = (trackingCode: string | null) =>
      startFlow(paymentResultMachine.provide({ actors }), {
        input: {
          paid: '1',
          wasCancelled: false,
          orderId: null,
          deposit: { trackingCode },
          siteUrl,
        },
      })
    expect(start(null).getSnapshot().value).toBe('reported')
    expect((await waitFor(start(code), ({ status }) => status === 'done')).value).toBe('reported')
  })
})

describe('the result of the payment of an order', () => {
  it.each([
    ['1', orderIn('WAITING_PAYMENT'), { waiting: 'ready' }],
    ['0', orderIn('NOT_CHECKED'), 'paid'],
    ['1', orderIn('EXPIRED'), 'cancelled'],
    ['1', orderIn('NOT_APPROVED'), 'cancelled'],
    ['1', orderIn('EXPIRED', 95_120_000), 'refunded'],
  ])(
    'follows the status of the order, whatever the query says (paid=%s)',
    async (paid, order, expected) => {
      const { actor, loadOrder } = startHeld(paid)
      await loadOrder.answer({
        order,
        referenceNumber: null,
        credit: null,
        gatewayName: null,
        gateways: null,
        expiresAt: 1_800_000,
        lapsed: false,
      })
      expect(actor.getSnapshot().value).toEqual(expected)
    },
  )

  it('can be paid again while the order waits, and not after it has expired', async () => {
    const { actor, clock, loadOrder } = startHeld('0')
    await loadOrder.answer({
      order: orderIn('WAITING_PAYMENT'),
      referenceNumber: null,
      credit: null,
      gatewayName: null,
      gateways: null,
      expiresAt: 1_800_000,
      lapsed: false,
    })
    expect(paymentResultSelectors.canPay(actor.getSnapshot())).toBe(true)
    expect(paymentResultSelectors.expiresAt(actor.getSnapshot())).toBe(1_800_000)
    clock.set(1_800_001)
    await waitFor(actor, (snapshot) => !paymentResultSelectors.canPay(snapshot))
    expect(paymentResultSelectors.expiresAt(actor.getSnapshot())).toBeNull()
  })

  it('does not poll an order that lapsed but is not yet canceled', async () => {
    const { actor, clock, loadOrder } = startHeld('1')
    await loadOrder.answer({
      order: orderIn('WAITING_PAYMENT'),
      referenceNumber: null,
      credit: null,
      gatewayName: null,
      gateways: null,
      expiresAt: 0,
      lapsed: true,
    })
    clock.increment(600_000)
    expect(actor.getSnapshot().value).toBe('lapsed')
    expect(loadOrder.inputs()).toHaveLength(1)
  })

  it.each([
    ['where it was tried last', creditLink, undefined, creditLink],
    ['at the first active bank if it was not tried', null, undefined, bankLink],
    ['at the first active bank if that gateway no longer exists', '/gone', undefined, bankLink],
    ['at the gateway that the shopper wants', creditLink, bankLink, bankLink],
  ])('is paid again %s', async (_, lastGateway, link, expected) => {
    const left: string[] = []
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
    const order = { ...orderIn('WAITING_PAYMENT'), last_gateway: lastGateway }
    const { client } = recordedClient({
      'GET /purchase/v4/order/501/': { status: 200, body: { ...order, expires_at: inAnHour } },
      'GET /payments/transaction/?order=501': { status: 200, body: [] },
      'GET /payments/payment_gateway_option/': { status: 200, body: gateways },
    })
    const actors = createPaymentResultActors(client, {
      leave: (address) => left.push(address),
      report: () => undefined,
    })
    const machine = paymentResultMachine.provide({ actors })
    const actor = startFlow(machine, {
      input: { paid: '0', wasCancelled: false, orderId: 501, deposit: null, siteUrl },
    })
    await waitFor(actor, paymentResultSelectors.canPay)
    actor.send({ type: 'pay.pressed', link })
    await vi.waitUntil(() => left.length > 0, { interval: 1 })
    expect(left).toEqual([
      `https://shop.example${expected}?order_id=501&redirect_url=https%3A%2F%2Fshop.example%2Fpayment%2Fcallback`,
    ])
    actor.stop()
  })

  it.each([
    ['WAITING_PAYMENT', gateways],
    ['NOT_CHECKED', null],
    ['EXPIRED', null],
  ] as const)('loads the gateways of a waiting order alone (%s)', async (status, expected) => {
    const expires_at = new Date(Date.now() + 3_600_000).toISOString()
    const { found, sent } = await loadedOrder({ ...orderIn(status), expires_at }, [])
    expect(found.gateways).toEqual(expected)
    expect(sent.filter(({ path }) => path.includes('gateway_option'))).toHaveLength(
      expected === null ? 0 : 1,
    )
  })

  const longAgo = { expires_at: new Date(0).toISOString() }
  const cancelled = { ...payment, status: 'CANCELLED', reference_number: '111' }

  it.each([
    ['that the bank has received', [payment], '740281'],
    ['that was returned to the wallet', [{ ...payment, status: 'RETURNED' }], '740281'],
    ['that was received after one that was canceled', [cancelled, payment], '740281'],
    ['that was canceled', [cancelled], null],
    ['that is pending', [{ ...payment, status: 'PENDING' }], null],
    ['of the wallet', [{ ...payment, gateway_used: 'wallet', reference_number: '222' }], null],
    [
      'of the bank next to one of the wallet',
      [{ ...payment, gateway_used: 'wallet', reference_number: '222' }, payment],
      '740281',
    ],
    ['before there is one', [], null],
  ])('has the reference number of a payment %s', async (_, payments, expected) => {
    const { found } = await loadedOrder({ ...orderIn('EXPIRED', 95_120_000), ...longAgo }, payments)
    expect(found.referenceNumber).toBe(expected)
  })

  it.each([
    ['SUCCESSFUL', { installment_info: null }],
    ['RETURNED', { installment_info: null }],
    ['CANCELLED', null],
    ['PENDING', null],
  ])('has the terms of a lender whose payment is %s', async (status, expected) => {
    const credit = { installment_info: null }
    const payments = [payment, { ...payment, gateway_used: 'credit', status, credit }]
    const { found } = await loadedOrder({ ...orderIn('NOT_CHECKED'), ...longAgo }, payments)
    expect(found.credit).toEqual(expected)
  })

  it('offers the bank as well where a lender was tried last', async () => {
    const { actor, loadOrder } = startHeld('0')
    await loadOrder.answer({
      order: { ...orderIn('WAITING_PAYMENT'), last_gateway: creditLink },
      referenceNumber: null,
      credit: null,
      gatewayName: 'اسنپ‌پی',
      gateways,
      expiresAt: 1_800_000,
      lapsed: false,
    })
    const { retryName, bankInstead } = paymentResultSelectors
    expect(retryName(actor.getSnapshot())).toBe('اسنپ‌پی')
    expect(bankInstead(actor.getSnapshot())?.link).toBe(bankLink)
  })
})

function startHeld(paid: string) {
  const clock = new SimulatedClock()
  const loadOrder = held<KnownOrder, { orderId: number }>()
  const listGateways = held<GatewayOptions>()
  const actors = { loadOrder: loadOrder.logic, listGateways: listGateways.logic }
  const actor = startFlow(paymentResultMachine.provide({ actors }), {
    input: { paid, wasCancelled: false, orderId: 501, deposit: null, siteUrl },
    clock,
  })
  return { actor, clock, loadOrder }
}

/** What the page of a result loads of an order, and the calls for it. */
async function loadedOrder(order: ReturnType<typeof orderIn>, payments: readonly object[]) {
  const { client, sent } = recordedClient({
    'GET /purchase/v4/order/501/': { status: 200, body: order },
    'GET /payments/transaction/?order=501': { status: 200, body: payments },
    'GET /payments/payment_gateway_option/': { status: 200, body: gateways },
  })
  const outside = { leave: () => undefined, report: () => undefined }
  const { loadOrder } = createPaymentResultActors(client, outside)
  const found = await toPromise(createActor(loadOrder, { input: { orderId: 501 } }).start())
  return { found, sent }
}
