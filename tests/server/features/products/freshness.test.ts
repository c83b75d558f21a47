import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Catalogue, type CatalogueChange } from '#server/catalogue/catalogue.ts'
import { feedCatalogue } from '#server/catalogue/feed.ts'
import { brands, products, siteContents, variants } from '#server/platform/db/schema/catalogue.ts'
import { openRelay } from '#tests/support/relay.ts'
import { startShop, type TestShop } from '#tests/support/shop.ts'
import { transaction } from '#server/platform/db/transaction.ts'

const attemptMs = 1_000
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

describe('a change in the database', () => {
  let shop: TestShop
  let other: TestShop

  beforeAll(async () => {
    shop = await startShop({ content: 'demo' })
    other = await startShop({ sharing: shop })
  })
  afterAll(async () => {
    await other.close()
    await shop.close()
  })

  it('in price or stock is seen by every process', async () => {
    const product = await someProduct(shop)
    const seen = [shop, other].map(({ context }) => nextChange(context.catalogue))
    await shop.db
      .update(variants)
      .set({ price: 77_770_000, newPrice: null, stock: 3 })
      .where(eq(variants.productId, product.id))
    for (const change of await Promise.all(seen)) expect(change?.productIds).toEqual([product.id])
    for (const { context } of [shop, other]) {
      const { data } = await bySlug(context === shop.context ? shop : other, product.slug)
      expect(data?.price.map(({ price, quantity }) => [price, quantity])).toEqual(
        data?.price.map(() => [77_770_000, 3]),
      )
    }
  })

  it('that takes the last unit leaves the list without a price', async () => {
    const product = await someProduct(shop)
    const seen = nextChange(other.context.catalogue)
    await shop.db.update(variants).set({ stock: 0 }).where(eq(variants.productId, product.id))
    await seen
    const { data } = await other
      .client()
      .api.GET('/product/v2/product/', { params: { query: { search: product.title, size: 48 } } })
    const card = data?.results.find(({ id }) => id === product.id)
    expect(card?.price_related_info).toBeNull()
  })

  it('that renames a product makes it found by its new name and no longer by the old one', async () => {
    const product = await someProduct(shop)
    const seen = nextChange(other.context.catalogue)
    await shop.db
      .update(products)
      .set({ title: 'گوشی زمردنشان ۷۷', secondTitle: 'Zomorod 77', aliases: [] })
      .where(eq(products.id, product.id))
    await seen
    expect(await found(other, 'زمردنشان')).toEqual([product.id])
    expect(await found(other, 'zomorod')).toEqual([product.id])
    expect(await found(other, product.title)).not.toContain(product.id)
  })

  it('that adds, hides and removes a product does so everywhere', async () => {
    const product = await someProduct(shop)
    const [row] = await shop.db.select().from(products).where(eq(products.id, product.id))
    if (!row) throw new Error('the product is gone')
    const { id: _, ...copy } = row
    let seen = nextChange(other.context.catalogue)
    const [added] = await shop.db
      .insert(products)
      .values({ ...copy, slug: 'brand-new-thing', sku: 'BRAND-NEW', title: 'چیز تازه' })
      .returning({ id: products.id })
    await seen
    expect((await bySlug(other, 'brand-new-thing')).data?.id).toBe(added?.id)
    seen = nextChange(other.context.catalogue)
    await shop.db
      .update(products)
      .set({ isActive: false })
      .where(eq(products.id, added?.id ?? 0))
    await seen
    expect((await bySlug(other, 'brand-new-thing')).error?.code).toBe('product_not_found')
    seen = nextChange(other.context.catalogue)
    await shop.db
      .update(products)
      .set({ isActive: true })
      .where(eq(products.id, added?.id ?? 0))
    await seen
    seen = nextChange(other.context.catalogue)
    await shop.db.delete(products).where(eq(products.id, added?.id ?? 0))
    await seen
    expect((await bySlug(other, 'brand-new-thing')).error?.code).toBe('product_not_found')
  })

  it('to brands or the site’s content reloads everything', async () => {
    const seen = nextChange(other.context.catalogue)
    await transaction(shop.db, async (tx) => {
      await tx.update(brands).set({ name: 'سیب' }).where(eq(brands.slug, 'apple'))
      const body = { kind: 'categoryMenu', departments: [] }
      await tx.update(siteContents).set({ body }).where(eq(siteContents.key, 'categoryMenu'))
    })
    expect(await seen).toBeNull()
    expect((await other.client().api.GET('/home-page/menu/')).data).toEqual([])
    expect((await found(other, 'سیب')).length).toBeGreaterThan(0)
  })

  it('that is rolled back changes nothing', async () => {
    const product = await someProduct(shop)
    const before = other.context.catalogue.version
    const undone = transaction(shop.db, async (tx) => {
      await tx.update(variants).set({ price: 1 }).where(eq(variants.productId, product.id))
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    const seen = nextChange(other.context.catalogue)
    await shop.db
      .update(products)
      .set({ soldCount: sql`${products.soldCount}` })
      .where(eq(products.id, product.id))
    await seen
    expect(other.context.catalogue.version).not.toBe(before)
    expect((await bySlug(other, product.slug)).data?.price.map(({ price }) => price)).not.toContain(
      1,
    )
  })
})

describe('a lost connection', () => {
  it('is restored, and what was missed meanwhile is caught up', async () => {
    const shop = await startShop({ content: 'demo' })
    const relay = await openRelay(shop.connectionString)
    const catalogue = new Catalogue(shop.clock.now)
    const feed = await feedCatalogue({
      catalogue,
      db: shop.db,
      connectionString: relay.connectionString,
      log: quiet,
      retryMs: 20,
    })
    try {
      const [first, second] = (await someProducts(shop)).slice(0, 2)
      relay.cut()
      await shop.db
        .update(variants)
        .set({ price: 5_550_000, newPrice: null })
        .where(eq(variants.productId, first?.id ?? 0))
      await shop.db
        .update(variants)
        .set({ price: 6_660_000, newPrice: null })
        .where(eq(variants.productId, second?.id ?? 0))
      const caughtUp = nextChange(catalogue, 5_000)
      relay.mend()
      await caughtUp
      const prices = [first, second].map(
        (product) => catalogue.product(product?.slug ?? '')?.variants[0]?.price,
      )
      expect(prices).toEqual([5_550_000, 6_660_000])
      const heard = nextChange(catalogue)
      await shop.db
        .update(variants)
        .set({ stock: 9 })
        .where(eq(variants.productId, first?.id ?? 0))
      expect((await heard)?.productIds).toEqual([first?.id])
    } finally {
      await feed.close()
      await relay.close()
      await shop.close()
    }
  })
})

describe('an offer with an end', () => {
  it('ends by the clock, without a change in the database', async () => {
    const shop = await startShop({ content: 'demo' })
    try {
      const product = await someProduct(shop)
      const seen = nextChange(shop.context.catalogue)
      await shop.db
        .update(variants)
        .set({
          price: 30_000_000,
          newPrice: 20_000_000,
          stock: 5,
          offerEndsAt: new Date(shop.clock.now() + 60_000),
        })
        .where(eq(variants.productId, product.id))
      await seen
      expect(await card(shop, product.id)).toEqual({
        link_price_id: null,
        price: 30_000_000,
        new_price: 20_000_000,
        expire_time: new Date(shop.clock.now() + 60_000).toISOString(),
      })
      const version = shop.context.catalogue.version
      const change = nextChange(shop.context.catalogue)
      shop.clock.advance(60)
      expect(await card(shop, product.id)).toEqual({
        link_price_id: null,
        price: 30_000_000,
        new_price: null,
        expire_time: null,
      })
      expect((await change)?.productIds).toContain(product.id)
      expect(shop.context.catalogue.version).not.toBe(version)
      const { data } = await shop.client().api.GET('/product/v2/product/', {
        params: {
          query: { search: product.title, min_price: 29_000_000, max_price: 31_000_000, size: 48 },
        },
      })
      expect(data?.results.map(({ id }) => id)).toContain(product.id)
    } finally {
      await shop.close()
    }
  })
})

async function someProducts(shop: TestShop) {
  const { data } = await shop
    .client()
    .api.GET('/product/v2/product/', { params: { query: { slug: 'samsung-mobile', size: 20 } } })
  return data?.results ?? []
}

async function someProduct(shop: TestShop) {
  const [product] = await someProducts(shop)
  if (!product) throw new Error('the shop has no products')
  return product
}

async function card(shop: TestShop, id: number) {
  const product = (await someProducts(shop)).find((candidate) => candidate.id === id)
  return product?.price_related_info
}

const bySlug = (shop: TestShop, slug: string) =>
  shop.client().api.GET('/product/v2/product/{slug}/', { params: { path: { slug } } })

async function found(shop: TestShop, search: string): Promise<number[]> {
  const { data } = await shop
    .client()
    .api.GET('/product/', { params: { query: { search, size: 48 } } })
  return data?.results.map(({ id }) => id) ?? []
}

/** The next change that a catalogue reports; rejects if there is none in time. */
function nextChange(catalogue: Catalogue, limit = attemptMs): Promise<CatalogueChange> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`no change within ${limit} ms`)), limit)
    const stop = catalogue.onChange((change) => {
      clearTimeout(late)
      stop()
      resolve(change)
    })
  })
}
