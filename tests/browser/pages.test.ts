import type { Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import type { components } from '#api/schema.d.ts'
import { axeFindings } from './support/axe.ts'
import { placeOrder } from './covers/actions.ts'
import { customer } from './support/customer.ts'
import { phone, phoneVariant } from './support/goods.ts'
import { lateSections } from './support/late-sections.ts'
import { breakCall, holdCall, holdFile, networkNoise } from './support/network.ts'
import { press } from './support/purchase.ts'
import { shopper, useBrowser } from './support/story.ts'
import { untilRelease } from './support/profiles.ts'
import { charge } from './support/wallet.ts'

useBrowser()

const product = `/products/${phone.slug}`

describe('a page that is left before it was hydrated', () => {
  it('leaves nothing of its own in the head', async () => {
    const { page } = await shopper('phone')
    await untilRelease(page, page.addInitScript(leaveBeforeHydrated, '/productlist/mobile'))
    await page.goto(product)
    await page.getByRole('heading', { level: 1, name: 'گوشی موبایل' }).waitFor()
    const head = await page.evaluate(() => {
      const all = (selector: string) => [...document.head.querySelectorAll(selector)]
      return {
        titles: all('title').map(({ textContent }) => textContent),
        canonical: all('link[rel=canonical]').map((link) => link.getAttribute('href')),
        descriptions: all('meta[name=description]').length,
        'og:title': all('meta[property="og:title"]').map((meta) => meta.getAttribute('content')),
      }
    })
    const { html } = await get('/productlist/mobile')
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1]
    expect(head).toEqual({
      titles: [title],
      canonical: [`${inject('origin')}/productlist/mobile`],
      descriptions: 1,
      'og:title': [title],
    })
  })
})

/** Runs in the page: goes to another address once the frame is hydrated and the page within it is not. */
function leaveBeforeHydrated(address: string): void {
  const { port1, port2 } = new MessageChannel()
  const isHydrated = (selector: string) =>
    Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react'))
  port1.addEventListener('message', () => {
    if (isHydrated('main h1')) throw new Error('the page was hydrated with its frame')
    if (isHydrated('main')) history.pushState(null, '', address)
    else port2.postMessage(null)
  })
  port1.start()
  port2.postMessage(null)
}

describe('the pages of a purchase, on a phone with text of twice the size', () => {
  it('never scroll sideways, and cut neither prices nor the words of tabs and choices', async () => {
    const buyer = await customer('phone')
    const { page } = buyer
    await page.setViewportSize({ width: 360, height: 800 })
    const order = await placeOrder(buyer, (await phoneVariant(buyer)).id)
    await charge(buyer, 123_500_000)
    const paths = ['/', '/productlist/mobile', product, `/shopping-history/${order}`, '/wallet']
    for (const path of paths) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      await lateSections(page)
      await expect.poll(() => page.evaluate(cutWords), { message: path }).toEqual([])
      expect(
        await page.evaluate(() => [location.pathname, document.documentElement.scrollWidth]),
      ).toEqual([path, 360])
    }
  })
})

/**
 * Runs in the page: the prices, tabs and choices that leave their card, bar or row, or the screen, and prices that meet
 * the heart of their card.
 */
function cutWords(): (string | null)[] {
  const leaves = (part: Element, around: Element | null) => {
    const [inner, outer] = [part, around ?? document.documentElement].map((each) =>
      each.getBoundingClientRect(),
    )
    if (inner === undefined || outer === undefined || inner.width === 0) return false
    return inner.left < outer.left - 1 || inner.right > outer.right + 1
  }
  const meets = (part: Element, other: Element | undefined) => {
    const [a, b] = [part.getBoundingClientRect(), other?.getBoundingClientRect()]
    if (b === undefined) return false
    return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
  }
  const all = (selector: string, within: ParentNode = document) => [
    ...within.querySelectorAll(selector),
  ]
  const amounts = (within: ParentNode) =>
    all('span', within).filter(({ lastElementChild: unit, textContent }) => {
      return unit?.textContent === 'تومان' && /^[۰-۹٬]+تومان$/.test(textContent)
    })
  const inCards = all('article').flatMap((card) => {
    const heart = all('button', card).at(-1)
    return amounts(card).filter((amount) => leaves(amount, card) || meets(amount, heart))
  })
  const inBar = all('[data-own-bar]').flatMap((bar) =>
    [...amounts(bar), ...all('button', bar)].filter((part) => leaves(part, bar)),
  )
  const tabs = all('[role=tablist] > *').filter((tab) => leaves(tab, tab.parentElement))
  const buttons = 'main [aria-haspopup=dialog], main [rel=nofollow]:has(> svg), [data-tab-bar] > *'
  const overfull = all(buttons).filter((button) => button.scrollWidth > button.clientWidth)
  const facts = all('#specifications dl > div > *').filter((part) => leaves(part, null))
  const choices = all('main nav a[aria-current]').filter((choice) => leaves(choice, null))
  return [...inCards, ...inBar, ...tabs, ...overfull, ...facts, ...choices].map(
    ({ textContent }) => textContent,
  )
}

describe('what the public pages link to', () => {
  it('is there: pages, pictures and files', async () => {
    const lists = ['/productlist', '/productlist/mobile', '/productlist?search=زرشک', '/blogs']
    const things = [product, '/products/nokia-105-2023', '/products/nothing', '/blogs/1']
    const others = ['/', '/product-compare', '/login', '/cart', '/nowhere']
    const linked = new Map<string, string>()
    for (const start of [...lists, ...things, ...others])
      for (const path of linksIn((await get(start)).html))
        if (!linked.has(path)) linked.set(path, start)
    expect(linked.size).toBeGreaterThan(100)
    const broken: string[] = []
    for (const [path, start] of linked) {
      const { status } = await fetch(inject('origin') + path, { method: 'HEAD' })
      if (status !== 200) broken.push(`${start} → ${path}: ${status}`)
    }
    expect(broken).toEqual([])
  })
})

/** The addresses within the shop that a page links to, without their anchors. */
function linksIn(html: string): string[] {
  return [...html.matchAll(/<(?:a|link)\b[^>]*? href="(\/[^"#]*)/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
}

describe('the first HTML', () => {
  for (const { path, tags, heading } of [
    { path: '/', tags: ['ROUTE-01'], heading: 'فروشگاه اینترنتی فیروزه' },
    { path: '/productlist', tags: [], heading: 'کالاها' },
    { path: '/productlist/mobile', tags: [], heading: 'گوشی موبایل' },
    { path: '/productlist/mobile/iphone', tags: ['ROUTE-18'], heading: 'آیفون' },
    {
      path: '/productlist/mobile/iphone/used-iphone',
      tags: ['ROUTE-18'],
      heading: 'آیفون کارکرده',
    },
    { path: product, tags: ['ROUTE-19'], heading: 'گوشی اپل آیفون' },
    { path: '/blogs', tags: ['ROUTE-23', 'PAGE-08', 'PAGE-01'], heading: 'مجله' },
    { path: '/blogs/1', tags: ['ROUTE-24'], heading: 'آیفون ایر بخریم یا آیفون ۱۷؟' },
  ])
    it(`of ${path} is complete, and the same for everyone`, { tags }, async () => {
      const { status, headers, html } = await get(path)
      expect(status).toBe(200)
      expect(headers.get('cache-control')).toMatch(/^public,/)
      expect(headers.get('set-cookie')).toBeNull()
      expect(html).toMatch(/^<!doctype html><html lang="fa" dir="rtl"/i)
      expect(html).toMatch(/<title>[^<]{10,}<\/title>/)
      expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/)
      expect(html).toMatch(/<meta name="robots" content="index, follow"/)
      expect(html).toContain(`<link rel="canonical" href="${inject('origin')}${path}"`)
      expect(html).toMatch(/<meta property="og:title" content="[^"]{10,}"/)
      expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '')).toContain(heading)
      const { html: other } = await get(path, { cookie: 'signedIn=1; accessToken=x' })
      const { html: after } = await get(path)
      // What is sold meanwhile changes the page between two looks at it, for everyone.
      expect([html, after]).toContain(other)
    })

  it.each(['/', product])(
    'of %s names a picture of its own that links to it show, and the picture is there',
    async (path) => {
      const { html } = await get(path)
      const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1]
      const address = new URL(picture?.replaceAll('&amp;', '&') ?? '')
      expect(address.pathname).toMatch(
        path === '/' ? /^\/images\/scene\// : /^\/images\/social\/phone\/iphone-16\//,
      )
      const reply = await fetch(address)
      expect(reply.headers.get('content-type')).toBe('image/jpeg')
    },
  )

  for (const { path, tags } of [
    { path: '/login', tags: [] },
    { path: '/cart', tags: ['CART-19'] },
    { path: '/cart/invoice', tags: ['INV-10'] },
    { path: '/payment/callback', tags: [] },
    { path: '/payment/mobile-callback', tags: [] },
    { path: '/payment/wallet-callback', tags: [] },
  ])
    it(`of ${path} is neither cached nor indexed`, { tags }, async () => {
      const { status, headers, html } = await get(path)
      expect(status).toBe(200)
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(html).toMatch(/<meta name="robots" content="noindex/)
    })

  it.each([
    ['/products/nothing', 'محصول پیدا نشد'],
    ['/productlist/nothing', 'محصول پیدا نشد'],
    ['/products/%E0%A4%A', 'محصول پیدا نشد'],
    ['/nowhere', 'این صفحه پیدا نشد'],
  ])('of %s is a page with status 404', async (path, title) => {
    const { status, html } = await get(path)
    expect(status).toBe(404)
    expect(html).toContain(`<title>${title}`)
    expect(html).toMatch(/<meta name="robots" content="noindex/)
  })

  it(
    'names the product, its price in rials and its parents to search engines',
    { tags: ['PDP-86'] },
    async () => {
      const { html } = await get(product)
      const found = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)
      const blocks = [...found].map(([, json]) => json ?? '')
      const goods = blocks.find((block) => block.includes('"@type":"Product"'))
      expect(goods).toContain('"priceCurrency":"IRR"')
      const shown = await fetch(`${inject('origin')}/api/product/v2/product/${phone.slug}/`)
      const { priceValidUntil }: components['schemas']['Product'] = await shown.json()
      expect(goods).toContain(`"priceValidUntil":"${priceValidUntil}"`)
      expect(html).toContain('تومان')
      expect(blocks.some((block) => block.includes('"@type":"BreadcrumbList"'))).toBe(true)
    },
  )

  it('leaves the browser its own errors once the scripts are read', async () => {
    const { page } = await shopper('phone')
    await page.goto(product)
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
    )
    expect(await page.evaluate(() => [String(Error), new Error('one').stack])).toEqual([
      'function Error() { [native code] }',
      expect.stringMatching(/^Error: one\n/),
    ])
  })

  it('sends a known page without its body to a browser that has it already', async () => {
    const { headers } = await get(product)
    const etag = headers.get('etag') ?? ''
    const again = await get(product, { 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(again.html).toBe('')
  })
})

describe('the magazine', () => {
  it(
    'leads from its articles to each of them whole, and from one to the others',
    { tags: ['ROUTE-23', 'ROUTE-24'] },
    async () => {
      const { page } = await shopper('phone', { expectedErrors: [/404/] })
      const list = () => page.request.get('/api/blogs/').then((reply) => reply.json())
      const cards = page.getByRole('list', { name: 'همهٔ نوشته‌ها' }).getByRole('link')
      // Staff write an article meanwhile, in another file.
      const isWhole = async () => {
        await page.goto('/blogs')
        const shown = await cards.evaluateAll((all) =>
          all.map((link) => [link.getAttribute('href'), link.getAttribute('title')]),
        )
        const listed = (await list()).map(({ id, title }: Article) => [`/blogs/${id}`, title])
        return JSON.stringify(shown) === JSON.stringify(listed)
      }
      await expect.poll(isWhole).toBe(true)
      const articles = await list()
      expect(await axeFindings(page)).toEqual([])

      const [first] = articles
      const whole = await page.request.get(`/api/blogs/${first.id}/`).then((reply) => reply.json())
      await cards.first().click()
      await page.getByRole('heading', { level: 1, name: first.title }).waitFor()
      const article = page.getByRole('article').first()
      const blocks: Block[] = whole.body
      for (const { content } of blocks) await article.getByText(textOf(content)).first().waitFor()
      const titles = blocks
        .filter(({ type }) => type === 'heading')
        .map((each) => textOf(each.content))
      const parts = page.getByRole('navigation', { name: 'در این نوشته' }).getByRole('link')
      expect(await parts.allTextContents()).toEqual(titles)
      await parts.last().click()
      await page.waitForURL(`**/blogs/${first.id}#part-${titles.length}`)
      const heading = article.getByRole('heading', { level: 2, name: titles.at(-1) })
      await expect.poll(async () => (await heading.boundingBox())?.y ?? -1).toBeGreaterThan(0)
      const products = page
        .getByRole('region', { name: 'کالاهای این نوشته' })
        .locator('[data-slide]')
      await expect.poll(() => products.count()).toBe(whole.product_ids.length)
      const data = await page.locator('script[type="application/ld+json"]').first().textContent()
      expect(JSON.parse(data ?? '')).toMatchObject({
        '@type': 'Article',
        headline: first.title,
        datePublished: whole.published_at,
      })
      const others = page.getByRole('region', { name: 'نوشته‌های دیگر' }).getByRole('link')
      await expect.poll(() => others.count()).toBe(Math.min(4, articles.length - 1))
      expect(await axeFindings(page)).toEqual([])
      for (const missing of ['99', 'abc', '0']) {
        const reply = await page.goto(`/blogs/${missing}`)
        expect(reply?.status()).toBe(404)
        await page.getByRole('heading', { name: 'این نوشته پیدا نشد', level: 1 }).waitFor()
        const list = page.getByRole('link', { name: 'نوشته‌های مجله' })
        expect(await list.getAttribute('href')).toBe('/blogs')
      }
    },
  )
})

type Article = { id: number; title: string }
type Block = { type: string; content: { text: string }[] }
const textOf = (line: Block['content']) => line.map(({ text }) => text).join('')

describe('what is below the first screen', () => {
  const headings = (page: Page) => page.getByRole('main').getByRole('heading').allTextContents()
  const isPartial = (page: Page) => page.locator('[data-late][aria-busy]').filter({ visible: true })
  /** Whether the browser has laid out each of the elements that it may skip. */
  const areLaidOut = (page: Page, parts: string) =>
    page
      .locator(parts)
      .evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility())
          .map((one) => one.checkVisibility({ contentVisibilityAuto: true })),
      )

  it('is sent without most of the products, which are loaded when someone scrolls there', async () => {
    const { page } = await shopper('phone')
    const products = await holdCall(page, /\/api\/home-page\/v2\//)
    await page.goto('/')
    await page.getByRole('region', { name: 'پیشنهادهای ویژه' }).getByRole('link').first().waitFor()
    const row = page.getByRole('region', { name: 'پرفروش‌ترین گوشی‌ها' })
    expect(await row.getByRole('article').count()).toBe(0)
    await row.scrollIntoViewIfNeeded()
    await products.arrived
    products.release()
    await row.getByRole('article').first().getByRole('link').first().press('Enter')
    await page.waitForURL('**/products/*')
  })

  it('is complete on an idle page, for a print, a search within the page and a picture of it all', async () => {
    const { page } = await shopper('phone')
    await page.goto('/')
    await expect.poll(() => isPartial(page).count()).toBe(0)
    const row = page.getByRole('region', { name: 'پرفروش‌ترین گوشی‌ها' })
    await expect.poll(() => row.getByRole('article').count()).toBeGreaterThan(4)
    const areSkipped = async () =>
      (await areLaidOut(page, 'main section, footer nav')).includes(false)
    await expect.poll(areSkipped).toBe(false)
    const missing = () =>
      page.locator('main img').evaluateAll((all) => {
        const across = all.filter((one) => {
          const { left, right } = one.getBoundingClientRect()
          return right > 0 && left < innerWidth
        })
        return across.filter((one) => !(one instanceof HTMLImageElement && one.complete)).length
      })
    await expect.poll(missing).toBe(0)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  it('is as high before the products are loaded as after, on phones and desktops', async () => {
    for (const device of ['phone', 'desktop'] as const) {
      const { page } = await shopper(device)
      const products = await holdCall(page, /\/api\/home-page\/v2\//)
      await page.goto('/')
      await products.arrived
      const areSkipped = async () => (await areLaidOut(page, 'main section')).includes(false)
      await expect.poll(areSkipped).toBe(false)
      const heights = () =>
        page
          .getByRole('main')
          .getByRole('region')
          .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)))
      const before = await heights()
      products.release()
      await expect.poll(() => isPartial(page).count()).toBe(0)
      await expect.poll(heights).toEqual(before)
    }
  })

  it('offers to load the products again when they could not be loaded', async () => {
    const { page } = await shopper('phone', { expectedErrors: networkNoise })
    const products = await breakCall(page, /\/api\/home-page\/v2\//)
    await page.goto('/')
    const row = page.getByRole('region', { name: 'پرفروش‌ترین گوشی‌ها' })
    await row.scrollIntoViewIfNeeded()
    const retry = page.getByRole('main').getByRole('button', { name: 'تلاش دوباره' })
    await expect.poll(() => isPartial(page).count()).toBeGreaterThan(1)
    await expect.poll(async () => (await retry.count()) - (await isPartial(page).count())).toBe(0)
    products.mend()
    await retry.first().click()
    await row.getByRole('article').first().waitFor()
    await expect.poll(() => retry.count()).toBe(0)
  })

  it('has its headings, articles and questions without scripts', async () => {
    const { page } = await shopper('phone', { javaScriptEnabled: false })
    await page.goto('/')
    const bare = await headings(page)
    const { page: other } = await shopper('phone')
    await other.goto('/')
    await expect.poll(() => isPartial(other).count()).toBe(0)
    const own = new Set(bare)
    const sections = other.getByRole('main').getByRole('heading', { level: 2 })
    expect((await sections.allTextContents()).filter((heading) => !own.has(heading))).toEqual([])
  })

  it('is skipped by the layout of a list on phones from the third card on, until the page is idle', async () => {
    const { page } = await shopper('phone')
    const script = await holdScript(page, '/productlist/mobile')
    const cards = 'main ul[aria-label] > li > article'
    const shown = async () => {
      const cardsShown = await areLaidOut(page, cards)
      return [...cardsShown.slice(0, 2), cardsShown.at(-1)]
    }
    await expect.poll(shown).toEqual([true, true, false])
    script.release()
    await expect.poll(async () => (await areLaidOut(page, cards)).includes(false)).toBe(false)
  })
})

describe('without a script', () => {
  const bare = { javaScriptEnabled: false }

  it('finds phones by the search form', { tags: ['ROUTE-17'] }, async () => {
    const { page } = await shopper('desktop', bare)
    await page.goto('/')
    await page.getByRole('combobox', { name: 'جستجو در فروشگاه' }).fill(phone.search)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/productlist\?search=/)
    await page.getByRole('main').getByRole('link', { name: phone.title }).first().waitFor()
    const found = await page
      .getByRole('list', { name: 'فهرست کالاها' })
      .getByRole('heading')
      .allTextContents()
    expect(found.filter((title) => !/آیفون.۱۶/.test(title))).toEqual([])
  })

  it('sorts, filters and turns pages by links', async () => {
    const { page } = await shopper('desktop', bare)
    await page.goto('/productlist/mobile')
    await page.getByRole('link', { name: 'ارزان‌ترین' }).click()
    await page.waitForURL(/ordering=current_min_price/)
    const results = page.getByRole('list', { name: 'فهرست کالاها' })
    const cheapest = await results.getByRole('heading').first().textContent()
    await page.getByRole('link', { name: 'صفحهٔ بعد' }).click()
    await page.waitForURL(/page=2/)
    expect(new URL(page.url()).searchParams.get('ordering')).toBe('current_min_price')
    expect(await results.getByRole('heading').first().textContent()).not.toBe(cheapest)
  })

  it('sends the filters as a form, with the order that was chosen', async () => {
    const { page } = await shopper('desktop', bare)
    await page.goto('/productlist/mobile?ordering=current_min_price')
    await page.getByRole('checkbox', { name: /سامسونگ/ }).check()
    await page.getByRole('textbox', { name: 'از', exact: true }).fill('۱۰٬۰۰۰٬۰۰۰')
    await page.getByRole('button', { name: 'اعمال فیلترها' }).filter({ visible: true }).click()
    await page.waitForURL(/brand=samsung/)
    const { searchParams } = new URL(page.url())
    expect(searchParams.get('ordering')).toBe('current_min_price')
    await expect.poll(() => page.getByRole('checkbox', { name: /سامسونگ/ }).isChecked()).toBe(true)
    const titles = await page
      .getByRole('list', { name: 'فهرست کالاها' })
      .getByRole('heading')
      .allTextContents()
    expect(titles.length).toBeGreaterThan(0)
    expect(titles.filter((title) => !/سامسونگ|Galaxy|گلکسی/.test(title))).toEqual([])
  })

  it('leads from the home page to a product and shows its variants', async () => {
    const { page } = await shopper('desktop', bare)
    await page.goto('/')
    const link = page.getByRole('main').locator('a[href^="/products/"]').first()
    const href = await link.getAttribute('href')
    await page.goto(href ?? '')
    expect(page.url()).toMatch(/\/products\/[^/]+$/)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.goto(product)
    await page.getByRole('link', { name: phone.color, exact: true }).click()
    await page.waitForURL(/price_id=\d+/)
    await page.getByRole('navigation', { name: 'رنگ:' }).getByText(phone.color).first().waitFor()
  })
})

describe('the theme', () => {
  it('is the one of the system from the start, and no other in between', async () => {
    const { page } = await shopper('desktop', { colorScheme: 'dark' })
    await untilRelease(page, page.addInitScript(noteThemes))
    await page.goto('/')
    await page.getByRole('button', { name: 'نمای روشن' }).waitFor()
    expect(await page.evaluate(() => globalThis.themes)).toEqual(['dark'])
  })

  it('stays as it was chosen, on the next page too', async () => {
    const { page } = await shopper('phone')
    await untilRelease(page, page.addInitScript(noteThemes))
    await page.goto('/')
    await page.getByRole('button', { name: 'نمای تیره' }).click()
    await expect.poll(() => page.evaluate(() => globalThis.themes)).toEqual(['light', 'dark'])
    await page.goto(product)
    await page.getByRole('button', { name: 'نمای روشن' }).waitFor()
    expect(await page.evaluate(() => globalThis.themes)).toEqual(['dark'])
  })
})

describe('a navigation in the browser', () => {
  it('moves the focus to the heading and names the page', async () => {
    const { page } = await shopper('desktop')
    await page.goto(product)
    await page.getByRole('navigation', { name: 'مسیر صفحه' }).getByRole('link').last().click()
    await page.waitForURL('**/productlist/mobile/iphone')
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
    expect(await page.title()).toContain('آیفون')
  })

  it('leaves the focus to those who type before the page is there', async () => {
    const { page } = await shopper('desktop')
    await page.goto(product)
    const list = await holdCall(page, /\/api\/product\/v2\/product\/\?/)
    await page.getByRole('navigation', { name: 'مسیر صفحه' }).getByRole('link').last().click()
    await page.waitForURL('**/productlist/mobile/iphone')
    const search = page.getByRole('combobox', { name: 'جستجو در فروشگاه' })
    await search.fill(phone.search)
    list.release()
    await page.getByRole('heading', { level: 1, name: 'آیفون' }).waitFor()
    await expect.poll(() => page.title()).toContain('آیفون')
    await page.getByRole('option', { name: phone.title }).first().waitFor()
    expect(await search.evaluate((field) => field === document.activeElement)).toBe(true)
  })

  it('keeps the header and the place in the history', async () => {
    const { page } = await shopper('phone')
    await page.goto('/productlist/mobile')
    await page.getByRole('link', { name: 'آیفون', exact: true }).first().click()
    await page.waitForURL('**/productlist/mobile/iphone')
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'گوشی موبایل' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/productlist/mobile')
  })

  it('answers the press of a button that came before its script', async () => {
    const { page } = await shopper('desktop')
    const script = await holdScript(page, '/')
    const header = page.getByRole('banner')
    await header.getByRole('button', { name: 'نمای تیره' }).click()
    script.release()
    await header.getByRole('button', { name: 'نمای روشن' }).waitFor()
  })

  it('keeps the input from before its script arrived, and responds to it', async () => {
    const { page } = await shopper('desktop')
    const ofHome = await holdScript(page, '/')
    await page.getByRole('combobox', { name: 'جستجو در فروشگاه' }).fill('سامسونگ')
    ofHome.release()
    await page.getByRole('option').first().waitFor()
    const ofLogin = await holdScript(page, '/login')
    const number = page.getByLabel('شمارهٔ همراه')
    await number.fill('09123456789')
    ofLogin.release()
    await page.getByRole('button', { name: 'دریافت کد تأیید', disabled: false }).waitFor()
    expect(await number.inputValue()).toBe('۰۹۱۲۳۴۵۶۷۸۹')
  })

  it('filters by what was ticked before its script came', async () => {
    const { page } = await shopper('desktop')
    const script = await holdScript(page, '/productlist/mobile')
    await page.getByRole('switch').first().check({ force: true })
    script.release()
    await page.waitForURL(/\/productlist\/mobile\?.+/)
  })

  it('hydrates what the server rendered even after a history entry was added', async () => {
    const { page } = await shopper('phone')
    const script = await holdFile(page, /\/assets\/.+\.js$/)
    await page.goto(product, { waitUntil: 'commit' })
    await script.arrived
    await page.evaluate(() => history.pushState(null, '', '/productlist/mobile'))
    script.release()
    await page.getByRole('heading', { level: 1, name: 'گوشی موبایل' }).waitFor()
    await page.goBack({ waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1, name: phone.title }).waitFor()
  })

  it(
    'shows a page that does not exist with a way home',
    { tags: ['SHELL-22', 'SHELL-23'] },
    async () => {
      const { page } = await shopper('phone', { expectedErrors: [/404/] })
      await page.goto('/nowhere')
      await page.getByRole('heading', { name: 'این صفحه پیدا نشد' }).waitFor()
      await page
        .getByRole('main')
        .getByRole('link', { name: /خانه|صفحهٔ اصلی/ })
        .click()
      await page.waitForURL(`${inject('origin')}/`)
    },
  )
})

describe('the keyboard', () => {
  it('skips to the content, opens the categories, closes them and searches', async () => {
    const { page } = await shopper('desktop')
    await page.goto('/')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'رفتن به محتوا' })
    await expect.poll(() => skip.evaluate((link) => link === document.activeElement)).toBe(true)
    const categories = page.getByRole('banner').getByText('دسته‌بندی کالاها')
    await categories.focus()
    await page.keyboard.press('Enter')
    const menu = page.locator('#mega-menu')
    await menu.getByRole('link', { name: /آیفون/ }).first().waitFor()
    await page.keyboard.press('Escape')
    await menu.getByRole('link', { name: /آیفون/ }).first().waitFor({ state: 'hidden' })
    await page.getByRole('combobox', { name: 'جستجو در فروشگاه' }).focus()
    await page.keyboard.type(phone.search)
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/products\//)
  })

  it('stays inside an open dialog and returns to where it was', async () => {
    const { page } = await shopper('desktop')
    await page.goto(product)
    const button = page.getByRole('button', { name: 'افزودن به سبد' }).filter({ visible: true })
    await button.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab')
      expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    const more = page.getByRole('button', { name: 'یکی بیشتر' }).filter({ visible: true })
    await expect.poll(() => more.evaluate((each) => each === document.activeElement)).toBe(true)
  })
})

describe('the shell', () => {
  it('shows a guest the login and a customer the account', { tags: ['SHELL-36'] }, async () => {
    const guest = await shopper('desktop')
    await guest.page.goto('/')
    const login = guest.page.getByRole('banner').getByRole('link', { name: 'ورود یا ثبت‌نام' })
    await login.waitFor()
    await expect.poll(() => login.getAttribute('href')).toMatch(/^\/login/)
    const account = guest.page.locator('[aria-controls=account-menu]')
    expect(await account.filter({ visible: true }).count()).toBe(0)

    const { page } = await customer('desktop')
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'سارا محمدی' }).waitFor()
    expect(
      await page.getByRole('link', { name: 'ورود یا ثبت‌نام' }).filter({ visible: true }).count(),
    ).toBe(0)
  })

  it(
    'shows the way to the top after 20 pixels, and not before',
    { tags: ['SHELL-12', 'SHELL-29'] },
    async () => {
      const { page } = await shopper('desktop')
      await page.goto('/')
      const toTop = page.getByRole('button', { name: 'رفتن به بالای صفحه' })
      await page.evaluate(() => scrollTo(0, 20))
      await page.waitForFunction(() => scrollY === 20)
      await page.evaluate(() => scrollTo(0, 21))
      await toTop.waitFor()
      await page.evaluate(() => scrollTo(0, 20))
      await toTop.waitFor({ state: 'hidden' })
      await page.evaluate(() => scrollTo(0, 21))
      await toTop.waitFor()
      await toTop.click()
      await page.waitForFunction(() => scrollY === 0)
    },
  )

  it('covers no link at the very end with the buttons at its corner', async () => {
    const { page } = await shopper('desktop')
    await page.goto(product)
    await lateSections(page)
    const links = page.getByRole('list', { name: 'شبکه‌های اجتماعی' }).getByRole('link')
    const covered: string[] = []
    for (const width of [320, 360, 600, 768, 960, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate(scrollToEnd)
      await page.locator('[data-corner]').waitFor({ state: 'attached' })
      // On phones the buttons return only when the page is scrolled up.
      await page.evaluate(() => scrollBy(0, -10))
      await page.getByRole('button', { name: 'رفتن به بالای صفحه' }).waitFor()
      // So little does not count as scrolling down.
      await page.evaluate(() => scrollBy(0, 8))
      await links.first().waitFor()
      for (const link of await links.all()) {
        const hidden = await link.evaluate((link) => {
          const { x, y, width, height } = link.getBoundingClientRect()
          const there = document.elementFromPoint(x + width / 2, y + height / 2)
          return there?.closest('button')?.textContent
        })
        if (hidden !== undefined)
          covered.push(
            `${width}: ${(await link.getAttribute('aria-label')) ?? (await link.innerText())}`,
          )
      }
    }
    expect(covered).toEqual([])
  })

  it('covers neither text nor controls at the foot of a page on a phone', async () => {
    const { page } = await shopper('phone')
    const corner = page.locator('[data-corner]')
    const covered: Record<string, string[]> = {}
    for (const path of ['/', '/productlist/mobile', product, '/cart']) {
      await page.goto(path)
      await page.getByRole('heading').first().waitFor()
      await page.evaluate(() => scrollTo(0, 60))
      if (path !== '/cart') await corner.getByRole('button').first().waitFor()
      await page.evaluate(scrollToEnd)
      await corner.waitFor({ state: 'hidden' })
      covered[path] = await page.evaluate(whatIsCovered)
    }
    expect(covered).toEqual({ '/': [], '/productlist/mobile': [], [product]: [], '/cart': [] })
    await page.goto('/')
    await page.evaluate(() => scrollTo(0, 900))
    await corner.waitFor({ state: 'hidden' })
    await page.evaluate(() => scrollBy(0, -100))
    await corner.getByRole('button', { name: 'رفتن به بالای صفحه' }).waitFor()
  })

  it('makes way on a phone for the field that is filled in', async () => {
    const { page } = await shopper('phone')
    await page.goto('/register')
    const corner = page.locator('[data-corner]')
    const field = page.getByRole('textbox', { name: 'شناسهٔ IMEI اول' })
    await page.evaluate(() => scrollTo(0, 60))
    await corner.getByRole('button').first().waitFor()
    await field.focus()
    // Not for scrolling down, which is over near the top.
    await page.evaluate(() => scrollTo(0, 60))
    await corner.waitFor({ state: 'hidden' })
    await field.blur()
    await corner.getByRole('button').first().waitFor()
    await page.setViewportSize({ width: 1440, height: 700 })
    await field.focus()
    await page.evaluate(() => scrollTo(0, 60))
    expect(await corner.isVisible()).toBe(true)
  })

  it(
    'never scrolls sideways, from the narrowest phone to the widest screen',
    { tags: ['SHELL-02'] },
    async () => {
      const { page } = await shopper('phone', { expectedErrors: [/404/] })
      const lists = ['/productlist', '/productlist/mobile', '/productlist?search=گلکسی']
      const goods = [product, '/products/iphone-13-256gb-used-blue-100', '/product-compare']
      // The one that is left open has the header of the shop.
      for (const path of ['/login', '/cart', '/nowhere', ...lists, ...goods, '/']) {
        await page.goto(path)
        const heading = page.getByRole('heading').first()
        await heading.waitFor()
        const { lang, dir } = await page.evaluate(() => {
          const { lang, dir } = document.documentElement
          return { lang, dir }
        })
        expect([path, lang, dir]).toEqual([path, 'fa', 'rtl'])
        expect(await heading.textContent()).toMatch(/\p{Script=Arabic}/u)
        for (const width of [320, 360, 768, 1024, 1440, 1920]) {
          await page.setViewportSize({ width, height: 900 })
          const look = () =>
            page.evaluate(() => [
              document.documentElement.scrollWidth,
              getComputedStyle(document.body).direction,
            ])
          await expect.poll(look, { message: `${path} at ${width}` }).toEqual([width, 'rtl'])
        }
      }
      const header = page.getByRole('banner')
      const [logo, cart] = await Promise.all([
        header.getByRole('link', { name: 'فیروزه' }).boundingBox(),
        header.getByRole('link', { name: 'سبد خرید' }).boundingBox(),
      ])
      expect(logo?.x).toBeGreaterThan(1920 / 2)
      expect(cart?.x).toBeLessThan(1920 / 2)
    },
  )

  it(
    'suggests products with picture, title and price, and asks for 20 at most',
    { tags: ['SHELL-05', 'SHELL-31', 'SHELL-56', 'SHELL-62'] },
    async () => {
      const { page } = await shopper('desktop')
      await page.goto('/')
      const asked = page.waitForRequest(/\/api\/product\/\?search=/)
      await page.getByRole('combobox', { name: 'جستجو در فروشگاه' }).click()
      await page.keyboard.type('گلکسی')
      expect(new URL((await asked).url()).searchParams.get('size')).toBe('20')
      const options = page.getByRole('option').filter({ has: page.getByRole('img') })
      await options.first().waitFor()
      for (const option of await options.all()) {
        expect(await option.getByRole('img').getAttribute('alt')).toBeTruthy()
        await expect
          .poll(() => option.textContent())
          .toMatch(/گوشی|تبلت|ساعت|هدفون|شارژر|قاب|هندزفری|کابل|پاوربانک/)
        await expect.poll(() => option.textContent()).toMatch(/[۰-۹٬]+\s*تومان|ناموجود/)
      }
    },
  )

  it(
    'opens filters and sorting as sheets on a phone',
    { tags: ['LIST-09', 'LIST-10'] },
    async () => {
      const { page } = await shopper('phone')
      await page.goto('/productlist/mobile')
      await press(page, /^مرتب‌سازی/)
      await page.getByRole('dialog').getByText('ارزان‌ترین').click()
      await page.waitForURL(/ordering=current_min_price/)
      await press(page, /^فیلترها/)
      await page.getByRole('dialog', { name: 'فیلترها' }).waitFor()
    },
  )
})

async function get(path: string, headers: Record<string, string> = {}) {
  const reply = await fetch(`${inject('origin')}${path}`, { headers, redirect: 'manual' })
  return { status: reply.status, headers: reply.headers, html: await reply.text() }
}

declare global {
  /** Every theme that the page ever had, in the page. */
  var themes: string[]
}

/** Runs in the page before anything else does. */
function noteThemes(): void {
  globalThis.themes = []
  new MutationObserver(() => {
    const { theme } = document.documentElement.dataset
    if (theme !== undefined && theme !== globalThis.themes.at(-1)) globalThis.themes.push(theme)
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-theme'] })
}

/** Opens a page whose script stays on the way until it is let go. */
async function holdScript(page: Page, path: string) {
  const script = await holdFile(page, /\/assets\/entry-client.+\.js$/)
  await page.goto(path, { waitUntil: 'commit' })
  await script.arrived
  return script
}

/** As a finger does, so that what comes into sight is laid out on the way. */
async function scrollToEnd(): Promise<void> {
  while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
    scrollBy(0, 500)
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20)))
  }
}

/** The texts and controls in sight that lie under something fixed that is not transparent. */
function whatIsCovered(): string[] {
  const all = [...document.body.querySelectorAll('*')]
  const fixed = all.filter((element) => {
    const { position, visibility } = getComputedStyle(element)
    const isShown = visibility === 'visible' && element.getBoundingClientRect().bottom > 0
    return position === 'fixed' && isShown
  })
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
    const content = text.textContent?.trim() ?? ''
    const parent = text.parentElement
    if (content === '' || parent === null || !parent.checkVisibility({ visibilityProperty: true }))
      continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const control = parent.closest('a, button')
    for (const box of [...range.getClientRects(), ...(control?.getClientRects() ?? [])]) {
      const isClipped = box.width < 2 || box.height < 2
      const over = fixed.find((element) => {
        if (isClipped || element.contains(parent)) return false
        const { left, right, top, bottom } = element.getBoundingClientRect()
        return box.left < right && box.right > left && box.top < bottom - 1 && box.bottom > top + 1
      })
      if (over !== undefined && !found.includes(content)) found.push(content)
    }
  }
  return found
}
