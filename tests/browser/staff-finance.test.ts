import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { axeFindings, axeFindingsInBothThemes } from './support/axe.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { wallet } from '#i18n/fa/wallet.ts'
import { problemTexts } from '#i18n/problems.ts'
import { answer, refusal } from '#tests/support/shopper.ts'
import { customer, giveTransferToClerk, staffMember, type Customer } from './support/customer.ts'
import { loseReply, networkNoise } from './support/network.ts'
import { press } from './support/purchase.ts'
import { devices, useBrowser } from './support/story.ts'
import { toast } from './support/toasts.ts'
import { charge, deliver, paidOrder } from './support/wallet.ts'

useBrowser()

/** The pages of the finance part, with their headings. */
const pages = [
  ['figures', 'آمار فروش'],
  ['payments', 'تراکنش‌ها'],
  ['ledger', 'دفتر کل'],
  ['withdrawals', 'برداشت‌ها'],
  ['returns', 'بازگشت کالا'],
  ['gift-cards', 'کارت‌های هدیه'],
  ['reconciliations', 'مغایرت‌گیری'],
  ['discounts', 'کدهای تخفیف'],
  ['discounts/1', 'کد '],
] as const

describe('the finance part of the back office', () => {
  it('shows the whole table of discount codes on a tablet', async () => {
    const { page } = await staffMember()
    await page.setViewportSize({ width: 768, height: 900 })
    await page.goto('/staff/discounts')
    const table = page.getByRole('table')
    await table.getByRole('link').first().waitFor()
    const isWithin = await table.evaluate(
      (it) => it.scrollWidth <= Number(it.parentElement?.clientWidth),
    )
    expect(isWithin).toBe(true)
  })

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
    expect(await amount.inputValue()).toBe('')
    await amount.fill('۹۹۹۹۹۹۹۹۹۹۹۹')
    await dialog.getByLabel('دلیل').fill('جعبه آسیب دیده بود')
    await press(page, 'برگردانده شود')
    await dialog.getByText(/از صفر بیشتر باشد و از مانده بیشتر نباشد/).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await amount.fill('250000.5')
    expect(await dialog.getByText(/از مانده بیشتر نباشد/).count()).toBe(0)
    await press(page, 'برگردانده شود')
    await dialog.getByText('یک عدد کامل بنویسید، بی‌ممیز و علامت.').waitFor()
    await amount.fill('250000')
    await press(page, 'برگردانده شود')
    await toast(page, 'success', 'مبلغ به کیف پول برگشت').waitFor()
    await refunds.getByText('جعبه آسیب دیده بود').waitFor()
    await refunds.getByText(`${toPersianDigits('250,000').replace(',', '٬')} تومان`).waitFor()
    expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])

    await buyer.page.goto('/wallet')
    await buyer.page.getByText('۲۵۰٬۰۰۰').filter({ visible: true }).first().waitFor()
  })

  it('is made only with the refunds of the order that the member has read', async () => {
    const { id } = await paidOrder(await customer('desktop'))
    const { page, api } = await staffMember({ expectedErrors: [/409/] })
    const params = { path: { id } }
    await page.goto(`/staff/orders/${id}`)
    await press(page, 'برگشت به کیف پول')
    const dialog = page.getByRole('alertdialog')
    const amount = dialog.getByLabel('مبلغ (تومان)')
    const reason = dialog.getByLabel('دلیل')
    await amount.fill('2000')
    await reason.fill('جعبه آسیب دیده بود')
    const body = { amount: 2000, destination: 'wallet', reason: 'جعبه آسیب دیده' } as const
    await answer(api.POST('/staff/order/{id}/refund/', { params, body }))
    await press(page, 'برگردانده شود')
    const told = dialog.getByRole('alert').filter({ hasText: 'بخشی از مبلغ سفارش در این میان' })
    await told.waitFor()
    await dialog.getByText('از این سفارش پیش‌تر ۲٬۰۰۰ تومان برگشته است.').waitFor()
    expect([await amount.inputValue(), await reason.inputValue()]).toEqual([
      '۲٬۰۰۰',
      'جعبه آسیب دیده بود',
    ])
    expect(await axeFindings(page)).toEqual([])
    await press(page, 'برگردانده شود')
    await toast(page, 'success', 'مبلغ به کیف پول برگشت').waitFor()
    const { refunds } = await answer(api.GET('/staff/order/{id}/', { params }))
    expect(refunds.map(({ amount }) => amount)).toEqual([2000, 2000])
  })
})

describe('the transfer of a withdrawal', () => {
  async function askedBy(asker: Awaited<ReturnType<typeof customer>>) {
    await charge(asker, 300_000)
    const body = { amount: 300_000, iban: '820540102680020817909002' }
    return answer(asker.api.POST('/wallet/withdrawal-request/', { params: { header: {} }, body }))
  }

  it.each([360, 768, 1440])('shows the IBAN on one line at %i px', async (width) => {
    const { tracking_code: code } = await askedBy(await customer('phone'))
    const { page } = await staffMember()
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/staff/withdrawals?lookup=${code}`)
    const iban = page.getByText('IR82 0540 1026 8002 0817 9090 02', { exact: true })
    await iban.waitFor()
    expect(await iban.evaluate((it) => it.getClientRects().length)).toBe(1)
    const root = page.locator('html')
    expect(await root.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
  })

  it('keeps the customer from canceling, is taken over after a warning, and is released', async () => {
    const asker = await customer('phone', { expectedErrors: [/409/] })
    const { id, tracking_code: code } = await askedBy(asker)
    await asker.page.goto('/wallet')
    const canceling = asker.page.getByRole('button', { name: 'لغو درخواست' })
    await canceling.waitFor()
    const { page, origin } = await staffMember()
    await page.setViewportSize(devices.phone)
    await page.goto(`/staff/withdrawals?lookup=${code}`)
    await press(page, 'آغاز واریز')
    await press(page, 'واریز را آغاز می‌کنم')
    await page.getByText('در حال واریز: شما، از').waitFor()
    await page.getByRole('button', { name: 'ثبت واریز' }).waitFor()
    expect(await axeFindings(page)).toEqual([])

    await canceling.click()
    await press(asker.page, 'بله، لغو شود')
    await toast(asker.page, 'error', problemTexts.withdrawal_in_transfer).waitFor()
    await asker.page.getByText('در حال واریز به حساب شما').waitFor()
    await canceling.waitFor({ state: 'detached' })

    await giveTransferToClerk(origin, id)
    await page.reload()
    await press(page, 'بر عهده گرفتن واریز')
    const dialog = page.getByRole('alertdialog')
    await dialog.getByText('شاید پول را فرستاده باشد').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await press(page, 'بر عهده می‌گیرم')
    await press(page, 'انصراف از واریز')
    await press(page, 'چیزی واریز نکرده‌ام')
    await page.getByRole('button', { name: 'آغاز واریز' }).waitFor()
    await asker.page.reload()
    await canceling.click()
    await press(asker.page, 'بله، لغو شود')
    await toast(asker.page, 'success', wallet.withdrawal.cancelled).waitFor()
    await asker.page.getByText('خودتان این درخواست را لغو کردید').waitFor()
  })

  it('is not called started on a retry if a colleague has taken it over since the reply was lost', async () => {
    const { id, tracking_code: code } = await askedBy(await customer('phone'))
    const { page, origin } = await staffMember({
      device: 'phone',
      expectedErrors: [...networkNoise, /409/],
    })
    await page.goto(`/staff/withdrawals?lookup=${code}`)
    await press(page, 'آغاز واریز')
    await loseReply(page, /\/transfer\/$/)
    await press(page, 'واریز را آغاز می‌کنم')
    const note = page.getByRole('alertdialog').getByRole('alert')
    await note.getByRole('button').waitFor()
    await giveTransferToClerk(origin, id)
    await note.getByRole('button').click()
    await note.getByText('در حال واریز این برداشت است').waitFor()
    await page.getByRole('button', { name: 'بستن' }).first().click()
    await page.getByText('در حال واریز: ').waitFor()
    expect(await page.getByRole('button', { name: 'ثبت واریز' }).count()).toBe(0)
  })

  it('starts again after it was released, though the reply of its first start was lost', async () => {
    const asker = await customer('phone')
    const { id, tracking_code: code } = await askedBy(asker)
    const { page } = await staffMember({ device: 'phone', expectedErrors: networkNoise })
    await page.goto(`/staff/withdrawals?lookup=${code}`)
    await press(page, 'آغاز واریز')
    await loseReply(page, /\/transfer\/$/)
    await press(page, 'واریز را آغاز می‌کنم')
    await page.getByRole('alertdialog').getByRole('alert').waitFor()
    await page.getByRole('button', { name: 'بستن' }).first().click()
    await page.getByRole('button', { name: 'انصراف از واریز' }).waitFor()
    await page.getByRole('heading', { level: 1 }).and(page.locator(':focus')).waitFor()
    await press(page, 'انصراف از واریز')
    await press(page, 'چیزی واریز نکرده‌ام')
    await press(page, 'آغاز واریز')
    await press(page, 'واریز را آغاز می‌کنم')
    await page.getByRole('button', { name: 'ثبت واریز' }).waitFor()
    const params = { path: { id } }
    const canceling = refusal(asker.api.POST('/wallet/withdrawal-request/{id}/cancel/', { params }))
    expect((await canceling).code).toBe('withdrawal_in_transfer')
  })
})

/** By keyboard: a click so soon after «صادر شود», at its place, is taken for the second tap of a double tap. */
const acceptTotal = (page: Page) => page.getByRole('button', { name: 'صدور ۱ کارت' }).press('Enter')

describe('a gift card in the back office', () => {
  it('is issued, found by the end of its code, and revoked with a reason', async () => {
    const { page } = await staffMember()
    await page.goto('/staff/gift-cards')
    await press(page, 'صدور کارت')
    const dialog = page.getByRole('alertdialog')
    await dialog.getByLabel('تعداد').fill('۱')
    await dialog.getByLabel('مبلغ (تومان)').fill('۱۰۰٬۰۰۰')
    await dialog.getByLabel('اعتبار (روز) (اختیاری)').fill('۳۰')
    await dialog.getByLabel('دلیل').fill('قرعه‌کشی')
    await dialog.getByRole('button', { name: 'صادر شود' }).click()
    await acceptTotal(page)
    const code = await page.getByRole('list', { name: 'فهرست کدها' }).locator('bdi').textContent()
    await dialog.getByRole('button', { name: 'نگه داشتم، ببند' }).click()
    const end = (code ?? '').slice(-4)
    await page.goto(`/staff/gift-cards?lookup=${end}`)
    await page.getByRole('link', { name: `…${end}`, exact: true }).click()
    await press(page, 'باطل کردن')
    await dialog.getByLabel('دلیل').fill('اشتباه صادر شد')
    await dialog.getByRole('button', { name: 'باطل شود' }).click()
    await toast(page, 'success', 'کارت باطل شد').waitFor()
    await page.getByText('اشتباه صادر شد').waitFor()
  })
})

describe('the list of returns', () => {
  it('fits beside the menu, however long its texts are', async () => {
    const buyer = await customer('desktop')
    const description = 'رنگ دستگاه با عکس فرق دارد. '.repeat(6)
    const id = await requestReturn(buyer, description)
    const { page } = await staffMember()
    await page.goto(`/staff/returns?lookup=${id}`)
    const region = page.getByRole('region', { name: 'فهرست بازگشت‌ها' })
    await region.getByText(description.trim()).waitFor()
    const isCut = () => region.evaluate((element) => element.hasAttribute('data-cut'))
    expect(await isCut()).toBe(false)
    await page.setViewportSize(devices.tablet)
    await expect.poll(isCut).toBe(true)
  })

  it('pays a return only with the refunds of its order that the member has read', async () => {
    const buyer = await customer('desktop')
    const id = await requestReturn(buyer, 'پشیمان شدم')
    const { page, api } = await staffMember({ expectedErrors: [/409/] })
    const params = { path: { id } }
    const { refund_left: left } = await answer(api.GET('/staff/order/{id}/', { params }))
    const colleague = (amount: number) => {
      const body = { amount, destination: 'wallet', reason: 'تأخیر' } as const
      return answer(api.POST('/staff/order/{id}/refund/', { params, body }))
    }
    const dialog = page.getByRole('alertdialog')
    const told = (text: string) => dialog.getByRole('alert').filter({ hasText: text }).waitFor()
    await page.goto(`/staff/returns?lookup=${id}`)
    await press(page, 'پذیرفتن')
    await press(page, 'پذیرفته شود')
    await press(page, 'کالا رسید')
    await dialog.getByLabel('توضیح (اختیاری)').fill('سالم بود')
    await colleague(left.total - 3000)
    await press(page, 'رسید؛ مبلغ برگردد')
    await told('این بازگشت اکنون ۳٬۰۰۰ تومان')
    await dialog.getByText('از این سفارش پیش‌تر').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await colleague(1000)
    await press(page, 'رسید؛ مبلغ برگردد')
    await told('این بازگشت اکنون ۲٬۰۰۰ تومان')
    expect(await dialog.getByLabel('توضیح (اختیاری)').inputValue()).toBe('سالم بود')
    await press(page, 'رسید؛ مبلغ برگردد')
    await toast(page, 'success', /^کالا رسید و مبلغ برگشت/).waitFor()
    const row = page.getByRole('region', { name: 'فهرست بازگشت‌ها' }).getByRole('row')
    await row.filter({ hasText: '۲٬۰۰۰ تومان' }).getByText('سالم بود').waitFor()
  })
})

/** Buys, gets and asks to return; answers with the id of the order. */
async function requestReturn(buyer: Customer, description: string): Promise<number> {
  const { id } = await paidOrder(buyer)
  await deliver(buyer, id)
  const params = { path: { id } }
  const { returnable } = await answer(buyer.api.GET('/purchase/v4/order/{id}/', { params }))
  const items = returnable.map(({ price_id }) => ({ price_id, quantity: 1 }))
  const body = { items, reason: 'changed_mind', description } as const
  await answer(buyer.api.POST('/purchase/v4/order/{id}/return/', { params, body }))
  return id
}

describe('gift cards that could not be issued', () => {
  it('say so where it is seen on a phone, and take the focus there', async () => {
    const { page } = await staffMember({ device: 'phone', expectedErrors: networkNoise })
    await page.goto('/staff/gift-cards')
    await press(page, 'صدور کارت')
    const dialog = page.getByRole('alertdialog')
    await dialog.getByLabel('تعداد').fill('۱')
    await dialog.getByLabel('مبلغ (تومان)').fill('۱۰۰٬۰۰۰')
    await dialog.getByLabel('دلیل').fill('قرعه‌کشی')
    await page.route('**/api/staff/gift-card/', (route) => route.abort())
    await press(page, 'صادر شود')
    await acceptTotal(page)
    const note = dialog.getByRole('alert')
    await page.locator(':focus', { has: page.getByRole('alert') }).waitFor()
    const { y, height } = (await note.boundingBox()) ?? { y: 0, height: Infinity }
    expect(y + height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0)
  })
})

describe('a report of a provider in the back office', () => {
  it('is compared with our payments, and a difference of it is settled with a reason', async () => {
    const { page } = await staffMember()
    await page.goto('/staff/reconciliations')
    const reference = String(Date.now())
    await page
      .getByLabel('انتخاب فایل گزارش')
      .first()
      .setInputFiles({
        name: 'report.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`شماره مرجع,مبلغ (ریال)\n${reference},1500000\n`),
      })
    await page.waitForURL(/\/staff\/reconciliations\/\d+$/)
    const row = page.getByRole('row').filter({ hasText: toPersianDigits(reference) })
    await row.getByText('۱۵۰٬۰۰۰ تومان').waitFor()
    await row.getByRole('button', { name: 'رسیدگی شد' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByLabel('دلیل').fill('بانک برگرداند')
    await dialog.getByRole('button', { name: 'رسیدگی شد' }).click()
    await toast(page, 'success', 'مغایرت رسیدگی شد').waitFor()
    await row.getByText('بانک برگرداند').waitFor()
  })
})

describe('the steps of shoppers', () => {
  it('are counted when a page is put away, and shown as a share of each step', async () => {
    const shopper = await customer('phone')
    await shopper.page.goto('/wallet')
    await shopper.page.getByRole('button', { name: 'برداشت', exact: true }).click()
    await shopper.page.getByRole('dialog').waitFor()
    const [sent, status] = await shopper.page.evaluate(async () => {
      const sending = new Promise<{ url: string; body: Blob }>((resolve) => {
        navigator.sendBeacon = (url, body) => {
          if (body instanceof Blob) resolve({ url: String(url), body })
          return true
        }
      })
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      const { url, body } = await sending
      const reply = await fetch(url, { method: 'POST', body })
      return [await body.text(), reply.status] as const
    })
    expect(sent).toContain('{"flow":"withdrawalRequest","from":"closed","to":"editing","count":1}')
    expect(status).toBe(204)
    const { page } = await staffMember()
    await page.goto('/staff/figures?days=7')
    const flows = page.getByRole('region', { name: 'گام‌های مشتریان' })
    await flows.getByRole('table').getByText(/٪\)$/).first().waitFor()
  })
})
