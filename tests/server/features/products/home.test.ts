import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { components } from '#api/schema.d.ts'
import type { SiteContent } from '#server/catalogue/site-content.ts'
import type { Schemas } from '#server/schemas.ts'
import { products, siteContents, variants } from '#server/platform/db/schema/catalogue.ts'
import { demoArticles } from '#demo/catalogue/articles.ts'
import { demoHome, demoSeoText } from '#demo/catalogue/home.ts'
import { renewOffers } from '#demo/offers/renew-offers.ts'
import { startShop, type TestShop } from '#tests/support/shop.ts'
import { transaction } from '#server/platform/db/transaction.ts'

type Story = Schemas['EditedStory']
type Section = components['schemas']['HomeSection']

let shop: TestShop
beforeAll(async () => {
  shop = await startShop({ content: 'demo' })
})
afterAll(() => shop.close())

describe('the home page', () => {
  it(
    'has every type of section in the editor’s order, each with something in it',
    { tags: ['HOME-34'] },
    async () => {
      const sections = await home()
      expect(sections.map(({ type }) => type)).toEqual(demoHome.map(({ type }) => type))
      expect(new Set(sections.map(({ type }) => type))).toEqual(
        new Set([
          'STORY',
          'HERO_SECTION',
          'PRODUCT',
          'FLAGSHIP',
          'PROPERTY',
          'CUSTOM_PRODUCT',
          'LATEST_ARTICLES',
          'SMALL_BANNER',
          'FULL_WIDTH_BANNER',
        ]),
      )
      expect(sections.filter(({ data }) => data.length === 0)).toEqual([])
    },
  )

  it(
    'returns the title and category of a section, and of a product all that its card shows',
    { tags: ['HOME-27'] },
    async () => {
      const slider = section(await home(), 'PRODUCT')
      expect(slider.extra_data).toEqual({
        title: 'پرفروش‌ترین گوشی‌ها',
        category: { name: 'پرفروش‌ترین گوشی‌ها', slug: 'mobile' },
        query: 'ordering=-sold_count',
      })
      const [product] = slider.data
      const [stored] = await shop.db
        .select()
        .from(variants)
        .where(eq(variants.id, product?.price?.id ?? 0))
      expect(product).toMatchObject({
        slug: expect.any(String),
        image: { image: expect.stringMatching(/^\/images\/phone\//), alt_text: expect.any(String) },
        price: {
          price: stored?.price,
          new_price: stored?.newPrice,
          quantity: stored?.stock,
        },
        gift: stored?.gift,
      })
      expect(product?.colors).toContainEqual({ code: stored?.colorCode, name: stored?.colorName })
    },
  )

  it('names tabs, articles, stories and banners with all their fields', async () => {
    const sections = await home()
    expect(section(sections, 'PROPERTY').data[0]).toEqual({
      id: 1,
      name: 'دوربین قوی',
      icon: 'camera',
      main_slug: 'strong-camera',
      active: true,
    })
    expect(section(sections, 'LATEST_ARTICLES').data[0]).toEqual({
      id: 1,
      title: demoArticles[0]?.title,
      text: demoArticles[0]?.excerpt,
      cover: '/images/scene/article-1',
      read_time: 2,
    })
    expect(section(sections, 'STORY').data[0]).toEqual({
      id: 1,
      name: 'آیفون ۱۷ پرو',
      cover: '/images/scene/story/1',
      tint: 'saffron',
    })
    expect(section(sections, 'HERO_SECTION').data[0]).toMatchObject({
      image: '/images/scene/hero-1',
      mobile_image: '/images/scene/hero-1-mobile',
      link: `/products/iphone-17-pro-max-256gb?price_id=${(await orangeVariant())?.id}`,
    })
  })

  it('shows the newest articles first, and none before its day', async () => {
    const { id: _, ...article } = articleOf(content('articles'))
    const published_at = (later: number) => new Date(shop.clock.now() + later).toISOString()
    await change(() =>
      shop.db.insert(siteContents).values([
        { key: 'article-90', body: { ...article, published_at: published_at(86_400_000) } },
        { key: 'article-91', body: { ...article, published_at: published_at(0) } },
        { key: 'article-92', body: { ...article, is_shown: false } },
      ]),
    )
    const ids = section(await home(), 'LATEST_ARTICLES').data.map(({ id }) => id)
    expect(ids).toEqual([91, 1, 2, 3])
    const all = (await api().GET('/blogs/')).data ?? []
    expect(all.map(({ id }) => id)).toEqual([91, ...demoArticles.map((_, place) => place + 1)])
    const read = (id: number) => api().GET('/blogs/{id}/', { params: { path: { id } } })
    const { data: whole } = await read(91)
    expect(whole?.body).toEqual(article.body)
    expect(whole?.product_ids).toHaveLength(demoArticles[0]?.products.length ?? 0)
    for (const hidden of [90, 92])
      expect((await read(hidden)).error?.code).toBe('article_not_found')
    await change(() =>
      shop.db
        .delete(siteContents)
        .where(inArray(siteContents.key, ['article-90', 'article-91', 'article-92'])),
    )
  })

  it('promises no special price that is over', async () => {
    const before = section(await home(), 'CUSTOM_PRODUCT').data
    const [first, second] = before
    await change(() =>
      transaction(shop.db, async (tx) => {
        const firstOnes = eq(variants.productId, first?.id ?? 0)
        await tx.update(variants).set({ newPrice: null, offerEndsAt: null }).where(firstOnes)
        const secondOnes = eq(variants.productId, second?.id ?? 0)
        await tx.update(variants).set({ stock: 0 }).where(secondOnes)
      }),
    )
    const after = section(await home(), 'CUSTOM_PRODUCT').data
    expect(after.map(({ id }) => id)).toEqual(before.slice(1).map(({ id }) => id))
    expect(after[0]?.price).toBeNull()
  })
})

describe('the offers of the demo', () => {
  it('start again when they have ended, at their former price, except where the staff changed it', async () => {
    const offered = await startShop({ content: 'demo' })
    const { db, clock } = offered
    const special = async () => {
      const { data } = await offered.client().api.GET('/home-page/v2/')
      return section(data ?? [], 'CUSTOM_PRODUCT').data
    }
    const before = await special()
    const [changed] = before
    await db
      .update(variants)
      .set({ newPrice: sql`${variants.newPrice} - 1000` })
      .where(eq(variants.productId, changed?.id ?? 0))
    clock.advance(30 * 24 * 3600)
    expect(await special()).toEqual([])
    await renewOffers(offered.context)
    await expect.poll(async () => (await special()).length).toBe(before.length - 1)
    const ends = (await special()).map(({ price }) => Date.parse(price?.expire_time ?? ''))
    for (const end of ends) {
      expect(end).toBeGreaterThan(clock.now())
      expect(end).toBeLessThanOrEqual(clock.now() + 96 * 3_600_000)
    }
    expect((await special()).map(({ price }) => price?.new_price)).toEqual(
      before.slice(1).map(({ price }) => price?.new_price),
    )
    await offered.close()
  })
})

describe('a tab of products by property', () => {
  it('answers six products of its slug', { tags: ['HOME-35', 'HOME-42'] }, async () => {
    const tabs = section(await home(), 'PROPERTY').data
    for (const { main_slug: slug } of tabs) {
      const { data } = await api().GET('/product/', { params: { query: { slug, size: 6 } } })
      expect({ slug, found: data?.results.length }).toEqual({ slug, found: 6 })
    }
  })
})

describe('a story', () => {
  it(
    'has items, each with a picture and a product to buy',
    { tags: ['HOME-36', 'HOME-37'] },
    async () => {
      const { data: items } = await storyItems(1)
      expect(items).toEqual([
        { id: 1, desktop_image: picture('phone/iphone-17-pro-max/cosmic-orange') },
        { id: 2, desktop_image: picture('phone/iphone-17-pro/deep-blue') },
        { id: 3, desktop_image: picture('case/iphone-17-pro-max-silicone/orange') },
      ])
      const { data: item } = await storyItem(1)
      const product = shop.context.catalogue.product('iphone-17-pro-max-256gb')
      const orange = await orangeVariant()
      expect(item).toEqual({
        id: 1,
        desktop_image: picture('phone/iphone-17-pro-max/cosmic-orange'),
        desktop_image_alt: product?.title,
        product_slug: 'iphone-17-pro-max-256gb',
        text: 'نارنجی کیهانی رسید؛ پلمپ و نات‌اکتیو',
        tint: 'saffron',
        product_title: product?.title,
        price: {
          price: orange?.price,
          new_price: orange?.new_price,
          link_price_id: orange?.id,
        },
      })
    },
  )

  it('that does not exist is not found, and an invalid id is refused', async () => {
    expect((await storyItems(99)).error?.code).toBe('not_found')
    expect((await storyItem(99)).error?.code).toBe('not_found')
    expect((await storyItems(0)).error?.code).toBe('validation_failed')
    const unnamed = await shop.client().send({ url: '/api/home-page/story-item/' })
    expect(unnamed.json()).toMatchObject({ status: 400, code: 'validation_failed' })
  })

  it('loses the items whose products are hidden, and is left out when none is left', async () => {
    const [story] = content('homeStories').stories
    const [first] = story?.items ?? []
    await show(first?.product, false)
    expect((await storyItems(1)).data?.map(({ id }) => id)).toEqual([2, 3])
    expect((await storyItem(1)).error?.code).toBe('not_found')
    for (const { product } of story?.items ?? []) await show(product, false)
    expect(section(await home(), 'STORY').data.map(({ id }) => id)).not.toContain(1)
    for (const { product } of story?.items ?? []) await show(product, true)
    expect(section(await home(), 'STORY').data.map(({ id }) => id)).toContain(1)
  })

  it('whose product is sold out has no price', async () => {
    const { data } = await storyItem(2)
    const product = shop.context.catalogue.product(data?.product_slug ?? '')
    const ofProduct = eq(variants.productId, product?.id ?? 0)
    await change(() => shop.db.update(variants).set({ stock: 0 }).where(ofProduct))
    expect((await storyItem(2)).data?.price).toBeNull()
  })

  it('that an editor adds is served at once', async () => {
    const { stories } = content('homeStories')
    const items = [{ ...itemOf(stories), id: 50, text: 'تازه رسید' }]
    await editStories([{ ...storyOf(stories), id: 40, name: 'تازه', items }])
    expect(section(await home(), 'STORY').data.map(({ name }) => name)).toEqual(['تازه'])
    expect((await storyItem(50)).data?.text).toBe('تازه رسید')
    await editStories([])
    expect(section(await home(), 'STORY').data).toEqual([])
    await editStories(stories)
  })
})

describe('the text below the home page', () => {
  it('is the editor’s, and changes with it', async () => {
    expect((await api().GET('/home-page/seo-text/')).data).toEqual(demoSeoText)
    await edit('seoText', { title: 'دربارهٔ ما', paragraphs: [], questions: [] })
    expect((await api().GET('/home-page/seo-text/')).data).toEqual({
      title: 'دربارهٔ ما',
      paragraphs: [],
      questions: [],
    })
  })
})

const api = () => shop.client().api

const storyItems = (story: number) =>
  api().GET('/home-page/story-item/', { params: { query: { story } } })

const storyItem = (id: number) =>
  api().GET('/home-page/story-item/{id}/', { params: { path: { id } } })

const picture = (device: string) => `/images/scene/stage/saffron/${device}`

async function home(): Promise<Section[]> {
  const { data } = await api().GET('/home-page/v2/')
  return data ?? []
}

function section<Type extends Section['type']>(sections: readonly Section[], type: Type) {
  const found = sections.find((one): one is Extract<Section, { type: Type }> => one.type === type)
  if (!found) throw new Error(`no section ${type}`)
  return found
}

function content<Key extends keyof SiteContent>(key: Key): SiteContent[Key] {
  return shop.context.catalogue.frame.contents[key]
}

const edit = <Key extends keyof SiteContent>(key: Key, body: SiteContent[Key]) =>
  change(() => shop.db.update(siteContents).set({ body }).where(eq(siteContents.key, key)))

const editStories = (stories: Story[]) => edit('homeStories', { kind: 'homeStories', stories })

const show = (slug: string | undefined, isActive: boolean) =>
  change(() =>
    shop.db
      .update(products)
      .set({ isActive })
      .where(eq(products.slug, slug ?? '')),
  )

/** Waits until the change has reached the catalogue in memory. */
async function change(work: () => PromiseLike<unknown>): Promise<void> {
  const { promise: seen, resolve } = Promise.withResolvers<void>()
  const stop = shop.context.catalogue.onChange(() => resolve())
  await work()
  await seen
  stop()
}

function storyOf([story]: readonly Story[]): Story {
  if (!story) throw new Error('no stories')
  return story
}

function itemOf(stories: readonly Story[]): Story['items'][number] {
  const [item] = storyOf(stories).items
  if (!item) throw new Error('no items')
  return item
}

function articleOf([article]: SiteContent['articles']): SiteContent['articles'][number] {
  if (!article) throw new Error('no articles')
  return article
}

/** The variant whose color the hero and the first story show. */
async function orangeVariant() {
  const { data } = await api().GET('/product/v2/product/{slug}/', {
    params: { path: { slug: 'iphone-17-pro-max-256gb' } },
  })
  return data?.price.find(({ color_name: color }) => color === 'نارنجی کیهانی')
}
