import { describe, expect, inject, it } from 'vitest'
import type { Locator, Page } from 'playwright'
import type { components } from '#api/schema.d.ts'
import { discountPercent } from '#domain/price.ts'
import {
  ask,
  calls,
  cardsOf,
  comeByLink,
  listCalls,
  totalOf,
  toNumber,
  type ProductPage,
  titleOf,
} from './support/lists.ts'
import { cardPath } from './support/goods.ts'
import { iconsOf } from './support/icons.ts'
import { hrefsOf } from './support/links.ts'
import { holdCall, networkNoise, reshape } from './support/network.ts'
import { press } from './support/purchase.ts'
import { atBothSizes } from './support/sizes.ts'
import { shopper, useBrowser, useStory } from './support/story.ts'
import { installClock } from './support/profiles.ts'

useBrowser()

type Schemas = components['schemas']
type Category = Schemas['Category']
type FilterDefinition = Schemas['FilterDefinition']

describe('the list of a category', () => {
  describe('as a category', () => {
    const step = useStory(async () => {
      const { page } = await shopper('desktop')
      await page.goto('/productlist/mobile/iphone')
      const category = await ask<Category>(page, '/product/v2/category/iphone/')

      return { page, category }
    })

    it(
      'says where it is, from the home page down',
      { tags: ['LIST-03', 'LIST-04', 'LIST-26'] },
      step(async ({ page, category }) => {
        const crumbs = page.getByRole('navigation', { name: 'مسیر صفحه' }).getByRole('listitem')
        const way = [
          ['خانه', '/'],
          ...category.show_category.map(({ name, slug, disabled }) => [
            name,
            disabled ? null : `/productlist/${slug}`,
          ]),
        ]
        await atBothSizes(page, async () => {
          await expect.poll(() => linksIn(crumbs)).toEqual(way)
        })
      }),
    )

    it(
      'shows a place on the way that cannot be opened as a text',
      { tags: ['LIST-05', 'LIST-18'] },
      async () => {
        const { page } = await shopper('desktop')
        await reshape<Category>(page, calls.category, (category) => ({
          ...category,
          canonical: '/productlist/elsewhere',
          show_category: category.show_category.map((place) => ({ ...place, disabled: true })),
        }))
        await page.goto('/productlist/mobile/iphone')
        const below = page.getByRole('navigation', { name: 'زیردسته‌ها' }).getByRole('link').first()
        const name = await below.innerText()
        await below.click()
        await page.getByRole('heading', { level: 1, name }).waitFor()
        const crumbs = page.getByRole('navigation', { name: 'مسیر صفحه' }).getByRole('listitem')
        const links = async () => (await linksIn(crumbs)).map(([, href]) => href)
        await expect.poll(links).toEqual(['/', null, null, null])
        const canonical = `${inject('origin')}/productlist/elsewhere`
        await page
          .locator(`link[rel=canonical][href="${canonical}"]`)
          .waitFor({ state: 'attached' })
      },
    )

    it(
      'leads to the categories below it',
      { tags: ['LIST-06', 'LIST-26'] },
      step(async ({ page, category }) => {
        const chips = page.getByRole('navigation', { name: 'زیردسته‌ها' }).getByRole('link')
        expect(await hrefsOf(chips)).toEqual(
          category.sub_categories.map(({ slug }) => `/productlist/${slug}`),
        )
        expect(await chips.allInnerTexts()).toEqual(category.sub_categories.map(({ name }) => name))
      }),
    )

    it(
      'gives search engines its title, description and address',
      { tags: ['LIST-16', 'LIST-17', 'LIST-18', 'LIST-19', 'LIST-26'] },
      step(async ({ page, category }) => {
        expect(await headOf(page)).toEqual({
          title: category.title_tag,
          'og:title': category.title_tag,
          description: category.description_tag,
          'og:description': category.description_tag,
          canonical: `${inject('origin')}${category.canonical}`,
          robots: 'index, follow',
        })
      }),
    )
  })

  it(
    'has its filters and five sort orders next to and above the products, and its own picture on each screen',
    { tags: ['LIST-02', 'LIST-07', 'LIST-08', 'LIST-09', 'LIST-10', 'LIST-26'] },
    async () => {
      const { page } = await shopper('desktop')
      await page.goto('/productlist/mobile')
      const category = await ask<Category>(page, '/product/v2/category/mobile/')
      const banner = page.locator('picture').filter({ has: page.locator('img[width="656"]') })
      const picture = () =>
        banner.locator('img').evaluate((img: HTMLImageElement) => new URL(img.currentSrc).pathname)

      await page.getByRole('heading', { level: 1, name: category.name }).waitFor()
      await expect.poll(picture).toBe(category.desktop_banner)
      const [headingBox, bannerBox] = await Promise.all([
        page.getByRole('heading', { level: 1 }).boundingBox(),
        banner.locator('img').boundingBox(),
      ])
      expect(isWithin(headingBox, bannerBox)).toBe(true)
      const [filters, cards] = await Promise.all([
        page.getByRole('complementary', { name: 'فیلترها' }).boundingBox(),
        page.getByRole('list', { name: 'فهرست کالاها' }).boundingBox(),
      ])
      expect(filters?.x).toBeGreaterThan((cards?.x ?? 0) + (cards?.width ?? 0))
      const orders = page.getByRole('navigation', { name: 'مرتب‌سازی' }).getByRole('link')
      expect(await orders.allInnerTexts()).toEqual(Object.keys(orderings))
      const places = await orders.evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect().bottom),
      )
      expect(new Set(places).size).toBe(1)
      expect(places[0]).toBeLessThan(cards?.y ?? 0)

      const sidebar = page.getByRole('complementary', { name: 'فیلترها' })
      for (const [width, isDesktop] of [
        [960, true],
        [959, false],
        [360, false],
      ] as const) {
        await page.setViewportSize({ width, height: 740 })
        await expect.poll(() => sidebar.isVisible()).toBe(isDesktop)
        await expect.poll(() => orders.first().isVisible()).toBe(isDesktop)
        for (const name of [/^مرتب‌سازی/, /^فیلترها/])
          await expect
            .poll(() => page.getByRole('button', { name }).count())
            .toBe(isDesktop ? 0 : 1)
      }
      await expect.poll(picture).toBe(category.mobile_banner)
      const heading = page.getByRole('heading', { level: 1, name: category.name })
      expect(isWithin(await heading.boundingBox(), await banner.locator('img').boundingBox())).toBe(
        true,
      )
    },
  )

  it('lays out one, three, four and six cards a row', { tags: ['LIST-11'] }, async () => {
    const { page } = await shopper('desktop')
    await page.goto('/productlist/mobile')
    for (const [width, count] of Object.entries(columns)) {
      await page.setViewportSize({ width: Number(width), height: 900 })
      expect([width, await columnsOf(page)]).toEqual([width, count])
    }
  })

  it.each(['mobile', 'mobile/used-iphone'])(
    'shows on a phone each of the three facts of a product: %s',
    async (path) => {
      const { page } = await shopper('phone')
      await page.goto(`/productlist/${path}`)
      const facts = cardsOf(page).first().locator('ul')
      await expect.poll(() => facts.locator('li').count()).toBe(3)
      const cut = await facts.evaluate((list) => {
        const { bottom, left, right } = list.getBoundingClientRect()
        return [...list.children]
          .map((fact) => ({ text: fact.textContent, box: fact.getBoundingClientRect() }))
          .filter(({ box }) => box.bottom > bottom + 1 || box.left < left || box.right > right)
          .map(({ text }) => text)
      })
      expect(cut).toEqual([])
    },
  )

  it(
    'shows of each product what the server says',
    { tags: ['LIST-24', 'LIST-28', 'LIST-60'] },
    async () => {
      const { page } = await shopper('desktop')
      await page.goto('/productlist/mobile/iphone?available=true')
      const { results, total } = await ask<ProductPage>(
        page,
        '/product/v2/product/?slug=iphone&ordering=-sold_count&page=1&size=12&available=true',
      )
      expect(results).toHaveLength(12)
      expect(await totalOf(page)).toBe(total)
      const cards = await cardsOf(page).all()
      expect(cards).toHaveLength(12)
      for (const [place, card] of cards.entries()) {
        const product = results[place]
        const price = product?.price_related_info
        await expect
          .poll(() => titleOf(card).getAttribute('href'))
          .toBe(cardPath(product?.slug, price))
        await expect.poll(() => fullTitleOf(card)).toBe(product?.title)
        const picture = card.getByRole('img', { name: product?.main_image.alt_text }).first()
        await expect.poll(() => picture.getAttribute('src')).toContain(product?.main_image.image)
        const facts = product?.property_values ?? []
        for (const { label } of facts)
          await expect.poll(() => card.getByRole('img', { name: label }).count()).toBe(1)
        expect(await card.locator('li').allInnerTexts()).toEqual(facts.map(({ text }) => text))
        expect(await iconsOf(card.locator('li'))).toEqual(
          facts.map(({ property_icon: icon }) => (icon === 'power' ? 'bolt' : icon)),
        )
        await expect
          .poll(() => card.getByText('کارکرده', { exact: true }).count())
          .toBe(product?.is_used === true ? 1 : 0)
        const percent = discountPercent(price?.price ?? 0, price?.new_price ?? null)
        const text = await card.innerText()
        expect(text).toContain(persian(price?.new_price ?? price?.price ?? 0))
        expect(await card.getByRole('deletion').allTextContents()).toEqual(
          percent > 0 ? [`قیمت پیش از تخفیف: ${persian(price?.price ?? 0)}`] : [],
        )
        expect(/^[۰-۹]+٪$/m.exec(text)?.[0]).toBe(percent > 0 ? `${persian(percent)}٪` : undefined)
      }
    },
  )

  it(
    'counts an offer down to its end and says what cannot be bought',
    { tags: ['SHELL-61', 'LIST-24', 'LIST-25', 'LIST-29', 'LIST-30', 'LIST-31'] },
    async () => {
      const { page } = await shopper('desktop')
      const ends = Date.now() + 600_000
      await reshape<ProductPage>(page, calls.list, (body) => {
        const [gone, offer, ...others] = body.results
        if (gone === undefined || offer === undefined) return body
        const price = {
          link_price_id: null,
          price: 3_000_000,
          new_price: 2_000_000,
          expire_time: new Date(ends).toISOString(),
        }
        return {
          ...body,
          results: [
            { ...gone, is_used: false, price_related_info: null },
            { ...offer, is_used: true, price_related_info: price },
            ...others,
          ],
        }
      })
      await installClock(page)
      await comeByLink(page, 'تبلت')
      const [gone, offer] = [cardsOf(page).nth(0), cardsOf(page).nth(1)]
      const color = await gone.getByText('ناموجود').evaluate((it) => getComputedStyle(it).color)
      const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number)
      expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(40)
      expect(await gone.innerText()).not.toContain('تومان')
      await expect.poll(() => offer.innerText()).toContain('۳۴٪')
      const marks = [offer, gone].map((card) => card.getByText('کارکرده', { exact: true }).count())
      expect(await Promise.all(marks)).toEqual([1, 0])
      const timer = offer.getByRole('timer')
      const shown = [gone.getByText('ناموجود'), offer.getByText('۳۴٪'), timer]
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 740 })
        for (const each of [...shown, offer.getByText('کارکرده', { exact: true })])
          await each.waitFor()
      }
      await page.clock.pauseAt(ends - 20_000)
      const left = async () => toNumber((await timer.getAttribute('aria-label')) ?? '')
      await expect.poll(left).toBeLessThanOrEqual(25)
      const before = await left()
      await page.clock.runFor(1_000)
      await expect.poll(left).toBe(before - 1)
      await page.clock.runFor(before * 1_000)
      await offer.getByText('زمان پیشنهاد تمام شد').waitFor()
      await expect.poll(() => timer.count()).toBe(0)
      await expect.poll(() => offer.innerText()).toContain('۳٬۰۰۰٬۰۰۰')
    },
  )

  it(
    'cuts long titles to 58 characters on a desk and 38 on a phone, and opens products in a new tab',
    { tags: ['LIST-01', 'LIST-57', 'LIST-58'] },
    async () => {
      const long = 'گوشی بسیار بلندنام با حافظه و دوربین و نمایشگر و باتری بهتر از همه'.padEnd(
        70,
        'ا',
      )
      const cut = { phone: `${long.slice(0, 38)}…`, desktop: `${long.slice(0, 58)}…` }
      for (const device of ['phone', 'desktop'] as const) {
        const { page, context } = await shopper(device)
        await reshape<ProductPage>(page, calls.list, (body) => ({
          ...body,
          results: body.results.map((product, place) =>
            place === 0 ? { ...product, title: long } : product,
          ),
        }))
        await comeByLink(page, 'تبلت')
        const link = titleOf(cardsOf(page).first())
        await expect.poll(() => link.innerText()).toBe(cut[device])
        const path = await link.getAttribute('href')
        const [tab] = await Promise.all([context.waitForEvent('page'), link.click()])
        await tab.waitForURL((url) => url.pathname + url.search === path)
        expect(page.url()).toContain('/productlist/tablet')
      }
    },
  )

  it(
    'is described below the products, if its text is longer than 100 characters',
    { tags: ['LIST-14', 'LIST-15', 'LIST-26', 'LIST-73'] },
    async () => {
      const { page } = await shopper('desktop')
      const text = (length: number) => `<p>${'متن '.repeat(50).slice(0, length - 1)}.</p>`
      let description = text(100)
      await reshape<Category>(page, calls.category, (body) => ({ ...body, description }))
      await comeByLink(page, 'تبلت')
      await cardsOf(page).first().waitFor()
      await expect.poll(() => page.getByRole('heading', { name: 'دربارهٔ تبلت' }).count()).toBe(0)

      const section = page.getByRole('region', { name: 'دربارهٔ تبلت' })
      description = text(101)
      await comeByLink(page, 'تبلت')
      await section
        .locator('p')
        .filter({ hasText: text(101).slice(3, -4) })
        .waitFor()
      expect(await section.innerText()).not.toContain('<p>')
      const [cards, below] = await Promise.all([
        page.getByRole('list', { name: 'فهرست کالاها' }).boundingBox(),
        section.boundingBox(),
      ])
      expect(below?.y).toBeGreaterThan((cards?.y ?? Infinity) + (cards?.height ?? 0))
      await section.getByRole('button', { name: 'نمایش بیشتر' }).waitFor()
      const height = async () => (await section.boundingBox())?.height ?? 0
      const folded = await height()
      await section.getByRole('button', { name: 'نمایش بیشتر' }).click()
      expect(await height()).toBeGreaterThan(folded)
      await section.getByRole('button', { name: 'نمایش کمتر' }).click()
      expect(await height()).toBe(folded)
      await page.setViewportSize({ width: 360, height: 740 })
      const narrow = await height()
      await section.getByRole('button', { name: 'نمایش بیشتر' }).click()
      expect(await height()).toBeGreaterThan(narrow)
    },
  )
})

describe('sorting and turning pages', () => {
  describe('in an order', () => {
    const step = useStory(async () => {
      const { page } = await shopper('desktop')
      const sent = listCalls(page)
      const orders = page.getByRole('navigation', { name: 'مرتب‌سازی' })
      const chosen = orders.locator('[aria-current]')
      return { page, sent, orders, chosen }
    })

    it(
      'begins with what sells best',
      { tags: ['LIST-32', 'LIST-62'] },
      step(async ({ page, sent, chosen }) => {
        await comeByLink(page, 'تبلت')
        await cardsOf(page).first().waitFor()
        expect(sent.at(-1)).toMatchObject({ ordering: ['-sold_count'], page: ['1'] })
        await expect.poll(() => chosen.innerText()).toBe('پرفروش‌ترین')
      }),
    )

    for (const [row, name, ordering] of sorts)
      it(
        `asks again for «${name}» when it is chosen, and writes it into the address`,
        { tags: ['LIST-34', 'LIST-51', row] },
        step(async ({ page, sent, orders, chosen }) => {
          const before = sent.length
          await orders.getByRole('link', { name, exact: true }).click()
          await page.waitForURL((url) => url.searchParams.get('ordering') === ordering)
          await expect.poll(() => chosen.innerText()).toBe(name)
          await expect
            .poll(() => sent.slice(before).map((call) => call.ordering?.[0]))
            .toEqual([ordering])
          const { results } = await ask<ProductPage>(
            page,
            `/product/v2/product/?slug=tablet&ordering=${ordering}&page=1&size=12`,
          )
          await expect
            .poll(() => hrefsOf(titleOf(cardsOf(page))))
            .toEqual(results.map(({ slug, price_related_info: price }) => cardPath(slug, price)))
        }),
      )

    it(
      'starts with «پرفروش‌ترین» again, which is still there and fresh',
      { tags: ['LIST-67'] },
      step(async ({ page, sent, orders, chosen }) => {
        const before = sent.length
        await orders.getByRole('link', { name: 'پرفروش‌ترین', exact: true }).click()
        await page.waitForURL((url) => url.searchParams.get('ordering') === '-sold_count')
        await expect.poll(() => chosen.innerText()).toBe('پرفروش‌ترین')
        await cardsOf(page).first().waitFor()
        expect(sent.slice(before)).toEqual([])
      }),
    )

    it(
      'takes its order from the URL, and the first one for one that it does not know',
      { tags: ['LIST-33', 'LIST-67'] },
      step(async ({ page, sent, orders, chosen }) => {
        await page.goto('/productlist/tablet?ordering=current_min_price')
        await expect.poll(() => chosen.innerText()).toBe('ارزان‌ترین')
        const before = sent.length
        await orders.getByRole('link', { name: 'پرفروش‌ترین', exact: true }).click()
        await page.waitForURL((url) => url.searchParams.get('ordering') === '-sold_count')
        await expect
          .poll(() => sent.slice(before).map((call) => call.ordering?.[0]))
          .toEqual(['-sold_count'])
        await page.goto('/productlist/tablet?ordering=xyz')
        await expect.poll(() => chosen.innerText()).toBe('پرفروش‌ترین')
        const pages = page.getByRole('navigation', { name: 'صفحه‌ها' })
        await pages.getByRole('link', { name: 'صفحهٔ ۲', exact: true }).click()
        await expect
          .poll(() => sent.at(-1))
          .toMatchObject({ ordering: ['-sold_count'], page: ['2'] })
      }),
    )
  })

  it(
    'turns pages by the URL, and returns to the place where the shopper was',
    { tags: ['LIST-12', 'LIST-35', 'LIST-37', 'LIST-43', 'LIST-51', 'LIST-63'] },
    async () => {
      const { page } = await shopper('desktop')
      const sent = listCalls(page)
      const pages = page.getByRole('navigation', { name: 'صفحه‌ها' })
      const current = pages.locator('[aria-current=page]')
      await page.goto('/productlist/mobile?page=abc')
      await expect.poll(() => current.innerText()).toBe('۱')
      const [cards, paginator] = await Promise.all([
        page.getByRole('list', { name: 'فهرست کالاها' }).boundingBox(),
        pages.boundingBox(),
      ])
      expect(paginator?.y).toBeGreaterThanOrEqual((cards?.y ?? 0) + (cards?.height ?? 0))

      const first = await titleOf(cardsOf(page).first()).innerText()
      const second = pages.getByRole('link', { name: 'صفحهٔ ۲', exact: true })
      await second.hover()
      const place = await page.evaluate(() => scrollY)
      await second.click()
      await page.waitForURL(/[?&]page=2/)
      await expect.poll(() => current.innerText()).toBe('۲')
      expect(sent).toMatchObject([{ page: ['2'], slug: ['mobile'] }])
      await expect.poll(() => titleOf(cardsOf(page).first()).innerText()).not.toBe(first)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(place)

      await page.goBack()
      await expect.poll(() => current.innerText()).toBe('۱')
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
      await expect.poll(() => titleOf(cardsOf(page).first()).innerText()).toBe(first)

      await second.click()
      await expect.poll(() => current.innerText()).toBe('۲')
      const orders = page.getByRole('navigation', { name: 'مرتب‌سازی' })
      await orders.getByRole('link', { name: 'ارزان‌ترین' }).click()
      await expect
        .poll(() => sent.at(-1))
        .toMatchObject({ page: ['1'], ordering: ['current_min_price'] })
      await expect.poll(() => current.innerText()).toBe('۱')
      await second.click()
      await expect.poll(() => current.innerText()).toBe('۲')
      const filters = page.getByRole('complementary', { name: 'فیلترها' })
      await filters.getByRole('checkbox', { name: 'سامسونگ' }).check({ force: true })
      await expect.poll(() => sent.at(-1)).toMatchObject({ page: ['1'], brand: ['samsung'] })
      await expect.poll(() => current.innerText()).toBe('۱')
    },
  )

  it.each([
    [2, 2],
    [1, 0],
  ])(
    'has %i pages, and links to %i of them below the cards',
    { tags: ['LIST-12'] },
    async (pageCount, links) => {
      const { page } = await shopper('desktop')
      await reshape<ProductPage>(page, calls.list, (body) => ({ ...body, page_count: pageCount }))
      await comeByLink(page, 'تبلت')
      const numbers = page
        .getByRole('main')
        .getByRole('navigation', { name: 'صفحه‌ها' })
        .getByRole('link', { name: /^صفحهٔ [۰-۹]+$/ })
      await cardsOf(page).first().waitFor()
      await expect.poll(() => numbers.count()).toBe(links)
    },
  )

  it('shows twenty of fifty pages', { tags: ['LIST-28', 'LIST-64'] }, async () => {
    const { page } = await shopper('desktop')
    await reshape<ProductPage>(page, calls.list, (body) => ({ ...body, page_count: 50 }))
    await comeByLink(page, 'تبلت')
    const pages = page.getByRole('navigation', { name: 'صفحه‌ها' })
    const numbers = pages.getByRole('link', { name: /^صفحهٔ [۰-۹]+$/ })
    await expect.poll(() => numbers.count()).toBe(20)
    expect((await numbers.allInnerTexts()).at(-1)).toBe('۵۰')
  })
})

describe('an address with choices', () => {
  it(
    'is shown by the products and by every control, and goes along with the next choice',
    { tags: ['LIST-20', 'LIST-33', 'LIST-41', 'LIST-42', 'LIST-47'] },
    async () => {
      const { page } = await shopper('desktop')
      const sent = listCalls(page)
      const filters = page.getByRole('complementary', { name: 'فیلترها' })
      const order = page.getByRole('navigation', { name: 'مرتب‌سازی' })
      const query =
        'ordering=-create_at&min_price=10000000&max_price=300000000&page=2&brand=apple&available=true'
      await page.goto(`/productlist/mobile?${query}`)
      await expect.poll(() => order.locator('[aria-current]').innerText()).toBe('جدیدترین')
      await expect.poll(() => sliderValues(page)).toEqual([10_000_000, 300_000_000])
      for (const control of [
        filters.getByRole('switch', { name: 'فقط کالاهای موجود' }),
        filters.getByRole('checkbox', { name: 'اپل' }),
      ])
        expect(await control.isChecked()).toBe(true)
      expect(await filters.getByRole('checkbox', { name: 'سامسونگ' }).isChecked()).toBe(false)
      const pages = page.getByRole('navigation', { name: 'صفحه‌ها' })
      expect(await pages.locator('[aria-current=page]').innerText()).toBe('۲')
      const { results } = await ask<ProductPage>(
        page,
        `/product/v2/product/?slug=mobile&size=24&${query}`,
      )
      expect(await hrefsOf(titleOf(cardsOf(page)))).toEqual(
        results.map(({ slug, price_related_info: price }) => cardPath(slug, price)),
      )
      await pages.getByRole('link', { name: 'صفحهٔ ۱', exact: true }).click()
      await expect
        .poll(() => sent.at(-1))
        .toEqual({
          ordering: ['-create_at'],
          min_price: ['10000000'],
          max_price: ['300000000'],
          page: ['1'],
          size: ['24'],
          slug: ['mobile'],
          brand: ['apple'],
          available: ['true'],
        })

      await page.goto('/productlist/mobile?min_price=abc&max_price=')
      await expect.poll(() => sliderValues(page)).toEqual([0, 400_000_000])
      await order.getByRole('link', { name: 'ارزان‌ترین' }).click()
      await expect
        .poll(() => sent.at(-1))
        .toEqual({
          ordering: ['current_min_price'],
          page: ['1'],
          size: ['12'],
          slug: ['mobile'],
        })
    },
  )
})

describe('the chips of a phone', () => {
  it('begin with the link that removes all, which is whole', async () => {
    const { page } = await shopper('phone')
    await page.goto('/productlist/mobile?min_price=0&max_price=30000000&brand=samsung')
    const active = page.getByRole('navigation', { name: 'فیلترهای فعال' })
    await expect.poll(() => active.getByRole('link').count()).toBe(3)
    const box = await active.getByRole('link', { name: 'حذف همه' }).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
  })
})

describe('filters on a desktop', () => {
  describe('of a desktop', () => {
    const step = useStory(async () => {
      const { page } = await shopper('desktop')
      const sent = listCalls(page)
      await page.goto('/productlist/mobile')
      const filters = page.getByRole('complementary', { name: 'فیلترها' })
      return { page, sent, filters }
    })

    it(
      'are drawn after the list of filters of the category',
      { tags: ['LIST-27'] },
      step(async ({ page, filters }) => {
        const definitions = await ask<FilterDefinition[]>(
          page,
          '/product/product-filter/?categories__main_slug=mobile',
        )
        const roles = {
          BOOL: 'switch',
          MULTI_SELECT: 'list',
          COLOR: 'list',
          PRICE: 'slider',
        } as const
        for (const { name, filter_key: key, filter_type: type, values } of definitions) {
          const named = type === 'PRICE' ? /قیمت/ : new RegExp(`^${name}`)
          const control = filters.getByRole(roles[type], { name: named, includeHidden: true })
          expect([name, await control.count()]).toEqual([name, type === 'PRICE' ? 2 : 1])
          if (roles[type] !== 'list') continue
          const boxes = control.getByRole('checkbox', { includeHidden: true })
          expect(
            await boxes.evaluateAll((all) =>
              all.map((each) => [each.getAttribute('name'), each.getAttribute('value')]),
            ),
          ).toEqual(values.map(({ value }) => [key, value]))
        }
      }),
    )

    it(
      'go into the URL and the list as they are chosen, with true counts',
      { tags: ['LIST-20', 'LIST-35', 'LIST-36', 'LIST-44', 'LIST-47', 'LIST-51'] },
      step(async ({ page, sent, filters }) => {
        const chosen: Record<string, string[]> = {}
        for (const [key, value, control] of [
          ['available', 'true', filters.getByRole('switch', { name: 'فقط کالاهای موجود' })],
          ['brand', 'samsung', filters.getByRole('checkbox', { name: 'سامسونگ' })],
          ['brand', 'apple', filters.getByRole('checkbox', { name: 'اپل' })],
          ['color', 'black', filters.getByRole('checkbox', { name: 'مشکی' })],
        ] as const) {
          const expected = await amountBeside(control)
          await control.check({ force: true })
          chosen[key] = [...(chosen[key] ?? []), value]
          await page.waitForURL((url) => url.searchParams.getAll(key).includes(value))
          await expect.poll(() => sent.at(-1)).toMatchObject(chosen)
          const others =
            chosen[key].length > 1
              ? await amountBeside(page.getByRole('checkbox', { name: 'سامسونگ' }))
              : 0
          await expect.poll(() => totalOf(page)).toBe(expected + others)
        }
        expect(sent.every((call) => call.size?.[0] === (call.brand ? '24' : '12'))).toBe(true)
        const url = new URL(page.url())
        expect(url.searchParams.get('min_price')).toBe('0')
        expect(url.searchParams.get('max_price')).toBe('400000000')
        expect(sent.at(-1)).not.toHaveProperty('min_price')
        expect(sent.at(-1)).not.toHaveProperty('max_price')
      }),
    )

    it(
      'have boxes of three heights, in which they scroll',
      { tags: ['LIST-74'] },
      step(async ({ filters }) => {
        await filters
          .locator('details')
          .evaluateAll((all: HTMLDetailsElement[]) => all.map((each) => (each.open = true)))
        const lists = await filters.getByRole('list').all()
        const heights = await Promise.all(
          lists.map(async (list) => (await list.boundingBox())?.height),
        )
        expect(new Set(heights)).toEqual(new Set([250, 200, 135]))
        const heightOf = async (name: string) =>
          (await filters.getByRole('list', { name, exact: true }).boundingBox())?.height
        expect([await heightOf('برند'), await heightOf('رنگ')]).toEqual([250, 135])
        const overflows = await Promise.all(
          lists.map((list) => list.evaluate((it) => getComputedStyle(it).overflowY)),
        )
        expect(new Set(overflows)).toEqual(new Set(['auto']))
      }),
    )
  })

  it('narrow long lists of values whatever the case', { tags: ['LIST-46'] }, async () => {
    const { page } = await shopper('desktop')
    await page.goto('/productlist/mobile')
    const brands = page.getByRole('list', { name: 'برند' }).getByRole('listitem')
    const all = await brands.count()
    for (const text of ['SAM', 'sam', 'سامس']) {
      await page.getByRole('searchbox', { name: 'جستجوی برند' }).fill(text)
      await expect.poll(() => brands.allInnerTexts()).toEqual([expect.stringContaining('سامسونگ')])
    }
    await page.getByRole('searchbox', { name: 'جستجوی برند' }).fill('زبان')
    await page.getByText('موردی با این نام نیست.').waitFor()
    await page.getByRole('searchbox', { name: 'جستجوی برند' }).fill('')
    await expect.poll(() => brands.count()).toBe(all)
  })

  it(
    'show as chips that go one by one, and go all at once',
    { tags: ['LIST-38', 'LIST-39', 'LIST-40'] },
    async () => {
      const { page } = await shopper('desktop')
      await page.goto('/productlist/mobile?brand=apple&storage=256&ordering=-create_at')
      const sent = listCalls(page)
      const active = page.getByRole('navigation', { name: 'فیلترهای فعال' })
      const clear = page.getByRole('link', { name: 'حذف همه' })
      await active.getByRole('link', { name: /^حذف فیلتر ۲۵۶/ }).waitFor()
      expect(await clear.count()).toBe(0)
      await active.getByRole('link', { name: /^حذف فیلتر ۲۵۶/ }).click()
      await page.waitForURL((url) => !url.searchParams.has('storage'))
      await expect.poll(() => active.getByRole('link', { name: 'حذف فیلتر اپل' }).count()).toBe(1)
      for (const query of ['max_price=90000000', 'search=گوشی زیر ۲۰ میلیون']) {
        await page.goto(`/productlist/mobile?${query}`)
        await active.getByRole('link', { name: /^حذف فیلتر/ }).waitFor()
        expect(await clear.count()).toBe(0)
      }
      await page.goto('/productlist?search=گلکسی&brand=samsung&min_price=1000')
      await clear.first().click()
      await page.waitForURL((url) => url.pathname === '/productlist' && url.search === '')

      await page.goto(
        '/productlist/mobile?min_price=30000000&max_price=90000000&page=2&brand=apple&ordering=-create_at',
      )
      await clear.first().click()
      await page.waitForURL((url) => url.search === '')
      await expect
        .poll(() => sent.at(-1))
        .toEqual({
          ordering: ['-sold_count'],
          page: ['1'],
          size: ['12'],
          slug: ['mobile'],
        })
      const chosen = page.getByRole('navigation', { name: 'مرتب‌سازی' }).locator('[aria-current]')
      await expect.poll(() => chosen.innerText()).toBe('پرفروش‌ترین')
      expect(await sliderValues(page)).toEqual([0, 400_000_000])
      await expect.poll(() => clear.count()).toBe(0)
      await expect.poll(() => active.count()).toBe(0)
    },
  )

  it(
    'bound the price by a slider, fields and words',
    { tags: ['LIST-41', 'LIST-42', 'LIST-44', 'LIST-45', 'LIST-65', 'LIST-66'] },
    async () => {
      const { page } = await shopper('desktop')
      const sent = listCalls(page)
      await page.goto('/productlist/mobile?min_price=abc')
      const [low, high] = [
        page.getByRole('slider', { name: 'کمترین قیمت' }),
        page.getByRole('slider', { name: 'بیشترین قیمت' }),
      ]
      for (const thumb of [low, high]) {
        await expect.poll(() => thumb.getAttribute('aria-valuemin')).toBe('0')
        await expect.poll(() => thumb.getAttribute('aria-valuemax')).toBe('400000000')
      }
      expect(await sliderValues(page)).toEqual([0, 400_000_000])
      await page.getByText('صفر تا چهارصد میلیون تومان و بیشتر').waitFor()
      await installClock(page)
      await page.clock.pauseAt(new Date(Date.now() + 10_000))
      await low.focus()
      for (let presses = 0; presses < 3; presses += 1) {
        await page.keyboard.press('ArrowLeft')
        await page.clock.runFor(frameMs)
      }
      await expect.poll(() => sliderValues(page)).toEqual([3_000_000, 400_000_000])
      await page.clock.runFor(199 - frameMs)
      expect(sent).toEqual([])
      await page.clock.runFor(frameMs + 1)
      await expect.poll(() => sent).toMatchObject([{ min_price: ['3000000'] }])
      expect(sent[0]).not.toHaveProperty('max_price')
      await page.clock.resume()
      await page.waitForURL(/min_price=3000000&max_price=400000000/)

      await page.getByLabel('تا', { exact: true }).fill('۱٬۰۰۰٬۰۰۰')
      await page.getByText('سه میلیون تا یک میلیون تومان').waitFor()
      await page.keyboard.press('Enter')
      await page.waitForURL(/min_price=1000000&max_price=3000000/)
      await expect
        .poll(() => sent.at(-1))
        .toMatchObject({ min_price: ['1000000'], max_price: ['3000000'] })
      await page.getByText('یک میلیون تا سه میلیون تومان').waitFor()

      await page.getByLabel('از', { exact: true }).fill('۱۰٬۵۰۰٬۰۰۰')
      await page.getByLabel('تا', { exact: true }).focus()
      // Not swapped while the other one may still be typed.
      expect(await sliderValues(page)).toEqual([1_000_000, 3_000_000])
      await page.getByLabel('تا', { exact: true }).fill('۲۰٬۰۰۰٬۰۰۰')
      await page.keyboard.press('Enter')
      await page.waitForURL(/min_price=10500000&max_price=20000000/)
      const [lower, higher] = [await low.boundingBox(), await high.boundingBox()]
      // From right to left, with space for a finger between the two.
      expect((lower?.x ?? 0) - (higher?.x ?? 0)).toBeGreaterThan(24)
      await high.focus()
      await page.keyboard.press('ArrowLeft')
      await page.waitForURL(/min_price=10500000&max_price=21000000/)

      await reshape<ProductPage>(page, calls.list, (list) => ({
        ...list,
        results: list.results.map((each) => ({
          ...each,
          price_related_info: each.price_related_info && {
            ...each.price_related_info,
            price: 500_000_000,
            new_price: null,
          },
        })),
      }))
      await page.keyboard.press('End')
      await page.waitForURL(/min_price=10500000&max_price=400000000/)
      await cardsOf(page).getByText('۵۰۰٬۰۰۰٬۰۰۰').first().waitFor()
      expect(sent.at(-1)).toMatchObject({ min_price: ['10500000'] })
      expect(sent.at(-1)).not.toHaveProperty('max_price')
    },
  )

  it(
    'that leave nothing say so and offer a way back',
    { tags: ['LIST-13', 'LIST-54'] },
    async () => {
      const { page } = await shopper('desktop')
      await page.goto('/productlist/mobile?min_price=1&max_price=2')
      const none = page.getByText(
        'متاسفانه در این دسته کالایی پیدا نشد. فیلترها را تغییر دهید یا عبارت دیگری را جستجو کنید.',
      )
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await none.waitFor()
        await expect.poll(() => page.getByRole('navigation', { name: 'صفحه‌ها' }).count()).toBe(0)
      }
      const withoutFilters = page.getByRole('main').getByRole('link', { name: 'نمایش بدون فیلتر' })
      await withoutFilters.click()
      await page.waitForURL((url) => url.pathname === '/productlist/mobile' && url.search === '')
      await cardsOf(page).first().waitFor()
      await page.goto('/productlist/mobile?max_price=2')
      await withoutFilters.waitFor()
      expect(await page.getByRole('link', { name: 'حذف همه' }).count()).toBe(0)
    },
  )

  it(
    'show the colors that the server sends, by their code or the shop’s name for them',
    { tags: ['LIST-27', 'LIST-72'] },
    async () => {
      const { page } = await shopper('desktop')
      const named = ['blue', 'red', 'green', 'pink', 'yellow', 'black']
      await reshape<FilterDefinition[]>(page, calls.filters, (definitions) => [
        {
          id: 1,
          name: 'رنگ',
          filter_key: 'color',
          filter_type: 'COLOR',
          values: [
            ...named.map((value) => ({ name: `رنگ ${value}`, value, color_code: null })),
            { name: 'رنگ دریا', value: 'blue2', color_code: '#012345' },
          ],
        },
        {
          id: 2,
          name: 'رنگ قاب',
          filter_key: 'cover_color',
          filter_type: 'COLOR',
          values: [{ name: 'رنگ شب', value: 'blue', color_code: '#012345' }],
        },
        ...definitions.filter(({ filter_type: type }) => type !== 'COLOR'),
      ])
      await comeByLink(page, 'تبلت')
      const items = page.getByRole('list', { name: 'رنگ', exact: true }).getByRole('listitem')
      await expect.poll(() => items.count()).toBe(7)
      const colorsOf = (swatches: Locator) =>
        swatches.evaluateAll((all) =>
          all.map(
            (item) => getComputedStyle(item.querySelector('[aria-hidden]') ?? item).backgroundColor,
          ),
        )
      const colors = await colorsOf(items)
      expect(colors.slice(0, -1).map(nameOfColor)).toEqual(named)
      expect(colors.at(-1)).toBe('rgb(1, 35, 69)')
      await page.locator('summary', { hasText: 'رنگ قاب' }).click()
      const covers = page.getByRole('list', { name: 'رنگ قاب' }).getByRole('listitem')
      await covers.waitFor()
      expect(await colorsOf(covers)).toEqual(['rgb(1, 35, 69)'])
      expect(await items.allInnerTexts()).toEqual([
        ...named.map((value) => expect.stringContaining(value)),
        expect.stringContaining('رنگ دریا'),
      ])
    },
  )
})

describe('on a phone', () => {
  describe('a list', () => {
    const step = useStory(() => shopper('phone'))

    it(
      'is sorted in a sheet',
      { tags: ['LIST-09', 'LIST-67', 'LIST-68', 'LIST-69', 'LIST-70', 'LIST-71'] },
      step(async ({ page }) => {
        await page.goto('/productlist/mobile?ordering=current_min_price')
        await press(page, /^مرتب‌سازی/)
        const sheet = page.getByRole('dialog', { name: 'مرتب‌سازی' })
        await expect
          .poll(() => sheet.getByRole('radiogroup').locator('label').allInnerTexts())
          .toEqual(Object.keys(orderings))
        await expect
          .poll(async () => {
            const box = await sheet.boundingBox()
            return box && box.y > 100 && [box.x, box.width, box.y + box.height]
          })
          .toEqual([0, 360, 740])
        expect(await directionOf(sheet)).toBe('rtl')
        const sent = listCalls(page)
        for (const [name, ordering] of Object.entries(orderings)) {
          await sheet.getByText(name, { exact: true }).click()
          await page.waitForURL((url) => url.searchParams.get('ordering') === ordering)
          await sheet.waitFor({ state: 'hidden' })
          await page.getByRole('button', { name: `مرتب‌سازی: ${name}` }).click()
          await sheet.getByRole('radio', { name, checked: true }).waitFor()
        }
        await page.keyboard.press('Escape')
        await sheet.waitFor({ state: 'hidden' })
        // The cheapest came with the page.
        expect(sent.map((call) => call.ordering?.[0])).toEqual(
          Object.values(orderings).filter((ordering) => ordering !== 'current_min_price'),
        )
      }),
    )

    it(
      'is filtered on a whole screen that counts along',
      { tags: ['LIST-10', 'LIST-12', 'LIST-45', 'LIST-74', 'SHELL-06'] },
      step(async ({ page }) => {
        const [cards, pages] = await Promise.all([
          page.getByRole('list', { name: 'فهرست کالاها' }).boundingBox(),
          page.getByRole('navigation', { name: 'صفحه‌ها' }).boundingBox(),
        ])
        expect(pages?.y).toBeGreaterThanOrEqual((cards?.y ?? 0) + (cards?.height ?? Infinity))
        await press(page, /^فیلترها/)
        const filters = page.getByRole('dialog', { name: 'فیلترها' })
        await expect
          .poll(() => filters.boundingBox())
          .toMatchObject({ x: 0, y: 0, width: 360, height: 740 })
        expect(await directionOf(filters)).toBe('rtl')
        const expected = await amountBeside(filters.getByRole('checkbox', { name: 'شیائومی' }))
        await filters.getByRole('checkbox', { name: 'شیائومی' }).check({ force: true })
        const see = filters.getByRole('button', { name: /^دیدن/ })
        await expect.poll(async () => toNumber(await see.innerText())).toBe(expected)
        const brands = await filters.getByRole('list', { name: 'برند', exact: true }).boundingBox()
        expect(brands?.height).toBe(250)
        const from = filters.getByLabel('از', { exact: true })
        await from.fill('20000000')
        // The words below it are fetched once they are in sight.
        await from.evaluate((field) => field.scrollIntoView())
        await filters.getByText('بیست میلیون تا چهارصد میلیون تومان و بیشتر').waitFor()
        await see.click()
        await filters.waitFor({ state: 'hidden' })
        await page.waitForURL(/brand=xiaomi.*min_price=20000000/)
        await page.getByRole('button', { name: 'فیلترها، ۲ فیلتر فعال' }).waitFor()
        await page.getByRole('link', { name: 'حذف فیلتر شیائومی' }).waitFor()
      }),
    )

    it(
      'is shown whole again once its filters are removed',
      { tags: ['LIST-38', 'LIST-40'] },
      step(async ({ page }) => {
        const clear = page.getByRole('link', { name: 'حذف همه' })
        await clear.click()
        await page.waitForURL((url) => url.search === '')
        await page.getByRole('button', { name: 'مرتب‌سازی: پرفروش‌ترین' }).waitFor()
      }),
    )
  })

  it('does not say how many goods its filters find before that is known', async () => {
    const { page } = await shopper('phone', { expectedErrors: networkNoise })
    await page.goto('/productlist/mobile')
    await press(page, /^فیلترها/)
    const filters = page.getByRole('dialog', { name: 'فیلترها' })
    await filters.getByRole('button', { name: /^دیدن .* کالا$/ }).waitFor()
    const call = await holdCall(page, /brand=xiaomi/)
    await filters.getByRole('checkbox', { name: 'شیائومی' }).check({ force: true })
    await filters.getByRole('button', { name: 'دیدن کالاها' }).waitFor()
    call.release()
    await filters.getByRole('button', { name: /^دیدن .* کالا$/ }).waitFor()
  })
})

describe('other lists', () => {
  it(
    'show the flagships, each with the variant of its card',
    { tags: ['LIST-21', 'LIST-23', 'LIST-52', 'LIST-59', 'PAGE-78'] },
    async () => {
      const { page, context } = await shopper('desktop')
      await page.goto('/productlist?is_flagship=true&page=2')
      const asked = page.waitForRequest(/\/api\/product\/\?/)
      await cardsOf(page).first().waitFor()
      const crumbs = page.getByRole('navigation', { name: 'مسیر صفحه' }).getByRole('listitem')
      expect(await linksIn(crumbs)).toEqual([
        ['خانه', '/'],
        ['گوشی‌های پرچم‌دار', null],
      ])
      type Listed = { results: { title: string }[]; page_count: number }
      await reshape<Listed>(page, /\/api\/product\/\?/, (body) => ({
        ...body,
        page_count: 5,
        results: body.results.map((each, place) =>
          place === 0 ? { ...each, title: 'ب'.repeat(70) } : each,
        ),
      }))
      const pages = page.getByRole('navigation', { name: 'صفحه‌ها' })
      await pages.getByRole('link', { name: 'صفحهٔ ۱', exact: true }).click()
      const query = new URL((await asked).url()).searchParams
      const rest = { category: '1', is_flagship: 'true', size: '12' }
      expect(Object.fromEntries(query)).toEqual({ ...rest, page: '1' })
      await expect.poll(() => cardsOf(page).count()).toBe(12)
      for (const width of ['360', '600', '1920', '1440'] as const) {
        await page.setViewportSize({ width: Number(width), height: 900 })
        expect([width, await columnsOf(page)]).toEqual([width, columns[width]])
        expect(await titleOf(cardsOf(page).first()).innerText()).toBe(`${'ب'.repeat(50)}…`)
      }

      const link = titleOf(cardsOf(page).nth(1))
      const href = (await link.getAttribute('href')) ?? ''
      const { results } = await ask<Schemas['BriefProductPage']>(page, `/product/?${query}`)
      expect(href).toBe(`/products/${results[1]?.id}?price_id=${results[1]?.price?.id}`)
      const [tab] = await Promise.all([context.waitForEvent('page'), link.click()])
      await tab.waitForURL(/\/products\/[a-z]/)
      expect(new URL(tab.url()).search).toBe(new URL(href, tab.url()).search)
      const opened = await ask<Schemas['Product']>(page, `/product/v2/product/${results[1]?.slug}/`)
      const color = opened.price.find(({ id }) => id === results[1]?.price?.id)?.color_name
      await tab
        .getByRole('navigation', { name: 'رنگ:' })
        .locator('strong', { hasText: color ?? 'no color' })
        .waitFor()
      const last = page.waitForRequest(/\/api\/product\/\?/)
      await pages.getByRole('link', { name: 'صفحهٔ ۵', exact: true }).click()
      expect(Object.fromEntries(new URL((await last).url()).searchParams)).toEqual({
        ...rest,
        page: '5',
      })
    },
  )

  it(
    'show a brand by its name, twenty-four a page until it goes',
    { tags: ['LIST-22', 'LIST-61'] },
    async () => {
      const { page } = await shopper('desktop')
      await page.goto('/productlist/mobile')
      const ofCategory = await layoutOf(page)
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: 'سامسونگ', exact: true })
        .click()
      await page.getByRole('heading', { level: 1, name: 'محصولات سامسونگ' }).waitFor()
      await expect.poll(() => cardsOf(page).count()).toBe(24)
      expect(await columnsOf(page)).toBe(4)
      expect(await layoutOf(page)).toEqual(ofCategory)
      const filters = page.getByRole('complementary', { name: 'فیلترها' })
      await expect.poll(() => filters.getByRole('checkbox').count()).toBeGreaterThan(0)
      await page.setViewportSize({ width: 360, height: 740 })
      for (const name of [/^مرتب‌سازی/, /^فیلترها/])
        await page.getByRole('button', { name }).waitFor()
      expect(await columnsOf(page)).toBe(1)
      await page.setViewportSize({ width: 1440, height: 900 })
      const canonical = `${inject('origin')}/productlist?brand=samsung`
      await page.locator(`link[rel=canonical][href="${canonical}"]`).waitFor({ state: 'attached' })

      const sent = listCalls(page)
      await page.goto('/productlist?brand=samsung&min_price=0')
      await page.getByRole('link', { name: 'حذف همه' }).first().click()
      await page.waitForURL((url) => url.search === '')
      await expect.poll(() => sent.at(-1)?.size).toEqual(['12'])
      await page.getByRole('heading', { level: 1, name: 'کالاها' }).waitFor()
    },
  )
})

/** The orders with the rows that name them, except the default one of a list. */
const sorts = [
  ['LIST-71', 'بیشترین تخفیف', '-current_discount_amount'],
  ['LIST-70', 'جدیدترین', '-create_at'],
  ['LIST-69', 'گران‌ترین', '-current_max_price'],
  ['LIST-68', 'ارزان‌ترین', 'current_min_price'],
] as const

const orderings = {
  پرفروش‌ترین: '-sold_count',
  ارزان‌ترین: 'current_min_price',
  گران‌ترین: '-current_max_price',
  جدیدترین: '-create_at',
  'بیشترین تخفیف': '-current_discount_amount',
}

async function linksIn(items: Locator): Promise<[string, string | null][]> {
  return items.evaluateAll((all) =>
    all.map((item) => [
      item.textContent?.trim() ?? '',
      item.querySelector('a')?.getAttribute('href') ?? null,
    ]),
  )
}

/** How many cards stand in a row, by the width of the window. */
const columns = { 360: 1, 599: 1, 600: 3, 960: 3, 1279: 3, 1280: 4, 1440: 4, 1919: 4, 1920: 6 }

/** How many cards stand in a row. */
async function columnsOf(page: Page): Promise<number> {
  const lefts = await cardsOf(page).evaluateAll((cards) =>
    cards.map((card) => Math.round(card.getBoundingClientRect().left)),
  )
  return new Set(lefts).size
}

/** Where filters, orders and cards begin and how wide they are; the pages have to be below the cards. */
async function layoutOf(page: Page) {
  const [filters, orders, cards, pages] = await Promise.all(
    [
      page.getByRole('complementary', { name: 'فیلترها' }),
      page.getByRole('navigation', { name: 'مرتب‌سازی' }),
      page.getByRole('list', { name: 'فهرست کالاها' }),
      page.getByRole('navigation', { name: 'صفحه‌ها' }),
    ].map(async (part) => {
      const box = await part.boundingBox()
      if (box === null) throw new Error('a part of the list is not shown')
      return box
    }),
  )
  expect(pages?.y ?? 0).toBeGreaterThanOrEqual((cards?.y ?? 0) + (cards?.height ?? Infinity))
  return [filters, orders, cards].map((box) => [box?.x, box?.width])
}

const directionOf = (part: Locator) => part.evaluate((it) => getComputedStyle(it).direction)

async function headOf(page: Page) {
  return page.evaluate(() => {
    const content = (selector: string) =>
      document.querySelector(selector)?.getAttribute('content') ?? null
    return {
      title: document.title,
      'og:title': content('meta[property="og:title"]'),
      description: content('meta[name=description]'),
      'og:description': content('meta[property="og:description"]'),
      canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
      robots: content('meta[name=robots]'),
    }
  })
}

/** Which of the six named colors a color is, by its hue and how light it is. */
function nameOfColor(color: string): string {
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number)
  if (Math.max(red, green, blue) < 80) return 'black'
  if (blue === Math.max(red, green, blue)) return 'blue'
  if (green === Math.max(red, green, blue)) return 'green'
  if (green > 150 && blue < 100) return 'yellow'
  return green > 120 ? 'pink' : 'red'
}

type Box = Awaited<ReturnType<Locator['boundingBox']>>

/** Whether a box lies within another, give or take a pixel of rounding. */
function isWithin(box: Box, frame: Box): boolean {
  if (box === null || frame === null) return false
  return (
    box.x >= frame.x - 1 &&
    box.y >= frame.y - 1 &&
    box.x + box.width <= frame.x + frame.width + 1 &&
    box.y + box.height <= frame.y + frame.height + 1
  )
}

/** The slider moves with the screen's next frame. */
const frameMs = 20

/** The number of products next to a value of a filter. */
async function amountBeside(control: Locator): Promise<number> {
  const row = control.locator('xpath=ancestor::label')
  const text = await row.innerText()
  return toNumber(text.split('\n').at(-1) ?? '')
}

async function sliderValues(page: Page): Promise<number[]> {
  const thumbs = await page.getByRole('slider').all()
  return Promise.all(thumbs.map(async (thumb) => Number(await thumb.getAttribute('aria-valuenow'))))
}

function persian(amount: number): string {
  return amount.toLocaleString('fa-IR')
}

/** The title of a card in full: where it is cut off, the link has all of it. */
async function fullTitleOf(card: Locator): Promise<string> {
  const link = titleOf(card)
  return (await link.getAttribute('title')) ?? (await link.innerText())
}
