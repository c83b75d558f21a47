import type { Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import { toPersianDigits } from '#domain/digits.ts'
import { addItem, clientOf, customer, ordersOf, readyToPay } from './support/customer.ts'
import { goWithin } from './support/gestures.ts'
import { phone, phoneVariant } from './support/goods.ts'
import { shopper, useBrowser, useStory } from './support/story.ts'
import { charge } from './support/wallet.ts'
import { readTerms } from './support/sums.ts'
import { answer } from '#tests/support/shopper.ts'

useBrowser()

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
/** In the header; on phones the bar has one entry for the account, with or without a sign-in. */
const signInLink = (page: Page) =>
  page
    .getByRole('link', { name: /^(ورود یا ثبت‌نام|حساب من)$/ })
    .filter({ visible: true })
    .first()

describe('a guest', () => {
  it('keeps several goods in the browser', { tags: ['ROLE2-02'] }, async () => {
    const { page } = await shopper('desktop')
    const names: string[] = []
    for (const slug of [phone.slug, 'galaxy-a06-4gb-128gb']) {
      await page.goto(`/products/${slug}`)
      names.push(await page.getByRole('heading', { level: 1 }).innerText())
      await page.getByRole('button', { name: 'افزودن به سبد', exact: true }).first().click()
      await page.getByRole('dialog').waitFor()
    }
    await page.goto('/cart')
    await page.reload()
    for (const name of names) await page.getByRole('main').getByText(name).first().waitFor()
  })

  it(
    'keeps a cart in the browser until its last line is removed, and is offered to sign in',
    { tags: ['CART-20', 'ROLE2-01', 'ROLE2-02'] },
    async () => {
      const { page } = await shopper('desktop')
      await page.goto(`/products/${phone.slug}`)
      await page.getByRole('button', { name: 'افزودن به سبد', exact: true }).first().click()
      await page.getByRole('dialog').waitFor()
      await page.goto('/cart')
      await page.getByRole('main').getByText(phone.title).first().waitFor()
      await page.reload()
      await page.getByRole('main').getByText(phone.title).first().waitFor()
      expect(await page.evaluate(() => localStorage.getItem('cart-item'))).toContain('"quantity":1')
      await page.getByRole('button', { name: 'حذف', exact: true }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'حذف کالا' }).click()
      await page.getByRole('heading', { name: 'سبد خرید شما خالی است!' }).waitFor()
      await page.goto('/')
      const header = page.getByRole('banner')
      await header.getByRole('link', { name: 'ورود یا ثبت‌نام' }).waitFor()
      const account = header.getByRole('button', { name: 'حساب من' })
      expect(await account.filter({ visible: true }).count()).toBe(0)
    },
  )

  it(
    'reads every information page without a sign-in',
    { tags: ['ROLE2-06', 'PAGE-01'] },
    async () => {
      const paths = [
        '/blogs',
        '/purchase-guide',
        '/about-us',
        '/contact-us',
        '/faq',
        '/faq-registry',
        '/terms',
        '/stock-product-rules',
        '/user-privacy',
        '/terms-deposit',
        '/tracking-orders',
        '/return-products',
        '/terms-installment',
        '/purchase-methods',
        '/warranty-7day',
        '/sending-methods',
      ]
      const { page } = await shopper('phone')
      const seen: string[] = []
      for (const path of paths) {
        await page.goto(path, { waitUntil: 'commit' })
        await page.getByRole('heading', { level: 1 }).waitFor()
        expect({ path, ...(await waysOfReading(page)) }).toEqual({ path, ...persian })
        seen.push(new URL(page.url()).pathname)
      }
      expect(seen).toEqual(paths)
    },
  )
})

const persian = { lang: 'fa', dir: 'rtl', heading: 'rtl', otherwise: [] }

/** In which language and direction a page is read: its heading, and the Persian texts in it that are not from right to left. */
async function waysOfReading(page: Page) {
  await page.waitForLoadState('domcontentloaded')
  return page.evaluate(() => {
    const direction = (element: Element) => getComputedStyle(element).direction
    const isSeen = (element: Element) => element.getBoundingClientRect().width > 1
    const isPersian = ({ nodeType, textContent }: Node) =>
      nodeType === Node.TEXT_NODE && /[آ-ی]/.test(textContent ?? '')
    const texts = [...document.querySelectorAll('main, main *:not(bdi, bdi *)')].filter((element) =>
      [...element.childNodes].some(isPersian),
    )
    const heading = document.querySelector('h1')
    return {
      lang: document.documentElement.lang,
      dir: document.documentElement.dir,
      heading: heading && direction(heading),
      otherwise: texts
        .filter((element) => isSeen(element) && direction(element) !== 'rtl')
        .map((element) => element.textContent),
    }
  })
}

/** What needs a sign-in: the page, where it sends a guest, and a call of it that answers 401. */
const guarded = [
  ['/cart/send-methods', '/cart', 'GET', '/purchase/shipping-method/', 'ROLE2-20'],
  ['/cart/invoice', '/cart', 'GET', '/purchase/cart/payment_info_v4/', 'ROLE2-21'],
  ['/my-addresses', loginFor('my-addresses'), 'GET', '/profile/user-address/', 'ROLE2-22'],
  ['/wallet', loginFor('wallet'), 'GET', '/wallet/wallet/', 'ROLE2-23'],
  ['/shopping-history', loginFor('shopping-history'), 'GET', '/purchase/v4/order/', 'ROLE2-24'],
  [
    '/shopping-history/1',
    loginFor('shopping-history/1'),
    'GET',
    '/purchase/v4/order/1/',
    'ROLE2-24',
  ],
  ['/profile', loginFor('profile'), 'GET', '/profile/', 'ROLE2-25'],
  ['/saved-products', loginFor('saved-products'), 'GET', '/profile/saved-product/', 'ROLE2-26'],
  ['/ticket', loginFor('ticket'), 'GET', '/ticket/v3/ticket/', 'ROLE2-27'],
  ['/ticket/1', loginFor('ticket/1'), 'GET', '/ticket/v3/ticket/1/', 'ROLE2-27'],
  ['/messages', loginFor('messages'), 'GET', '/ticket/message/', 'ROLE2-28'],
  ['/purchase-advisor', loginFor('purchase-advisor'), 'POST', '/ticket/sales-advisor/', 'ROLE2-29'],
] as const

function loginFor(page: string): string {
  return `/login?redirectUrl=${page}`
}

describe.each(guarded)('%s', (path, target, method, call, row) => {
  it('needs a sign-in, and so does its call', { tags: [row] }, async () => {
    const { page, context } = await shopper('phone', {
      expectedErrors: [/401/, /unauthenticated/],
    })
    const leads = () => page.waitForURL((url) => url.pathname + url.search === target)
    await page.goto(path)
    await leads()
    // And so it is within the shop, as one more step of the history leads there.
    await goWithin(page, path)
    await leads()
    const reply = await context.request.fetch(`/api${call}`, {
      method,
      ...(method === 'POST' && {
        data: { category: 1, text: 'گوشی', phone_number: '09120000000' },
      }),
    })
    expect(reply.status()).toBe(401)
  })
})

describe('a choice of the delivery', () => {
  it('needs a sign-in', { tags: ['ROLE2-20'] }, async () => {
    const { context } = await shopper('phone')
    for (const call of ['/purchase/set-shipping-method/', '/purchase/cart/select_address/'])
      expect([call, (await context.request.post(`/api${call}`, { data: {} })).status()]).toEqual([
        call,
        401,
      ])
  })
})

/** The areas of the shop by their first headings. */
const areas: Record<string, string> = {
  '/': 'فروشگاه اینترنتی فیروزه',
  '/productlist/mobile': 'گوشی موبایل',
  '/faq': 'پرسش‌های پرتکرار',
  '/cart/invoice': 'صورت‌حساب',
  '/cart/send-methods': 'روش ارسال',
  '/cart': 'سبد خرید',
  '/payment/callback?paid=0': 'پرداخت انجام نشد',
  '/my-addresses': 'آدرس‌ها',
  '/terms-installment': 'امروز بخرید، تا ۱۲ ماه بپردازید',
  '/shopping-history': 'سفارش‌ها',
  '/wallet': 'کیف پول',
  '/profile': 'اطلاعات حساب',
  '/saved-products': 'ذخیره‌شده‌ها',
  '/ticket': 'پشتیبانی',
  '/messages': 'پیام‌های من',
  '/product-compare': 'مقایسهٔ دو کالا',
  '/used-phone': 'برآورد قیمت و فروش فوری',
  '/register': 'رجیستری و گارانتی',
  '/platform': 'پیشنهادهای ویژه، پیش از همه',
  '/about-us': 'دربارهٔ ما',
  '/terms': 'قوانین و مقررات',
}

/** What is in an area without a page of its own. */
const inside: Record<string, (page: Page) => Promise<void>> = {
  '/wallet': async (page) => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /سارا محمدی/ })
      .click()
    await page.getByRole('navigation', { name: 'منوی حساب' }).waitFor()
  },
  '/cart/invoice': (page) => page.getByRole('radio', { name: /درگاه/ }).first().waitFor(),
  '/my-addresses': async (page) => {
    await page
      .getByRole('button', { name: /افزودن آدرس|آدرس تازه/ })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'انتخاب روی نقشه' }).waitFor()
  },
  '/terms-installment': (page) =>
    page.getByRole('button', { name: 'محاسبهٔ قسط' }).first().waitFor(),
  '/register': async (page) => {
    await page.getByRole('tab', { name: 'بررسی گارانتی' }).waitFor()
    await page.getByRole('tab', { name: 'فعال‌سازی رجیستری و گارانتی' }).waitFor()
  },
}

describe('a customer', () => {
  const step = useStory(async () => customer('desktop'))

  it(
    'has a cart that is the same in another browser',
    { tags: ['ROLE2-07', 'PAGE-03', 'PAGE-80'] },
    step(async (buyer) => {
      const { id, price, new_price: offer } = await phoneVariant(buyer)
      await addItem(buyer, id)
      const password = 'Turquoise#17'
      const body = { new_password: password, confirm_password: password }
      await answer(buyer.api.POST('/accounts/set_password/', { body }))
      const second = await shopper('phone')
      await answer(
        clientOf(second).POST('/accounts/login_with_password/', {
          body: { phone_number: buyer.phone, password },
        }),
      )
      await second.page.goto('/cart')
      const main = second.page.getByRole('main')
      await main.getByText(phone.title).first().waitFor()
      const shown = new Intl.NumberFormat('fa-IR').format(offer ?? price)
      const amount = main.getByText(shown).first().locator('xpath=ancestor-or-self::*[2]')
      expect(await amount.innerText()).toMatch(new RegExp(`${shown}\\s*تومان`))
    }),
  )

  it(
    'finds the orders, the wallet and the profile of the account',
    { tags: ['ROLE2-09', 'ROLE2-10', 'ROLE2-11', 'ROLE-02', 'ROLE-30', 'ROUTE-13'] },
    step(async (buyer) => {
      const { page, api } = buyer
      await charge(buyer, 500_000)
      await readyToPay(buyer, (await phoneVariant(buyer)).id)
      const query = { use_wallet_funds: false }
      const order = await answer(
        api.POST('/purchase/v4/order/', { params: { query }, body: { address_id: null } }),
      )
      await page.goto('/shopping-history')
      const details = page.getByRole('tabpanel').getByRole('link', { name: /^جزئیات سفارش/ })
      await expect
        .poll(() => details.evaluateAll((all) => all.map((it) => it.getAttribute('href'))))
        .toEqual([`/shopping-history/${order.order_id}`])
      await page.goto('/wallet')
      await heading(page, 'کیف پول').waitFor()
      const balances = await readTerms(page.getByLabel('موجودی کیف پول'))
      expect(balances).toMatchObject({ 'موجودی قابل برداشت': 500_000 })
      await page.goto('/profile')
      const profile = page.getByRole('main')
      await profile.getByText('سارا محمدی').filter({ visible: true }).first().waitFor()
      await expect
        .poll(async () => (await profile.innerText()).replaceAll(/\s/g, ''))
        .toContain(toPersianDigits(buyer.phone))
    }),
  )

  it(
    'finds what was saved, and the messages of the shop',
    { tags: ['ROLE2-12', 'ROLE2-14'] },
    step(async ({ page, api }) => {
      await answer(
        api.POST('/product/v2/{slug}/update_save_status/', {
          params: { path: { slug: phone.slug } },
          body: { save_status: true },
        }),
      )
      await page.goto('/saved-products')
      await page.getByRole('main').getByRole('link', { name: phone.title }).first().waitFor()
      await page.goto('/messages')
      await heading(page, 'پیام‌های من').waitFor()
    }),
  )

  it(
    'finds every area of the shop, and no way into the back office, which refuses customers',
    { tags: ['PAGE-01', 'PAGE-04', 'ROLE2-18'] },
    step(async (buyer) => {
      const { page, context } = buyer
      await readyToPay(buyer, (await phoneVariant(buyer)).id)
      const [order] = await ordersOf(buyer)
      const orderPage = `/shopping-history/${order?.id}`
      const all = { ...areas, [orderPage]: `سفارش ${toPersianDigits(order?.tracking_code ?? '')}` }
      const seen: Record<string, string> = {}
      const found: string[] = []
      for (const path of Object.keys(all)) {
        await page.goto(path, { waitUntil: 'commit' })
        const title = await page.getByRole('heading', { level: 1 }).first().textContent()
        const { pathname, search } = new URL(page.url())
        seen[pathname + search] = title ?? ''
        expect({ path, ...(await waysOfReading(page)) }).toEqual({ path, ...persian })
        await inside[path]?.(page)
        const links = await page
          .locator('a[href]')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
        expect(links.length).toBeGreaterThan(0)
        found.push(...links.filter((link) => link.startsWith('/staff')))
      }
      expect(seen).toEqual(all)
      expect(found).toEqual([])
      for (const path of ['order', 'ticket', 'comment', 'withdrawal'])
        expect([path, (await context.request.get(`/api/staff/${path}/`)).status()]).toEqual([
          path,
          403,
        ])
    }),
  )

  it(
    'is a guest again when the cookies are gone',
    { tags: ['ROLE2-01', 'ROLE2-19'] },
    step(async ({ page, context }) => {
      await page.goto('/')
      await page
        .getByRole('banner')
        .getByRole('button', { name: /سارا محمدی/ })
        .waitFor()
      expect(await signInLink(page).count()).toBe(0)
      const functions = page.locator('#account-menu').getByRole('link')
      await page
        .getByRole('banner')
        .getByRole('button', { name: /سارا محمدی/ })
        .click()
      await functions.filter({ hasText: 'سفارش‌های من' }).waitFor()
      await page.keyboard.press('Escape')
      expect((await context.request.get('/api/profile/')).status()).toBe(200)
      await context.clearCookies({ name: /accessToken|refreshToken|signedIn/ })
      await page.reload()
      await signInLink(page).waitFor()
      const reply = await context.request.get(`${inject('origin')}/api/profile/`)
      expect(reply.status()).toBe(401)
      await page.goto('/wallet')
      await page.waitForURL('**/login?redirectUrl=wallet')
    }),
  )
})
