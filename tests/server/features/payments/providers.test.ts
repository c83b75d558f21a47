import { describe, expect, it } from 'vitest'
import type { GatewaySettings, Protocol } from '#server/config.ts'
import { startAuditedShop } from '#tests/support/audited-shop.ts'
import { comeBack, payAtBank, press, startAtGateway } from '#tests/support/bank.ts'
import {
  zarinpalService,
  zibalService,
  type PaymentService,
} from '#tests/support/payment-services.ts'
import { startShop } from '#tests/support/shop.ts'
import {
  answer,
  getOrder,
  getWallet,
  giveFunds,
  listPayments,
  newShopper,
  newStaff,
  order,
  refusal,
  type Shopper,
} from '#tests/support/shopper.ts'

const { shop, stocked } = await startAuditedShop()

const price = 20_000_000
/** A wallet with what a lender paid for one order. */
const asCredit = { total_funds: price, balance: 0, store_credit: price }
const halfAnHour = 30 * 60
const key = 'b5a1c7a2-8f0e-4c7d-9a3b-1f2e3d4c5b6a'

type Provider = {
  protocol: Protocol
  service: (key: string) => PaymentService
  /** The names of the parameters with which it returns. */
  token: string
  page: RegExp
}

const providers: Provider[] = [
  {
    protocol: 'zarinpal',
    service: zarinpalService,
    token: 'Authority',
    page: /^https:\/\/payment\.example\/pg\/StartPay\/A\d{35}$/,
  },
  {
    protocol: 'zibal',
    service: zibalService,
    token: 'trackId',
    page: /^https:\/\/payment\.example\/start\/\d+$/,
  },
]

/** A shop whose bank is this provider, a shopper with an order, and the page on which it is paid. */
async function begin({ protocol, service }: Provider) {
  const provider = service(key)
  const gateway: GatewaySettings = {
    code: 'aban',
    kind: 'bank',
    icon: 'bank',
    name: 'درگاه آبان',
    description: 'پرداخت',
    protocol,
  }
  const its = await startShop({
    sharing: shop,
    gateways: [gateway],
    env: { PAYMENT_ABAN_URL: 'https://payment.example', PAYMENT_ABAN_KEY: key },
    transport: provider.transport,
  })
  const shopper = await newShopper(its)
  const id = await order(shopper, [[await stocked({ stock: 3, price }), 1]])
  const page = await startAtGateway(shopper, id, { gateway: 'aban' })
  const status = async () => (await getOrder(shopper, id)).text_status
  const states = async () => (await listPayments(shopper, id)).map((payment) => payment.status)
  return { its, provider, shopper, id, page, status, states }
}

describe.each(providers)('a payment at $protocol', (used) => {
  it(
    'is asked for in rials, and confirmed once it was verified',
    { tags: ['PAY-44'] },
    async () => {
      const { its, provider, shopper, id, page, status } = await begin(used)
      expect(page.href).toMatch(used.page)
      const [[token = '', payment] = []] = provider.payments
      expect(payment?.amount).toBe(price * 10)
      const back = provider.pay(page)
      expect(back.searchParams.get(used.token)).toBe(token)
      const result = await comeBack(shopper, back)
      expect(Object.fromEntries(result.searchParams)).toMatchObject({
        paid: '1',
        reference_number: String(payment?.reference),
        amount: String(price),
      })
      expect(await status()).toBe('NOT_CHECKED')
      expect(await listPayments(shopper, id)).toMatchObject([
        { status: 'SUCCESSFUL', gateway_used: 'aban', amount: price },
      ])
      await its.close()
    },
  )

  it('settles once when its callback arrives again, even after the order has moved on', async () => {
    const { its, provider, shopper, page, states } = await begin(used)
    const back = provider.pay(page)
    const results = await Promise.all(Array.from({ length: 5 }, () => comeBack(its.client(), back)))
    expect(new Set(results.map(String)).size).toBe(1)
    expect(String(await comeBack(shopper, back))).toBe(String(results[0]))
    expect(await states()).toEqual(['SUCCESSFUL'])
    await its.close()
  })

  it('is settled although the reply to its verification got lost: a repeated one is a success', async () => {
    const { its, provider, shopper, page, status } = await begin(used)
    const back = provider.pay(page)
    provider.loseReply('verify')
    expect((await comeBack(shopper, back)).searchParams.get('paid')).toBe('unknown')
    expect([...provider.payments.values()].map(({ state }) => state)).toEqual(['verified'])
    expect(await status()).toBe('WAITING_PAYMENT')
    its.clock.advance(2 * 60)
    await its.runJobs()
    expect(await status()).toBe('NOT_CHECKED')
    await its.close()
  })

  it('believes no forged callback', async () => {
    const { its, provider, shopper, page, status, states } = await begin(used)
    const forged = provider.pay(page)
    const [payment] = provider.payments.values()
    if (payment !== undefined) payment.state = 'waiting'
    expect((await comeBack(shopper, forged)).searchParams.get('paid')).toBe('0')
    expect(await status()).toBe('WAITING_PAYMENT')
    expect(await states()).toEqual(['PENDING'])
    forged.searchParams.set(used.token, '999')
    expect((await comeBack(shopper, forged)).searchParams.get('paid')).toBe('unknown')
    await its.close()
  })

  it('counts although a callback says that it was canceled, and in whatever order they arrive', async () => {
    const { its, provider, shopper, page, status, states } = await begin(used)
    const cancelled = provider.cancel(page)
    expect((await comeBack(shopper, cancelled)).searchParams.get('paid')).toBe('0')
    expect(await states()).toEqual(['CANCELLED'])
    provider.pay(page)
    expect((await comeBack(shopper, cancelled)).searchParams.get('paid')).toBe('1')
    expect(await status()).toBe('NOT_CHECKED')
    await its.close()
  })

  it('that comes too late is in the wallet, once', async () => {
    const { its, provider, shopper, page, status, states } = await begin(used)
    const back = provider.pay(page)
    its.clock.advance(halfAnHour)
    const results = await Promise.all([
      comeBack(shopper, back),
      comeBack(its.client(), back),
      its.runJobs(),
    ])
    expect(results[0].searchParams.get('refunded')).toBe('1')
    expect([await status(), await states()]).toEqual(['EXPIRED', ['RETURNED']])
    expect((await getWallet(shopper))?.balance).toBe(price)
    await its.close()
  })

  it('of another amount never pays the order', async () => {
    const { its, provider, shopper, page, status } = await begin(used)
    const [payment] = provider.payments.values()
    if (payment !== undefined) payment.amount = 10_000
    expect((await comeBack(shopper, provider.pay(page))).searchParams.get('paid')).toBe('0')
    expect(await status()).toBe('WAITING_PAYMENT')
    const taken = payment?.state === 'verified' ? 1_000 : 0
    expect((await getWallet(shopper))?.balance).toBe(taken)
    await its.close()
  })

  it('is refused at the start by a service that does not know the merchant', async () => {
    const { its, shopper, id, provider } = await begin(used)
    const other = await startShop({
      sharing: its,
      gateways: [
        {
          code: 'aban',
          kind: 'bank',
          icon: 'bank',
          name: 'درگاه آبان',
          description: 'پرداخت',
          protocol: used.protocol,
        },
      ],
      env: { PAYMENT_ABAN_URL: 'https://payment.example', PAYMENT_ABAN_KEY: 'another' },
      transport: provider.transport,
    })
    const client = other.client()
    for (const [name, value] of shopper.cookies) client.cookies.set(name, value)
    const result = await startAtGateway(client, id, { gateway: 'aban' })
    expect(result.searchParams.get('code')).toBe('gateway_unavailable')
    await Promise.all([other.close(), its.close()])
  })
})

describe('the installments of the sandbox', () => {
  it('pay an order as a transaction of the credit gateway', { tags: ['PAY-02'] }, async () => {
    const shopper = await newShopper(shop)
    const { credit_gateways } = await answer(shopper.api.GET('/payments/payment_gateway_option/'))
    expect(credit_gateways.map((each) => each.is_active)).toEqual([true, true])
    for (const gateway of ['credit', 'mehrgan']) {
      const other = await order(shopper, [[await stocked({ stock: 3, price }), 1]])
      const at = await startAtGateway(shopper, other, { gateway })
      await comeBack(shopper, await press(shopper, at, 'pay'))
      expect(await listPayments(shopper, other)).toMatchObject([
        { gateway_used: gateway, status: 'SUCCESSFUL', amount: price },
      ])
    }
    const id = await order(shopper, [[await stocked({ stock: 3, price }), 1]])
    const page = await startAtGateway(shopper, id, { gateway: 'credit' })
    expect(page.pathname).toMatch(/^\/sandbox-bank\/credit\/pay\/\w+$/)
    const shown = await shopper.send({ method: 'GET', url: page.pathname })
    expect(shown.body).toContain('پرداخت اقساطی آزمایشی')
    expect(shown.body).toContain('ماهی ۱٬۴۳۳٬۰۰۰ تومان')
    const result = await comeBack(shopper, await press(shopper, page, 'pay'))
    expect(result.searchParams.get('paid')).toBe('1')
    expect(await listPayments(shopper, id)).toMatchObject([
      {
        gateway_used: 'credit',
        status: 'SUCCESSFUL',
        amount: price,
        credit: { installment_info: { monthly_due: 1_433_000, down_payment: 10_000_000 } },
      },
    ])
    expect((await getOrder(shopper, id)).text_status).toBe('NOT_CHECKED')
  })

  it('that are paid too late are in the wallet, once, whether or not the shopper returns', async () => {
    const [returning, gone] = [await newShopper(shop), await newShopper(shop)]
    const orders: { shopper: Shopper; id: number; back: URL }[] = []
    for (const shopper of [returning, gone]) {
      const id = await order(shopper, [[await stocked({ stock: 3, price }), 1]])
      const page = await startAtGateway(shopper, id, { gateway: 'credit' })
      orders.push({ shopper, id, back: await press(shopper, page, 'pay') })
    }
    shop.clock.advance(halfAnHour)
    const [first] = orders
    const result = first && (await comeBack(first.shopper, first.back))
    expect(result?.searchParams.get('refunded')).toBe('1')
    await shop.runJobs()
    for (const { shopper, id } of orders) {
      expect((await getOrder(shopper, id)).text_status).toBe('EXPIRED')
      expect(await listPayments(shopper, id)).toMatchObject([
        {
          gateway_used: 'credit',
          status: 'RETURNED',
          amount: price,
          credit: { installment_info: null },
        },
      ])
      expect(await getWallet(shopper)).toEqual(asCredit)
      expect(await refusal(shopper.api.POST('/accounts/closure/request-otp/'))).toEqual({
        status: 409,
        code: 'account_has_funds',
      })
    }
  })

  it('give no money that can be withdrawn when their order is cancelled', async () => {
    const shopper = await newShopper(shop)
    await giveFunds(shop, shopper, { balance: 1_000_000, storeCredit: 2_000_000 })
    const id = await order(shopper, [[await stocked({ stock: 3, price }), 1]], { wallet: true })
    const page = await startAtGateway(shopper, id, { gateway: 'credit' })
    await comeBack(shopper, await press(shopper, page, 'pay'))
    const clerk = await newStaff(shop, 'orders')
    const { refund_left } = await answer(
      clerk.api.GET('/staff/order/{id}/', { params: { path: { id } } }),
    )
    expect(refund_left).toEqual({ total: price, to_bank: 1_000_000 })
    await answer(shopper.api.POST('/purchase/v4/order/{id}/cancel/', { params: { path: { id } } }))
    expect(await getWallet(shopper)).toEqual({
      total_funds: price,
      balance: 1_000_000,
      store_credit: price - 1_000_000,
    })
  })

  it('are shown as canceled by the shopper who cancels them', async () => {
    const shopper = await newShopper(shop)
    const id = await order(shopper, [[await stocked({ stock: 3, price }), 1]])
    expect(await payAtBank(shopper, id, 'cancel')).toMatchObject({ paid: '0', cancelled: '1' })
  })
})
