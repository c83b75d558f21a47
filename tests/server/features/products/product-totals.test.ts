import { describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { products, staleProductTotals, variants } from '#server/platform/db/schema/catalogue.ts'
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

describe('the list of products, by what their variants come to', () => {
  it('follows a sale, a change of price and a threshold at once', async () => {
    const [one, other] = [
      await goods({ stock: 3, price: 10_000 }),
      await goods({ stock: 4, price: 20_000 }),
    ]
    const ids = [one.productId, other.productId]
    const buyer = await newShopper(shop)
    expect(await listed({ sort: 'stock' }, ids)).toEqual(ids)
    await order(buyer, [[other.variantId, 4]])
    expect(await listed({ sort: 'stock' }, ids)).toEqual(ids.toReversed())
    expect(await listed({ stock: 'sold_out' }, ids)).toEqual([other.productId])
    expect(await listed({ stock: 'available' }, ids)).toEqual([one.productId])

    expect(await listed({ sort: 'price' }, ids)).toEqual(ids)
    await changeVariant(one.variantId, { price: 30_000 })
    expect(await listed({ sort: 'price' }, ids)).toEqual(ids.toReversed())
    expect(await listed({ sort: '-price' }, ids)).toEqual(ids)

    expect(await listed({ stock: 'low' }, ids)).toEqual([other.productId])
    await changeVariant(one.variantId, { low_stock: 3 })
    expect(await listed({ stock: 'low', sort: 'id' }, ids)).toEqual(ids)
  })

  it('goes back to the price before an offer when that has ended', async () => {
    const [offered, plain] = [await goods({ price: 50_000 }), await goods({ price: 40_000 })]
    const ids = [offered.productId, plain.productId]
    await changeVariant(offered.variantId, {
      new_price: 30_000,
      expire_time: new Date(shop.clock.now() + 3_600_000).toISOString(),
    })
    expect(await listed({ sort: 'price' }, ids)).toEqual(ids)
    shop.clock.advance(3_601)
    expect(await listed({ sort: 'price' }, ids)).toEqual(ids.toReversed())
  })

  it('has a product without variants as sold out, and after all prices', async () => {
    const { productId } = await goods({ price: 40_000 })
    const [row] = await shop.db.select().from(products).where(eq(products.id, productId))
    if (row === undefined) throw new Error('the product is missing')
    const { id: _, ...copy } = row
    const [bare] = await shop.db
      .insert(products)
      .values({ ...copy, slug: 'without-variants', sku: 'WITHOUT-VARIANTS' })
      .returning({ id: products.id })
    const ids = [productId, bare?.id ?? 0]
    expect(await listed({ stock: 'sold_out' }, ids)).toEqual([bare?.id])
    expect(await listed({ sort: 'price' }, ids)).toEqual(ids)
    expect(await listed({ sort: '-price' }, ids)).toEqual(ids)
    expect(await listed({ sort: 'stock' }, ids)).toEqual(ids.toReversed())
  })

  it('has what is committed while it is read, the next time', async () => {
    const { variantId, productId } = await goods({ stock: 1 })
    const sell = shop.db.update(variants).set({ stock: 0 }).where(eq(variants.id, variantId))
    await transaction(shop.db, async (tx) => {
      await tx.execute(sell.getSQL())
      expect(await listed({ stock: 'sold_out' }, [productId])).toEqual([])
    })
    expect(await listed({ stock: 'sold_out' }, [productId])).toEqual([productId])
    await changeVariant(variantId, { low_stock: 1 })
    await shop.db.update(variants).set({ stock: 1 }).where(eq(variants.id, variantId))
  })

  it('lets members who read it at once wait for nothing but each other', async () => {
    const ids = await Promise.all([1, 2, 3].map(async () => (await goods({ stock: 1 })).productId))
    const lists = await Promise.all(
      Array.from({ length: 8 }, () => listed({ stock: 'available', sort: 'id' }, ids)),
    )
    expect(lists).toEqual(lists.map(() => ids.toSorted((one, other) => one - other)))
    expect(await shop.db.select().from(staleProductTotals)).toEqual([])
  })
})

describe('two sales of the same products', () => {
  it('wait for nothing that the list keeps', async () => {
    const { variantId, productId } = await goods({ stock: 2 })
    const [row] = await shop.db.select().from(variants).where(eq(variants.id, variantId))
    if (row === undefined) throw new Error('the variant is missing')
    const { id: _, ...copy } = row
    const [second] = await shop.db
      .insert(variants)
      .values({ ...copy, colorKey: 'second', stock: 0 })
      .returning({ id: variants.id })
    const label = (gift: string, id: number) =>
      shop.db.update(variants).set({ gift }).where(eq(variants.id, id))
    await transaction(shop.db, async (tx) => {
      await tx.execute(label('first', variantId).getSQL())
      await label('second', second?.id ?? 0)
    })
    const gifts = await shop.db
      .select({ gift: variants.gift })
      .from(variants)
      .where(eq(variants.productId, productId))
    expect(new Set(gifts.map(({ gift }) => gift))).toEqual(new Set(['first', 'second']))
  })
})
