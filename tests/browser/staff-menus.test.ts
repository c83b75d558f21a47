import { describe, expect, it } from 'vitest'
import { axeFindingsInBothThemes } from './support/axe.ts'
import { staffMember } from './support/customer.ts'
import { press } from './support/purchase.ts'
import { shopper, useBrowser, useStory } from './support/story.ts'
import { toast } from './support/toasts.ts'

useBrowser()

describe('the links of the footer in the back office', () => {
  const step = useStory(() => staffMember({ device: 'phone' }))

  it(
    'get another one that leads into the shop, which every page shows until it is taken back',
    step(async ({ page }) => {
      const { page: shown } = await shopper('desktop')
      const inFooter = async () => {
        await shown.goto('/faq')
        const column = shown.getByRole('navigation', { name: 'فروشگاه', exact: true })
        return (await column.getByRole('link').allInnerTexts()).slice(-1)
      }
      expect(await inFooter()).toEqual(['حریم خصوصی'])
      await page.goto('/staff/content')
      await page.getByRole('link', { name: /^پیوندهای بالا و پایین صفحه/ }).click()
      const column = page.getByRole('group', { name: 'فروشگاه', exact: true })
      await column.locator('summary').click()
      await column.getByRole('button', { name: 'افزودن پیوند' }).click()
      const added = column.getByRole('group').last()
      await added.getByLabel('پیوند', { exact: true }).fill('https://other.example')
      await added.getByLabel('عنوان', { exact: true }).fill('مقایسهٔ کالاها')
      await press(page, 'انتشار')
      await added.getByText('نشانی صفحه‌ای از فروشگاه را بنویسید که با / آغاز شود.').waitFor()
      await added.getByLabel('پیوند', { exact: true }).fill('/product-compare')
      await press(page, 'پیش‌نمایش')
      const preview = page.getByRole('dialog', { name: 'پیش‌نمایش' })
      await preview.getByRole('link', { name: 'مقایسهٔ کالاها' }).click()
      expect(new URL(page.url()).pathname).toBe('/staff/content/siteLinks')
      expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
      await page.keyboard.press('Escape')
      await preview.waitFor({ state: 'detached' })
      await press(page, 'انتشار')
      await toast(page, 'success', 'منتشر شد').waitFor()
      await expect.poll(inFooter).toEqual(['مقایسهٔ کالاها'])
      await press(page, 'بازگرداندن نسخهٔ پیش')
      await press(page, 'بازگردانده شود')
      await toast(page, 'success', 'نسخهٔ پیش دوباره منتشر شد').waitFor()
      await expect.poll(inFooter).toEqual(['حریم خصوصی'])
    }),
  )
})

describe('the box in the menu of categories in the back office', () => {
  const step = useStory(() => staffMember({ device: 'desktop' }))

  it(
    'gets a text, a link and no picture, and is hidden again',
    step(async ({ page }) => {
      const { page: shown } = await shopper('desktop')
      const inMenu = async () => {
        await shown.goto('/faq')
        await shown.getByRole('button', { name: 'دسته‌بندی کالاها' }).click()
        const menu = shown.locator('#mega-menu')
        await menu.getByRole('heading', { name: 'برند', exact: true }).waitFor()
        const box = menu.getByRole('link', { name: /^تازه‌ترین‌ها/ })
        return (await box.count()) === 0 ? null : box.getAttribute('href')
      }
      await page.goto('/staff/content/categoryMenu')
      const panel = page.getByRole('region', { name: 'کادر کنار گروه‌ها' })
      await panel.getByLabel('عنوان', { exact: true }).fill('تازه‌ترین‌ها')
      await panel.getByLabel('متن کوتاه').fill('هر هفته')
      await panel.getByLabel('پیوند', { exact: true }).fill('/productlist')
      await press(page, 'انتشار')
      await toast(page, 'success', 'منتشر شد').waitFor()
      await expect.poll(inMenu).toBe('/productlist')
      await panel.getByText('در فروشگاه نمایش داده شود').click()
      await press(page, 'انتشار')
      await toast(page, 'success', 'منتشر شد').waitFor()
      await expect.poll(inMenu).toBeNull()
    }),
  )
})

it('the previews of menus and settings beside their form show all of what is too wide', async () => {
  const { page } = await staffMember({ device: 'desktop' })
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const name of ['shopSettings', 'categoryMenu', 'siteLinks']) {
    await page.goto(`/staff/content/${name}`)
    await press(page, 'پیش‌نمایش')
    const preview = page.getByRole('region', { name: 'پیش‌نمایش' })
    /** The most that is out of sight in five frames: it fits, and stays as it is. */
    const hidden = () =>
      preview.evaluate(async (region) => {
        const frame = region.lastElementChild
        const seen: number[] = []
        while (seen.length < 5) {
          seen.push(frame === null ? Infinity : frame.scrollWidth - frame.clientWidth)
          // oxlint-disable-next-line no-await-in-loop -- one frame after the other
          await new Promise(requestAnimationFrame)
        }
        return Math.max(...seen)
      })
    await expect.poll(hidden, { message: name }).toBe(0)
  }
})
