import type { Page } from 'playwright'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { photo } from '#tests/support/files.ts'
import { axeFindingsInBothThemes } from './support/axe.ts'
import { staffMember } from './support/customer.ts'
import { press } from './support/purchase.ts'
import { devices, useBrowser, useStory } from './support/story.ts'
import { toast } from './support/toasts.ts'

useBrowser()

const kept = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'پیش‌نویس نگه داشته شد' }).waitFor()
const section = (page: Page, name: RegExp) => page.getByRole('group', { name })
const preview = (page: Page) => page.frameLocator('iframe')
const rowsOf = (page: Page) =>
  preview(page).getByRole('main').getByRole('heading', { level: 2 }).allTextContents()

describe('the home page in the back office', () => {
  const step = useStory(() => staffMember({ device: 'phone' }))

  it(
    'is put into another order, and seen as shoppers would see it before it is published',
    step(async ({ page }) => {
      await page.goto('/staff/content')
      await page.getByRole('link', { name: /^صفحهٔ اصلی/ }).click()
      const tiles = section(page, /^[۰-۹]+\. کاشی دسته‌ها: دسته‌ها$/)
      await tiles.getByRole('switch').focus()
      await page.keyboard.press('Alt+ArrowUp')
      const articles = section(page, /مقاله‌های تازه: تازه‌های مجله$/)
      await articles.getByRole('switch').click()
      await articles.getByText('پنهان', { exact: true }).waitFor()
      await kept(page)
      await press(page, 'دیدن پیش‌نمایش')
      await preview(page).getByRole('region', { name: 'شگفت‌انگیز' }).waitFor()
      await expect.poll(() => rowsOf(page)).toContain('دسته‌ها')
      expect(await rowsOf(page)).not.toContain('تازه‌های مجله')
      const shop = await page.context().request.get('/')
      expect(await shop.text()).toContain('تازه‌های مجله')
      const shown = await page.context().request.get('/home-preview')
      expect(shown.headers()).toMatchObject({
        'cache-control': 'private, no-store',
        'x-frame-options': 'SAMEORIGIN',
      })
      expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
      await page.getByRole('dialog').getByRole('button', { name: 'بستن', exact: true }).click()
    }),
  )

  it(
    'is seen beside its form where there is room, which stays where it was',
    step(async ({ page }) => {
      await page.setViewportSize(devices.desktop)
      const form = page.getByRole('group', { name: /^۱\. / })
      const top = await form.boundingBox()
      await press(page, 'دیدن پیش‌نمایش')
      const beside = page.getByRole('region', { name: 'پیش‌نمایش صفحهٔ اصلی' })
      await preview(page).getByRole('main').waitFor()
      expect((await form.boundingBox())?.y).toBe(top?.y)
      expect((await beside.boundingBox())?.y).toBeLessThan(devices.desktop.height / 2)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
        devices.desktop.width,
      )
      await beside.getByRole('button', { name: 'رایانه' }).click()
      await page.getByRole('dialog').frameLocator('iframe').getByRole('main').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.setViewportSize(devices.phone)
    }),
  )

  it(
    'prices a slide by the color that its picture shows',
    step(async ({ page }) => {
      const slides = section(page, /اسلایدهای بالا$/)
      await slides.locator('summary').click()
      const color = slides.getByLabel('رنگی که تصویر نشان می‌دهد').first()
      await expect.poll(() => color.inputValue()).toBe('cosmic-orange')
      const priced = async () => {
        const reply = await page.context().request.get('/api/staff/home-preview/')
        return /"link":"[^"]*price_id=(\d+)/.exec(await reply.text())?.[1]
      }
      const before = await priced()
      await color.selectOption('deep-blue')
      await expect.poll(priced).not.toBe(before)
      await color.selectOption('cosmic-orange')
      await expect.poll(priced).toBe(before)
    }),
  )

  it(
    'gets a banner with a picture of the staff, whose link has to lead into the shop',
    step(async ({ page }) => {
      const wide = section(page, /بنر تمام‌پهنا$/)
      await wide.locator('summary').click()
      await wide.getByLabel('بارگذاری تصویر صفحهٔ پهن').setInputFiles({
        name: 'banner.jpg',
        mimeType: 'image/jpeg',
        buffer: await photo(1600, 1200),
      })
      const crop = page.getByRole('alertdialog', { name: 'بخش تصویر را انتخاب کنید' })
      await crop.getByRole('button', { name: 'گوشهٔ پایین و راست قاب' }).press('ArrowUp')
      await crop.getByText('اندازه: ۱۶۰۰ در ۱۱۶۸ پیکسل').waitFor()
      const sent = page.waitForResponse(/\/content\/homePage\/picture\/$/)
      await press(page, 'فرستادن تصویر')
      const { address }: { address: string } = await (await sent).json()
      await wide.getByText('تصویر بارگذاری شد و پس از انتشار در فروشگاه دیده می‌شود.').waitFor()
      const { width, height } = await sharp(
        await (await page.context().request.get(address)).body(),
      ).metadata()
      expect(width / height).toBeCloseTo(1600 / 1168, 2)
      await wide.getByLabel('پیوند', { exact: true }).fill('https://elsewhere.example')
      await press(page, 'انتشار')
      await wide.getByText('نشانی صفحه‌ای از فروشگاه را بنویسید').waitFor()
      expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
      await press(page, 'دور انداختن پیش‌نویس')
      await press(page, 'دور انداخته شود')
      await toast(page, 'success', 'پیش‌نویس دور انداخته شد').waitFor()
    }),
  )
})

describe('the stories in the back office', () => {
  const step = useStory(() => staffMember({ device: 'tablet' }))

  it(
    'show the whole of a tall picture in the frame of a wide one',
    step(async ({ page }) => {
      await page.goto('/staff/content/homeStories')
      const cover = page.getByRole('group').first().locator('img').first()
      await cover.scrollIntoViewIfNeeded()
      const [height, frame] = await cover.evaluate((it) => [
        it.getBoundingClientRect().height,
        it.parentElement?.clientHeight,
      ])
      expect(height).toBeLessThanOrEqual(frame ?? 0)
    }),
  )
})
