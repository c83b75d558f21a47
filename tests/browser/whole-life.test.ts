import { randomInt } from 'node:crypto'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { toPersianDigits } from '#domain/digits.ts'
import { payablePrice } from '#domain/price.ts'
import { staffFinance } from '#i18n/fa/staff-finance.ts'
import { number } from '#src/lib/format.ts'
import { answer } from '#tests/support/shopper.ts'
import { customer, ordersOf, staffMember, type Customer } from './support/customer.ts'
import { addToCart } from './support/gestures.ts'
import { freshImei } from './support/imei.ts'
import { reloadWhole } from './support/late-sections.ts'
import { choosePickup, goToBank, press, pressAtBank } from './support/purchase.ts'
import { useBrowser, useStory } from './support/story.ts'
import { toast } from './support/toasts.ts'

useBrowser()

const steps = ['تأیید پرداخت', 'پذیرفتن سفارش', 'شروع آماده‌سازی', 'آمادهٔ تحویل شد']

/** A row of a list, which is a row of a table on a desktop. */
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

async function newestOrder(buyer: Customer) {
  const [order] = await ordersOf(buyer)
  if (order === undefined) throw new Error('nothing was ordered')
  return order
}

describe('the life of a product and of an order, in the shop and in its back office', () => {
  const step = useStory(async () => {
    const owner = await staffMember()
    const { results } = await answer(owner.api.GET('/staff/product/'))
    const single = results.findLast(({ variants, stock }) => variants === 1 && stock > 1)
    if (single === undefined) throw new Error('the demo has no such product')
    const params = { path: { id: single.id } }
    const { slug, variants } = await answer(owner.api.GET('/staff/product/{id}/', { params }))
    const [variant] = variants
    if (variant === undefined) throw new Error('the product has no variant')
    // A price far from the one before has to be confirmed.
    const price = payablePrice(variant.price, variant.new_price) + 10_000
    const said = `یک ماه است که دارم؛ خوب است. ${randomInt(1e9)}`
    return { owner, buyer: await customer('phone'), product: { ...single, slug, price }, said }
  })

  it(
    'begins with units that arrive and a price, which the shop shows at once',
    step(async ({ owner: { page }, buyer, product }) => {
      const { price } = product
      await page.goto(`/staff/products/${product.id}`)
      await page.getByRole('link', { name: /^موجودی تنوع/ }).click()
      await page.getByLabel('دلیل تغییر').selectOption({ label: 'رسیدن کالا (افزایش)' })
      await page.getByLabel('تعداد').fill('۳')
      await press(page, 'ثبت تغییر موجودی')
      await toast(page, 'success', `موجودی: ${number(product.stock + 3)} عدد`).waitFor()
      await page.getByRole('button', { name: /^ویرایش تنوع/ }).click()
      const form = page.getByRole('alertdialog').or(page.getByRole('dialog')).last()
      await form.getByLabel('قیمت (تومان)', { exact: true }).fill(String(price / 1000))
      await form.getByLabel('قیمت با تخفیف (تومان)').fill('')
      const warning = form.getByRole('status').filter({ hasText: 'مطمئن شوید رقمی جا نمانده' })
      await warning.waitFor()
      await form.getByLabel('قیمت (تومان)', { exact: true }).fill(String(price))
      await warning.waitFor({ state: 'detached' })
      await form.getByLabel('روز پایان تخفیف').fill('')
      await press(page, 'ثبت تغییر')
      await toast(page, 'success', /^تنوع .* ثبت شد$/).waitFor()
      const shown = buyer.page.getByText(number(price)).filter({ visible: true })
      const isShown = async () => {
        await buyer.page.goto(`/products/${product.slug}`)
        return (await shown.count()) > 0
      }
      await expect.poll(isShown).toBe(true)
    }),
  )

  it(
    'goes on with a customer who buys it and picks it up at the desk',
    step(async ({ owner, buyer }) => {
      await addToCart(buyer.page)
      await buyer.page.goto('/cart')
      await press(buyer.page, /^ادامه/)
      await choosePickup(buyer.page)
      await goToBank(buyer.page)
      await pressAtBank(buyer.page, 'پرداخت')
      await buyer.page.getByRole('heading', { name: 'پرداخت با موفقیت انجام شد' }).waitFor()
      const order = await newestOrder(buyer)
      await owner.page.goto(`/staff/orders/${order.id}`)
      for (const name of steps) {
        await press(owner.page, name)
        await press(owner.page, 'انجام شود')
        await owner.page.getByRole('alertdialog').waitFor({ state: 'hidden' })
      }
      await buyer.page.goto(`/shopping-history/${order.id}`)
      const params = { path: { id: order.id } }
      const { pickup_code: code } = await answer(
        buyer.api.GET('/purchase/v4/order/{id}/', { params }),
      )
      if (code === undefined) throw new Error('the order has no code')
      await buyer.page.getByText(toPersianDigits(code)).filter({ visible: true }).first().waitFor()
      await owner.page.goto('/staff/pick-up')
      await owner.page.getByLabel('کد تحویل').fill(code)
      await press(owner.page, 'یافتن سفارش')
      await press(owner.page, 'تحویل دادم')
      await owner.page.getByText(`سفارش ${toPersianDigits(order.id)} تحویل شد.`).waitFor()
    }),
  )

  it(
    'goes on with a comment that everyone reads once it is published',
    step(async ({ owner: { page, api }, buyer, product, said }) => {
      await buyer.page.goto(`/products/${product.slug}`)
      await buyer.page.getByRole('button', { name: 'نوشتن دیدگاه' }).first().click()
      const form = buyer.page.getByRole('dialog', { name: 'دیدگاه شما' })
      await form.getByRole('radio', { name: '۵ ستاره' }).check({ force: true })
      await form.getByLabel('متن دیدگاه').fill(said)
      await form.getByRole('button', { name: 'ثبت دیدگاه' }).click()
      const thanks = buyer.page.getByRole('dialog').filter({ hasText: 'پس از بررسی' })
      await thanks.getByText('بستن', { exact: true }).click()
      // Its history entry has been removed: removing it after a reload would cancel what is opened next.
      await expect.poll(() => buyer.page.evaluate(() => history.state)).toBe(null)
      const { page_count: last } = await answer(api.GET('/staff/comment/'))
      await page.goto(`/staff/comments?page=${last}`)
      const entry = page.getByRole('listitem').filter({ hasText: said })
      await entry.getByText('خریدار این کالا').waitFor()
      await entry.getByRole('button', { name: 'انتشار', exact: true }).click()
      await toast(page, 'success', 'منتشر شد').waitFor()
      const published = buyer.page.getByRole('article').filter({ hasText: said })
      await expect.poll(async () => (await reloadWhole(buyer.page), published.count())).toBe(1)
    }),
  )

  it(
    'goes on when the goods come back, whose price is refunded once they have arrived',
    step(async ({ owner: { page }, buyer, product: { price } }) => {
      const order = await newestOrder(buyer)
      await buyer.page.goto(`/shopping-history/${order.id}`)
      await press(buyer.page, 'درخواست بازگشت کالا')
      await buyer.page.getByLabel(/^تعداد/).selectOption('1')
      await buyer.page.getByRole('radio', { name: 'کالا ایراد دارد' }).check()
      await press(buyer.page, 'ثبت درخواست')
      const asked = buyer.page.getByRole('status').filter({ hasText: 'درخواست بازگشت ثبت شد' })
      await asked.first().waitFor()

      await page.goto(`/staff/orders/${order.id}`)
      await page.getByRole('link', { name: 'رسیدگی به بازگشت' }).click()
      await press(page, 'رد کردن')
      await press(page, 'رد شود')
      await page.getByRole('alertdialog').getByText('دلیل را بنویسید.').waitFor()
      await press(page, 'انصراف')
      await press(page, 'پذیرفتن')
      await press(page, 'پذیرفته شود')
      await toast(page, 'success', 'بازگشت پذیرفته شد').waitFor()
      await press(page, 'کالا رسید')
      await press(page, 'رسید؛ مبلغ برگردد')
      const { done, stock } = staffFinance.move
      await toast(page, 'success', `${done.receiveReturn} ${stock.own}`).waitFor()
      await row(page, toPersianDigits(order.id)).getByText('پرداخت‌شده').waitFor()
      await buyer.page.goto('/wallet')
      await buyer.page.getByText(number(price)).filter({ visible: true }).first().waitFor()
    }),
  )

  it(
    'goes on with the money, which is paid to the bank account of the customer',
    step(async ({ owner: { page }, buyer, product: { price } }) => {
      await buyer.page.getByRole('button', { name: 'برداشت', exact: true }).click()
      await buyer.page.getByLabel('مبلغ برداشت (تومان)').fill(String(price))
      await buyer.page.getByLabel('شمارهٔ شبا').fill('820540102680020817909002')
      await press(buyer.page, 'ثبت درخواست برداشت')
      await buyer.page.getByRole('dialog', { name: 'درخواست برداشت ثبت شد' }).waitFor()
      await page.goto(`/staff/withdrawals?lookup=${buyer.phone}`)
      await press(page, 'آغاز واریز')
      await press(page, 'واریز را آغاز می‌کنم')
      await press(page, 'ثبت واریز')
      await page.getByRole('alertdialog').getByLabel('کد پیگیری بانک').fill('14050904')
      await press(page, 'واریز شد')
      await toast(page, 'success', 'واریز ثبت شد').waitFor()
      await buyer.page.goto('/ticket')
      await buyer.page.getByRole('link', { name: /برداشت/ }).click()
      await buyer.page.getByText(/۱۴۰۵۰۹۰۴/).waitFor()
    }),
  )

  it(
    'goes on with a question in a ticket, whose answer appears by itself',
    step(async ({ owner: { page }, buyer, said }) => {
      await buyer.page.goto('/ticket')
      await press(buyer.page, 'پیام تازه')
      const form = buyer.page.getByRole('dialog', { name: 'پیام تازه به پشتیبانی' })
      await form.getByLabel('عنوان').fill('کد گارانتی من')
      await form.getByLabel('موضوع').selectOption({ index: 1 })
      await form.getByLabel('متن پیام').fill(said)
      await form.getByRole('button', { name: 'ارسال پیام' }).click()
      await buyer.page.getByRole('link', { name: /کد گارانتی من/ }).click()
      await page.goto(`/staff/tickets?lookup=${buyer.phone}`)
      await page.getByRole('link', { name: 'کد گارانتی من' }).first().click()
      await page.getByLabel('متن پاسخ').fill('همین حالا وارد می‌کنیم.')
      await press(page, 'فرستادن پاسخ')
      await toast(page, 'success', 'پاسخ فرستاده شد').waitFor()
      await buyer.page.getByText('همین حالا وارد می‌کنیم.').waitFor()
    }),
  )

  it(
    'ends with a warranty code, which is imported and registered',
    step(async ({ owner: { page }, buyer, product }) => {
      const code = `FZLIFE${randomInt(1e9)}`
      await page.goto('/staff/devices')
      await page.getByLabel('سطرها').fill(`${code},840213570000,${product.sku}`)
      await press(page, 'بررسی سطرها')
      await press(page, 'ورود ۱ کد')
      await page.getByText('۱ کد گارانتی وارد شد.').waitFor()
      await buyer.page.goto('/register?tab=activate')
      const tab = buyer.page.getByRole('tabpanel')
      await tab.getByLabel('شناسهٔ IMEI اول').fill(freshImei())
      await tab.getByLabel('کد گارانتی').fill(code)
      await press(buyer.page, 'ثبت و فعال‌سازی')
      await buyer.page.getByRole('heading', { name: 'گارانتی دستگاه فعال شد' }).waitFor()
    }),
  )
})
