import { describe, expect, it } from 'vitest'
import { startAuditedShop } from '#tests/support/audited-shop.ts'
import { answer, giveFunds, newShopper, newStaff, order, refusal } from '#tests/support/shopper.ts'
import { tehranDay, addDays } from '#domain/day.ts'
import { payments } from '#server/platform/db/schema/commerce.ts'
import type { Schemas } from '#server/schemas.ts'

const { shop, stocked } = await startAuditedShop()
const member = await newStaff(shop, 'finance')

type PaymentQuery = {
  status?: Schemas['PaymentState']
  gateway?: string
  from?: string
  to?: string
  lookup?: string
  before?: number
}
const listed = (query: PaymentQuery = {}) =>
  answer(member.api.GET('/staff/payment/', { params: { query } }))
type EntryQuery = { account?: Schemas['LedgerAccountKind']; lookup?: string; before?: number }
const entries = (query: EntryQuery = {}) =>
  answer(member.api.GET('/staff/ledger/entry/', { params: { query } }))
const balances = () => answer(member.api.GET('/staff/ledger/account/'))

/** An order that the shopper's wallet paid completely. */
async function boughtByWallet() {
  const shopper = await newShopper(shop)
  await giveFunds(shop, shopper, { balance: 900_000_000 })
  const id = await order(shopper, [[await stocked(), 1]], { wallet: true })
  const [row] = (await listed({ lookup: String(id) })).results
  if (row === undefined) throw new Error('the order has no payment')
  return { shopper, id, row }
}

describe('the payments of all customers', () => {
  it('are found by order, tracking code and phone, with who paid', async () => {
    const { shopper, id, row } = await boughtByWallet()
    expect(row).toEqual({
      id: row.id,
      created_at: new Date(shop.clock.now()).toISOString(),
      settled_at: new Date(shop.clock.now()).toISOString(),
      status: 'SUCCESSFUL',
      gateway: 'wallet',
      gateway_name: null,
      amount: row.amount,
      reference_number: row.reference_number,
      order_id: id,
      tracking_code: row.tracking_code,
      first_name: 'مریم',
      last_name: 'رضایی',
      phone_number: shopper.phone,
    })
    for (const lookup of [row.tracking_code, shopper.phone, `+98 ${shopper.phone.slice(1)}`])
      expect((await listed({ lookup })).results).toEqual([row])
    for (const lookup of ['%', '0913', '99999999999'])
      expect((await listed({ lookup })).total).toBe(0)
  })

  it('are narrowed down by state, gateway and days of Tehran', async () => {
    const { shopper, row } = await boughtByWallet()
    const today = tehranDay(shop.clock.now())
    const lookup = shopper.phone
    const ids = async (query: PaymentQuery) =>
      (await listed({ lookup, ...query })).results.map(({ id }) => id)
    expect(await ids({ status: 'SUCCESSFUL', gateway: 'wallet' })).toEqual([row.id])
    expect(await ids({ from: today, to: today })).toEqual([row.id])
    expect(await ids({ status: 'PENDING' })).toEqual([])
    expect(await ids({ gateway: 'bank' })).toEqual([])
    expect(await ids({ from: addDays(today, 1) })).toEqual([])
    expect(await ids({ to: addDays(today, -1) })).toEqual([])
    const wrong = { params: { query: { from: '2026-13-45' } } }
    expect(await refusal(member.api.GET('/staff/payment/', wrong))).toEqual({
      status: 400,
      code: 'validation_failed',
    })
  })

  it('are all on one page after the other, none left out and none twice', async () => {
    const { userId, phone } = await newShopper(shop)
    const attempts = Array.from({ length: 51 }, (_, attempt) => ({
      depositorId: userId,
      trackingCode: `${phone}${attempt}`,
      gateway: 'sandbox',
      amount: 100_000 + attempt,
      status: 'CANCELLED' as const,
      redirectUrl: '/',
    }))
    await shop.db.insert(payments).values(attempts)
    const first = await listed({ lookup: phone })
    const rest = await listed({ lookup: phone, before: first.next ?? 0 })
    const amounts = [...first.results, ...rest.results].map(({ amount }) => amount)
    expect(first.results).toHaveLength(50)
    expect(amounts).toEqual(attempts.map(({ amount }) => amount).toReversed())
    expect(rest.next).toBeNull()
    const full = await listed({ lookup: phone, before: first.results[0]?.id ?? 0 })
    expect(full.results).toHaveLength(50)
    expect(full.next).toBeNull()
  })

  it('go on below the last one of a page', async () => {
    const [older, newer] = [await boughtByWallet(), await boughtByWallet()]
    const { results } = await listed({ before: newer.row.id })
    expect(results[0]?.id).toBe(older.row.id)
    expect(results.every(({ id }) => id < newer.row.id)).toBe(true)
  })
})

describe('the ledger', () => {
  it('adds up to zero, with a balance for every kind of account', async () => {
    const before = await balances()
    const { shopper, row } = await boughtByWallet()
    const after = await balances()
    expect([before.sum, after.sum]).toEqual([0, 0])
    expect(after.accounts.map(({ kind }) => kind)).toEqual([
      'balance',
      'store-credit',
      'unclaimed',
      'gateway',
      'lenders',
      'held',
      'sales',
      'promotions',
      'withdrawals',
      'payouts',
      'gift-cards',
    ])
    const sales = (of: Schemas['LedgerBalances']) =>
      of.accounts.find(({ kind }) => kind === 'sales')?.balance ?? 0
    expect(sales(after) - sales(before)).toBe(row.amount)
    const own = (await entries({ account: 'balance', lookup: shopper.phone })).results
    expect(own.map(({ kind, amount, phone_number }) => [kind, amount, phone_number])).toEqual([
      ['shopping', -row.amount, shopper.phone],
      ['deposit', 900_000_000, shopper.phone],
    ])
  })

  it('has the entries of an order, which add up to zero', async () => {
    const { id, row } = await boughtByWallet()
    const { results, next } = await entries({ lookup: String(id) })
    expect(results.map(({ kind, account, amount }) => [kind, account, amount])).toEqual([
      ['sale', 'sales', row.amount],
      ['sale', 'held', -row.amount],
      ['shopping', 'held', row.amount],
      ['shopping', 'balance', -row.amount],
    ])
    expect(new Set(results.map(({ order_id }) => order_id))).toEqual(new Set([id]))
    expect(next).toBe(null)
    expect((await entries({ lookup: row.tracking_code })).results).toEqual(results)
    const [newest, second] = results
    const rest = await entries({ lookup: String(id), before: newest?.id })
    expect(rest.results[0]).toEqual(second)
    const sold = await entries({ lookup: String(id), account: 'sales' })
    expect(sold.results).toEqual([newest])
  })
})
