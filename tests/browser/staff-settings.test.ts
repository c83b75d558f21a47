import { describe, expect, it } from 'vitest'
import { axeFindingsInBothThemes } from './support/axe.ts'
import { staffMember } from './support/customer.ts'
import { press } from './support/purchase.ts'
import { shopper, useBrowser, useStory } from './support/story.ts'
import { toast } from './support/toasts.ts'

useBrowser()

describe('the settings of the shop in the back office', () => {
  const step = useStory(() => staffMember({ device: 'phone' }))

  it(
    'show an address for mail on every page as soon as they are published',
    step(async ({ page }) => {
      const { page: shown } = await shopper('desktop')
      const mailInFooter = async () => {
        await shown.goto('/terms')
        return shown.getByRole('contentinfo').locator('a[href^="mailto:"]').allInnerTexts()
      }
      await page.goto('/staff/content')
      await page.getByRole('link', { name: /^تنظیمات فروشگاه/ }).click()
      const mail = page.getByLabel('ایمیل', { exact: true })
      await mail.fill('info')
      await press(page, 'انتشار')
      await page.getByText('ایمیل را درست بنویسید.').waitFor()
      await mail.fill('info@firouzeh.example')
      await page.evaluate(() => scrollTo(0, 0))
      expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
      await press(page, 'انتشار')
      await toast(page, 'success', 'منتشر شد').waitFor()
      await expect.poll(mailInFooter).toEqual(['info@firouzeh.example'])
      await press(page, 'بازگرداندن نسخهٔ پیش')
      await press(page, 'بازگردانده شود')
      await toast(page, 'success', 'نسخهٔ پیش دوباره منتشر شد').waitFor()
      await expect.poll(mailInFooter).toEqual([])
    }),
  )
})
