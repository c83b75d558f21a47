import { describe, expect, inject, it } from 'vitest'
import { answer } from '#tests/support/shopper.ts'
import { pagePatterns } from '#src/lib/paths.ts'
import { crawl, linksIn } from './support/crawl.ts'
import { customer } from './support/customer.ts'
import { phone } from './support/goods.ts'
import { useBrowser, type Device } from './support/story.ts'
import { paidOrder } from './support/wallet.ts'

useBrowser()

/** Banks return to these with a query that says what was paid. */
const callbacks = new Set([
  '/payment/callback',
  '/payment/mobile-callback',
  '/payment/wallet-callback',
])
const pages = Object.values(pagePatterns).filter(
  (path) => !/[:*]/.test(path) && !callbacks.has(path),
)

const asGuest = async (url: string) => {
  const reply = await fetch(`${inject('origin')}${url}`, { redirect: 'manual' })
  return {
    status: reply.status,
    location: reply.headers.get('location'),
    body: await reply.text(),
  }
}

/** The paths that the sitemap lists, of products, categories and pages. */
async function sitemapPaths(): Promise<string[]> {
  const origin = inject('origin')
  const locations = async (path: string) => {
    const xml = await (await fetch(`${origin}${path}`)).text()
    return Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = '']) => new URL(url).pathname)
  }
  const parts = await locations('/sitemap.xml')
  return (await Promise.all(parts.map(locations))).flat()
}

describe('every link of the shop', () => {
  it('leads a guest somewhere', async () => {
    const known = new Set(await sitemapPaths())
    const { faults, pages: found } = await crawl(pages, asGuest, { known })
    expect(faults).toEqual([])
    const kinds = [/^\/products\/[^/]+$/, /^\/productlist\/[^/]+$/, /^\/blogs\/\d+$/]
    for (const kind of kinds) expect([...found].filter((path) => kind.test(path))).not.toEqual([])
  })

  it('leads a customer somewhere, from each page of the account', async () => {
    const buyer = await customer('desktop')
    const order = await paidOrder(buyer)
    const [category] = await answer(buyer.api.GET('/ticket/ticket-category/'))
    const body = { title: 'فاکتور', category: category?.id ?? 0, text: 'فاکتور رسمی می‌خواهم' }
    await answer(buyer.api.POST('/ticket/v3/ticket/', { body }))
    const own = ['/account', '/profile', '/wallet', '/shopping-history', '/saved-products']
    const more = ['/my-addresses', '/ticket', '/messages', '/purchase-advisor', '/cart']
    const linked = new Set([...own, ...more, `/shopping-history/${order.id}`])
    const { faults, pages: found } = await crawl([...linked], async (url) => {
      const isOwn = linked.has(url) || /^\/(shopping-history|ticket|wallet)/.test(url)
      if (!isOwn) return { status: 200, location: null, body: '' }
      const reply = await buyer.context.request.get(url, { maxRedirects: 0 })
      const { location = null } = reply.headers()
      return { status: reply.status(), location, body: await reply.text() }
    })
    expect(faults).toEqual([])
    expect([...found].filter((path) => /^\/ticket\/\d+$/.test(path))).toHaveLength(1)
  })

  const menus: [Device, string][] = [
    ['desktop', '/faq'],
    ['phone', `/products/${phone.slug}`],
  ]
  it.each(menus)('in the menus and dialogs of a %s leads somewhere', async (device, path) => {
    const { page } = await customer(device)
    const found = new Set<string>()
    await page.goto(path)
    const openers = page.locator(':is(a, button):is([aria-haspopup=dialog], [aria-expanded=false])')
    const count = await openers.filter({ visible: true }).count()
    expect(count).toBeGreaterThan(0)
    for (let index = 0; index < count; index += 1) {
      const opener = openers.filter({ visible: true }).nth(index)
      if (!(await opener.isVisible())) continue
      await opener.press('Enter')
      await expect
        .poll(() => page.locator('[aria-expanded=true], [role=dialog]').count())
        .toBeGreaterThan(0)
      for (const link of linksIn(await page.content())) found.add(link)
      await page.keyboard.press('Escape')
      await page.locator('[role=dialog]').filter({ visible: true }).waitFor({ state: 'hidden' })
    }
    const { faults } = await crawl(
      [...found].filter((link) => link.startsWith('/')),
      async (url) => ({ ...(await asGuest(url)), body: '' }),
    )
    expect(faults).toEqual([])
    expect(found.size).toBeGreaterThan(20)
  })
})
