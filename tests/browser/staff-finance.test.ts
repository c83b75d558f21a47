import { describe, expect, it } from 'vitest'
import { axeFindings, axeFindingsInBothThemes } from './support/axe.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { customer, staffMember } from './support/customer.ts'
import { press } from './support/purchase.ts'
import { useBrowser } from './support/story.ts'
import { toast } from './support/toasts.ts'
import { paidOrder } from './support/wallet.ts'

useBrowser()

/** The pages of the finance part, with their headings. */
const pages = [
  ['figures', 'آمار فروش'],
  ['payments', 'تراکنش‌ها'],
  ['ledger', 'دفتر کل'],
  ['withdrawals', 'برداشت‌ها'],
  ['returns', 'بازگشت کالا'],
  ['discounts', 'کدهای تخفیف'],
  ['discounts/1', 'کد '],
] as const

describe('the finance part of the back office', () => {
  it('has pages that everyone can use, on a phone and a desktop', async () => {
    const { page } = await staffMember()
    for (const [path, title] of pages) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(`/staff/${path}`)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await page.getByRole('status').filter({ hasText: /./ }).first().waitFor()
      expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
      await page.setViewportSize({ width: 360, height: 740 })
      expect(await axeFindings(page)).toEqual([])
    }
  })
})

describe('the figures in the back office', () => {
  it('show what was sold in the days that are chosen, as a chart and as a table', async () => {
    await paidOrder(await customer('phone'))
    const { page } = await staffMember()
    await page.goto('/staff/figures')
    await page.getByRole('link', { name: '۷ روز' }).click()
    await page.waitForURL(/days=7$/)
    await page.getByRole('img', { name: /^نمودار فروش ۷ روز/ }).waitFor()
    await page.getByText('عددهای هر روز').click()
    const rows = page.getByRole('table', { name: 'فروش، سفارش و برگشت هر روز' }).getByRole('row')
    expect(await rows.count()).toBe(8)
    expect(await rows.last().getByRole('cell').nth(1).textContent()).not.toBe('۰')
    const best = page.getByRole('region', { name: 'پرفروش‌ترین‌ها' })
    await best.getByRole('link').first().click()
    await page.waitForURL(/\/staff\/products\/\d+$/)
  })
})

describe('a refund in the back office', () => {
  it('gives back a part of an order to the wallet, and then only what is left', async () => {
    const buyer = await customer('phone')
    const { id } = await paidOrder(buyer)
    const { page } = await staffMember()
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`/staff/orders/${id}`)
    const refunds = page.getByRole('region', { name: 'برگشت مبلغ' })
    await refunds.getByRole('button', { name: 'برگشت به کیف پول' }).click()
    const dialog = page.getByRole('alertdialog')
    const amount = dialog.getByLabel('مبلغ (تومان)')
    const whole = await amount.inputValue()
    await amount.fill(`${whole}۰`)
    await dialog.getByLabel('دلیل').fill('جعبه آسیب دیده بود')
    await press(page, 'برگردانده شود')
    await dialog.getByText(/از مانده کمتر یا با آن برابر باشد/).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await amount.fill('250000')
    await press(page, 'برگردانده شود')
    await toast(page, 'success', 'مبلغ به کیف پول برگشت').waitFor()
    await refunds.getByText('جعبه آسیب دیده بود').waitFor()
    await refunds.getByText(`${toPersianDigits('250,000').replace(',', '٬')} تومان`).waitFor()
    expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])

    await buyer.page.goto('/wallet')
    await buyer.page.getByText('۲۵۰٬۰۰۰').filter({ visible: true }).first().waitFor()
  })
})
