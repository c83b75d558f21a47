import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toLatinDigits, toPersianDigits } from '#domain/digits.ts'
import type { Schemas } from '#machines/api/client.ts'
import { addAddress } from '#tests/support/shopper.ts'
import { atEmptyCart, atLostCart, placeOrder } from './covers/actions.ts'
import { addItem, customer, ordersOf, paymentsOf, readyToPay } from './support/customer.ts'
import { addToCart, signIn } from './support/gestures.ts'
import { phone, phoneVariant, stockedVariant } from './support/goods.ts'
import { intercept } from './support/interception.ts'
import {
  breakCall,
  breakFile,
  holdCall,
  loseReply,
  loseSession,
  networkNoise,
  refuseOnce,
  reshape,
} from './support/network.ts'
import {
  completeProfile,
  goToBank,
  home,
  press,
  pressAtBank,
  typeAddress,
} from './support/purchase.ts'
import { startBuiltShop, type BuiltShop } from './support/server.ts'
import { newestCode, shopper, useBrowser, useStory } from './support/story.ts'
import { toast } from './support/toasts.ts'
import { atBothSizes } from './support/sizes.ts'
import { summary } from './support/sums.ts'
import { answer } from '#tests/support/shopper.ts'
import { installClock, untilRelease } from './support/profiles.ts'

useBrowser()

const offline = 'ارتباط با فروشگاه برقرار نشد'
const retry = 'تلاش دوباره'

describe('a lost network', () => {
  it('leaves the number and the way to send it again at the sign-in', async () => {
    const { page, phone } = await shopper('phone', { expectedErrors: networkNoise })
    await page.goto('/login')
    const line = await breakCall(page, /request-otp/)
    await page.getByLabel('شمارهٔ همراه').fill(phone)
    await page.getByRole('button', { name: 'دریافت کد تأیید' }).click()
    await page.getByRole('alert').filter({ hasText: offline }).waitFor()
    await expect
      .poll(() => page.getByLabel('شمارهٔ همراه').inputValue())
      .toBe(toPersianDigits(phone))
    line.mend()
    await page.getByRole('button', { name: 'دریافت کد تأیید' }).click()
    await page.getByLabel('رقم ۱').waitFor()
    expect(line.count).toBe(1)
  })

  it('keeps the typed code, which can be sent again, by a double press too', async () => {
    const { page, phone } = await shopper('phone', { expectedErrors: networkNoise })
    await page.goto('/login?redirectUrl=cart')
    await page.getByLabel('شمارهٔ همراه').fill(phone)
    await page.getByRole('button', { name: 'دریافت کد تأیید' }).click()
    await page.getByLabel('رقم ۱').click()
    const line = await breakCall(page, /accounts\/verify/)
    await page.keyboard.type(await newestCode(phone))
    await page.getByRole('alert').filter({ hasText: offline }).waitFor()
    line.mend()
    await page.getByRole('button', { name: 'تأیید و ورود' }).dblclick()
    await page.waitForURL('**/cart')
  })

  it('says so where a product was not added, and adds it at the next press', async () => {
    const { page } = await customer('phone', { expectedErrors: networkNoise })
    await page.goto(`/products/${phone.slug}`)
    const line = await breakCall(page, /cart\/add_item/)
    await press(page, 'افزودن به سبد')
    await page.getByText(`افزودن به سبد انجام نشد. ${offline}. اینترنت خود را بررسی کنید`).waitFor()
    line.mend()
    await addToCart(page)
  })

  it('tries a change of the cart again as it was asked', async () => {
    const buyer = await customer('phone', { expectedErrors: networkNoise })
    const { page, api } = buyer
    await addItem(buyer, (await phoneVariant(buyer)).id)
    await page.goto('/cart')
    const line = await breakCall(page, /cart\/update_item/)
    await page.getByRole('button', { name: 'یکی بیشتر' }).click()
    await page.getByRole('alert').filter({ hasText: offline }).waitFor()
    line.mend()
    await page.getByRole('button', { name: retry }).click()
    const count = async () => (await answer(api.GET('/purchase/cart/list_items_v2/'))).cart_count
    await expect.poll(count).toBe(2)
  })

  it('keeps the input about the buyer', { tags: ['CART-71'] }, async () => {
    const buyer = await customer('phone', { expectedErrors: networkNoise, profile: false })
    const { page } = buyer
    await addItem(buyer, (await phoneVariant(buyer)).id)
    await page.goto('/cart')
    await press(page, /^ادامه/)
    const line = await breakCall(page, /profile\/update/, 500)
    await completeProfile(page)
    const failed = 'خطایی در بروزرسانی پروفایل رخ داده است!'
    await page.getByRole('alert').filter({ hasText: failed }).waitFor()
    await expect.poll(() => page.getByLabel('نام خانوادگی').inputValue()).toBe('محمدی')
    line.mend()
    const cut = await breakCall(page, /profile\/update/)
    await page.getByRole('button', { name: 'ثبت و ادامه' }).click()
    await page.getByRole('alert').filter({ hasText: offline }).filter({ hasText: failed }).waitFor()
    cut.mend()
    await page.getByRole('button', { name: 'ثبت و ادامه' }).click()
    await page.waitForURL('**/cart/send-methods')
  })

  it(
    'reports that a method was not saved and saves it at the retry',
    { tags: ['DELV-74'] },
    async () => {
      const buyer = await customer('phone', { expectedErrors: networkNoise })
      const { page } = buyer
      await addItem(buyer, (await phoneVariant(buyer)).id)
      await addAddress(buyer)
      await page.goto('/cart/send-methods')
      await page.getByRole('tab', { name: 'ارسال به آدرس' }).click()
      const line = await breakCall(page, /set-shipping-method/, 500)
      await page.getByRole('radio', { name: /پست پیشتاز/ }).click()
      const failed = 'خطا در ثبت روش ارسال، لطفا مجدد تلاش کنید'
      await page.getByRole('alert').filter({ hasText: failed }).waitFor()
      const cut = await breakCall(page, /set-shipping-method/)
      line.mend()
      await page.getByRole('button', { name: retry }).click()
      await expect.poll(() => cut.count).toBe(1)
      await page.getByRole('alert').filter({ hasText: failed }).waitFor()
      cut.mend()
      await page.getByRole('button', { name: retry }).click()
      await page.getByText('روش ارسال ثبت شد').waitFor()
      await expect
        .poll(() => page.getByRole('radio', { name: /پست پیشتاز/ }).isChecked())
        .toBe(true)
    },
  )

  it(
    'keeps a typed address, and the step, until both are saved',
    { tags: ['DELV-75', 'DELV-76'] },
    async () => {
      const buyer = await customer('phone', { expectedErrors: networkNoise })
      const { page } = buyer
      await addItem(buyer, (await phoneVariant(buyer)).id)
      await page.goto('/cart/send-methods')
      await page.getByRole('tab', { name: 'ارسال به آدرس' }).click()
      await typeAddress(page)
      const saving = await breakCall(page, /user-address/)
      await page.getByRole('button', { name: 'ثبت آدرس' }).click()
      await page.getByRole('alert').filter({ hasText: offline }).waitFor()
      await expect.poll(() => page.getByLabel('آدرس کامل').inputValue()).toBe(home.address)
      saving.mend()
      await page.getByRole('button', { name: 'ثبت آدرس' }).click()
      await page.getByText('آدرس با موفقیت ایجاد شد').waitFor()
      await page.getByRole('radio', { name: /پست پیشتاز/ }).check()
      const choosing = await breakCall(page, /select_address/, 500)
      await press(page, 'تأیید و ادامه')
      const failed = 'خطا در ثبت آدرس ارسال، لطفا مجدد تلاش کنید'
      await page.getByRole('alert').filter({ hasText: failed }).waitFor()
      expect(new URL(page.url()).pathname).toBe('/cart/send-methods')
      const cut = await breakCall(page, /select_address/)
      choosing.mend()
      await press(page, 'تأیید و ادامه')
      await expect.poll(() => cut.count).toBe(1)
      await page.getByRole('alert').filter({ hasText: failed }).waitFor()
      cut.mend()
      await press(page, 'تأیید و ادامه')
      await page.waitForURL('**/cart/invoice')
    },
  )

  it('offers the gateways again where they did not load', { tags: ['PAY-50'] }, async () => {
    const buyer = await customer('phone', { expectedErrors: networkNoise })
    const { page } = buyer
    await readyToPay(buyer, (await phoneVariant(buyer)).id)
    const line = await breakCall(page, /payment_gateway_option/)
    await page.goto('/cart/invoice')
    await page.getByText(offline).waitFor()
    const service = await breakCall(page, /payment_gateway_option/, 500)
    line.mend()
    await page.getByRole('button', { name: retry }).click()
    const failed = 'خطایی رخ داده است! لطفا مجدد امتحان کنید'
    await page.getByRole('alert').filter({ hasText: failed }).waitFor()
    service.mend()
    await page.getByRole('button', { name: retry }).click()
    await goToBank(page)
  })

  it(
    'places one order where the reply to the first try got lost',
    { tags: ['PAY-49'] },
    async () => {
      const buyer = await customer('phone', { expectedErrors: networkNoise })
      const { page } = buyer
      await readyToPay(buyer, (await phoneVariant(buyer)).id)
      await page.goto('/cart/invoice')
      const broken = await breakCall(page, /v4\/order\/\?use_wallet_funds/, 500)
      await press(page, /^پرداخت/)
      const failed = 'خطایی رخ داده است! لطفا مجدد امتحان کنید'
      await page.getByRole('alert').filter({ hasText: failed }).waitFor()
      broken.mend()
      await loseReply(page, /v4\/order\/\?use_wallet_funds/)
      await page.getByRole('button', { name: retry }).click()
      await page.getByRole('alert').filter({ hasText: offline }).waitFor()
      await press(page, /^پرداخت/)
      await page.waitForURL('**/sandbox-bank/**')
      expect(await ordersOf(buyer)).toHaveLength(1)
    },
  )

  it('offers the cart again where it did not load', async () => {
    const buyer = await customer('phone', { expectedErrors: networkNoise })
    const { page } = buyer
    await addItem(buyer, (await phoneVariant(buyer)).id)
    const line = await breakCall(page, /list_items_v2/)
    await page.goto('/cart')
    await page.getByRole('alert').filter({ hasText: offline }).waitFor()
    line.mend()
    await page.getByRole('button', { name: retry }).click()
    await page.getByRole('region', { name: 'سبد خرید شما' }).waitFor()
  })

  it('pays by itself once the network is back, and orders once', async () => {
    const buyer = await customer('phone', { expectedErrors: networkNoise })
    const { page } = buyer
    await readyToPay(buyer, (await phoneVariant(buyer)).id)
    await page.goto('/cart/invoice')
    await loseReply(page, /v4\/order\/\?use_wallet_funds/)
    await press(page, /^پرداخت/)
    await page.getByRole('alert').filter({ hasText: offline }).waitFor()
    expect(await ordersOf(buyer)).toHaveLength(1)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.waitForURL('**/sandbox-bank/**')
    expect(await ordersOf(buyer)).toHaveLength(1)
  })

  it('does not pay by itself after the back button, which dismisses the failure', async () => {
    const buyer = await customer('phone', { expectedErrors: networkNoise })
    const { page } = buyer
    await readyToPay(buyer, (await phoneVariant(buyer)).id)
    await page.goto('/cart/invoice')
    const pay = page
      .getByRole('button', { name: /^پرداخت/ })
      .filter({ visible: true })
      .first()
    await expect.poll(() => pay.isEnabled()).toBe(true)
    await page.context().setOffline(true)
    await pay.click()
    const note = page.getByRole('alert').filter({ hasText: offline })
    await note.waitFor()
    expect(await note.innerText()).toContain('خودکار از سر گرفته می‌شود')
    await page.goBack()
    // The way back loads the cart again, which fails as well.
    await page.getByRole('heading', { name: 'سبد خرید را نتوانستیم بیاوریم' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/cart/invoice')
    await page.context().setOffline(false)
    await expect.poll(() => pay.isEnabled()).toBe(true)
    expect(await ordersOf(buyer)).toHaveLength(0)
    await pay.click()
    await page.waitForURL('**/sandbox-bank/**')
    expect(await ordersOf(buyer)).toHaveLength(1)
  })

  it('lets the result of a payment be asked again', async () => {
    const buyer = await customer('phone', { expectedErrors: networkNoise })
    const { page } = buyer
    await readyToPay(buyer, (await phoneVariant(buyer)).id)
    await page.goto('/cart/invoice')
    await goToBank(page)
    const line = await breakCall(page, /api\/purchase\/v4\/order\/\d+/)
    await pressAtBank(page, 'پرداخت')
    await page.getByRole('heading', { name: 'نتیجهٔ پرداخت خوانده نشد' }).waitFor()
    line.mend()
    await page.getByRole('button', { name: 'بررسی دوباره' }).click()
    await page.getByRole('heading', { name: 'پرداخت با موفقیت انجام شد' }).waitFor()
  })

  it('leaves a list in its place, which comes by itself once the network is back', async () => {
    const { page, context } = await shopper('desktop', { expectedErrors: networkNoise })
    await page.goto('/productlist/mobile')
    await page.getByRole('combobox', { name: 'جستجو در فروشگاه' }).waitFor()
    await context.setOffline(true)
    await page.getByRole('link', { name: 'ارزان‌ترین' }).click()
    await page
      .getByText(/اتصال خود را بررسی کنید|ارتباط با فروشگاه/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: retry }).first().waitFor()
    await context.setOffline(false)
    await page.waitForURL(/ordering=current_min_price/)
    await page.getByRole('main').getByRole('article').first().waitFor()
  })
})

describe('a session that ends while an address is sent', () => {
  it('keeps the input for the next time the form is opened, until it is saved', async () => {
    const buyer = await customer('phone', { expectedErrors: [/401/] })
    const { page } = buyer
    await addItem(buyer, (await phoneVariant(buyer)).id)
    const openForm = async () => {
      await page.goto('/cart/send-methods')
      await page.getByRole('tab', { name: 'ارسال به آدرس' }).click()
    }
    const dialog = page.getByRole('dialog', { name: 'آدرس تازه' })
    await openForm()
    await typeAddress(page)
    const session = await loseSession(page, /\/user-address\/$/)
    await press(page, 'ثبت آدرس')
    await atLostCart(page)
    const notice = page.getByRole('alert').filter({ hasText: 'از حسابتان خارج شده‌اید' })
    await notice.waitFor()
    const way = page.getByRole('main').getByRole('link', { name: 'ورود به حساب' })
    expect(await way.getAttribute('href')).toMatch(/^\/login\?redirectUrl=cart/)
    await expect.poll(() => page.locator(':root[data-signed-in]').count()).toBe(0)
    await session.restore()

    await openForm()
    await expect.poll(() => dialog.getByLabel('آدرس کامل').inputValue()).toBe(home.address)
    await expect
      .poll(() => dialog.getByLabel('کد پستی').inputValue())
      .toMatch(/۱۳۴۵۶۷۸۹۱۳|1345678913/)
    const city = dialog.getByLabel('شهر').locator('option:checked')
    await expect.poll(() => city.textContent()).toBe(home.city)
    await press(page, 'ثبت آدرس')
    await page.getByText('آدرس با موفقیت ایجاد شد').waitFor()
    await openForm()
    await press(page, 'افزودن آدرس')
    await expect.poll(() => dialog.getByLabel('آدرس کامل').inputValue()).toBe('')
  })
})

describe('a call that hangs', () => {
  it(
    'shows that the order is being placed and takes no second press',
    { tags: ['PAY-36'] },
    async () => {
      const buyer = await customer('phone')
      const { page } = buyer
      await readyToPay(buyer, (await phoneVariant(buyer)).id)
      await page.goto('/cart/invoice')
      const call = await holdCall(page, /v4\/order\/\?use_wallet_funds/)
      await press(page, /^پرداخت/)
      await call.arrived
      const busy = page.getByRole('button', { name: 'در حال ثبت سفارش' }).filter({ visible: true })
      await busy.first().click()
      await expect.poll(() => busy.first().getAttribute('aria-busy')).toBe('true')
      call.release()
      await page.waitForURL('**/sandbox-bank/**')
      expect(await ordersOf(buyer)).toHaveLength(1)
    },
  )

  it('is given up after a while, and can be tried again', async () => {
    const { page, phone } = await shopper('phone', { expectedErrors: networkNoise })
    await installClock(page)
    await page.goto('/login')
    const call = await holdCall(page, /request-otp/)
    await page.getByLabel('شمارهٔ همراه').fill(phone)
    await page.getByRole('button', { name: 'دریافت کد تأیید' }).click()
    await call.arrived
    await page.clock.fastForward(20_000)
    await page.getByRole('alert').filter({ hasText: 'پاسخی از فروشگاه نرسید' }).waitFor()
    call.release()
    await page.getByRole('button', { name: 'دریافت کد تأیید' }).click()
    await page.getByLabel('رقم ۱').waitFor()
  })
})

describe('a reload in the checkout', () => {
  it('resumes at the step where it was', async () => {
    const buyer = await customer('phone')
    const { page } = buyer
    await addItem(buyer, (await phoneVariant(buyer)).id)
    await page.goto('/cart')
    await press(page, /^ادامه/)
    await page.waitForURL('**/cart/send-methods')
    await page.getByRole('tab', { name: 'تحویل حضوری' }).click()
    await page.getByText('روش ارسال ثبت شد').waitFor()
    await page.reload()
    await page.getByRole('tab', { name: 'تحویل حضوری', selected: true }).waitFor()
    await page.getByRole('radio', { name: /شعبهٔ شرق/, checked: true }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/cart/send-methods')
    await press(page, 'تأیید و ادامه')
    await page.waitForURL('**/cart/invoice')
    await page.reload()
    await page.getByRole('radio', { name: /درگاه/ }).first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/cart/invoice')
  })
})

describe('the back button', () => {
  it('from the bank leads to paying the same order, and only once', async () => {
    const buyer = await customer('phone')
    const { page } = buyer
    await readyToPay(buyer, (await phoneVariant(buyer)).id)
    await page.goto('/cart/invoice')
    await goToBank(page)
    await page.goBack()
    await page.waitForURL(/\/cart/)
    expect(await ordersOf(buyer)).toHaveLength(1)
    await page.goForward()
    await page.waitForURL('**/sandbox-bank/**')
    await pressAtBank(page, 'پرداخت')
    await page.getByRole('heading', { name: 'پرداخت با موفقیت انجام شد' }).waitFor()
    expect(await ordersOf(buyer)).toHaveLength(1)
  })

  it('from the result never pays twice', async () => {
    const buyer = await customer('phone')
    const { page } = buyer
    await readyToPay(buyer, (await phoneVariant(buyer)).id)
    await page.goto('/cart/invoice')
    await goToBank(page)
    const bank = page.url()
    await pressAtBank(page, 'پرداخت')
    await page.getByRole('heading', { name: 'پرداخت با موفقیت انجام شد' }).waitFor()
    await page.goBack()
    await page.goto(bank)
    await page.waitForLoadState()
    const [order, ...others] = await ordersOf(buyer)
    expect(others).toEqual([])
    const payments = await paymentsOf(buyer, order?.id ?? 0)
    expect(payments.map(({ status }) => status)).toEqual(['SUCCESSFUL'])
  })

  it('is answered with the same result when the bank returns twice', async () => {
    const buyer = await customer('phone')
    const { page, context } = buyer
    await readyToPay(buyer, (await phoneVariant(buyer)).id)
    await page.goto('/cart/invoice')
    await goToBank(page)
    const returned = page.waitForRequest(/gateways\/sandbox\/return/)
    await pressAtBank(page, 'پرداخت')
    const address = (await returned).url()
    const again = await context.newPage()
    await again.goto(address)
    await again.getByRole('heading', { name: 'پرداخت با موفقیت انجام شد' }).waitFor()
    const [order] = await ordersOf(buyer)
    const payments = await paymentsOf(buyer, order?.id ?? 0)
    expect(payments.map(({ status }) => status)).toEqual(['SUCCESSFUL'])
  })
})

describe('a script that does not come', () => {
  const scriptNoise = [...networkNoise, /dynamically imported module/, /script of a lazy part/]
  const missing = 'این بخش بارگذاری نشد.'

  it('is fetched again for a dialog without losing the input on the page', async () => {
    const { page } = await shopper('phone', { expectedErrors: scriptNoise })
    await page.goto('/')
    const search = page.getByRole('combobox', { name: 'جستجو در فروشگاه' })
    await search.fill('گوشی')
    await search.blur()
    const line = await breakFile(page, /\/assets\/ModalDialog-/)
    await page.getByRole('button', { name: 'دسته‌ها' }).click()
    const note = page.getByRole('alert').filter({ hasText: missing })
    await note.first().waitFor()
    await note.getByRole('button', { name: retry }).first().click()
    await expect.poll(() => line.count).toBe(2)
    await note.first().waitFor()
    line.mend()
    await note.getByRole('button', { name: retry }).first().click()
    await page.getByRole('dialog', { name: 'دسته‌بندی کالاها' }).waitFor()
    await note.first().waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await expect.poll(() => search.inputValue()).toBe('گوشی')
  })

  it('leaves its retry in sight above the message that the goods were added', async () => {
    const { page } = await shopper('phone', { expectedErrors: scriptNoise })
    await page.goto(`/products/${phone.slug}`)
    await breakFile(page, /\/assets\/ModalDialog-/)
    await breakFile(page, /\/assets\/Toaster-/)
    await press(page, 'افزودن به سبد')
    const again = page.getByRole('alert').getByRole('button', { name: retry }).first()
    const added = page.getByRole('alert').filter({ hasText: 'به سبد خرید اضافه شد' })
    await added.waitFor()
    const [button, news] = [await again.boundingBox(), await added.boundingBox()]
    if (button === null || news === null) throw new Error('not both are shown')
    expect(button.y + button.height).toBeLessThanOrEqual(news.y)
  })

  it('hides no message when it is the toaster’s, which goes by itself, and arrives with the next one', async () => {
    const { page } = await customer('phone', { expectedErrors: scriptNoise })
    await page.goto(`/products/${phone.slug}`)
    const toaster = await breakFile(page, /\/assets\/Toaster-/)
    const adding = await breakCall(page, /cart\/add_item/)
    await press(page, 'افزودن به سبد')
    const failed = 'افزودن به سبد انجام نشد.'
    const plain = page.getByRole('alert').filter({ hasText: failed })
    await plain.waitFor()
    await plain.waitFor({ state: 'detached' })
    toaster.mend()
    await press(page, 'افزودن به سبد')
    await page.getByRole('status').filter({ hasText: failed }).first().waitFor()
    expect(await plain.count()).toBe(0)
    expect(adding.count).toBe(2)
  })

  it('is taken from the new build after a deployment by one reload', async () => {
    const { page } = await shopper('desktop', { expectedErrors: [...scriptNoise, /answered 404/] })
    await page.goto('/')
    await page.getByRole('combobox', { name: 'جستجو در فروشگاه' }).waitFor()
    const old = /\/assets\/LoginPage-/
    await page.route(old, (route) => route.fulfill({ status: 404 }))
    await page.route(/\/login$/, async (route) => {
      await page.unroute(old)
      await route.continue()
    })
    const loaded = page.waitForRequest(/\/login$/)
    await page.getByRole('banner').getByRole('link', { name: /ورود/ }).click()
    expect((await loaded).isNavigationRequest()).toBe(true)
    await page.getByLabel('شمارهٔ همراه').waitFor()
  })
})

describe('several toasts on a phone', () => {
  it('come one after the other, so that they leave the page in sight', async () => {
    const { page } = await customer('phone', { expectedErrors: networkNoise })
    await page.goto(`/products/${phone.slug}`)
    const line = await breakCall(page, /cart\/add_item/)
    for (const count of [1, 2, 3]) {
      await press(page, 'افزودن به سبد')
      await expect.poll(() => line.count).toBe(count)
      await page.getByRole('button', { name: 'افزودن به سبد' }).first().isEnabled()
    }
    const toasts = page.getByText('افزودن به سبد انجام نشد.')
    await toasts.first().waitFor()
    await expect.poll(() => toasts.count()).toBe(1)
  })
})

describe('two tabs', () => {
  it('share the cart of a customer', async () => {
    const buyer = await customer('desktop')
    const { page, context } = buyer
    await addItem(buyer, (await phoneVariant(buyer)).id)
    await page.goto('/cart')
    await page.getByRole('region', { name: 'سبد خرید شما' }).waitFor()
    const other = await context.newPage()
    await other.goto('/products/iphone-16-128gb')
    await addToCart(other)
    await other.getByRole('button', { name: 'ادامهٔ خرید' }).click()
    const home = await context.newPage()
    await home.goto('/')
    await home
      .getByRole('banner')
      .getByRole('link', { name: /سبد خرید/ })
      .getByText('۲')
      .waitFor()
    await page.getByRole('button', { name: 'یکی بیشتر' }).first().click()
    await home
      .getByRole('banner')
      .getByRole('link', { name: /سبد خرید/ })
      .getByText('۳')
      .waitFor()
    await page.getByText('۳ کالا').first().waitFor()
  })

  it('share the cart of a guest by the cart itself, which may be there later than the news of it', async () => {
    const { page, context } = await shopper('desktop')
    await page.goto('/cart')
    await atEmptyCart(page)
    const other = await context.newPage()
    await untilRelease(
      other,
      other.addInitScript(() => {
        BroadcastChannel.prototype.postMessage = () => undefined
      }),
    )
    await other.goto('/products/iphone-16-128gb')
    await addToCart(other)
    await page.bringToFront()
    await page.getByText('۱ کالا').first().waitFor()
  })

  it('share the sign-in', async () => {
    const guest = await shopper('desktop')
    const { page, context } = guest
    const other = await context.newPage()
    await other.goto('/')
    const login = other.getByRole('banner').getByRole('link', { name: /ورود/ })
    await login.waitFor()
    await page.goto('/login')
    await signIn(guest)
    await login.waitFor({ state: 'hidden' })
  })
})

describe('a shop in a hurry', () => {
  let hasty: BuiltShop

  beforeAll(async () => {
    hasty = await startBuiltShop({ ORDER_LIFETIME_SECONDS: '4', CODE_RESEND_SECONDS: '1' })
  }, 120_000)
  afterAll(() => hasty.stop())

  it('puts what a guest chose to what was in the cart of the account already, once', async () => {
    const { origin } = hasty
    const buyer = await customer('phone', { origin })
    const phoneId = (await phoneVariant(buyer)).id
    const other = await stockedVariant(buyer, 'tablet', 3)
    await addItem(buyer, phoneId)
    await addItem(buyer, other.id)

    const guest = await shopper('phone', { origin })
    const { page } = guest
    await page.goto(`/products/${phone.slug}?price_id=${phoneId}`)
    await addToCart(page)
    await page.getByRole('dialog').getByRole('link', { name: 'دیدن سبد' }).click()
    await page.getByRole('region', { name: 'سبد خرید شما' }).waitFor()
    await press(page, /^ادامه/)
    await page.waitForURL(/\/login/)
    await signIn({ ...guest, phone: buyer.phone })
    await page.waitForURL('**/cart')
    await page.getByText('۳ کالا').first().waitFor()
    const lines = async () =>
      (await answer(buyer.api.GET('/purchase/cart/list_items_v2/'))).products
        .map(({ price_id, quantity }) => [price_id, quantity])
        .sort(([one = 0], [two = 0]) => one - two)
    const merged = [
      [phoneId, 2],
      [other.id, 1],
    ].sort(([one = 0], [two = 0]) => one - two)
    expect(await lines()).toEqual(merged)
    await page.reload()
    await page.getByText('۳ کالا').first().waitFor()
    expect(await lines()).toEqual(merged)
  })

  it('explains an order that expired at the bank: the money is in the wallet and there is no order', async () => {
    const buyer = await customer('phone', { origin: hasty.origin })
    const { page, api } = buyer
    await readyToPay(buyer, (await phoneVariant(buyer)).id)
    await page.goto('/cart/invoice')
    await goToBank(page)
    const status = async () => (await ordersOf(buyer))[0]?.text_status
    await expect.poll(status, { timeout: 20_000 }).toBe('EXPIRED')
    await pressAtBank(page, 'پرداخت')
    await page.getByRole('heading', { name: 'مبلغ به کیف پول شما برگشت' }).waitFor()
    const [order] = await ordersOf(buyer)
    const [wallet] = await answer(api.GET('/wallet/wallet/'))
    expect(wallet?.total_funds).toBe(order?.total_price)
    await page.getByRole('link', { name: 'سبد خرید' }).click()
    await page.getByRole('region', { name: 'سبد خرید شما' }).waitFor()
  })

  describe('the wallet at the checkout', () => {
    const step = useStory(async () => {
      const buyer = await customer('phone', { origin: hasty.origin })
      const { page } = buyer
      const { id } = await phoneVariant(buyer)
      const wallet = page.getByRole('switch', { name: /برداشت از کیف پول/ })
      const bank = page.getByRole('radio', { name: /درگاه آزمایشی/ })
      const newestStatus = async () => (await ordersOf(buyer))[0]?.text_status
      const emptyCart = () => answer(buyer.api.DELETE('/purchase/cart/delete/'))
      const inWallet = async () => (await answer(buyer.api.GET('/wallet/wallet/')))[0]?.total_funds
      const refund = { amount: 0 }
      return { buyer, page, id, wallet, bank, newestStatus, emptyCart, inWallet, refund }
    })

    it(
      'cannot be used while it is empty, and can once an order is refunded to it',
      { tags: ['INV-21'] },
      step(async ({ buyer, page, id, wallet, bank, newestStatus, refund }) => {
        await readyToPay(buyer, id)
        await page.goto('/cart/invoice')
        await expect.poll(() => bank.isEnabled()).toBe(true)
        expect(await wallet.isDisabled()).toBe(true)
        await goToBank(page)
        await expect.poll(newestStatus, { timeout: 20_000 }).toBe('EXPIRED')
        await pressAtBank(page, 'پرداخت')
        await page.getByRole('heading', { name: 'مبلغ به کیف پول شما برگشت' }).waitFor()
        refund.amount = (await ordersOf(buyer))[0]?.total_price ?? 0
      }),
    )

    it(
      'takes its part from the sum on the invoice, and gives it back when switched off',
      { tags: ['CART-24', 'INV-04', 'INV-21'] },
      step(async ({ buyer, page, id, wallet, emptyCart, refund }) => {
        await emptyCart()
        await readyToPay(buyer, id, 2)
        await page.goto('/cart/invoice')
        const whole = { 'هزینهٔ ارسال': 'رایگان - تحویل حضوری', 'قابل پرداخت': 2 * refund.amount }
        await expect.poll(() => summary(page, 'صورت‌حساب')).toMatchObject(whole)
        await wallet.check()
        const parted = { 'از کیف پول': refund.amount, 'قابل پرداخت': refund.amount }
        await expect.poll(() => summary(page, 'صورت‌حساب')).toMatchObject(parted)
        await wallet.uncheck()
        await expect.poll(() => summary(page, 'صورت‌حساب')).not.toHaveProperty('از کیف پول')
        await wallet.check()
      }),
    )

    it(
      'leaves the rest to the bank',
      { tags: ['PAY-04'] },
      step(async ({ page, inWallet, refund }) => {
        await goToBank(page)
        const bill = await page.getByRole('main').textContent()
        expect(toLatinDigits(bill ?? '').replaceAll('٬', '')).toContain(
          `${refund.amount * 10} ریال`,
        )
        await expect.poll(inWallet, { timeout: 20_000 }).toBe(refund.amount)
      }),
    )

    it(
      'pays all without a bank, registers the order and empties the cart',
      { tags: ['PAY-03', 'PAY-06', 'PAY-41', 'PAY-42'] },
      step(async ({ buyer, page, id, wallet, bank, newestStatus, emptyCart, inWallet }) => {
        await emptyCart()
        await readyToPay(buyer, id)
        const before = (await inWallet()) ?? 0
        await page.goto('/cart/invoice')
        await wallet.check()
        await page.getByText('کیف پول همهٔ مبلغ را می‌پردازد').waitFor()
        expect(await bank.isDisabled()).toBe(true)
        await press(page, 'ثبت سفارش')
        await page.waitForURL('**/shopping-history')
        await toast(page, 'success', 'سفارش شما ثبت شد').waitFor()
        expect(await newestStatus()).toBe('NOT_CHECKED')
        const [order] = await ordersOf(buyer)
        expect(await inWallet()).toBe(before - (order?.total_price ?? 0))
        const note = page.getByText(`سفارش ${toPersianDigits(order?.tracking_code ?? '')} در`)
        await note.waitFor()
        const main = page.getByRole('main')
        const link = main.getByRole('link', { name: 'دیدن سفارش', exact: true })
        expect(await link.getAttribute('href')).toBe(`/shopping-history/${order?.id}`)
        const tabBar = page.getByRole('navigation', { name: 'بخش‌های فروشگاه' })
        const badge = tabBar.getByRole('link', { name: /^سبد/ })
        await expect.poll(() => badge.textContent()).not.toMatch(/[۰-۹]/)
        const { products } = await answer(buyer.api.GET('/purchase/cart/list_items_v2/'))
        expect(products).toEqual([])
      }),
    )
  })
})

/** Shows the cart at another total than the shop's, as before a change of price, until an order is sent. */
async function raiseTotalAtOrder(page: Page, total: number): Promise<void> {
  const shown = { old: true }
  await reshape<Schemas['Cart']>(page, /payment_info_v4|list_items_v2/, (cart) => {
    if (shown.old) cart.totals.total_amount = total
    return cart
  })
  await intercept(page, /v4\/order\/\?/, async (order) => {
    shown.old = false
    await order.goOn()
  })
}

describe('a cart that changed on the way', () => {
  it('is shown again before anything is paid when another tab changed it', async () => {
    const buyer = await customer('phone', { expectedErrors: [/409/] })
    const { page } = buyer
    await readyToPay(buyer, (await phoneVariant(buyer)).id)
    await page.goto('/cart/invoice')
    await page.getByRole('radio', { name: /درگاه/ }).first().waitFor()
    await addItem(buyer, (await stockedVariant(buyer, 'tablet', 3)).id)
    await press(page, /^پرداخت/)
    await page.getByRole('alert').waitFor()
    expect(await ordersOf(buyer)).toEqual([])
  })

  it('is never charged at an amount that was not shown: the invoice is shown again with the new one', async () => {
    const buyer = await customer('phone', { expectedErrors: [/409/] })
    const { page, api } = buyer
    await readyToPay(buyer, (await phoneVariant(buyer)).id)
    const { totals } = await answer(api.GET('/purchase/cart/list_items_v2/'))
    const refused = page.waitForResponse((reply) => reply.status() === 409)
    await raiseTotalAtOrder(page, totals.total_amount - 1_000_000)
    await page.goto('/cart/invoice')
    await page.getByRole('radio', { name: /درگاه/ }).first().waitFor()
    const before = await summary(page, 'صورت‌حساب')
    expect(before['قابل پرداخت']).toBe(totals.total_amount - 1_000_000)
    await press(page, /^پرداخت/)
    expect(await (await refused).json()).toMatchObject({ code: 'price_changed' })
    await page.getByRole('alert').filter({ hasText: 'مبلغ سفارش شما تغییر کرده است' }).waitFor()
    expect(await ordersOf(buyer)).toEqual([])
    const payable = async () => (await summary(page, 'صورت‌حساب'))['قابل پرداخت']
    await expect.poll(payable).toBe(totals.total_amount)
    await goToBank(page)
    expect((await ordersOf(buyer)).map((order) => order.total_price)).toEqual([totals.total_amount])
  })

  it(
    'leads back to the cart when the last unit was sold meanwhile',
    { tags: ['CART-13', 'CART-43', 'CART-44', 'CART-45', 'CART-47', 'CART-70'] },
    async () => {
      const first = await customer('phone', { expectedErrors: [/409/] })
      const { id, quantity, slug } = await stockedVariant(first, 'headphone', 1, 'end')
      await readyToPay(first, id)
      await addItem(first, (await stockedVariant(first, 'tablet', 2)).id)
      const second = await customer('phone')
      await readyToPay(second, id, quantity)
      await second.page.goto('/cart/invoice')
      await goToBank(second.page)

      const { page } = first
      await page.goto('/cart')
      const lost = page.getByRole('listitem').filter({
        has: page.getByText('ناموجود؛ برای ادامه آن را حذف کنید'),
      })
      for (const name of ['یکی بیشتر', 'یکی کمتر'])
        expect(await lost.getByRole('button', { name }).isDisabled()).toBe(true)
      await press(page, /^ادامه/)
      const dialog = page.getByRole('alertdialog', { name: 'یکی از کالاها تمام شد' })
      await atBothSizes(page, () =>
        dialog
          .getByText(/^موجودی یک یا چند کالای سبد .+ ابتدا باید کالاهای ناموجود از سبد حذف شوند/)
          .waitFor(),
      )
      expect(new URL(page.url()).pathname).toBe('/cart')
      const { products } = await answer(first.api.GET('/purchase/cart/list_items_v2/'))
      expect(products.map((line) => [line.price_id === id, line.can_be_bought])).toEqual(
        expect.arrayContaining([
          [true, false],
          [false, true],
        ]),
      )
      await page.goto(`/products/${slug}?price_id=${id}`)
      const buy = page.getByRole('button', { name: 'افزودن به سبد' })
      await expect.poll(() => buy.isDisabled()).toBe(true)
      await atBothSizes(page, async () => {
        expect(await buy.isDisabled()).toBe(true)
      })
    },
  )

  it(
    'offers as many as are left when others bought the rest, and takes away what is sold out',
    { tags: ['CART-11', 'CART-43', 'CART-44', 'CART-69', 'CART-73'] },
    async () => {
      const buyer = await customer('phone', { expectedErrors: [/409/] })
      const rival = await customer('phone')
      const { page } = buyer
      const { id, quantity } = await stockedVariant(buyer, 'smart-watch', 3, 'end')
      await addItem(buyer, id, quantity)
      await placeOrder(rival, id, quantity - 2)
      await page.goto('/cart')
      const more = page.getByRole('button', { name: 'یکی بیشتر' })
      const fewer = page.getByRole('button', { name: 'یکی کمتر' })
      await page.getByText('فقط ۲ عدد موجود است').waitFor()
      expect([await more.isDisabled(), await fewer.isDisabled()]).toEqual([true, true])
      await press(page, 'کاهش به ۲ عدد')
      await page.getByText('۲ کالا').first().waitFor()
      await expect.poll(() => fewer.isDisabled()).toBe(false)
      await fewer.click()
      await page.getByText('۱ کالا').first().waitFor()
      await refuseOnce(page, /cart\/update_item/, 'stock_limited')
      await more.click()
      await toast(page, 'info', 'موجودی این محصول در انبار محدود است').waitFor()
      expect(await page.getByText('۱ کالا').count()).toBeGreaterThan(0)
      await placeOrder(rival, id, 2)
      await page.reload()
      await press(page, 'حذف از سبد')
      await press(page, 'حذف کالا')
      await toast(page, 'success', 'کالا از سبد حذف شد').waitFor()
      await page.getByText('سبد خرید شما خالی است!').waitFor()
    },
  )
})
