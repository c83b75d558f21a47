import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { toLatinDigits, toPersianDigits } from '#domain/digits.ts'
import { demoAccounts } from '#demo/seed/load.ts'
import { answer } from '#tests/support/shopper.ts'
import { axeFindings, axeFindingsInBothThemes } from './support/axe.ts'
import { customer, staffMember } from './support/customer.ts'
import { press } from './support/purchase.ts'
import { shopper, useBrowser, useStory } from './support/story.ts'
import { toast } from './support/toasts.ts'
import { paidOrder } from './support/wallet.ts'

useBrowser()

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const menu = (page: Page) => page.getByRole('navigation', { name: 'بخش‌های پیشخان' })
const table = (page: Page) => page.getByRole('table')
const idsIn = async (page: Page) =>
  (await table(page).locator('tbody tr td:first-child').allInnerTexts()).map((text) => text.trim())

describe('access to the back office', () => {
  it('leads a guest through the sign-in, and back to the requested page', async () => {
    const { page } = await shopper('desktop', { expectedErrors: [/401/] })
    await page.goto('/staff/orders?status=SENDING')
    await page.waitForURL((url) => url.pathname === '/login')
    const { phone, password } = demoAccounts.clerk
    await page.getByLabel('شمارهٔ همراه').fill(phone)
    await press(page, 'ورود با رمز عبور')
    await page.getByLabel('رمز عبور', { exact: true }).fill(password)
    await press(page, 'ورود')
    await page.waitForURL((url) => url.pathname + url.search === '/staff/orders?status=SENDING')
    await heading(page, 'سفارش‌ها').waitFor()
    await page.goBack()
    expect(new URL(page.url()).pathname).not.toBe('/login')
  })

  it('is refused to a customer, with an explanation', async () => {
    const { page } = await customer('phone', { expectedErrors: [/403/] })
    await page.goto('/staff')
    await heading(page, 'این بخش برای کارکنان فروشگاه است').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('link', { name: 'رفتن به فروشگاه' }).click()
    await page.waitForURL((url) => url.pathname === '/')
  })

  it('shows each member only the sections of their roles', async () => {
    const owner = await staffMember()
    await owner.page.goto('/staff')
    await heading(owner.page, 'سلام آرمان کیانی').waitFor()
    const names = await menu(owner.page).getByRole('link').allInnerTexts()
    expect(names).toEqual(['سفارش‌ها', 'کالاها', 'کارکنان', 'گزارش کارها'])
    expect(await axeFindings(owner.page)).toEqual([])

    const clerk = await staffMember({ as: 'clerk' })
    await clerk.page.goto('/staff')
    await heading(clerk.page, 'سفارش‌ها').waitFor()
    expect(await menu(clerk.page).getByRole('link').allInnerTexts()).toEqual(['سفارش‌ها'])
    await clerk.page.goto('/staff/actions')
    await heading(clerk.page, 'چنین صفحه‌ای در پیشخان نیست').waitFor()
    expect((await clerk.context.request.get('/api/staff/action/')).status()).toBe(403)
  })
})

describe('the roles of staff', () => {
  it('are changed by the owner; the last owner keeps that role', async () => {
    const { phone } = await customer('desktop')
    const { page } = await staffMember({ expectedErrors: [/409/] })
    await page.goto('/staff/members')
    await page.getByLabel('شمارهٔ موبایل حساب').fill(phone)
    await page.getByLabel('پشتیبانی').check()
    await press(page, 'ثبت دسترسی')
    await toast(page, 'success', 'دسترسی‌ها ثبت شد').waitFor()
    await table(page).getByText('پشتیبانی').waitFor()
    expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
    await page.getByRole('link', { name: 'تغییر دسترسی آرمان کیانی' }).click()
    await page.getByLabel('مالک').uncheck()
    await press(page, 'ثبت دسترسی')
    await page.getByRole('alert').filter({ hasText: 'دست‌کم یک مالک' }).waitFor()
  })
})

describe('an order in the back office', () => {
  const step = useStory(async () => {
    const buyer = await customer('desktop')
    const { id } = await paidOrder(buyer)
    const clerk = await staffMember({ as: 'clerk', expectedErrors: [/409/] })
    return { ...clerk, id, buyer }
  })

  it(
    'is found by the number of its customer, and the list stays as it was after a reload',
    step(async ({ page, id, buyer }) => {
      await page.goto('/staff/orders')
      await page.getByLabel('جست‌وجو').fill(buyer.phone)
      await press(page, 'پیدا کن')
      await expect.poll(() => idsIn(page)).toEqual([toPersianDigits(id)])
      await page.getByRole('link', { name: 'پرداخت‌شده (۱)' }).click()
      await page.getByRole('button', { name: /مبلغ/ }).click()
      await page.waitForURL(/sort=-total_price/)
      const { search } = new URL(page.url())
      expect(new URLSearchParams(search).get('status')).toBe('NOT_CHECKED')
      await page.reload()
      await expect.poll(() => idsIn(page)).toEqual([toPersianDigits(id)])
      expect(new URL(page.url()).search).toBe(search)
      expect(await page.getByRole('columnheader', { name: /مبلغ/ }).getAttribute('aria-sort')).toBe(
        'descending',
      )
      expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
    }),
  )

  it(
    'is moved with a reason, which stays in its log',
    step(async ({ page, id }) => {
      await page.getByRole('link', { name: toPersianDigits(id), exact: true }).click()
      await heading(page, `سفارش ${toPersianDigits(id)}`).waitFor()
      await press(page, 'تأیید پرداخت')
      await page.getByLabel('دلیل (اختیاری)').fill('واریز در صورت‌حساب هست')
      await press(page, 'انجام شود')
      await toast(page, 'success', 'وضعیت سفارش: پرداخت تأییدشده').waitFor()
      const log = page.getByRole('region', { name: 'کارهای کارکنان' })
      await log.getByText('وضعیت: پرداخت‌شده ← پرداخت تأییدشده').waitFor()
      await log.getByText('دلیل: واریز در صورت‌حساب هست').waitFor()
      await log.getByText('مهتاب سلیمی').waitFor()
      expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
    }),
  )

  it(
    'that a colleague has moved meanwhile is refused, and shown as it is now',
    step(async ({ page, id }) => {
      await press(page, 'رد سفارش')
      await press(page, 'انجام شود')
      await page.getByText('دلیل را بنویسید تا سفارش رد شود.').waitFor()
      await page.getByLabel('دلیل', { exact: true }).fill('کالا موجود نیست')
      const owner = await staffMember()
      const body = { event: 'staff.accepted' } as const
      await answer(owner.api.POST('/staff/order/{id}/move/', { params: { path: { id } }, body }))
      await press(page, 'انجام شود')
      await page.getByRole('alert').filter({ hasText: 'وضعیت این مورد عوض شده است' }).waitFor()
      await page.getByRole('button', { name: 'بستن' }).last().click()
      await page.getByRole('button', { name: 'شروع آماده‌سازی' }).waitFor()

      await owner.page.goto('/staff/actions')
      const [newest] = await table(owner.page).locator('tbody tr').all()
      await newest?.getByRole('link', { name: `سفارش ${toPersianDigits(id)}` }).waitFor()
      expect(await axeFindings(owner.page)).toEqual([])
    }),
  )
})

describe('a product in the back office', () => {
  const step = useStory(() => staffMember({ expectedErrors: [/400/] }))

  it(
    'is found by its code and its filters, and the list stays as it was after a reload',
    step(async ({ page, api }) => {
      const { results } = await answer(api.GET('/staff/product/'))
      const product = results.find(({ variants, stock }) => variants === 1 && stock > 1)
      if (product === undefined) throw new Error('the demo has no such product')
      await page.goto('/staff/products')
      await page.getByLabel('جست‌وجو').fill(product.sku)
      await press(page, 'پیدا کن')
      await page.getByText('۱ کالا').waitFor()
      await page.getByLabel('برند').selectOption({ label: product.brand.name })
      await page.waitForURL(/brand=/)
      await page.getByRole('button', { name: /ارزان‌ترین قیمت/ }).click()
      await page.waitForURL(/sort=-price/)
      const { search } = new URL(page.url())
      await page.reload()
      await table(page).getByRole('link', { name: product.title }).waitFor()
      expect(new URL(page.url()).search).toBe(search)
      expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
      await table(page).getByRole('link', { name: product.title }).click()
      await heading(page, product.title).waitFor()
    }),
  )

  it(
    'gets units with a reason and a note, and says which change made its stock what it is',
    step(async ({ page }) => {
      await page.getByRole('link', { name: /^موجودی تنوع/ }).click()
      const stock = page.getByRole('region', { name: /^موجودی تنوع/ })
      const [, units = ''] = /([\d۰-۹]+) عدد/.exec(await stock.innerText()) ?? []
      await stock.getByLabel('تعداد').fill('۹۹۹۹')
      await stock.getByLabel('دلیل تغییر').selectOption({ label: 'آسیب‌دیده (کاهش)' })
      await press(page, 'ثبت تغییر موجودی')
      await stock.getByText('این تعداد برای کم کردن موجود نیست.').waitFor()
      await stock.getByLabel('تعداد').fill('۱')
      await stock.getByLabel('یادداشت (اختیاری)').fill('شکستگی جعبه')
      await press(page, 'ثبت تغییر موجودی')
      const left = toPersianDigits(Number(toLatinDigits(units)) - 1)
      await toast(page, 'success', `موجودی: ${left} عدد`).waitFor()
      const newest = stock.getByRole('table').locator('tbody tr').first()
      await newest.getByText('شکستگی جعبه').waitFor()
      const cells = await newest.locator('td').allInnerTexts()
      expect(cells.slice(1).map((text) => text.trim())).toEqual([
        'آسیب‌دیده',
        '۱ عدد کاهش',
        units,
        left,
        'آرمان کیانی',
        'شکستگی جعبه',
      ])
      expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
    }),
  )
})
