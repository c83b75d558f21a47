import { randomInt } from 'node:crypto'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { toPersianDigits } from '#domain/digits.ts'
import { answer } from '#tests/support/shopper.ts'
import { importCodes } from '#tests/support/warranty-codes.ts'
import { axeFindings, axeFindingsInBothThemes } from './support/axe.ts'
import { customer, staffMember, type Customer } from './support/customer.ts'
import { freshImei } from './support/imei.ts'
import { networkNoise } from './support/network.ts'
import { press } from './support/purchase.ts'
import { useBrowser, useStory } from './support/story.ts'
import { toast } from './support/toasts.ts'

useBrowser()

const result = (page: Page) => page.getByRole('region', { name: 'دستگاه یافته‌شده' })
const tab = (page: Page) => page.getByRole('tabpanel')

/** Looks a device up by the keyboard alone. */
async function find(page: Page, lookup: string): Promise<void> {
  await page.getByLabel('کد گارانتی، IMEI یا سریال').fill(lookup)
  await page.keyboard.press('Enter')
}

async function revoke(page: Page, reason: string): Promise<void> {
  await press(page, 'باطل کردن گارانتی')
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel('دلیل').fill(reason)
  await dialog.getByRole('button', { name: 'باطل شود' }).click()
}

/** A new code of the first product. */
async function freshCode({ api }: Customer): Promise<string> {
  const { results } = await answer(api.GET('/staff/product/', { params: { query: {} } }))
  const code = `FZSTORY${randomInt(1e9)}A`
  await answer(importCodes({ api }, `${code},840213570000,${results[0]?.sku}`, `import-${code}`))
  return code
}

describe('warranty codes in the back office', () => {
  const step = useStory(async () => {
    const member = await staffMember({ expectedErrors: networkNoise })
    const buyer = await customer('phone', { expectedErrors: networkNoise })
    const [used, unused] = [await freshCode(member), await freshCode(member)]
    const imei = freshImei()
    const body = { first_imei: imei, warranty_code: used }
    await answer(buyer.api.POST('/device_registry/', { body }))
    return { ...member, buyer, used, unused, imei }
  })

  it(
    'are found by the number of a device, with who registered it',
    step(async ({ page, imei, used }) => {
      await page.goto('/staff/devices')
      await find(page, 'FZ-NO-SUCH-CODE')
      await page.getByRole('alert').filter({ hasText: 'پیدا نشد' }).waitFor()
      await find(page, toPersianDigits(imei))
      const device = result(page)
      await device.getByRole('heading', { name: `کد گارانتی \u2066${used}\u2069` }).waitFor()
      await device.getByText('گارانتی فعال').waitFor()
      await device.getByText('سارا محمدی').waitFor()
      await device.getByText('ورود کدهای گارانتی').waitFor()
      expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
    }),
  )

  it(
    'are revoked with a reason, which stays in the log, and the customer sees that it is void',
    step(async ({ page, buyer, imei }) => {
      await press(page, 'باطل کردن گارانتی')
      await page.getByRole('alertdialog').getByRole('button', { name: 'باطل شود' }).click()
      await page.getByText('دلیل را بنویسید تا گارانتی باطل شود.').waitFor()
      await page.getByRole('alertdialog').getByRole('button', { name: 'انصراف' }).click()
      await revoke(page, 'کارت جعلی بود')
      await toast(page, 'success', 'گارانتی باطل شد').waitFor()
      await result(page).getByText('باطل‌شده', { exact: true }).waitFor()
      await result(page).getByText('کارت جعلی بود').waitFor()
      await buyer.page.goto('/register')
      await tab(buyer.page).getByLabel('شناسهٔ IMEI اول').fill(imei)
      await press(buyer.page, 'بررسی گارانتی')
      await buyer.page.getByText('گارانتی باطل شده است').waitFor()
      expect(await axeFindings(buyer.page)).toEqual([])
    }),
  )

  it(
    'are of no use to a customer once they are revoked',
    step(async ({ page, buyer, unused }) => {
      await find(page, unused)
      await result(page).getByText('هنوز ثبت نشده', { exact: true }).waitFor()
      await revoke(page, 'کارت گم شده است')
      await result(page).getByText('باطل‌شده', { exact: true }).waitFor()
      await buyer.page.goto('/register?tab=activate')
      await tab(buyer.page).getByLabel('شناسهٔ IMEI اول').fill(freshImei())
      await tab(buyer.page).getByLabel('کد گارانتی').fill(unused)
      await press(buyer.page, 'ثبت و فعال‌سازی')
      await buyer.page.getByRole('heading', { name: 'این کد گارانتی باطل شده است' }).waitFor()
      await buyer.page.getByRole('link', { name: 'پیام به پشتیبانی' }).click()
      await buyer.page.waitForURL(/\/ticket/)
    }),
  )
})
