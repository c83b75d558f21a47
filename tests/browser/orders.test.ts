import { readFile } from 'node:fs/promises'
import type { Download, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { formatToman, toLatinDigits, toPersianDigits } from '#domain/digits.ts'
import { answer, handOver, refusal } from '#tests/support/shopper.ts'
import { placeOrder } from './covers/actions.ts'
import { useTime } from './support/clock.ts'
import { addItem, customer, ordersOf, staffMember, type Customer } from './support/customer.ts'
import { phoneVariant, stockedVariant } from './support/goods.ts'
import { isInWindow } from './support/in-window.ts'
import { hrefsOf } from './support/links.ts'
import { changeReply, reshape } from './support/network.ts'
import { press } from './support/purchase.ts'
import { atBothSizes } from './support/sizes.ts'
import { devices, useBrowser, useStory } from './support/story.ts'
import { readTerms } from './support/sums.ts'
import { toast } from './support/toasts.ts'
import { charge, deliver, paidOrder, readyForPickup } from './support/wallet.ts'
import { installClock } from './support/profiles.ts'

useBrowser()

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const panel = (page: Page) => page.getByRole('tabpanel')
const inToman = (amount: number) => `${formatToman(amount)} تومان`
/** The names of the tabs with their counts. */
const tabs = (page: Page) => page.getByRole('tab').allInnerTexts()
const counts = async (page: Page) => (await tabs(page)).map((text) => text.replace(/[^۰-۹]/g, ''))

/** Asks the shop to take back what was delivered. */
async function returnDelivered(buyer: Customer): Promise<void> {
  const { api } = buyer
  const delivered = (await ordersOf(buyer)).find(
    ({ text_status: status }) => status === 'DELIVERED',
  )
  const params = { path: { id: delivered?.id ?? 0 } }
  const { returnable } = await answer(api.GET('/purchase/v4/order/{id}/', { params }))
  const items = returnable.map(({ price_id }) => ({ price_id, quantity: 1 }))
  const body = { items, reason: 'changed_mind', description: 'رنگش را نپسندیدم.' } as const
  await answer(api.POST('/purchase/v4/order/{id}/return/', { params, body }))
}

describe('the list of orders', () => {
  const step = useStory(async () => {
    const buyer = await customer('desktop')
    await buyer.page.goto('/shopping-history')
    return buyer
  })

  it(
    'says in each tab that there is none',
    { tags: ['ORD-01', 'ORD-07'] },
    step(async ({ page }) => {
      await page.getByRole('heading', { name: 'سفارش‌ها', level: 1 }).waitFor()
      for (const name of ['در جریان', 'تحویل‌شده', 'لغو و معلق']) {
        await tab(page, name).click()
        await atBothSizes(page, () => panel(page).getByText('سفارشی پیدا نشد!').waitFor())
      }
    }),
  )

  it(
    'keeps an order in process from its payment until its delivery, under one label',
    { tags: ['ORD-26', 'ORD-27', 'ORD-28', 'ORD-29', 'ORD-30', 'ORD-41'] },
    step(async (buyer) => {
      const { page } = buyer
      const { id } = await paidOrder(buyer)
      const staff = await staffMember()
      const events = [
        null,
        'staff.payment-checked',
        'staff.accepted',
        'staff.preparing',
        'staff.sent',
      ] as const
      for (const event of events) {
        if (event !== null) {
          const params = { path: { id } }
          await answer(staff.api.POST('/staff/order/{id}/move/', { params, body: { event } }))
        }
        await page.goto('/shopping-history')
        await expect.poll(() => counts(page)).toEqual(['۱', '۰', '۰'])
        await panel(page).getByText('در حال پردازش', { exact: true }).waitFor()
        await page.getByRole('link', { name: /^جزئیات سفارش/ }).click()
        await page.getByRole('status').getByText('در حال پردازش', { exact: true }).waitFor()
        expect(await page.getByRole('button', { name: 'دانلود فاکتور' }).count()).toBe(0)
        if (event === null)
          await page.getByRole('list', { name: 'مرحلهٔ سفارش: بررسی سفارش' }).waitFor()
      }
      await handOver(staff, buyer, id)
      await staff.context.close()
    }),
  )

  it(
    'lists a delivered order in its tab, with its label on its page',
    { tags: ['ORD-03', 'ORD-13', 'ORD-14', 'ORD-31', 'ORD-40'] },
    step(async ({ page }) => {
      await page.goto('/shopping-history?tab=delivered')
      await expect.poll(() => tabs(page)).toContainEqual(expect.stringMatching(/تحویل‌شده\s*۱/))
      expect(await counts(page)).toEqual(['۰', '۱', '۰'])
      await panel(page).getByText('تحویل شده', { exact: true }).waitFor()
      await page.getByRole('link', { name: /^جزئیات سفارش/ }).click()
      await atBothSizes(page, async () => {
        await page.getByRole('status').getByText('تحویل شده', { exact: true }).waitFor()
        await page.getByRole('button', { name: 'دانلود فاکتور' }).waitFor()
      })
    }),
  )

  it(
    'counts orders by tab, with those in process and those that wait or were rejected',
    { tags: ['ORD-02', 'ORD-04', 'ORD-31', 'ORD-33', 'ORD-36'] },
    step(async (buyer) => {
      const { page } = buyer
      await returnDelivered(buyer)
      const { id: variant } = await phoneVariant(buyer)
      const path = { id: await placeOrder(buyer, variant) }
      await answer(buyer.api.POST('/purchase/v4/order/{id}/cancel/', { params: { path } }))
      await charge(buyer, 500_000)
      await placeOrder(buyer, variant, 1, true)
      const rejected = await paidOrder(buyer)
      const staff = await staffMember()
      const params = { path: { id: rejected.id } }
      const body = { event: 'staff.rejected', reason: 'موجود نیست' } as const
      await answer(staff.api.POST('/staff/order/{id}/move/', { params, body }))
      await staff.context.close()
      await paidOrder(buyer)
      await paidOrder(buyer)
      await page.goto('/shopping-history')
      await expect.poll(() => counts(page)).toEqual(['۲', '۱', '۳'])
      await tab(page, 'لغو و معلق').click()
      await panel(page).getByText('معلق', { exact: true }).waitFor()
      expect(await panel(page).getByText('لغو شده', { exact: true }).count()).toBe(2)
      await tab(page, 'تحویل‌شده').click()
      const delivered = page.getByRole('link', { name: /^جزئیات سفارش/ })
      await expect.poll(() => delivered.count()).toBe(1)
      await tab(page, 'لغو و معلق').click()
    }),
  )

  it(
    'leads from each order to its page, and to the bank only from the one that waits',
    { tags: ['ORD-05', 'ORD-06', 'ORD-41'] },
    step(async (buyer) => {
      const { page } = buyer
      const details = page.getByRole('link', { name: /^جزئیات سفارش/ })
      const targets = () => hrefsOf(details)
      const all = await ordersOf(buyer)
      const pagesOf = (...statuses: string[]) =>
        all
          .filter(({ text_status: status }) => statuses.includes(status))
          .map(({ id }) => `/shopping-history/${id}`)
      await expect.poll(targets).toEqual(pagesOf('WAITING_PAYMENT', 'NOT_APPROVED'))
      const pay = panel(page).getByRole('link', { name: /^پرداخت/ })
      const partly = all.find(({ wallet_paid: paid }) => paid > 0)
      const named = (await pay.allInnerTexts()).map((text) => text.replaceAll(/\s/g, ' '))
      const due = inToman((partly?.total_price ?? 0) - 500_000)
      expect(named).toEqual([`پرداخت ${due} با درگاه آزمایشی`])
      await tab(page, 'در جریان').click()
      await expect.poll(targets).toEqual(pagesOf('NOT_CHECKED'))
      expect(await pay.count()).toBe(0)
      const [rejected = ''] = pagesOf('NOT_APPROVED')
      await page.goto(rejected)
      await page.getByRole('status').getByText('لغو شده', { exact: true }).waitFor()
    }),
  )

  it(
    'is loaded by one call for each tab',
    { tags: ['ORD-46', 'ORD-47', 'ORD-48'] },
    step(async ({ page }) => {
      await page.goto('/profile')
      const calls: (string | null)[] = []
      page.on('request', (request) => {
        const url = new URL(request.url())
        if (url.pathname === '/api/purchase/v4/order/')
          calls.push(url.searchParams.get('text_status__in'))
      })
      await page.getByRole('link', { name: 'سفارش‌های من' }).first().click()
      await tab(page, 'تحویل‌شده').waitFor()
      await expect.poll(() => calls.length).toBe(3)
      expect(new Set(calls)).toEqual(
        new Set([
          'DELIVERED',
          'NOT_CHECKED,PAYMENT_VERIFIED,PROCESSING,PREPARING,SENDING',
          'WAITING_PAYMENT,NOT_APPROVED,EXPIRED',
        ]),
      )
    }),
  )
})

describe('a waiting order', () => {
  const step = useStory(async () => {
    const buyer = await customer('desktop')
    const id = await placeOrder(buyer, (await phoneVariant(buyer)).id)
    await installClock(buyer.page)
    await buyer.page.goto(`/shopping-history/${id}`)
    return { ...buyer, id }
  })

  it(
    'has a link to pay whose label stays off its edges where it wraps',
    step(async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 720 })
      const pay = page.getByRole('main').getByRole('link', { name: /^پرداخت .+ با / })
      const { height, above, below } = await pay.evaluate((link) => {
        const label = document.createRange()
        label.selectNodeContents(link)
        const [text, box] = [label.getBoundingClientRect(), link.getBoundingClientRect()]
        return { height: text.height, above: text.top - box.top, below: box.bottom - text.bottom }
      })
      expect(height).toBeGreaterThan(40)
      expect(Math.min(above, below)).toBeGreaterThan(6)
      await page.setViewportSize({ width: 1440, height: 900 })
    }),
  )

  it(
    'counts the minutes down, and can be paid only until they are over',
    { tags: ['ORD-15', 'ORD-38'] },
    step(async ({ page, api, id }) => {
      const left = page.getByText(/^تا .+ دقیقهٔ دیگر پرداخت نشود، لغو می‌شود\.$/)
      const minutes = async () => Number(toLatinDigits(await left.innerText()).replace(/\D/g, ''))
      const { expires_at: end } = await answer(
        api.GET('/purchase/v4/order/{id}/', { params: { path: { id } } }),
      )
      const leftThen = Math.ceil((Date.parse(end) - Date.now()) / 60_000)
      await expect.poll(minutes).toBe(leftThen)
      await atBothSizes(page, () => left.waitFor())
      const pay = page.getByRole('main').getByRole('link', { name: /^پرداخت/ })
      await pay.waitFor()
      const time = await useTime(page)
      await time.pass(10)
      await expect.poll(minutes).toBeLessThanOrEqual(leftThen - 10)
      await time.pass(20)
      await page.getByText('مهلت پرداخت تمام شد و سفارش لغو می‌شود.').waitFor()
      await pay.waitFor({ state: 'hidden' })
      await time.end()
    }),
  )

  it(
    'that has expired is listed as cancelled, and shown as such on its page',
    { tags: ['ORD-14', 'ORD-34', 'ORD-37', 'ORD-41'] },
    step(async ({ page }) => {
      type List = { results: { text_status: string }[] }
      await reshape<List>(page, /text_status__in=WAITING.+EXPIRED/, (body) => ({
        ...body,
        results: body.results.map((order) => ({ ...order, text_status: 'EXPIRED' })),
      }))
      await page.goto('/profile')
      await page.getByRole('link', { name: 'سفارش‌های من' }).first().click()
      await tab(page, 'لغو و معلق').click()
      await panel(page).getByText('لغو شده', { exact: true }).waitFor()
      await expect.poll(() => counts(page)).toEqual(['۰', '۰', '۱'])
      await reshape<object>(page, /\/purchase\/v4\/order\/\d+\/$/, (order) => ({
        ...order,
        text_status: 'EXPIRED',
      }))
      await page.getByRole('link', { name: /^جزئیات سفارش/ }).click()
      await page.getByRole('status').getByText('لغو شده', { exact: true }).waitFor()
      expect(await page.getByRole('button', { name: 'دانلود فاکتور' }).count()).toBe(0)
    }),
  )
})

describe('a delivered order', () => {
  const step = useStory(async () => {
    const buyer = await customer('desktop')
    const { id, tracking_code: code, total_price: total } = await paidOrder(buyer)
    await buyer.page.goto(`/shopping-history/${id}`)
    return { ...buyer, id, code, total }
  })

  it(
    'has no invoice before the delivery, and a way back to the list',
    { tags: ['ORD-09', 'ORD-14', 'ROLE2-33'] },
    step(async (buyer) => {
      const { page, api, id } = buyer
      await page.getByRole('button', { name: 'لغو سفارش' }).waitFor()
      expect(await page.getByRole('button', { name: 'دانلود فاکتور' }).count()).toBe(0)
      const early = refusal(api.GET('/profile/v3/invoice/{id}/', { params: { path: { id } } }))
      expect(await early).toEqual({ status: 409, code: 'invoice_not_ready' })
      // The other one is in the menu of the account.
      const ways = page.getByRole('main').getByRole('link', { name: 'سفارش‌های من', exact: true })
      expect(await ways.count()).toBe(2)
      await ways.last().click()
      await page.waitForURL('**/shopping-history')
      await page.goto(`/shopping-history/${id}`)
      await page.getByRole('button', { name: 'لغو سفارش' }).waitFor()
      await deliver(buyer, id)
      await page.getByRole('button', { name: 'دانلود فاکتور' }).waitFor()
    }),
  )

  it(
    'shows its recipient and its tracking code, which can be copied',
    { tags: ['ORD-10', 'ORD-55'] },
    step(async ({ page, context, code, phone }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const { 'شماره تماس': number, ...facts } = await readTerms(panel(page))
      expect(facts).toMatchObject({ گیرنده: 'سارا محمدی', 'کد پیگیری': toPersianDigits(code) })
      expect(toLatinDigits(String(number)).replaceAll(' ', '')).toBe(phone)
      await page.getByRole('button', { name: 'کپی کد پیگیری' }).click()
      await toast(page, 'success', 'کپی شد').waitFor()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
    }),
  )

  it(
    'labels each payment by its gateway and by what became of it',
    { tags: ['ORD-21', 'ORD-23', 'ORD-24', 'ORD-43', 'ORD-44', 'ORD-45'] },
    step(async ({ page }) => {
      await page.goto('/shopping-history?tab=delivered')
      const reply = await changeReply(page, /payments\/transaction/, (body) => {
        const payments: Record<string, unknown>[] = JSON.parse(body)
        const [first] = payments
        const shown = [
          ['wallet', 'SUCCESSFUL', null],
          ['xyz', 'PENDING', null],
          ['xyz', 'RETURNED', null],
          ['xyz', 'FAILED', null],
          ['aban', 'CANCELLED', 'بانک آبان'],
        ]
        return {
          body: JSON.stringify(
            shown.map(([gateway_used, status, gateway_name], index) => ({
              ...first,
              created_at: `2026-11-2${index}T10:00:00Z`,
              gateway_used,
              gateway_name,
              status,
            })),
          ),
        }
      })
      await page.getByRole('link', { name: /^جزئیات سفارش/ }).click()
      await tab(page, 'تراکنش‌ها').click()
      const rows = panel(page).getByRole('listitem')
      await expect.poll(() => rows.count()).toBe(5)
      const texts = await rows.allInnerTexts()
      for (const [index, words] of [
        ['کیف پول', 'موفق'],
        ['نامشخص', 'در انتظار'],
        ['نامشخص', 'برگشت‌خورده'],
        ['نامشخص', 'لغو شده'],
        ['بانک آبان', 'لغو شده'],
      ].entries())
        for (const word of words)
          await rows.nth(index).getByText(word, { exact: true }).first().waitFor()
      expect(texts[1]).toContain('سفارش با پرداخت دیگری پرداخت شد')
      expect(texts[3]).toContain('مبلغی کم نشد')
      reply.mend()
      await reshape<object[]>(page, /payments\/transaction/, ([payment]) => [
        { ...payment, status: 'PENDING' },
      ])
      await page.goto('/shopping-history?tab=delivered')
      await page.getByRole('link', { name: /^جزئیات سفارش/ }).click()
      await tab(page, 'تراکنش‌ها').click()
      await panel(page).getByText('نتیجه را از بانک می‌پرسیم').waitFor()
    }),
  )

  it(
    'prints its invoice as a table on one sheet of paper, from a phone as well',
    step(async ({ page, id, total }) => {
      await page.setViewportSize(devices.phone)
      await page.goto(`/shopping-history/${id}/invoice`)
      await page.emulateMedia({ media: 'print' })
      const sheet = page.getByRole('region', { name: /^فاکتور/ })
      await sheet.getByText(formatToman(total)).first().waitFor()
      await sheet.getByRole('columnheader').first().waitFor()
      for (const frame of [
        page.getByRole('banner').getByRole('link'),
        page.getByRole('link', { name: 'بازگشت به سفارش' }),
        page.getByRole('heading', { level: 1 }),
      ])
        expect(await frame.filter({ visible: true }).count()).toBe(0)
      const pdf = await page.pdf({ format: 'A4' })
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
      await page.emulateMedia({ media: null })
      await page.setViewportSize(devices.desktop)
      await page.goto(`/shopping-history/${id}`)
    }),
  )

  it(
    'has an invoice as a PDF, made in the browser at twice the size in pages of 1400',
    { tags: ['ORD-52', 'ORD-53', 'ORD-54'] },
    step(async ({ page, id, code }) => {
      type Invoice = { items: { price_obj: { id: number } }[] }
      await page.goto(`/shopping-history/${id}`)
      await reshape<Invoice>(page, /\/profile\/v3\/invoice\//, (invoice) => ({
        ...invoice,
        items: Array.from({ length: 40 }, (_, index) => ({
          ...invoice.items[0],
          price_obj: { ...invoice.items[0]?.price_obj, id: index + 1 },
        })),
      }))
      const requests: string[] = []
      page.on('request', (request) => requests.push(request.url()))
      const downloading = page.waitForEvent('download', { timeout: 60_000 })
      await press(page, 'دانلود فاکتور')
      const download = await downloading
      expect(download.suggestedFilename()).toBe(`فاکتور-${toPersianDigits(code)}.pdf`)
      const pdf = await contentOf(download)
      expect(pdf.startsWith('%PDF-')).toBe(true)
      const pages = [...pdf.matchAll(/\/Width (\d+)\s*\/Height (\d+)/g)].map(
        ([, width, height]) => [Number(width), Number(height)],
      )
      expect(pages.length).toBeGreaterThan(1)
      expect(new Set(pages.map(String))).toEqual(new Set(['2000,2800']))
      expect(requests.filter((url) => /pdf/i.test(url) && !url.includes('/assets/'))).toEqual([])
    }),
  )

  it(
    'has an invoice that fits a phone, whose PDF still has the size of a sheet',
    step(async ({ page, id, total }) => {
      await page.setViewportSize(devices.phone)
      await page.goto(`/shopping-history/${id}/invoice`)
      const sheet = page.getByRole('region', { name: /^فاکتور/ })
      await sheet.getByText(formatToman(total)).first().waitFor()
      expect(await sheet.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
      const code = sheet.locator('td[data-label="کد کالا"]').first()
      const share = async () => {
        const [row, whole] = [await code.boundingBox(), await sheet.boundingBox()]
        return (row?.width ?? 0) / (whole?.width ?? Infinity)
      }
      await expect.poll(share).toBeGreaterThan(0.8)
      const downloading = page.waitForEvent('download', { timeout: 60_000 })
      await press(page, 'دانلود فاکتور')
      expect(await contentOf(await downloading)).toMatch(/\/Width 2000\s*\/Height 2800/)
      await page.setViewportSize(devices.desktop)
      await page.goto(`/shopping-history/${id}`)
    }),
  )

  it(
    'shows its steps, and puts its goods into the cart again',
    step(async ({ page, total }) => {
      const steps = page.getByRole('region', { name: 'روند سفارش' }).getByRole('listitem')
      expect(await steps.count()).toBe(7)
      await tab(page, 'کالاها').click()
      await expect.poll(() => panel(page).innerText()).toContain(formatToman(total))
      await press(page, 'خرید دوباره')
      await page.getByText('کالاها به سبد خرید اضافه شد').waitFor()
      await page.getByRole('link', { name: 'دیدن سبد' }).click()
      await page.getByRole('region', { name: 'سبد خرید شما' }).waitFor()
    }),
  )
})

it('a cancelled order says that its money is in the wallet, how much and since when', async () => {
  const buyer = await customer('phone')
  const { page, api } = buyer
  const { id, total_price: total } = await paidOrder(buyer)
  await page.goto(`/shopping-history/${id}`)
  await press(page, 'لغو سفارش')
  await press(page, 'لغو می‌کنم')
  await toast(page, 'success', `سفارش لغو شد و ${inToman(total)} به کیف پول شما برگشت`).waitFor()
  const params = { path: { id } }
  const { wallet_returns: returned } = await answer(api.GET('/purchase/v4/order/{id}/', { params }))
  expect(returned).toEqual([{ amount: total, at: expect.any(String) }])
  const line = panel(page).locator('dl > div', { hasText: 'برگشت به کیف پول' })
  await line.getByText(inToman(total)).waitFor()
  await line.locator(`time[datetime="${returned[0]?.at}"]`).waitFor()
  await tab(page, 'تراکنش‌ها').click()
  const row = panel(page).getByRole('listitem').filter({ hasText: 'برگشت به کیف پول' })
  await row.locator(`time[datetime="${returned[0]?.at}"]`).waitFor()
  await row.getByRole('link', { name: 'دیدن کیف پول' }).click()
  await page.waitForURL('**/wallet')
})

it('an order that is ready at the branch says so with its code at the top, and in the list', async () => {
  const buyer = await customer('phone')
  const { page } = buyer
  const { id, code } = await readyForPickup(buyer)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/shopping-history/${id}`)
  const note = page.getByRole('region', { name: 'سفارش شما در شعبهٔ شرق تهران آمادهٔ تحویل است' })
  const shown = note.getByText(toPersianDigits(code))
  await shown.waitFor()
  const box = await shown.boundingBox()
  expect((box?.y ?? 740) + (box?.height ?? 0)).toBeLessThan(740)
  await page.goto('/shopping-history')
  await page.getByRole('list', { name: 'مرحلهٔ سفارش: آمادهٔ تحویل در شعبه' }).waitFor()
  const card = panel(page).getByRole('listitem').first()
  expect(await card.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
})

it('goods that are left can be returned while another return is under way', async () => {
  const buyer = await customer('phone')
  const { page } = buyer
  const other = await stockedVariant(buyer, 'tablet', 1)
  await addItem(buyer, other.id)
  const { id, item } = await paidOrder(buyer)
  await deliver(buyer, id)
  await page.goto(`/shopping-history/${id}`)
  const form = page.getByRole('dialog', { name: 'بازگرداندن کالا' })
  const send = form.getByRole('button', { name: 'ثبت درخواست' })
  const cards = page.getByRole('region', { name: 'درخواست‌های بازگشت' })
  for (const [index, { price_obj: variant }] of item.entries()) {
    await press(page, 'درخواست بازگشت کالا')
    await form.getByText(/مبلغ به کیف پول شما برمی‌گردد/).waitFor()
    expect(await form.getByRole('radio', { checked: true }).count()).toBe(0)
    await expect.poll(() => send.evaluate(isInWindow)).toBe(true)
    await form.getByLabel(new RegExp(`^تعداد ${variant.product.title}`)).selectOption('1')
    expect(await send.isDisabled()).toBe(true)
    // By keyboard: a click so soon after «باشه», at its place, is taken for the second tap of a double tap.
    await send.press('Enter')
    await form.getByRole('alert').getByText('دلیل بازگرداندن را انتخاب کنید.').waitFor()
    await form.getByRole('radio', { name: 'منصرف شدم' }).check()
    const sum = await form.getByRole('status').locator('strong').innerText()
    await form.getByText(/هزینهٔ ارسال کالای بازگشتی با خریدار است/).waitFor()
    await send.press('Enter')
    await press(page, 'باشه')
    await cards.getByText(`۱ عدد ${variant.product.title}، ${variant.color_name}`).waitFor()
    expect(await cards.getByText('در حال بررسی').count()).toBe(index + 1)
    await cards.getByRole('listitem').first().getByText(sum, { exact: true }).waitFor()
  }
  expect(await page.getByRole('button', { name: 'درخواست بازگشت کالا' }).count()).toBe(0)
  await page.getByText('درخواست بازگشت کالا در حال بررسی است.').waitFor()
  await page.goto('/shopping-history?tab=delivered')
  await panel(page).getByText('درخواست بازگشت کالا در حال بررسی است.').waitFor()
})

it('a return is cancelled after a question, and the same goods can be returned again', async () => {
  const buyer = await customer('phone')
  const { page } = buyer
  const { id } = await paidOrder(buyer)
  await deliver(buyer, id)
  await page.goto(`/shopping-history/${id}`)
  const form = page.getByRole('dialog', { name: 'بازگرداندن کالا', exact: true })
  const question = page.getByRole('alertdialog', { name: 'انصراف از بازگرداندن کالا' })
  const cards = page.getByRole('region', { name: 'درخواست‌های بازگشت' })
  const ask = async () => {
    await press(page, 'درخواست بازگشت کالا')
    await form.getByLabel(/^تعداد/).selectOption('1')
    await form.getByRole('radio', { name: 'منصرف شدم' }).check()
    await form.getByRole('button', { name: 'ثبت درخواست' }).click()
    await press(page, 'باشه')
    await page.getByText('درخواست بازگشت کالا در حال بررسی است.').waitFor()
  }
  await ask()
  await page.getByRole('link', { name: 'درخواست بازگشت کالا در حال بررسی است.' }).click()
  const card = cards.getByRole('listitem').first()
  await expect.poll(() => card.evaluate((part) => part === document.activeElement)).toBe(true)
  await press(page, 'انصراف از بازگشت')
  await question.getByText(/^تا .+ می‌توانید دوباره درخواست بازگشت بدهید\.$/).waitFor()
  await question.getByRole('button', { name: 'درخواست را نگه می‌دارم' }).click()
  await cards.getByText('در حال بررسی').waitFor()
  await press(page, 'انصراف از بازگشت')
  await question.getByRole('button', { name: 'انصراف می‌دهم' }).click()
  await cards.getByText('انصراف دادید').waitFor()
  await page.getByText('درخواست بازگشت کالا در حال بررسی است.').waitFor({ state: 'detached' })
  expect(await page.getByRole('button', { name: 'انصراف از بازگشت' }).count()).toBe(0)
  await ask()
  expect(await cards.getByRole('listitem').getByText('انصراف دادید').count()).toBe(1)
})

it(
  'a transaction is labeled by the name of its bank, or of its provider of installments',
  { tags: ['ORD-21', 'ORD-22'] },
  async () => {
    const buyer = await customer('phone')
    const { page } = buyer
    const labels = {
      sandbox: 'درگاه آزمایشی',
      credit: 'اعتبار نوبان',
      mehrgan: 'اقساط مهرگان',
    }
    for (const [gateway, label] of Object.entries(labels)) {
      const { id } = await paidOrder(buyer, gateway)
      await page.goto(`/shopping-history/${id}`)
      await tab(page, 'تراکنش‌ها').click()
      await panel(page).getByRole('listitem').getByText(label, { exact: true }).waitFor()
    }
  },
)

async function contentOf(download: Download): Promise<string> {
  return (await readFile(await download.path())).toString('latin1')
}
