import type { Page, Request } from 'playwright'
import { describe, expect, it } from 'vitest'
import { toLatinDigits } from '#domain/digits.ts'
import { answer, refusal, startTransfer } from '#tests/support/shopper.ts'
import { customer, readyToPay, staffMember } from './support/customer.ts'
import { goWithin } from './support/gestures.ts'
import { phoneVariant } from './support/goods.ts'
import { breakCall, changeReply, networkNoise } from './support/network.ts'
import { press } from './support/purchase.ts'
import { atBothSizes } from './support/sizes.ts'
import { useBrowser, useStory } from './support/story.ts'
import { readTerms } from './support/sums.ts'
import { charge } from './support/wallet.ts'

useBrowser()

const iban = '820540102680020817909002'
const openWithdrawal = (page: Page) =>
  page.getByRole('button', { name: 'برداشت', exact: true }).click()
const amountField = (page: Page) => page.getByLabel('مبلغ برداشت (تومان)')
const ibanField = (page: Page) => page.getByLabel('شمارهٔ شبا')
const submit = (page: Page) => page.getByRole('button', { name: 'ثبت درخواست برداشت' })
const chargeField = (page: Page) => page.getByLabel('مبلغ شارژ (تومان)')
const rows = (page: Page) => page.getByRole('table').getByRole('row')

/** In the dialog of a withdrawal. */
const retryOf = (page: Page) =>
  page.getByRole('dialog', { name: 'برداشت از کیف پول' }).getByRole('button', {
    name: 'تلاش دوباره',
  })
const middleOf = (box: { y: number; height: number } | null) =>
  (box?.y ?? 0) + (box?.height ?? NaN) / 2

async function balances(page: Page): Promise<number[]> {
  const terms = page.getByLabel('موجودی کیف پول')
  const texts = await terms.locator('dd').filter({ hasText: 'تومان' }).allTextContents()
  return texts.map((text) => Number(toLatinDigits(text).replace(/\D/g, '')))
}

describe('the wallet', () => {
  const step = useStory(async () => {
    const owner = await customer('desktop', { expectedErrors: networkNoise })
    await owner.page.goto('/wallet')
    return { ...owner }
  })

  it(
    'has a page with its place in the account, and no transactions at first',
    { tags: ['ROUTE-13', 'WAL-01', 'WAL-02', 'WAL-03', 'WAL-17'] },
    step(async ({ page }) => {
      await page.getByRole('heading', { name: 'کیف پول', level: 1 }).waitFor()
      const crumbs = page.getByRole('navigation', { name: 'مسیر صفحه' }).getByRole('listitem')
      expect(await crumbs.allTextContents()).toEqual(['خانه', 'پروفایل', 'کیف پول'])
      expect(await crumbs.getByRole('link').last().getAttribute('href')).toBe('/profile')
      await page.getByText('تراکنشی وجود ندارد.').waitFor()
      const back = page.getByRole('link', { name: 'بازگشت به حساب من' })
      expect(await back.filter({ visible: true }).count()).toBe(0)
      await page.getByLabel('موجودی کیف پول').waitFor()
    }),
  )

  it(
    'offers no withdrawal when it is empty, not even of purchase credit',
    { tags: ['WAL-12', 'WAL-14', 'WAL-20', 'WAL-34', 'ROLE2-32'] },
    step(async ({ page, api: own, phone }) => {
      const { api, context } = await staffMember()
      const body = { phone_number: phone, amount: 150_000, comment: 'هدیهٔ سالگرد' }
      await answer(api.POST('/staff/wallet/credit/', { body }))
      await context.close()
      await page.reload()
      await expect.poll(() => balances(page)).toEqual([150_000, 0, 150_000])
      await openWithdrawal(page)
      await amountField(page).fill('1000')
      await ibanField(page).fill(iban)
      expect(await submit(page).isDisabled()).toBe(true)
      await page.keyboard.press('Escape')
      const asked = { amount: 1000, iban }
      const refused = refusal(own.POST('/wallet/withdrawal-request/', { params: {}, body: asked }))
      expect(await refused).toEqual({ status: 409, code: 'insufficient_funds' })
    }),
  )

  it(
    'shows the total, the credit and what can be withdrawn',
    { tags: ['ROLE-02', 'ROLE-30', 'ROLE2-10', 'WAL-04', 'WAL-05', 'WAL-06'] },
    step(async (owner) => {
      await charge(owner, 500_000)
      await owner.page.reload()
      await atBothSizes(owner.page, async () => {
        await expect
          .poll(() => readTerms(owner.page.getByLabel('موجودی کیف پول')))
          .toEqual({
            'موجودی کل': 650_000,
            'موجودی قابل برداشت': 500_000,
            'اعتبار خرید': 150_000,
          })
      })
      const [wallet] = await answer(owner.api.GET('/wallet/wallet/'))
      expect(wallet).toEqual({ total_funds: 650_000, balance: 500_000, store_credit: 150_000 })
    }),
  )

  it(
    'takes an amount in digits only, of any size, and offers three',
    { tags: ['WAL-07', 'WAL-08', 'WAL-09', 'WAL-10', 'WAL-40'] },
    step(async ({ page }) => {
      const field = chargeField(page)
      const button = page.getByRole('button', { name: 'افزایش موجودی' })
      for (const [typed, kept] of [
        ['abc', 'abc'],
        ['1000.5', '۱۰۰۰.۵'],
        ['-12', '-۱۲'],
      ] as const) {
        await field.fill(typed)
        expect([await field.inputValue(), await button.isDisabled()]).toEqual([kept, true])
        await page.getByText('یک عدد کامل بنویسید، بی‌ممیز و علامت.').waitFor()
      }
      await field.fill('1')
      expect([await field.inputValue(), await button.isDisabled()]).toEqual(['۱', false])
      await field.fill('900000000000000')
      expect([await field.inputValue(), await button.isDisabled()]).toEqual([
        '۹۰۰٬۰۰۰٬۰۰۰٬۰۰۰٬۰۰۰',
        false,
      ])
      await field.fill('999999999999999')
      await page.getByText('مبلغ شارژ باید از ۱ تا ۹۰۰٬۷۱۹٬۹۲۵٬۴۷۴٬۰۹۹ تومان باشد.').waitFor()
      expect(await button.isDisabled()).toBe(true)
      await atBothSizes(page, async () => {
        for (const quick of ['۱۰۰٬۰۰۰', '۲۰۰٬۰۰۰', '۳۰۰٬۰۰۰']) {
          await page.getByRole('button', { name: quick }).click()
          expect([await field.inputValue(), await button.isDisabled()]).toEqual([quick, false])
        }
      })
    }),
  )

  it(
    'is charged at the bank, which opens in another tab, after a failure too',
    { tags: ['PAY-34', 'WAL-11', 'WAL-43', 'WAL-44', 'WAL-46'] },
    step(async ({ page, context, origin }) => {
      const broken = await breakCall(page, /\/wallet\/deposit\//, 500)
      await press(page, 'افزایش موجودی')
      const retry = page.getByRole('alert').getByRole('button', { name: 'تلاش دوباره' })
      await retry.waitFor()
      expect(await chargeField(page).inputValue()).toBe('۳۰۰٬۰۰۰')
      broken.mend()
      const sent = page.waitForRequest(/\/wallet\/deposit\//)
      const opened = context.waitForEvent('page')
      await retry.click()
      const request = await sent
      expect(request.postDataJSON()).toEqual({ amount: 300_000 })
      expect(new URL(request.url()).searchParams.get('redirect_url')).toBe(
        `${origin}/payment/wallet-callback/`,
      )
      const type = (await request.response())?.headers()['content-type']
      expect(type).toMatch(/^text\/html/)
      const tab = await opened
      await tab.waitForURL('**/sandbox-bank/**')
      await page.reload()
      const unpaid = rows(page).filter({ hasText: 'هنوز پرداخت نشده است.' })
      await unpaid.filter({ hasText: 'افزایش موجودی' }).waitFor()
      await tab.getByRole('button', { name: 'پرداخت' }).click()
      await tab.waitForURL('**/payment/wallet-callback**')
      await tab.getByRole('link', { name: 'کیف پول من' }).click()
      await tab.waitForURL((url) => url.pathname === '/wallet')
      await tab.close()
      await page.reload()
      await expect.poll(() => balances(page)).toEqual([950_000, 800_000, 150_000])
      expect(await unpaid.count()).toBe(0)
    }),
  )

  it(
    'checks a withdrawal while it is typed',
    { tags: ['WAL-32', 'WAL-35', 'WAL-36', 'WAL-37', 'WAL-38', 'WAL-39'] },
    step(async ({ page, api }) => {
      await openWithdrawal(page)
      const dialog = page.getByRole('dialog', { name: 'برداشت از کیف پول' })
      await dialog.getByText('مبلغ حداکثر تا ۴۸ ساعت کاری به حساب شما واریز می‌شود.').waitFor()
      await ibanField(page).fill('')
      const [prefix, input] = await Promise.all([
        dialog.getByText('IR', { exact: true }).boundingBox(),
        ibanField(page).boundingBox(),
      ])
      expect(middleOf(prefix)).toBeCloseTo(middleOf(input), 0)
      const style = await ibanField(page).evaluate((field) => {
        const { direction, textAlign, paddingLeft } = getComputedStyle(field)
        return { direction, textAlign, paddingLeft: Number.parseFloat(paddingLeft) }
      })
      expect(style).toMatchObject({ direction: 'ltr', textAlign: 'left' })
      const gap =
        (input?.x ?? NaN) + style.paddingLeft - (prefix?.x ?? NaN) - (prefix?.width ?? NaN)
      expect(gap).toBeGreaterThanOrEqual(0)
      expect(gap).toBeLessThan(12)
      const prompt = dialog.getByText(/لطفا شمارهٔ شبا را درست وارد کنید/)
      for (const [digits, isPrompted] of [
        [5, false],
        [6, true],
        [23, true],
        [24, false],
      ] as const) {
        await ibanField(page).fill(iban.slice(0, digits))
        expect([digits, await prompt.count()]).toEqual([digits, isPrompted ? 1 : 0])
      }
      await ibanField(page).fill(iban.slice(0, 3))
      await page.keyboard.press('Tab')
      await prompt.waitFor()
      await ibanField(page).fill(iban)
      await amountField(page).fill('800001')
      await dialog.getByText('مبلغ بیشتر از موجودی قابل برداشت است.').waitFor()
      expect(await submit(page).isDisabled()).toBe(true)
      const asked = { amount: 800_001, iban }
      const refused = refusal(api.POST('/wallet/withdrawal-request/', { params: {}, body: asked }))
      expect(await refused).toEqual({ status: 409, code: 'insufficient_funds' })
      await amountField(page).fill('800000')
      await dialog.getByText('مبلغ بیشتر از موجودی قابل برداشت است.').waitFor({ state: 'hidden' })
      expect(await submit(page).isEnabled()).toBe(true)
      await amountField(page).fill('400000')
      expect(await submit(page).isEnabled()).toBe(true)
      await ibanField(page).fill(iban.slice(1))
      expect(await submit(page).isDisabled()).toBe(true)
    }),
  )

  it(
    'keeps the input of a withdrawal when its dialog is closed with the back button',
    step(async ({ page }) => {
      await page.goBack()
      await page.getByRole('dialog', { name: 'برداشت از کیف پول' }).waitFor({ state: 'hidden' })
      await openWithdrawal(page)
      await expect.poll(() => amountField(page).inputValue()).toBe('۴۰۰٬۰۰۰')
      expect(toLatinDigits(await ibanField(page).inputValue())).toBe(iban.slice(1))
    }),
  )

  it(
    'says that a withdrawal may not have arrived, and keeps the input',
    { tags: ['WAL-46'] },
    step(async ({ page }) => {
      await ibanField(page).fill(iban)
      const broken = await breakCall(page, /withdrawal-request/, 500)
      await submit(page).click()
      await retryOf(page).waitFor()
      expect(await amountField(page).inputValue()).toBe('۴۰۰٬۰۰۰')
      expect(toLatinDigits(await ibanField(page).inputValue())).toBe(iban)
      broken.mend()
    }),
  )

  it(
    'confirms a withdrawal, and shows it in the history and the balance',
    { tags: ['WAL-15', 'WAL-22', 'WAL-24', 'WAL-28', 'WAL-29', 'WAL-30'] },
    step(async ({ page }) => {
      const reloads: string[] = []
      const note = (request: Request) => reloads.push(new URL(request.url()).pathname)
      page.on('request', note)
      const sent = page.waitForRequest(/withdrawal-request/)
      await retryOf(page).click()
      expect((await sent).postDataJSON()).toEqual({ amount: 400_000, iban })
      const done = page.getByRole('dialog', { name: 'درخواست برداشت ثبت شد' })
      await done.waitFor()
      const close = done.getByRole('button', { name: 'باشه' })
      await expect.poll(() => close.evaluate((it) => it === document.activeElement)).toBe(true)
      await page.getByRole('dialog', { name: 'برداشت از کیف پول' }).waitFor({ state: 'hidden' })
      await done.getByText(/تا ۴۸ ساعت کاری .+ نتیجهٔ درخواست در تیکت/).waitFor()
      await expect.poll(() => balances(page)).toEqual([550_000, 400_000, 150_000])
      page.off('request', note)
      expect(reloads).toEqual(
        expect.arrayContaining(['/api/wallet/wallet/', '/api/wallet/wallet-transaction/']),
      )
      await close.click()
      await done.waitFor({ state: 'hidden' })
      await rows(page).filter({ hasText: 'در حال بررسی' }).first().waitFor()
    }),
  )

  it(
    'begins the next withdrawal with an empty form',
    { tags: ['WAL-31'] },
    step(async ({ page }) => {
      await openWithdrawal(page)
      expect(await amountField(page).inputValue()).toBe('')
      expect(await ibanField(page).inputValue()).toBe('')
      await page.keyboard.press('Escape')
    }),
  )

  it(
    'says that a ticket will report the outcome of a withdrawal, and so it does',
    { tags: ['WAL-33'] },
    step(async ({ page, api }) => {
      await openWithdrawal(page)
      const dialog = page.getByRole('dialog', { name: 'برداشت از کیف پول' })
      await dialog.getByText('نتیجهٔ درخواست در تیکت به شما گفته می‌شود.').waitFor()
      const { results } = await answer(api.GET('/wallet/wallet-transaction/', {}))
      const path = { id: results[0]?.withdrawal_id ?? 0 }
      const staff = await staffMember()
      const body = { event: 'staff.paid', bank_tracking_code: `W-${path.id}` } as const
      await startTransfer(staff, path.id)
      await answer(staff.api.POST('/staff/withdrawal/{id}/move/', { params: { path }, body }))
      await staff.context.close()
      await page.goto('/ticket')
      await page
        .getByRole('main')
        .getByText(/^برداشت از کیف پول/)
        .first()
        .waitFor()
      await page.goto('/wallet')
    }),
  )

  it(
    'shows five transactions of six, and the last one on the second page',
    { tags: ['WAL-16', 'WAL-47'] },
    step(async ({ page, api }) => {
      for (const amount of [1000, 2000]) {
        const body = { amount, iban }
        await answer(api.POST('/wallet/withdrawal-request/', { params: {}, body }))
      }
      await page.goto('/wallet')
      await expect.poll(() => rows(page).count()).toBe(1 + 5)
      expect(await page.getByRole('table').locator('th').allTextContents()).toEqual([
        'تاریخ',
        'نوع',
        'مبلغ (تومان)',
        'وضعیت',
        'کد پیگیری',
        'توضیح',
      ])
      const sent = page.waitForRequest(/wallet-transaction\//)
      await atBothSizes(page, async () => {
        expect(await rows(page).locator('td:nth-child(1)').count()).toBe(5)
        await page.getByRole('link', { name: 'صفحهٔ ۲' }).waitFor()
      })
      await page.getByRole('link', { name: 'صفحهٔ ۲' }).click()
      await page.waitForURL('**/wallet?page=2')
      expect(new URL((await sent).url()).search).toBe('?size=5&page=2')
      await expect.poll(() => rows(page).count()).toBe(1 + 1)
      await atBothSizes(page, () => rows(page).nth(1).getByText('۱۵۰٬۰۰۰').waitFor())
    }),
  )

  it(
    'labels what became of each transaction',
    { tags: ['WAL-23', 'WAL-25', 'WAL-26', 'WAL-27'] },
    step(async ({ page }) => {
      await page.goto('/saved-products')
      const reply = await changeReply(page, /wallet-transaction/, (body) => {
        const parsed: { results: Record<string, unknown>[] } = JSON.parse(body)
        const shown = [
          ['DEPOSIT', 'SUCCESSFUL'],
          ['SHOPPING', 'RETURNED'],
          ['DEPOSIT', 'FAILED'],
          ['WITHDRAW', 'FAILED'],
        ]
        const results = shown.map(([transaction_type, status], index) => ({
          ...parsed.results[0],
          id: `${index}`,
          transaction_type,
          status,
          withdrawal_id: null,
        }))
        return { body: JSON.stringify({ ...parsed, results }) }
      })
      await page.getByRole('link', { name: /^کیف پول/ }).click()
      await expect
        .poll(() => rows(page).locator('td:nth-child(2), td:nth-child(4)').allTextContents())
        .toEqual([
          'افزایش موجودی',
          'موفق',
          'خرید',
          'برگشت‌خورده',
          'افزایش موجودی',
          'ناموفق',
          'برداشت',
          'عدم تأیید کارشناس',
        ])
      reply.mend()
    }),
  )

  it(
    'has terms in a dialog',
    { tags: ['WAL-13'] },
    step(async ({ page }) => {
      await press(page, 'شرایط کیف پول')
      const dialog = page.getByRole('dialog', { name: 'شرایط استفاده از کیف پول' })
      await dialog.getByText(/اعتبار خرید هدیهٔ فروشگاه است/).waitFor()
      await dialog.getByRole('button', { name: 'متوجه شدم' }).click()
      await dialog.waitFor({ state: 'hidden' })
    }),
  )

  it(
    'says when it cannot be loaded, and loads after a retry',
    { tags: ['WAL-46'] },
    step(async ({ page }) => {
      await page.goto('/saved-products')
      const wallet = await breakCall(page, /\/wallet\/wallet\//, 500)
      await page.reload()
      const alert = page.getByRole('alert').filter({ hasText: 'این بخش بارگذاری نشد' })
      await alert.first().waitFor()
      wallet.mend()
      await alert.first().getByRole('button', { name: 'تلاش دوباره' }).click()
      const history = await breakCall(page, /\/wallet\/wallet-transaction\//, 500)
      await page.getByRole('link', { name: /^کیف پول/ }).click()
      await expect.poll(() => balances(page)).toEqual([547_000, 397_000, 150_000])
      const part = page.getByRole('region', { name: 'تراکنش‌ها' })
      await part.getByRole('alert').getByText('این بخش بارگذاری نشد').waitFor()
      history.mend()
      await part.getByRole('button', { name: 'تلاش دوباره' }).click()
      await expect.poll(() => rows(page).count()).toBe(1 + 5)
    }),
  )

  it(
    'says on its own page when it cannot be loaded',
    { tags: ['WAL-46'] },
    step(async ({ page }) => {
      const wallet = await breakCall(page, /\/wallet\/wallet\//)
      await page.goto('/saved-products')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await goWithin(page, '/wallet')
      const alert = page.locator('main [role=alert]:not(aside *)')
      await alert.getByText('این بخش بارگذاری نشد').waitFor()
      wallet.mend()
      await alert.getByRole('button', { name: 'تلاش دوباره' }).click()
      await expect.poll(() => balances(page)).toEqual([547_000, 397_000, 150_000])
    }),
  )
})

it(
  'shows on a phone what it holds, and leads back to the account',
  {
    tags: ['WAL-01', 'WAL-03'],
  },
  async () => {
    const { page } = await customer('phone')
    await page.goto('/wallet')
    await page.getByLabel('موجودی کیف پول').waitFor()
    await page.getByRole('link', { name: 'بازگشت به حساب من' }).click()
    await page.waitForURL('**/account')
  },
)

it('says that a charge arrived when its tab is looked at again, and empties the amount', async () => {
  const { page, context } = await customer('phone')
  await page.goto('/wallet')
  await page.getByText('تراکنشی وجود ندارد.').waitFor()
  await chargeField(page).fill('200000')
  const opened = context.waitForEvent('page')
  await press(page, 'افزایش موجودی')
  const tab = await opened
  await tab.waitForURL('**/sandbox-bank/**')
  await press(tab, 'پرداخت')
  await tab.waitForURL('**/payment/wallet-callback**')
  await tab.close()
  await page.getByText(/درگاه پرداخت در تب دیگری باز شد/).waitFor()
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.getByText('کیف پول شما ۲۰۰٬۰۰۰ تومان شارژ شد.').waitFor()
  expect(await page.getByText(/درگاه پرداخت در تب دیگری باز شد/).count()).toBe(0)
  expect(await chargeField(page).inputValue()).toBe('')
  await rows(page).filter({ hasText: 'افزایش موجودی' }).filter({ hasText: 'موفق' }).waitFor()
  expect(await balances(page)).toEqual([200_000, 200_000, 0])
})

it('calls a charge that is not paid yet under review', { tags: ['WAL-24'] }, async () => {
  const { page, context } = await customer('phone')
  await page.goto('/wallet')
  await page.getByText('تراکنشی وجود ندارد.').waitFor()
  await chargeField(page).fill('200000')
  const opened = context.waitForEvent('page')
  await press(page, 'افزایش موجودی')
  await (await opened).waitForURL('**/sandbox-bank/**')
  await page.goto('/wallet')
  const charge = rows(page).filter({ hasText: 'افزایش موجودی' })
  await charge.filter({ hasText: 'در حال بررسی' }).waitFor()
})

it('a wallet that is charged for an order leads back to its invoice, which knows the new balance', async () => {
  const buyer = await customer('phone')
  const { page, context } = buyer
  await readyToPay(buyer, (await phoneVariant(buyer)).id)
  await page.goto('/cart/invoice')
  const invoice = await context.newPage()
  await invoice.goto('/cart/invoice')
  await invoice.getByText('موجودی: ۰ تومان').waitFor()
  await page.getByRole('link', { name: 'شارژ کیف پول' }).click()
  await page.waitForURL('**/wallet?from=invoice')
  await page.getByText('تراکنشی وجود ندارد.').waitFor()
  await chargeField(page).fill('200000')
  const opened = context.waitForEvent('page')
  await press(page, 'افزایش موجودی')
  const tab = await opened
  await tab.waitForURL('**/sandbox-bank/**')
  await press(tab, 'پرداخت')
  await tab.waitForURL('**/payment/wallet-callback**')
  const back = { name: 'بازگشت به پرداخت سفارش' }
  await tab.getByRole('link', back).waitFor()
  await invoice.getByText('موجودی: ۲۰۰٬۰۰۰ تومان').waitFor()
  await page.getByRole('link', back).click()
  await page.waitForURL('**/cart/invoice')
  await page.getByText('موجودی: ۲۰۰٬۰۰۰ تومان').waitFor()
})
