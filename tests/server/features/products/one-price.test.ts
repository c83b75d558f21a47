import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { components } from '#api/schema.d.ts'
import { payablePrice } from '#domain/price.ts'
import { colorFamily } from '#server/catalogue/color-family.ts'
import { torobFeed } from '#server/features/discovery/torob-feed.service.ts'
import { chooseVariant } from '#src/features/product/product-view.ts'
import { startShop, type TestShop } from '#tests/support/shop.ts'
import { answer } from '#tests/support/shopper.ts'

type Schemas = components['schemas']
type Info = { price: number; new_price: number | null } | null | undefined

let shop: TestShop
beforeAll(async () => {
  shop = await startShop({ content: 'demo' })
})
afterAll(() => shop.close())

const asked = (info: Info) => (info ? payablePrice(info.price, info.new_price) : null)

/** All pages of a list. */
async function pagesOf<Item>(
  page: (number: number) => Promise<{ results: Item[]; page_count: number }>,
) {
  const first = await page(1)
  const rest = Array.from({ length: first.page_count - 1 }, (_, index) => page(index + 2))
  return [first, ...(await Promise.all(rest))].flatMap(({ results }) => results)
}

describe('the price of a product', () => {
  it('stands on a card below the picture of its color, which its page shows first', async () => {
    const { api } = shop.client()
    const { results } = await answer(
      api.GET('/product/v2/product/', { params: { query: { size: 48 } } }),
    )
    const others = new Set<string>()
    for (const { slug, main_image: card, price_related_info: info } of results) {
      const product = await answer(
        api.GET('/product/v2/product/{slug}/', { params: { path: { slug } } }),
      )
      const linked = info?.link_price_id ?? null
      const shown = chooseVariant(product.price, linked === null ? null : String(linked))
      const [first] = product.images
      const ofColor = info && product.images.find(({ related_price_id: id }) => id === shown?.id)
      if (ofColor && ofColor !== first) others.add(slug)
      expect([slug, card.image]).toEqual([slug, (ofColor ?? first)?.image])
    }
    expect(others.size).toBeGreaterThan(0)
  })

  it('is that of the chosen color on the cards of a list narrowed to it, and the link opens that color', async () => {
    const { api, send } = shop.client()
    const url = '/api/product/v2/product/?size=48&color=blue'
    const { results } = (await send({ method: 'GET', url })).json<Schemas['ProductPage']>()
    const others = new Set<string>()
    for (const { slug, main_image: card, price_related_info: info } of results) {
      const product = await answer(
        api.GET('/product/v2/product/{slug}/', { params: { path: { slug } } }),
      )
      const blue = product.price.filter(
        ({ color_name: name, color_code: code }) => colorFamily(name, code) === 'blue',
      )
      const prices = blue.filter(({ quantity }) => quantity > 0).map((each) => asked(each) ?? 0)
      expect([slug, asked(info)]).toEqual([slug, prices.length > 0 ? Math.min(...prices) : null])
      const linked = info?.link_price_id ?? null
      const shown = info
        ? chooseVariant(product.price, linked === null ? null : String(linked))
        : blue[0]
      expect([slug, blue.map(({ id }) => id)]).toEqual([slug, expect.arrayContaining([shown?.id])])
      const colorPictures = product.images.filter(({ related_price_id: id }) => id !== null)
      const picture = colorPictures.find(({ related_price_id: id }) => id === shown?.id)
      expect([slug, card.image]).toEqual([slug, (picture ?? product.images[0])?.image])
      if (picture && picture !== product.images[0]) others.add(slug)
    }
    expect(others.size).toBeGreaterThan(0)
  })

  it('is the same on every card, on its page, in the cart and in the feed, over the whole catalogue', async () => {
    const { api } = shop.client()
    const listed = await pagesOf((page) =>
      answer(api.GET('/product/v2/product/', { params: { query: { size: 48, page } } })),
    )
    const suggested = await pagesOf((page) =>
      answer(api.GET('/product/', { params: { query: { size: 48, page } } })),
    )
    const fed = await feedPrices()
    expect(listed.length).toBe(shop.context.catalogue.size)
    expect(suggested.length).toBe(listed.length)
    const bySlug = new Map(suggested.map((product) => [product.slug, product]))
    for (const { id, slug, price_related_info: info } of listed) {
      const product = await answer(
        api.GET('/product/v2/product/{slug}/', { params: { path: { slug } } }),
      )
      const linked = info?.link_price_id ?? null
      const opened = chooseVariant(product.price, linked === null ? null : String(linked))
      const shown = opened && opened.quantity > 0 ? opened : null
      const price = asked(info)
      expect({
        slug,
        suggestion: asked(bySlug.get(slug)?.price),
        suggestedVariant: bySlug.get(slug)?.price?.id ?? null,
        suggestedLink: bySlug.get(slug)?.price?.link_price_id ?? null,
        page: asked(shown),
        meta: product.torob_meta_info.product_price,
        feed: fed.get(id) ?? null,
        cart: shown && (await cartPrice(shown.id)),
      }).toEqual({
        slug,
        suggestion: price,
        suggestedVariant: shown?.id ?? null,
        suggestedLink: linked,
        page: price,
        meta: price,
        feed: price,
        cart: price,
      })
    }
  })

  it('is the one that the home page and its stories show', async () => {
    const { api } = shop.client()
    const sections = await answer(api.GET('/home-page/v2/'))
    const products = sections.flatMap((section) =>
      section.type === 'PRODUCT' || section.type === 'CUSTOM_PRODUCT' ? section.data : [],
    )
    expect(products.length).toBeGreaterThan(20)
    for (const { slug, price } of products)
      expect([slug, asked(price)]).toEqual([slug, await pagePrice(slug, price?.link_price_id)])
    const banners = sections.flatMap((section) =>
      section.type === 'HERO_SECTION' ? section.data : [],
    )
    for (const { link, price } of banners.filter((banner) => banner.price !== undefined)) {
      const { pathname, searchParams } = new URL(link, 'http://shop.example')
      const shown = await pagePrice(
        pathname.replace('/products/', ''),
        searchParams.get('price_id'),
      )
      expect([link, price]).toEqual([link, shown])
    }
  })
})

/** What the page of a product shows first when a link to it names this variant, or none. */
async function pagePrice(slug: string, priceId?: number | string | null): Promise<number | null> {
  const path = { slug }
  const { price } = await answer(
    shop.client().api.GET('/product/v2/product/{slug}/', { params: { path } }),
  )
  return asked(chooseVariant(price, priceId == null ? null : String(priceId)))
}

/** The price of a guest's line. */
async function cartPrice(price_id: number): Promise<number | null> {
  const lines: Schemas['LineInput'][] = [{ price_id, quantity: 1 }]
  const cart = await answer(shop.client().api.POST('/purchase/cart/preview/', { body: { lines } }))
  return asked(cart.products[0])
}

/** The lowest price of each product in the feed of the comparison site, by id. */
async function feedPrices(): Promise<Map<number, number>> {
  const lowest = new Map<number, number>()
  for (let page = 1, pages = 1; page <= pages; page++) {
    const feed = await torobFeed(shop.context, { page, sort: 'product_id_desc' })
    pages = feed.max_pages
    for (const { product_group_id: group, current_price: price, availability } of feed.products) {
      const id = Number(group)
      if (availability) lowest.set(id, Math.min(price, lowest.get(id) ?? Infinity))
    }
  }
  return lowest
}
