import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { demoAccounts } from '#demo/seed/load.ts'
import { photo } from '#tests/support/files.ts'
import { answer } from '#tests/support/shopper.ts'
import { clientOf, customer, staffMember, type Customer } from './support/customer.ts'
import { breakCall, networkNoise, reshape } from './support/network.ts'
import { atBothSizes } from './support/sizes.ts'
import { shopper, useBrowser, useStory } from './support/story.ts'
import { toast } from './support/toasts.ts'
import { expectInSight } from './support/in-sight.ts'

useBrowser()

const required = 'فیلد الزامی است'
/** More letters than a line of a phone takes. */
const longTitle = 'فاکتور رسمی برای سه گوشی، با نام و شناسهٔ ملی شرکت ما'

/** The method and body of each call of a page whose address fits. */
function callsOf(page: Page, path: RegExp): { method: string; body: unknown }[] {
  const calls: { method: string; body: unknown }[] = []
  page.on('request', (request) => {
    if (path.test(request.url()))
      calls.push({ method: request.method(), body: request.postDataJSON() })
  })
  return calls
}

/** Opens a ticket without a page. */
async function openTicket({ api }: Pick<Customer, 'api'>, title: string) {
  const [category] = await answer(api.GET('/ticket/ticket-category/'))
  const body = { title, category: category?.id ?? 0, text: 'متن نخستین پیام' }
  return answer(api.POST('/ticket/v3/ticket/', { body }))
}

/** Answers a ticket as the shop's staff. */
const answerAs = ({ api }: Pick<Customer, 'api'>, id: number, text: string) =>
  answer(api.POST('/staff/ticket/{id}/reply/', { params: { path: { id } }, body: { text } }))

describe('the row of a ticket on a phone', () => {
  it.each(['کوتاه', 'عنوانی بلند که در یک سطر گوشی جا نمی‌شود و ادامه دارد'])(
    'has its arrow at its end, in the middle: «%s»',
    async (title) => {
      const { page, api } = await customer('phone')
      await openTicket({ api }, title)
      await page.goto('/ticket')
      const row = page.getByRole('list', { name: 'تیکت‌های شما' }).getByRole('link')
      const [card, arrow] = await Promise.all([
        row.boundingBox(),
        row.locator('svg').last().boundingBox(),
      ])
      if (card === null || arrow === null) throw new Error('the row is not shown')
      const middle = card.y + card.height / 2
      expect(Math.abs(arrow.y + arrow.height / 2 - middle)).toBeLessThan(1)
      expect(arrow.x - card.x).toBeLessThan(20)
    },
  )
})

describe('a toast over the form of a new ticket on a phone', () => {
  it('lies above the button that sends, and covers nothing at the top', async () => {
    const { page } = await customer('phone')
    await page.goto('/ticket')
    await page.getByRole('button', { name: 'پیام تازه' }).click()
    const form = page.getByRole('dialog', { name: 'پیام تازه به پشتیبانی' })
    await form.locator('input[type=file]').setInputFiles({
      name: 'فاکتور.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF'),
    })
    const news = toast(page, 'error', /^فقط عکس و ویدیو/)
    const send = form.getByRole('button', { name: 'ارسال پیام' })
    const ends = async () => {
      const [over, button] = await Promise.all([news.boundingBox(), send.boundingBox()])
      if (over === null || button === null) return null
      return { isLow: over.y > 370, isFree: over.y + over.height <= button.y }
    }
    await expect.poll(ends).toEqual({ isLow: true, isFree: true })
  })
})

describe('a picture that cannot be read', () => {
  it('is marked in its row after the message was not sent', async () => {
    const { page } = await customer('phone', { expectedErrors: networkNoise })
    await page.goto('/ticket')
    await page.getByRole('button', { name: 'پیام تازه' }).click()
    const form = page.getByRole('dialog', { name: 'پیام تازه به پشتیبانی' })
    await form.getByLabel('عنوان').fill('عکس')
    await form.getByLabel('موضوع').selectOption({ index: 1 })
    await form.getByLabel('متن پیام').fill('عکس پیوست است.')
    await form.locator('input[type=file]').setInputFiles({
      name: 'box.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('no picture'),
    })
    const row = form.getByRole('listitem').filter({ hasText: 'box.jpg' })
    await form.getByRole('button', { name: 'ارسال پیام' }).click()
    await row.getByRole('alert').waitFor()
    expect(await row.innerText()).not.toContain('ارسال شد')
  })
})

describe('the tickets', () => {
  const step = useStory(async () => {
    const owner = await customer('desktop', { expectedErrors: networkNoise })
    const staff = await staffMember()
    await owner.page.goto('/ticket')
    const form = owner.page.getByRole('dialog', { name: 'پیام تازه به پشتیبانی' })
    const send = form.getByRole('button', { name: 'ارسال پیام' })
    const list = owner.page.getByRole('list', { name: 'تیکت‌های شما' })
    return { ...owner, staff, form, send, list }
  })

  it(
    'are empty at first, and the form of a new one says what it needs',
    { tags: ['TICK-01', 'TICK-12', 'TICK-17', 'TICK-24', 'TICK-25', 'TICK-26'] },
    step(async ({ page, form, send }) => {
      await page.getByText('هیچ تیکتی وجود ندارد!', { exact: true }).waitFor()
      await page.getByRole('button', { name: 'پیام تازه' }).click()
      await form.getByLabel('عنوان').waitFor()
      await send.click({ force: true })
      await expect.poll(() => form.locator('[aria-invalid=true]').count()).toBe(3)
      const title = form.getByLabel('عنوان')
      expect(await title.evaluate((it) => it === document.activeElement)).toBe(true)
      for (const label of ['عنوان', 'موضوع', 'متن پیام']) {
        await form.getByLabel(label).focus()
        await form.getByLabel(label).blur()
      }
      await expect
        .poll(() => form.getByRole('alert').allInnerTexts())
        .toEqual([required, required, required])
      expect(await send.isDisabled()).toBe(true)
      await form.getByText('۱ کم، ۲ متوسط، ۳ زیاد').waitFor()
      await form.getByLabel('موضوع').selectOption({ index: 1 })
      await form.getByLabel('متن پیام').fill('فاکتور را کجا می‌بینم؟')
      await expect.poll(() => form.getByRole('alert').allInnerTexts()).toEqual([required])
      expect(await send.isDisabled()).toBe(true)
      await title.fill('فاکتور')
      await expect.poll(() => send.isEnabled()).toBe(true)
      await title.fill('')
      await expect.poll(() => send.isDisabled()).toBe(true)
    }),
  )

  it(
    'are sent with title, category and text, and nothing else',
    { tags: ['TICK-04', 'TICK-14', 'TICK-18', 'TICK-31', 'ROLE-04'] },
    step(async ({ page, form, send, list }) => {
      const calls = callsOf(page, /\/v3\/ticket\/$/)
      await form.getByLabel('عنوان').fill(longTitle)
      await form.getByLabel('موضوع').selectOption({ index: 1 })
      await form.getByLabel('متن پیام').fill('فاکتور را کجا می‌بینم؟')
      await send.click()
      await toast(page, 'success', 'درخواست شما ثبت شد').waitFor()
      await list.getByRole('link', { name: /فاکتور رسمی/ }).waitFor()
      expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
        title: longTitle,
        category: expect.any(Number),
        text: 'فاکتور را کجا می‌بینم؟',
      })
    }),
  )

  it(
    'are listed, and found by their titles',
    { tags: ['TICK-01', 'TICK-02', 'TICK-03', 'ROLE2-13'] },
    step(async ({ page, api, list }) => {
      await openTicket({ api }, 'زمان رجیستری')
      await expect.poll(() => list.getByRole('listitem').count()).toBe(2)
      const searches: (string | null)[] = []
      page.on('request', (request) => {
        const url = new URL(request.url())
        if (url.pathname === '/api/ticket/v3/ticket/') searches.push(url.searchParams.get('search'))
      })
      await page.getByLabel('جستجو در تیکت‌ها').fill('رجیستری')
      await expect
        .poll(() => list.getByRole('link').allInnerTexts())
        .toEqual([expect.stringContaining('زمان رجیستری')])
      expect(searches.at(-1)).toBe('رجیستری')
      await page.getByLabel('جستجو در تیکت‌ها').fill('')
      await expect.poll(() => list.getByRole('listitem').count()).toBe(2)
    }),
  )

  it(
    'show how many answers are new without a reload, including in the menu',
    { tags: ['PROF-03', 'TICK-22', 'ROLE2-13'] },
    step(async ({ page, api, staff, list }) => {
      const [registry, invoice] = await answer(api.GET('/ticket/v3/ticket/'))
      const row = list.getByRole('link', { name: /فاکتور رسمی/ })
      expect(await row.getByText('پاسخ تازه').count()).toBe(0)
      await answerAs(staff, invoice?.id ?? 0, 'در صفحهٔ سفارش')
      await row.getByText('۱ پاسخ تازه').waitFor()
      await answerAs(staff, invoice?.id ?? 0, 'پایین صفحه')
      await row.getByText('۲ پاسخ تازه').waitFor()
      await answerAs(staff, registry?.id ?? 0, 'تا ۳۰ روز')
      const other = list.getByRole('link', { name: /زمان رجیستری/ })
      await other.getByText('۱ پاسخ تازه').waitFor()
      // On phones the menu is a page of its own, and the bar of the shop says how much is new.
      const isPhone = (page.viewportSize()?.width ?? 0) < 768
      const menu = isPhone
        ? page.getByRole('link', { name: /حساب من.*۳|۳.*حساب من/ })
        : page.getByRole('complementary').getByRole('link', { name: /پشتیبانی.*۳|۳.*پشتیبانی/ })
      await menu.waitFor()
      await other.getByText('باز', { exact: true }).waitFor()
      const params = { path: { id: registry?.id ?? 0 } }
      await answer(staff.api.POST('/staff/ticket/{id}/close/', { params }))
      await other.getByText('بسته', { exact: true }).waitFor()
      await other.getByText('۱ پاسخ تازه').waitFor()
    }),
  )

  it(
    'have a page with what was written by whom',
    { tags: ['TICK-05', 'TICK-06', 'TICK-07', 'TICK-08', 'TICK-09', 'TICK-28'] },
    step(async ({ page, list }) => {
      await list.getByRole('link', { name: /فاکتور رسمی/ }).click()
      await page.waitForURL(/\/ticket\/\d+$/)
      const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
      const title = page.getByRole('heading', { name: longTitle, level: 1, exact: true })
      await atBothSizes(page, () => title.waitFor())
      const digits = id.replaceAll(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit)))
      await page.getByText(`شمارهٔ ${digits}`).waitFor()
      await page.getByText('باز', { exact: true }).waitFor()
      const chat = page.getByRole('list', { name: 'گفتگو' }).getByRole('listitem')
      await expect
        .poll(() => chat.allInnerTexts())
        .toEqual([
          expect.stringMatching(/^شما\s+فاکتور را کجا می‌بینم؟/),
          expect.stringMatching(/^کارشناس پشتیبانی\s+در صفحهٔ سفارش/),
          expect.stringMatching(/^کارشناس پشتیبانی\s+پایین صفحه/),
        ])
      const ground = (message: number) =>
        chat.nth(message).evaluate((one) => getComputedStyle(one).backgroundColor)
      expect(await ground(0)).not.toBe(await ground(1))
    }),
  )

  it(
    'are replied to, with a picture and what happened',
    { tags: ['TICK-10', 'TICK-20', 'TICK-23', 'TICK-27'] },
    step(async ({ page, staff }) => {
      const reply = page.getByRole('group', { name: 'پاسخ شما' })
      const send = reply.getByRole('button', { name: 'ارسال', exact: true })
      await reply.getByRole('textbox', { name: 'پاسخ شما' }).focus()
      await reply.getByRole('textbox', { name: 'پاسخ شما' }).blur()
      await reply.getByRole('alert').getByText(required).waitFor()
      expect(await send.isDisabled()).toBe(true)
      await reply.getByRole('textbox', { name: 'پاسخ شما' }).fill('ممنون')
      await reply
        .getByLabel('افزودن فایل')
        .first()
        .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photo(400, 300) })
      await reply.getByLabel(/چه اتفاقی افتاد/).check()
      await reply.getByText(/گام آخر شما، در: .*پشتیبانی/).waitFor()
      expect(await reply.getByLabel('متن گزارش').isVisible()).toBe(false)
      await reply.getByText('دیدن متن کامل گزارش').click()
      expect(await reply.getByLabel('متن گزارش').inputValue()).toContain('ticketForm')
      const asked = page.waitForRequest(/v3\/chat\/\?ticket=/)
      await send.click()
      await asked
      const last = page.getByRole('list', { name: 'گفتگو' }).getByRole('listitem').last()
      await last.getByText('ممنون', { exact: true }).waitFor()
      await last.getByAltText('فایل پیوست').waitFor()
      await last.getByText('گزارش پیوست شد').waitFor()
      await expectInSight(last.getByText('ممنون', { exact: true }))
      expect(await reply.getByRole('alert').allInnerTexts()).toEqual([])
      await page.getByText('در حال بررسی', { exact: true }).waitFor()
      const id = Number(new URL(page.url()).pathname.split('/').at(-1))
      const seen = await answer(staff.api.GET('/staff/ticket/{id}/', { params: { path: { id } } }))
      expect(JSON.parse(seen.chat.at(-1)?.report ?? 'null')).toMatchObject({
        format: 'flow-recording',
      })
    }),
  )

  it(
    'keep the text of a reply through a reload, and say of a picture that it is to be chosen again',
    step(async ({ page }) => {
      const reply = page.getByRole('group', { name: 'پاسخ شما' })
      const text = reply.getByRole('textbox', { name: 'پاسخ شما' })
      await text.fill('عکس کارتن')
      await reply
        .getByLabel('افزودن فایل')
        .first()
        .setInputFiles({ name: 'box.jpg', mimeType: 'image/jpeg', buffer: await photo(400, 300) })
      await reply.getByText('box.jpg').waitFor()
      const whatHappened = reply.getByLabel(/چه اتفاقی افتاد/)
      await whatHappened.check()
      const report = await reply.getByLabel('متن گزارش').inputValue()
      await page.reload()
      await expect.poll(() => text.inputValue()).toBe('عکس کارتن')
      await reply.getByText('box.jpg').waitFor()
      const lost = reply.getByRole('alert').filter({ hasText: 'آن را بردارید و دوباره اضافه کنید' })
      await lost.waitFor()
      await reply.getByRole('button', { name: /box\.jpg/ }).click()
      await lost.waitFor({ state: 'detached' })
      expect(await whatHappened.isChecked()).toBe(true)
      expect(await reply.getByLabel('متن گزارش').inputValue()).toBe(report)
      await reply.getByText(/گام آخر شما، در: .*پشتیبانی/).waitFor()
      await whatHappened.uncheck()
      await text.fill('')
    }),
  )

  it(
    'are closed by the shop, and opened again by a reply',
    { tags: ['TICK-11', 'TICK-19', 'TICK-21', 'ROUTE-11', 'ROLE2-17'] },
    step(async ({ page, api, staff, list }) => {
      expect((await page.reload())?.status()).toBe(200)
      await page.getByRole('list', { name: 'گفتگو' }).getByText('پایین صفحه').waitFor()
      const id = Number(new URL(page.url()).pathname.split('/').at(-1))
      const query = { ticket: id }
      const chat = await answer(api.GET('/ticket/v3/chat/', { params: { query } }))
      expect(chat).toContainEqual(expect.objectContaining({ text: 'پایین صفحه', is_admin: true }))
      const params = { path: { id } }
      await answer(staff.api.POST('/staff/ticket/{id}/close/', { params }))
      await page.getByText('بسته', { exact: true }).waitFor()
      await page.getByText(/دوباره باز می‌شود/).waitFor()
      await page.getByRole('textbox', { name: 'پاسخ شما' }).fill('هنوز سؤال دارم')
      await page.getByRole('button', { name: 'ارسال', exact: true }).click()
      await page.getByText('در حال بررسی', { exact: true }).waitFor()
      const back = page.getByRole('link', { name: 'بازگشت به تیکت‌ها' })
      await atBothSizes(page, () => back.waitFor())
      await back.click()
      await page.waitForURL('**/ticket')
      await list.getByText('بسته', { exact: true }).waitFor()
      await list.getByText('در حال بررسی', { exact: true }).waitFor()
      await reshape<{ status: string }[]>(page, /\/v3\/ticket\/$/, (all) =>
        all.map((ticket) => ({ ...ticket, status: 'ARCHIVED' })),
      )
      await page.goto('/account')
      await page
        .getByRole('main')
        .getByRole('link', { name: /^پشتیبانی/ })
        .click()
      await page.waitForURL('**/ticket')
      await expect.poll(() => list.getByText('بسته', { exact: true }).count()).toBe(2)
    }),
  )
})

describe('the messages', () => {
  const step = useStory(async () => {
    const guest = await shopper('phone', { expectedErrors: networkNoise })
    const api = clientOf(guest)
    const { phone: phone_number, password } = demoAccounts.customer
    await answer(api.POST('/accounts/login_with_password/', { body: { phone_number, password } }))
    // Without the server's news the page alone has to know when its lists are old.
    await guest.page.route('**/api/ticket/events/', (route) => route.abort())
    return { ...guest, api }
  })

  it(
    'are counted in the menu',
    { tags: ['PROF-04'] },
    step(async ({ page }) => {
      const four = await reshape<{ id: number; seen: boolean }[]>(
        page,
        /\/ticket\/message\/$/,
        ([one]) => [1, 2, 3, 4].map((id) => ({ ...one, id, seen: id === 4 })),
      )
      await page.goto('/account')
      const entry = page.getByRole('navigation', { name: 'حساب من' }).getByRole('link', {
        name: /پیام‌های من/,
      })
      // Once to be seen, and once for screen readers.
      await expect.poll(async () => (await entry.innerText()).match(/[۰-۹]+/g)).toEqual(['۳', '۳'])
      four.mend()
      const single = await reshape<{ id: number; seen: boolean }[]>(
        page,
        /\/ticket\/message\/$/,
        ([one]) => [1, 2].map((id) => ({ ...one, id, seen: id === 2 })),
      )
      await page.reload()
      await expect.poll(async () => (await entry.innerText()).match(/[۰-۹]+/g)).toEqual(['۱', '۱'])
      await entry.click()
      await page.waitForURL('**/messages')
      single.mend()
      await page.reload()
    }),
  )

  it(
    'are in two tabs, and open in a dialog with a date in the Persian calendar',
    { tags: ['MSG-01', 'MSG-02', 'MSG-03', 'MSG-04', 'MSG-09', 'MSG-14'] },
    step(async ({ page }) => {
      const unread = page.getByRole('tabpanel', { name: /خوانده‌نشده/ })
      const read = page.getByRole('tabpanel', { name: /خوانده‌شده/ })
      await expect.poll(() => unread.getByRole('listitem').count()).toBe(1)
      await page.getByRole('tab', { name: /خوانده‌شده/ }).click()
      await expect.poll(() => read.getByRole('listitem').count()).toBe(1)
      expect(await read.getByText('کالای دلخواه شما موجود شد').count()).toBe(0)
      await page.getByRole('tab', { name: /خوانده‌نشده/ }).click()
      // A text that does not fit into one line is wrapped, so that no number is cut.
      const text = unread.getByText(/دوباره موجود شد/)
      expect(await text.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
      await unread.getByRole('button', { name: /کالای دلخواه شما موجود شد/ }).click()
      const dialog = page.getByRole('dialog', { name: 'کالای دلخواه شما موجود شد' })
      await dialog.getByText(/دوباره موجود شد/).waitFor()
      await expect
        .poll(() => dialog.locator('time').innerText())
        .toMatch(
          /^[۰-۹]{1,2} (فروردین|اردیبهشت|خرداد|تیر|مرداد|شهریور|مهر|آبان|آذر|دی|بهمن|اسفند) ۱۴[۰-۹]{2}$/,
        )
    }),
  )

  it(
    'move to the read ones when their dialog is closed, and lead to their product',
    { tags: ['MSG-05', 'MSG-07', 'MSG-10', 'MSG-13', 'ROLE2-14'] },
    step(async ({ page }) => {
      await page.getByRole('dialog').getByRole('button', { name: 'بستن' }).click()
      await page.getByText('پیام خوانده‌نشده‌ای ندارید').waitFor()
      await page.getByRole('tab', { name: /خوانده‌شده/ }).click()
      const read = page.getByRole('tabpanel', { name: /خوانده‌شده/ })
      await expect.poll(() => read.getByRole('listitem').count()).toBe(2)
      const broken = await breakCall(page, /\/ticket\/message\/\d+\/$/, 500)
      await read.getByRole('button').filter({ hasNotText: 'کالای دلخواه' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('alert').getByText('متن پیام خوانده نشد.').waitFor()
      broken.mend()
      await dialog.getByRole('button', { name: 'تلاش دوباره' }).click()
      await dialog.locator('time').waitFor()
      await dialog.getByRole('button', { name: 'بستن' }).click()
      await dialog.waitFor({ state: 'hidden' })
      await read.getByRole('button', { name: /کالای دلخواه شما موجود شد/ }).click()
      await page
        .getByRole('dialog')
        .getByRole('link', { name: /دیدن کالا/ })
        .click()
      await page.waitForURL('**/products/iphone-17-pro-max-256gb')
    }),
  )

  it(
    'that cannot be loaded are loaded at the second try',
    { tags: ['MSG-06', 'MSG-13'] },
    async () => {
      const { page } = await customer('phone', { expectedErrors: networkNoise })
      await page.goto('/account')
      const broken = await breakCall(page, /\/ticket\/message\/$/, 500)
      await page.reload()
      await page.getByRole('link', { name: /پیام‌های من/ }).click()
      await page.getByRole('alert').getByText('پیام‌ها بارگذاری نشدند.').waitFor()
      broken.mend()
      await page.getByRole('button', { name: 'تلاش دوباره' }).click()
      await page.getByRole('tab', { name: /خوانده‌شده/ }).click()
      await page.getByText('هنوز پیامی را نخوانده‌اید').waitFor()
    },
  )
})
