import { describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/platform/db/database.ts'
import { products, variants } from '#server/platform/db/schema/catalogue.ts'
import type { Schemas } from '#server/schemas.ts'
import { startAuditedShop } from '#tests/support/audited-shop.ts'
import { whileChanged } from '#tests/support/held-lock.ts'
import { impossibleTimes } from '#tests/support/impossible-times.ts'
import { answer, newShopper, newStaff, order, refusal } from '#tests/support/shopper.ts'

const { shop, stocked } = await startAuditedShop()
const member = await newStaff(shop, 'catalogue')
const colleague = await newStaff(shop, 'catalogue')

type Query = {
  search?: string
  brand?: number
  category?: number
  stock?: Schemas['StaffStockLevel']
  is_active?: boolean
  sort?: Schemas['StaffProductSort']
}
const list = (query: Query = {}) => answer(member.api.GET('/staff/product/', { params: { query } }))
const path = (id: number) => ({ params: { path: { id } } })
const change = (id: number, body: Schemas['VariantChange'], by = member) =>
  by.api.PATCH('/staff/variants/{id}/', { ...path(id), body })

/** The product of a new variant, as staff see it. */
async function newProduct(goods: { stock?: number; price?: number } = {}) {
  const id = await stocked({ kind: 'cable', price: 1_000_000, ...goods })
  const [row] = await shop.db.select().from(variants).where(eq(variants.id, id))
  return answer(member.api.GET('/staff/product/{id}/', path(row?.productId ?? 0)))
}

const first = ({ variants: [variant] }: Schemas['StaffProduct']): Schemas['StaffVariant'] => {
  if (variant === undefined) throw new Error('the product has no variant')
  return variant
}

const termsOf = (variant: Schemas['StaffVariant']): Schemas['VariantTerms'] => ({
  price: variant.price,
  new_price: variant.new_price,
  expire_time: variant.expire_time,
  is_hidden: variant.is_hidden,
  low_stock: variant.low_stock,
})

describe('the list of products', () => {
  it('has a product with the sums of its variants, found by words of its name and by its code', async () => {
    const product = await newProduct({ stock: 2 })
    const expected = {
      id: product.id,
      sku: product.sku,
      title: 'گوشی آزمایشی',
      image: product.image,
      brand: product.brand,
      category: product.category,
      is_active: true,
      variants: 1,
      price: 1_000_000,
      stock: 2,
      is_low: true,
      variant_list: product.variants,
      planned_prices: [],
    }
    for (const search of [product.sku, `${product.sku.slice(0, 12)} phone`]) {
      const { results, total } = await list({ search })
      expect({ results, total }).toEqual({ results: [expected], total: 1 })
    }
    expect((await list({ search: `${product.sku}%` })).total).toBe(0)
    expect((await list()).results[0]).toEqual(expected)
  })

  it('is narrowed down by brand, category with its subcategories, and stock', async () => {
    const { brand, category } = await newProduct({ stock: 0 })
    const soldOut = await list({ brand: brand.id, stock: 'sold_out' })
    expect(soldOut.total).toBe(1)
    const inCategory = () => list({ brand: brand.id, category: category.id })
    await expect.poll(async () => (await inCategory()).total).toBe(2)
    const { categories } = await answer(member.api.GET('/staff/catalogue/'))
    const root = categories.find(({ depth }) => depth === 0)
    const below = await list({ category: root?.id ?? 0 })
    expect(below.total).toBeGreaterThan(0)
    expect(below.results.some((each) => each.category.id !== root?.id)).toBe(true)
    expect((await list({ category: 999_999 })).total).toBe(0)
  })

  it('is narrowed down to the hidden products, or to those of the shop', async () => {
    const { id, sku } = await newProduct()
    const shown = async (is_active: boolean) =>
      (await list({ search: sku, is_active })).results.map((each) => each.id)
    expect([await shown(true), await shown(false)]).toEqual([[id], []])
    await shop.db.update(products).set({ isActive: false }).where(eq(products.id, id))
    expect([await shown(true), await shown(false)]).toEqual([[], [id]])
  })

  it('is sorted by price and stock', async () => {
    const prices = (await list({ sort: 'price' })).results.map(({ price }) => price ?? 0)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    const stocks = (await list({ sort: '-stock' })).results.map(({ stock }) => stock)
    expect(stocks).toEqual(stocks.toSorted((one, other) => other - one))
  })

  it('states and sorts by what a shopper pays, with a discount while it runs', async () => {
    const [dear, cheap] = [await newProduct(), await newProduct({ price: 900_000 })]
    await answer(change(first(dear).id, { new_price: 800_000 }))
    const { results } = await list({ sort: 'price' })
    const found = results.filter(({ id }) => [dear.id, cheap.id].includes(id))
    expect(found.map(({ id, price }) => [id, price])).toEqual([
      [dear.id, 800_000],
      [cheap.id, 900_000],
    ])
  })

  it('has the variants of a product, whose prices a member changes with what it showed', async () => {
    const product = await newProduct()
    await answer(
      member.api.POST('/staff/product/{id}/variants/', {
        ...path(product.id),
        body: {
          color_name: 'سفید',
          color_code: '#ffffff',
          price: 2_000_000,
          quantity: 1,
          low_stock: 1,
        },
      }),
    )
    const row = async () => (await list({ search: product.sku })).results[0]
    const shown = (await row())?.variant_list ?? []
    const [seen = first(product), other] = shown
    expect(shown).toEqual([first(product), expect.objectContaining({ price: 2_000_000 })])
    const expected = termsOf(seen)
    await answer(change(seen.id, { price: 1_100_000, expected }))
    const late = change(seen.id, { price: 900_000, expected }, colleague)
    expect(await refusal(late)).toEqual({ status: 409, code: 'changed_meanwhile' })
    expect(await row()).toMatchObject({
      price: 1_100_000,
      variant_list: [{ id: seen.id, price: 1_100_000 }, other],
    })
  })
})

describe('the terms of a variant', () => {
  it('are not overwritten after a colleague changed them', async () => {
    const seen = first(await newProduct())
    await answer(change(seen.id, { price: 900_000 }, colleague))
    const own = { price: 950_000, expected: termsOf(seen) }
    expect(await refusal(change(seen.id, own))).toEqual({ status: 409, code: 'changed_meanwhile' })
    const now = first(await answer(member.api.GET('/staff/product/{id}/', path(seen.product_id))))
    expect(now.price).toBe(900_000)
    const saved = await answer(change(seen.id, { ...own, expected: termsOf(now) }))
    expect(saved.price).toBe(950_000)
  })

  it('are not in conflict with an order or an offer whose end is written differently', async () => {
    const seen = first(await newProduct({ stock: 5 }))
    const end = new Date(shop.clock.now() + 3_600_000).toISOString()
    await answer(change(seen.id, { new_price: 900_000, expire_time: end }))
    await order(await newShopper(shop), [[seen.id, 1]])
    const expected = {
      ...termsOf(seen),
      new_price: 900_000,
      expire_time: end.replace('Z', '+00:00'),
    }
    const saved = await answer(change(seen.id, { low_stock: 4, expected }))
    expect([saved.low_stock, saved.quantity]).toEqual([4, 4])
  })

  it('have an end of the offer that can be kept', async () => {
    const { id } = first(await newProduct())
    for (const time of impossibleTimes)
      expect(await refusal(change(id, { new_price: 900_000, expire_time: time }))).toEqual({
        status: 400,
        code: 'validation_failed',
      })
  })

  it('hide it from the shop, but not the last one of its product', async () => {
    const seen = first(await newProduct())
    expect(await refusal(change(seen.id, { is_hidden: true }))).toMatchObject({
      status: 400,
      code: 'validation_failed',
    })
    const [row] = await shop.db.select().from(variants).where(eq(variants.id, seen.id))
    const { id: _, ...copy } = row ?? {
      id: 0,
      productId: 0,
      colorKey: '',
      colorName: '',
      colorCode: '',
      price: 1,
    }
    const [blue] = await shop.db
      .insert(variants)
      .values({ ...copy, colorKey: 'blue', colorName: 'آبی', stock: 0 })
      .returning({ id: variants.id })
    const hideBlueMeanwhile = async (tx: Transaction) => {
      await tx.select().from(products).where(eq(products.id, seen.product_id)).for('no key update')
      await tx
        .update(variants)
        .set({ isHidden: true })
        .where(eq(variants.id, blue?.id ?? 0))
    }
    const slower = () => refusal(change(seen.id, { is_hidden: true }))
    expect(await whileChanged(shop, hideBlueMeanwhile, slower)).toMatchObject({
      status: 400,
      code: 'validation_failed',
    })
    await answer(change(blue?.id ?? 0, { is_hidden: false }))
    await answer(change(seen.id, { is_hidden: true }))
    const buyer = await newShopper(shop)
    expect(
      await refusal(
        buyer.api.POST('/purchase/cart/add_item/', { body: { price_id: seen.id, quantity: 1 } }),
      ),
    ).toEqual({
      status: 404,
      code: 'variant_not_found',
    })
    const [product] = await shop.db.select().from(products).where(eq(products.id, seen.product_id))
    await expect
      .poll(async () => {
        const shown = await answer(
          buyer.api.GET('/product/v2/product/{slug}/', {
            params: { path: { slug: product?.slug ?? '' } },
          }),
        )
        return shown.price.map(({ color_name: name }) => name)
      })
      .toEqual(['آبی'])
  })
})

describe('the stock of a variant', () => {
  it('has a history of orders and of staff, with who, why, before and after', async () => {
    const seen = first(await newProduct({ stock: 5 }))
    const orderId = await order(await newShopper(shop), [[seen.id, 2]])
    const received = {
      units: 10,
      reason: 'received',
      unit_cost: 80_000,
      note: ' فاکتور ۱۲ ',
    } as const
    await answer(change(seen.id, { stock_change: received }))
    const { results } = await answer(member.api.GET('/staff/variants/{id}/stock/', path(seen.id)))
    const common = {
      id: expect.any(Number),
      at: expect.any(String),
      first_name: null,
      last_name: null,
    }
    expect(results).toEqual([
      {
        ...common,
        reason: 'received',
        change: 10,
        unit_cost: 80_000,
        before: 3,
        after: 13,
        order_id: null,
        staff_id: member.userId,
        note: 'فاکتور ۱۲',
      },
      {
        ...common,
        reason: 'ordered',
        change: -2,
        unit_cost: null,
        before: 5,
        after: 3,
        order_id: orderId,
        staff_id: null,
        note: null,
      },
    ])
  })

  it('changes once by the same key, however often the call is repeated', async () => {
    const seen = first(await newProduct({ stock: 5 }))
    const received = { stock_change: { units: 3, reason: 'received' } } as const
    const send = (key: string, id = seen.id, body: Schemas['VariantChange'] = received) =>
      member.api.PATCH('/staff/variants/{id}/', {
        params: { path: { id }, header: { 'Idempotency-Key': key } },
        body,
      })
    for (const _ of [1, 2]) expect((await answer(send('first-key'))).quantity).toBe(8)
    const other = first(await newProduct())
    const reused = { status: 409, code: 'idempotency_key_reused' }
    expect(await refusal(send('first-key', other.id))).toEqual(reused)
    const four = { stock_change: { units: 4, reason: 'received' } } as const
    expect(await refusal(send('first-key', seen.id, four))).toEqual(reused)
    const dearer = { ...received, price: seen.price + 1_000 }
    expect(await refusal(send('first-key', seen.id, dearer))).toEqual(reused)
    expect((await answer(send('second-key'))).quantity).toBe(11)
    expect((await answer(send('third-key', seen.id, dearer))).price).toBe(dearer.price)
    expect((await answer(send('third-key', seen.id, dearer))).quantity).toBe(14)
  })

  it('never falls below what orders have left', async () => {
    const seen = first(await newProduct({ stock: 5 }))
    await order(await newShopper(shop), [[seen.id, 3]])
    const lost = { units: -3, reason: 'damaged' } as const
    expect(await refusal(change(seen.id, { stock_change: lost }))).toMatchObject({
      status: 400,
      code: 'validation_failed',
    })
    expect((await answer(change(seen.id, { stock_change: { ...lost, units: -2 } }))).quantity).toBe(
      0,
    )
  })

  it('cannot be set if the variant is unknown', async () => {
    const history = member.api.GET('/staff/variants/{id}/stock/', path(999_999))
    expect(await refusal(history)).toEqual({ status: 404, code: 'variant_not_found' })
    expect(await refusal(member.api.GET('/staff/product/{id}/', path(999_999)))).toEqual({
      status: 404,
      code: 'product_not_found',
    })
  })
})
