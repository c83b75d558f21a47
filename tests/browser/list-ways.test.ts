import { describe, expect, it } from 'vitest'
import type { Page } from 'playwright'
import { goWithin } from './support/gestures.ts'
import { phone } from './support/goods.ts'
import {
  ask,
  calls,
  cardsOf,
  comeByLink,
  listCalls,
  titleOf,
  type ProductCard,
} from './support/lists.ts'
import { breakCall, holdCall, networkNoise, refuseCall, reshape } from './support/network.ts'
import { shopper, useBrowser } from './support/story.ts'
import { installClock, untilRelease } from './support/profiles.ts'

useBrowser()

const recent = (page: Page) => page.getByRole('region', { name: 'آخرین بازدیدها' })

/** A call that gets no reply is made twice more before it counts as failed. */
const allTries = 3

describe('a list that cannot be loaded completely', () => {
  it(
    'asks for its three parts at once',
    { tags: ['LIST-47', 'LIST-48', 'LIST-49', 'LIST-50', 'LIST-60', 'LIST-63'] },
    async () => {
      const { page } = await shopper('desktop')
      const asked: string[] = []
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url())
        if (pathname.startsWith('/api/product')) asked.push(`${pathname}${search}`)
      })
      const held = await Promise.all(
        [calls.list, calls.category, calls.filters].map((call) => holdCall(page, call)),
      )
      await comeByLink(page, 'آیفون کارکرده')
      expect(new URL(page.url()).pathname).toBe('/productlist/mobile/iphone/used-iphone')
      await Promise.all(held.map(({ arrived }) => arrived))
      await page.getByLabel('در حال بارگذاری').first().waitFor()
      expect(asked.filter((each) => each.includes('used-iphone')).toSorted()).toEqual([
        '/api/product/product-filter/?categories__main_slug=used-iphone',
        '/api/product/v2/category/used-iphone/',
        '/api/product/v2/product/?ordering=-sold_count&page=1&size=12&slug=used-iphone',
      ])
      for (const { release } of held) release()
      await cardsOf(page).first().waitFor()
      asked.length = 0
      for (const address of ['/productlist/mobile?page=2', '/productlist?search=سامسونگ']) {
        const replied = page.waitForResponse(calls.list)
        await goWithin(page, address)
        await replied
        await cardsOf(page).first().waitFor()
      }
      const size = (call: string) => new URLSearchParams(call).get('size')
      const lists = asked.filter((call) => call.startsWith('/api/product/v2/product/?'))
      expect([lists.length, ...lists.map(size)]).toEqual([2, '12', '12'])
    },
  )

  it(
    'offers to load the products again, with the filters in place',
    { tags: ['LIST-55'] },
    async () => {
      const { page } = await shopper('phone', { expectedErrors: networkNoise })
      const broken = await breakCall(page, calls.list, 500)
      await comeByLink(page, 'تبلت')
      const alert = page.getByRole('alert').filter({ hasText: 'فهرست کالاها بارگذاری نشد.' })
      await alert.waitFor()
      await page.getByRole('button', { name: 'فیلترها' }).waitFor()
      broken.mend()
      const lost = await breakCall(page, calls.list)
      await alert.getByRole('button', { name: 'تلاش دوباره' }).click()
      await expect.poll(() => lost.count).toBe(allTries)
      await alert.waitFor()
      expect(await cardsOf(page).count()).toBe(0)
      lost.mend()
      await alert.getByRole('button', { name: 'تلاش دوباره' }).click()
      await cardsOf(page).first().waitFor()
      await expect.poll(() => alert.count()).toBe(0)
    },
  )

  it('works without its filters until they come', { tags: ['LIST-56'] }, async () => {
    const { page } = await shopper('desktop', { expectedErrors: networkNoise })
    const broken = await breakCall(page, calls.filters, 500)
    await comeByLink(page, 'تبلت')
    await cardsOf(page).first().waitFor()
    const filters = page.getByRole('complementary', { name: 'فیلترها' })
    await filters.getByText('فیلترها بارگذاری نشد.').waitFor()
    await page.getByRole('link', { name: 'صفحهٔ بعد' }).waitFor()
    broken.mend()
    const lost = await breakCall(page, calls.filters)
    await filters.getByRole('button', { name: 'تلاش دوباره' }).click()
    await expect.poll(() => lost.count).toBe(allTries)
    await filters.getByText('فیلترها بارگذاری نشد.').waitFor()
    lost.mend()
    await filters.getByRole('button', { name: 'تلاش دوباره' }).click()
    await filters.getByRole('list', { name: 'برند' }).waitFor()
  })

  it(
    'is a page that does not exist if there is no such category',
    { tags: ['LIST-53'] },
    async () => {
      const { page } = await shopper('desktop', { expectedErrors: [/404/, /category_not_found/] })
      for (const address of ['/productlist/no-such-thing', '/productlist?slug=no-such-thing']) {
        const reply = await page.goto(address)
        expect(reply?.status()).toBe(404)
        await page.getByRole('heading', { level: 1, name: 'محصول پیدا نشد' }).waitFor()
      }
      await refuseCall(page, calls.category, { status: 404, code: 'category_not_found' })
      await comeByLink(page, 'تبلت')
      await page.getByRole('heading', { level: 1, name: 'محصول پیدا نشد' }).waitFor()
    },
  )
})

describe('an address that someone made up', () => {
  it.each([
    ['unknown keys and values', 'x=1&__proto__=2&constructor=3&brand=nobody&ordering=up', 200],
    ['markup', 'brand=<script>alert(1)</script>&search=<img src=x onerror=alert(1)>', 200],
    ['broken encoding', 'search=%ff%00&min_price=%', 200],
    ['10,000 letters', `search=${'a'.repeat(10_000)}`, 200],
    ['10,000 Persian letters', `search=${encodeURIComponent('آ'.repeat(10_000))}`, 431],
    ['100 keys', Array.from({ length: 100 }, (_, key) => `k${key}=v`).join('&'), 200],
  ])('with %s is a harmless page or a clear refusal', async (_, query, status) => {
    const { page } = await shopper('desktop')
    for (const path of ['/productlist', '/productlist/mobile']) {
      const reply = await page.request.get(`${path}?${query}`)
      expect(reply.status()).toBe(status)
      expect(await reply.text()).toMatch(/^<!doctype html><html lang="fa" dir="rtl"/i)
      expect(await reply.text()).not.toMatch(/<script>alert|<img src=x/)
    }
  })
})

describe('the way from list to list', () => {
  it('is prepared while the pointer rests on a link, and shows the frame at once', async () => {
    const { page } = await shopper('desktop')
    await page.goto('/productlist/mobile')
    const sent = listCalls(page)
    const pages = page.getByRole('navigation', { name: 'صفحه‌ها' })
    await pages.getByRole('link', { name: 'صفحهٔ ۲', exact: true }).hover()
    await expect.poll(() => sent).toMatchObject([{ page: ['2'], slug: ['mobile'] }])
    await pages.getByRole('link', { name: 'صفحهٔ ۲', exact: true }).click()
    await expect.poll(() => pages.locator('[aria-current]').innerText()).toBe('۲')
    expect(sent).toHaveLength(1)

    const held = await holdCall(page, calls.category)
    await page.getByRole('contentinfo').getByRole('link', { name: 'تبلت' }).click()
    await page.waitForURL('**/productlist/tablet')
    await page.getByLabel('در حال بارگذاری').first().waitFor()
    held.release()
    await page.getByRole('heading', { level: 1, name: 'تبلت' }).waitFor()
    await page.goBack()
    await expect.poll(() => pages.locator('[aria-current]').innerText()).toBe('۲')
  })

  it('brings a product’s page before its card is pressed, and nothing where data is saved', async () => {
    const { page, context } = await shopper('desktop')
    await page.goto('/productlist/mobile')
    const card = cardsOf(page).first()
    const address = await titleOf(card).getAttribute('href')
    const ahead = page.waitForRequest((request) => request.url().endsWith(address ?? '?'))
    await card.hover()
    const prefetch = await ahead
    expect(prefetch.headers()['sec-purpose']).toBe('prefetch')
    await (await prefetch.response())?.finished()
    const [tab] = await Promise.all([context.waitForEvent('page'), titleOf(card).click()])
    await tab.getByRole('heading', { level: 1 }).waitFor()
    const kept = await tab.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON())
    expect(kept).toMatchObject({ deliveryType: 'cache' })

    const { page: frugal } = await shopper('desktop')
    await untilRelease(
      frugal,
      frugal.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
      }),
    )
    await installClock(frugal)
    await frugal.goto('/productlist/mobile')
    const asked: string[] = []
    frugal.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/^\/(api|products|productlist)\b/.test(pathname)) asked.push(pathname)
    })
    await cardsOf(frugal).first().hover()
    const second = frugal.getByRole('link', { name: 'صفحهٔ ۲', exact: true })
    await frugal.clock.runFor(1000)
    await second.hover()
    await frugal.clock.runFor(1000)
    expect(asked).toEqual([])
    await expect.poll(() => frugal.locator('link[rel=prefetch]').count()).toBe(0)
    await second.click()
    await frugal.waitForURL(/page=2/)
    expect(asked).toContain('/api/product/v2/product/')
  })
})

describe('what was viewed before', () => {
  it('is offered on the list, at home and next to other products, at today’s price, until it is forgotten', async () => {
    const { page, context } = await shopper('desktop')
    await page.goto('/productlist/mobile')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect.poll(() => recent(page).count()).toBe(0)

    const [first] = (
      await ask<{ results: ProductCard[] }>(page, '/product/v2/product/?slug=tablet')
    ).results
    const tab = await context.newPage()
    await tab.goto(`/products/${first?.slug}`)
    await expect
      .poll(() => tab.evaluate(() => localStorage.getItem('recently-viewed')))
      .not.toBeNull()
    await tab.goto(`/products/${phone.slug}`)
    await expect.poll(() => viewed(tab)).toEqual([`/products/${first?.slug}`])
    expect(
      await recent(tab)
        .getByText(first?.title.slice(0, 12) ?? '?')
        .count(),
    ).toBe(1)

    const both = [`/products/${phone.slug}`, `/products/${first?.slug}`]
    await expect.poll(() => viewed(page)).toEqual(both)
    await reshape<ProductCard[]>(page, calls.cards, (cards) =>
      cards.map((card) => ({
        ...card,
        price_related_info: {
          link_price_id: null,
          price: 77_000_000,
          new_price: null,
          expire_time: null,
        },
      })),
    )
    await page.goto('/')
    await expect.poll(() => viewed(page)).toEqual(both)
    await expect.poll(() => recent(page).getByText('۷۷٬۰۰۰٬۰۰۰').count()).toBe(2)
    await page.getByRole('button', { name: 'پاک کردن' }).click()
    await recent(page).waitFor({ state: 'hidden' })
    await page.reload()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect.poll(() => recent(page).count()).toBe(0)
  })

  it('is nothing where the storage holds something else, and offers a retry if it cannot be loaded', async () => {
    const { page } = await shopper('phone', { expectedErrors: networkNoise })
    await untilRelease(
      page,
      page.addInitScript(() => localStorage.setItem('recently-viewed', '{"version":2,"ids":"x"}')),
    )
    await page.goto('/productlist/tablet')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect.poll(() => recent(page).count()).toBe(0)

    const broken = await breakCall(page, calls.cards, 500)
    await untilRelease(
      page,
      page.addInitScript(() => localStorage.setItem('recently-viewed', '{"version":1,"ids":[1]}')),
    )
    await page.goto('/productlist/tablet')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const retry = page.getByRole('alert').getByRole('button', { name: 'تلاش دوباره' })
    await retry.waitFor()
    broken.mend()
    await retry.click()
    await recent(page).waitFor()
  })
})

/** Addresses of the products in the row of those viewed last. */
/** The paths of the products that were viewed, without the variants that the links name. */
async function viewed(page: Page): Promise<(string | undefined)[]> {
  await page.evaluate(() => document.querySelector('footer')?.scrollIntoView())
  const links = titleOf(recent(page))
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('?')[0]))
}
