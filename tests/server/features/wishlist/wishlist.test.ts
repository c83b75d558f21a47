import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { products, variants } from '#server/platform/db/schema/catalogue.ts'
import type { TestClient } from '#tests/support/client.ts'
import { addGoods } from '#tests/support/goods.ts'
import { startShop, type TestShop } from '#tests/support/shop.ts'
import { answer, refusal } from '#tests/support/shopper.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

/** A product of the shop, known to its catalogue. */
async function newProduct(): Promise<{ id: number; slug: string }> {
  const variantId = await addGoods(shop.db)
  const [product] = await shop.db
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id))
    .where(eq(variants.id, variantId))
  if (!product) throw new Error('the product is gone')
  await expect.poll(() => shop.context.catalogue.product(product.slug)?.id).toBe(product.id)
  return product
}

const save = ({ api }: TestClient, slug: string, save_status = true) =>
  api.POST('/product/v2/{slug}/update_save_status/', {
    params: { path: { slug } },
    body: { save_status },
  })

const isSaved = ({ api }: TestClient, slug: string) =>
  answer(api.GET('/product/v2/product/{slug}/saved/', { params: { path: { slug } } }))

const listSaved = ({ api }: TestClient, query: { page?: number; size?: number } = {}) =>
  answer(api.GET('/profile/saved-product/', { params: { query } }))

const listSlugs = ({ api }: TestClient) => answer(api.GET('/profile/saved-product/slugs/'))

const unsave = ({ api }: TestClient, saveId: number) =>
  api.DELETE('/profile/unsave-product/{saveId}/', { params: { path: { saveId } } })

describe('saving a product', () => {
  it(
    'keeps it until it is let go, for its customer alone',
    { tags: ['PDP-60', 'PDP-65', 'PDP-37'] },
    async () => {
      const [customer, other] = [await shop.signIn(), await shop.signIn()]
      const { id, slug } = await newProduct()
      expect(await isSaved(customer, slug)).toEqual({ saved: false })
      expect(await answer(save(customer, slug))).toEqual({ saved: true })
      expect(await isSaved(customer, String(id))).toEqual({ saved: true })
      expect(await isSaved(other, slug)).toEqual({ saved: false })
      expect(await answer(save(customer, slug, false))).toEqual({ saved: false })
      expect(await answer(save(customer, slug, false))).toEqual({ saved: false })
      expect(await isSaved(customer, slug)).toEqual({ saved: false })
    },
  )

  it('says so when it was saved already, however many ask at once', async () => {
    const customer = await shop.signIn()
    const { slug } = await newProduct()
    const replies = await Promise.all(Array.from({ length: 5 }, () => save(customer, slug)))
    expect(replies.filter(({ data }) => data?.saved)).toHaveLength(1)
    const [refused] = replies.flatMap(({ error }) => error ?? [])
    expect(refused).toMatchObject({
      status: 409,
      code: 'already_saved',
      message: 'Already saved.',
      title: 'محصول در لیست ذخیره شده‌ها موجود است!',
    })
    expect((await listSaved(customer)).results).toHaveLength(1)
  })

  it('is refused if the product does not exist', async () => {
    const customer = await shop.signIn()
    const gone = { status: 404, code: 'product_not_found' }
    expect(await refusal(save(customer, 'nothing'))).toEqual(gone)
    expect(await refusal(save(customer, 'nothing', false))).toEqual(gone)
  })
})

describe('the saved products', () => {
  it(
    'come in pages, the last saved first, and go by the id of their saving',
    { tags: ['PROF-34', 'PROF-81', 'PROF-82'] },
    async () => {
      const [customer, other] = [await shop.signIn(), await shop.signIn()]
      const saved: string[] = []
      for (let number = 0; number < 13; number += 1) {
        const { slug } = await newProduct()
        await answer(save(customer, slug))
        saved.unshift(slug)
      }
      const first = await listSaved(customer)
      expect(first).toMatchObject({ page: 1, page_count: 2 })
      expect(first.results.map(({ product }) => product.slug)).toEqual(saved.slice(0, 12))
      const second = await listSaved(customer, { page: 2, size: 12 })
      expect(second.results.map(({ product }) => product.slug)).toEqual(saved.slice(12))
      const id = first.results[0]?.id ?? 0
      const gone = { status: 404, code: 'saved_product_not_found' }
      expect(await refusal(unsave(other, id))).toEqual(gone)
      expect((await unsave(customer, id)).response.status).toBe(204)
      expect(await refusal(unsave(customer, id))).toEqual(gone)
      expect((await listSaved(customer)).results.map(({ product }) => product.slug)).toEqual(
        saved.slice(1),
      )
    },
  )

  it('are listed by their slugs in one reply, the last saved first, for their customer alone', async () => {
    const [customer, other] = [await shop.signIn(), await shop.signIn()]
    const [first, second] = [await newProduct(), await newProduct()]
    await answer(save(customer, first.slug))
    await answer(save(customer, second.slug))
    expect(await listSlugs(customer)).toEqual({ slugs: [second.slug, first.slug] })
    expect(await listSlugs(other)).toEqual({ slugs: [] })
    await answer(save(customer, second.slug, false))
    expect(await listSlugs(customer)).toEqual({ slugs: [first.slug] })
  })

  it('leave out what the shop no longer shows', async () => {
    const customer = await shop.signIn()
    const { id, slug } = await newProduct()
    await answer(save(customer, slug))
    await shop.db.update(products).set({ isActive: false }).where(eq(products.id, id))
    await expect.poll(() => listSlugs(customer)).toEqual({ slugs: [] })
    expect(await listSaved(customer)).toEqual({ results: [], page: 1, page_count: 0 })
  })
})
