import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import type { components } from '#api/schema.d.ts'
import { discountPercent } from '#domain/price.ts'
import { clientOf } from './support/customer.ts'
import { cardPath } from './support/goods.ts'
import { iconsOf } from './support/icons.ts'
import { answerCall, breakCall, networkNoise, reshape } from './support/network.ts'
import { titleOf, toNumber } from './support/lists.ts'
import { shopper, useBrowser, useStory, type Device, type Shopper } from './support/story.ts'
import { lateSections } from './support/late-sections.ts'
import { answer } from '#tests/support/shopper.ts'
import { installClock } from './support/profiles.ts'

useBrowser()

type StoryItem = components['schemas']['StoryItem']
type Section = components['schemas']['HomeSection']
type SectionOf<Type extends Section['type']> = Extract<Section, { type: Type }>

const sizes: Device[] = ['phone', 'desktop']

describe.each(sizes)('the stories on a %s', (device) => {
  describe('one after the other', () => {
    const step = useStory(async () => {
      const visitor = await shopper(device, { isMoving: true })
      const { page } = visitor
      const stories = sectionOf(await homeOf(visitor), 'STORY').data
      const [story] = stories
      const calls = storyCalls(page)
      const items = await itemsOf(visitor, 1)
      const isSecond = new RegExp(`/story-item/${items[1]?.id}/$`)
      await reshape<StoryItem>(page, isSecond, (item) => ({ ...item, price: null }))
      await page.goto('/')
      await installClock(page)
      // An item is shown as long as the test looks at it.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
      const row = page.getByRole('region', { name: 'استوری‌ها' })
      const opener = row.getByRole('button', { name: story?.name })
      const dialog = page.getByRole('dialog', { name: story?.name })
      return { page, stories, calls, row, dialog, opener, items }
    })

    it(
      'are a row of covers with names',
      { tags: ['HOME-03', 'HOME-31'] },
      step(async ({ stories, row }) => {
        expect(await row.getByRole('listitem').allTextContents()).toEqual(
          stories.map(({ name }) => name),
        )
        const covers = row.getByRole('listitem').locator('img')
        expect(
          await covers.evaluateAll((all) => all.map((each) => each.getAttribute('src'))),
        ).toEqual(stories.map(({ cover }) => `${cover}?w=480`))
        expect(await rowsOf(covers)).toBe(1)
      }),
    )

    it(
      'open on a press, and are asked for only then',
      { tags: ['HOME-04', 'HOME-32', 'HOME-36', 'HOME-37'] },
      step(async ({ calls, dialog, opener, items }) => {
        await opener.click()
        await shows(dialog, items[0])
        expect(calls).toEqual(['/home-page/story-item/?story=1', '/home-page/story-item/1/'])
      }),
    )

    it(
      'play on, are held by a finger, and lead to a product that has no price too',
      { tags: ['HOME-04', 'HOME-05'] },
      step(async ({ page, dialog, items }) => {
        await page.clock.runFor(6_100)
        await shows(dialog, withoutPrice(items[1]))
        const stage = await dialog.getByRole('img').boundingBox()
        await page.mouse.move((stage?.x ?? 0) + 100, (stage?.y ?? 0) + 300)
        await page.mouse.down()
        await page.clock.runFor(20_000)
        await shows(dialog, withoutPrice(items[1]))
        await page.mouse.up()
        await page.clock.runFor(6_100)
        await shows(dialog, items[2])
      }),
    )

    it(
      'lead to the product that they show',
      { tags: ['HOME-05'] },
      step(async ({ page, dialog, items }) => {
        await dialog.getByRole('link', { name: 'خرید این محصول' }).click()
        const path = cardPath(items[2]?.product_slug, items[2]?.price)
        await page.waitForURL((url) => url.pathname + url.search === path)
      }),
    )
  })

  it(
    'go on and back by taps and keys, to the next story by a swipe, and stay seen',
    { tags: ['HOME-03', 'HOME-04'] },
    async () => {
      const { page } = await shopper(device, { isMoving: true })
      await page.goto('/')
      const row = page.getByRole('region', { name: 'استوری‌ها' })
      const first = row.getByRole('button').first()
      await first.click()
      const dialog = page.getByRole('dialog', { name: 'آیفون ۱۷ پرو' })
      await dialog.getByText('مورد ۱ از ۳').waitFor({ state: 'attached' })
      await dialog.getByRole('button', { name: 'توقف' }).click()
      await expect.poll(() => dialog.getByRole('button', { name: 'قبلی' }).count()).toBe(0)
      await dialog.getByRole('button', { name: 'بعدی' }).click()
      await dialog.getByText('مورد ۲ از ۳').waitFor({ state: 'attached' })
      await page.keyboard.press('ArrowRight')
      await dialog.getByText('مورد ۱ از ۳').waitFor({ state: 'attached' })
      await page.keyboard.press('ArrowLeft')
      await dialog.getByText('مورد ۲ از ۳').waitFor({ state: 'attached' })
      await dialog.getByRole('button', { name: 'قبلی' }).click()
      await dialog.getByText('مورد ۱ از ۳').waitFor({ state: 'attached' })
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      await expect.poll(() => isFocused(first)).toBe(true)
      expect(await seenStories(page)).toBeNull()

      await first.click()
      await dialog.getByText('مورد ۱ از ۳').waitFor({ state: 'attached' })
      await swipe(page, dialog, 160)
      const second = page.getByRole('dialog', { name: 'گلکسی S25' })
      await second.getByText('مورد ۱ از ۲').waitFor({ state: 'attached' })
      await page.keyboard.press('ArrowLeft')
      await second.getByText('مورد ۲ از ۲').waitFor({ state: 'attached' })
      await expect.poll(() => seenStories(page)).toBe('[2]')
      await second.getByRole('button', { name: 'بستن' }).click()
      await second.waitFor({ state: 'hidden' })
      const seen = () => row.locator('[data-seen]').allTextContents()
      await expect.poll(seen).toEqual(['گلکسی S25'])
      await page.reload()
      await expect.poll(seen).toEqual(['گلکسی S25'])
    },
  )
})

describe('stories that cannot be loaded', () => {
  it('say why, can be tried again, and be passed over', async () => {
    const { page } = await shopper('phone', { expectedErrors: networkNoise })
    await page.goto('/')
    const item = await breakCall(page, /\/story-item\/1\/$/)
    await page.getByRole('region', { name: 'استوری‌ها' }).getByRole('button').first().click()
    const dialog = page.getByRole('dialog', { name: 'آیفون ۱۷ پرو' })
    await dialog.getByRole('alert').getByText('این استوری باز نشد.').waitFor()
    await dialog.getByRole('alert').getByText('اینترنت').waitFor()
    item.mend()
    await dialog.getByRole('button', { name: 'تلاش دوباره' }).click()
    await dialog.getByText('مورد ۱ از ۳').waitFor({ state: 'attached' })
    await breakCall(page, /\/story-item\/\?story=2$/, 500)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    const second = page.getByRole('dialog', { name: 'گلکسی S25' })
    await second.getByRole('alert').waitFor()
    await second.getByRole('button', { name: 'بعدی' }).click()
    await page
      .getByRole('dialog', { name: 'اپل واچ ۱۱' })
      .getByText('مورد ۱')
      .waitFor({ state: 'attached' })
    for (const _ of [1, 2]) await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  })

  it('keep the page when even their script cannot be loaded', async () => {
    const expectedErrors = [...networkNoise, /ScriptMissing/]
    const { page, context } = await shopper('phone', { cold: true, expectedErrors })
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    const row = page.getByRole('region', { name: 'استوری‌ها' })
    await row.getByRole('button').first().click()
    await row.getByRole('alert').getByText('این استوری باز نشد.').waitFor()
    await page.getByRole('region', { name: 'دسته‌ها' }).waitFor()
    const retry = row.getByRole('button', { name: 'تلاش دوباره' })
    await retry.click()
    await retry.waitFor()
    // Once the network is back, they come by themselves.
    await context.setOffline(false)
    await page.getByRole('dialog', { name: 'آیفون ۱۷ پرو' }).waitFor()
  })

  it('wait to be moved on for those who want no motion', async () => {
    const { page } = await shopper('desktop')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await installClock(page)
    await page.getByRole('region', { name: 'استوری‌ها' }).getByRole('button').first().click()
    const dialog = page.getByRole('dialog', { name: 'آیفون ۱۷ پرو' })
    await dialog.getByText('مورد ۱ از ۳').waitFor({ state: 'attached' })
    await dialog.getByRole('button', { name: 'پخش' }).waitFor()
    await page.clock.runFor(30_000)
    await dialog.getByText('مورد ۱ از ۳').waitFor({ state: 'attached' })
  })
})

describe('the sections of the home page', () => {
  it(
    'stand in the server’s order under its titles; what is empty or unknown is passed over',
    { tags: ['HOME-01', 'HOME-02', 'HOME-27', 'HOME-34'] },
    async () => {
      const visitor = await shopper('desktop')
      const { page } = visitor
      const sections = await homeOf(visitor)
      const unknown = { type: 'HOROSCOPE', data: { sign: 'leo' } }
      const mixed = sections
        .toReversed()
        .map((section) => (section.type === 'STORY' ? { ...section, data: [] } : section))
        .map(withOwnTitle)
      const calls: string[] = []
      page.on('request', (request) => calls.push(new URL(request.url()).pathname))
      await openHomeWith(page, [unknown, ...mixed])
      expect(calls).toContain('/api/home-page/v2/')
      const headings = page.getByRole('main').locator('h2, strong')
      const titles = mixed.flatMap(titlesOf)
      const shown = async () =>
        (await headings.allTextContents()).filter((text) => titles.includes(text))
      await expect.poll(shown).toEqual(titles)
      const stories = page.getByRole('region', { name: 'استوری‌ها' })
      await expect.poll(() => stories.count()).toBe(0)
      expect(sections[0]?.type).toBe('STORY')
      await openHomeWith(page, sections.toReversed().map(withOwnTitle))
      const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Infinity
      const first = headings.filter({ hasText: titles[0] }).first()
      await expect.poll(async () => (await topOf(stories)) > (await topOf(first))).toBe(true)
    },
  )

  describe('on a desktop', () => {
    const step = useStory(async () => {
      const visitor = await shopper('desktop')
      const { page } = visitor
      const sections = await homeOf(visitor)
      await page.goto('/')
      await lateSections(page)

      return { page, sections }
    })

    it(
      'begin with banners, and the steps of a purchase below them',
      { tags: ['ROUTE-01', 'HOME-06', 'HOME-07'] },
      step(async ({ page, sections }) => {
        const hero = page.getByRole('region', { name: 'پیشنهادهای ویژه' })
        const banners = sectionOf(sections, 'HERO_SECTION').data
        await expect.poll(() => slidesOf(hero).count()).toBe(banners.length)
        expect(await hrefs(slidesOf(hero))).toEqual(banners.map(({ link }) => link))
        expect(await shownPicture(slidesOf(hero).first())).toContain(banners[0]?.image)
        // The others come when the page is idle.
        const pictures = () => addressesOf(slidesOf(hero).locator('source'), 'srcset')
        await expect.poll(pictures).toEqual(banners.map(({ image }) => image))
        const steps = page.getByRole('list', { name: 'گام‌های خرید' }).getByRole('listitem')
        const [carousel, first] = await Promise.all([
          hero.boundingBox(),
          steps.first().boundingBox(),
        ])
        const below = (first?.y ?? 0) - (carousel?.y ?? 0) - (carousel?.height ?? 0)
        expect(below).toBeGreaterThanOrEqual(0)
        expect(below).toBeLessThan(60)
        await expect
          .poll(() => steps.getByRole('paragraph').allTextContents())
          .toEqual(
            ['انتخاب کالا', 'روش ارسال', 'پرداخت امن', 'تحویل'].flatMap((step) => [
              step,
              expect.stringMatching(/./),
            ]),
          )
      }),
    )

    it(
      'show a row of products with its title and its category',
      { tags: ['HOME-08', 'HOME-09', 'HOME-10', 'HOME-27'] },
      step(async ({ page, sections }) => {
        const slider = sectionOf(sections, 'PRODUCT')
        const row = page.getByRole('region', { name: slider.extra_data?.title })
        await row.getByRole('heading', { level: 2, name: slider.extra_data?.title }).waitFor()
        await expect.poll(() => slidesOf(row).count()).toBe(slider.data.length)
        const all = row.getByRole('link', { name: `مشاهدهٔ همه، ${slider.extra_data?.title}` })
        await expect
          .poll(() => all.getAttribute('href'))
          .toBe('/productlist/mobile?ordering=-sold_count')
        const categories = sections.flatMap((section) =>
          section.type === 'PRODUCT' && section.extra_data?.query === undefined
            ? [section.extra_data]
            : [],
        )
        expect(categories.length).toBeGreaterThan(0)
        for (const extra of categories)
          expect(
            await page
              .getByRole('link', { name: `مشاهدهٔ همه، ${extra?.title}` })
              .getAttribute('href'),
          ).toBe(`/productlist/${extra?.category?.slug}`)
      }),
    )

    it(
      'show of a product its title, picture, prices, colors and gift',
      { tags: ['HOME-08', 'HOME-28'] },
      step(async ({ page, sections }) => {
        const slider = sectionOf(sections, 'PRODUCT')
        const row = page.getByRole('region', { name: slider.extra_data?.title })
        const [product] = slider.data
        const card = slidesOf(row).first()
        await titleOf(card)
          .getByText(product?.title.slice(0, 20) ?? '')
          .waitFor()
        const picture = card.getByRole('img', { name: product?.image.alt_text })
        expect(await picture.getAttribute('src')).toBe(`${product?.image.image}?w=480`)
        await card.getByText(product?.gift ?? 'no gift').waitFor()
        const dots = card.getByRole('img', { name: /^رنگ/ }).locator('span[style]')
        expect(
          await dots.evaluateAll((all) => all.map((dot) => getComputedStyle(dot).backgroundColor)),
        ).toEqual(product?.colors.slice(0, 3).map(({ code }) => rgb(code)))
        await card.getByText(persian(product?.price?.new_price)).waitFor()
        await card.getByText(persian(product?.price?.price)).waitFor()
        expect(await hrefs(slidesOf(row))).toEqual(
          slider.data.map(({ slug, price }) => cardPath(slug, price)),
        )
      }),
    )

    it(
      'have tiles of categories that lead to their lists',
      { tags: ['HOME-11'] },
      step(async ({ page, sections }) => {
        const tiles = sectionOf(sections, 'FLAGSHIP')
        const grid = page
          .getByRole('region', { name: tiles.extra_data?.title })
          .getByRole('listitem')
        expect(await hrefs(grid)).toEqual(tiles.data.map(({ slug }) => `/productlist/${slug}`))
        expect(await grid.allInnerTexts()).toEqual(tiles.data.map(({ name }) => name))
        expect(
          await grid
            .locator('img')
            .evaluateAll((all) => all.map((each) => each.getAttribute('src'))),
        ).toEqual(tiles.data.map(({ image }) => `${image}?w=480`))
      }),
    )

    it(
      'show special offers on a ground of their own, with what is saved',
      { tags: ['HOME-18'] },
      step(async ({ page, sections }) => {
        const special = page.getByRole('region', { name: 'شگفت‌انگیز' })
        await expect
          .poll(() => slidesOf(special).count())
          .toBe(sectionOf(sections, 'CUSTOM_PRODUCT').data.length)
        expect(await groundOf(special)).toBe('rgb(6, 54, 59)')
        const offers = sectionOf(sections, 'CUSTOM_PRODUCT').data
        expect(await hrefs(slidesOf(special))).toEqual(
          offers.map(({ slug, price }) => cardPath(slug, price)),
        )
        const [offer] = offers
        const { price: list = 0, new_price: reduced = 0 } = offer?.price ?? {}
        const percent = discountPercent(list, reduced)
        expect(percent).toBeGreaterThan(0)
        await slidesOf(special)
          .first()
          .getByText(`${persian(percent)}٪`)
          .waitFor()
      }),
    )

    it(
      'show articles with a link to all of them',
      { tags: ['HOME-19', 'HOME-20', 'HOME-30'] },
      step(async ({ page, sections }) => {
        const magazine = sectionOf(sections, 'LATEST_ARTICLES')
        const articles = page.getByRole('region', { name: magazine.extra_data?.title })
        expect(await hrefs(articles.getByRole('article'))).toEqual(
          magazine.data.map(({ id }) => `/blogs/${id}`),
        )
        const [article] = magazine.data
        const card = articles.getByRole('article').first()
        await card.getByText(article?.title ?? '').waitFor()
        await card.getByText(article?.text.slice(0, 20) ?? '').waitFor()
        await card.getByText(`${persian(article?.read_time)} دقیقه`).waitFor()
        expect(await card.locator('img').getAttribute('src')).toContain(article?.cover)
        const more = articles.getByRole('link', { name: /^مشاهدهٔ همه/ })
        await expect.poll(() => more.getAttribute('href')).toBe('/blogs')
      }),
    )

    it(
      'show two small banners in a row, and one as wide as both',
      { tags: ['HOME-21', 'HOME-22', 'HOME-33'] },
      step(async ({ page, sections }) => {
        const [first, second] = sectionOf(sections, 'SMALL_BANNER').data
        const small = [boxOf(page, first?.title), boxOf(page, second?.title)]
        const [right, left] = await Promise.all(small)
        expect(right?.y).toBe(left?.y)
        expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0)
        const [whole] = sectionOf(sections, 'FULL_WIDTH_BANNER').data
        const wide = await boxOf(page, whole?.title)
        expect(wide?.width).toBe((right?.x ?? 0) + (right?.width ?? 0) - (left?.x ?? 0))
        expect(wide?.width).toBe(await page.locator('h1 + div').evaluate((it) => it.clientWidth))
        await bannerLink(page, whole?.title).click()
        await page.waitForURL(`**${whole?.link}`)
      }),
    )
  })

  it(
    'cut long titles and texts, veil what is sold out, and show read times',
    { tags: ['HOME-26', 'HOME-30', 'HOME-38', 'HOME-39', 'HOME-40', 'PAGE-79'] },
    async () => {
      const visitor = await shopper('desktop')
      const { page } = visitor
      const long =
        'نام بسیار بلند کالایی که کسی آن را تا پایان نمی‌خواند و باز هم ادامه دارد تا آخر خط'
      const sections = (await homeOf(visitor)).flatMap((section): Section[] => {
        switch (section.type) {
          case 'PRODUCT':
            return [{ ...section, data: section.data.map((one) => ({ ...one, title: long })) }]
          case 'CUSTOM_PRODUCT': {
            const data = endedAndSoldOut(section.data)
            return [{ ...section, data: data.map((one) => ({ ...one, title: long })) }]
          }
          case 'LATEST_ARTICLES': {
            const [article] = section.data
            if (article === undefined) return []
            const wordy = { ...article, title: long, text: long + long, read_time: 6 }
            return [{ ...section, data: [wordy] }]
          }
          default:
            return []
        }
      })
      await openHomeWith(page, sections)
      const row = page.getByRole('region', { name: 'پرفروش‌ترین گوشی‌ها' })
      const link = titleOf(slidesOf(row).first())
      await expect.poll(() => link.textContent()).toBe(`${long.slice(0, 70)}…`)
      await expect.poll(() => link.getAttribute('title')).toBe(long)

      const reduced = slidesOf(page.getByRole('region', { name: 'شگفت‌انگیز' }))
      const [ended, soldOut] = [reduced.first(), reduced.nth(1)]
      expect(await veilOf(ended, 'زمان پیشنهاد تمام شد')).toEqual({ blur: true, alpha: 0.7 })
      expect(await veilOf(soldOut, 'ناموجود')).toEqual({ blur: true, alpha: 0.7 })
      await lateSections(page)
      const other = reduced.nth(2)
      await other.getByText('تومان').first().waitFor()
      expect(await titleOf(other).textContent()).toBe(`${long.slice(0, 70)}…`)
      const veils = other
        .locator('p')
        .evaluateAll(
          (all) => all.filter((each) => getComputedStyle(each).backdropFilter !== 'none').length,
        )
      expect(await veils).toBe(0)

      const article = page.getByRole('list', { name: 'تازه‌های مجله' }).getByRole('article')
      await expect
        .poll(() => article.getByRole('heading').textContent())
        .toBe(`${long.slice(0, 30)}…`)
      await article.getByText(`${(long + long).slice(0, 100)}…`).waitFor()
      await article.getByText(/^۶.دقیقه مطالعه$/).waitFor()
      await expect
        .poll(() => article.locator('img').getAttribute('src'))
        .toContain('/images/scene/article-1')

      await page.setViewportSize({ width: 360, height: 740 })
      expect(await veilOf(ended, 'زمان پیشنهاد تمام شد')).toEqual({ blur: true, alpha: 0.7 })
      for (const title of [link, titleOf(other)])
        expect(await title.innerText()).toBe(`${long.slice(0, 70)}…`)
      expect(await article.getByRole('heading').innerText()).toBe(`${long.slice(0, 30)}…`)
      await article.getByText(`${(long + long).slice(0, 100)}…`).waitFor()
    },
  )

  it(
    'choose the pictures of banners, and their columns, by the width',
    { tags: ['HOME-06', 'HOME-07', 'HOME-21', 'HOME-22', 'HOME-28', 'HOME-33'] },
    async () => {
      const visitor = await shopper('phone')
      const { page } = visitor
      const sections = await homeOf(visitor)
      await page.goto('/')
      const hero = page.getByRole('region', { name: 'پیشنهادهای ویژه' })
      expect(await shownPicture(slidesOf(hero).first())).toContain(
        sectionOf(sections, 'HERO_SECTION').data[0]?.mobile_image,
      )
      const heroes = sectionOf(sections, 'HERO_SECTION').data
      await expect
        .poll(() => addressesOf(slidesOf(hero).locator('img'), 'src'))
        .toEqual(heroes.map(({ mobile_image: image }) => image))
      const steps = page.getByRole('list', { name: 'گام‌های خرید' }).getByRole('paragraph')
      expect(await steps.filter({ visible: true }).allTextContents()).toEqual([
        'انتخاب کالا',
        'روش ارسال',
        'پرداخت امن',
        'تحویل',
      ])
      const row = sectionOf(sections, 'PRODUCT')
      const card = slidesOf(page.getByRole('region', { name: row.extra_data?.title })).first()
      const { gift, price } = row.data[0] ?? {}
      for (const text of [gift ?? 'no gift', persian(price?.new_price), persian(price?.price)])
        await card.getByText(text).waitFor()
      await card.getByRole('img', { name: /^رنگ/ }).waitFor()

      const [first, second] = sectionOf(sections, 'SMALL_BANNER').data
      for (const banner of [first, second, sectionOf(sections, 'FULL_WIDTH_BANNER').data[0]]) {
        const link = bannerLink(page, banner?.title)
        await link.scrollIntoViewIfNeeded()
        expect(await shownPicture(link)).toContain(banner?.mobile_image)
      }
      const [above, below] = [await boxOf(page, first?.title), await boxOf(page, second?.title)]
      const whole = await boxOf(page, sectionOf(sections, 'FULL_WIDTH_BANNER').data[0]?.title)
      const across = await page.locator('h1 + div').evaluate((it) => it.clientWidth)
      expect([above?.width, below?.width, whole?.width]).toEqual([across, across, across])
      expect(below?.y ?? 0).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0))

      await slidesOf(hero).first().getByRole('link').click()
      await page.waitForURL((url) => url.pathname + url.search === heroes[0]?.link)
    },
  )
})

describe('products by property', () => {
  describe('on a desktop, by tabs', () => {
    const step = useStory(async () => {
      const visitor = await shopper('desktop', { expectedErrors: networkNoise })
      const { page } = visitor
      const entries = sectionOf(await homeOf(visitor), 'PROPERTY').data
      const queries: string[] = []
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url())
        if (pathname === '/api/product/') queries.push(search)
      })
      await page.goto('/')
      const part = page.getByRole('region', { name: 'گوشی به انتخاب ویژگی' })
      const tabs = part.getByRole('tab')
      const active = () => part.getByRole('tab', { selected: true }).allTextContents()
      const products = part.getByRole('tabpanel').getByRole('article')
      const all = part.getByRole('link', { name: 'مشاهدهٔ همه' })
      return { visitor, page, entries, queries, part, tabs, active, products, all }
    })

    it(
      'have a tab for each property, with its name and its icon',
      { tags: ['HOME-12', 'HOME-13', 'HOME-29'] },
      step(async ({ entries, tabs }) => {
        await tabs.first().waitFor()
        expect(await tabs.allTextContents()).toEqual(entries.map(({ name }) => name))
        expect(await iconsOf(tabs)).toEqual(entries.map(({ icon }) => icon))
      }),
    )

    it(
      'start with the first tab',
      { tags: ['HOME-14', 'HOME-17'] },
      step(async ({ entries, active, products, all }) => {
        await expect.poll(active).toEqual([entries[0]?.name])
        await expect.poll(() => products.count()).toBe(6)

        await expect
          .poll(() => all.getAttribute('href'))
          .toBe(`/productlist?slug=${entries[0]?.main_slug}`)
      }),
    )

    it(
      'come six at a time for the tab that is chosen',
      { tags: ['HOME-15', 'HOME-16', 'HOME-35', 'HOME-42'] },
      step(async ({ visitor, entries, queries, tabs, active, products, all }) => {
        await tabs.nth(1).click()
        await expect.poll(active).toEqual([entries[1]?.name])
        await expect
          .poll(() => queries)
          .toEqual([entries[0], entries[1]].map((each) => `?slug=${each?.main_slug}&size=6`))
        await products.nth(5).waitFor()
        await expect.poll(() => products.count()).toBe(6)
        const { results } = await answer(
          clientOf(visitor).GET('/product/', {
            params: { query: { slug: entries[1]?.main_slug, size: 6 } },
          }),
        )
        await expect
          .poll(() => hrefs(products))
          .toEqual(results.map(({ slug, price }) => cardPath(slug, price)))
        await expect
          .poll(() => all.getAttribute('href'))
          .toBe(`/productlist?slug=${entries[1]?.main_slug}`)
      }),
    )

    it(
      'can be asked for again after a lost network, and lead to their list',
      { tags: ['HOME-17'] },
      step(async ({ page, part, tabs, products, all }) => {
        const call = await breakCall(page, /\/api\/product\/\?slug=good-for-games/)
        await tabs.nth(1).press('ArrowLeft')
        await part.getByRole('alert').getByText('کالاهای این بخش بارگذاری نشد.').waitFor()
        call.mend()
        await part.getByRole('button', { name: 'تلاش دوباره' }).click()
        await products.nth(5).waitFor()
        await expect.poll(() => products.count()).toBe(6)
        await all.click()
        await page.waitForURL('**/productlist?slug=good-for-games')
        await page.getByRole('heading', { level: 1, name: 'مناسب بازی' }).waitFor()
      }),
    )
  })

  it('are not shown below 960 pixels', { tags: ['HOME-12'] }, async () => {
    const { page } = await shopper('phone')
    await page.goto('/')
    await page.getByRole('region', { name: 'دسته‌ها' }).waitFor()
    const part = page.getByRole('region', { name: 'گوشی به انتخاب ویژگی' })
    await expect.poll(() => part.count()).toBe(0)
    await page.setViewportSize({ width: 959, height: 900 })
    await expect.poll(() => part.count()).toBe(0)
    await page.setViewportSize({ width: 960, height: 900 })
    await part.waitFor()
  })

  it('leave no gap where they are not shown', async () => {
    const { page } = await shopper('phone')
    await page.goto('/')
    await page.getByRole('list', { name: 'وعده‌های ما' }).waitFor()
    const gaps = await page.locator('h1 + div').evaluate((sections) => {
      const shown = [...sections.children]
        .filter((section) => section.firstElementChild?.checkVisibility())
        .map((section) => section.getBoundingClientRect())
      return shown.slice(1).map(({ top }, before) => top - (shown[before]?.bottom ?? 0))
    })
    const [usual = 0] = gaps.toSorted((one, other) => one - other).slice(gaps.length / 2)
    expect(Math.max(...gaps)).toBeLessThan(usual + 10)
  })
})

describe('the sliders', () => {
  it(
    'move on every four seconds, but not when stopped, looked at closely or moved by hand',
    { tags: ['SHELL-64'] },
    async () => {
      const { page } = await shopper('desktop', { isMoving: true })
      // First, since the page could not stop a timer that was started without this clock.
      await installClock(page)
      await page.goto('/')
      const hero = page.getByRole('region', { name: 'پیشنهادهای ویژه' })
      await hero.locator('[data-running]').waitFor()
      await page.clock.pauseAt(Date.now() + 60_000)
      await page.mouse.move(720, 5)
      await hero.getByRole('button', { name: 'توقف حرکت خودکار' }).focus()
      // It may have been on its way from one slide to the next.
      await page.clock.runFor(1_000)
      await blur(page)
      const place = async () => {
        const label = await hero.locator('[aria-current=true]').getAttribute('aria-label')
        return toNumber(label?.replace(/ از .*/, '') ?? '')
      }
      const start = await place()
      /** How many slides it has moved on since. */
      const moved = async () => ((await place()) - start + 4) % 4
      await page.clock.runFor(3_800)
      expect(await moved()).toBe(0)
      await page.clock.runFor(600)
      await expect.poll(moved).toBe(1)

      await hero.hover()
      await page.clock.runFor(9_000)
      expect(await moved()).toBe(1)
      await page.mouse.move(720, 5)
      await hero
        .getByRole('link')
        .nth((await place()) - 1)
        .focus()
      await page.clock.runFor(9_000)
      expect(await moved()).toBe(1)

      await page.keyboard.press('ArrowLeft')
      await page.clock.runFor(1_000)
      await expect.poll(moved).toBe(2)
      await page.keyboard.press('ArrowRight')
      await page.clock.runFor(1_000)
      await expect.poll(moved).toBe(1)
      await blur(page)
      await page.clock.runFor(9_000)
      expect(await moved()).toBe(1)
      await hero.getByRole('button', { name: 'ادامهٔ حرکت خودکار' }).click()
      await blur(page)
      await page.mouse.move(720, 5)
      await page.clock.runFor(5_000)
      await expect.poll(moved).toBe(2)
      await hero.getByRole('button', { name: 'توقف حرکت خودکار' }).click()
      await blur(page)
      await page.mouse.move(720, 5)
      await page.clock.runFor(9_000)
      expect(await moved()).toBe(2)

      const offers = page.getByRole('region', { name: 'شگفت‌انگیز' })
      await offers.scrollIntoViewIfNeeded()
      await offers.locator('[data-running]').waitFor()
      await untilSeen(offers)
      // Its time begins again once the pointer has left it.
      await offers.hover()
      await page.clock.runFor(1_000)
      await page.mouse.move(720, 5)
      const slide = offers.locator('[data-slide]').first()
      const left = async () => (await slide.boundingBox())?.x ?? 0
      const before = await left()
      await page.clock.runFor(3_800)
      expect(await left()).toBe(before)
      await page.clock.runFor(1_200)
      await expect.poll(left).not.toBe(before)
    },
  )

  it('can be stopped where they move by themselves, and have dots at even distances', async () => {
    const { page } = await shopper('desktop', { isMoving: true })
    await page.goto('/')
    const row = page.getByRole('region', { name: 'پرفروش‌ترین گوشی‌ها' })
    await row.scrollIntoViewIfNeeded()
    await row.locator('[data-running]').waitFor()
    const stop = { name: 'توقف حرکت خودکار' }
    const sliders = page.locator('[aria-roledescription=carousel]')
    const moving = sliders.filter({ has: page.getByRole('button', stop) })
    expect(await sliders.count()).toBeGreaterThan(3)
    await expect
      .poll(() => moving.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label'))))
      .toEqual(['پیشنهادهای ویژه', 'شگفت‌انگیز'])
    const gaps = await page
      .getByRole('region', { name: 'پیشنهادهای ویژه' })
      .getByRole('button', { name: /^اسلاید/ })
      .evaluateAll((dots) => {
        const drawn = dots.map((dot) => {
          const { x, width } = dot.getBoundingClientRect()
          const half = Number.parseFloat(getComputedStyle(dot, '::after').width) / 2
          return [x + width / 2 - half, x + width / 2 + half] as const
        })
        return drawn.slice(1).map(([, end], index) => Math.round((drawn[index]?.[0] ?? 0) - end))
      })
    expect(gaps.length).toBeGreaterThan(1)
    expect(new Set(gaps).size).toBe(1)
  })

  it('scroll a card into view when it receives the focus', async () => {
    const { page } = await shopper('desktop')
    await page.goto('/')
    const row = page.getByRole('region', { name: 'پرفروش‌ترین گوشی‌ها' })
    await row.scrollIntoViewIfNeeded()
    await row.locator('[data-running]').waitFor()
    await row.getByRole('link').nth(1).focus()
    const frame = await row.getByRole('list').first().boundingBox()
    for (const slide of await slidesOf(row).all()) {
      expect(await isFocused(titleOf(slide))).toBe(true)
      await expect.poll(async () => isWithin(await slide.boundingBox(), frame)).toBe(true)
      await page.keyboard.press('Tab')
      expect(await isFocused(slide.getByRole('link').last())).toBe(true)
      await page.keyboard.press('Tab')
    }
  })

  it('stay where they are under a press, even after the browser has scrolled them', async () => {
    const { page } = await shopper('phone')
    await page.goto('/')
    const row = page.getByRole('region', { name: 'پرفروش‌ترین گوشی‌ها' })
    await row.scrollIntoViewIfNeeded()
    const track = row.locator('[data-running]')
    await track.waitFor()
    const scroll = (it: Element) => {
      it.scrollLeft = 150
      return it.scrollLeft
    }
    // There is room for it once the slider has put its slides on both sides, in its first frame.
    await expect.poll(() => track.evaluate(scroll)).toBe(150)
    const title = titleOf(slidesOf(row).first())
    const box = await title.boundingBox()
    if (box === null) throw new Error('the card is not shown')
    await page.touchscreen.tap(Math.max(0, box.x) + 30, box.y + box.height / 2)
    await page.waitForURL('**/products/*')
  })

  it(
    'show more at every width, six at the widest',
    { tags: ['HOME-08', 'HOME-41', 'SHELL-65'] },
    async () => {
      const { page } = await shopper('desktop')
      await page.goto('/')
      const shown = async (name: string) => {
        const row = page.getByRole('region', { name })
        const frame = await row.getByRole('list').first().boundingBox()
        const slide = await slidesOf(row).first().boundingBox()
        return Number(((frame?.width ?? 0) / (slide?.width ?? 1)).toFixed(1))
      }
      const both = () => Promise.all(['پرفروش‌ترین گوشی‌ها', 'شگفت‌انگیز'].map(shown))
      const slides = {
        319: [1, 1],
        320: [1.6, 1.6],
        599: [1.6, 1.6],
        600: [3, 3],
        799: [3, 3],
        800: [3.6, 3.6],
        959: [3.6, 3.6],
        960: [4, 4],
        1365: [4, 4],
        1366: [5, 4.5],
        1439: [5, 4.5],
        1440: [6, 5],
        1920: [6, 5],
      }
      for (const [width, counts] of Object.entries(slides)) {
        await page.setViewportSize({ width: Number(width), height: 900 })
        await expect.poll(both, { message: `at ${width}` }).toEqual(counts)
      }
    },
  )
})

describe('the foot of the home page', () => {
  it(
    'describes the shop, more on request, and answers the questions',
    { tags: ['HOME-23', 'HOME-24', 'HOME-25'] },
    async () => {
      const visitor = await shopper('phone')
      const { page } = visitor
      const text = await answer(clientOf(visitor).GET('/home-page/seo-text/'))
      const reply = await page.goto('/')
      const about = page.getByRole('region', { name: text.title })
      await about.waitFor()
      const titles = await page
        .getByRole('main')
        .getByRole('heading', { level: 2 })
        .allTextContents()
      for (const section of await homeOf(visitor)) {
        const title = 'extra_data' in section ? section.extra_data?.title : undefined
        if (title === undefined || !titles.includes(title)) continue
        expect(titles.indexOf(title)).toBeLessThan(titles.indexOf(text.title))
      }
      const [lead = '', second = ''] = text.paragraphs
      const question = text.questions[0]
      await expect.poll(() => about.getByText(second).isVisible()).toBe(false)
      const before = (await about.boundingBox())?.height ?? 0
      await about.getByRole('button', { name: 'بیشتر بخوانید' }).click()
      await about.getByText(lead).waitFor()
      await about.getByText(second).waitFor()
      for (const each of text.questions)
        await about.getByText(each.question, { exact: true }).waitFor()
      expect((await about.boundingBox())?.height ?? 0).toBeGreaterThan(before * 2)
      await about.getByText(question?.question ?? '').click()
      await about.getByText(question?.answer ?? '').waitFor()
      await about.getByRole('button', { name: 'نمایش کمتر' }).click()
      await expect.poll(async () => (await about.boundingBox())?.height).toBe(before)

      const promises = page.getByRole('list', { name: 'وعده‌های ما' }).getByRole('listitem')
      expect(
        await promises
          .getByRole('paragraph')
          .filter({ hasText: /^(ارسال سریع|تحویل همان روز|خرید اقساطی|تحویل حضوری)$/ })
          .allTextContents(),
      ).toEqual(['ارسال سریع', 'تحویل همان روز', 'خرید اقساطی', 'تحویل حضوری'])
      expect(new Set(await iconsOf(promises)).size).toBe(4)
      const [end, start] = [await about.boundingBox(), await promises.first().boundingBox()]
      expect(start?.y).toBeGreaterThanOrEqual((end?.y ?? Infinity) + (end?.height ?? 0))
      await page.setViewportSize({ width: 1440, height: 900 })
      await expect.poll(() => rowsOf(promises)).toBe(1)
      expect(faqOf((await reply?.text()) ?? '')).toEqual(text.questions)
    },
  )

  it('can be asked for again when it could not be had', async () => {
    const { page, ...visitor } = await shopper('phone', { expectedErrors: networkNoise })
    const text = await breakCall(page, /\/home-page\/seo-text\/$/, 503)
    await openHomeWith(page, await homeOf({ page, ...visitor }))
    await page.getByRole('main').getByText('این بخش بارگذاری نشد.').waitFor()
    await page.getByRole('list', { name: 'وعده‌های ما' }).waitFor()
    text.mend()
    await page.getByRole('main').getByRole('button', { name: 'تلاش دوباره' }).click()
    await page.getByRole('region', { name: /خرید گوشی و لوازم دیجیتال/ }).waitFor()
  })
})

async function homeOf(visitor: Shopper): Promise<Section[]> {
  return answer(clientOf(visitor).GET('/home-page/v2/'))
}

function sectionOf<Type extends Section['type']>(sections: readonly Section[], type: Type) {
  const found = sections.find((one): one is SectionOf<Type> => one.type === type)
  if (found === undefined) throw new Error(`no section ${type}`)
  return found
}

/** Navigates to the home page from another one, with these sections from the server. */
async function openHomeWith(page: Page, sections: readonly object[]): Promise<void> {
  await answerCall(page, /\/home-page\/v2\/$/, sections)
  await page.goto('/productlist')
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
  await page.getByRole('banner').getByRole('link', { name: 'فیروزه' }).click()
  await page.getByRole('list', { name: 'وعده‌های ما' }).waitFor()
}

async function itemsOf(visitor: Shopper, story: number) {
  const api = clientOf(visitor)
  const briefs = await answer(api.GET('/home-page/story-item/', { params: { query: { story } } }))
  return Promise.all(
    briefs.map(({ id }) =>
      answer(api.GET('/home-page/story-item/{id}/', { params: { path: { id } } })),
    ),
  )
}

/** The calls of stories that the page makes, without the base of the API. */
function storyCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.includes('/story-item/')) calls.push(pathname.replace('/api', '') + search)
  })
  return calls
}

const withoutPrice = (item?: StoryItem) => item && { ...item, price: null }

async function shows(dialog: Locator, item?: StoryItem): Promise<void> {
  const picture = dialog.getByRole('img', { name: item?.desktop_image_alt })
  await picture.waitFor()
  await expect.poll(() => picture.getAttribute('src')).toContain(item?.desktop_image)
  const link = dialog.getByRole('link', { name: 'خرید این محصول' })
  await expect.poll(() => link.getAttribute('href')).toBe(cardPath(item?.product_slug, item?.price))
}

/** Draws the finger (or the mouse) over the picture. @param along pixels to the right */
async function swipe(page: Page, dialog: Locator, along: number): Promise<void> {
  const box = await dialog.getByRole('img').boundingBox()
  const [x, y] = [(box?.x ?? 0) + 100, (box?.y ?? 0) + 250]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + along, y + 4, { steps: 4 })
  await page.mouse.up()
}

const seenStories = (page: Page) => page.evaluate(() => localStorage.getItem('seen-stories'))

const isFocused = (locator: Locator) =>
  locator.evaluate((element) => document.activeElement === element)

const blur = (page: Page) =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })

const slidesOf = (slider: Locator) => slider.locator('[data-slide]')

/** The addresses of pictures without their widths. */
const addressesOf = (pictures: Locator, attribute: 'src' | 'srcset') =>
  pictures.evaluateAll(
    (all, attribute) => all.map((each) => each.getAttribute(attribute)?.split('?')[0]),
    attribute,
  )

/** In how many rows they stand. */
async function rowsOf(items: Locator): Promise<number> {
  const tops = await items.evaluateAll((all) =>
    all.map((each) => Math.round(each.getBoundingClientRect().top)),
  )
  return new Set(tops).size
}

/** A row of products under a title that is not the name of its category. */
function withOwnTitle(section: Section): Section {
  if (section.type !== 'PRODUCT' || section.extra_data === undefined) return section
  const { title } = section.extra_data
  return { ...section, extra_data: { ...section.extra_data, title: `${title}، دست‌چین` } }
}

/** The titles of a section on the page: its own, or those of its banners. */
function titlesOf(section: Section): string[] {
  switch (section.type) {
    case 'HERO_SECTION':
    case 'SMALL_BANNER':
    case 'FULL_WIDTH_BANNER':
      return section.data.map(({ title }) => title)
    default: {
      const title = 'extra_data' in section ? section.extra_data?.title : undefined
      return title === undefined ? [] : [title]
    }
  }
}

const hrefs = (items: Locator) =>
  items.evaluateAll((all) => all.map((item) => item.querySelector('a')?.getAttribute('href')))

/** The address that the browser chose for a slide's picture. */
const shownPicture = (slide: Locator) =>
  slide.locator('img').evaluate(async (image) => {
    if (!(image instanceof HTMLImageElement)) return ''
    await image.decode()
    return image.currentSrc
  })

const bannerLink = (page: Page, title = '') =>
  page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByText(title, { exact: true }) })

const boxOf = (page: Page, title?: string) => bannerLink(page, title).boundingBox()

/** The background color of a slider. */
const groundOf = (slider: Locator) =>
  slider.evaluate((element) => getComputedStyle(element.parentElement ?? element).backgroundColor)

type Box = { x: number; width: number } | null

const isWithin = (slide: Box, frame: Box) =>
  slide !== null &&
  frame !== null &&
  slide.x >= frame.x - 1 &&
  slide.x + slide.width <= frame.x + frame.width + 1

/** The first with an offer that is over, the second sold out. */
function endedAndSoldOut(products: SectionOf<'CUSTOM_PRODUCT'>['data']) {
  const past = new Date(Date.now() - 60_000).toISOString()
  return products.map((product, place) => {
    if (product.price === null || place > 1) return product
    const change = place === 0 ? { expire_time: past } : { quantity: 0 }
    return { ...product, price: { ...product.price, ...change } }
  })
}

async function veilOf(slide: Locator, text: string) {
  const veil = slide.getByText(text, { exact: true }).last()
  await veil.waitFor()
  return veil.evaluate((element) => {
    const { backgroundColor, backdropFilter } = getComputedStyle(element)
    return {
      blur: backdropFilter.startsWith('blur('),
      alpha: Number(/[,/]\s*([\d.]+)\)$/.exec(backgroundColor)?.[1]),
    }
  })
}

/** A color as the browser computes it. */
function rgb(code: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(code.slice(at, at + 2), 16))
  return `rgb(${red}, ${green}, ${blue})`
}

function persian(amount?: number | null): string {
  return new Intl.NumberFormat('fa-IR').format(amount ?? Number.NaN)
}

/** The questions in the page's structured data. */
function faqOf(html: string): { question: string; answer: string }[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
  const faq: { mainEntity: { name: string; acceptedAnswer: { text: string } }[] } = JSON.parse(
    blocks.map(([, json]) => json ?? '').find((json) => json.includes('"FAQPage"')) ?? '{}',
  )
  return faq.mainEntity.map(({ name, acceptedAnswer }) => ({
    question: name,
    answer: acceptedAnswer.text,
  }))
}

/** Until the observers of a part have noticed that it is in sight. */
function untilSeen(part: Locator): Promise<void> {
  return part.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(([entry]) => {
          if (!entry?.isIntersecting) return
          observer.disconnect()
          resolve()
        })
        observer.observe(element)
      }),
  )
}
