import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFindingsInBothThemes } from './support/axe.ts'
import { staffMember } from './support/customer.ts'
import { press } from './support/purchase.ts'
import { startBuiltShop, type BuiltShop } from './support/server.ts'
import { shopper, useBrowser, useStory } from './support/story.ts'
import { toast } from './support/toasts.ts'

useBrowser()

/** The questions of the whole run's shop are edited by the cover of that flow. */
let shop: BuiltShop
beforeAll(async () => {
  shop = await startBuiltShop()
})
afterAll(() => shop.stop())

const questions = (page: Page) =>
  page.getByRole('tabpanel').last().locator('summary').allInnerTexts()

async function questionsInShop(): Promise<string[]> {
  const { page } = await shopper('phone', { origin: shop.origin })
  await page.goto('/faq')
  await page.getByRole('tab').last().click()
  return questions(page)
}

describe('the frequent questions in the back office', () => {
  const step = useStory(async () => ({
    ...(await staffMember({ device: 'phone', origin: shop.origin })),
    before: await questionsInShop(),
  }))

  it(
    'are put into another order by the keyboard, as a draft that survives a reload',
    step(async ({ page, before }) => {
      await page.goto('/staff/content')
      await page.getByRole('link', { name: /^پرسش‌های پرتکرار/ }).click()
      await page.locator('summary').last().click()
      const first = page.getByLabel('پرسش', { exact: true })
      await first.last().focus()
      await page.keyboard.press('Alt+ArrowUp')
      expect(await page.evaluate(() => document.activeElement?.getAttribute('maxlength'))).toBe(
        '200',
      )
      await page.getByRole('status').filter({ hasText: 'پیش‌نویس نگه داشته شد' }).waitFor()
      expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
      await page.reload()
      await page.getByRole('status').filter({ hasText: 'پیش‌نویس نگه داشته شد' }).waitFor()
      expect(await questionsInShop()).toEqual(before)
    }),
  )

  it(
    'are published while the open one stays open, and brought back as they were',
    step(async ({ page, before }) => {
      await page.locator('summary').last().click()
      await press(page, 'انتشار')
      await toast(page, 'success', 'منتشر شد').waitFor()
      expect(await page.getByLabel('پاسخ', { exact: true }).last().isVisible()).toBe(true)
      const last = before.slice(-2).toReversed()
      await expect.poll(questionsInShop).toEqual([...before.slice(0, -2), ...last])
      await press(page, 'بازگرداندن نسخهٔ پیش')
      await press(page, 'بازگردانده شود')
      await toast(page, 'success', 'نسخهٔ پیش دوباره منتشر شد').waitFor()
      await expect.poll(questionsInShop).toEqual(before)
    }),
  )
})

it('saves a draft by itself once the browser is back online', async () => {
  const { page, context } = await staffMember({
    device: 'desktop',
    origin: shop.origin,
    expectedErrors: [/ERR_INTERNET_DISCONNECTED/],
  })
  await page.goto('/staff/content/announcement')
  const text = page.getByLabel('متن', { exact: true })
  await text.waitFor()
  await context.setOffline(true)
  await text.fill('ارسال رایگان تا شب')
  await page.getByRole('alert').filter({ hasText: 'با وصل شدن دوبارهٔ اینترنت' }).waitFor()
  await context.setOffline(false)
  await page.getByRole('status').filter({ hasText: 'پیش‌نویس نگه داشته شد' }).waitFor()
  await page.reload()
  await expect.poll(() => text.inputValue()).toBe('ارسال رایگان تا شب')
})

it.each(['phone', 'desktop'] as const)(
  'shows the box of the menu in the preview on a %s, and where shoppers see it',
  async (device) => {
    const { page } = await staffMember({ device, origin: shop.origin })
    await page.goto('/staff/content/categoryMenu')
    await press(page, 'پیش‌نمایش')
    await page.getByText('کادر کنار گروه‌ها دیده نمی‌شود').waitFor()
    const title = await page.getByLabel('عنوان', { exact: true }).last().inputValue()
    await page.locator('strong', { hasText: title }).waitFor()
  },
)
