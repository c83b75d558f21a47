import type { components } from '#api/schema.d.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoAnnouncement } from '#demo/catalogue/announcement.ts'
import { demoHome, demoSeoText } from '#demo/catalogue/home.ts'
import { demoMenu } from '#demo/catalogue/menu.ts'
import { banners } from '#demo/pictures/scenes/banners.ts'
import { effectivePrice } from '#domain/price.ts'
import { demoProducts } from '#demo/catalogue/catalogue.ts'
import { home } from '#i18n/fa/home.ts'
import { product } from '#i18n/fa/product.ts'
import { productTerms } from '#i18n/fa/product-terms.ts'
import { paths } from '#src/lib/paths.ts'
import { parseListState, toPairs } from '#src/features/list/list-state.ts'
import { offerEnds } from '#src/features/home/home-view.ts'
import { startShop, type TestShop } from '#tests/support/shop.ts'
import { answer } from '#tests/support/shopper.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop({ content: 'demo' })
})
afterAll(() => shop.close())

/** What the list at an address shows: its first 48 products. */
async function listAt(address: string): Promise<components['schemas']['ProductPage']> {
  const { pathname, searchParams } = new URL(address, 'http://shop.example')
  const category = pathname.split('/').slice(2).at(-1)
  const pairs = toPairs(parseListState(searchParams))
  const query = new URLSearchParams([
    ...pairs,
    ...(category ? [['slug', category]] : []),
    ['size', '48'],
  ])
  const reply = await shop.client().send({ url: `/api/product/v2/product/?${query}` })
  return reply.json()
}

const homeSections = async () => answer(shop.client().api.GET('/home-page/v2/'))

describe('«شگفت‌انگیزها»', () => {
  it('leads from menu, footer and home to nothing but discounts', async () => {
    const front = await answer(shop.client().api.GET('/site/front/'))
    const links = [...front.links, ...front.columns.flatMap((column) => column.links)]
    const deals = links.filter(({ title }) => title === 'شگفت‌انگیزها').map(({ link }) => link)
    expect(new Set(deals)).toEqual(new Set([paths.deals]))
    const { results, total } = await listAt(paths.deals)
    expect(total).toBeGreaterThan(20)
    for (const { slug, price_related_info: info } of results)
      expect([slug, info?.new_price]).toEqual([slug, expect.any(Number)])
  })

  it('has a discount on every card of the home page, and a clock that ends with the first of them', async () => {
    const sections = await homeSections()
    const offers = sections.find((section) => section.type === 'CUSTOM_PRODUCT')
    if (offers?.type !== 'CUSTOM_PRODUCT') throw new Error('the home page has no offers')
    expect(offers.data.length).toBeGreaterThan(4)
    expect(offers.data.filter(({ price }) => price?.new_price == null)).toEqual([])
    const ends = offers.data.flatMap(({ price }) => price?.expire_time ?? [])
    expect(offerEnds(offers)[0]).toBe(ends.toSorted()[0])
    expect(home.nextEnd).toContain('نخستین')
  })
})

describe('the content of the demo', () => {
  it('calls only the best phones of their year flagships', () => {
    const phones = demoProducts.filter(
      ({ flagship, facts }) => flagship && facts.cameraMp && facts.os,
    )
    const dear = (slug: string) => /^(iphone|galaxy|pixel|xiaomi)-/.test(slug)
    const mobile = phones.filter(({ picture }) => picture.kind === 'phone')
    expect(mobile.length).toBeGreaterThan(8)
    for (const { slug, variants, facts } of mobile) {
      const price = Math.min(...variants.map(({ newPrice, price }) => newPrice ?? price))
      expect([slug, price >= 80_000_000, Number(facts.releaseYear) >= 2024, dear(slug)]).toEqual([
        slug,
        true,
        true,
        true,
      ])
    }
  })

  it('sorts its best sellers by sales and its newcomers by age', async () => {
    const sections = await homeSections()
    for (const [title, key] of [
      ['پرفروش‌ترین گوشی‌ها', 'soldCount'],
      ['تازه‌رسیده‌ها', 'createdAt'],
    ] as const) {
      const row = sections.find(({ extra_data }) => extra_data?.title === title)
      if (row?.type !== 'PRODUCT') throw new Error(`no ${title}`)
      const values = row.data.map(({ id }) => Number(shop.context.catalogue.productById(id)?.[key]))
      expect(values).toEqual(values.toSorted((one, other) => other - one))
    }
  })

  it('names in its stories and banners prices and gifts that are so', () => {
    const priceOf = (slug: string) => {
      const variants = demoProducts.find((product) => product.slug === slug)?.variants ?? []
      return Math.min(...variants.map(({ newPrice, price }) => newPrice ?? price))
    }
    const giftsOf = (slug: string) =>
      demoProducts.find((product) => product.slug === slug)?.variants.map(({ gift }) => gift) ?? []
    const untrue = said().filter(({ product, text }) => {
      const below = /زیر ([۰-۹]+) میلیون/.exec(text)?.[1]
      const battery = /باتری ([۰-۹]{4})/.exec(text)?.[1]
      const facts = demoProducts.find(({ slug }) => slug === product)?.facts
      return (
        (below !== undefined && priceOf(product) >= latin(below) * 1e6) ||
        (battery !== undefined && facts?.batteryMah !== latin(battery)) ||
        (text.includes('هدیه') && !giftsOf(product).every(Boolean)) ||
        /پیش‌فروش|بیعانه/.test(text)
      )
    })
    expect(said().length).toBeGreaterThan(15)
    expect(untrue).toEqual([])
  })

  it('names the least down payment, wherever it names one', () => {
    const downPayments = textsOf([demoHome, demoSeoText]).filter(
      (text) => text.includes('۵۰٪ پیش') || /۵۰ درصد|پیش‌پرداخت/.test(text),
    )
    expect(downPayments.length).toBeGreaterThan(1)
    expect(downPayments.filter((text) => !text.includes('دست‌کم'))).toEqual([])
  })

  it('promises the same day for working days alone, wherever it does', () => {
    const sameDay = textsOf([demoHome, demoSeoText, home.promises]).filter((text) =>
      text.includes('ساعت ۱۴'),
    )
    expect(sameDay.length).toBeGreaterThan(2)
    expect(sameDay.filter((text) => !text.includes('روزهای کاری'))).toEqual([])
  })

  it('prices and opens the color that a slide or a story shows', async () => {
    const product = (slug: string) => shop.context.catalogue.product(slug)
    const opened = (link: string) => {
      const { pathname, searchParams } = new URL(link, 'http://shop.example')
      const variants = product(pathname.split('/').at(-1) ?? '')?.variants ?? []
      const id = Number(searchParams.get('price_id'))
      return variants.find((variant) => variant.id === id)
    }
    const wrong: unknown[] = []
    const sections = await homeSections()
    const hero = sections.find((section) => section.type === 'HERO_SECTION')
    const slides = hero?.type === 'HERO_SECTION' ? hero.data : []
    for (const { image, mobile_image, link, price, color } of slides) {
      const variant = opened(link)
      const slug = new URL(link, 'http://shop.example').pathname.split('/').at(-1)
      const model = demoProducts.find((one) => one.slug === slug)?.picture.model
      const shown = [image, mobile_image].map((address) => {
        const devices = banners[address.replace('/images/scene/', '')]?.devices ?? []
        return devices.find(({ picture }) => picture.model === model)?.picture.color
      })
      const now = shop.clock.now()
      if (
        !variant ||
        shown.some((key) => key !== variant.colorKey) ||
        price !== effectivePrice(variant, now) ||
        color !== variant.colorName
      )
        wrong.push([link, shown, variant?.colorKey, price])
    }
    const { stories } = shop.context.catalogue.frame.contents.homeStories
    for (const { id, image, product: slug } of stories.flatMap(({ items }) => items)) {
      const { price } = await answer(
        shop.client().api.GET('/home-page/story-item/{id}/', { params: { path: { id } } }),
      )
      const variant = opened(`/products/${slug}?price_id=${price?.link_price_id}`)
      if (price && image.split('/').at(-1) !== variant?.colorKey)
        wrong.push([id, image, variant?.colorKey])
    }
    expect(slides.length).toBeGreaterThan(3)
    expect(wrong).toEqual([])
  })

  it('promises a registry for phones alone', () => {
    const registered = demoProducts.filter(({ warranty }) => warranty?.includes('رجیستر'))
    expect(registered.length).toBeGreaterThan(20)
    expect(new Set(registered.map(({ picture }) => picture.kind))).toEqual(new Set(['phone']))
    expect([product.warranty, product.usedWarranty].filter((text) => /رجیستر/.test(text))).toEqual(
      [],
    )
  })

  it('names gifts without the word that stands before them', () => {
    const gifts = demoProducts.flatMap(({ variants }) => variants.flatMap(({ gift }) => gift ?? []))
    expect(gifts.length).toBeGreaterThan(3)
    expect(gifts.filter((gift) => gift.includes('هدیه'))).toEqual([])
  })

  it('strikes only prices that were charged in the 90 days before', async () => {
    const offers = demoProducts.filter(({ variants }) => variants.some(({ newPrice }) => newPrice))
    expect(offers.length).toBeGreaterThan(20)
    const untrue = []
    for (const { slug } of offers) {
      const history = await answer(
        shop.client().api.GET('/product/v2/product/{slug}/price_history/', {
          params: { path: { slug } },
        }),
      )
      const product = shop.context.catalogue.product(slug)
      for (const { id, price, newPrice } of product?.variants ?? []) {
        const charged = history.find((one) => one.price_id === id)?.points ?? []
        if (newPrice !== null && !charged.some((point) => point.price === price))
          untrue.push([slug, id, price])
      }
    }
    expect(untrue).toEqual([])
  })

  it('leads from every banner and entry of the menu to products', async () => {
    const links = [
      ...demoHome.flatMap((section) =>
        'banners' in section ? section.banners.map(({ link }) => link) : [],
      ),
      ...demoMenu.flatMap(function linksOf(node): string[] {
        return [
          paths.productList(node.category, node.query ?? ''),
          ...(node.children ?? []).flatMap(linksOf),
        ]
      }),
    ]
    expect(links.length).toBeGreaterThan(40)
    for (const link of links) expect([link, (await listAt(link)).total > 0]).toEqual([link, true])
  })
})

describe('the texts', () => {
  it('describe an installment purchase the same way everywhere', () => {
    const texts = textsOf([demoHome, demoSeoText, home, product, productTerms])
    const ways = texts.filter((text) => /صیادی|درگاه اعتباری/.test(text))
    expect(ways.length).toBeGreaterThan(3)
    for (const text of ways) expect(text).toMatch(/اعتبار.*چک صیادی/)
  })

  it('promise no delivery for today', () => {
    const texts = textsOf([demoHome, home, product])
    expect(texts.filter((text) => /تحویل امروز|همین امروز/.test(text))).toEqual([])
  })

  it('offer by phone what the product page of the announcement offers: a deposit', async () => {
    const { text, link } = demoAnnouncement
    expect(text).toContain('بیعانه')
    const slug = link.replace('/products/', '')
    const { price } = await answer(
      shop.client().api.GET('/product/v2/product/{slug}/', { params: { path: { slug } } }),
    )
    expect(price.some(({ quantity }) => quantity > 0)).toBe(true)
    expect(product.depositNote).toContain('۱۰٪')
  })
})

/** What stories and heroes say of their products. */
function said(): { product: string; text: string }[] {
  return demoHome.flatMap((section) => {
    if (section.type === 'STORY') return section.stories.flatMap(({ items }) => items)
    if (section.type !== 'HERO_SECTION') return []
    return section.slides.flatMap(({ priceOf = '', kicker = '', text = '' }) => [
      { product: priceOf, text: `${kicker} ${text}` },
    ])
  })
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

const latin = (digits: string) =>
  Number(digits.replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf)))
