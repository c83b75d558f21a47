import { eq } from 'drizzle-orm'
import { exportSPKI, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { products, variants } from '#server/platform/db/schema/catalogue.ts'
import { pagePatterns, type PageName } from '#src/lib/paths.ts'
import { startShop, type TestShop } from '#tests/support/shop.ts'

const site = 'https://firouzeh.example'
const torob = await generateKeyPair('EdDSA', { extractable: true })
const stranger = await generateKeyPair('EdDSA')

let shop: TestShop
beforeAll(async () => {
  const publicKey = (await exportSPKI(torob.publicKey)).replaceAll(/-----[^-]+-----|\s/g, '')
  const env = { SITE_URL: site, TOROB_PUBLIC_KEY: publicKey }
  shop = await startShop({ content: 'demo', env })
})
afterAll(() => shop.close())

const get = async (url: string) => shop.app.server.inject({ url })
const addresses = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '')

describe('robots.txt', () => {
  it('keeps crawlers out of what is personal and shows them the sitemap', async () => {
    const { body, headers } = await get('/robots.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toContain('Disallow: /cart\n')
    expect(body).toContain('Disallow: /api/\n')
    expect(body).toContain(`Sitemap: ${site}/sitemap.xml\n`)
  })

  it('closes every page but those that belong in a search engine', async () => {
    const { body } = await get('/robots.txt')
    const closed = [...body.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path)
    const open = Object.entries(pagePatterns).flatMap(([name, pattern]) =>
      closed.some((path) => pattern.startsWith(path)) ? [] : name,
    )
    const catalogue: PageName[] = ['home', 'products', 'category', 'product', 'articles', 'article']
    const texts: PageName[] = [
      'aboutUs',
      'contactUs',
      'faq',
      'faqRegistry',
      'purchaseGuide',
      'purchaseMethods',
      'returnProducts',
      'sendingMethods',
      'stockProductRules',
      'terms',
      'termsDeposit',
      'trackingOrders',
      'userPrivacy',
      'warranty7day',
    ]
    expect(open.sort()).toEqual([...catalogue, ...texts, 'advisor'].sort())
  })
})

describe('the sitemap', () => {
  it('leads from its index to every product and category that can be shown', async () => {
    const index = await get('/sitemap.xml')
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8')
    const parts = addresses(index.body)
    expect(parts).toEqual(
      ['pages', 'categories', 'products-1'].map((name) => `${site}/sitemaps/${name}.xml`),
    )
    const found = await Promise.all(
      parts.map(async (part) => addresses((await get(new URL(part).pathname)).body)),
    )
    const all = new Set(found.flat())
    const shown = await shop.db.select({ slug: products.slug }).from(products)
    for (const { slug } of shown)
      expect(all).toContain(`${site}/products/${encodeURIComponent(slug)}`)
    expect(all).toContain(`${site}/`)
    expect(all).toContain(`${site}/blogs`)
    expect(all).toContain(`${site}/blogs/1`)
    expect(all).toContain(`${site}/productlist/mobile/iphone/used-iphone`)
  })

  it('contains when a product last changed, and its picture', async () => {
    const [product] = await shop.db.select().from(products).limit(1)
    const changed = new Date(shop.clock.now() + 60_000)
    await shop.db
      .update(variants)
      .set({ updatedAt: changed })
      .where(eq(variants.productId, product?.id ?? 0))
    await expect
      .poll(async () => (await get('/sitemaps/products-1.xml')).body)
      .toContain(
        `<url><loc>${site}/products/${product?.slug}</loc><lastmod>${changed.toISOString()}</lastmod>` +
          `<image:image><image:loc>${site}${product?.images[0]?.image}?w=1200</image:loc></image:image></url>`,
      )
  })

  it('does not name a product that was taken out of the shop', async () => {
    const [product] = await shop.db.select().from(products).limit(1).offset(3)
    const address = `<loc>${site}/products/${product?.slug}</loc>`
    expect((await get('/sitemaps/products-1.xml')).body).toContain(address)
    await shop.db
      .update(products)
      .set({ isActive: false })
      .where(eq(products.id, product?.id ?? 0))
    await expect
      .poll(async () => (await get('/sitemaps/products-1.xml')).body)
      .not.toContain(address)
  })

  it.each(['products-0', 'products-2', 'products-999999', 'products-', 'secrets', '..%2Fpages'])(
    'has no part %s',
    async (name) => {
      expect((await get(`/sitemaps/${name}.xml`)).statusCode).toBe(404)
    },
  )
})

describe('the feed for price comparison', () => {
  type Feed = {
    error?: string
    current_page: number | null
    total: number
    max_pages: number
    next_cursor: string | null
    products: Record<string, unknown>[]
  }
  const seconds = () => Math.floor(shop.clock.now() / 1000)
  const token = (
    claims: { aud?: string; nbf?: number; exp?: number } = {},
    key = torob.privateKey,
  ) =>
    new SignJWT({ aud: 'firouzeh.example', nbf: seconds() - 60, exp: seconds() + 600, ...claims })
      .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT' })
      .sign(key)
  const ask = async (payload: unknown, signed?: string) => {
    const reply = await shop.app.server.inject({
      method: 'POST',
      url: '/torob_api/v3/products',
      headers: {
        'content-type': 'application/json',
        'x-torob-token': signed ?? (await token()),
        'x-torob-token-version': '1',
      },
      payload: JSON.stringify(payload),
    })
    return { status: reply.statusCode, body: reply.json<Feed>() }
  }
  const newest = { page: 1, sort: 'date_added_desc' }

  it('is refused to everyone but the comparison site', async () => {
    const tokens = [
      'not-a-token',
      await token({}, stranger.privateKey),
      await token({ aud: 'other-shop.example' }),
      await token({ exp: seconds() - 120 }),
      await token({ nbf: seconds() + 120 }),
    ]
    for (const each of tokens) expect((await ask(newest, each)).status).toBe(401)
  })

  it('gives every variant once, a hundred a page, both by page and by cursor', async () => {
    const first = await ask(newest)
    expect(first.body.products).toHaveLength(100)
    const byPage = new Set<unknown>()
    for (let page = 1; page <= first.body.max_pages; page++)
      for (const { page_unique } of (await ask({ ...newest, page })).body.products)
        byPage.add(page_unique)
    expect(byPage.size).toBe(first.body.total)
    const byCursor = new Set<unknown>()
    let cursor: string | null | undefined
    while (cursor !== null) {
      const { body } = await ask({ sort: 'product_id_desc', ...(cursor && { cursor }) })
      for (const { page_unique } of body.products) byCursor.add(page_unique)
      cursor = body.next_cursor
    }
    expect(byCursor).toEqual(byPage)
  })

  it('shows a variant with its price in tomans, its pictures and its specifications', async () => {
    const [product] = await shop.db
      .select()
      .from(products)
      .where(eq(products.slug, 'iphone-16-128gb'))
    const [variant] = await shop.db
      .update(variants)
      .set({ price: 90_000_000, newPrice: 85_000_000, offerEndsAt: null, stock: 2 })
      .where(eq(variants.productId, product?.id ?? 0))
      .returning()
    const unique = String(variant?.id)
    const page_url = `${site}/products/iphone-16-128gb?price_id=${unique}`
    await expect
      .poll(async () => (await ask({ page_uniques: [unique] })).body.products)
      .toMatchObject([
        {
          page_unique: unique,
          page_url,
          product_group_id: String(product?.id),
          title: `${product?.title} رنگ ${variant?.colorName}`,
          current_price: 85_000_000,
          old_price: 90_000_000,
          availability: true,
          spec: { رنگ: variant?.colorName },
        },
      ])
    const byAddress = await ask({ page_urls: [page_url] })
    expect(byAddress.body.products.map(({ page_unique }) => page_unique)).toEqual([unique])
    expect(byAddress.body.products[0]?.['image_links']).toContainEqual(
      expect.stringMatching(/^https:\/\/firouzeh\.example\/images\/phone\/.*w=1200&f=jpeg$/),
    )
  })

  it('says 0 and not available for what is sold out, and nothing of what does not exist', async () => {
    const [variant] = await shop.db
      .update(variants)
      .set({ stock: 0 })
      .where(eq(variants.id, 5))
      .returning()
    await expect
      .poll(async () => (await ask({ page_uniques: [String(variant?.id)] })).body.products)
      .toMatchObject([{ current_price: 0, availability: false }])
    for (const nothing of [
      { page_uniques: ['999999'] },
      { page_urls: ['https://other.example/products/iphone-16-128gb', 'no address'] },
      { page_urls: [`${site}/products/%E0%A4%A`] },
    ])
      expect((await ask(nothing)).body).toMatchObject({ total: 0, products: [] })
  })

  it.each([
    {},
    { page: 1 },
    { page: 0, sort: 'date_added_desc' },
    { page: '1', sort: 'date_added_desc' },
    { page: 1, sort: 'price' },
    { cursor: 'x', sort: 'product_id_desc' },
    { page_uniques: [] },
    { page_urls: Array.from({ length: 101 }, () => site) },
    { ...newest, size: 1_000 },
  ])('refuses a request that is not in the protocol: %j', async (payload) => {
    const { status, body } = await ask(payload)
    expect(status).toBe(400)
    expect(body.error).toEqual(expect.any(String))
  })
})
