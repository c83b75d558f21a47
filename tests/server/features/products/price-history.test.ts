import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { priceChanges, variants } from '#server/platform/db/schema/catalogue.ts'
import { startShop, type TestShop } from '#tests/support/shop.ts'
import { answer, newStaff, refusal } from '#tests/support/shopper.ts'

const slug = 'galaxy-a16-8gb-256gb'
const dayMs = 86_400_000

let shop: TestShop
beforeAll(async () => {
  shop = await startShop({ content: 'demo' })
})
afterAll(() => shop.close())

const history = (of: string) =>
  shop
    .client()
    .api.GET('/product/v2/product/{slug}/price_history/', { params: { path: { slug: of } } })

const firstVariant = () => shop.context.catalogue.product(slug)?.variants[0]?.id ?? 0

async function pointsOf(id: number) {
  const all = await answer(history(slug))
  return all.find(({ price_id }) => price_id === id)?.points ?? []
}

describe('the price history of a product', () => {
  it('has a point for each change by the staff, and for the end of an offer', async () => {
    const id = firstVariant()
    await shop.db.delete(priceChanges).where(eq(priceChanges.variantId, id))
    const staff = await newStaff(shop)
    const start = shop.clock.now()
    const change = (body: { price?: number; new_price?: number; expire_time?: string }) =>
      answer(staff.api.PATCH('/staff/variants/{id}/', { params: { path: { id } }, body }))
    await change({ price: 20_000_000 })
    shop.clock.advance(3_600)
    const ends = new Date(shop.clock.now() + 7_200_000).toISOString()
    await change({ new_price: 18_000_000, expire_time: ends })
    shop.clock.advance(10_800)
    expect(await pointsOf(id)).toEqual([
      { at: new Date(start).toISOString(), price: 20_000_000 },
      { at: new Date(start + 3_600_000).toISOString(), price: 18_000_000 },
      { at: ends, price: 20_000_000 },
    ])
  })

  it('does not grow with sales or with a price that stays', async () => {
    const id = firstVariant()
    const before = await shop.db.select().from(priceChanges)
    await shop.db.update(variants).set({ stock: 3 }).where(eq(variants.id, id))
    expect(await shop.db.select().from(priceChanges)).toEqual(before)
  })

  it('begins with the price of ninety days ago, and has no point where the price stays', async () => {
    const id = firstVariant()
    await shop.db.delete(priceChanges).where(eq(priceChanges.variantId, id))
    const at = (days: number) => new Date(shop.clock.now() - days * dayMs)
    await shop.db.insert(priceChanges).values([
      { variantId: id, price: 1_000_000, changedAt: at(200) },
      { variantId: id, price: 2_000_000, changedAt: at(100) },
      { variantId: id, price: 3_000_000, changedAt: at(10) },
      { variantId: id, price: 3_000_000, changedAt: at(5) },
    ])
    expect(await pointsOf(id)).toEqual([
      { at: at(90).toISOString(), price: 2_000_000 },
      { at: at(10).toISOString(), price: 3_000_000 },
    ])
  })

  it('ends with today’s price for every variant of the demo', async () => {
    const { price } = await answer(
      shop.client().api.GET('/product/v2/product/{slug}/', {
        params: { path: { slug: 'iphone-16-128gb' } },
      }),
    )
    const all = await answer(history('iphone-16-128gb'))
    expect(all.map(({ price_id, points }) => [price_id, points.at(-1)?.price])).toEqual(
      price.map(({ id, price, new_price }) => [id, new_price ?? price]),
    )
    for (const { points } of all) expect(points.length).toBeGreaterThan(2)
  })

  it('refuses a product that is not there', async () => {
    expect(await refusal(history('none'))).toEqual({ status: 404, code: 'product_not_found' })
  })
})
