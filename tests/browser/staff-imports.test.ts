import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { answer } from '#tests/support/shopper.ts'
import { axeFindings, axeFindingsInBothThemes } from './support/axe.ts'
import { categoryFor } from './support/categories.ts'
import { staffMember } from './support/customer.ts'
import { press } from './support/purchase.ts'
import { devices, useBrowser, useStory } from './support/story.ts'
import { toast } from './support/toasts.ts'

useBrowser()

const choose = (page: Page, text: string) =>
  page
    .getByLabel('انتخاب فایل', { exact: true })
    .setInputFiles({ name: 'supplier.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

/** Without the sideways scroll that a page on a phone must not have. */
const expectFits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

describe.each(['phone', 'desktop'] as const)('a supplier’s sheet on a %s', (device) => {
  const step = useStory(() => staffMember({ expectedErrors: [/400/, /409/] }))

  it(
    'is corrected once a row is wrong, shown, and applied with its reason',
    step(async ({ page, api }) => {
      await page.setViewportSize(devices[device])
      // Other stories change products of the demo at the same time.
      const { product } = await categoryFor(api)
      const path = { params: { path: { id: product.id } } }
      const variantOf = async () =>
        (await answer(api.GET('/staff/product/{id}/', path))).variants[0]
      const before = await variantOf()
      const price = (before?.price ?? 0) + 10_000
      const sheet = (code: string) =>
        `Ref;Net;Left\n${product.sku};${price * 10};۷\n${code};5000000;1\n`

      await page.goto('/staff/import')
      await page.getByRole('heading', { level: 1, name: 'قیمت و موجودی از فایل' }).waitFor()
      expect(await axeFindings(page)).toEqual([])
      await expectFits(page)

      await choose(page, sheet('NO-SUCH'))
      await page.getByLabel('ستون «Ref»').selectOption({ label: 'کد کالا' })
      await page.getByLabel('ستون «Net»').selectOption({ label: 'قیمت' })
      await page.getByLabel('ستون «Left»').selectOption({ label: 'موجودی' })
      await page.getByLabel('قیمت‌های فایل به').selectOption({ label: 'ریال' })
      expect(await axeFindings(page)).toEqual([])
      await expectFits(page)
      await page.getByRole('button', { name: 'بررسی فایل' }).focus()
      await page.keyboard.press('Enter')

      const hasFocus = () => page.evaluate(() => document.activeElement !== document.body)
      const faults = page.getByRole('table', { name: 'سطرهای نادرست' })
      await faults.getByText('کالایی با این کد یا شناسه نداریم.').waitFor()
      expect(await faults.getByRole('row').count()).toBe(2)
      await expect.poll(hasFocus).toBe(true)
      expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
      await expectFits(page)
      const downloading = page.waitForEvent('download')
      await page.getByRole('link', { name: /^دریافت همهٔ ایرادها/ }).click()
      const file = await (await downloading).path()
      expect((await readFile(file, 'utf8')).trimEnd().split('\r\n')).toEqual([
        '\uFEFFسطر,ستون,مقدار,ایراد',
        '3,Ref,NO-SUCH,کالایی با این کد یا شناسه نداریم.',
      ])

      await press(page, 'انتخاب فایل دیگر')
      await choose(page, sheet('').split('\n').slice(0, 2).join('\n'))
      await page.getByLabel('ستون «Ref»').selectOption({ label: 'کد کالا' })
      await page.getByLabel('ستون «Net»').selectOption({ label: 'قیمت' })
      await page.getByLabel('ستون «Left»').selectOption({ label: 'موجودی' })
      await page.getByLabel('قیمت‌های فایل به').selectOption({ label: 'ریال' })
      await press(page, 'بررسی فایل')
      await expect.poll(hasFocus).toBe(true)
      const changes = page.getByRole('table', { name: 'تغییرها' })
      await changes.getByText(/^قیمت:/).waitFor()
      expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
      await expectFits(page)
      await page.getByLabel('دلیل (اختیاری)').fill('فهرست آذر')
      await press(page, 'ثبت تغییر ۱ تنوع')
      await page.getByText('قیمت و موجودی ۱ تنوع ثبت شد.').waitFor()
      await toast(page, 'success', '۱ تنوع از فایل تغییر کرد').waitFor()
      expect(await variantOf()).toMatchObject({ price, quantity: 7 })

      await page.goto(`/staff/products/${product.id}?stock=${before?.id}`)
      await page.getByText('فهرست آذر').first().waitFor()
    }),
  )
})
