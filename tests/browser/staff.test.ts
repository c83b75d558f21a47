import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { toPersianDigits } from '#domain/digits.ts'
import { demoAccounts } from '#demo/seed/load.ts'
import { recordingText } from '#walks/recording/recording.ts'
import { answer } from '#tests/support/shopper.ts'
import { axeFindings, axeFindingsInBothThemes } from './support/axe.ts'
import { customer, staffMember } from './support/customer.ts'
import { typeCode } from './support/gestures.ts'
import { refuseCall } from './support/network.ts'
import { filterBy } from './support/staff-lists.ts'
import { press } from './support/purchase.ts'
import { shopper, useBrowser, useStory } from './support/story.ts'
import { toast } from './support/toasts.ts'
import { paidOrder } from './support/wallet.ts'

useBrowser()

const password = 'Turquoise#1405'
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const menu = (page: Page) => page.getByRole('navigation', { name: 'بخش‌های پیشخان' })
/** The names of the sections, without how much work waits in them. */
const sectionsOf = async (page: Page) =>
  (await menu(page).getByRole('link').allInnerTexts()).map((text) => text.split('\n')[0])
const table = (page: Page) => page.getByRole('table')
const textsOf = async (cells: Locator) => (await cells.allInnerTexts()).map((text) => text.trim())
const ordersIn = (page: Page) => textsOf(table(page).locator('tbody').getByRole('link'))
const ticketsIn = (page: Page) => textsOf(table(page).locator('tbody td[data-label="شماره"]'))

describe('access to the back office', () => {
  it('names who is signed in, in the header or where it has no room in the menu', async () => {
    const { page, api } = await staffMember()
    const { first_name, last_name } = await answer(api.GET('/staff/me/'))
    const name = [first_name, last_name].join(' ')
    for (const width of [360, 800, 1000]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/staff')
      const header = page.getByRole('banner')
      if (width < 960) await header.getByRole('button', { name: 'بخش‌ها' }).click()
      const place = width < 960 ? page.getByRole('group', { name: 'حساب شما' }) : header
      await place.getByText(name, { exact: true }).waitFor()
    }
  })

  it('leads a guest through the sign-in, and back to the requested page', async () => {
    const { page, origin } = await shopper('desktop', { expectedErrors: [/401/, /403/] })
    await page.goto('/staff/orders?status=SENDING')
    await page.waitForURL((url) => url.pathname === '/login')
    const { phone, password } = demoAccounts.clerk
    await page.getByLabel('شمارهٔ همراه').fill(phone)
    await press(page, 'ورود با رمز عبور')
    await page.getByLabel('رمز عبور', { exact: true }).fill(password)
    await press(page, 'ورود')
    await page.waitForURL((url) => url.pathname + url.search === '/staff/orders?status=SENDING')
    await heading(page, 'کد ورود به پیشخان').waitFor()
    await typeCode({ page, phone, origin })
    await heading(page, 'سفارش‌ها').waitFor()
    expect(new URL(page.url()).search).toBe('?status=SENDING')
    await page.goBack()
    expect(new URL(page.url()).pathname).not.toBe('/login')
  })

  it('begins with a password where there is none, which another owner confirms, and asks for it again over the page, which keeps its texts', async () => {
    const member = await customer('phone', { expectedErrors: [/403/, /400/, /409/] })
    const { page, api, phone: phone_number, origin } = member
    const [category] = await answer(api.GET('/ticket/ticket-category/'))
    const ticket = { title: 'ارسال', category: category?.id ?? 0, text: 'کی می‌رسد؟' }
    const { id } = await answer(api.POST('/ticket/v3/ticket/', { body: ticket }))
    const owner = await staffMember()
    const body = { phone_number, roles: ['support' as const], expected_roles: [] }
    await answer(owner.api.PUT('/staff/member/', { body }))
    await page.goto(`/staff/tickets/${id}`)
    await typeCode({ page, phone: phone_number, origin })
    await heading(page, 'رمز عبور بسازید').waitFor()
    await page.getByLabel('رمز عبور تازه', { exact: true }).fill(password)
    await page.getByLabel('تکرار رمز عبور تازه').fill(password)
    expect(await axeFindings(page)).toEqual([])
    await press(page, 'ذخیرهٔ رمز')

    await page.getByText('هنوز برای پیشخان پذیرفته نمی‌شود').waitFor()
    await page.getByRole('timer').waitFor()
    expect(await axeFindings(page)).toEqual([])
    const same = { ...body, expected_roles: body.roles }
    await answer(owner.api.PUT('/staff/member/', { body: same }))
    await page.reload()

    await page.getByLabel('متن پاسخ').fill('فردا می‌رسد')
    const lapsed = { code: 'staff_verification_required' as const, status: 403 }
    const lacking = { ...lapsed, missing: ['password'], has_password: true }
    await refuseCall(page, /\/staff\/(me|ticket\/\d+\/reply)\/$/, lacking, 2)
    await press(page, 'فرستادن پاسخ')
    const dialog = page.getByRole('alertdialog', { name: 'ورود دوباره به پیشخان' })
    await dialog.getByLabel('رمز عبور', { exact: true }).fill('not mine')
    await press(page, 'ادامه')
    await dialog.getByText('رمز عبور اشتباه است').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await dialog.getByLabel('رمز عبور', { exact: true }).fill(password)
    await press(page, 'ادامه')
    await dialog.waitFor({ state: 'hidden' })
    expect(await page.getByLabel('متن پاسخ').inputValue()).toBe('فردا می‌رسد')
    await press(page, 'تلاش دوباره')
    await page.getByRole('list').getByText('فردا می‌رسد').waitFor()
    const left = { phone_number, roles: [], expected_roles: ['support' as const] }
    await answer(owner.api.PUT('/staff/member/', { body: left }))
  })

  it('is refused to a customer, with an explanation', { tags: ['ROLE2-18'] }, async () => {
    const { page } = await customer('phone', { expectedErrors: [/403/] })
    await page.goto('/staff')
    await heading(page, 'این بخش برای کارکنان فروشگاه است').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('link', { name: 'رفتن به فروشگاه' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.goto('/staff')
    await press(page, 'خروج و ورود با حساب دیگر')
    await page.waitForURL('**/login?redirectUrl=staff')
  })

  it('shows each member only the sections of their roles', async () => {
    const owner = await staffMember()
    await owner.page.goto('/staff')
    await heading(owner.page, 'سلام آرمان کیانی').waitFor()
    const names = await sectionsOf(owner.page)
    expect(names).toEqual([
      'سفارش‌ها',
      'بازگشت کالا',
      'کالاها',
      'برندها',
      'دسته‌ها و فیلترها',
      'تغییر قیمت‌ها',
      'قیمت از فایل',
      'تیکت‌ها',
      'درخواست‌ها',
      'مشتری',
      'پیام به مشتریان',
      'گارانتی دستگاه‌ها',
      'پاسخ‌های آماده',
      'دیدگاه‌ها',
      'پرسش‌ها و پاسخ‌ها',
      'آمار فروش',
      'تراکنش‌ها',
      'دفتر کل',
      'برداشت‌ها',
      'مغایرت‌گیری',
      'کارت‌های هدیه',
      'کدهای تخفیف',
      'محتوای سایت',
      'مقاله‌ها',
      'کارکنان',
      'گزارش کارها',
    ])
    expect(await axeFindings(owner.page)).toEqual([])

    const clerk = await staffMember({ as: 'clerk' })
    await clerk.page.goto('/staff')
    await heading(clerk.page, /^سلام/).waitFor()
    const sections = await sectionsOf(clerk.page)
    expect(sections).toEqual(['سفارش‌ها', 'بازگشت کالا', 'محتوای سایت'])
    await clerk.page.goto('/staff/actions')
    await heading(clerk.page, 'چنین صفحه‌ای در پیشخان نیست').waitFor()
    expect((await clerk.context.request.get('/api/staff/action/')).status()).toBe(403)
  })
})

describe('the menu of the back office', () => {
  it('stays in view beside a long page, and scrolls on its own to its last section', async () => {
    const { page } = await staffMember()
    await page.setViewportSize({ width: 1440, height: 700 })
    await page.goto('/staff/products')
    await table(page).waitFor()
    const last = menu(page).getByRole('link', { name: 'گزارش کارها' })
    await last.focus()
    for (const end of [0, 1e6]) {
      await page.evaluate((top) => scrollTo(0, top), end)
      const [around, link] = [await menu(page).boundingBox(), await last.boundingBox()]
      if (around === null || link === null) throw new Error('the menu is not shown')
      expect([around.y >= 0, around.y + around.height <= 700, link.y + link.height <= 700]).toEqual(
        [true, true, true],
      )
    }
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)
    await page.goto('/staff/actions')
    await heading(page, 'گزارش کارها').waitFor()
    expect((await last.boundingBox())?.y).toBeLessThan(700)
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
    await table(page)
      .getByRole('row')
      .filter({ hasText: toPersianDigits(phone.slice(-4)) })
      .getByText('پشتیبانی')
      .waitFor()
    await page.reload()
    await page.getByLabel('شمارهٔ موبایل حساب').fill(toPersianDigits(phone))
    await page.getByText('این حساب اکنون این دسترسی‌ها را دارد: پشتیبانی.').waitFor()
    expect(await page.getByLabel('پشتیبانی').isChecked()).toBe(true)
    expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
    await page.getByRole('link', { name: 'تغییر دسترسی آرمان کیانی' }).click()
    await page.getByLabel('مالک').uncheck()
    await press(page, 'ثبت دسترسی')
    await page.getByRole('alert').filter({ hasText: 'دست‌کم یک مالک' }).waitFor()
  })

  it('that a colleague has changed meanwhile are shown, and replaced only when saved again', async () => {
    const { phone } = await customer('desktop')
    const { page, api } = await staffMember({ expectedErrors: [/409/] })
    await page.goto('/staff/members')
    await page.getByLabel('شمارهٔ موبایل حساب').fill(phone)
    await page.getByRole('checkbox', { name: 'مالی' }).check()
    const body = { phone_number: phone, roles: ['support' as const], expected_roles: [] }
    await answer(api.PUT('/staff/member/', { body }))
    await press(page, 'ثبت دسترسی')
    await page.getByRole('alert').filter({ hasText: 'اکنون: پشتیبانی' }).waitFor()
    expect(await page.getByRole('checkbox', { name: 'مالی' }).isChecked()).toBe(true)
    expect(await axeFindings(page)).toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    const button = page.getByRole('button', { name: 'ثبت دسترسی' })
    await button.scrollIntoViewIfNeeded()
    await press(page, 'ثبت دسترسی')
    const news = toast(page, 'success', 'دسترسی‌ها ثبت شد')
    await news.waitFor()
    // On a phone the message leaves the pressed button free.
    const [pressed, message] = [await button.boundingBox(), await news.boundingBox()]
    const halfOf = (box: typeof pressed) => ((box?.y ?? 0) + (box?.height ?? 0) / 2 > 370 ? 2 : 1)
    expect(halfOf(pressed) + halfOf(message)).toBe(3)
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
      await page.getByLabel('جستجو').fill(buyer.phone)
      await press(page, 'پیدا کن')
      await expect.poll(() => ordersIn(page)).toEqual([toPersianDigits(id)])
      await page.getByRole('link', { name: 'پرداخت‌شده (۱)' }).click()
      await page.getByRole('button', { name: /مبلغ/ }).click()
      await page.waitForURL(/sort=-total_price/)
      const { search } = new URL(page.url())
      expect(new URLSearchParams(search).get('status')).toBe('NOT_CHECKED')
      await page.reload()
      await expect.poll(() => ordersIn(page)).toEqual([toPersianDigits(id)])
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
      await press(page, 'سفارش رد شود')
      await page.getByText('دلیل را بنویسید تا سفارش رد شود.').waitFor()
      await page.getByLabel('دلیل', { exact: true }).fill('کالا موجود نیست')
      const owner = await staffMember()
      const body = { event: 'staff.accepted' } as const
      await answer(owner.api.POST('/staff/order/{id}/move/', { params: { path: { id } }, body }))
      await press(page, 'سفارش رد شود')
      await page
        .getByRole('alert')
        .filter({ hasText: 'وضعیت این سفارش را تغییر داده است. اکنون «پذیرفته‌شده» است.' })
        .waitFor()
      await page.getByRole('button', { name: 'بستن' }).last().click()
      await page.getByRole('button', { name: 'شروع آماده‌سازی' }).waitFor()

      await owner.page.goto('/staff/actions')
      const actions = table(owner.page).getByRole('link', { name: `سفارش ${toPersianDigits(id)}` })
      await actions.first().waitFor()
      expect(await axeFindings(owner.page)).toEqual([])
    }),
  )
})

describe('the inbox of tickets in the back office', () => {
  const step = useStory(async () => {
    const buyer = await customer('desktop')
    const [category] = await answer(buyer.api.GET('/ticket/ticket-category/'))
    const step = { at: 0, flow: 'x:0', actor: 'x:0', machine: 'ticketForm', transitions: [] }
    const report = recordingText([{ ...step, event: { type: 'xstate.init' }, value: 'closed' }])
    const body = {
      title: 'پرداخت ناتمام',
      category: category?.id ?? 0,
      text: 'پس از پرداخت چیزی ندیدم',
      report,
    }
    const { id } = await answer(buyer.api.POST('/ticket/v3/ticket/', { body }))
    const owner = await staffMember({ expectedErrors: [/409/] })
    return { ...owner, id, buyer }
  })

  it(
    'has the ticket of a customer, which a member takes',
    step(async ({ page, id, buyer }) => {
      await page.goto('/staff/tickets')
      await page.getByLabel('جستجو').fill(buyer.phone)
      await press(page, 'پیدا کن')
      await expect.poll(() => ticketsIn(page)).toEqual([toPersianDigits(id)])
      await filterBy(page, async () => {
        await page.getByRole('link', { name: 'بدون مسئول' }).click()
        await page.waitForURL(/assignee=nobody/)
      })
      expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
      await page.getByRole('link', { name: 'پرداخت ناتمام' }).click()
      await heading(page, 'پرداخت ناتمام').waitFor()
      await press(page, 'به من سپرده شود')
      await toast(page, 'success', 'مسئول تیکت ثبت شد').waitFor()
      const taken = page.getByLabel('مسئول', { exact: true }).locator('option:checked')
      await expect.poll(() => taken.innerText()).toBe('آرمان کیانی (شما)')
    }),
  )

  it(
    'answers the customer, and the text survives a reload',
    step(async ({ page, id, buyer }) => {
      const chat = page.getByRole('list', { name: 'گفت‌وگو' }).getByRole('listitem')
      await page.getByLabel('متن پاسخ').fill('کد پیگیری بانک را بفرستید')
      await page.reload()
      await expect
        .poll(() => page.getByLabel('متن پاسخ').inputValue())
        .toBe('کد پیگیری بانک را بفرستید')
      await press(page, 'فرستادن پاسخ')
      await chat.filter({ hasText: 'کد پیگیری بانک را بفرستید' }).waitFor()
      const params = { query: { ticket: id } }
      const seen = await answer(buyer.api.GET('/ticket/v3/chat/', { params }))
      expect(seen.map(({ text }) => text)).toEqual([
        'پس از پرداخت چیزی ندیدم',
        'کد پیگیری بانک را بفرستید',
      ])
      await press(page, 'بستن تیکت')
      await page.getByText('این تیکت بسته است.').waitFor()
      expect(await page.getByRole('button', { name: 'بستن تیکت' }).count()).toBe(0)
      expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
    }),
  )

  it(
    'plays in the studio what happened to the customer',
    step(async ({ page, context }) => {
      const opening = context.waitForEvent('page')
      await page.getByRole('link', { name: 'پخش در استودیو' }).click()
      const studio = await opening
      await studio.getByRole('button', { name: 'بستن ضبط' }).waitFor()
      expect(new URL(studio.url()).searchParams.get('machine')).toBe('ticketForm')
    }),
  )
})
