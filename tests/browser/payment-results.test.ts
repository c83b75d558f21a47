import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { placeOrder } from './covers/actions.ts'
import { customer, paymentsOf } from './support/customer.ts'
import { phoneVariant } from './support/goods.ts'
import { atBothSizes } from './support/sizes.ts'
import { readTerms } from './support/sums.ts'
import { shopper, useBrowser, useStory } from './support/story.ts'
import { paidOrder } from './support/wallet.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { noBreakSpace } from '#domain/units.ts'

useBrowser()

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** Opens a result page. Returns its title and its facts. */
async function result(page: Page, path: string, query: Record<string, string | number>) {
  const text = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  )
  await page.goto(`/payment/${path}?${text}`)
  await page.getByRole('main').getByRole('term').first().waitFor()
  const title = await heading(page).textContent()
  return { title, facts: await readTerms(page.getByRole('main')) }
}

async function goHome(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'بازگشت به صفحهٔ اصلی' }).click()
  await page.waitForURL((url) => url.pathname === '/')
}

/** The link of a deposit's result. */
const wallet = (page: Page) => page.getByRole('main').getByRole('link', { name: 'کیف پول من' })

const paidTitle = 'پرداخت با موفقیت انجام شد'
const refusedTitle = 'پرداخت انجام نشد'
const unknownTitle = 'تراکنش نامشخص'
/** What the bank may say: paid, not paid, and something that the shop does not know. */
const outcomes = [1, 0, 7]
const codes = { tracking_code: 12345, reference_number: 67890 }

describe('the result of an order', () => {
  const step = useStory(() => shopper('phone'))

  it(
    'shows both codes and the amount in tomans',
    { tags: ['PAY-07', 'PAY-11', 'PAY-12', 'PAY-14'] },
    step(async ({ page }) => {
      expect(await result(page, 'callback', { paid: 1, ...codes, amount: 250_000 })).toEqual({
        title: paidTitle,
        facts: { 'کد پیگیری': '۱۲۳۴۵', 'شماره مرجع': '۶۷۸۹۰', مبلغ: 250_000 },
      })
      await atBothSizes(page, () => page.getByText('۲۵۰٬۰۰۰').waitFor())
    }),
  )
  it(
    'has the focus at its heading, from which a screen reader goes on',
    step(async ({ page }) => {
      await result(page, 'callback', { paid: 1, ...codes, amount: 250_000 })
      const isFocused = () => heading(page).evaluate((it) => it === document.activeElement)
      await expect.poll(isFocused).toBe(true)
    }),
  )
  it(
    'shows a dash for the reference number None and for what is missing',
    { tags: ['PAY-13'] },
    step(async ({ page }) => {
      const query = { paid: 1, reference_number: 'None', amount: 1000 }
      expect((await result(page, 'callback', query)).facts).toEqual({
        'کد پیگیری': '—',
        'شماره مرجع': '—',
        مبلغ: 1000,
      })
    }),
  )
  it(
    'is a failure with an error message for 0',
    { tags: ['PAY-09', 'PAY-47'] },
    step(async ({ page }) => {
      expect((await result(page, 'callback', { paid: 0 })).title).toBe(refusedTitle)
      await page.getByText('خطایی در پرداخت رخ داد.').waitFor()
    }),
  )
  it(
    'is an unknown transaction for any other word and for none',
    { tags: ['PAY-10', 'PAY-48'] },
    step(async ({ page }) => {
      const queries: Record<string, string | number>[] = [{ paid: 7 }, { paid: 'abc' }, {}]
      for (const query of queries) {
        expect((await result(page, 'callback', query)).title).toBe(unknownTitle)
        await page.getByText('نتیجهٔ این تراکنش را نمی‌دانیم.').waitFor()
      }
    }),
  )
  it(
    'leads back to the home page',
    { tags: ['PAY-15'] },
    step(async ({ page }) => {
      for (const paid of outcomes) {
        await result(page, 'callback', { paid })
        await goHome(page)
        expect(new URL(page.url()).pathname).toBe('/')
      }
    }),
  )
})

describe('the result in the mobile app', () => {
  const step = useStory(() => shopper('phone'))

  it(
    'shows success with the amount in rials and the reference number as it came',
    { tags: ['PAY-17', 'PAY-18', 'PAY-21', 'PAY-22', 'PAY-23', 'PAY-24'] },
    step(async ({ page }) => {
      const query = { paid: 1, tracking_code: 12345, reference_number: 'None', amount: 1000 }
      expect(await result(page, 'mobile-callback', query)).toEqual({
        title: paidTitle,
        facts: { 'کد پیگیری': '۱۲۳۴۵', 'شماره مرجع': 'None', مبلغ: '۱٬۰۰۰ریال' },
      })
      const { facts } = await result(page, 'mobile-callback', { paid: 1, ...codes, amount: 1000 })
      expect(facts['شماره مرجع']).toBe('67890')
    }),
  )
  it(
    'differs from the result of an order in the unit of one amount',
    { tags: ['PAY-51'] },
    step(async ({ page }) => {
      const amountIn = async (path: string) =>
        (await result(page, path, { paid: 1, amount: 1000 })).facts['مبلغ']
      expect([await amountIn('callback'), await amountIn('mobile-callback')]).toEqual([
        1000,
        '۱٬۰۰۰ریال',
      ])
    }),
  )
  it(
    'shows failure and an unknown transaction, and leads home',
    { tags: ['PAY-19', 'PAY-20', 'PAY-25', 'PAY-47', 'PAY-48'] },
    step(async ({ page }) => {
      const shown: [query: Record<string, number>, title: string, text: string][] = [
        [{ paid: 1 }, paidTitle, 'سفارش شما ثبت شد.'],
        [{ paid: 0 }, refusedTitle, 'خطایی در پرداخت رخ داد.'],
        [{ paid: 7 }, unknownTitle, 'نتیجهٔ این تراکنش را نمی‌دانیم.'],
        [{}, unknownTitle, 'نتیجهٔ این تراکنش را نمی‌دانیم.'],
      ]
      for (const [query, title, text] of shown) {
        expect((await result(page, 'mobile-callback', query)).title).toBe(title)
        await page.getByText(text).waitFor()
        await goHome(page)
      }
    }),
  )
})

describe('the result of a known order', () => {
  it('shows what the server knows, not what the URL says', async () => {
    const buyer = await customer('phone')
    const { id, tracking_code: code, item, total_price: total } = await paidOrder(buyer)
    const [payment] = await paymentsOf(buyer, id)
    const query = { paid: 1, order_id: id, reference_number: 1, tracking_code: 2, amount: 3 }
    const { title, facts } = await result(buyer.page, 'callback', query)
    expect(title).toBe(paidTitle)
    expect(facts).toMatchObject({
      'کد پیگیری': toPersianDigits(code),
      'شماره مرجع': toPersianDigits(payment?.reference_number ?? ''),
      مبلغ: total,
      کالاها: `۱ عدد ${item[0]?.price_obj.product.title.replaceAll(noBreakSpace, ' ')}`,
      شعبه: expect.stringContaining('شرق'),
    })
  })

  it(
    'has no line for a bank reference that does not exist, and an error message unless it was canceled',
    { tags: ['PAY-47'] },
    async () => {
      const buyer = await customer('phone')
      const id = await placeOrder(buyer, (await phoneVariant(buyer)).id)
      const query = { paid: 0, cancelled: 1, order_id: id, reference_number: 1 }
      const { title, facts } = await result(buyer.page, 'callback', query)
      expect(title).toBe('پرداخت را لغو کردید')
      expect(Object.keys(facts)).toEqual(['کد پیگیری', 'مبلغ'])
      expect((await result(buyer.page, 'callback', { paid: 0, order_id: id })).title).toBe(
        refusedTitle,
      )
      await buyer.page.getByText('خطایی در پرداخت رخ داد.').waitFor()
    },
  )
})

describe('the result of a deposit', () => {
  // A guest's call for the deposit is refused; the page then shows what its address says.
  const step = useStory(() => shopper('phone', { expectedErrors: [/401/] }))

  it(
    'shows success with both codes and the amount, and that the shop has not confirmed it',
    { tags: ['PAY-26', 'PAY-27', 'PAY-30', 'PAY-31', 'PAY-33'] },
    step(async ({ page }) => {
      expect(await result(page, 'wallet-callback', { paid: 1, ...codes, amount: 250_000 })).toEqual(
        {
          title: 'پرداخت موفق، در انتظار تأیید فروشگاه',
          facts: { 'کد پیگیری': '۱۲۳۴۵', 'شماره مرجع': '۶۷۸۹۰', مبلغ: 250_000 },
        },
      )
      await page.getByText('۲۵۰٬۰۰۰').waitFor()
      expect(await wallet(page).getAttribute('href')).toBe('/wallet')
    }),
  )
  it(
    'shows failure and an unknown transaction, and a dash for the reference number None',
    { tags: ['PAY-28', 'PAY-29', 'PAY-32', 'PAY-34', 'PAY-47', 'PAY-48'] },
    step(async ({ page }) => {
      const query = { reference_number: 'None' }
      const refused = await result(page, 'wallet-callback', { paid: 0, ...query })
      expect([refused.title, refused.facts['شماره مرجع']]).toEqual([refusedTitle, '—'])
      await page.getByText('خطایی در پرداخت رخ داد').waitFor()
      expect(await wallet(page).getAttribute('href')).toBe('/wallet')
      const unclear: Record<string, number>[] = [{ paid: 7 }, {}]
      for (const query of unclear) {
        expect((await result(page, 'wallet-callback', query)).title).toBe(unknownTitle)
        await page.getByText('نتیجهٔ این تراکنش را نمی‌دانیم.').waitFor()
        expect(await wallet(page).getAttribute('href')).toBe('/wallet')
      }
    }),
  )
})
