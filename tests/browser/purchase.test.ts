import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { toLatinDigits, toPersianDigits } from '#domain/digits.ts'
import { sandboxTexts } from '#i18n/gateways.ts'
import { useTime } from './support/clock.ts'
import {
  addItem,
  clientOf,
  customer,
  ordersOf,
  paymentsOf,
  person,
  readyToPay,
} from './support/customer.ts'
import { addToCart, signIn } from './support/gestures.ts'
import { phone, phoneVariant, product } from './support/goods.ts'
import { hrefsOf } from './support/links.ts'
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
import { holdCall, reshape } from './support/network.ts'
import { shopper, useBrowser, useStory, type Device } from './support/story.ts'
import { readTerms, summary } from './support/sums.ts'
import { toast } from './support/toasts.ts'
import { answer } from '#tests/support/shopper.ts'
import { installClock } from './support/profiles.ts'

useBrowser()

const sizes: Device[] = ['phone', 'desktop']

/** A guest on the home page, and what the phone costs that they are about to buy. */
async function beginPurchase(device: Device) {
  const guest = await shopper(device)
  const buyer = { ...guest, api: clientOf(guest) }
  const { price, new_price: newPrice, insurance_prices: insurances } = await phoneVariant(buyer)
  const offered = (await product(buyer, phone.slug)).insurances.map((insurance) => ({
    ...insurance,
    price: insurances.find((each) => each.insurance_id === insurance.id)?.insurance_price ?? 0,
  }))
  const sold = newPrice ?? price
  const insurance = insurances.at(-1)?.insurance_price ?? 0
  const total = 2 * (sold + insurance)
  const payable = total + postage
  const products = { 'قیمت کالاها (۲)': 2 * price, 'سود شما از خرید': 2 * (price - sold) }
  const insured = { ...products, 'هزینهٔ بیمه': 2 * insurance }
  const invoice = { ...insured, 'هزینهٔ ارسال': postage, 'قابل پرداخت': payable }
  const cartCalls: string[] = []
  guest.page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/api\/purchase\/cart\/(?!preview)/.test(pathname)) cartCalls.push(pathname)
  })
  await guest.page.goto('/')
  return {
    guest,
    buyer,
    page: guest.page,
    price,
    sold,
    total,
    payable,
    products,
    offered,
    insured,
    invoice,
    cartCalls,
  }
}

const postage = 70_800

/** The steps of the checkout, in the banner. */
const stepsOf = (page: Page) => page.getByRole('banner').getByRole('listitem')
const waitForStep = (page: Page, step: string) =>
  stepsOf(page).and(page.locator('[aria-current=step]')).filter({ hasText: step }).waitFor()

const fewer = (page: Page) => page.getByRole('button', { name: 'یکی کمتر' })

/** Waits for the date of a fact on the page. */
const promiseOf = (page: Page, fact: string, date: string | null | undefined) =>
  page
    .getByRole('main')
    .locator('dl > div', { hasText: fact })
    .locator(`time[datetime="${date}"]`)
    .waitFor()

/** In the dialog of insurances. */
async function insure(page: Page, choice: 'none' | 'last'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'جزئیات بیمه' })
  const radios = dialog.getByRole('radio')
  await (choice === 'none' ? radios.first() : radios.last()).check()
  await dialog.getByRole('button', { name: 'ثبت انتخاب' }).click()
}

describe.each(sizes)('buying a phone on a %s', (device) => {
  const step = useStory(() => beginPurchase(device))

  it(
    'a guest finds the phone by typing, and adds it to a cart that their browser keeps',
    { tags: ['SHELL-05', 'ROLE-13', 'CART-10', 'CART-34', 'CART-46', 'CART-72'] },
    step(async ({ page }) => {
      await findPhone(page)
      await addToCart(page)
      await toast(page, 'success', 'کالا به سبد خرید اضافه شد').waitFor()
      await page.getByRole('dialog').getByRole('link', { name: 'دیدن سبد' }).click()
      await page.waitForURL('**/cart')
      expect(await page.evaluate(() => localStorage.getItem('cart-item'))).toContain('"quantity":1')
      await expect.poll(() => fewer(page).isDisabled()).toBe(true)
      expect(await page.getByRole('button', { name: 'خالی کردن سبد' }).count()).toBe(0)
    }),
  )
  it(
    'the cart is the first of four steps, and its summary shows the price and what is saved',
    { tags: ['ROUTE-14', 'CART-01', 'CART-02', 'CART-22', 'CART-25', 'CART-30'] },
    step(async ({ page, price, sold }) => {
      expect(await stepsOf(page).allTextContents()).toEqual([
        '۱سبد خرید',
        '۲ارسال',
        '۳صورت‌حساب',
        '۴پرداخت',
      ])
      await waitForStep(page, 'سبد خرید')
      await expect
        .poll(async () => Object.entries(await summary(page, 'خلاصهٔ سبد')))
        .toEqual([
          ['قیمت کالاها (۱)', price],
          ['سود شما از خرید', price - sold],
          ['جمع سبد', sold],
        ])
    }),
  )
  it(
    'one more and an insurance change the sums, and no call changes a cart on the server',
    { tags: ['ROLE-19', 'CART-06', 'CART-09', 'CART-35', 'CART-41', 'CART-74'] },
    step(async ({ page, products, insured, sold, total, cartCalls }) => {
      await page.getByRole('button', { name: 'یکی بیشتر' }).click()
      await expect
        .poll(() => summary(page, 'خلاصهٔ سبد'))
        .toEqual({ ...products, 'جمع سبد': 2 * sold })
      await page.getByRole('region', { name: 'سبد خرید شما' }).getByText('۲ کالا').waitFor()
      expect(await page.getByText('با بیمه', { exact: true }).count()).toBe(0)
      await page.getByRole('button', { name: 'افزودن بیمه' }).click()
      await insure(page, 'last')
      await toast(page, 'success', 'بیمه به کالا اضافه شد').waitFor()
      await expect.poll(() => summary(page, 'خلاصهٔ سبد')).toEqual({ ...insured, 'جمع سبد': total })
      await page.reload()
      await expect.poll(() => summary(page, 'خلاصهٔ سبد')).toEqual({ ...insured, 'جمع سبد': total })
      expect(cartCalls).toEqual([])
    }),
  )
  it(
    'the insurance can be removed and chosen again; its badge and its cost follow',
    { tags: ['CART-14', 'CART-23', 'CART-32', 'CART-33', 'CART-75', 'PDP-36'] },
    step(async ({ page, products, insured, sold, total, offered }) => {
      const badge = page.getByText('با بیمه', { exact: true })
      await badge.waitFor()
      await page.getByRole('button', { name: 'جزئیات بیمه' }).click()
      const choice = page.getByRole('dialog', { name: 'جزئیات بیمه' }).getByRole('radiogroup')
      for (const { name, description, price } of offered)
        expect(textOf(await choice.innerText())).toContain(
          textOf(`${name} ${inToman(price)} ${description}`),
        )
      await insure(page, 'none')
      await toast(page, 'success', 'بیمه از کالا حذف شد').waitFor()
      await expect
        .poll(() => summary(page, 'خلاصهٔ سبد'))
        .toEqual({ ...products, 'جمع سبد': 2 * sold })
      await badge.waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: 'افزودن بیمه' }).click()
      await insure(page, 'last')
      await badge.waitFor()
      await expect.poll(() => summary(page, 'خلاصهٔ سبد')).toEqual({ ...insured, 'جمع سبد': total })
      const stored = await page.evaluate(() => localStorage.getItem('cart-item'))
      expect(stored).toContain(`"insurance_id":${offered.at(-1)?.id}`)
    }),
  )
  it(
    'the guest signs in to continue, and is led on with the same cart',
    { tags: ['CART-07', 'CART-08', 'CART-11', 'CART-20', 'CART-41', 'CART-58'] },
    step(async ({ page, guest, buyer, total, cartCalls }) => {
      const sum = async () => (await summary(page, 'خلاصهٔ سبد'))['جمع سبد']
      await fewer(page).click()
      await expect.poll(sum).toBe(total / 2)
      await page.getByRole('button', { name: 'یکی بیشتر' }).click()
      await expect.poll(sum).toBe(total)
      await page.getByRole('button', { name: 'حذف', exact: true }).click()
      const question = page.getByRole('alertdialog', { name: 'حذف کالا از سبد' })
      // By keyboard: a click so soon after it, at its place, is taken for the second tap of a double tap.
      await question.getByRole('button', { name: 'انصراف' }).press('Enter')
      await question.waitFor({ state: 'hidden' })
      await page.getByRole('link', { name: phone.title }).first().waitFor()
      expect(cartCalls).toEqual([])
      await press(page, /^ادامه/)
      await page.waitForURL('**/login?redirectUrl=cart')
      await signIn(guest)
      const form = page.getByRole('dialog', { name: 'تکمیل اطلاعات' })
      const number = form.getByLabel('شماره تماس')
      expect(await number.isDisabled()).toBe(true)
      expect(toLatinDigits(await number.inputValue()).replaceAll(' ', '')).toBe(guest.phone)
      expect(new URL(page.url()).pathname).toBe('/cart')
      const merged = await answer(buyer.api.GET('/purchase/cart/list_items_v2/'))
      expect(
        merged.products.map((line) => [line.quantity, line.color, line.insurance_option]),
      ).toEqual([[2, phone.color, true]])
      const left = await page.evaluate(() => localStorage.getItem('cart-item'))
      expect(JSON.parse(left ?? 'null')).toEqual({ version: 1, id: expect.any(String), lines: [] })
    }),
  )
  it(
    'the profile is completed on the way to the delivery, which asks for a method first',
    { tags: ['ROUTE-15', 'CART-15', 'CART-18', 'CART-68', 'DELV-13', 'DELV-14'] },
    step(async ({ page, guest, buyer, insured, total }) => {
      const sent = page.waitForRequest('**/api/profile/update/')
      await completeProfile(page)
      expect([(await sent).method(), (await sent).postDataJSON()]).toEqual([
        'PUT',
        { ...person, phone_number: guest.phone },
      ])
      await page.waitForURL('**/cart/send-methods')
      expect(await answer(buyer.api.GET('/profile/'))).toMatchObject(person)
      await waitForStep(page, 'ارسال')
      const select = page.getByRole('button', { name: 'انتخاب روش ارسال' })
      await expect.poll(() => select.filter({ visible: true }).first().isDisabled()).toBe(true)
      expect(await summary(page, 'خلاصهٔ سبد')).toEqual({ ...insured, 'جمع بدون ارسال': total })
    }),
  )
  it(
    'a new address is saved and takes the courier, whose price joins the sums',
    { tags: ['CART-27', 'CART-28', 'DELV-08', 'DELV-15', 'DELV-82', 'DELV-85'] },
    step(async ({ page, invoice }) => {
      await page.getByRole('tab', { name: 'ارسال به آدرس' }).click()
      await typeAddress(page)
      await page.getByRole('button', { name: 'ثبت آدرس' }).click()
      await toast(page, 'success', 'آدرس با موفقیت ایجاد شد').waitFor()
      const addresses = page.getByRole('radiogroup', { name: 'آدرس تحویل' })
      await addresses.getByRole('radio', { name: /^خانه/, checked: true }).waitFor()
      await page.getByRole('radio', { name: /پست پیشتاز/ }).check()
      await toast(page, 'info', 'روش ارسال ثبت شد').waitFor()
      await expect.poll(() => summary(page, 'خلاصهٔ سبد')).toEqual(invoice)
      const confirm = page.getByRole('button', { name: 'تأیید و ادامه' })
      await expect.poll(() => confirm.filter({ visible: true }).first().isEnabled()).toBe(true)
    }),
  )
  it(
    'the address is submitted before the invoice opens',
    { tags: ['CART-21', 'DELV-33', 'DELV-86', 'INV-01', 'ROUTE-16'] },
    step(async ({ page }) => {
      expect(await hrefsOf(stepsOf(page).getByRole('link'))).toEqual(['/cart'])
      const submitted = page.waitForResponse(/\/purchase\/cart\/select_address\/$/)
      const call = await holdCall(page, /\/purchase\/cart\/select_address\/$/)
      await press(page, 'تأیید و ادامه')
      await call.arrived
      expect(new URL(page.url()).pathname).toBe('/cart/send-methods')
      call.release()
      expect((await submitted).ok()).toBe(true)
      await toast(page, 'info', 'آدرس ارسال ثبت شد').waitFor()
      await page.waitForURL('**/cart/invoice')
      await waitForStep(page, 'صورت‌حساب')
    }),
  )
  it(
    'the invoice shows goods, address, method, the same sums, and the first gateway chosen',
    { tags: ['CART-21', 'CART-35', 'INV-05', 'INV-06', 'INV-08', 'INV-20'] },
    step(async ({ page, invoice }) => {
      expect(await summary(page, 'صورت‌حساب')).toEqual(invoice)
      const earlier = stepsOf(page).getByRole('link')
      expect(await hrefsOf(earlier)).toEqual(['/cart', '/cart/send-methods'])
      await page.getByRole('main').getByText(phone.title, { exact: true }).waitFor()
      const delivery = page.getByRole('region', { name: 'ارسال', exact: true })
      expect(await readTerms(delivery)).toMatchObject({
        آدرس: expect.stringContaining(home.address),
        گیرنده: expect.stringContaining(`${person.first_name} ${person.last_name}`),
        'روش ارسال': `پست پیشتاز، ${inToman(postage)}`,
      })
      await expect
        .poll(() => page.getByRole('radio', { name: /درگاه/ }).first().isChecked())
        .toBe(true)
      await page
        .getByRole('button', { name: /^پرداخت/ })
        .filter({ visible: true })
        .first()
        .waitFor()
    }),
  )
  it(
    'the bank is given the return address of the shop and asks for the amount in rials',
    { tags: ['ROUTE-16', 'ROUTE-40', 'PAY-05', 'PAY-40', 'PAY-43'] },
    step(async ({ page, guest, buyer, payable }) => {
      const [address] = await answer(buyer.api.GET('/profile/user-address/'))
      const placed = placedOrder(page)
      const started = page.waitForRequest(/\/payments\/gateways\/sandbox\/start\//)
      await goToBank(page)
      const { searchParams } = new URL((await started).url())
      expect(searchParams.get('redirect_url')).toBe(`${guest.origin}/payment/callback`)
      const [order] = await ordersOf(buyer)
      expect(searchParams.get('order_id')).toBe(String(order?.id))
      expect(await placed).toMatchObject(['?use_wallet_funds=false', { address_id: address?.id }])
      const bill = await page.getByRole('main').textContent()
      expect(toLatinDigits(bill ?? '').replaceAll('٬', '')).toContain(`${payable * 10} ریال`)
    }),
  )
  it(
    'the paid order is confirmed with its amount, and the cart is empty',
    { tags: ['PAY-01', 'PAY-05', 'DELV-01'] },
    step(async ({ page, buyer, payable }) => {
      await pressAtBank(page, 'پرداخت')
      await page.getByRole('heading', { name: 'پرداخت با موفقیت انجام شد' }).waitFor()
      const [order, ...others] = await ordersOf(buyer)
      expect(others).toEqual([])
      expect(order).toMatchObject({
        text_status: 'NOT_CHECKED',
        total_price: payable,
        shipping: { name: 'پست پیشتاز', is_in_person: false },
      })
      const payments = await paymentsOf(buyer, order?.id ?? 0)
      expect(payments).toMatchObject([{ status: 'SUCCESSFUL', amount: payable }])
      expect(await readTerms(page.getByRole('main'))).toMatchObject({
        مبلغ: payable,
        کالاها: expect.stringMatching(new RegExp(`^۲ عدد ${phone.title.source}`)),
        آدرس: expect.stringContaining(home.address),
      })
      await promiseOf(page, 'زمان تحویل', order?.promised_date)
    }),
  )
  it(
    'the order has a page with its buyer, its goods and its payment',
    { tags: ['ROUTE-06', 'ORD-08', 'ORD-11', 'ORD-12', 'ORD-20', 'ORD-42'] },
    step(async ({ page, buyer, payable }) => {
      const [order] = await ordersOf(buyer)
      await page.getByRole('link', { name: 'دیدن سفارش' }).click()
      await page.waitForURL(`**/shopping-history/${order?.id}`)
      await page
        .getByText(`${person.first_name} ${person.last_name}`)
        .filter({ visible: true })
        .first()
        .waitFor()
      await promiseOf(page, 'زمان تحویل', order?.promised_date)
      await page.getByRole('tab', { name: 'کالاها' }).click()
      await page.getByRole('tabpanel').getByText(phone.title).waitFor()
      expect(await readTerms(page.getByRole('tabpanel'))).toMatchObject({
        'مبلغ سفارش': payable,
      })
      await page.getByRole('tab', { name: 'تراکنش‌ها' }).click()
      await page.getByRole('tabpanel').getByText('موفق', { exact: true }).waitFor()
      await page.getByRole('tabpanel').getByText(sandboxTexts.name, { exact: true }).waitFor()
    }),
  )
  it(
    'the list of orders shows its state and its Persian date, and leads to it',
    { tags: ['SHELL-08', 'ROLE-03', 'ROUTE-05', 'ORD-05', 'ORD-09', 'ORD-10'] },
    step(async ({ page, guest, buyer }) => {
      const [order] = await ordersOf(buyer)
      await page.goto('/shopping-history')
      await page.getByRole('tab', { name: 'در جریان ۱' }).waitFor()
      await page.getByRole('tabpanel').getByText('در حال پردازش', { exact: true }).waitFor()
      await page.getByRole('tabpanel').getByText(persianDay.format(new Date())).waitFor()
      await page.getByRole('link', { name: /^جزئیات سفارش/ }).click()
      await page.waitForURL(`**/shopping-history/${order?.id}`)
      await page.getByRole('button', { name: 'کپی کد پیگیری' }).waitFor()
      const { 'شماره تماس': number, ...facts } = await readTerms(page.getByRole('tabpanel'))
      expect(facts).toMatchObject({
        'کد پیگیری': toPersianDigits(order?.tracking_code ?? ''),
        گیرنده: `${person.first_name} ${person.last_name}`,
        آدرس: expect.stringContaining(home.address),
        'کد پستی': home.postal_code,
      })
      expect(toLatinDigits(String(number)).replaceAll(' ', '')).toBe(guest.phone)
      const ways = page.getByRole('main').getByRole('link', { name: 'سفارش‌های من', exact: true })
      // On wide screens the menu of the account has one as well.
      const count = device === 'phone' ? 1 : 2
      expect(await hrefsOf(ways)).toEqual(Array(count).fill('/shopping-history'))
      await page.goto('/cart')
      await page.getByRole('heading', { name: 'سبد خرید شما خالی است!' }).waitFor()
    }),
  )

  it(
    'picks the order up at the branch without a shipping cost',
    { tags: ['CART-27', 'CART-29', 'DELV-02', 'DELV-28', 'DELV-32', 'INV-06'] },
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
      const delivery = page.getByRole('region', { name: 'ارسال', exact: true })
      expect(await readTerms(delivery)).toMatchObject({
        شعبه: expect.stringContaining('خیابان دماوند'),
        'روش ارسال': expect.stringContaining('شعبهٔ شرق'),
        'ساعت کار': expect.stringContaining('شنبه تا پنجشنبه ۱۰ تا ۱۹، جمعه ۱۴ تا ۱۹'),
      })
      const placed = placedOrder(page)
      await goToBank(page)
      expect(await placed).toMatchObject(['?use_wallet_funds=false', { address_id: null }])
      await pressAtBank(page, 'پرداخت')
      await page.getByRole('heading', { name: 'پرداخت با موفقیت انجام شد' }).waitFor()
      const [order] = await ordersOf(buyer)
      const path = { id: order?.id ?? 0 }
      const { shipping } = await answer(api.GET('/purchase/v4/order/{id}/', { params: { path } }))
      expect(shipping.is_in_person).toBe(true)
    },
  )

  it('keeps an order that was cancelled at the bank, and lets it be paid afterwards', async () => {
    const buyer = await customer(device)
    const { page } = buyer
    const { id } = await phoneVariant(buyer)
    await readyToPay(buyer, id)
    await page.goto('/cart/invoice')
    await goToBank(page)
    await pressAtBank(page, 'انصراف')
    await page.getByRole('heading', { name: 'پرداخت را لغو کردید' }).waitFor()
    expect(await ordersOf(buyer)).toMatchObject([{ text_status: 'WAITING_PAYMENT' }])

    await page.getByRole('button', { name: 'پرداخت دوباره' }).click()
    await page.waitForURL('**/sandbox-bank/**')
    await pressAtBank(page, 'پرداخت')
    await page.getByRole('heading', { name: 'پرداخت با موفقیت انجام شد' }).waitFor()
    const [order, ...others] = await ordersOf(buyer)
    expect(others).toEqual([])
    const statuses = (await paymentsOf(buyer, order?.id ?? 0)).map(({ status }) => status)
    expect(statuses).toEqual(['SUCCESSFUL', 'CANCELLED'])
  })

  describe('a waiting order', () => {
    const step = useStory(async () => {
      const buyer = await customer(device)
      const { id } = await phoneVariant(buyer)
      await readyToPay(buyer, id)
      await buyer.page.goto('/cart/invoice')
      await goToBank(buyer.page)
      const [order] = await ordersOf(buyer)
      if (order === undefined) throw new Error('no order was placed')
      await readyToPay(buyer, id)
      return { ...buyer, buyer, order, variant: id }
    })

    it(
      'appears above the cart with its goods, its day, its discount and the minutes left',
      { tags: ['CART-04', 'CART-05', 'CART-37', 'CART-49'] },
      step(async ({ page, order }) => {
        await installClock(page)
        await page.goto('/cart')
        const card = pendingCard(page, order)
        const line = page.getByRole('link', { name: phone.title }).first()
        await line.waitFor()
        expect(await topOf(card)).toBeLessThan(await topOf(line))
        expect(await card.getByRole('link').first().getAttribute('href')).toBe(
          `/shopping-history/${order.id}`,
        )
        await card.getByText(toPersianDigits(order.tracking_code)).waitFor()
        await card.getByText('معلق و منتظر پرداخت است').waitFor()
        await card.getByText('۳۰ دقیقه وقت دارید').waitFor()
        await card.getByRole('img', { name: phone.title }).waitFor()
        await card.getByText(`ثبت در ${persianDay.format(new Date(order.created_at))}`).waitFor()
        await card.getByText(`سود شما: ${inToman(order.total_discount)}`).waitFor()
        await card.getByRole('link', { name: `پرداخت ${inToman(order.total_price)}` }).waitFor()
      }),
    )
    it(
      'counts its minutes down on the cart, and is called cancelled when they are over',
      { tags: ['CART-49'] },
      step(async ({ page, order }) => {
        const card = pendingCard(page, order)
        const time = await useTime(page)
        await time.pass(22)
        await card.getByText('۸ دقیقه وقت دارید').waitFor()
        await time.pass(9)
        await card.getByText('لغو شده است').waitFor()
        await time.end()
      }),
    )
    it(
      'is called cancelled on the cart in any other status, as each of several orders is',
      { tags: ['CART-04', 'CART-16', 'CART-17', 'CART-48'] },
      step(async ({ page, api, buyer, variant, order }) => {
        type List = { results: { id: number; tracking_code: string; text_status: string }[] }
        for (const text_status of ['EXPIRED', 'SENDING']) {
          const shown = await reshape<List>(page, /text_status__in=WAITING_PAYMENT$/, (list) => ({
            ...list,
            results: list.results.flatMap((each) => [
              { ...each, text_status },
              { ...each, text_status, id: each.id + 1, tracking_code: '17' },
            ]),
          }))
          await page.goto('/cart')
          for (const tracking_code of [order.tracking_code, '17'])
            await pendingCard(page, { tracking_code }).getByText('لغو شده است').waitFor()
          shown.mend()
          await answer(api.DELETE('/purchase/cart/delete/'))
        }
        const empty = page.getByRole('heading', { name: 'سبد خرید شما خالی است!' })
        await empty.waitFor()
        expect(await topOf(pendingCard(page, order))).toBeLessThan(await topOf(empty))
        expect(await hrefsOf(page.getByRole('link', { name: 'دیدن کالاها' }))).toEqual([
          '/productlist',
        ])
        await addItem(buyer, variant)
      }),
    )
    it(
      'is listed as suspended with its minutes under that tab alone, and can be paid',
      { tags: ['ORD-06', 'ORD-32', 'ORD-35', 'ORD-38'] },
      step(async ({ page }) => {
        const time = await useTime(page)
        await page.goto('/shopping-history')
        await page.getByRole('tab', { name: 'لغو و معلق ۱', selected: true }).waitFor()
        expect(await page.getByRole('tab').allTextContents()).toEqual([
          'در جریان۰',
          'تحویل‌شده۰',
          'لغو و معلق۱',
        ])
        const card = page.getByRole('tabpanel').getByRole('listitem')
        await card.getByText('معلق', { exact: true }).waitFor()
        await card.getByText('تا ۳۰ دقیقهٔ دیگر پرداخت نشود، لغو می‌شود.').waitFor()
        await time.pass(22)
        await card.getByText('تا ۸ دقیقهٔ دیگر پرداخت نشود، لغو می‌شود.').waitFor()
        const pay = card.getByRole('link', { name: 'پرداخت' })
        await pay.waitFor()
        await time.pass(9)
        await pay.waitFor({ state: 'hidden' })
        await time.end()
        await page.reload()
        await pay.click()
        await page.waitForURL('**/sandbox-bank/**')
      }),
    )
    it(
      'awaits its payment on its own page, and is paid from there',
      { tags: ['CART-04', 'ORD-13', 'ORD-14', 'ORD-15', 'ORD-16', 'ORD-39'] },
      step(async ({ page, buyer, order }) => {
        await page.goto(`/shopping-history/${order.id}`)
        await page.getByRole('status').getByText('در انتظار پرداخت', { exact: true }).waitFor()
        const left = Math.ceil((Date.parse(order.expires_at) - Date.now()) / 60_000)
        const minutes = [left, left - 1].map(toPersianDigits).join('|')
        await page.getByText(new RegExp(`^تا (${minutes}) دقیقهٔ دیگر پرداخت نشود`)).waitFor()
        expect(await page.getByRole('button', { name: 'دانلود فاکتور' }).count()).toBe(0)
        await page.getByRole('link', { name: /^پرداخت/ }).click()
        await page.waitForURL('**/sandbox-bank/**')
        await pressAtBank(page, 'پرداخت')
        await page.getByRole('heading', { name: 'پرداخت با موفقیت انجام شد' }).waitFor()
        expect(await ordersOf(buyer)).toMatchObject([{ text_status: 'NOT_CHECKED' }])
        await page.goto('/cart')
        await page.getByRole('region', { name: 'سبد خرید شما' }).waitFor()
        await page.getByRole('link', { name: phone.title }).first().waitFor()
        expect(await page.getByRole('article', { name: /^سفارش/ }).count()).toBe(0)
      }),
    )
  })
})

/** With which query and body the page places an order. */
async function placedOrder(page: Page): Promise<[string, unknown]> {
  const request = await page.waitForRequest(/\/purchase\/v4\/order\/\?use_wallet_funds/)
  return [new URL(request.url()).search, request.postDataJSON()]
}

type Order = Awaited<ReturnType<typeof ordersOf>>[number]

/** The card of a waiting order, above the cart. */
const pendingCard = (page: Page, { tracking_code: code }: Pick<Order, 'tracking_code'>) =>
  page.getByRole('article', { name: `سفارش ${toPersianDigits(code)}`, exact: true })

const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? NaN

const persianDay = new Intl.DateTimeFormat('fa-IR', {
  dateStyle: 'long',
  timeZone: 'Asia/Tehran',
})
/** The words of a piece of HTML, with nothing between them. */
const textOf = (html: string) => html.replaceAll(/<[^>]*>|\s|&nbsp;/g, '')
const inToman = (amount: number) => `${new Intl.NumberFormat('fa-IR').format(amount)} تومان`
