import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { customer } from './support/customer.ts'
import { signIn } from './support/gestures.ts'
import { breakCall, networkNoise } from './support/network.ts'
import { shopper, useBrowser } from './support/story.ts'

useBrowser()

const watch = { slug: 'amazfit-bip-6', title: 'ساعت هوشمند امیزفیت Bip 6' }
const list = '/productlist?search=bip'
const save = `ذخیره کردن ${watch.title}`
const unsave = `حذف ${watch.title} از ذخیره‌شده‌ها`

const heart = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text)

/** Counts the calls that ask what was saved. */
function readsOf(page: Page): { count: number } {
  const reads = { count: 0 }
  page.on('request', (request) => {
    if (/\/saved/.test(request.url())) reads.count += 1
  })
  return reads
}

describe('the heart of a card', () => {
  it('leads a guest to sign in and saves on the way back, without asking what a guest saved', async () => {
    const guest = await shopper('phone')
    const { page } = guest
    const reads = readsOf(page)
    await page.goto(list)
    await page.getByRole('link', { name: save, exact: true }).click()
    await page.waitForURL(`**/login?redirectUrl=products/${watch.slug}&action=save`)
    expect(reads.count).toBe(0)
    await signIn(guest)
    await toast(page, 'با موفقیت انجام شد').waitFor()
    await heart(page, 'حذف از ذخیره‌شده‌ها').waitFor()
    await page.goto(list)
    await heart(page, unsave).first().waitFor()
  })

  it('saves in the list what the page of the product then shows, and the other way round', async () => {
    const { page, context } = await customer('desktop')
    await page.goto(list)
    await heart(page, save).click()
    await heart(page, unsave).waitFor()
    await toast(page, 'با موفقیت انجام شد').waitFor()
    expect(new URL(page.url()).pathname).toBe('/productlist')
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: watch.title, exact: true }).click()
    const otherTab = await opened
    await heart(otherTab, 'حذف از ذخیره‌شده‌ها').click()
    await toast(otherTab, 'با موفقیت انجام شد').waitFor()
    await heart(otherTab, 'ذخیره کردن').waitFor()
    await expect.poll(() => heart(page, unsave).count()).toBe(0)
  })

  it('asks once for all cards of all pages', async () => {
    const { page } = await customer('desktop')
    const reads = readsOf(page)
    await page.goto('/productlist/mobile')
    const hearts = page.getByRole('button', { name: /^ذخیره کردن/ })
    await hearts.nth(11).waitFor()
    const name = (await hearts.first().getAttribute('aria-label')) ?? ''
    const first = heart(page, name).first()
    await page.getByRole('link', { name: 'صفحهٔ ۲', exact: true }).click()
    await page.waitForURL('**page=2')
    await first.waitFor({ state: 'detached' })
    await hearts.nth(11).waitFor()
    expect(reads.count).toBe(1)
  })

  it('says why it could not save, and is empty again', async () => {
    const { page } = await customer('phone', { expectedErrors: networkNoise })
    await page.goto(list)
    const broken = await breakCall(page, /update_save_status/)
    await heart(page, save).click()
    await toast(page, 'ارتباط با فروشگاه برقرار نشد').waitFor()
    await heart(page, save).waitFor()
    broken.mend()
    await heart(page, save).click()
    await heart(page, unsave).waitFor()
  })

  it('follows the link of its card and is pressed by keyboard', async () => {
    const { page } = await customer('desktop')
    await page.goto(list)
    await heart(page, save).waitFor()
    await page.getByRole('link', { name: watch.title, exact: true }).focus()
    await page.keyboard.press('Tab')
    await expect
      .poll(() => heart(page, save).evaluate((button) => button === document.activeElement))
      .toBe(true)
    await page.keyboard.press('Enter')
    await heart(page, unsave).waitFor()
    expect(new URL(page.url()).pathname).toBe('/productlist')
  })
})
