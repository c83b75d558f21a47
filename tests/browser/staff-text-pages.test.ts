import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { axeFindings, axeFindingsInBothThemes } from './support/axe.ts'
import { staffMember } from './support/customer.ts'
import { press } from './support/purchase.ts'
import { devices, shopper, useBrowser, useStory } from './support/story.ts'
import { toast } from './support/toasts.ts'

useBrowser()

const kept = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'پیش‌نویس نگه داشته شد' }).waitFor()

/** Pastes markup as a browser does. */
const paste = (page: Page, html: string) =>
  page.evaluate((html) => {
    const data = new DataTransfer()
    data.setData('text/html', html)
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true })
    document.activeElement?.dispatchEvent(event)
  }, html)

describe('a page of text in the back office', () => {
  const step = useStory(() => staffMember())

  it(
    'is written in an editor, seen as shoppers would see it, and kept as a draft',
    step(async ({ page }) => {
      await page.goto('/staff/content')
      const scripts: string[] = []
      page.on('response', (response) => scripts.push(response.url()))
      await page.getByRole('link', { name: /^صفحهٔ حریم خصوصی/ }).click()
      await page.getByLabel('عنوان صفحه').waitFor()
      expect(scripts.filter((url) => url.includes('RichEditor'))).toEqual([])
      await page.getByText('متن و فهرست‌های این بخش').first().click()
      const editor = page.getByRole('textbox', { name: /^متن چه/ })
      await editor.click()
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.press('Backspace')
      await page.getByRole('button', { name: 'پررنگ' }).first().click()
      await page.keyboard.type('متن تازهٔ حریم خصوصی')
      await page.keyboard.press('Enter')
      const hostile =
        '<p style="color:red" onclick="alert(1)">چسبیده <a href="javascript:alert(2)">بد</a>' +
        '<a href="/terms">خوب</a></p><script>alert(3)</script><img src="x" onerror="alert(4)">'
      await paste(page, hostile)
      await editor.getByText('چسبیده').waitFor()
      expect(await editor.locator('script, [onclick], [style*="red"], [onerror]').count()).toBe(0)
      expect(await editor.locator('a').evaluateAll((all) => all.map((a) => a.textContent))).toEqual(
        ['خوب'],
      )
      await press(page, 'دیدن پیش‌نمایش')
      const beside = page.getByRole('region', { name: 'پیش‌نمایش صفحه' })
      const over = page.getByRole('dialog', { name: 'پیش‌نمایش صفحه' })
      const text = page.locator('strong', { hasText: 'متن تازهٔ حریم خصوصی' })
      await page.setViewportSize(devices.phone)
      await over.locator(text).waitFor()
      expect(await axeFindings(page)).toEqual([])
      await page.setViewportSize({ width: 1280, height: 900 })
      await beside.locator(text).waitFor()
      await kept(page)
      const [form, shown] = [await editor.boundingBox(), await beside.boundingBox()]
      expect((shown?.x ?? 0) + (shown?.width ?? 0)).toBeLessThanOrEqual(form?.x ?? 0)
      expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
      const { page: guest } = await shopper('phone')
      await guest.goto('/user-privacy')
      expect(await guest.getByText('متن تازهٔ حریم خصوصی').count()).toBe(0)
    }),
  )

  it(
    'is published and brought back, and the editor shows what is there again',
    step(async ({ page }) => {
      await press(page, 'انتشار')
      await toast(page, 'success', 'منتشر شد').waitFor()
      const { page: guest } = await shopper('desktop')
      const isShown = async () => {
        await guest.goto('/user-privacy')
        return guest.locator('strong', { hasText: 'متن تازهٔ حریم خصوصی' }).isVisible()
      }
      await expect.poll(isShown).toBe(true)
      expect(await guest.getByRole('link', { name: 'خوب' }).getAttribute('href')).toBe('/terms')
      await press(page, 'بازگرداندن نسخهٔ پیش')
      await press(page, 'بازگردانده شود')
      await toast(page, 'success', 'نسخهٔ پیش دوباره منتشر شد').waitFor()
      await expect.poll(isShown).toBe(false)
      const editor = page.getByRole('textbox', { name: /^متن چه/ })
      await editor.waitFor()
      const before = (await editor.innerText()).trim()
      await editor.click()
      await page.getByRole('status').filter({ hasText: 'همان است که خریداران' }).waitFor()
      await page.keyboard.type('نوشتهٔ نیمه‌کاره')
      await kept(page)
      await press(page, 'دور انداختن پیش‌نویس')
      await press(page, 'دور انداخته شود')
      await toast(page, 'success', 'پیش‌نویس دور انداخته شد').waitFor()
      await expect.poll(async () => (await editor.innerText()).trim()).toBe(before)
    }),
  )
})
