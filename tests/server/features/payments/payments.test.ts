import { eq, isNull, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { toPersianDigits } from '#domain/digits.ts'
import { products, variants } from '#server/platform/db/schema/catalogue.ts'
import { jobs } from '#server/platform/db/schema/operations.ts'
import {
  orderEvents,
  orders,
  paymentEvents,
  payments,
} from '#server/platform/db/schema/commerce.ts'
import { watchMoney } from '#server/features/payments/watch-money.service.ts'
import { ledgerSum } from '#tests/support/audit.ts'
import { startAuditedShop } from '#tests/support/audited-shop.ts'
import { comeBack, payAtBank, press, startAtGateway } from '#tests/support/bank.ts'
import { sandboxBankPayments } from '#demo/sandbox-bank/schema.ts'
import { bankService } from '#tools/chaos/stand-ins.ts'
import { startShop } from '#tests/support/shop.ts'
import {
  answer,
  getOrder,
  giveFunds,
  getWallet,
  listPayments,
  newShopper,
  newStaff,
  order,
  refusal,
  type Shopper,
} from '#tests/support/shopper.ts'

const { shop, stocked } = await startAuditedShop()

const halfAnHour = 30 * 60
const price = 20_000_000
const lost = () => Promise.reject(new Error('the line is dead'))

async function orderOnePhone(): Promise<{ shopper: Shopper; id: number; variant: number }> {
  const shopper = await newShopper(shop)
  const variant = await stocked({ stock: 3, price })
  return { shopper, variant, id: await order(shopper, [[variant, 1]]) }
}

const statusOf = async (shopper: Shopper, id: number) => (await getOrder(shopper, id)).text_status
const paymentStates = async (shopper: Shopper, id: number) =>
  (await listPayments(shopper, id)).map((payment) => payment.status)

describe('the gateways', () => {
  it(
    'are a bank that is active and two credit gateways',
    { tags: ['INV-17', 'INV-30'] },
    async () => {
      const shopper = await newShopper(shop)
      const options = await answer(shopper.api.GET('/payments/payment_gateway_option/'))
      expect(options).toEqual({
        bank_gateways: [
          {
            link: 'http://localhost:3000/api/payments/gateways/sandbox/start/',
            icon: 'bank',
            icon_alt_text: 'درگاه بانکی',
            name: 'درگاه آزمایشی',
            description: 'پرداخت نمایشی؛ پولی جابه‌جا نمی‌شود',
            is_active: true,
          },
        ],
        credit_gateways: [
          {
            link: 'http://localhost:3000/api/payments/gateways/credit/start/',
            icon: 'installments',
            icon_alt_text: expect.stringMatching(/./),
            name: 'اعتبار نوبان',
            description: expect.stringMatching(/./),
            is_active: true,
          },
          {
            link: 'http://localhost:3000/api/payments/gateways/mehrgan/start/',
            icon: 'card',
            icon_alt_text: expect.stringMatching(/./),
            name: 'اقساط مهرگان',
            description: expect.stringMatching(/./),
            is_active: true,
          },
        ],
      })
    },
  )

  it('are the configured bank in place of the sandbox', async () => {
    const env = { PAYMENT_URL: 'https://bank.example/api', PAYMENT_KEY: 'secret' }
    const other = await startShop({ env, sharing: shop })
    const shopper = await other.signIn()
    const { bank_gateways } = await answer(shopper.api.GET('/payments/payment_gateway_option/'))
    expect(bank_gateways).toEqual([
      expect.objectContaining({
        link: 'http://localhost:3000/api/payments/gateways/bank/start/',
        is_active: true,
      }),
    ])
    await other.close()
  })

  it('are several banks and a credit provider at once, and an order is paid at the chosen one', async () => {
    const [second, credit] = await Promise.all([
      bankService('second-key'),
      bankService('credit-key'),
    ])
    const gateway = (code: string, kind: 'bank' | 'credit', icon: 'bank' | 'card') => {
      return { code, kind, icon, name: `درگاه ${code}`, description: 'پرداخت' } as const
    }
    const other = await startShop({
      sharing: shop,
      transport: fetch,
      gateways: [
        gateway('aban', 'bank', 'bank'),
        gateway('azar-pay', 'bank', 'card'),
        gateway('noban', 'credit', 'bank'),
        gateway('dey', 'bank', 'bank'),
      ],
      env: {
        PAYMENT_URL: 'http://127.0.0.1:9',
        PAYMENT_KEY: 'first-key',
        PAYMENT_AZAR_PAY_URL: second.url,
        PAYMENT_AZAR_PAY_KEY: 'second-key',
        PAYMENT_NOBAN_URL: credit.url,
        PAYMENT_NOBAN_KEY: 'credit-key',
      },
    })
    const shopper = await newShopper(other)
    const options = await answer(shopper.api.GET('/payments/payment_gateway_option/'))
    const shown = (list: readonly { link: string; icon: string; is_active: boolean }[]) =>
      list.map(({ link, icon, is_active }) => [link.split('/').at(-3), icon, is_active])
    expect([shown(options.bank_gateways), shown(options.credit_gateways)]).toEqual([
      [
        ['aban', 'bank', true],
        ['azar-pay', 'card', true],
        ['dey', 'bank', false],
      ],
      [['noban', 'bank', true]],
    ])

    const variant = await stocked({ stock: 3, price })
    const id = await order(shopper, [[variant, 1]])
    const page = await startAtGateway(shopper, id, { gateway: 'azar-pay' })
    expect(page.origin).toBe(second.url)
    const result = await comeBack(shopper, second.pay(page.href))
    expect(result.searchParams.get('paid')).toBe('1')
    expect(await listPayments(shopper, id)).toMatchObject([
      { gateway_used: 'azar-pay', gateway_name: 'درگاه azar-pay', status: 'SUCCESSFUL' },
    ])
    expect([...second.payments.values()].map(({ amount }) => amount)).toHaveLength(1)
    expect(credit.payments.size).toBe(0)
    await Promise.all([other.close(), second.close(), credit.close()])
  })
})

describe('an order that waits for its payment', () => {
  it('names the gateway of the last try, in the list too, until it is paid', async () => {
    const { shopper, id } = await orderOnePhone()
    const named = async () => {
      const { results } = await answer(shopper.api.GET('/purchase/v4/order/'))
      const inList = results.map(({ last_gateway: link }) => link)
      return [(await getOrder(shopper, id)).last_gateway, ...inList]
    }
    expect(await named()).toEqual([null, null])
    const { bank_gateways: banks, credit_gateways: lenders } = await answer(
      shopper.api.GET('/payments/payment_gateway_option/'),
    )
    const lender = lenders.at(-1)?.link ?? ''
    const page = await startAtGateway(shopper, id, { gateway: lender.split('/').at(-3) })
    await comeBack(shopper, await press(shopper, page, 'cancel'))
    expect(await named()).toEqual([lender, lender])
    shop.clock.advance(1000)
    expect((await payAtBank(shopper, id, 'cancel')).paid).toBe('0')
    expect(await named()).toEqual([banks[0]?.link, banks[0]?.link])
    await payAtBank(shopper, id)
    expect(await named()).toEqual([null, null])
  })
})

describe('paying at the bank', () => {
  it(
    'moves the order on and lists the payment',
    { tags: ['PAY-01', 'PAY-45', 'ORD-19', 'ORD-50'] },
    async () => {
      const { shopper, id, variant } = await orderOnePhone()
      const path = { id }
      const eventFor = ({ api }: Shopper) =>
        api.GET('/purchase/v4/order/{id}/trigger-event/', { params: { path } })
      expect(await answer(eventFor(shopper))).toEqual({ allow: false, data: null })
      const started = new Date(shop.clock.now()).toISOString()
      const page = await startAtGateway(shopper, id)
      shop.clock.advance(60)
      const { searchParams } = await comeBack(shopper, await press(shopper, page, 'pay'))
      const { tracking_code } = await getOrder(shopper, id)
      const [payment] = await listPayments(shopper, id)
      expect(payment).toEqual({
        created_at: started,
        status: 'SUCCESSFUL',
        gateway_used: 'sandbox',
        gateway_name: 'درگاه آزمایشی',
        amount: price,
        reference_number: expect.stringMatching(/^\d{12}$/),
      })
      expect(Object.fromEntries(searchParams)).toEqual({
        paid: '1',
        order_id: String(id),
        tracking_code,
        reference_number: payment?.reference_number,
        amount: String(price),
      })
      expect(await statusOf(shopper, id)).toBe('NOT_CHECKED')
      expect(await answer(eventFor(shopper))).toMatchObject({
        allow: true,
        data: { event: 'purchase', ecommerce: { transaction_id: String(id), value: price } },
      })
      const stranger = await newShopper(shop)
      const notFound = { status: 404, code: 'order_not_found' }
      expect(await refusal(eventFor(stranger))).toEqual(notFound)
      expect(
        await refusal(
          stranger.api.GET('/payments/transaction/', { params: { query: { order: id } } }),
        ),
      ).toEqual(notFound)
      const [sold] = await shop.db
        .select({ stock: variants.stock, sold: products.soldCount })
        .from(variants)
        .innerJoin(products, eq(products.id, variants.productId))
        .where(eq(variants.id, variant))
      expect(sold).toEqual({ stock: 2, sold: 1 })
    },
  )

  it('lists what was left to pay after the wallet', { tags: ['ORD-19'] }, async () => {
    const shopper = await newShopper(shop)
    await giveFunds(shop, shopper, { balance: 5_000_000, storeCredit: 0 })
    const id = await order(shopper, [[await stocked({ stock: 3, price }), 1]], { wallet: true })
    await payAtBank(shopper, id)
    const amounts = (await listPayments(shopper, id)).map((each) => [
      each.gateway_used,
      each.amount,
    ])
    expect(amounts).toContainEqual(['sandbox', price - 5_000_000])
  })

  it('asks the bank for rials and shows them on its page', async () => {
    const { shopper, id } = await orderOnePhone()
    const page = await startAtGateway(shopper, id)
    const reply = await shopper.send({ method: 'GET', url: page.pathname })
    expect(reply.headers['content-type']).toContain('text/html')
    expect(reply.body).toContain('۲۰۰٬۰۰۰٬۰۰۰')
    expect(reply.body).toContain('برابر ۲۰٬۰۰۰٬۰۰۰ تومان')
    const { tracking_code } = await getOrder(shopper, id)
    expect(reply.body).toContain(toPersianDigits(tracking_code))
    expect(reply.body).toContain('<html lang="fa" dir="rtl">')
    expect(reply.body).not.toContain('<style')
    const style = await shopper.send({ method: 'GET', url: '/sandbox-bank/style.css' })
    expect(style.headers['content-type']).toContain('text/css')
    expect(style.body).toContain('/sandbox-bank/font.woff2')
    const font = await shopper.send({ method: 'GET', url: '/sandbox-bank/font.woff2' })
    expect(font.headers['content-type']).toBe('font/woff2')
  })

  it('returns without the shop’s cookies, by GET or by POST', async () => {
    const { shopper, id } = await orderOnePhone()
    const page = await startAtGateway(shopper, id)
    const stranger = shop.client()
    const reply = await stranger.send({ method: 'POST', url: `${page.pathname}/pay?method=post` })
    const token = page.pathname.split('/').at(-1) ?? ''
    expect(reply.body).toContain(
      'action="http://localhost:3000/api/payments/gateways/sandbox/return/"',
    )
    const back = await stranger.send({
      method: 'POST',
      url: '/api/payments/gateways/sandbox/return/',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://bank.example',
        'sec-fetch-site': 'cross-site',
      },
      payload: `token=${token}&state=OK`,
    })
    expect(back.statusCode).toBe(303)
    expect(new URL(String(back.headers.location)).searchParams.get('paid')).toBe('1')
    expect(await statusOf(shopper, id)).toBe('NOT_CHECKED')
  })

  it('settles once, however many returns arrive at the same time', async () => {
    const { shopper, id } = await orderOnePhone()
    const back = await press(shopper, await startAtGateway(shopper, id), 'pay')
    const results = await Promise.all(
      Array.from({ length: 10 }, () => comeBack(shop.client(), back)),
    )
    expect(new Set(results.map(String)).size).toBe(1)
    expect(results[0]?.searchParams.get('paid')).toBe('1')
    expect(String(await comeBack(shopper, back))).toBe(String(results[0]))
    const [payment] = await shop.db.select().from(payments).where(eq(payments.orderId, id))
    const log = await shop.db
      .select()
      .from(paymentEvents)
      .where(eq(paymentEvents.paymentId, payment?.id ?? 0))
      .orderBy(paymentEvents.id)
    expect(log.map((entry) => [entry.event, entry.actor])).toEqual([
      ['payment.started', `user:${shopper.userId}`],
      ['payment.settled', 'gateway:sandbox'],
    ])
    const moves = await shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, id))
    expect(moves).toHaveLength(2)
  })

  it('asks the bank once for returns at the same time, and again if it said that nothing is paid', async () => {
    const { shopper, id } = await orderOnePhone()
    const back = await press(shopper, await startAtGateway(shopper, id), 'pay')
    const returnTogether = async (reply: object) => {
      const begin = Promise.withResolvers<void>()
      let asked = 0
      shop.network.intercept('/api/verify', async () => {
        asked += 1
        await begin.promise
        return Response.json(reply)
      })
      const returns = Array.from({ length: 10 }, () => comeBack(shop.client(), back))
      await expect.poll(() => asked, { timeout: 5_000 }).toBeGreaterThan(0)
      // The others have looked for the payment by then, and wait for the answer to the first.
      const { $client: pool } = shop.db
      await expect
        .poll(() => pool.idleCount === pool.totalCount && pool.waitingCount === 0)
        .toBe(true)
      begin.resolve()
      const results = await Promise.all(returns)
      shop.network.intercept('/api/verify', null)
      return { asked, paid: [...new Set(results.map((url) => url.searchParams.get('paid')))] }
    }
    expect(await returnTogether({ code: -51 })).toEqual({ asked: 2, paid: ['0'] })
    const yes = { code: 100, amount: price * 10, reference_number: '123456789012' }
    expect(await returnTogether(yes)).toEqual({ asked: 1, paid: ['1'] })
  })

  it(
    'distinguishes a canceled payment from a paid one and lets the shopper retry',
    { tags: ['ORD-19'] },
    async () => {
      const { shopper, id } = await orderOnePhone()
      expect(await payAtBank(shopper, id, 'cancel')).toMatchObject({
        paid: '0',
        order_id: String(id),
      })
      expect(await statusOf(shopper, id)).toBe('WAITING_PAYMENT')
      expect(await payAtBank(shopper, id)).toMatchObject({ paid: '1' })
      expect(await paymentStates(shopper, id)).toEqual(['SUCCESSFUL', 'CANCELLED'])
    },
  )

  it(
    'does not trust the address: a return without paying pays nothing',
    { tags: ['ORD-19'] },
    async () => {
      const { shopper, id } = await orderOnePhone()
      const page = await startAtGateway(shopper, id)
      const token = page.pathname.split('/').at(-1) ?? ''
      const forged = new URL(
        `http://localhost:3000/api/payments/gateways/sandbox/return/?token=${token}&state=OK`,
      )
      expect((await comeBack(shopper, forged)).searchParams.get('paid')).toBe('0')
      expect(await statusOf(shopper, id)).toBe('WAITING_PAYMENT')
      expect(await paymentStates(shopper, id)).toEqual(['PENDING'])
      forged.searchParams.set('token', 'unknown')
      expect(String(await comeBack(shopper, forged))).toBe(
        'http://localhost:3000/payment/callback?paid=unknown',
      )
    },
  )
})

describe('money that arrives too late', () => {
  it(
    'for an expired order goes to the wallet, once, and says so',
    { tags: ['ORD-19'] },
    async () => {
      const { shopper, id, variant } = await orderOnePhone()
      const back = await press(shopper, await startAtGateway(shopper, id), 'pay')
      shop.clock.advance(halfAnHour)
      await shop.runJobs()
      const results = await Promise.all(Array.from({ length: 5 }, () => comeBack(shopper, back)))
      for (const result of results) {
        expect(Object.fromEntries(result.searchParams)).toMatchObject({ paid: '0', refunded: '1' })
      }
      expect(await getWallet(shopper)).toEqual({
        total_funds: price,
        balance: price,
        store_credit: 0,
      })
      expect(await ledgerSum(shop.db, shopper.userId)).toBe(price)
      const closed = await getOrder(shopper, id)
      expect([closed.text_status, closed.refunded_to_wallet]).toEqual(['EXPIRED', price])
      expect(await paymentStates(shopper, id)).toEqual(['RETURNED'])
      const [row] = await shop.db.select().from(variants).where(eq(variants.id, variant))
      expect(row?.stock).toBe(3)
    },
  )

  it('is refunded as well when the job that expires the order has not run', async () => {
    const { shopper, id } = await orderOnePhone()
    const back = await press(shopper, await startAtGateway(shopper, id), 'pay')
    shop.clock.advance(halfAnHour)
    const result = await comeBack(shopper, back)
    expect(result.searchParams.get('refunded')).toBe('1')
    const [closed] = await shop.db.select().from(orders).where(eq(orders.id, id))
    expect(closed?.status).toBe('EXPIRED')
    await shop.runJobs()
    expect((await getWallet(shopper))?.total_funds).toBe(price)
    expect(await statusOf(shopper, id)).toBe('EXPIRED')
  })

  it('from a second payment of the same order goes to the wallet', async () => {
    const { shopper, id } = await orderOnePhone()
    const pages = [await startAtGateway(shopper, id), await startAtGateway(shopper, id)]
    const backs = await Promise.all(pages.map((page) => press(shopper, page, 'pay')))
    const results = await Promise.all(backs.map((back) => comeBack(shopper, back)))
    expect(results.filter((result) => result.searchParams.get('paid') === '1')).toHaveLength(1)
    expect((await paymentStates(shopper, id)).toSorted()).toEqual(['RETURNED', 'SUCCESSFUL'])
    expect(await statusOf(shopper, id)).toBe('NOT_CHECKED')
    expect((await getWallet(shopper))?.balance).toBe(price)
  })

  it('in another amount never pays the order and is not lost, and the amount taken is named', async () => {
    const { shopper, id } = await orderOnePhone()
    const page = await startAtGateway(shopper, id)
    const token = page.pathname.split('/').at(-1) ?? ''
    await shop.db
      .update(sandboxBankPayments)
      .set({ amountRials: 10_000 })
      .where(eq(sandboxBankPayments.token, token))
    const result = await comeBack(shopper, await press(shopper, page, 'pay'))
    expect(Object.fromEntries(result.searchParams)).toMatchObject({
      paid: '0',
      refunded: '1',
      amount: '1000',
    })
    expect(await statusOf(shopper, id)).toBe('WAITING_PAYMENT')
    expect((await getWallet(shopper))?.balance).toBe(1_000)
    const [payment] = await shop.db.select().from(payments).where(eq(payments.orderId, id))
    expect(payment).toMatchObject({ amount: 1_000, status: 'RETURNED' })
  })
})

describe('a payment of more than was asked for', () => {
  it('returns what was asked for to the wallet, and leaves the rest to finance', async () => {
    const { shopper, id } = await orderOnePhone()
    const page = await startAtGateway(shopper, id)
    await shop.db
      .update(sandboxBankPayments)
      .set({ amountRials: price * 10 + 70 })
      .where(eq(sandboxBankPayments.token, page.pathname.split('/').at(-1) ?? ''))
    const result = await comeBack(shopper, await press(shopper, page, 'pay'))
    expect(result.searchParams.get('refunded')).toBe('1')
    expect((await getWallet(shopper))?.total_funds).toBe(price)
    const bookkeeper = await newStaff(shop, 'finance')
    const { results } = await answer(bookkeeper.api.GET('/staff/unclaimed/'))
    expect(results.find((each) => each.customer_id === shopper.userId)?.amount).toBe(7)
  })
})

describe('a gateway that does not respond', () => {
  it('at the start sends the shopper back with the reason, and the order can still be paid', async () => {
    const { shopper, id } = await orderOnePhone()
    shop.network.intercept('/api/request', lost)
    const result = await startAtGateway(shopper, id)
    shop.network.intercept('/api/request', null)
    expect(String(result)).toBe(
      `http://localhost:3000/payment/callback?paid=0&order_id=${id}&code=gateway_unavailable`,
    )
    expect(await paymentStates(shopper, id)).toEqual(['CANCELLED'])
    expect(await payAtBank(shopper, id)).toMatchObject({ paid: '1' })
  })

  it('at the return gives the result `unknown`, and the job settles the payment later', async () => {
    const { shopper, id } = await orderOnePhone()
    const back = await press(shopper, await startAtGateway(shopper, id), 'pay')
    shop.network.intercept('/api/verify', lost)
    const result = await comeBack(shopper, back)
    expect(result.searchParams.get('paid')).toBe('unknown')
    shop.clock.advance(2 * 60)
    await shop.runJobs()
    expect(await statusOf(shopper, id)).toBe('WAITING_PAYMENT')
    shop.network.intercept('/api/verify', null)
    shop.clock.advance(5 * 60)
    await shop.runJobs()
    expect(await statusOf(shopper, id)).toBe('NOT_CHECKED')
    expect(await paymentStates(shopper, id)).toEqual(['SUCCESSFUL'])
  })

  it('with an invalid response is treated like one that does not respond', async () => {
    const { shopper, id } = await orderOnePhone()
    const back = await press(shopper, await startAtGateway(shopper, id), 'pay')
    const paid = { code: 100, amount: price * 10, reference_number: '700100' }
    const nonsense = [
      { ...paid, amount: 'a lot' },
      { ...paid, amount: 9 },
      { ...paid, reference_number: '7\u0000' },
      { ...paid, reference_number: '7\r\nSet-Cookie: a=b' },
      { ...paid, reference_number: '۷۰۰' },
      { ...paid, reference_number: '7'.repeat(101) },
      { ...paid, comment: ' '.repeat(70_000) },
    ]
    for (const reply of nonsense) {
      shop.network.intercept('/api/verify', async () => Response.json(reply))
      const result = await comeBack(shopper, back)
      expect(result.searchParams.get('paid')).toBe('unknown')
      expect(await statusOf(shopper, id)).toBe('WAITING_PAYMENT')
    }
    expect(shop.logged.join('')).toContain('a payment could not be verified')
    shop.network.intercept('/api/verify', null)
    expect((await comeBack(shopper, back)).searchParams.get('paid')).toBe('1')
  })

  it('loses nothing when the server dies between the bank’s yes and the settlement', async () => {
    const { shopper, id } = await orderOnePhone()
    const page = await startAtGateway(shopper, id)
    await press(shopper, page, 'pay')
    const [payment] = await shop.db.select().from(payments).where(eq(payments.orderId, id))
    await shop.context.payments
      .find('sandbox')
      ?.verify({ token: payment?.token ?? '', amount: price })
    shop.clock.advance(2 * 60)
    await shop.runJobs()
    expect(await statusOf(shopper, id)).toBe('NOT_CHECKED')
  })
})

describe('money that the bank took', () => {
  it('is never given up, however long the database cannot write it', async () => {
    const { shopper, id } = await orderOnePhone()
    await press(shopper, await startAtGateway(shopper, id), 'pay')
    await shop.db.execute(sql`create function disk_is_full() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`)
    await shop.db.execute(sql`create trigger full_disk before update on payments
      execute function disk_is_full()`)
    for (let minutes = 0; minutes < 3 * 60; minutes += 10) {
      shop.clock.advance(10 * 60)
      await shop.runJobs()
    }
    expect(await paymentStates(shopper, id)).toEqual(['PENDING'])
    await shop.db.execute(sql`drop trigger full_disk on payments`)
    await shop.db.execute(sql`drop function disk_is_full`)
    shop.clock.advance(10 * 60)
    await shop.runJobs()
    expect(await paymentStates(shopper, id)).toEqual(['RETURNED'])
    expect(await statusOf(shopper, id)).toBe('EXPIRED')
    expect((await getWallet(shopper))?.balance).toBe(price)
  })

  it('and the deadline of an order need no job: both are found without one', async () => {
    const paid = await orderOnePhone()
    await press(paid.shopper, await startAtGateway(paid.shopper, paid.id), 'pay')
    const unpaid = await orderOnePhone()
    await shop.db.delete(jobs).where(isNull(jobs.finishedAt))
    shop.clock.advance(15 * 60)
    await watchMoney(shop.context)
    await watchMoney(shop.context)
    const found = await shop.db.select().from(jobs).where(isNull(jobs.finishedAt))
    expect(found.map(({ kind }) => kind)).toEqual(['settle-payment'])
    await shop.runJobs()
    expect(await statusOf(paid.shopper, paid.id)).toBe('NOT_CHECKED')
    shop.clock.advance(halfAnHour)
    await watchMoney(shop.context)
    await shop.runJobs()
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, unpaid.id))
    expect(row?.status).toBe('EXPIRED')
  })
})

describe('the payments of an order', () => {
  const limits = [
    {
      title: 'that await their outcome are limited, and so are deposits',
      limit: { openPayments: 2 },
      code: 'too_many_payments',
    },
    {
      title: 'are limited by the hour for a customer',
      limit: { paymentsPerHour: 2 },
      code: 'too_many_requests',
    },
  ]
  it.each(limits)('$title', async ({ limit, code }) => {
    const other = await startShop({ sharing: shop, limits: limit })
    const { shopper, id } = await orderOnePhone()
    const visitor = other.client()
    for (const [name, value] of shopper.cookies) visitor.cookies.set(name, value)
    const codes: (string | null)[] = []
    for (let start = 0; start < 3; start += 1)
      codes.push((await startAtGateway(visitor, id)).searchParams.get('code'))
    expect(codes).toEqual([null, null, code])
    await other.close()
  })

  it('that are open are asked about again after a pause, however often the shopper returns', async () => {
    const { shopper, id } = await orderOnePhone()
    const back = await press(shopper, await startAtGateway(shopper, id), 'pay')
    const asked: number[] = []
    shop.network.intercept('/api/verify', async () => {
      asked.push(performance.now())
      return Response.json({ code: -51 })
    })
    await comeBack(shop.client(), back)
    await comeBack(shop.client(), back)
    shop.network.intercept('/api/verify', null)
    const [first = 0, second = 0] = asked
    expect(second - first).toBeGreaterThan(1_500)
    expect((await comeBack(shop.client(), back)).searchParams.get('paid')).toBe('1')
  })
})

describe('a payment whose shopper never returns', () => {
  it('is abandoned after an hour, and still accepted when it is paid after that', async () => {
    const { shopper, id } = await orderOnePhone()
    const page = await startAtGateway(shopper, id)
    for (let minutes = 0; minutes < 70; minutes += 5) {
      shop.clock.advance(5 * 60)
      await shop.runJobs()
    }
    expect(await paymentStates(shopper, id)).toEqual(['CANCELLED'])
    const open = await shop.db.select().from(jobs).where(eq(jobs.kind, 'settle-payment'))
    expect(open.filter((job) => job.finishedAt === null)).toEqual([])
    const result = await comeBack(shopper, await press(shopper, page, 'pay'))
    expect(result.searchParams.get('refunded')).toBe('1')
    expect((await getWallet(shopper))?.balance).toBe(price)
  })
})

describe('starting a payment', () => {
  const codeOf = (address: URL) => address.searchParams.get('code')

  it('is refused for an order that was paid, that expired, or that is someone else’s', async () => {
    const paid = await orderOnePhone()
    await payAtBank(paid.shopper, paid.id)
    expect(codeOf(await startAtGateway(paid.shopper, paid.id))).toBe('order_not_payable')
    const late = await orderOnePhone()
    expect(codeOf(await startAtGateway(paid.shopper, late.id))).toBe('order_not_found')
    shop.clock.advance(halfAnHour)
    expect(codeOf(await startAtGateway(late.shopper, late.id))).toBe('order_not_payable')
    await shop.runJobs()
    expect(codeOf(await startAtGateway(late.shopper, late.id))).toBe('order_not_payable')
  })

  it('is refused at a gateway that does not exist or is not configured', async () => {
    const { shopper, id } = await orderOnePhone()
    for (const gateway of ['bank', 'nobody']) {
      expect(codeOf(await startAtGateway(shopper, id, { gateway }))).toBe('gateway_not_found')
    }
  })

  it('never redirects to another site', async () => {
    const { shopper, id } = await orderOnePhone()
    const addresses = [
      'https://evil.example/payment/callback',
      'http://localhost:3000@evil.example/',
      'http://localhost:3000.evil.example/',
      'http://user:pass@localhost:3000/payment/callback',
      '/payment/callback',
      'javascript:alert(1)',
      'blob:http://localhost:3000/payment/callback',
    ]
    for (const redirect_url of addresses) {
      const path = { gateway: 'sandbox' }
      const params = { path, query: { order_id: id, redirect_url } }
      const call = shopper.api.GET('/payments/gateways/{gateway}/start/', { params })
      expect(await refusal(call)).toEqual({ status: 400, code: 'redirect_url_refused' })
    }
  })

  it('keeps the query of the return address, and gives the mobile app rials', async () => {
    const { shopper, id } = await orderOnePhone()
    const redirectUrl = 'http://localhost:3000/payment/mobile-callback?app=1'
    const page = await startAtGateway(shopper, id, { redirectUrl })
    const result = await comeBack(shopper, await press(shopper, page, 'pay'))
    const { app, amount } = Object.fromEntries(result.searchParams)
    expect([result.pathname, app, amount]).toEqual([
      '/payment/mobile-callback',
      '1',
      String(price * 10),
    ])
  })

  it('and listing payments are restricted to the owner of the order', async () => {
    const { id } = await orderOnePhone()
    const other = await newShopper(shop)
    const params = { query: { order: id } }
    expect(await refusal(other.api.GET('/payments/transaction/', { params }))).toEqual({
      status: 404,
      code: 'order_not_found',
    })
  })
})

describe('the sandbox bank', () => {
  it('serves its merchant only, and reports a repeated verification', async () => {
    const { shopper, id } = await orderOnePhone()
    const page = await startAtGateway(shopper, id)
    await press(shopper, page, 'pay')
    const token = page.pathname.split('/').at(-1)
    const verify = async (key: string) => {
      const headers = { authorization: `Bearer ${key}` }
      const url = '/sandbox-bank/api/verify'
      return (await shopper.send({ method: 'POST', url, headers, payload: { token } })).json()
    }
    expect(await verify('nobody')).toEqual({ code: -10 })
    const first = await verify('sandbox-merchant')
    expect(first).toEqual({
      code: 100,
      amount: price * 10,
      reference_number: expect.stringMatching(/^\d{12}$/),
    })
    expect(await verify('sandbox-merchant')).toEqual({ ...first, code: 101 })
  })

  it('does not exist in production', async () => {
    const env = {
      SHOP_MODE: 'production',
      SESSION_SECRET: 'a secret of this test that is long enough',
      SMS_URL: 'https://sms.example',
      SMS_KEY: 'key',
      PAYMENT_URL: 'https://bank.example/api',
      PAYMENT_KEY: 'key',
    }
    const production = await startShop({ env, sharing: shop })
    const reply = await production.client().send({ method: 'GET', url: '/sandbox-bank/pay/x' })
    expect(reply.statusCode).toBe(404)
    expect(reply.body).not.toContain('پرداخت')
    await production.close()
  })
})
