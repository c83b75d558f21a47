import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { toPersianDigits } from '#domain/digits.ts'
import { staffOrders } from '#i18n/fa/staff-orders.ts'
import type { Schemas } from '#machines/api/client.ts'
import { answer } from '#tests/support/shopper.ts'
import { axeFindings, axeFindingsInBothThemes } from './support/axe.ts'
import { customer, staffMember } from './support/customer.ts'
import { intercept } from './support/interception.ts'
import { press } from './support/purchase.ts'
import { devices, useBrowser, useStory } from './support/story.ts'
import { toast } from './support/toasts.ts'
import { paidOrder, readyForPickup } from './support/wallet.ts'

useBrowser()

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

/** Sizes of paper (ISO 216) in points. */
const a4 = [595, 842]
const a5 = [420, 595]
const a6 = [298, 420]

describe('the board of orders', () => {
  const step = useStory(async () => {
    const buyer = await customer('desktop')
    const waiting = (await paidOrder(buyer)).id
    const verified = (await paidOrder(buyer)).id
    const clerk = await staffMember({ as: 'clerk' })
    const body = { event: 'staff.payment-checked' } as const
    const params = { path: { id: verified } }
    await answer(clerk.api.POST('/staff/order/{id}/move/', { params, body }))
    return { ...clerk, buyer, waiting, verified }
  })

  it(
    'has a column for each status that still needs work, and its cards lead to the orders',
    step(async ({ page, buyer, waiting, verified }) => {
      await page.goto('/staff/orders')
      await page.getByLabel('جستجو').fill(buyer.phone)
      await press(page, 'پیدا کن')
      await page.waitForURL(/lookup=/)
      await link(page, 'تخته').click()
      const column = (name: string) => page.getByRole('region', { name })
      await column('پرداخت‌شده (۱)')
        .getByRole('link', { name: toPersianDigits(waiting) })
        .waitFor()
      await column('ارسال‌شده (۰)').getByText('سفارشی در این وضعیت نیست.').waitFor()
      await page.setViewportSize({ width: 1440, height: 900 })
      const board = column('پرداخت‌شده (۱)').locator('..')
      expect(await board.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
      expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
      await page.reload()
      await column('پرداخت تأییدشده (۱)')
        .getByRole('link', { name: toPersianDigits(verified) })
        .click()
      await heading(page, `سفارش ${toPersianDigits(verified)}`).waitFor()
    }),
  )

  it(
    'shows one column at a time on a phone',
    step(async ({ buyer, waiting, verified }) => {
      const { page } = await staffMember({ as: 'clerk', device: 'phone' })
      await page.goto(`/staff/orders?view=board&lookup=${buyer.phone}`)
      await link(page, toPersianDigits(waiting)).waitFor()
      expect(await link(page, toPersianDigits(verified)).count()).toBe(0)
      expect(await axeFindings(page)).toEqual([])
      const board = page.locator('main [aria-busy]').filter({ has: page.locator('ol') })
      expect(await board.getAttribute('data-more')).toBeNull()
      await link(page, 'پرداخت تأییدشده (۱)').click()
      await link(page, toPersianDigits(verified)).waitFor()
      expect(await link(page, toPersianDigits(waiting)).count()).toBe(0)
      await page.goto(`/staff/orders?view=board&lookup=${buyer.phone}&status=SENDING`)
      const chosen = link(page, 'ارسال‌شده (۰)')
      await chosen.waitFor()
      const { x, width } = (await chosen.boundingBox()) ?? { x: -1, width: 0 }
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(devices.phone.width)
    }),
  )
})

describe('the days of the list of orders', () => {
  it('narrow the table and the board down, and stay in the URL', async () => {
    const buyer = await customer('desktop')
    const { id } = await paidOrder(buyer)
    const { page } = await staffMember({ as: 'clerk' })
    await page.goto(`/staff/orders?lookup=${buyer.phone}`)
    await link(page, toPersianDigits(id)).waitFor()
    await press(page, 'فیلترها')
    await page.getByLabel('تا روز').fill('۱۴۰۰/۰۱/۱۵')
    await press(page, 'دیدن نتیجه‌ها')
    await page.getByText('سفارشی پیدا نشد').waitFor()
    expect(new URL(page.url()).searchParams.get('to')).toBe('2021-04-04')
    await link(page, 'تخته').click()
    await page.getByText('۰ سفارش برای فرستادن').waitFor()
    await page.reload()
    await press(page, 'فیلترها (۱)')
    expect(await page.getByLabel('تا روز').inputValue()).toBe('۱۴۰۰/۰۱/۱۵')
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await link(page, 'حذف فیلتر: تا ۱۵ فروردین ۱۴۰۰').click()
    await link(page, toPersianDigits(id)).waitFor()
  })
})

describe('many orders in the back office', () => {
  it('are selected by keyboard, moved together, and printed with slips and labels', async () => {
    const buyer = await customer('desktop')
    const first = (await paidOrder(buyer)).id
    const second = (await paidOrder(buyer)).id
    const { page } = await staffMember({ as: 'clerk' })
    await page.goto(`/staff/orders?lookup=${buyer.phone}`)
    const rows = page.getByRole('table').locator('tbody tr')
    await rows.first().focus()
    await page.keyboard.press('Space')
    await page.getByText('۱ سفارش انتخاب شده است.').waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await page.getByText('۲ سفارش انتخاب شده است.').waitFor()
    await press(page, 'گام بعدی ۲ سفارش')
    await page.getByText('۲ سفارش: «پرداخت‌شده» به «پرداخت تأییدشده»').waitFor()
    expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
    await press(page, 'بردن ۲ سفارش به گام بعد')
    await toast(page, 'success', '۲ سفارش به گام بعد رفت').waitFor()
    await expect.poll(() => rows.getByText('پرداخت تأییدشده').count()).toBe(2)
    await page.reload()
    await page.getByText('سفارشی انتخاب نشده است').waitFor()

    await page.getByRole('checkbox', { name: 'انتخاب همهٔ سفارش‌های این صفحه' }).check()
    await link(page, 'چاپ ۲ سفارش').click()
    const slip = page.getByRole('article', { name: `سفارش ${toPersianDigits(first)}` })
    await slip.getByRole('img', { name: `بارکد سفارش ${toPersianDigits(first)}` }).waitFor()
    await slip.getByText('سارا محمدی').waitFor()
    expect(await page.getByRole('article').count()).toBe(2)
    expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
    const sizeOf = async () => {
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
      const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
      return boxes.map(([, width, height]) =>
        [width, height].map((side) => Math.round(Number(side))),
      )
    }
    expect(await sizeOf()).toEqual([a5, a5])
    await page.emulateMedia({ media: 'print' })
    expect(await link(page, 'رفتن به محتوا').count()).toBe(0)
    // What the margins of A5 leave.
    await page.setViewportSize({ width: 499, height: 733 })
    const code = slip.getByText(/^[A-Z]+-\d+$/).first()
    const linesOf = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return new Set([...range.getClientRects()].map(({ y }) => y)).size
    }
    expect(await code.evaluate(linesOf)).toBe(1)
    await page.emulateMedia({ media: null })
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await page.setViewportSize(devices.desktop)
    await link(page, 'A4').click()
    await expect.poll(sizeOf).toEqual([a4, a4])
    await link(page, 'برچسب مرسوله').click()
    await page.getByRole('article', { name: `برچسب سفارش ${toPersianDigits(second)}` }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await expect.poll(sizeOf).toEqual([a6, a6])
  })

  it('are all results of a list on a phone, unless these changed since they were counted', async () => {
    const buyer = await customer('phone')
    const first = (await paidOrder(buyer)).id
    const { page } = await staffMember({ as: 'clerk', device: 'phone', expectedErrors: [/409/] })
    // As if one order filled a page.
    await intercept(page, /staff\/order\/\?/, async (call) => {
      const reply = await call.reply()
      if (reply === null) return
      const list: Schemas['StaffOrderPage'] = JSON.parse(reply.body.toString())
      const body = JSON.stringify({ ...list, results: list.results.slice(0, 1), page_count: 2 })
      await call.answer({ ...reply, body: Buffer.from(body) })
    })
    const second = (await paidOrder(buyer)).id
    await page.goto(`/staff/orders?lookup=${buyer.phone}`)
    const choosePage = () =>
      page.getByRole('checkbox', { name: 'انتخاب همهٔ سفارش‌های این صفحه' }).check()
    await choosePage()
    const third = (await paidOrder(buyer)).id
    await press(page, 'انتخاب همهٔ ۲ نتیجه')
    await page.getByRole('alert').filter({ hasText: 'تغییر کرده است' }).waitFor()
    await link(page, toPersianDigits(third)).waitFor()
    await choosePage()
    await press(page, 'انتخاب همهٔ ۳ نتیجه')
    await page.getByText('همهٔ ۳ نتیجه، در همهٔ صفحه‌ها، انتخاب شده است.').waitFor()
    expect(await axeFindings(page)).toEqual([])
    const clerk = await staffMember({ as: 'clerk' })
    const params = { path: { id: second } }
    const body = { event: 'staff.payment-checked' } as const
    await answer(clerk.api.POST('/staff/order/{id}/move/', { params, body }))
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText('۳ سفارش: «پرداخت‌شده» به «پرداخت تأییدشده»').waitFor()
    await press(page, 'بردن ۳ سفارش به گام بعد')
    await page.getByText('۲ سفارش به گام بعد رفت و ۱ سفارش نه:').waitFor()
    await page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .getByRole('link', { name: `سفارش ${toPersianDigits(second)}` })
      .waitFor()
    const statuses = await Promise.all(
      [first, second, third].map(
        async (id) =>
          (await answer(clerk.api.GET('/staff/order/{id}/', { params: { path: { id } } })))
            .text_status,
      ),
    )
    expect(statuses).toEqual(['PAYMENT_VERIFIED', 'PAYMENT_VERIFIED', 'PAYMENT_VERIFIED'])
  })

  it('that do not exist are not printed, which the page says', async () => {
    const { page } = await staffMember({ as: 'clerk' })
    await page.goto('/staff/orders/print')
    await page.getByText('سفارشی برای چاپ انتخاب نشده است').waitFor()
    await page.goto('/staff/orders/print?ids=1')
    await page.getByRole('alert').filter({ hasText: '۱ سفارش پیدا نشد' }).waitFor()
  })
})

describe('the chart of an order', () => {
  it('is loaded when it is opened, and marks the status and the steps that can be taken', async () => {
    const { id } = await paidOrder(await customer('desktop'))
    const { page } = await staffMember({ as: 'clerk' })
    const loaded: string[] = []
    page.on('response', (reply) => loaded.push(new URL(reply.url()).pathname))
    await page.goto(`/staff/orders/${id}`)
    await heading(page, `سفارش ${toPersianDigits(id)}`).waitFor()
    const open = page.getByRole('button', { name: 'نمودار روند سفارش' })
    await open.waitFor()
    expect(loaded.filter((path) => path.includes('elk'))).toEqual([])
    await open.click()
    const chart = page.getByRole('img', { name: /نمودار روند سفارش. اکنون: پرداخت‌شده/ })
    await chart.waitFor()
    expect(await chart.getAttribute('aria-label')).toContain('تأیید پرداخت، رد سفارش')
    expect(loaded.some((path) => path.includes('elk'))).toBe(true)
    expect(await chart.locator('[data-active]').getAttribute('data-active')).toBe(
      'order.NOT_CHECKED',
    )
    expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    await page.reload()
    await open.click()
    const frame = page.getByRole('region', { name: staffOrders.chart.drawing })
    const isInSight = async () => {
      const [outer, inner] = [
        await frame.boundingBox(),
        await chart.locator('rect[data-active]').boundingBox(),
      ]
      if (outer === null || inner === null) return false
      return inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width
    }
    await expect.poll(isInSight).toBe(true)
  })
})

describe('the desk where orders are picked up', () => {
  it('finds an order by the code of its customer, and hands it over once', async () => {
    const buyer = await customer('phone')
    const { id, code } = await readyForPickup(buyer)
    await buyer.page.goto(`/shopping-history/${id}`)
    await buyer.page.getByText(toPersianDigits(code)).waitFor()
    expect(await axeFindings(buyer.page)).toEqual([])
    const desk = await staffMember({ as: 'clerk', device: 'desktop' })
    await enterCode(desk.page, code)
    await desk.page.getByText('سارا محمدی').waitFor()
    expect(await axeFindingsInBothThemes(desk.page, 'light')).toEqual([])
    await tabTo(desk.page, 'تحویل دادم')
    await desk.page.keyboard.press('Enter')
    await desk.page.getByText(`سفارش ${toPersianDigits(id)} تحویل شد.`).waitFor()
    await tabTo(desk.page, 'کد بعدی')

    const later = await staffMember({ as: 'clerk', device: 'phone', expectedErrors: [/400/] })
    await enterCode(later.page, code)
    await later.page.getByRole('alert').filter({ hasText: 'این کد تحویل را ندارد' }).waitFor()
    expect(await later.page.getByLabel('کد تحویل').inputValue()).toBe(toPersianDigits(code))
    expect(await axeFindings(later.page)).toEqual([])
  })
})

/** The new view has the focus, and the next thing that the keyboard reaches is this button. */
async function tabTo(page: Page, name: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)
  await page.keyboard.press('Tab')
  const button = page.getByRole('button', { name })
  expect(await button.evaluate((it) => it === document.activeElement)).toBe(true)
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.goto('/staff/orders')
  await link(page, 'تحویل حضوری').click()
  await page.getByLabel('کد تحویل').fill(toPersianDigits(code))
  await press(page, 'یافتن سفارش')
}
