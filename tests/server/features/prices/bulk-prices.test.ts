import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { products, variants } from '#server/platform/db/schema/catalogue.ts'
import type { Schemas } from '#server/schemas.ts'
import { startAuditedShop } from '#tests/support/audited-shop.ts'
import { answer, newShopper, newStaff, refusal } from '#tests/support/shopper.ts'

const { shop, stocked } = await startAuditedShop()
const member = await newStaff(shop, 'catalogue')
const colleague = await newStaff(shop, 'catalogue')
const owner = await newStaff(shop)

type Goods = Parameters<typeof stocked>[0]
type Input = Schemas['PriceChangeInput']

async function newVariant(goods: Goods = {}) {
  const id = await stocked({ kind: 'cable', price: 1_000_000, ...goods })
  const [row] = await shop.db.select().from(variants).where(eq(variants.id, id))
  return { id, productId: row?.productId ?? 0 }
}

const preview = (query: {
  percent: number
  target?: Schemas['PriceTarget']
  product?: number[]
  search?: string
  brand?: number
}) => member.api.GET('/staff/price-change/', { params: { query: { target: 'all', ...query } } })
const change = (body: Input) =>
  member.api.POST('/staff/price-change/', { params: { header: {} }, body })
const pricesOf = async (id: number) => {
  const [row] = await shop.db.select().from(variants).where(eq(variants.id, id))
  return [row?.price, row?.newPrice]
}
const shown = (variant_id: number, price: number, new_price: number | null = null) => ({
  variant_id,
  price,
  new_price,
})

describe('the preview of a change of many prices', () => {
  it('has each variant of the chosen products with its old and new prices, and why some cannot change', async () => {
    const plain = await newVariant()
    const offered = await newVariant({ newPrice: 900_000 })
    const cheap = await newVariant({ price: 40_000 })
    const ended = await newVariant({ newPrice: 900_000, offerEndsAt: new Date(0) })
    const product = [plain, offered, cheap, ended].map(({ productId }) => productId)
    const { results } = await answer(preview({ percent: 5, product }))
    const row = (of: { id: number; productId: number }, rest: object) => ({
      variant_id: of.id,
      product_id: of.productId,
      title: 'گوشی آزمایشی',
      color_name: 'مشکی',
      price: 1_000_000,
      new_price: null,
      price_after: 1_050_000,
      new_price_after: null,
      fault: null,
      ...rest,
    })
    expect(results).toEqual([
      row(ended, {}),
      row(cheap, { price: 40_000, price_after: 40_000, fault: 'unchanged' }),
      row(offered, { new_price: 900_000, new_price_after: 950_000 }),
      row(plain, {}),
    ])
    expect(await pricesOf(plain.id)).toEqual([1_000_000, null])
  })

  it('is of all that the list finds if no product is named, and refused if that is too much', async () => {
    const { id, productId } = await newVariant()
    const [product] = await shop.db.select().from(products).where(eq(products.id, productId))
    const found = await answer(preview({ percent: 5, search: product?.sku ?? '' }))
    expect(found.results.map(({ variant_id }) => variant_id)).toEqual([id])
    const brand = product?.brandId ?? 0
    const whole = await answer(preview({ percent: 5, brand }))
    expect(whole.results.length).toBeGreaterThan(3)
    await shop.db.execute(sql`
      insert into variants (product_id, position, color_key, color_name, color_code, price)
      select ${productId}, n, 'c' || n, 'رنگ', '#000000', 1000000 from generate_series(1, 1000) as n`)
    expect(await refusal(preview({ percent: 5, brand }))).toEqual({
      status: 400,
      code: 'too_many_variants',
    })
    await shop.db.delete(variants).where(sql`product_id = ${productId} and position > 0`)
  })

  it.each([0, 301, -91])('is refused for %s percent', async (percent) => {
    expect(await refusal(preview({ percent }))).toEqual({ status: 400, code: 'validation_failed' })
  })
})

describe('a change of many prices', () => {
  it('is made and logged for each variant, and shoppers see it', async () => {
    const [plain, offered] = [await newVariant(), await newVariant({ newPrice: 900_000 })]
    const result = await answer(
      change({
        percent: -10,
        target: 'all',
        variants: [shown(plain.id, 1_000_000), shown(offered.id, 1_000_000, 900_000)],
        reason: ' حراج ',
      }),
    )
    expect(result).toEqual({ changed: 2, left_out: [], plan_id: expect.any(Number) })
    expect(await pricesOf(plain.id)).toEqual([900_000, null])
    expect(await pricesOf(offered.id)).toEqual([900_000, 810_000])
    for (const { id } of [plain, offered]) {
      const query = { subject: 'variant', subject_id: id } as const
      const log = await answer(owner.api.GET('/staff/action/', { params: { query } }))
      expect(log.results.map(({ action, reason }) => [action, reason])).toEqual([
        ['changePrices', 'حراج'],
      ])
    }
    const { api } = await newShopper(shop)
    await expect
      .poll(async () => {
        const slug = String(plain.productId)
        const path = { slug }
        const { price } = await answer(api.GET('/product/v2/product/{slug}/', { params: { path } }))
        return price.map((each) => each.price)
      })
      .toEqual([900_000])
  })

  it('leaves out and names what a colleague has changed since, and changes the rest', async () => {
    const [plain, taken] = [await newVariant(), await newVariant()]
    await answer(
      colleague.api.PATCH('/staff/variants/{id}/', {
        params: { path: { id: taken.id } },
        body: { price: 1_200_000 },
      }),
    )
    const result = await answer(
      change({
        percent: 10,
        target: 'all',
        variants: [shown(plain.id, 1_000_000), shown(taken.id, 1_000_000)],
      }),
    )
    expect(result).toEqual({
      plan_id: expect.any(Number),
      changed: 1,
      left_out: [
        {
          variant_id: taken.id,
          product_id: taken.productId,
          title: 'گوشی آزمایشی',
          color_name: 'مشکی',
          price: 1_200_000,
          new_price: null,
          cause: 'changed_meanwhile',
        },
      ],
    })
    expect(await pricesOf(plain.id)).toEqual([1_100_000, null])
    expect(await pricesOf(taken.id)).toEqual([1_200_000, null])
  })

  it('is made once, however often the call is repeated', async () => {
    const { id } = await newVariant()
    const body: Input = { percent: 10, target: 'all', variants: [shown(id, 1_000_000)] }
    const plan_id = expect.any(Number)
    expect(await answer(change(body))).toEqual({ changed: 1, left_out: [], plan_id })
    expect(await answer(change(body))).toEqual({ changed: 1, left_out: [], plan_id: null })
    expect(await pricesOf(id)).toEqual([1_100_000, null])
    const query = { subject: 'variant', subject_id: id } as const
    const log = await answer(owner.api.GET('/staff/action/', { params: { query } }))
    expect(log.results).toHaveLength(1)
  })

  it('keeps the end of an offer, and names what cannot be changed so', async () => {
    const end = new Date(shop.clock.now() + 86_400_000)
    const { id } = await newVariant({ newPrice: 900_000, offerEndsAt: end })
    const raised: Input = {
      percent: -10,
      target: 'list',
      variants: [shown(id, 1_000_000, 900_000)],
    }
    const refused = await answer(change(raised))
    expect([refused.changed, refused.left_out.map(({ cause }) => cause)]).toEqual([
      0,
      ['below_price'],
    ])
    await answer(change({ ...raised, target: 'offer', percent: -20 }))
    const [row] = await shop.db.select().from(variants).where(eq(variants.id, id))
    expect([row?.price, row?.newPrice, row?.offerEndsAt]).toEqual([1_000_000, 800_000, end])
  })
})
