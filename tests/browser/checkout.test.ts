import type { Page, Request } from 'playwright'
import { expectInSight } from './support/in-sight.ts'
import { describe, expect, it } from 'vitest'
import { toPersianDigits } from '#domain/digits.ts'
import { addAddress, answer, refusal } from '#tests/support/shopper.ts'
import { alert, offline, placeOrder } from './covers/actions.ts'
import {
  addItem,
  clientOf,
  customer,
  ordersOf,
  person,
  readyToPay,
  staffMember,
  type Customer,
} from './support/customer.ts'
import { addToCart } from './support/gestures.ts'
import { goods, phone, phoneVariant, product, stockedVariant } from './support/goods.ts'
import { breakCall, holdCall, networkNoise, reshape } from './support/network.ts'
import { untilRelease } from './support/profiles.ts'
import { choosePickup, goToBank, press, pressAtBank } from './support/purchase.ts'
import { atBothSizes } from './support/sizes.ts'
import { shopper, useBrowser, useStory } from './support/story.ts'
import { summary } from './support/sums.ts'
import { toast } from './support/toasts.ts'

useBrowser()

const courier = (page: Page) => page.getByRole('radio', { name: /پست پیشتاز/ })
const branch = (page: Page) => page.getByRole('radio', { name: /شعبهٔ شرق/ })
const tab = (page: Page, name: 'ارسال به آدرس' | 'تحویل حضوری') => page.getByRole('tab', { name })

/** The method of the server's cart; -1 if it has none. */
const methodOf = async ({ api }: Customer) =>
  (await answer(api.GET('/purchase/cart/payment_info_v4/'))).shipping_method

describe('the steps, on a phone with text of twice the size', () => {
  it('never scroll sideways, and cut neither sums nor the words of their buttons', async () => {
    const buyer = await customer('phone')
    const { page } = buyer
    await page.setViewportSize({ width: 360, height: 800 })
    await readyToPay(buyer, (await phoneVariant(buyer)).id)
    for (const path of ['/cart/invoice', '/cart/send-methods', '/cart']) {
      await page.goto(path)
      await page.getByRole('region', { name: /^(خلاصهٔ سبد|صورت‌حساب)$/ }).waitFor()
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      await expect.poll(() => page.evaluate(cutParts), { message: path }).toEqual([])
      expect(
        await page.evaluate(() => [location.pathname, document.documentElement.scrollWidth]),
      ).toEqual([path, 360])
    }
  })
})

describe('a toast of the steps, on a phone', () => {
  it('lies on the header, off the steps and the choices', async () => {
    const buyer = await customer('phone', { expectedErrors: [/400/] })
    const { page } = buyer
    await readyToPay(buyer, (await phoneVariant(buyer)).id)
    await page.goto('/cart/invoice')
    await page.getByRole('textbox', { name: 'کد تخفیف' }).fill('NO-SUCH-CODE')
    await page.keyboard.press('Enter')
    const refused = toast(page, 'error', 'کد تخفیف نامعتبر است.')
    await refused.waitFor()
    await page.evaluate(() => scrollTo(0, 0))
    const steps = await page.getByRole('banner').getByRole('listitem').first().boundingBox()
    const end = async () => {
      const box = await refused.boundingBox()
      return box === null ? null : Math.round(box.y + box.height)
    }
    await expect.poll(end).toBeLessThanOrEqual(Math.round(steps?.y ?? 0))
  })
})

/** The words of sums and buttons that do not fit into their panel or button. */
function cutParts(): (string | null)[] {
  const overflows = (part: Element, around: Element | null) => {
    const [inner, outer] = [part.getBoundingClientRect(), around?.getBoundingClientRect()]
    return outer !== undefined && (inner.left < outer.left - 1 || inner.right > outer.right + 1)
  }
  const sums = [...document.querySelectorAll('main section dl > div')]
    .filter((row) => [...row.children].some((part) => overflows(part, row)))
    .map((row) => row.textContent)
  const buttons = [...document.querySelectorAll('main button')]
    .filter((button) => button.scrollWidth > button.clientWidth)
    .map((button) => button.textContent)
  return [...sums, ...buttons]
}

describe('the cart', () => {
  it(
    'shows neither savings nor insurance where there are none',
    { tags: ['CART-23', 'CART-25', 'CART-27'] },
    async () => {
      const guest = await shopper('phone')
      const { page } = guest
      const { price } = await product({ api: clientOf(guest) }, goods.unreduced)
      const variant = price.find((each) => each.new_price === null && each.quantity > 0)
      await page.goto(`/products/${goods.unreduced}?price_id=${variant?.id}`)
      await addToCart(page)
      await page.goto('/cart')
      await expect
        .poll(async () => Object.entries(await summary(page, 'خلاصهٔ سبد')))
        .toEqual([
          ['قیمت کالاها (۱)', variant?.price],
          ['جمع سبد', variant?.price],
        ])
    },
  )

  it(
    'of a customer is the same in another browser, as it is filled and as it is changed',
    { tags: ['CART-42'] },
    async () => {
      const here = await customer('phone')
      const there = await shopper('desktop')
      await there.context.addCookies(await here.context.cookies())
      const { id } = await phoneVariant(here)
      await here.page.goto(`/products/${phone.slug}?price_id=${id}`)
      await addToCart(here.page)
      await there.page.goto('/cart')
      await there.page.getByRole('link', { name: phone.title }).first().waitFor()
      expect(Object.keys(await summary(there.page, 'خلاصهٔ سبد'))).toContain('قیمت کالاها (۱)')
      await here.page.goto('/cart')
      await here.page.getByRole('button', { name: 'یکی بیشتر' }).click()
      await expect
        .poll(async () => {
          await there.page.reload()
          await there.page.getByRole('region', { name: 'سبد خرید شما' }).waitFor()
          return Object.keys(await summary(there.page, 'خلاصهٔ سبد'))
        })
        .toContain('قیمت کالاها (۲)')
    },
  )

  it('goes no further than the stock, and says so', { tags: ['CART-69'] }, async () => {
    const buyer = await customer('phone')
    const { page } = buyer
    const { price } = await product(buyer, goods.dwindling)
    const rare = price.find(({ quantity }) => quantity > 0 && quantity < 5)
    const quantity = rare?.quantity ?? 0
    await addItem(buyer, rare?.id ?? 0, quantity)
    await page.goto('/cart')
    const counter = page.getByRole('group', { name: /^تعداد/ })
    await counter.getByRole('button', { name: 'یکی بیشتر' }).click({ force: true })
    await toast(page, 'info', 'موجودی این محصول در انبار محدود است').waitFor()
    expect(await counter.getByRole('status').textContent()).toBe(toPersianDigits(quantity))
    const { cart_count: count } = await answer(buyer.api.GET('/purchase/cart/list_items_v2/'))
    expect(count).toBe(quantity)
  })

  it(
    'asks for waiting orders only when a customer opens it',
    { tags: ['CART-59', 'CART-60'] },
    async () => {
      const guest = await shopper('phone')
      const id = (await phoneVariant({ api: clientOf(guest) })).id
      const asked: string[] = []
      guest.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await guest.page.goto(`/products/${phone.slug}?price_id=${id}`)
      await addToCart(guest.page)
      await guest.page.goto('/cart')
      await guest.page.getByRole('region', { name: 'سبد خرید شما' }).waitFor()
      expect(asked).not.toContain('/api/purchase/v4/order/')
      const { page } = await customer('phone')
      const sent = page.waitForRequest(/\/purchase\/v4\/order\/\?/)
      await page.goto('/cart')
      expect(new URL((await sent).url()).search).toBe('?text_status__in=WAITING_PAYMENT')
    },
  )

  it(
    'forgets the chosen delivery when the shopper returns to it',
    { tags: ['CART-38'] },
    async () => {
      const buyer = await customer('phone')
      const { page } = buyer
      await addItem(buyer, (await phoneVariant(buyer)).id)
      await page.goto('/cart/send-methods')
      await choosePickup(page)
      expect(await methodOf(buyer)).toBeGreaterThan(0)
      await page.goto('/cart')
      await page.getByRole('region', { name: 'سبد خرید شما' }).waitFor()
      await expect.poll(() => methodOf(buyer)).toBe(-1)
    },
  )

  it(
    'chooses the delivery again that the way back to it has reset',
    { tags: ['CART-15', 'CART-18', 'CART-38'] },
    async () => {
      const buyer = await customer('phone')
      const { page } = buyer
      await addItem(buyer, (await phoneVariant(buyer)).id)
      await addAddress(buyer)
      await page.goto('/cart')
      await press(page, 'ادامه')
      await page.waitForURL('**/cart/send-methods')
      expect(await page.getByRole('dialog', { name: 'تکمیل اطلاعات' }).count()).toBe(0)
      const chosen = [
        ['تحویل حضوری', branch],
        ['ارسال به آدرس', courier],
      ] as const
      for (const [name, method] of chosen) {
        await tab(page, name).click()
        await method(page).check()
        await expect.poll(() => methodOf(buyer)).toBeGreaterThan(0)
        const before = await methodOf(buyer)
        await page.goBack()
        await page.getByRole('region', { name: 'سبد خرید شما' }).waitFor()
        await expect.poll(() => methodOf(buyer)).toBe(-1)
        await press(page, 'ادامه')
        await expect.poll(() => methodOf(buyer)).toBe(before)
        await expect.poll(() => method(page).isChecked()).toBe(true)
        expect(await tab(page, name).getAttribute('aria-selected')).toBe('true')
      }
    },
  )
})

describe('the delivery', () => {
  it('is outlined while it loads, and moves nothing when it comes', async () => {
    const buyer = await customer('phone')
    const { page } = buyer
    await addItem(buyer, (await phoneVariant(buyer)).id)
    await addAddress(buyer)
    await untilRelease(page, page.addInitScript(noteShifts))
    const loading = await holdCall(page, /payment_info_v4/)
    const listing = await holdCall(page, /purchase\/shipping-method/)
    await page.goto('/cart/send-methods')
    await loading.arrived
    const outline = page.getByRole('status', { name: 'در حال آماده کردن سبد خرید' })
    const heights = await outline
      .locator('span')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
    expect(heights.length).toBeGreaterThan(10)
    expect(Math.max(...heights)).toBeLessThan(120)
    loading.release()
    await listing.arrived
    listing.release()
    await courier(page).waitFor()
    const shifted = await page.evaluate<number>('shifts.reduce((sum, each) => sum + each, 0)')
    expect(shifted).toBeLessThan(0.01)
  })

  it(
    'has a tab for couriers and one for branches, and one method over both',
    { tags: ['DELV-04', 'DELV-05', 'DELV-16'] },
    async () => {
      const buyer = await customer('phone')
      const { page } = buyer
      await addItem(buyer, (await phoneVariant(buyer)).id)
      await addAddress(buyer)
      await page.goto('/cart/send-methods')
      const values = () =>
        page.getByRole('tab').evaluateAll((all) => all.map((each) => each.id.split('-').at(-1)))
      await expect.poll(values).toEqual(['post', 'presence'])
      await tab(page, 'ارسال به آدرس').click()
      await page.getByRole('radio', { name: /^خانه/ }).waitFor()
      await courier(page).check()
      await expect.poll(() => courier(page).isChecked()).toBe(true)
      await tab(page, 'تحویل حضوری').click()
      await expect.poll(() => branch(page).isChecked()).toBe(true)
      await tab(page, 'ارسال به آدرس').click()
      await expect.poll(() => courier(page).isChecked()).toBe(false)
      await courier(page).check()
      await expect.poll(() => courier(page).isChecked()).toBe(true)
      await tab(page, 'تحویل حضوری').click()
      await expect.poll(() => branch(page).isChecked()).toBe(true)
      await tab(page, 'ارسال به آدرس').click()
      await expect.poll(() => courier(page).isChecked()).toBe(false)
    },
  )

  it('starts with the first of several addresses', { tags: ['DELV-34'] }, async () => {
    const buyer = await customer('phone')
    const { page } = buyer
    await addItem(buyer, (await phoneVariant(buyer)).id)
    await addAddress(buyer)
    await addAddress(buyer)
    const saved = await answer(buyer.api.GET('/profile/user-address/'))
    expect(saved).toHaveLength(2)
    await page.goto('/cart/send-methods')
    await tab(page, 'ارسال به آدرس').click()
    const addresses = page.getByRole('radiogroup', { name: 'آدرس تحویل' }).getByRole('radio')
    await expect
      .poll(() => addresses.evaluateAll((all: HTMLInputElement[]) => all.map((it) => it.checked)))
      .toEqual([true, false])
    await courier(page).check()
    const submitted = page.waitForRequest(/select_address/)
    await press(page, 'تأیید و ادامه')
    expect((await submitted).postDataJSON()).toEqual({ address_id: saved[0]?.id })
  })
})

describe('a step that cannot be opened yet', () => {
  const step = useStory(async () => customer('phone', { profile: false }))
  /** Where the page of a step leads. */
  const targetOf = async (page: Page, path: string) => {
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForURL((url) => url.pathname !== path)
    return new URL(page.url()).pathname
  }
  const steps = ['/cart/send-methods', '/cart/invoice']

  it('leads a guest to the cart', { tags: ['DELV-17', 'INV-11'] }, async () => {
    const guest = await shopper('phone')
    const { page } = guest
    const { id } = await phoneVariant({ api: clientOf(guest) })
    await page.goto(`/products/${phone.slug}?price_id=${id}`)
    await addToCart(page)
    for (const path of steps) expect(await targetOf(page, path)).toBe('/cart')
    const lines = page.getByRole('region', { name: 'سبد خرید شما' })
    await lines.getByRole('link', { name: phone.title }).first().waitFor()
  })
  it('leads to the cart while it is empty', { tags: ['DELV-18', 'INV-12'] }, async () => {
    const { page } = await customer('phone')
    for (const path of steps) expect(await targetOf(page, path)).toBe('/cart')
  })
  it(
    'leads to the cart while the profile is incomplete',
    { tags: ['DELV-19', 'INV-13'] },
    step(async (buyer) => {
      await readyToPay(buyer, (await phoneVariant(buyer)).id)
      for (const path of steps) expect(await targetOf(buyer.page, path)).toBe('/cart')
      const { first_name, last_name } = person
      await answer(buyer.api.PATCH('/profile/update/', { body: { first_name, last_name } }))
      for (const path of steps) expect(await targetOf(buyer.page, path)).toBe('/cart')
    }),
  )
  it(
    'leads to the delivery without a method, and with a courier without an address',
    { tags: ['INV-15', 'INV-16'] },
    step(async (buyer) => {
      const { page, api } = buyer
      await answer(api.PATCH('/profile/update/', { body: person }))
      const choose = (shipping_method: number) =>
        answer(api.POST('/purchase/set-shipping-method/', { body: { shipping_method } }))
      const methods = await answer(api.GET('/purchase/shipping-method/'))
      await choose(methods.find(({ is_in_person: isInPerson }) => !isInPerson)?.id ?? 0)
      expect(await targetOf(page, '/cart/invoice')).toBe('/cart/send-methods')
      const address_id = await addAddress(buyer)
      await answer(api.POST('/purchase/cart/select_address/', { body: { address_id } }))
      await choose(-1)
      expect(await targetOf(page, '/cart/invoice')).toBe('/cart/send-methods')
    }),
  )
  it(
    'leads to the cart while a line cannot be bought',
    { tags: ['DELV-20', 'INV-14'] },
    step(async (buyer) => {
      const { page } = buyer
      await addItem(buyer, (await stockedVariant(buyer, 'tablet', 2)).id)
      type Lines = { products: { can_be_bought: boolean; stock_quantity: number }[] }
      await reshape<Lines>(page, /cart\/(payment_info_v4|list_items_v2)/, (cart) => ({
        ...cart,
        products: cart.products.map((line, place) =>
          place === 0 ? { ...line, can_be_bought: false, stock_quantity: 0 } : line,
        ),
      }))
      for (const path of steps) expect(await targetOf(page, path)).toBe('/cart')
      await page.getByText('ناموجود؛ برای ادامه آن را حذف کنید').waitFor()
    }),
  )
})

describe('paying', () => {
  it(
    'needs a gateway, unless purchase credit pays for all',
    { tags: ['INV-19', 'WAL-19'] },
    async () => {
      const buyer = await customer('phone')
      const { page, api, phone: phone_number } = buyer
      const { id, price, new_price: offer } = await phoneVariant(buyer)
      const give = async (amount: number) => {
        const staff = await staffMember()
        const body = { phone_number, amount, comment: 'هدیهٔ سالگرد' }
        await answer(staff.api.POST('/staff/wallet/credit/', { body }))
        await staff.context.close()
      }
      await give((offer ?? price) - 1_000)
      await readyToPay(buyer, id)
      await reshape(page, /payment_gateway_option/, () => ({
        bank_gateways: [],
        credit_gateways: [],
      }))
      await page.goto('/cart/invoice')
      const pay = page
        .getByRole('button', { name: /^(پرداخت|ثبت سفارش)/ })
        .filter({ visible: true })
      await pay.waitFor()
      expect(await pay.isDisabled()).toBe(true)
      const withdrawal = { amount: 1000, iban: '820540102680020817909002' }
      const refused = api.POST('/wallet/withdrawal-request/', { params: {}, body: withdrawal })
      expect(await refusal(refused)).toEqual({ status: 409, code: 'insufficient_funds' })
      const wallet = page.getByRole('switch', { name: /کیف پول/ })
      await wallet.check()
      await expect.poll(async () => (await summary(page, 'صورت‌حساب'))['قابل پرداخت']).toBe(1_000)
      expect(await pay.isDisabled()).toBe(true)
      await give(1_000)
      await page.reload()
      await wallet.check()
      await expect.poll(() => pay.isEnabled()).toBe(true)
      await pay.click()
      await page.waitForURL('**/shopping-history**')
      expect(await ordersOf(buyer)).toMatchObject([{ text_status: 'NOT_CHECKED' }])
    },
  )

  it('keeps what the invoice says after a failure, and pays by its own button', async () => {
    const buyer = await customer('phone', { expectedErrors: networkNoise })
    const { page } = buyer
    await readyToPay(buyer, (await phoneVariant(buyer)).id)
    await page.goto('/cart/invoice')
    const code = page.getByRole('region', { name: 'کد تخفیف' }).getByRole('textbox')
    await code.waitFor()
    const toll = await breakCall(page, /\/purchase\/v4\/order\//)
    await press(page, /^پرداخت/)
    await alert(page, offline)
    expect(await code.isDisabled()).toBe(true)
    const change = page.getByRole('link', { name: 'تغییر', exact: true })
    expect(await change.getAttribute('aria-disabled')).toBe('true')
    toll.mend()
    await goToBank(page)
    expect(await ordersOf(buyer)).toHaveLength(1)
  })

  it(
    'lists the goods, adds up line by line, and warns of a VPN only before a bank',
    { tags: ['CART-22', 'CART-24', 'CART-30', 'INV-04', 'INV-05'] },
    async () => {
      const buyer = await customer('phone')
      const { page, phone: phone_number } = buyer
      const { id, price } = await phoneVariant(buyer)
      const other = await stockedVariant(buyer, 'tablet', 1)
      await addItem(buyer, other.id)
      await readyToPay(buyer, id, 2)
      await page.goto('/cart/invoice')
      const { products } = await answer(buyer.api.GET('/purchase/cart/list_items_v2/'))
      expect(new Set(products.map(({ quantity }) => quantity))).toEqual(new Set([1, 2]))
      const part = page.getByRole('region', { name: 'کالاها' })
      await atBothSizes(page, async () => {
        for (const { title, quantity } of products)
          await part
            .getByRole('listitem')
            .filter({ has: page.getByText(title, { exact: true }) })
            .getByText(`تعداد: ${toPersianDigits(quantity)}`)
            .waitFor()
        expect(await part.getByText(/^تعداد:/).count()).toBe(2)
      })
      const sums = page.getByRole('region', { name: 'صورت‌حساب' })
      const warning = sums.getByText('فیلترشکن خود را خاموش کنید')
      await warning.waitFor()
      const wallet = page.getByRole('switch', { name: /کیف پول/ })
      expect(await wallet.isDisabled()).toBe(true)
      const lookOf = () => wallet.evaluate((each) => getComputedStyle(each).backgroundColor)
      const empty = await lookOf()
      const staff = await staffMember()
      const amount = 3 * price + other.price
      const body = { phone_number, amount, comment: 'هدیهٔ سالگرد' }
      await answer(staff.api.POST('/staff/wallet/credit/', { body }))
      await staff.context.close()
      await page.reload()
      await expect.poll(() => wallet.isEnabled()).toBe(true)
      expect(await lookOf()).not.toBe(empty)
      await wallet.check()
      await warning.waitFor({ state: 'hidden' })
      await atBothSizes(page, async () => {
        const terms = await sums.getByRole('term').allTextContents()
        expect(terms.slice(-3)).toEqual(['هزینهٔ ارسال', 'از کیف پول', 'قابل پرداخت'])
        expect(await wallet.isChecked()).toBe(true)
      })
      const rows = await summary(page, 'صورت‌حساب')
      const sum = (name: string) => Number(rows[name] ?? 0)
      expect(sum('از کیف پول')).toBeGreaterThan(0)
      expect(sum('قیمت کالاها (۳)')).toBe(
        products.reduce((goods, line) => goods + line.price * line.quantity, 0),
      )
      expect(rows['قابل پرداخت']).toBe(
        sum('قیمت کالاها (۳)') - sum('سود شما از خرید') - sum('از کیف پول'),
      )
    },
  )

  it('refreshes the cart before the order is placed', { tags: ['PAY-37', 'PAY-39'] }, async () => {
    const buyer = await customer('phone')
    const { page } = buyer
    await readyToPay(buyer, (await phoneVariant(buyer)).id)
    await page.goto('/cart/invoice')
    await page.getByRole('radio', { name: /درگاه/, checked: true }).waitFor()
    const calls = cartCalls(page)
    await goToBank(page)
    expect(calls.slice(0, 2)).toEqual([
      'GET /api/purchase/cart/list_items_v2/',
      'POST /api/purchase/v4/order/',
    ])
  })

  it('places no order for a cart that was emptied elsewhere', { tags: ['PAY-38'] }, async () => {
    const buyer = await customer('phone', { expectedErrors: networkNoise })
    const { page } = buyer
    await readyToPay(buyer, (await phoneVariant(buyer)).id)
    await page.goto('/cart/invoice')
    await page
      .getByRole('button', { name: /^پرداخت/ })
      .filter({ visible: true })
      .first()
      .waitFor()
    const calls = cartCalls(page)
    await answer(buyer.api.DELETE('/purchase/cart/delete/'))
    await press(page, /^پرداخت/)
    await page.getByRole('heading', { name: 'سبد خرید شما خالی است!' }).waitFor()
    expect(calls[0]).toBe('GET /api/purchase/cart/list_items_v2/')
    expect(calls).not.toContain('POST /api/purchase/v4/order/')
    expect(await ordersOf(buyer)).toEqual([])
  })

  it('waits, with the reason, while as many orders as allowed are unpaid', async () => {
    const buyer = await customer('phone')
    const { page } = buyer
    const { id } = await phoneVariant(buyer)
    for (let unpaid = 0; unpaid < 2; unpaid += 1) await placeOrder(buyer, id)
    await readyToPay(buyer, id)
    await page.goto('/cart/invoice')
    const reason = page.getByText('چند سفارش پرداخت‌نشده دارید.')
    await reason.waitFor()
    expect(await reason.count()).toBe(1)
    const pay = page.getByRole('button', { name: /^پرداخت/ }).filter({ visible: true })
    expect(await pay.isDisabled()).toBe(true)
    const described = await pay.getAttribute('aria-describedby')
    expect(await page.locator(`#${described}`).textContent()).toBe(await reason.textContent())
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await pay.click({ force: true })
    await expectInSight(reason)
    expect(await reason.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.getByRole('link', { name: 'دیدن سفارش‌ها' }).click()
    await page.waitForURL('**/shopping-history')
    expect(await ordersOf(buyer)).toHaveLength(2)
  })

  it(
    'is confirmed where the bank says so and names no order',
    { tags: ['PAY-08', 'ROUTE-40'] },
    async () => {
      const { page } = await shopper('phone')
      const query = 'tracking_code=5&reference_number=6&amount=1000'
      await page.goto(`/payment/callback?paid=1&${query}`)
      await page.getByRole('heading', { name: 'پرداخت با موفقیت انجام شد' }).waitFor()
      await page.goto(`/payment/callback?paid=0&${query}`)
      await page.getByRole('heading', { name: 'پرداخت انجام نشد' }).waitFor()
    },
  )
})

describe('a bought item', () => {
  it('shows its discount in percent of its price', { tags: ['ORD-56'] }, async () => {
    const buyer = await customer('phone')
    const { page } = buyer
    await readyToPay(buyer, (await phoneVariant(buyer)).id)
    await page.goto('/cart/invoice')
    await goToBank(page)
    await pressAtBank(page, 'پرداخت')
    const [order] = await ordersOf(buyer)
    type Item = { price: number; new_price: number | null; price_obj: { id: number } }
    type Items = { item: Item[] }
    await reshape<Items>(page, /\/purchase\/v4\/order\/\d+\/$/, (shown) => ({
      ...shown,
      item: shown.item.flatMap((each) =>
        [2_000_000, 1_000_000, null].map((new_price, index) => ({
          ...each,
          price_obj: { ...each.price_obj, id: index },
          price: 3_000_000,
          new_price,
        })),
      ),
    }))
    await page.goto('/account')
    await page.evaluate((to) => history.pushState(null, '', to), `/shopping-history/${order?.id}`)
    await page.getByRole('tab', { name: 'کالاها' }).click()
    const goods = page.getByRole('tabpanel').getByRole('listitem')
    await expect.poll(() => goods.count()).toBe(3)
    expect(await goods.getByText('٪').allTextContents()).toEqual(['۳۳٪', '۶۷٪'])
  })
})

/** Calls that read the cart or place an order, as they leave. */
function cartCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url())
    if (/\/purchase\/(cart\/list_items_v2|v4\/order)\/$/.test(pathname))
      calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}

/** Keeps how far the layout moved by itself, in `shifts` of the page. */
function noteShifts(): void {
  const shifts: number[] = []
  Object.assign(globalThis, { shifts })
  new PerformanceObserver((list) => {
    for (const each of list.getEntries()) if ('value' in each) shifts.push(Number(each.value))
  }).observe({ type: 'layout-shift', buffered: true })
}
