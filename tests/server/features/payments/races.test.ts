import { eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '#server/platform/db/schema/accounts.ts'
import { variants } from '#server/platform/db/schema/catalogue.ts'
import {
  cartLines,
  carts,
  ledgerTransactions,
  orders,
  payments,
  shippingMethods,
} from '#server/platform/db/schema/commerce.ts'
import { createOrder } from '#server/features/orders/place-order.service.ts'
import { Problem } from '#server/problem.ts'
import { expectBooksToBalance } from '#tests/support/audit.ts'
import { startAuditedShop } from '#tests/support/audited-shop.ts'
import { comeBack, payAtBank, press, startAtGateway } from '#tests/support/bank.ts'
import { seeded } from '#tests/support/seeded.ts'
import { freshPhone } from '#tests/support/shop.ts'
import {
  answer,
  fillCart,
  getOrder,
  getWallet,
  giveFunds,
  listPayments,
  newShopper,
  order,
  place,
} from '#tests/support/shopper.ts'

const { shop, stocked, initialStock } = await startAuditedShop()

const price = 5_000_000
const halfAnHour = 30 * 60

/** Shoppers without a session, each with these units in a cart that is ready to be ordered. Returns their ids. */
async function buyersWithCarts(count: number, variantId: number): Promise<number[]> {
  const [pickup] = await shop.db
    .select()
    .from(shippingMethods)
    .where(eq(shippingMethods.branch, 'east'))
  const people = Array.from({ length: count }, () => ({
    phone: freshPhone(),
    firstName: 'مریم',
    lastName: 'رضایی',
    nationalCode: '0012345679',
  }))
  const buyers = await shop.db.insert(users).values(people).returning({ id: users.id })
  const filled = await shop.db
    .insert(carts)
    .values(buyers.map(({ id }) => ({ userId: id, version: 1, shippingMethodId: pickup?.id })))
    .returning({ id: carts.id })
  await shop.db
    .insert(cartLines)
    .values(filled.map(({ id }) => ({ cartId: id, variantId, quantity: 1 })))
  return buyers.map(({ id }) => id)
}

const placing = {
  useWalletFunds: false,
  addressId: null,
  expectedTotal: null,
  expectedPayable: null,
  idempotencyKey: null,
}

describe('two hundred shoppers and the last three units', () => {
  it('give exactly three paid orders, in whatever order they pay', async () => {
    const variant = await stocked({ stock: 3, price })
    const buyers = await buyersWithCarts(200, variant)
    const results = await Promise.all(
      buyers.map((userId) =>
        createOrder(shop.context, userId, placing).catch((error: unknown) => {
          if (error instanceof Problem) return error.code
          throw error
        }),
      ),
    )
    const lost = results.filter((result) => typeof result === 'string')
    expect(lost).toHaveLength(197)
    const soldOut = new Set<string>(['stock_limited', 'cart_has_unavailable_items'])
    expect(lost.filter((code) => !soldOut.has(code))).toEqual([])
    const won = results.filter((result) => typeof result === 'object')
    expect(won).toHaveLength(3)
    const ids = won.map(({ order_id }) => order_id)
    const rows = await shop.db.select().from(orders).where(inArray(orders.id, ids))
    const owners = await shop.db
      .select()
      .from(users)
      .where(
        inArray(
          users.id,
          rows.map((row) => row.userId),
        ),
      )
    const paid = seeded(3)
      .shuffled(rows)
      .map(async ({ id, userId }) => {
        const phone = owners.find((owner) => owner.id === userId)?.phone
        return payAtBank(await shop.signIn(phone), id)
      })
    expect((await Promise.all(paid)).map((result) => result['paid'])).toEqual(['1', '1', '1'])
    const [left] = await shop.db.select().from(variants).where(eq(variants.id, variant))
    expect(left?.stock).toBe(0)
  })
})

describe('one order', () => {
  it('is settled once by twenty callbacks and twenty clicks at the same moment', async () => {
    const shopper = await newShopper(shop)
    const id = await order(shopper, [[await stocked({ stock: 2, price }), 1]])
    const back = await press(shopper, await startAtGateway(shopper, id), 'pay')
    const twenty = Array.from({ length: 20 }, (_, at) => at)
    await Promise.all([
      ...twenty.map(() => comeBack(shop.client(), back)),
      ...twenty.map(() => startAtGateway(shopper, id)),
    ])
    const paid = (await listPayments(shopper, id)).filter(({ status }) => status === 'SUCCESSFUL')
    expect(paid).toHaveLength(1)
    const sales = await shop.db
      .select()
      .from(ledgerTransactions)
      .where(eq(ledgerTransactions.orderId, id))
    expect(sales.map(({ kind }) => kind)).toEqual(['sale'])
    expect((await getOrder(shopper, id)).text_status).toBe('NOT_CHECKED')
    expect((await getWallet(shopper))?.total_funds).toBe(0)
  })

  const funds = 2_000_000

  /** An order that the wallet pays in part, its bank payment, and what can happen to it. */
  async function contested() {
    const shopper = await newShopper(shop)
    await giveFunds(shop, shopper, { balance: funds })
    const variant = await stocked({ stock: 2, price })
    const id = await order(shopper, [[variant, 1]], { wallet: true })
    const backs = await Promise.all(
      [1, 2].map(async () => press(shopper, await startAtGateway(shopper, id), 'pay')),
    )
    const [first, second] = backs
    if (first === undefined || second === undefined) throw new Error('no payments')
    return {
      shopper,
      id,
      acts: {
        pay: async () => void (await comeBack(shop.client(), first)),
        payAgain: async () => void (await comeBack(shop.client(), second)),
        expire: async () => {
          shop.clock.advance(halfAnHour)
          await shop.runJobs()
        },
      },
    }
  }

  const acts = ['pay', 'payAgain', 'expire'] as const
  const pairs = acts.flatMap((one) =>
    acts.flatMap((two) =>
      one === two ? [] : [[one, two, 'after'] as const, [one, two, 'at once'] as const],
    ),
  )

  it.each(pairs)(
    'has one outcome when %s and %s happen, one %s the other',
    async (one, two, how) => {
      const { shopper, id, acts } = await contested()
      if (how === 'after') {
        await acts[one]()
        await acts[two]()
      } else await Promise.all([acts[one](), acts[two]()])
      const { text_status: status } = await getOrder(shopper, id)
      const states = (await listPayments(shopper, id))
        .filter(({ gateway_used: gateway }) => gateway !== 'wallet')
        .map((payment) => payment.status)
      const settled = states.filter((state) => state === 'SUCCESSFUL').length
      const returned = states.filter((state) => state === 'RETURNED').length
      expect([status, settled]).toEqual(settled === 1 ? ['NOT_CHECKED', 1] : ['EXPIRED', 0])
      const wallet = (settled === 1 ? 0 : funds) + returned * (price - funds)
      expect((await getWallet(shopper))?.total_funds).toBe(wallet)
      await expectBooksToBalance(shop.db, initialStock)
    },
  )
})

describe('a wallet in two tabs', () => {
  it('is spent once', async () => {
    const shopper = await newShopper(shop)
    await giveFunds(shop, shopper, { balance: price, storeCredit: 1_000_000 })
    const [one, two] = [await stocked({ stock: 5, price }), await stocked({ stock: 5, price })]
    await fillCart(shopper, [[one, 1]])
    await Promise.all([
      place(shopper, { wallet: true, key: 'first-tab' }),
      fillCart(shopper, [[two, 1]]).then(() => place(shopper, { wallet: true, key: 'second-tab' })),
    ])
    await fillCart(shopper, [[two, 1]])
    await answer(place(shopper, { wallet: true, key: 'third-tab' }))
    const rows = await shop.db.select().from(orders).where(eq(orders.userId, shopper.userId))
    const spent = rows.reduce((sum, row) => sum + row.walletPaid, 0)
    expect(rows.length).toBeGreaterThan(1)
    expect(spent).toBe(price + 1_000_000)
    expect((await getWallet(shopper))?.total_funds).toBe(0)
  })
})

describe('any purchase', () => {
  it.each([1, 2, 3, 4, 5, 6])('leaves books in which its parts add up (seed %i)', async (seed) => {
    const random = seeded(seed)
    const shopper = await newShopper(shop)
    const lines = await Promise.all(
      Array.from({ length: random.whole(1, 3) }, async () => {
        const list = random.whole(1_000, random.pick([900_000, 90_000_000, 3_000_000_000]))
        const offer = random.chance(0.5) ? { newPrice: random.whole(1_000, list) } : {}
        return [await stocked({ stock: 9, price: list, ...offer }), random.whole(1, 3)] as [
          number,
          number,
        ]
      }),
    )
    await giveFunds(shop, shopper, {
      balance: random.whole(0, 40_000_000),
      storeCredit: random.whole(0, 40_000_000),
    })
    await fillCart(shopper, lines)
    const { order_id, go_to_gateway } = await answer(place(shopper, { wallet: random.chance(0.7) }))
    if (go_to_gateway) await payAtBank(shopper, order_id)
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, order_id))
    if (row === undefined) throw new Error('no order')
    expect(row.totalPrice).toBe(
      row.totalProducts - row.totalDiscount + row.totalInsurance + row.shippingPrice,
    )
    const parts = await shop.db.select().from(payments).where(eq(payments.orderId, order_id))
    expect(parts.every(({ status }) => status === 'SUCCESSFUL')).toBe(true)
    expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(row.totalPrice)
    const { rows } = await shop.db.execute<{ kind: string; sum: string }>(sql`
        select a.kind, sum(e.amount) as sum from ledger_entries e
        join ledger_transactions t on t.id = e.transaction_id and t.order_id = ${order_id}
        join ledger_accounts a on a.id = e.account_id
        where t.kind = 'sale' group by a.kind order by a.kind`)
    const booked = Object.fromEntries(rows.map(({ kind, sum }) => [kind, Number(sum)]))
    expect(booked['sales']).toBe(row.totalPrice)
    expect(row.walletPaid + (booked['held'] ?? 0)).toBe(0)
    expect(row.totalPrice - row.walletPaid + (booked['gateway'] ?? 0)).toBe(0)
  })
})
