import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { addToCart } from './support/gestures.ts'
import { phone } from './support/goods.ts'
import { shopper, useBrowser } from './support/story.ts'

useBrowser()

const product = `/products/${phone.slug}`
const dialog = (page: Page) => page.getByRole('dialog')
const isGone = (page: Page) => dialog(page).waitFor({ state: 'hidden' })
const pathOf = (page: Page) => new URL(page.url()).pathname

/** The entries that a dialog added to the history; the browser counts those ahead, too. */
const layersOf = (page: Page) =>
  page.evaluate(() => {
    const state: unknown = history.state
    return typeof state === 'object' && state !== null && 'layers' in state ? state.layers : 0
  })

describe('the back button', () => {
  it('closes what lies over the page, and then leaves the page', async () => {
    const { page } = await shopper('phone')
    await page.goto('/')
    await page.goto(product)
    await page
      .getByRole('button', { name: /^بزرگ‌نمایی/ })
      .first()
      .click()
    await dialog(page).waitFor()
    await page.goBack()
    await isGone(page)
    expect(pathOf(page)).toBe(product)
    await page.goForward()
    await expect.poll(() => layersOf(page)).toBe(0)
    expect([pathOf(page), await dialog(page).count()]).toEqual([product, 0])
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/')
  })

  it('is not spent on a dialog that was closed otherwise, or followed by a page', async () => {
    const { page } = await shopper('phone')
    await page.goto('/')
    await page.goto(product)
    await addToCart(page)
    await page.getByRole('button', { name: 'ادامهٔ خرید' }).click()
    await isGone(page)
    await expect.poll(() => layersOf(page)).toBe(0)
    await page.getByRole('button', { name: 'محاسبهٔ قسط' }).click()
    await dialog(page).waitFor()
    await page.keyboard.press('Escape')
    await isGone(page)
    await expect.poll(() => layersOf(page)).toBe(0)
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/')
  })

  it('leads back to the page below a dialog whose link was followed', async () => {
    const { page } = await shopper('phone')
    await page.goto(product)
    await addToCart(page)
    await dialog(page).getByRole('link', { name: 'دیدن سبد' }).click()
    await page.waitForURL('**/cart')
    await page.getByRole('region', { name: 'سبد خرید شما' }).waitFor()
    await page.goBack()
    await page.waitForURL(`**${product}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect([await layersOf(page), await dialog(page).count()]).toEqual([0, 0])
  })

  it('closes the sheet of filters, whose choices stay, and survives a reload', async () => {
    const { page } = await shopper('phone')
    await page.goto('/')
    await page.goto('/productlist/mobile')
    await page.getByRole('button', { name: 'فیلترها' }).click()
    const sheet = dialog(page)
    await sheet.getByRole('switch').first().check({ force: true })
    await page.waitForURL(/\/productlist\/mobile\?./)
    const chosen = page.url()
    await sheet.waitFor()
    await expect.poll(() => layersOf(page)).toBe(1)
    await page.goBack()
    await isGone(page)
    expect(page.url()).toBe(chosen)
    await page.getByRole('button', { name: /^فیلترها/ }).click()
    await sheet.waitFor()
    await expect.poll(() => layersOf(page)).toBe(1)
    await page.reload()
    await expect.poll(() => layersOf(page)).toBe(0)
    expect([page.url(), await sheet.count()]).toEqual([chosen, 0])
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/productlist/mobile' && url.search === '')
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/')
  })

  it('takes back at once all that was chosen in the sheet of filters', async () => {
    const { page } = await shopper('phone')
    await page.goto('/productlist/mobile')
    await page.getByRole('button', { name: 'فیلترها' }).click()
    const sheet = dialog(page)
    const brands = sheet.getByRole('list', { name: 'برند' }).getByRole('checkbox')
    for (const place of [0, 1]) {
      await brands.nth(place).check({ force: true })
      await page.waitForURL((url) => url.searchParams.getAll('brand').length === place + 1)
    }
    await sheet.getByLabel('تا', { exact: true }).fill('۳۰۰۰۰۰۰۰')
    await sheet.getByLabel('تا', { exact: true }).press('Enter')
    await page.waitForURL((url) => url.searchParams.get('max_price') === '30000000')
    await sheet.getByRole('button', { name: /^دیدن/ }).click()
    await isGone(page)
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/productlist/mobile' && url.search === '')
    await page.getByRole('button', { name: 'فیلترها', exact: true }).waitFor()
  })

  it('takes back a price that a slider was moved to in several steps', async () => {
    const { page } = await shopper('desktop')
    await page.goto('/productlist/mobile')
    const highest = page.getByRole('slider', { name: 'بیشترین قیمت' })
    await highest.focus()
    const addresses = new Set<string>()
    for (let steps = 0; steps < 2; steps += 1) {
      await page.keyboard.press('ArrowRight')
      await page.waitForURL((url) => url.search !== '' && !addresses.has(url.search))
      addresses.add(new URL(page.url()).search)
    }
    await page.goBack()
    await page.waitForURL((url) => url.search === '')
  })
})
