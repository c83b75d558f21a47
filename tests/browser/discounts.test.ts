import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import type { Schemas } from '#machines/api/client.ts'
import { demoDiscounts } from '#demo/seed/discounts.ts'
import { customer, ordersOf, paymentsOf, readyToPay } from './support/customer.ts'
import { phoneVariant } from './support/goods.ts'
import { answerCall, breakCall, networkNoise, reshape } from './support/network.ts'
import { goToBank, press, pressAtBank } from './support/purchase.ts'
import { useBrowser, useStory } from './support/story.ts'
import { atBothSizes } from './support/sizes.ts'
import { summary } from './support/sums.ts'
import { newToast, toast } from './support/toasts.ts'

useBrowser()

const vpnText = 'لطفا پیش از رفتن به درگاه پرداخت، VPN خود را خاموش کنید.'
const field = (page: Page) => page.getByRole('textbox', { name: 'کد تخفیف' })
const check = (page: Page) => page.getByRole('button', { name: 'بررسی', exact: true })

const hasFocus = (control: Locator) => control.evaluate((it) => it === document.activeElement)

/** Types a code and has it checked. */
async function enter(page: Page, code: string): Promise<void> {
  await field(page).fill(code)
  await check(page).click()
}

describe('a discount code on the invoice', () => {
  const step = useStory(async () => {
    const buyer = await customer('phone', { expectedErrors: networkNoise })
    const { id, price, new_price: newPrice } = await phoneVariant(buyer)
    await readyToPay(buyer, id)
    await buyer.page.goto('/cart/invoice')
    await field(buyer.page).waitFor()
    return { buyer, page: buyer.page, id, price, sold: newPrice ?? price }
  })

  it(
    'is required, and cannot be checked while it is empty',
    { tags: ['INV-07', 'INV-26', 'INV-27'] },
    step(async ({ page }) => {
      expect(await check(page).isDisabled()).toBe(true)
      await field(page).focus()
      await check(page).waitFor()
      await field(page).blur()
      expect(await page.getByText('فیلد الزامی است').count()).toBe(0)
      await field(page).fill('X')
      await expect.poll(() => check(page).isEnabled()).toBe(true)
      await field(page).fill('   ')
      await expect.poll(() => check(page).isDisabled()).toBe(true)
      await field(page).fill('')
      await field(page).blur()
      await page.getByText('فیلد الزامی است').waitFor()
      expect(await check(page).isDisabled()).toBe(true)
    }),
  )
  it(
    'that is unknown, expired or used up is refused with an error toast that says so',
    { tags: ['INV-31', 'INV-32', 'INV-33', 'INV-34'] },
    step(async ({ page, sold }) => {
      const causes = ['discount_code_expired', 'discount_code_invalid']
      await answerCall(page, /discount_code=/, causes, { status: 400, turns: 1 })
      await enter(page, 'X')
      await newToast(page, 'error', 'کد تخفیف منقضی شده است.')
      await enter(page, 'NOBODY-KNOWS-IT')
      await newToast(page, 'error', 'کد تخفیف نامعتبر است.')
      await enter(page, demoDiscounts.expired)
      await newToast(page, 'error', 'کد تخفیف منقضی شده است.')
      await enter(page, demoDiscounts.usedUp)
      await newToast(page, 'error', 'تعداد استفادهٔ مجاز از کد تخفیف به پایان رسیده است.')
      expect(await field(page).inputValue()).toBe(demoDiscounts.usedUp)
      expect(await summary(page, 'صورت‌حساب')).toMatchObject({ 'قابل پرداخت': sold })
    }),
  )
  it(
    'for larger purchases or another category is refused with an error toast that says so',
    { tags: ['INV-36', 'INV-37'] },
    step(async ({ page }) => {
      await enter(page, demoDiscounts.large)
      await newToast(page, 'error', 'مبلغ خرید از حداقل لازم برای اعمال تخفیف کمتر است.')
      await enter(page, demoDiscounts.category)
      await newToast(page, 'error', 'این کد تخفیف برای این دسته‌بندی قابل استفاده نیست.')
    }),
  )
  it(
    'that is refused for an unknown reason is reported as refused, and can be checked again',
    { tags: ['INV-38'] },
    step(async ({ page }) => {
      await answerCall(page, /discount_code=/, ['moon'], { status: 400, turns: 1 })
      await enter(page, demoDiscounts.fixed)
      const failed = 'کد تخفیف بررسی نشد. لطفا دوباره تلاش کنید.'
      await newToast(page, 'error', failed)
      const broken = await breakCall(page, /discount_code=/, 500)
      await page.getByRole('button', { name: 'بررسی دوباره' }).click()
      await expect.poll(() => broken.count).toBe(1)
      await page.getByRole('button', { name: 'بررسی دوباره' }).waitFor()
      await toast(page, 'error', failed).waitFor()
      broken.mend()
    }),
  )
  it(
    'that is accepted is noted, and the reply replaces the sums',
    { tags: ['CART-25', 'INV-22', 'INV-23'] },
    step(async ({ page, price, sold }) => {
      const answered = page.waitForResponse(/discount_code=/)
      await enter(page, demoDiscounts.fixed.toLowerCase())
      const { totals } = await (await answered).json()
      const note = page.getByRole('region', { name: 'کد تخفیف' }).getByRole('status')
      await atBothSizes(page, async () => {
        await note.getByText('تخفیف اعمال شد').waitFor()
        expect(await note.evaluate((it) => getComputedStyle(it).backgroundColor)).toBe(
          'rgb(230, 245, 233)',
        )
      })
      expect(totals.total_amount).toBe(sold - 500_000)
      await expect
        .poll(() => summary(page, 'صورت‌حساب'))
        .toEqual({
          'قیمت کالاها (۱)': price,
          'سود شما از خرید': price - sold,
          [`تخفیف کد ${demoDiscounts.fixed}`]: 500_000,
          'هزینهٔ ارسال': 'رایگان - تحویل حضوری',
          'قابل پرداخت': totals.total_amount,
        })
    }),
  )
  it(
    'is removed with its sums, and the keyboard stays where it was',
    step(async ({ page, sold }) => {
      const part = page.getByRole('region', { name: 'کد تخفیف' })
      const remove = part.getByRole('button', { name: 'حذف کد' })
      await remove.press('Enter')
      await newToast(page, 'info', 'کد تخفیف حذف شد')
      await expect.poll(() => summary(page, 'صورت‌حساب')).toMatchObject({ 'قابل پرداخت': sold })
      await expect.poll(() => hasFocus(field(page))).toBe(true)
      await field(page).fill(demoDiscounts.fixed)
      await field(page).press('Enter')
      await expect.poll(() => hasFocus(remove)).toBe(true)
    }),
  )
  it(
    'is used by the order, and cannot be used again by the same shopper',
    { tags: ['INV-35'] },
    step(async ({ page, buyer, id }) => {
      await page.reload()
      await page.getByRole('button', { name: 'حذف کد' }).waitFor()
      await goToBank(page)
      await pressAtBank(page, 'پرداخت')
      await page.getByRole('heading', { name: 'پرداخت با موفقیت انجام شد' }).waitFor()
      await readyToPay(buyer, id)
      await page.goto('/cart/invoice')
      await enter(page, demoDiscounts.fixed)
      await newToast(page, 'error', 'این کد تخفیف پیش‌تر توسط شما استفاده شده است.')
    }),
  )
  it(
    'is followed by the ways to pay: the banks, of which the first that works is chosen, then credit',
    { tags: ['INV-02', 'INV-03', 'INV-20'] },
    step(async ({ page }) => {
      const banks = ['بانک بسته', 'بانک یکم', 'بانک دوم']
      const offered = await reshape<Schemas['GatewayOptions']>(
        page,
        /payment_gateway_option/,
        (options) => ({
          ...options,
          bank_gateways: options.bank_gateways.flatMap((bank) =>
            banks.map((name, index) => ({
              ...bank,
              name,
              link: `${bank.link}?${index}`,
              is_active: index > 0,
            })),
          ),
        }),
      )
      await page.goto('/cart/invoice')
      const ways = page.getByRole('radiogroup', { name: 'روش پرداخت' }).getByRole('radio')
      const chosen = () =>
        ways.evaluateAll((all: HTMLInputElement[]) => all.map(({ checked }) => checked))
      await atBothSizes(page, async () => {
        await expect.poll(chosen).toEqual([false, true, false, false, false])
      })
      const names = [...banks, 'اعتبار نوبان', 'اقساط مهرگان']
      for (const index of [3, 4, 2]) {
        const way = page.getByRole('radio', { name: new RegExp(names[index] ?? '') })
        await way.check()
        await expect.poll(chosen).toEqual(names.map((_, at) => at === index))
      }
      offered.mend()
      await page.goto('/cart/invoice')
      await page.getByRole('radio', { name: /درگاه آزمایشی/ }).check()
    }),
  )
  it(
    'gets no warning about a VPN, which is switched off',
    { tags: ['INV-02', 'INV-03', 'INV-09', 'INV-24', 'INV-25', 'PAY-02'] },
    step(async ({ page, buyer }) => {
      await page.getByRole('radio', { name: /درگاه آزمایشی/, checked: true }).waitFor()
      const scripts = await page.evaluate(async () => {
        const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
        const paths = loaded.filter((name) => new URL(name).pathname.endsWith('.js'))
        return Promise.all(paths.map(async (path) => (await fetch(path)).text()))
      })
      expect(scripts.join('')).toContain(vpnText)
      await page.getByRole('radio', { name: /اعتبار نوبان/ }).check()
      await press(page, /^پرداخت/)
      await page.waitForURL('**/sandbox-bank/credit/**')
      await page.getByRole('heading', { name: 'پرداخت اقساطی آزمایشی' }).waitFor()
      await pressAtBank(page, 'پرداخت')
      await page.getByRole('heading', { name: 'پرداخت با موفقیت انجام شد' }).waitFor()
      const [order] = await ordersOf(buyer)
      expect(await paymentsOf(buyer, order?.id ?? 0)).toMatchObject([
        { gateway_used: 'credit', status: 'SUCCESSFUL' },
      ])
    }),
  )
})

describe('the analytics', () => {
  it(
    'receive a paid order once, and nothing else',
    { tags: ['PAY-16', 'PAY-45', 'PAY-46'] },
    async () => {
      const buyer = await customer('phone')
      const { page } = buyer
      await readyToPay(buyer, (await phoneVariant(buyer)).id)
      await page.goto('/cart/invoice')
      await goToBank(page)
      await pressAtBank(page, 'انصراف')
      await page.getByRole('heading', { name: 'پرداخت را لغو کردید' }).waitFor()
      await page.getByText('سفارش شما منتظر پرداخت است؛').waitFor()
      const layer = () => page.evaluate(() => window.dataLayer?.length ?? 0)
      expect(await layer()).toBe(0)
      await press(page, 'پرداخت دوباره')
      await page.waitForURL('**/sandbox-bank/**')
      const asked = page.waitForRequest(/v4\/order\/\d+\/trigger-event\/$/)
      await pressAtBank(page, 'پرداخت')
      await asked
      await expect.poll(layer).toBe(1)
      const [order] = await ordersOf(buyer)
      const purchase = { event: 'purchase', ecommerce: { value: order?.total_price } }
      expect(await page.evaluate(() => window.dataLayer)).toMatchObject([purchase])
      const again = page.waitForResponse(/trigger-event/)
      await page.reload()
      const reply = await (await again).json()
      expect(reply).toMatchObject({ allow: true, data: purchase })
      const success = page.getByRole('heading', { name: 'پرداخت با موفقیت انجام شد' })
      await success.waitFor()
      expect(await layer()).toBe(0)
      await page.evaluate(() => localStorage.removeItem('reported-orders'))
      await reshape<object>(page, /trigger-event/, (reply) => ({ ...reply, allow: false }))
      const refused = page.waitForResponse(/trigger-event/)
      await page.reload()
      expect(await (await refused).json()).toMatchObject({ allow: false, data: purchase })
      await success.waitFor()
      expect(await layer()).toBe(0)
      const named = page.waitForRequest(new RegExp(`/v4/order/${order?.id}/trigger-event/$`))
      await page.goto(`/payment/callback?order_id=${order?.id}`)
      await named
    },
  )
})
