import { randomInt } from 'node:crypto'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { axeFindings, axeFindingsInBothThemes } from './support/axe.ts'
import { customer, staffMember } from './support/customer.ts'
import { networkNoise } from './support/network.ts'
import { press } from './support/purchase.ts'
import { useBrowser, useStory } from './support/story.ts'
import { toast } from './support/toasts.ts'

useBrowser()

const row = (page: Page, title: string) => page.getByRole('button', { name: title })

describe('messages of staff to customers', () => {
  const step = useStory(async () => ({
    ...(await staffMember({ expectedErrors: networkNoise })),
    buyer: await customer('phone'),
    title: `جشنواره ${randomInt(1e6)}`,
  }))

  it(
    'are shown as customers see them, with their number, before they are sent to all',
    step(async ({ page, title }) => {
      await page.goto('/staff/messages')
      await page.getByLabel('گیرنده').selectOption('همهٔ مشتریان')
      await page.getByLabel('عنوان').fill(title)
      await page.getByLabel('متن', { exact: true }).fill('تا جمعه ارزان‌تر.')
      await page.reload()
      await expect.poll(() => page.getByLabel('عنوان').inputValue()).toBe(title)
      await page.getByLabel('پیوند').fill('https://elsewhere.example')
      await press(page, 'پیش‌نمایش')
      await page.getByText('پیوند باید با / آغاز شود').waitFor()
      await page.getByLabel('پیوند').fill('/productlist/mobile')
      await page.keyboard.press('Enter')
      await page.getByText(/برای [۰-۹٬]+ مشتری فرستاده می‌شود/).waitFor()
      const preview = page.getByRole('region', { name: 'مشتری این را می‌بیند' })
      await preview.getByRole('link', { name: 'دیدن صفحه' }).waitFor()
      expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
      await press(page, 'فرستادن پیام')
      await page.getByText('پیام فرستاده شد.').waitFor()
      await page.reload()
      await press(page, 'پیام بعدی')
      expect(await page.getByLabel('عنوان').inputValue()).toBe('')
    }),
  )

  it(
    'are read by a customer, who follows the link, and staff see that',
    step(async ({ page, buyer, title }) => {
      await expect
        .poll(async () => {
          await buyer.page.goto('/messages')
          return row(buyer.page, title).count()
        })
        .toBe(1)
      await row(buyer.page, title).click()
      await buyer.page.getByRole('link', { name: 'دیدن صفحه' }).click()
      await buyer.page.waitForURL('**/productlist/mobile')
      await page.reload()
      const entry = page.getByRole('listitem').filter({ hasText: title })
      await entry.getByText('۱ نفر خوانده‌اند').waitFor()
      expect(await axeFindings(page)).toEqual([])
    }),
  )

  it(
    'vanish from the page of the customer once they are withdrawn',
    step(async ({ page, buyer, title }) => {
      await press(page, `پس گرفتن «${title}»`)
      const dialog = page.getByRole('alertdialog')
      await dialog.getByLabel('دلیل').fill('تاریخ اشتباه بود')
      await dialog.getByRole('button', { name: 'پس گرفته شود' }).click()
      await toast(page, 'success', 'پیام پس گرفته شد').waitFor()
      await page.getByText('پس‌گرفته‌شده').first().waitFor()
      await buyer.page.goto('/messages')
      await buyer.page.getByText('پیام خوانده‌نشده‌ای ندارید').waitFor()
      expect(await row(buyer.page, title).count()).toBe(0)
    }),
  )
})
