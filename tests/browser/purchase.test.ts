import { describe, expect, it } from 'vitest'
import { toLatinDigits } from '#domain/digits.ts'
import { clientOf, customer, ordersOf, paymentsOf, person, readyToPay } from './support/customer.ts'
import { addToCart, signIn } from './support/gestures.ts'
import { phone, phoneVariant } from './support/goods.ts'
import {
  choosePickup,
  completeProfile,
  findPhone,
  goToBank,
  home,
  press,
  pressAtBank,
  typeAddress,
} from './support/purchase.ts'
import { shopper, useBrowser, type Device } from './support/story.ts'
import { readTerms, summary } from './support/sums.ts'
import { answer } from '#tests/support/shopper.ts'

useBrowser()

const sizes: Device[] = ['phone', 'desktop']

describe.each(sizes)('buying a phone on a %s', (device) => {
  it(
    'goes from the search to the paid order, with true sums at every step',
    {
      tags: [
        'SHELL-05',
        'SHELL-08',
        'ROLE-03',
        'ROLE-13',
        'ROLE-19',
        'ROUTE-05',
        'ROUTE-06',
        'ROUTE-14',
        'ROUTE-15',
        'ROUTE-16',
        'ROUTE-40',
        'CART-01',
        'CART-02',
        'CART-06',
        'CART-09',
        'CART-15',
        'CART-18',
        'CART-20',
        'CART-22',
        'CART-23',
        'CART-25',
        'CART-27',
        'CART-28',
        'CART-30',
        'CART-32',
        'CART-34',
        'CART-41',
        'CART-74',
        'DELV-01',
        'DELV-04',
        'DELV-08',
        'DELV-13',
        'DELV-14',
        'DELV-15',
        'DELV-33',
        'DELV-82',
        'DELV-85',
        'DELV-86',
        'INV-05',
        'INV-06',
        'INV-08',
        'INV-20',
        'PAY-01',
        'PAY-05',
        'PAY-08',
        'PAY-40',
        'ORD-05',
        'ORD-08',
        'ORD-11',
        'ORD-12',
        'ORD-42',
      ],
    },
    async () => {
      const guest = await shopper(device)
      const { page } = guest
      const buyer = { ...guest, api: clientOf(guest) }
      const { price, new_price: newPrice, insurance_prices: insurances } = await phoneVariant(buyer)
      const sold = newPrice ?? price
      const insurance = insurances.at(-1)?.insurance_price ?? 0

      const serverCartCalls: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (/\/api\/purchase\/cart\/(?!preview)/.test(pathname)) serverCartCalls.push(pathname)
      })
      await page.goto('/')
      await findPhone(page)
      await addToCart(page)
      await page.getByRole('dialog').getByRole('link', { name: 'دیدن سبد' }).click()
      await page.waitForURL('**/cart')
      expect(await page.evaluate(() => localStorage.getItem('cart-item'))).toContain('"quantity":1')
      const steps = page.getByRole('banner').getByRole('listitem')
      expect(await steps.allTextContents()).toEqual([
        '۱سبد خرید',
        '۲ارسال',
        '۳صورت‌حساب',
        '۴پرداخت',
      ])
      const standsAt = (step: string) =>
        steps.and(page.locator('[aria-current=step]')).filter({ hasText: step }).waitFor()
      await standsAt('سبد خرید')

      const single = {
        'قیمت کالاها (۱)': price,
        'سود شما از خرید': price - sold,
        'جمع سبد': sold,
      }
      await expect.poll(() => summary(page, 'خلاصهٔ سبد')).toEqual(single)
      await page.getByRole('button', { name: 'یکی بیشتر' }).click()
      const products = { 'قیمت کالاها (۲)': 2 * price, 'سود شما از خرید': 2 * (price - sold) }
      await expect
        .poll(() => summary(page, 'خلاصهٔ سبد'))
        .toEqual({ ...products, 'جمع سبد': 2 * sold })

      await page.getByRole('button', { name: 'افزودن بیمه' }).click()
      const insuring = page.getByRole('dialog', { name: 'جزئیات بیمه' })
      await insuring.getByRole('radio').last().check()
      await insuring.getByRole('button', { name: 'ثبت انتخاب' }).click()
      await page.getByText('بیمه به کالا اضافه شد').waitFor()
      await page.getByText('با بیمه', { exact: true }).waitFor()
      const insured = { ...products, 'هزینهٔ بیمه': 2 * insurance }
      const total = 2 * (sold + insurance)
      expect(await summary(page, 'خلاصهٔ سبد')).toEqual({ ...insured, 'جمع سبد': total })

      await press(page, /^ادامه/)
      await page.waitForURL('**/login?redirectUrl=cart')
      expect(serverCartCalls).toEqual([])
      await signIn(guest)
      await page.getByRole('region', { name: 'سبد خرید شما' }).waitFor()
      expect(await summary(page, 'خلاصهٔ سبد')).toEqual({ ...insured, 'جمع سبد': total })
      const merged = await answer(buyer.api.GET('/purchase/cart/list_items_v2/'))
      expect(merged.products.map(({ quantity, color }) => [quantity, color])).toEqual([
        [2, phone.color],
      ])

      await press(page, /^ادامه/)
      await completeProfile(page)
      await page.waitForURL('**/cart/send-methods')
      await standsAt('ارسال')
      const select = page.getByRole('button', { name: 'انتخاب روش ارسال' })
      await expect.poll(() => select.filter({ visible: true }).first().isDisabled()).toBe(true)
      expect(await summary(page, 'خلاصهٔ سبد')).toEqual({ ...insured, 'قابل پرداخت': total })
      await page.getByRole('tab', { name: 'ارسال به آدرس' }).click()
      await page.getByRole('button', { name: 'افزودن آدرس' }).click()
      await typeAddress(page)
      await page.getByRole('button', { name: 'ثبت آدرس' }).click()
      await page.getByText('آدرس با موفقیت ایجاد شد').waitFor()
      await page.getByRole('radio', { name: /پست پیشتاز/ }).check()
      await page.getByText('روش ارسال ثبت شد').waitFor()
      const shipping = 70_800
      const payable = total + shipping
      const invoice = { ...insured, 'هزینهٔ ارسال': shipping, 'قابل پرداخت': payable }
      await expect.poll(() => summary(page, 'خلاصهٔ سبد')).toEqual(invoice)
      await press(page, 'تأیید و ادامه')
      await page.getByText('آدرس ارسال ثبت شد').waitFor()
      await page.waitForURL('**/cart/invoice')
      await standsAt('صورت‌حساب')

      expect(await summary(page, 'صورت‌حساب')).toEqual(invoice)
      await page.getByText(home.address).waitFor()
      await page.getByRole('main').getByText('پست پیشتاز').waitFor()
      await expect
        .poll(() => page.getByRole('radio', { name: /درگاه/ }).first().isChecked())
        .toBe(true)
      const started = page.waitForRequest(/\/payments\/gateways\/sandbox\/start\//)
      await goToBank(page)
      const { searchParams } = new URL((await started).url())
      expect(searchParams.get('redirect_url')).toBe(`${guest.origin}/payment/callback`)
      const bill = await page.getByRole('main').textContent()
      expect(toLatinDigits(bill ?? '').replaceAll('٬', '')).toContain(`${payable * 10} ریال`)
      await pressAtBank(page, 'پرداخت')

      await page.getByRole('heading', { name: 'پرداخت با موفقیت انجام شد' }).waitFor()
      const [order, ...others] = await ordersOf(buyer)
      expect(others).toEqual([])
      expect(order).toMatchObject({ text_status: 'NOT_CHECKED', total_price: payable })
      const payments = await paymentsOf(buyer, order?.id ?? 0)
      expect(payments).toMatchObject([{ status: 'SUCCESSFUL', amount: payable }])
      expect(await readTerms(page.getByRole('main'))).toMatchObject({ مبلغ: payable })

      await page.getByRole('link', { name: 'دیدن سفارش' }).click()
      await page.waitForURL(`**/shopping-history/${order?.id}`)
      await page
        .getByText(`${person.first_name} ${person.last_name}`)
        .filter({ visible: true })
        .first()
        .waitFor()
      await page.getByRole('tab', { name: 'کالاها' }).click()
      await page.getByRole('tabpanel').getByText(phone.title).waitFor()
      expect(await readTerms(page.getByRole('tabpanel'))).toMatchObject({ 'مبلغ سفارش': payable })
      await page.getByRole('tab', { name: 'تراکنش‌ها' }).click()
      await page.getByRole('tabpanel').getByText('موفق').waitFor()

      await page.goto('/shopping-history')
      await page.getByRole('tab', { name: 'در جریان ۱' }).waitFor()
      await page.getByRole('tabpanel').getByText('ثبت شده', { exact: true }).waitFor()
      const date = new Intl.DateTimeFormat('fa-IR', { dateStyle: 'long', timeZone: 'Asia/Tehran' })
      await page.getByRole('tabpanel').getByText(date.format(new Date())).waitFor()
      await page.getByRole('link', { name: /^جزئیات سفارش/ }).click()
      await page.waitForURL(`**/shopping-history/${order?.id}`)
      await page.goto('/cart')
      await page.getByRole('heading', { name: 'سبد خرید شما خالی است!' }).waitFor()
    },
  )

  it(
    'picks the order up at the branch without a shipping cost',
    { tags: ['CART-29', 'DELV-02', 'DELV-05', 'DELV-28', 'DELV-32'] },
    async () => {
      const buyer = await customer(device)
      const { page, api } = buyer
      const { id, price, new_price: newPrice } = await phoneVariant(buyer)
      await answer(api.POST('/purchase/cart/add_item/', { body: { price_id: id, quantity: 1 } }))
      const addressCalls: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('select_address')) addressCalls.push(request.url())
      })
      await page.goto('/cart/send-methods')
      await page.getByRole('tab', { name: 'تحویل حضوری' }).click()
      await expect.poll(() => page.getByRole('tabpanel').getByRole('radio').count()).toBe(1)
      await choosePickup(page)
      expect(addressCalls).toEqual([])
      expect(await summary(page, 'صورت‌حساب')).toEqual({
        'قیمت کالاها (۱)': price,
        'سود شما از خرید': price - (newPrice ?? price),
        'هزینهٔ ارسال': 'رایگان - تحویل حضوری',
        'قابل پرداخت': newPrice ?? price,
      })
      await goToBank(page)
      await pressAtBank(page, 'پرداخت')
      await page.getByRole('heading', { name: 'پرداخت با موفقیت انجام شد' }).waitFor()
      const [order] = await ordersOf(buyer)
      const path = { id: order?.id ?? 0 }
      const { shipping } = await answer(api.GET('/purchase/v4/order/{id}/', { params: { path } }))
      expect(shipping.is_in_person).toBe(true)
    },
  )

  it(
    'keeps an order that was cancelled at the bank, and lets it be paid afterwards',
    { tags: ['PAY-09', 'PAY-47'] },
    async () => {
      const buyer = await customer(device)
      const { page } = buyer
      const { id } = await phoneVariant(buyer)
      await readyToPay(buyer, id)
      await page.goto('/cart/invoice')
      await goToBank(page)
      await pressAtBank(page, 'انصراف')
      await page.getByRole('heading', { name: 'پرداخت انجام نشد' }).waitFor()
      expect(await ordersOf(buyer)).toMatchObject([{ text_status: 'WAITING_PAYMENT' }])

      await page.getByRole('button', { name: 'پرداخت دوباره' }).click()
      await page.waitForURL('**/sandbox-bank/**')
      await pressAtBank(page, 'پرداخت')
      await page.getByRole('heading', { name: 'پرداخت با موفقیت انجام شد' }).waitFor()
      const [order, ...others] = await ordersOf(buyer)
      expect(others).toEqual([])
      const statuses = (await paymentsOf(buyer, order?.id ?? 0)).map(({ status }) => status)
      expect(statuses).toEqual(['SUCCESSFUL', 'CANCELLED'])
    },
  )

  it(
    'pays a waiting order from the list and from its page',
    { tags: ['CART-04', 'CART-49', 'ORD-06', 'ORD-16', 'ORD-32', 'ORD-35', 'ORD-39'] },
    async () => {
      const buyer = await customer(device)
      const { page } = buyer
      const { id } = await phoneVariant(buyer)
      await readyToPay(buyer, id)
      await page.goto('/cart/invoice')
      await goToBank(page)
      await page.goto('/cart')
      await page.getByText(/معلق است و اگر پرداخت نشود لغو می‌شود/).waitFor()
      await page.getByText('۳۰ دقیقهٔ دیگر').waitFor()

      await page.goto('/shopping-history')
      await page.getByRole('tab', { name: 'لغو و معلق ۱', selected: true }).waitFor()
      const card = page.getByRole('tabpanel').getByRole('listitem')
      await card.getByText('معلق', { exact: true }).waitFor()
      await card.getByRole('link', { name: 'پرداخت' }).click()
      await page.waitForURL('**/sandbox-bank/**')

      const [order] = await ordersOf(buyer)
      await page.goto(`/shopping-history/${order?.id}`)
      await page.getByText('در انتظار پرداخت').waitFor()
      await page.getByRole('link', { name: /^پرداخت/ }).click()
      await page.waitForURL('**/sandbox-bank/**')
      await pressAtBank(page, 'پرداخت')
      await page.getByRole('heading', { name: 'پرداخت با موفقیت انجام شد' }).waitFor()
      expect(await ordersOf(buyer)).toMatchObject([{ text_status: 'NOT_CHECKED' }])
    },
  )
})
