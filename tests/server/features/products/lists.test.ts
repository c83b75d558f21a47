import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { products, variants } from '#server/platform/db/schema/catalogue.ts'
import { effectivePrice } from '#domain/price.ts'
import { startShop, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop({ content: 'demo' })
})
afterAll(() => shop.close())

type Answer<Body> = { status: number; body: Body }
type Query = Record<string, string | number | boolean | string[]>

/** Sends a query as a browser serializes it: lists as repeated keys. */
async function get<Body>(path: string, query: Query = {}): Promise<Answer<Body>> {
  const parameters = Object.entries(query).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [String(value)]).map((one): [string, string] => [key, one]),
  )
  const url = `/api${path}?${new URLSearchParams(parameters).toString()}`
  const reply = await shop.client().send({ url })
  return { status: reply.statusCode, body: reply.json<Body>() }
}

type Card = {
  id: number
  slug: string
  title: string
  property_values: { property_icon: string; numeric_value: string; text: string; label: string }[]
  price_related_info: { price: number; new_price: number | null } | null
}
type List = {
  results: Card[]
  page: number
  page_count: number
  total: number
  facets: { filter_key: string; values: { value: string; count: number }[] }[]
  chosen: { filter_key: string; value: string; name: string }[]
  prices: { min: number; max: number } | null
}
type Refusal = { code: string }

async function filterKeys(query: Query = {}): Promise<string[]> {
  const { body } = await get<{ filter_key: string }[]>('/product/product-filter/', query)
  return body.map(({ filter_key }) => filter_key)
}

const productFields = `id title second_title slug canonical title_tag description_tag index sku
  brand_en_name description images price insurances properties details is_used detail_page_titles
  used_details warranty quantity show_category configurations notifiers torob_meta_info rating
  priceValidUntil`.split(/\s+/)
const variantFields =
  `id color_name color_code price new_price quantity expire_time last_update gift
  insurance_prices`.split(/\s+/)

const list = (query: Query) => get<List>('/product/v2/product/', query)

describe('the product list', () => {
  it('answers a page with its count of pages and products', { tags: ['LIST-28'] }, async () => {
    const { body } = await list({ slug: 'mobile' })
    expect(body.results).toHaveLength(12)
    expect(body.page).toBe(1)
    expect(body.page_count).toBe(Math.ceil(body.total / 12))
    const last = await list({ slug: 'mobile', page: body.page_count })
    expect(last.body.results.length).toBe(body.total - 12 * (body.page_count - 1))
  })

  it('takes a category by its slug and by its slug path', async () => {
    const [short, long] = await Promise.all([
      list({ slug: 'used-iphone' }),
      list({ slug: 'mobile/iphone/used-iphone' }),
    ])
    expect(short.body.total).toBeGreaterThan(0)
    expect(long.body).toEqual(short.body)
  })

  it('counts behind every filter value what choosing it leaves', async () => {
    const { body } = await list({ slug: 'mobile', brand: ['samsung'], five_g: 'true' })
    for (const { filter_key: key, values } of body.facets.filter(({ filter_key }) =>
      ['brand', 'storage', 'ram'].includes(filter_key),
    )) {
      const some = values.filter(({ count }) => count > 0).slice(0, 3)
      for (const { value, count } of some) {
        const base: Query = { slug: 'mobile', brand: ['samsung'], five_g: 'true' }
        const chosen = await list({ ...base, [key]: [value] })
        expect({ key, value, count: chosen.body.total }).toEqual({ key, value, count })
      }
    }
  })

  it(
    'takes all that the list page sends, and names what was chosen',
    { tags: ['LIST-47'] },
    async () => {
      const { body } = await list({
        ordering: '-current_max_price',
        min_price: 10_000_000,
        max_price: 90_000_000,
        slug: 'mobile',
        page: 2,
        size: 5,
        brand: ['samsung', 'apple', 'nobody'],
        storage: ['128', '256'],
        five_g: 'true',
        shoe: '44',
      })
      const { body: whole } = await list({ slug: 'mobile' })
      expect(body.results).toHaveLength(5)
      expect(body.page).toBe(2)
      expect(body.page_count).toBe(Math.ceil(body.total / 5))
      expect(body.total).toBeLessThan(whole.total)
      for (const { slug, price_related_info: info } of body.results) {
        expect(slug).toMatch(/^(iphone|galaxy)-.*-(128|256)gb/)
        const asked = info?.new_price ?? info?.price ?? 0
        expect(asked).toBeGreaterThanOrEqual(10_000_000)
        expect(asked).toBeLessThanOrEqual(90_000_000)
      }
      expect(body.chosen.map(({ filter_key, value, name }) => [filter_key, value, name])).toEqual([
        ['brand', 'samsung', 'سامسونگ'],
        ['brand', 'apple', 'اپل'],
        ['storage', '128', '۱۲۸\u00a0گیگابایت'],
        ['storage', '256', '۲۵۶\u00a0گیگابایت'],
        ['five_g', 'true', 'پشتیبانی از 5G'],
      ])
    },
  )

  it('takes several values of a brand and of a dynamic filter as repeated keys', async () => {
    const [apple, samsung, both] = await Promise.all([
      list({ slug: 'mobile', brand: ['apple'] }),
      list({ slug: 'mobile', brand: ['samsung'] }),
      list({ slug: 'mobile', brand: ['apple', 'samsung'] }),
    ])
    expect(both.body.total).toBe(apple.body.total + samsung.body.total)
  })

  it('keeps to the bounds of the price that is asked', async () => {
    const { body } = await list({
      slug: 'mobile',
      min_price: 20_000_000,
      max_price: 40_000_000,
      ordering: 'current_min_price',
      size: 48,
    })
    expect(body.total).toBeGreaterThan(0)
    for (const { price_related_info: info } of body.results) expect(info).not.toBeNull()
  })

  it('sorts by the price that the card shows', async () => {
    const asked = ({ price_related_info: info }: Card) => info && (info.new_price ?? info.price)
    const [up, down] = await Promise.all([
      list({ slug: 'mobile', ordering: 'current_min_price', available: 'true', size: 48 }),
      list({ slug: 'mobile', ordering: '-current_max_price', available: 'true', size: 48 }),
    ])
    const rising = up.body.results.map((card) => asked(card) ?? 0)
    const falling = down.body.results.map((card) => asked(card) ?? 0)
    expect(rising).toEqual(rising.toSorted((one, other) => one - other))
    expect(falling).toEqual(falling.toSorted((one, other) => other - one))
    expect(falling[0]).toBeGreaterThan(rising[0] ?? 0)
  })

  it('ignores parameters that are no filter', async () => {
    const [plain, strange] = await Promise.all([
      list({ slug: 'mobile' }),
      list({ slug: 'mobile', utm_source: 'x', no_such_filter: ['1', '2'], constructor: 'y' }),
    ])
    expect(strange.status).toBe(200)
    expect(strange.body).toEqual(plain.body)
  })

  it('shows storage, memory and camera of a phone in short and with their names', async () => {
    const { body } = await list({ slug: 'samsung-mobile', search: 'galaxy s25 ultra' })
    expect(body.results[0]?.property_values.map(({ property_icon }) => property_icon)).toEqual([
      'storage',
      'memory',
      'camera',
    ])
    expect(body.results[0]?.property_values.map(({ text, label }) => [text, label])).toEqual([
      [
        expect.stringMatching(/^[۰-۹]+\u00a0گیگ$/),
        expect.stringMatching(/^حافظه [۰-۹]+\u00a0گیگابایت$/),
      ],
      [expect.stringMatching(/^رم [۰-۹]+$/), expect.stringMatching(/^رم [۰-۹]+\u00a0گیگابایت$/)],
      [
        expect.stringMatching(/^[۰-۹]+\u00a0مگاپیکسل$/),
        expect.stringMatching(/^دوربین [۰-۹]+\u00a0مگاپیکسل$/),
      ],
    ])
  })

  it('shows the capacity of a power bank in the unit of its title', async () => {
    const { body } = await list({ search: 'پاوربانک' })
    const shown = body.results.map(({ title, property_values }) => [
      /[۰-۹]+\u00a0\S*آمپرساعت/.exec(title)?.[0],
      property_values[0]?.text,
    ])
    const named = shown.filter(([inTitle]) => inTitle !== undefined)
    expect(named.length).toBeGreaterThan(2)
    // A title, which is searched, does not group the digits.
    for (const [inTitle, onCard] of named) expect(onCard?.replaceAll('٬', '')).toBe(inTitle)
  })

  it('shows the battery’s health of a used phone first', async () => {
    const { body } = await list({ slug: 'used-iphone', size: 48 })
    expect(body.results.length).toBeGreaterThan(3)
    for (const { title, property_values } of body.results) {
      const health = /سلامت باتری ([۰-۹]+٪)/.exec(title)?.[1]
      expect(property_values[0]?.text).toBe(`باتری ${health}`)
    }
  })

  it.each([
    ['an unknown category', { slug: 'no-such' }, 404, 'category_not_found'],
    ['an unknown order', { ordering: 'sideways' }, 400, 'validation_failed'],
    ['an invalid page', { page: 0 }, 400, 'validation_failed'],
    ['too many at once', { size: 1_000 }, 400, 'validation_failed'],
    ['a search of 10,000 characters', { search: 'آ'.repeat(10_000) }, 400, 'validation_failed'],
    ['too many values', { storage: Array.from({ length: 51 }, String) }, 400, 'validation_failed'],
  ])('refuses %s', async (_, query: Query, status, code) => {
    const reply = await get<Refusal>('/product/v2/product/', query)
    expect([reply.status, reply.body.code]).toEqual([status, code])
  })
})

describe('cards by their ids', () => {
  it('are those of the list, as they are sold now, in the order that is asked for', async () => {
    const { body } = await list({ slug: 'tablet', size: 3 })
    const wanted = body.results.toReversed()
    const id = [...wanted.map((card) => String(card.id)), '99999999', String(wanted[0]?.id)]
    const cards = await get<Card[]>('/product/cards/', { id })
    expect(cards.body).toEqual(wanted)
    const [first] = wanted
    await shop.db
      .update(variants)
      .set({ stock: 0 })
      .where(eq(variants.productId, first?.id ?? 0))
    await expect
      .poll(async () => (await get<Card[]>('/product/cards/', { id })).body[0])
      .toEqual({
        ...first,
        price_related_info: null,
        gift: expect.toBeOneOf([null, expect.any(String)]),
      })
  })

  it.each([
    ['none', {}],
    ['too many', { id: Array.from({ length: 25 }, (_, place) => String(place + 1)) }],
    ['what is no id', { id: ['x'] }],
  ])('refuses %s', async (_, query: Query) => {
    const { status, body } = await get<Refusal>('/product/cards/', query)
    expect([status, body.code]).toEqual([400, 'validation_failed'])
  })
})

describe('search', () => {
  it('finds what costs as much as it says: «گوشی زیر ۴۰ میلیون»', async () => {
    type Brief = { results: { price: { price: number; new_price: number | null } | null }[] }
    const search = 'گوشی زیر ۴۰ میلیون تومان'
    const { body } = await list({ size: 48, search, ordering: 'relevance' })
    const bounded = await list({
      size: 48,
      search: 'گوشی',
      max_price: 40_000_000,
      ordering: 'relevance',
    })
    expect(body).toEqual(bounded.body)
    expect(body.total).toBeGreaterThan(0)
    const suggested = await get<Brief>('/product/', { size: 20, search })
    const prices = suggested.body.results.flatMap(
      ({ price }) => price?.new_price ?? price?.price ?? [],
    )
    expect(prices.length).toBeGreaterThan(0)
    expect(prices.every((price) => price <= 40_000_000)).toBe(true)
    // What is filtered by as well holds, too.
    const both = await list({ size: 48, search, max_price: 30_000_000, ordering: 'relevance' })
    const lower = await list({
      size: 48,
      search: 'گوشی',
      max_price: 30_000_000,
      ordering: 'relevance',
    })
    expect(both.body).toEqual(lower.body)
    const between = await list({
      size: 48,
      search: 'گوشی بین ۳۰ و ۴۰ میلیون',
      min_price: 35_000_000,
    })
    const narrower = await list({
      size: 48,
      search: 'گوشی',
      min_price: 35_000_000,
      max_price: 40_000_000,
    })
    expect(between.body).toEqual(narrower.body)
  })

  it('suggests the cheapest first where it asks for them', async () => {
    type Brief = { results: { price: { price: number; new_price: number | null } | null }[] }
    const { body } = await get<Brief>('/product/', { size: 20, search: 'ارزان‌ترین گوشی' })
    const prices = body.results.flatMap(({ price }) => price?.new_price ?? price?.price ?? [])
    expect(prices.length).toBeGreaterThan(5)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  })

  it('is the same for suggestions and the list, best first', async () => {
    const [suggested, listed] = await Promise.all([
      get<List>('/product/', { size: 20, search: 'آیفون ۱۷ پرو مکس' }),
      list({ size: 20, search: 'iphone 17 promax', ordering: 'relevance' }),
    ])
    const slugs = suggested.body.results.map(({ slug }) => slug)
    expect(slugs.length).toBeGreaterThan(0)
    expect(slugs[0]).toMatch(/^iphone-17-pro-max-/)
    expect(listed.body.results.map(({ slug }) => slug)).toEqual(slugs)
  })

  it('sorts what it found by sales unless relevance is asked for', async () => {
    const { body } = await list({ size: 48, search: 'گلکسی' })
    const found = body.results.filter(({ price_related_info }) => price_related_info !== null)
    const sold = found.map(({ id }) => shop.context.catalogue.productById(id)?.soldCount ?? 0)
    expect(sold.length).toBeGreaterThan(10)
    expect(sold).toEqual(sold.toSorted((one, other) => other - one))
  })

  it('has the filters of every list outside categories, and those that most of its products share', async () => {
    const common = ['available', 'discounted', 'category', 'brand', 'price', 'color', 'used']
    expect(await filterKeys()).toEqual(common)
    expect(await filterKeys({ search: 'گلکسی' })).toEqual(
      expect.arrayContaining(['category', 'storage', 'ram']),
    )
    const headphones = await filterKeys({ search: 'هدفون' })
    expect(headphones).toEqual(expect.arrayContaining(['brand', 'noise_cancelling']))
    expect(headphones).not.toContain('storage')
    expect(await filterKeys({ brand: ['samsung'], category: ['mobile'] })).toEqual(
      expect.arrayContaining(['storage', 'ram', 'five_g']),
    )
    expect(await filterKeys({ discounted: true })).toEqual(
      expect.arrayContaining(common.filter((key) => key !== 'used')),
    )
  })

  it.each<[string, Query]>([
    ['a search', { search: 'گلکسی' }],
    ['a brand', { brand: 'xiaomi' }],
    ['deals', { discounted: true }],
    ['a department', { category: 'mobile' }],
  ])('counts in %s what each value would leave', async (_, query) => {
    const { body } = await list({ ...query, size: 1 })
    const counted = body.facets.filter(({ filter_key }) => !(filter_key in query))
    expect(counted.length).toBeGreaterThan(4)
    for (const { filter_key, values } of counted) {
      const most = values.toSorted((one, other) => other.count - one.count)[0]
      if (most === undefined) continue
      const { body: left } = await list({ ...query, [filter_key]: most.value, size: 1 })
      expect([filter_key, left.total]).toEqual([filter_key, most.count])
    }
  })

  it('returns the existing price range, whatever bounds are selected', async () => {
    const whole = await list({ search: 'کابل', size: 48 })
    const asked = whole.body.results.flatMap(({ id }) =>
      (shop.context.catalogue.productById(id)?.variants ?? []).flatMap((variant) =>
        variant.stock > 0 ? effectivePrice(variant, shop.clock.now()) : [],
      ),
    )
    const prices = { min: Math.min(...asked), max: Math.max(...asked) }
    expect(whole.body.prices).toEqual(prices)
    const bounded = await list({ search: 'کابل', size: 48, max_price: prices.min })
    expect(bounded.body.total).toBeLessThan(whole.body.total)
    expect(bounded.body.prices).toEqual(prices)
    expect((await list({ search: 'zzzzzz' })).body.prices).toBeNull()
  })
})

describe('a public reply', () => {
  it('is asked for again by its tag, and sent again only when it says something else', async () => {
    const visitor = shop.client()
    const url = '/api/product/v2/product/?slug=tablet'
    const whole = await visitor.send({ url })
    expect(whole.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    const headers = { 'if-none-match': `"other", ${String(whole.headers.etag)}` }
    const same = await visitor.send({ url, headers })
    expect([same.statusCode, same.body]).toEqual([304, ''])
    const other = await visitor.send({ url: `${url}&page=2`, headers })
    expect(other.statusCode).toBe(200)
  })
})

describe('a category', () => {
  it(
    'knows its way, its children and its head tags',
    { tags: ['LIST-26', 'LIST-48'] },
    async () => {
      const { body } = await get<{
        name: string
        slug: string
        canonical: string
        sub_categories: { slug: string }[]
        show_category: { slug: string; disabled: boolean }[]
      }>('/product/v2/category/iphone/')
      expect(body).toMatchObject({
        id: expect.any(Number),
        name: 'آیفون',
        title_tag: expect.stringMatching(/.+/),
        description_tag: expect.stringMatching(/.+/),
        description: expect.stringMatching(/^<.*>$/s),
        mobile_banner: expect.stringMatching(/^\/images\//),
        desktop_banner: expect.stringMatching(/^\/images\//),
      })
      expect(body.slug).toBe('mobile/iphone')
      expect(body.canonical).toBe('/productlist/mobile/iphone')
      expect(body.sub_categories.map(({ slug }) => slug)).toEqual(['mobile/iphone/used-iphone'])
      expect(body.show_category).toMatchObject([
        { slug: 'mobile', disabled: false },
        { slug: 'mobile/iphone', disabled: true },
      ])
    },
  )

  it('that does not exist is a 404 in every call', async () => {
    for (const [path, query] of [
      ['/product/v2/category/no-such/', {}],
      ['/product/product-filter/', { categories__main_slug: 'no-such' }],
      ['/product/', { slug: 'no-such' }],
      ['/product/', { category: 999_999 }],
    ] as const) {
      const { status, body } = await get<Refusal>(path, query)
      expect([path, status, body.code]).toEqual([path, 404, 'category_not_found'])
    }
  })

  it(
    'offers only filters that distinguish its products, with values that some have',
    { tags: ['LIST-27', 'LIST-49'] },
    async () => {
      const { body } = await get<
        { filter_key: string; filter_type: string; values: { value: string }[] }[]
      >('/product/product-filter/', { categories__main_slug: 'mobile' })
      const { body: page } = await list({ slug: 'mobile' })
      expect(body.map(({ filter_type }) => filter_type)).toEqual(
        expect.arrayContaining(['BOOL', 'MULTI_SELECT', 'PRICE', 'COLOR']),
      )
      for (const { filter_key, filter_type, values } of body) {
        if (filter_type === 'PRICE') continue
        const counted = page.facets.find((facet) => facet.filter_key === filter_key)?.values ?? []
        const counts = values.map(
          ({ value }) => counted.find((one) => one.value === value)?.count ?? 0,
        )
        expect(Math.min(...counts)).toBeGreaterThan(0)
      }
    },
  )

  it('or a collection is behind every tab of the home page', { tags: ['INST-25'] }, async () => {
    const { body } = await get<{ type: string; data: { main_slug: string }[] }[]>('/home-page/v2/')
    const tabs = body.find(({ type }) => type === 'PROPERTY')?.data ?? []
    expect(tabs.length).toBeGreaterThan(0)
    for (const { main_slug: slug } of tabs) {
      const tab = await get<List>('/product/', { slug, size: 6 })
      expect([slug, tab.status, tab.body.results.length > 0]).toEqual([slug, 200, true])
      expect(tab.body.results.length).toBeLessThanOrEqual(6)
      expect((await list({ slug })).body.total).toBeGreaterThanOrEqual(tab.body.results.length)
      expect((await get('/product/product-filter/', { categories__main_slug: slug })).status).toBe(
        200,
      )
    }
  })
})

describe('the short list', () => {
  it('lists flagships of the first category', { tags: ['LIST-52'] }, async () => {
    const { body } = await get<List>('/product/', {
      category: 1,
      is_flagship: true,
      size: 12,
      page: 1,
    })
    expect(body.results).toHaveLength(12)
    expect(body.page_count).toBeGreaterThan(1)
    const flagships = await shop.db
      .select({ id: products.id })
      .from(products)
      .where(eq(products.isFlagship, true))
    const ids = new Set(flagships.map(({ id }) => id))
    expect(body.results.filter(({ id }) => !ids.has(id))).toEqual([])
  })
})

describe('a product', () => {
  it('is found by its slug and by its id', async () => {
    const { body } = await list({ slug: 'iphone', size: 1 })
    const [card] = body.results
    const [bySlug, byId] = await Promise.all([
      get<{ id: number; slug: string }>(`/product/v2/product/${card?.slug}/`),
      get<{ id: number; slug: string }>(`/product/v2/product/${card?.id}/`),
    ])
    expect(bySlug.status).toBe(200)
    expect(bySlug.body.id).toBe(card?.id)
    expect(byId.body).toEqual(bySlug.body)
  })

  it(
    'returns everything that its page needs',
    { tags: ['PDP-31', 'PDP-32', 'PDP-59'] },
    async () => {
      const { body: page } = await list({ slug: 'iphone', size: 1, available: 'true' })
      const { body } = await get<Record<string, unknown> & { id: number; price: object[] }>(
        `/product/v2/product/${page.results[0]?.slug}/`,
      )
      const stored = await shop.db
        .select()
        .from(variants)
        .where(eq(variants.productId, body.id))
        .orderBy(variants.position)
      const [row] = await shop.db.select().from(products).where(eq(products.id, body.id))
      expect(body).toMatchObject({
        title: row?.title,
        second_title: row?.secondTitle,
        sku: row?.sku,
        canonical: `/products/${row?.slug}`,
        brand_en_name: 'Apple',
        index: true,
        warranty: { name: row?.warranty },
        quantity: stored.reduce((sum, { stock }) => sum + stock, 0),
        notifiers: { availability: [], discount: [] },
        price: stored.map(({ id, stock, gift }) => ({ id, quantity: stock, gift })),
        torob_meta_info: { availability: 'instock', guarantee: row?.warranty },
      })
      expect(body['insurances']).not.toEqual([])
      expect(body['details']).toHaveLength(row?.specifications.length ?? -1)
      expect(Object.keys(body).toSorted()).toEqual(productFields.toSorted())
      for (const variant of body.price)
        expect(Object.keys(variant)).toEqual(expect.arrayContaining(variantFields))
    },
  )

  it.each(['no-such', '999999', '0', '01', '1e3', '99999999999'])(
    '«%s» that does not exist is a 404, and so are products like it',
    async (slug) => {
      for (const path of [
        `/product/v2/product/${slug}/`,
        `/product/v2/product/${slug}/similar_products/`,
      ]) {
        const { status, body } = await get<Refusal>(path)
        expect([status, body.code]).toEqual([404, 'product_not_found'])
      }
    },
  )

  it(
    'is introduced by films, and by sounds where it plays any',
    { tags: ['PDP-34', 'PDP-62'] },
    async () => {
      const introductions = (slug: string, file_type: string) =>
        get<object[]>('/product/v3/product-introduce/', { file_type, product__slug: slug })
      const film = {
        title: 'نگاهی از نزدیک به هندزفری بی‌سیم اپل ایرپادز پرو\u00a0۳',
        cover: '/images/earbuds/airpods-pro-3/hero/white',
        file: '/media/films/earbuds/airpods-pro-3.webm',
      }
      const sound = {
        title: 'آزمون شنیداری: چپ، راست، بم و زیر',
        cover: '/images/earbuds/airpods-pro-3/detail/white',
        file: '/media/sounds/listening-test.wav',
      }
      expect((await introductions('airpods-pro-3', 'video')).body).toEqual([film])
      expect((await introductions('airpods-pro-3', 'voice')).body).toEqual([sound])
      expect((await introductions('iphone-16-128gb', 'voice')).body).toEqual([])
      expect((await introductions('no-such', 'video')).status).toBe(404)
      expect((await introductions('airpods-pro-3', 'smell')).status).toBe(400)
    },
  )

  it('has similar products of its kind and price, never itself', { tags: ['PDP-61'] }, async () => {
    const { body: page } = await list({ slug: 'samsung-mobile', size: 1, available: 'true' })
    const [card] = page.results
    const { body } = await get<Card[]>(`/product/v2/product/${card?.slug}/similar_products/`)
    expect(body).toHaveLength(12)
    expect(body.map(({ id }) => id)).not.toContain(card?.id)
    expect(new Set(body.map(({ id }) => id)).size).toBe(12)
    const { body: phones } = await list({ slug: 'mobile', size: 48, search: 'گوشی' })
    expect(phones.total).toBeGreaterThan(0)
    for (const similar of body) expect(similar.price_related_info).not.toBeNull()
  })
})
