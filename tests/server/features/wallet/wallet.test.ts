import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ledgerEntries } from '#server/platform/db/schema/commerce.ts'
import { emptyUser } from '#server/features/accounts/closure.queries.ts'
import { lockUser } from '#server/features/accounts/users.queries.ts'
import { lockWallet, post } from '#server/features/wallet/ledger.service.ts'
import { ledgerSum } from '#tests/support/audit.ts'
import { startAuditedShop } from '#tests/support/audited-shop.ts'
import { comeBack, payAtBank, press, startAtGateway } from '#tests/support/bank.ts'
import {
  answer,
  fillCart,
  getCart,
  getOrder,
  getWallet,
  giveFunds,
  listPayments,
  newShopper,
  order,
  place,
  type Shopper,
} from '#tests/support/shopper.ts'
import { transaction } from '#server/platform/db/transaction.ts'

const { shop, stocked } = await startAuditedShop()

const price = 1_000_000
const useWallet = { wallet: true }

async function richShopper(funds: { balance?: number; storeCredit?: number }) {
  const shopper = await newShopper(shop)
  await giveFunds(shop, shopper, funds)
  const variant = await stocked({ kind: 'cable', stock: 9, price })
  return { shopper, variant }
}

const rowsOf = async (shopper: Shopper, id: number) =>
  (await listPayments(shopper, id)).map((row) => [row.gateway_used, row.status, row.amount])

/** The balance of one of the shop's own accounts. */
async function shopAccount(kind: string): Promise<number> {
  const { rows } = await shop.db.execute<{ sum: string }>(sql`
    select coalesce(sum(e.amount), 0) as sum from ledger_entries e
    join ledger_accounts a on a.id = e.account_id where a.kind = ${kind}`)
  return Number(rows[0]?.sum)
}

describe('the wallet', () => {
  it(
    'is empty at first, and the sum of its entries afterwards',
    { tags: ['WAL-18', 'WAL-41'] },
    async () => {
      const shopper = await newShopper(shop)
      expect(await answer(shopper.api.GET('/wallet/wallet/'))).toEqual([
        { total_funds: 0, balance: 0, store_credit: 0 },
      ])
      await giveFunds(shop, shopper, { balance: 300, storeCredit: 200 })
      await giveFunds(shop, shopper, { balance: 50 })
      const wallet = { total_funds: 550, balance: 350, store_credit: 200 }
      expect(await answer(shopper.api.GET('/wallet/wallet/'))).toEqual([wallet])
      expect(await ledgerSum(shop.db, shopper.userId)).toBe(550)
      expect((await getCart(shopper)).totals.total_wallet_funds).toBe(550)
    },
  )
})

describe('an order that the wallet pays', () => {
  it('whole needs no gateway and moves on at once', { tags: ['PAY-03', 'PAY-35'] }, async () => {
    const { shopper, variant } = await richShopper({ balance: 3 * price })
    const sales = await shopAccount('sales')
    await fillCart(shopper, [[variant, 2]])
    const created = await answer(place(shopper, useWallet))
    expect(created).toEqual({ go_to_gateway: false, order_id: expect.any(Number) })
    const paid = await getOrder(shopper, created.order_id)
    expect([paid.text_status, paid.wallet_paid]).toEqual(['NOT_CHECKED', 2 * price])
    expect((await getWallet(shopper))?.balance).toBe(price)
    expect(await shopAccount('sales')).toBe(sales + 2 * price)
    expect(await rowsOf(shopper, created.order_id)).toEqual([['wallet', 'SUCCESSFUL', 2 * price]])
    expect(await answer(place(shopper, useWallet))).toEqual(created)
    shop.clock.advance(30 * 60)
    await shop.runJobs()
    expect((await getOrder(shopper, created.order_id)).text_status).toBe('NOT_CHECKED')
  })

  it('in part asks the gateway for the rest only', { tags: ['PAY-04'] }, async () => {
    const { shopper, variant } = await richShopper({ balance: 400_000 })
    const id = await order(shopper, [[variant, 1]], useWallet)
    expect((await getWallet(shopper))?.total_funds).toBe(0)
    const listed = await answer(shopper.api.GET('/purchase/v4/order/', { params: { query: {} } }))
    expect(listed.results).toMatchObject([{ total_price: price, wallet_paid: 400_000 }])
    expect(await payAtBank(shopper, id)).toMatchObject({ paid: '1', amount: '600000' })
    expect(await rowsOf(shopper, id)).toEqual([
      ['sandbox', 'SUCCESSFUL', 600_000],
      ['wallet', 'SUCCESSFUL', 400_000],
    ])
    expect(await shopAccount('held')).toBe(0)
  })

  it('spends gift credit before the balance', async () => {
    const { shopper, variant } = await richShopper({ balance: 500_000, storeCredit: 700_000 })
    await order(shopper, [[variant, 1]], useWallet)
    expect(await getWallet(shopper)).toEqual({
      total_funds: 200_000,
      balance: 200_000,
      store_credit: 0,
    })
  })

  it('leaves the wallet alone when it was not asked for', async () => {
    const { shopper, variant } = await richShopper({ balance: 5 * price })
    await fillCart(shopper, [[variant, 1]])
    const created = await answer(place(shopper, { wallet: false, addressId: null }))
    expect(created).toEqual({ go_to_gateway: true, order_id: expect.any(Number) })
    expect((await getWallet(shopper))?.balance).toBe(5 * price)
  })

  it('gives its part back to where it came from when it expires, once', async () => {
    const funds = { balance: 300_000, storeCredit: 200_000 }
    const { shopper, variant } = await richShopper(funds)
    const id = await order(shopper, [[variant, 1]], useWallet)
    expect(await rowsOf(shopper, id)).toEqual([['wallet', 'PENDING', 500_000]])
    expect(await shopAccount('held')).toBe(500_000)
    shop.clock.advance(30 * 60)
    await shop.runJobs()
    expect(await getWallet(shopper)).toEqual({
      total_funds: 500_000,
      balance: 300_000,
      store_credit: 200_000,
    })
    expect(await rowsOf(shopper, id)).toEqual([['wallet', 'RETURNED', 500_000]])
    expect(await shopAccount('held')).toBe(0)
  })

  it('refunds both parts when the bank’s money arrives too late', async () => {
    const { shopper, variant } = await richShopper({ storeCredit: 400_000 })
    const id = await order(shopper, [[variant, 1]], useWallet)
    const back = await press(shopper, await startAtGateway(shopper, id), 'pay')
    shop.clock.advance(30 * 60)
    await Promise.all([comeBack(shopper, back), shop.runJobs()])
    expect(await getWallet(shopper)).toEqual({
      total_funds: price,
      balance: 600_000,
      store_credit: 400_000,
    })
    expect((await getOrder(shopper, id)).refunded_to_wallet).toBe(600_000)
  })
})

describe('the ledger', () => {
  const entry = (userId: number, amount: number) =>
    ({ account: { kind: 'balance', userId }, amount }) as const

  it('refuses a movement that does not add up', async () => {
    const { userId } = await newShopper(shop)
    const movement = { kind: 'deposit', uniqueKey: 'uneven', at: new Date() } as const
    const posting = transaction(shop.db, (tx) => post(tx, movement, [entry(userId, 5)]))
    await expect(posting).rejects.toThrow('does not add up')
    expect(await ledgerSum(shop.db, userId)).toBe(0)
  })

  it('is guarded by the database as well, which also refuses to change it', async () => {
    const shopper = await newShopper(shop)
    await giveFunds(shop, shopper, { balance: 100 })
    const uneven = shop.db.execute(sql`
      insert into ledger_entries (transaction_id, account_id, amount)
      select transaction_id, account_id, 7 from ledger_entries limit 1`)
    await expect(uneven).rejects.toMatchObject({ cause: { code: '23514' } })
    const changed = shop.db.update(ledgerEntries).set({ amount: 0 })
    await expect(changed).rejects.toMatchObject({ cause: { code: '23001' } })
    await expect(shop.db.delete(ledgerEntries)).rejects.toMatchObject({ cause: { code: '23001' } })
  })

  it('writes a movement once for its key, even at the same moment', async () => {
    const { userId } = await newShopper(shop)
    const movement = { kind: 'deposit', uniqueKey: `twice:${userId}`, at: new Date() } as const
    const entries = [{ account: { kind: 'gateway' }, amount: -9 } as const, entry(userId, 9)]
    const written = await Promise.all(
      Array.from({ length: 5 }, () => transaction(shop.db, (tx) => post(tx, movement, entries))),
    )
    expect(written.filter(Boolean)).toHaveLength(1)
    expect(await ledgerSum(shop.db, userId)).toBe(9)
  })

  it('gives nothing to an account that closes at the same moment', async () => {
    const { userId } = await newShopper(shop)
    const movement = { kind: 'deposit', uniqueKey: `late:${userId}`, at: new Date() } as const
    const entries = [{ account: { kind: 'gateway' }, amount: -9 } as const, entry(userId, 9)]
    let posting: Promise<boolean> | undefined
    await transaction(shop.db, async (tx) => {
      await lockWallet(tx, userId)
      await lockUser(tx, userId)
      await emptyUser(tx, userId, new Date())
      let isPosted = false
      posting = transaction(shop.db, (other) => post(other, movement, entries))
      void posting.then(() => (isPosted = true))
      await expect.poll(async () => isPosted || (await countWaiting()) > 0).toBe(true)
    })
    expect(await posting).toBe(true)
    expect(await sumsOf(userId)).toEqual([{ kind: 'unclaimed', sum: 9 }])
  })

  it('keeps what a lender paid for a closed account apart, for finance to return', async () => {
    const { userId } = await newShopper(shop)
    const at = new Date()
    await transaction(shop.db, (tx) => emptyUser(tx, userId, at))
    const movement = { kind: 'refund', uniqueKey: `lent:${userId}`, at } as const
    const entries = [
      { account: { kind: 'sales' }, amount: -34 } as const,
      { account: { kind: 'store-credit', userId }, amount: 29, claimable: 9 } as const,
      entry(userId, 5),
    ]
    expect(await transaction(shop.db, (tx) => post(tx, movement, entries))).toBe(true)
    expect(await sumsOf(userId)).toEqual([
      { kind: 'store-credit', sum: 20 },
      { kind: 'unclaimed', sum: 14 },
    ])
  })

  async function sumsOf(userId: number) {
    const { rows } = await shop.db.execute(sql`
      select kind, sum(amount)::int as sum from ledger_accounts a
      join ledger_entries e on e.account_id = a.id where user_id = ${userId} group by kind order by kind`)
    return rows
  }

  async function countWaiting(): Promise<number> {
    const { rows } = await shop.db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.length
  }
})
