import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { axeFindings, axeFindingsInBothThemes } from './support/axe.ts'
import { customer, staffMember } from './support/customer.ts'
import { press } from './support/purchase.ts'
import { useBrowser, useStory } from './support/story.ts'
import { toast } from './support/toasts.ts'
import { paidOrder } from './support/wallet.ts'

useBrowser()

const headersIn = (page: Page) => page.getByRole('columnheader').allInnerTexts()
const dialog = (page: Page) => page.getByRole('dialog')
const view = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'نماهای ذخیره‌شده' }).getByRole('link', { name })

describe('what a member keeps of a list', () => {
  const step = useStory(async () => {
    await paidOrder(await customer('desktop'))
    const clerk = await staffMember({ as: 'clerk', expectedErrors: [/409/] })
    return { ...clerk, name: `دیر ${clerk.phone}` }
  })

  it(
    'is which columns it has and in which order, also after a reload',
    step(async ({ page }) => {
      await page.goto('/staff/orders')
      await page.getByRole('table').waitFor()
      await press(page, 'ستون‌ها')
      expect(await dialog(page).getByRole('checkbox', { name: 'شماره' }).isDisabled()).toBe(true)
      for (const name of ['تعداد کالا', 'روش ارسال', 'کد پیگیری'])
        await dialog(page).getByRole('checkbox', { name, exact: true }).uncheck()
      await press(page, 'بردن مبلغ به جلوتر')
      expect(await axeFindings(page)).toEqual([])
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'detached' })
      const expected = ['انتخاب', 'شماره', 'وضعیت', 'گیرنده', 'مبلغ', 'زمان ثبت']
      const names = async () => (await headersIn(page)).map((text) => text.trim()).slice(1)
      await expect.poll(names).toEqual(expected.slice(1))
      await page.reload()
      await page.getByRole('table').waitFor()
      await expect.poll(names).toEqual(expected.slice(1))
    }),
  )

  it(
    'gets a name and comes back with one press; a colleague sees it once it is shared',
    step(async ({ page, name }) => {
      await page.getByRole('link', { name: /^پرداخت‌شده \(/ }).click()
      await press(page, 'ذخیرهٔ این نما')
      await press(page, 'ثبت نما')
      await page.getByText('نامی برای نما بنویسید.').waitFor()
      await page.getByLabel('نام نما').fill(name)
      await press(page, 'ثبت نما')
      await toast(page, 'success', 'نما ذخیره شد').waitFor()
      await page.goto('/staff/orders')
      await view(page, name).click()
      await page.waitForURL(/status=NOT_CHECKED.*columns=/)
      await expect.poll(() => view(page, name).getAttribute('aria-current')).toBe('true')
      expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
      await press(page, 'ویرایش نما')
      await page.getByRole('switch', { name: 'همهٔ همکاران آن را ببینند' }).check()
      await press(page, 'ثبت نما')
      await dialog(page).waitFor({ state: 'detached' })
      const owner = await staffMember({ device: 'phone' })
      await owner.page.goto('/staff/orders')
      await view(owner.page, `${name} (از مهتاب سلیمی)`).click()
      await owner.page.waitForURL(/status=NOT_CHECKED.*columns=/)
    }),
  )

  it(
    'keeps its name from a second one, and goes when it is removed',
    step(async ({ page, name }) => {
      await page.goto('/staff/orders?status=SENDING')
      await press(page, 'ذخیرهٔ این نما')
      await page.getByLabel('نام نما').fill(name)
      await press(page, 'ثبت نما')
      await page.getByText('نمای دیگری با این نام دارید. نام دیگری بنویسید.').waitFor()
      expect(await page.getByLabel('نام نما').inputValue()).toBe(name)
      await page.keyboard.press('Escape')
      await view(page, name).click()
      await press(page, 'ویرایش نما')
      await press(page, 'پاک کردن نما')
      await dialog(page).waitFor({ state: 'detached' })
      await view(page, name).waitFor({ state: 'detached' })
    }),
  )
})
