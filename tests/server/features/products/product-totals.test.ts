import { describe, expect, it } from 'vitest'
import { eq, ne, sql } from 'drizzle-orm'
import {
  products,
  productTotals,
  staleProductTotals,
  variants,
} from '#server/platform/db/schema/catalogue.ts'
import { storeStaleTotals } from '#server/features/products/product-totals.queries.ts'
import { storeProductTotals } from '#server/features/products/product-totals.service.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import type { Schemas } from '#server/schemas.ts'
import { startAuditedShop } from '#tests/support/audited-shop.ts'
import { answer, newShopper, newStaff, order } from '#tests/support/shopper.ts'

const { shop, stocked } = await startAuditedShop()
const member = await newStaff(shop, 'catalogue')

type Query = { stock?: Schemas['StaffStockLevel']; sort?: Schemas['StaffProductSort'] }

async function goods(terms: Parameters<typeof stocked>[0]) {
  const variantId = await stocked({ kind: 'cable', ...terms })
  const [row] = await shop.db.select().from(variants).where(eq(variants.id, variantId))
  return { variantId, productId: row?.productId ?? 0 }
}

const changeVariant = (id: number, body: Schemas['VariantChange']) =>
  answer(member.api.PATCH('/staff/variants/{id}/', { params: { path: { id } }, body }))

/** These products, in the order of the list that a member asks for. */
async function listed(query: Query, ids: readonly number[]): Promise<number[]> {
  const found: number[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const list = await answer(
      member.api.GET('/staff/product/', { params: { query: { ...query, page } } }),
    )
    pages = list.page_count
    found.push(...list.results.map(({ id }) => id).filter((id) => ids.includes(id)))
  }
  return found
}

/** The list has to be the same whether the totals are stored or have to be computed. */
const states = [
  ['computed', async () => {}],
  ['stored', async () => storeProductTotals(shop.context)],
] as const

describe.each(states)('the product list, by totals of variants that are %s', (_, settle) => {
  const read = async (query: Query, ids: readonly number[]) => {
    await settle()
    return listed(query, ids)
  }

  it('reflects a sale, a price change and a new threshold immediately', async () => {
    const [one, other] = [
      await goods({ stock: 3, price: 10_000 }),
      await goods({ stock: 4, price: 20_000 }),
    ]
    const ids = [one.productId, other.productId]
    const buyer = await newShopper(shop)
    expect(await read({ sort: 'stock' }, ids)).toEqual(ids)
    await order(buyer, [[other.variantId, 4]])
    expect(await read({ sort: 'stock' }, ids)).toEqual(ids.toReversed())
    expect(await read({ stock: 'sold_out' }, ids)).toEqual([other.productId])
    expect(await read({ stock: 'available' }, ids)).toEqual([one.productId])

    expect(await read({ sort: 'price' }, ids)).toEqual(ids)
    await changeVariant(one.variantId, { price: 30_000 })
    expect(await read({ sort: 'price' }, ids)).toEqual(ids.toReversed())
    expect(await read({ sort: '-price' }, ids)).toEqual(ids)

    // What is sold out has a filter of its own.
    expect(await read({ stock: 'low' }, ids)).toEqual([])
    await changeVariant(one.variantId, { low_stock: 3 })
    expect(await read({ stock: 'low' }, ids)).toEqual([one.productId])
  })

  it('returns to the regular price when an offer ends', async () => {
    const [offered, plain] = [await goods({ price: 50_000 }), await goods({ price: 40_000 })]
    const ids = [offered.productId, plain.productId]
    await changeVariant(offered.variantId, {
      new_price: 30_000,
      expire_time: new Date(shop.clock.now() + 3_600_000).toISOString(),
    })
    expect(await read({ sort: 'price' }, ids)).toEqual(ids)
    shop.clock.advance(3_601)
    expect(await read({ sort: 'price' }, ids)).toEqual(ids.toReversed())
  })

  it('treats a product without variants as sold out and sorts it last by price', async () => {
    const { productId } = await goods({ price: 40_000 })
    const [row] = await shop.db.select().from(products).where(eq(products.id, productId))
    if (row === undefined) throw new Error('the product is missing')
    const { id: _, ...copy } = row
    const [bare] = await shop.db
      .insert(products)
      .values({ ...copy, slug: `bare-${productId}`, sku: `BARE-${productId}` })
      .returning({ id: products.id })
    const ids = [productId, bare?.id ?? 0]
    expect(await read({ stock: 'sold_out' }, ids)).toEqual([bare?.id])
    expect(await read({ sort: 'price' }, ids)).toEqual(ids)
    expect(await read({ sort: '-price' }, ids)).toEqual(ids)
    expect(await read({ sort: 'stock' }, ids)).toEqual(ids.toReversed())
  })

  it('includes a concurrent commit on the next read', async () => {
    const { variantId, productId } = await goods({ stock: 1 })
    const sell = shop.db.update(variants).set({ stock: 0 }).where(eq(variants.id, variantId))
    await transaction(shop.db, async (tx) => {
      await tx.execute(sell.getSQL())
      expect(await read({ stock: 'sold_out' }, [productId])).toEqual([])
    })
    expect(await read({ stock: 'sold_out' }, [productId])).toEqual([productId])
    await changeVariant(variantId, { low_stock: 1 })
    await shop.db.update(variants).set({ stock: 1 }).where(eq(variants.id, variantId))
  })
})

describe('the product list, by what products are', () => {
  const found = async (query: {
    search?: string
    brand?: number
    category?: number
    is_active?: boolean
  }) =>
    (await answer(member.api.GET('/staff/product/', { params: { query } }))).results.map(
      ({ id }) => id,
    )
  const change = (id: number, fields: Partial<typeof products.$inferInsert>) =>
    shop.db.update(products).set(fields).where(eq(products.id, id))

  it('finds a changed title and code immediately, in upper and lower case, and no former one', async () => {
    const { productId } = await goods({})
    await change(productId, {
      title: 'دوربین نگین',
      secondTitle: 'Negin Camera',
      sku: `NGN-${productId}`,
    })
    for (const search of ['نگین', 'دوربین نگین', 'camera', 'NEGIN', `ngn-${productId}`])
      expect(await found({ search })).toEqual([productId])
    // A code is found by its beginning alone.
    expect(await found({ search: `gn-${productId}` })).toEqual([])
    await change(productId, { title: 'دوربین', secondTitle: 'Camera', sku: `CAM-${productId}` })
    expect(await found({ search: 'نگین' })).toEqual([])
  })

  it('filters by a changed brand, category and state immediately', async () => {
    const { productId } = await goods({})
    const others = await shop.db
      .select()
      .from(products)
      .where(ne(products.id, productId))
      .limit(200)
    const [own] = await shop.db.select().from(products).where(eq(products.id, productId))
    const other = others.find(
      ({ brandId, categoryId }) => brandId !== own?.brandId && categoryId !== own?.categoryId,
    )
    if (own === undefined || other === undefined) throw new Error('the demo has one category')
    const { brandId: brand, categoryId: category } = other
    const title = `کالای ${productId}`
    await change(productId, { title })
    const search = String(productId)
    expect(await found({ search, brand })).not.toContain(productId)
    await change(productId, { brandId: brand, categoryId: category, isActive: false })
    expect(await found({ search, brand })).toContain(productId)
    expect(await found({ search, category })).toContain(productId)
    expect(await found({ search, is_active: false })).toContain(productId)
    expect(await found({ search, brand: own.brandId })).not.toContain(productId)
    expect(await found({ search, is_active: true })).not.toContain(productId)
  })
})

describe('the totals of products', () => {
  const stale = async () => (await shop.db.select().from(staleProductTotals)).length
  const waitsForLock = async () => {
    const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'
      and query ~ 'product_totals' and datname = current_database()`
    return (await shop.db.execute(waiting)).rows.length > 0
  }

  it('are stored by one process at a time, all of them', async () => {
    const { productId } = await goods({ stock: 7, price: 60_000 })
    expect(await stale()).toBeGreaterThan(0)
    await Promise.all([1, 2, 3].map(() => storeProductTotals(shop.context)))
    expect(await stale()).toBe(0)
    const [row] = await shop.db
      .select()
      .from(productTotals)
      .where(eq(productTotals.productId, productId))
    expect(row).toMatchObject({
      productId,
      price: 60_000,
      offerEndsAt: null,
      stock: 7,
      isLow: false,
    })
    const known = await shop.db.select({ id: productTotals.productId }).from(productTotals)
    expect(known).toHaveLength((await shop.db.select({ id: products.id }).from(products)).length)
  })

  it('do not deadlock with a change of several products', async () => {
    const ids: number[] = []
    for (const _ of [1, 2, 3, 4, 5]) ids.push((await goods({})).productId)
    const [held = 0, ...others] = ids
    const rename = (tx: Executor, id: number) =>
      tx.update(products).set({ title: 'کالای دیگر' }).where(eq(products.id, id))
    const storing = await transaction(shop.db, async (tx) => {
      await rename(tx, held)
      const stored = storeProductTotals(shop.context)
      await expect.poll(waitsForLock).toBe(true)
      for (const id of others) await rename(tx, id)
      return { stored }
    })
    await storing.stored
    expect(await stale()).toBe(0)
  })

  it('are stored in portions', async () => {
    await storeProductTotals(shop.context)
    for (const _ of [1, 2, 3]) await goods({ stock: 1 })
    const open = await stale()
    const store = () =>
      transaction(shop.db, (tx) => storeStaleTotals(tx, new Date(shop.clock.now()), 2))
    expect(await store()).toBe(2)
    expect(await stale()).toBe(open - 2)
    while ((await store()) > 0);
    expect(await stale()).toBe(0)
  })

  it('are stored again when an offer has ended', async () => {
    const { variantId, productId } = await goods({ price: 50_000 })
    await changeVariant(variantId, {
      new_price: 30_000,
      expire_time: new Date(shop.clock.now() + 3_600_000).toISOString(),
    })
    const price = async () => {
      await storeProductTotals(shop.context)
      const [row] = await shop.db
        .select()
        .from(productTotals)
        .where(eq(productTotals.productId, productId))
      return row?.price
    }
    expect(await price()).toBe(30_000)
    shop.clock.advance(3_601)
    expect(await price()).toBe(50_000)
  })

  it('are not stale after a change that they do not show', async () => {
    const { variantId } = await goods({})
    await storeProductTotals(shop.context)
    await shop.db.update(variants).set({ gift: 'کیف' }).where(eq(variants.id, variantId))
    expect(await stale()).toBe(0)
    await shop.db.update(variants).set({ lowStock: 9 }).where(eq(variants.id, variantId))
    expect(await stale()).toBe(1)
  })

  it('make no sale wait for another one of the same product', async () => {
    const { variantId } = await goods({ stock: 2 })
    const [row] = await shop.db.select().from(variants).where(eq(variants.id, variantId))
    if (row === undefined) throw new Error('the variant is missing')
    const { id: _, ...copy } = row
    const [second] = await shop.db
      .insert(variants)
      .values({ ...copy, colorKey: 'second', stock: 0 })
      .returning({ id: variants.id })
    const label = (lowStock: number, id: number) =>
      shop.db.update(variants).set({ lowStock }).where(eq(variants.id, id))
    await storeProductTotals(shop.context)
    await transaction(shop.db, async (tx) => {
      await tx.execute(label(8, variantId).getSQL())
      await label(9, second?.id ?? 0)
    })
    expect(await stale()).toBe(2)
  })
})
