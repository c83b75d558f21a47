import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { answer } from '#tests/support/shopper.ts'
import { axeFindings } from './support/axe.ts'
import { staffMember, type Customer } from './support/customer.ts'
import { ownGoods } from './support/own-goods.ts'
import { press } from './support/purchase.ts'
import { devices, useBrowser } from './support/story.ts'
import { newToast } from './support/toasts.ts'

useBrowser()

const table = (page: Page) => page.getByRole('table')
const dialog = (page: Page) => page.getByRole('alertdialog')

/** Raises the prices of a product's two variants by ten percent in the list of products. */
async function raise(page: Page, sku: string): Promise<void> {
  await page.goto(`/staff/products?search=${sku}`)
  await table(page).getByRole('checkbox').last().check()
  await press(page, /^تغییر قیمت ۱ کالای/)
  await page.getByLabel('درصد', { exact: true }).fill('۱۰')
  await press(page, 'پیش‌نمایش')
  await press(page, 'ثبت ۲ قیمت تازه')
  await newToast(page, 'success', 'قیمت ۲ تنوع تغییر کرد')
}

const pricesOf = async ({ api }: Pick<Customer, 'api'>, id: number) => {
  const { variants } = await answer(api.GET('/staff/product/{id}/', { params: { path: { id } } }))
  return variants.map(({ price }) => price)
}

describe('a change of many prices on a phone', () => {
  it('is undone from its toast after a question', async () => {
    const member = await staffMember({ device: 'phone' })
    const { page } = member
    const { id, sku } = await ownGoods(member.api)
    await raise(page, sku)
    expect(await pricesOf(member, id)).toEqual([1_100_000, 1_100_000])
    await press(page, 'بازگرداندن قیمت‌ها')
    await dialog(page).getByText('قیمت پیشین ۲ تنوع همین حالا در فروشگاه برمی‌گردد.').waitFor()
    expect(await axeFindings(page, 'all', '[role=alertdialog]')).toEqual([])
    await press(page, 'بازگرداندن ۲ قیمت')
    await newToast(page, 'success', 'قیمت پیشین ۲ تنوع برگشت')
    await dialog(page).waitFor({ state: 'hidden' })
    await table(page).getByRole('row').last().getByText('۱٬۰۰۰٬۰۰۰ تومان').waitFor()
    expect(await pricesOf(member, id)).toEqual([1_000_000, 1_000_000])
  })

  it('leaves the focus at the heading of its page when its undo button is gone', async () => {
    const { page, api } = await staffMember({ device: 'phone' })
    const { sku, title } = await ownGoods(api)
    await raise(page, sku)
    await page.goto('/staff/price-plans')
    const undo = page.getByRole('button', { name: `بازگرداندن قیمت‌ها: ${title}` })
    await undo.click()
    await press(page, 'بازگرداندن ۲ قیمت')
    await undo.waitFor({ state: 'hidden' })
    await page.locator('h1:focus').waitFor()
  })

  it('is undone from its page later, except for what was changed since, which is named', async () => {
    const member = await staffMember({ device: 'phone' })
    const { page, api } = member
    const { id, sku, title, other } = await ownGoods(api)
    await raise(page, sku)
    await table(page).getByRole('link', { name: title }).click()
    await page.getByRole('heading', { name: title }).waitFor()
    await press(page, 'بازگرداندن قیمت‌ها')
    await page.waitForURL(/\/staff\/price-plans\?plan=\d+$/)
    const params = { path: { id: other } }
    await answer(api.PATCH('/staff/variants/{id}/', { params, body: { price: 1_200_000 } }))
    const undo = page.getByRole('button', { name: `بازگرداندن قیمت‌ها: ${title}` })
    await undo.last().click()
    await dialog(page).getByText('قیمت پیشین ۱ تنوع همین حالا در فروشگاه برمی‌گردد.').waitFor()
    await dialog(page)
      .getByText(/^قیمت ۱ تنوع پس از این تغییر دوباره عوض شده است/)
      .waitFor()
    await press(page, 'بازگرداندن ۱ قیمت')
    await dialog(page)
      .getByText(/^قیمت پیشین ۱ تنوع برگشت\. این ۱ تنوع/)
      .waitFor()
    await table(page).getByText(`${title}، سیاه`).last().waitFor()
    expect(await axeFindings(page, 'all', '[role=alertdialog]')).toEqual([])
    await dialog(page).getByRole('button', { name: 'بستن' }).last().click()
    await page.getByText('بازگردانده‌شده').first().waitFor()
    await undo.first().waitFor({ state: 'hidden' })
    expect(await axeFindings(page)).toEqual([])
    await page.setViewportSize(devices.desktop)
    expect(await axeFindings(page)).toEqual([])
    expect(await pricesOf(member, id)).toEqual([1_000_000, 1_200_000])
  })
})
