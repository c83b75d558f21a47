import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ledgerTransactions, paymentEvents, payments } from '#server/platform/db/schema/commerce.ts'
import { sandboxBankPayments } from '#demo/sandbox-bank/schema.ts'
import { ledgerSum } from '#tests/support/audit.ts'
import { startAuditedShop } from '#tests/support/audited-shop.ts'
import { comeBack, deposit, press } from '#tests/support/bank.ts'
import { answer, getWallet, newShopper, newStaff, type Shopper } from '#tests/support/shopper.ts'

const { shop } = await startAuditedShop()

const amount = 250_000
const walletCallback = 'http://localhost:3000/payment/wallet-callback/'
const lost = () => Promise.reject(new Error('the line is dead'))

const depositsOf = ({ userId }: Shopper) =>
  shop.db.select().from(payments).where(eq(payments.depositorId, userId)).orderBy(payments.id)

/** Pays a deposit at the bank. Returns the address to which the bank redirects the shopper. */
async function payDeposit(shopper: Shopper, button: 'pay' | 'cancel' = 'pay'): Promise<URL> {
  return press(shopper, await deposit(shopper, amount), button)
}

async function unclaimedOf({ userId }: Shopper): Promise<number | undefined> {
  const bookkeeper = await newStaff(shop, 'finance')
  const { results } = await answer(bookkeeper.api.GET('/staff/unclaimed/'))
  return results.find((each) => each.customer_id === userId)?.amount
}

const send = (shopper: Shopper, query: string, payload: object) =>
  shopper.send({ method: 'POST', url: `/api/wallet/deposit/${query}`, payload })

const redirectTo = (address: string) => `?${new URLSearchParams({ redirect_url: address })}`

describe('a deposit', () => {
  it('is answered with an HTML page that leads to the bank', { tags: ['WAL-43'] }, async () => {
    const shopper = await newShopper(shop)
    const reply = await send(shopper, redirectTo(walletCallback), { amount })
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ])
    expect(reply.headers['cache-control']).toBe('private, no-store')
    const [made] = await depositsOf(shopper)
    const page = `http://localhost:3000/sandbox-bank/pay/${made?.token}`
    expect(reply.body).toContain(`<meta http-equiv="refresh" content="0; url=${page}">`)
    expect(reply.body).toContain(`<a href="${page}">رفتن به درگاه پرداخت</a>`)
    expect(reply.body).not.toContain('<script')
    expect(made).toMatchObject({ orderId: null, amount, status: 'PENDING', gateway: 'sandbox' })
  })

  it('is credited to the balance once, however many returns arrive', async () => {
    const shopper = await newShopper(shop)
    const back = await payDeposit(shopper)
    const results = await Promise.all(
      Array.from({ length: 10 }, () => comeBack(shop.client(), back)),
    )
    const [made] = await depositsOf(shopper)
    expect(new Set(results.map(String)).size).toBe(1)
    expect([results[0]?.pathname, Object.fromEntries(results[0]?.searchParams ?? [])]).toEqual([
      '/payment/wallet-callback/',
      {
        paid: '1',
        tracking_code: made?.trackingCode,
        reference_number: made?.referenceNumber,
        amount: String(amount),
      },
    ])
    expect(await getWallet(shopper)).toEqual({
      total_funds: amount,
      balance: amount,
      store_credit: 0,
    })
    expect(await ledgerSum(shop.db, shopper.userId)).toBe(amount)
    const booked = await shop.db
      .select({ kind: ledgerTransactions.kind })
      .from(ledgerTransactions)
      .where(eq(ledgerTransactions.paymentId, made?.id ?? 0))
    expect(booked).toEqual([{ kind: 'deposit' }])
    const log = await shop.db
      .select({ event: paymentEvents.event, actor: paymentEvents.actor })
      .from(paymentEvents)
      .where(eq(paymentEvents.paymentId, made?.id ?? 0))
      .orderBy(paymentEvents.id)
    expect(log).toEqual([
      { event: 'payment.started', actor: `user:${shopper.userId}` },
      { event: 'payment.settled', actor: 'gateway:sandbox' },
    ])
  })

  it('that is cancelled at the bank credits nothing unless it is paid after all', async () => {
    const shopper = await newShopper(shop)
    const page = await deposit(shopper, amount)
    const token = page.pathname.split('/').at(-1) ?? ''
    const result = await comeBack(shopper, await press(shopper, page, 'cancel'))
    expect(result.searchParams.get('paid')).toBe('0')
    expect((await getWallet(shopper))?.balance).toBe(0)
    const paidAfterAll = { state: 'paid', referenceNumber: '700100' } as const
    await shop.db
      .update(sandboxBankPayments)
      .set(paidAfterAll)
      .where(eq(sandboxBankPayments.token, token))
    const again = await comeBack(
      shopper,
      new URL(`http://localhost:3000/api/payments/gateways/sandbox/return/?token=${token}`),
    )
    expect(again.searchParams.get('paid')).toBe('1')
    expect((await getWallet(shopper))?.balance).toBe(amount)
  })

  it('is credited by the job when the shopper never returns', async () => {
    const shopper = await newShopper(shop)
    await payDeposit(shopper)
    shop.clock.advance(2 * 60)
    await shop.runJobs()
    expect((await getWallet(shopper))?.balance).toBe(amount)
    expect(await depositsOf(shopper)).toMatchObject([{ status: 'SUCCESSFUL' }])
  })

  it('with another amount credits what the bank took, and says so', async () => {
    const shopper = await newShopper(shop)
    const page = await deposit(shopper, amount)
    await shop.db
      .update(sandboxBankPayments)
      .set({ amountRials: 10_000 })
      .where(eq(sandboxBankPayments.token, page.pathname.split('/').at(-1) ?? ''))
    const result = await comeBack(shopper, await press(shopper, page, 'pay'))
    expect(Object.fromEntries(result.searchParams)).toMatchObject({ paid: '1', amount: '1000' })
    expect((await getWallet(shopper))?.balance).toBe(1_000)
    expect(await depositsOf(shopper)).toMatchObject([{ amount: 1_000, status: 'SUCCESSFUL' }])
  })

  it('of more than was asked for credits what was asked for, and leaves the rest to finance', async () => {
    const shopper = await newShopper(shop)
    const page = await deposit(shopper, amount)
    await shop.db
      .update(sandboxBankPayments)
      .set({ amountRials: 9_007_199_254_740_990 })
      .where(eq(sandboxBankPayments.token, page.pathname.split('/').at(-1) ?? ''))
    const result = await comeBack(shopper, await press(shopper, page, 'pay'))
    expect(Object.fromEntries(result.searchParams)).toMatchObject({
      paid: '1',
      amount: String(amount),
    })
    expect((await getWallet(shopper))?.total_funds).toBe(amount)
    expect(await depositsOf(shopper)).toMatchObject([{ amount, status: 'SUCCESSFUL' }])
    expect(await unclaimedOf(shopper)).toBe(900_719_925_474_099 - amount)
    expect(shop.logged.join('')).toContain('gateway charged an unexpected amount')
  })

  it(
    'takes any amount of whole tomans, even beyond 2^31, and no other',
    { tags: ['WAL-40'] },
    async () => {
      const shopper = await newShopper(shop)
      const large = 9_000_000_000
      const page = await deposit(shopper, large)
      await comeBack(shopper, await press(shopper, page, 'pay'))
      expect((await getWallet(shopper))?.balance).toBe(large)
      const bank = await shop.db
        .select({ rials: sandboxBankPayments.amountRials })
        .from(sandboxBankPayments)
        .where(eq(sandboxBankPayments.token, page.pathname.split('/').at(-1) ?? ''))
      expect(bank).toEqual([{ rials: large * 10 }])
      for (const wrong of [0, -5, 1.5, '100', null, 1e16]) {
        const reply = await send(shopper, redirectTo(walletCallback), { amount: wrong })
        expect([wrong, reply.statusCode, reply.json().code]).toEqual([
          wrong,
          400,
          'validation_failed',
        ])
      }
    },
  )

  it('never returns to another site, and needs a session', async () => {
    const shopper = await newShopper(shop)
    const abroad = await send(shopper, redirectTo('https://evil.example/'), { amount })
    expect([abroad.statusCode, abroad.json().code]).toEqual([400, 'redirect_url_refused'])
    const guest = await shop.client().send({
      method: 'POST',
      url: `/api/wallet/deposit/${redirectTo(walletCallback)}`,
      payload: { amount },
    })
    expect(guest.statusCode).toBe(401)
    expect(await depositsOf(shopper)).toEqual([])
  })

  it('that the bank does not open is refused, and can be tried again', async () => {
    const shopper = await newShopper(shop)
    shop.network.intercept('/api/request', lost)
    const reply = await send(shopper, redirectTo(walletCallback), { amount })
    shop.network.intercept('/api/request', null)
    expect([reply.statusCode, reply.json().code]).toEqual([503, 'gateway_unavailable'])
    expect(await depositsOf(shopper)).toMatchObject([{ status: 'CANCELLED' }])
    await comeBack(shopper, await payDeposit(shopper))
    expect((await getWallet(shopper))?.balance).toBe(amount)
  })
})

describe('the database', () => {
  it('refuses a payment that is for nothing or for two things', async () => {
    const shopper = await newShopper(shop)
    const payment = {
      gateway: 'sandbox',
      amount,
      status: 'PENDING',
      redirectUrl: walletCallback,
    } as const
    const aimless = shop.db.insert(payments).values(payment)
    await expect(aimless).rejects.toMatchObject({ cause: { code: '23514' } })
    const uncoded = shop.db.insert(payments).values({ ...payment, depositorId: shopper.userId })
    await expect(uncoded).rejects.toMatchObject({ cause: { code: '23514' } })
    const rows = await shop.db
      .select()
      .from(payments)
      .where(and(eq(payments.depositorId, shopper.userId), eq(payments.status, 'PENDING')))
    expect(rows).toEqual([])
  })
})
