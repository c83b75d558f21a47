import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { addDays, tehranDay } from '#domain/day.ts'
import type { Schemas } from '#server/schemas.ts'
import { startAuditedShop } from '#tests/support/audited-shop.ts'
import { answer, getOrder, giveFunds, newShopper, newStaff, order } from '#tests/support/shopper.ts'

const { shop, stocked } = await startAuditedShop()
let member = await newStaff(shop, 'finance')

const figuresOf = (days: 7 | 30 | 90) =>
  answer(member.api.GET('/staff/figures/', { params: { query: { days } } }))
const today = () => tehranDay(shop.clock.now())
/** Sessions end meanwhile: the member signs in again. */
async function passDays(days: number): Promise<void> {
  shop.clock.advance(days * 86_400)
  member = await newStaff(shop, 'finance')
}

/** An order of some units of a new variant, which the wallet pays at once. */
async function sell({ units, stock, price }: { units: number; stock: number; price: number }) {
  const shopper = await newShopper(shop)
  await giveFunds(shop, shopper, { balance: 900_000_000 })
  const variantId = await stocked({ kind: 'cable', stock, price })
  const id = await order(shopper, [[variantId, units]], { wallet: true })
  return { shopper, id, variantId, total: (await getOrder(shopper, id)).total_price }
}

async function refund(id: number, amount: number): Promise<void> {
  const params = { path: { id }, header: { 'Idempotency-Key': randomUUID() } }
  const body = { amount, destination: 'wallet', reason: 'جعبه آسیب دیده بود' } as const
  await answer(member.api.POST('/staff/order/{id}/refund/', { params, body }))
}

/** Searches of as many people. */
async function searchOften(text: string, times: number): Promise<void> {
  for (let time = 0; time < times; time++)
    await shop.client().api.POST('/product/searches/', { body: { text } })
}

const growth = (before: Schemas['FigureSums'], after: Schemas['FigureSums']) => ({
  orders: after.orders - before.orders,
  sales: after.sales - before.sales,
  refunds: after.refunds - before.refunds,
})

describe('the figures of the shop', () => {
  it('have a row for each day of Tehran up to today, including days without sales', async () => {
    const { days } = await figuresOf(30)
    expect(days).toHaveLength(30)
    expect(days.map(({ day }) => day)).toEqual(
      Array.from({ length: 30 }, (_, index) => addDays(today(), index - 29)),
    )
  })

  it('count a paid order on its day, and a refund on the day on which it was given', async () => {
    const before = await figuresOf(7)
    const { id, total } = await sell({ units: 2, stock: 50, price: 1_000_000 })
    await passDays(1)
    await refund(id, 400_000)
    const after = await figuresOf(7)
    expect(growth(before.total, after.total)).toEqual({ orders: 1, sales: total, refunds: 400_000 })
    const yesterday = after.days.at(-2)
    const wasYesterday = before.days.at(-1)
    if (yesterday === undefined || wasYesterday === undefined) throw new Error('days are missing')
    expect(growth(wasYesterday, yesterday)).toEqual({ orders: 1, sales: total, refunds: 0 })
    expect(after.days.at(-1)).toEqual({ day: today(), orders: 0, sales: 0, refunds: 400_000 })
  })

  it('leave out an order that is not paid', async () => {
    const before = await figuresOf(7)
    const shopper = await newShopper(shop)
    await order(shopper, [[await stocked(), 1]])
    expect((await figuresOf(7)).total).toEqual(before.total)
  })

  it('compare the days with as many before', async () => {
    await passDays(7)
    const before = await figuresOf(7)
    await sell({ units: 1, stock: 50, price: 2_000_000 })
    const sold = await figuresOf(7)
    await passDays(7)
    const after = await figuresOf(7)
    expect(sold.total.orders).toBe(before.total.orders + 1)
    expect(after.total).toEqual({ orders: 0, sales: 0, refunds: 0 })
    expect(after.previous).toEqual(sold.total)
  })

  it('name what sells best by its units, and what its stock lasts for', async () => {
    await passDays(90)
    const many = await sell({ units: 5, stock: 6, price: 100_000 })
    const few = await sell({ units: 2, stock: 2, price: 300_000 })
    const lasting = await sell({ units: 1, stock: 50, price: 300_000 })
    const closed = await sell({ units: 4, stock: 4, price: 100_000 })
    const params = { path: { id: closed.id } }
    await answer(closed.shopper.api.POST('/purchase/v4/order/{id}/cancel/', { params }))
    const { best_sellers: best, running_out: out } = await figuresOf(7)
    expect(best.map(({ units, sales }) => [units, sales])).toEqual([
      [5, 500_000],
      [2, 600_000],
      [1, 300_000],
    ])
    // One of six is left, at five in thirty days.
    const shown = out.slice(0, 2)
    expect(shown.map((row) => [row.variant_id, row.stock, row.sold, row.days_left])).toEqual([
      [few.variantId, 0, 2, 0],
      [many.variantId, 1, 5, 6],
    ])
    expect(out.some((row) => row.variant_id === lasting.variantId)).toBe(false)
  })

  it('name what is at its threshold, though nothing of it was sold', async () => {
    const catalogue = await newStaff(shop, 'catalogue')
    const variantId = await stocked({ kind: 'cable', stock: 3, price: 100_000 })
    const params = { path: { id: variantId }, header: {} }
    const limit = (low_stock: number) =>
      answer(catalogue.api.PATCH('/staff/variants/{id}/', { params, body: { low_stock } }))
    const shown = async () =>
      (await figuresOf(7)).running_out.find((row) => row.variant_id === variantId)
    const total = async () => (await figuresOf(7)).running_out_total
    await limit(2)
    expect(await shown()).toBe(undefined)
    const before = await total()
    await limit(3)
    expect(await total()).toBe(before + 1)
    const row = await shown()
    expect([row?.stock, row?.low_stock, row?.sold, row?.days_left]).toEqual([3, 3, 0, null])
  })

  it('have what was earned with the units whose cost is known, and say how many they are', async () => {
    await passDays(90)
    const owner = await newStaff(shop, 'owner')
    const known = await stocked({ kind: 'cable', stock: 1, price: 100_000 })
    const params = { path: { id: known }, header: {} }
    const receive = (units: number, unit_cost?: number) =>
      owner.api.PATCH('/staff/variants/{id}/', {
        params,
        body: { stock_change: { reason: 'received', units, ...(unit_cost && { unit_cost }) } },
      })
    // 60,000 each, on average: what came without a cost says nothing.
    for (const [units, cost] of [
      [3, 50_000],
      [1, 90_000],
      [2, undefined],
    ] as const)
      await answer(receive(units, cost))
    const shopper = await newShopper(shop)
    await giveFunds(shop, shopper, { balance: 900_000_000 })
    await order(shopper, [[known, 2]], { wallet: true })
    await sell({ units: 3, stock: 5, price: 200_000 })
    const query = { params: { query: { days: 7 } } } as const
    const margin = () => answer(owner.api.GET('/staff/figures/margin/', query))
    const total = { units: 5, known_units: 2, margin: 80_000 }
    const { products, ...sums } = await margin()
    expect(sums).toEqual({ total, days: [{ day: today(), ...total }] })
    expect(products).toEqual([
      {
        product_id: products[0]?.product_id,
        title: products[0]?.title,
        units: 2,
        known_units: 2,
        margin: 80_000,
      },
    ])
    const { error } = await owner.api.PATCH('/staff/variants/{id}/', {
      params,
      body: { stock_change: { reason: 'returned', units: 1, unit_cost: 1_000 } },
    })
    expect(error?.code).toBe('validation_failed')
  })

  it('include what five people or more have searched for without results', async () => {
    await searchOften('ماشین لباسشویی', 6)
    await searchOften('یخچال', 4)
    await searchOften('ایرپادز', 7)
    const found = [{ text: 'ماشین لباسشویی', count: 6 }]
    const inVain = async (days: 7 | 30 | 90) => (await figuresOf(days)).empty_searches
    expect(await inVain(30)).toEqual(found)
    await passDays(6)
    expect(await inVain(7)).toEqual(found)
    await passDays(1)
    expect(await inVain(7)).toEqual([])
    await passDays(22)
    expect(await inVain(90)).toEqual(found)
    await passDays(1)
    expect(await inVain(90)).toEqual([])
  })
})
