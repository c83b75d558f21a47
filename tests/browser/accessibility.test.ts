import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { axeFindings, axeFindingsInBothThemes, type Theme } from './support/axe.ts'
import { answer } from '#tests/support/shopper.ts'
import { addItem, customer, ordersOf, readyToPay, type Customer } from './support/customer.ts'
import { addToCart } from './support/gestures.ts'
import { phone, phoneVariant } from './support/goods.ts'
import { goToBank, press, pressAtBank } from './support/purchase.ts'
import { shopper, useBrowser, type Device, type Shopper } from './support/story.ts'

useBrowser()

const looks: [Device, Theme][] = [
  ['phone', 'light'],
  ['desktop', 'dark'],
]
const product = `/products/${phone.slug}`

describe.each(looks)('on a %s that is %s at first nobody is kept out', (device, colorScheme) => {
  it('of the public pages', async () => {
    const { page } = await still(shopper(device, { colorScheme, expectedErrors: [/404/] }))
    const services = ['/terms-installment', '/used-phone', '/register?tab=activate', '/platform']
    const paths = ['/', '/productlist/mobile', product, '/login', '/cart', '/nowhere', ...services]
    const { found, look } = lookingAt(page, device, colorScheme)
    for (const path of paths) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await look(path)
    }
    expect(found).toEqual([])
  })

  it('of what opens above them', async () => {
    const { page } = await still(shopper(device, { colorScheme }))
    const { found, look } = lookingAt(page, device, colorScheme)
    await page.goto('/')
    await page.getByRole('region', { name: 'استوری‌ها' }).getByRole('button').first().click()
    await page.getByRole('dialog').getByRole('img').waitFor()
    await look('story')
    await page.goto('/productlist/mobile')
    if (device === 'phone') {
      await press(page, /^مرتب‌سازی/)
      await page.getByRole('dialog').getByText('ارزان‌ترین').waitFor()
      await look('sorting')
      await page.keyboard.press('Escape')
      await press(page, /^فیلترها/)
      await page.getByRole('dialog', { name: 'فیلترها' }).waitFor()
      await look('filters')
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      await press(page, 'دسته‌ها')
      await page.getByRole('dialog').waitFor()
      await look('drawer')
    } else {
      await page.getByRole('banner').getByText('دسته‌بندی کالاها').click()
      await look('categories')
    }
    await page.goto(product)
    await page.getByRole('combobox', { name: 'جستجو در فروشگاه' }).click()
    await page.keyboard.type(phone.search)
    await page.getByRole('option').first().waitFor()
    await look('suggestions')
    await page.keyboard.press('Escape')
    await page.getByRole('option').first().waitFor({ state: 'hidden' })
    await addToCart(page)
    await look('added to cart')
    await page.goto('/cart')
    await page.getByRole('button', { name: 'افزودن بیمه' }).click()
    await page.getByRole('dialog').waitFor()
    await look('insurance')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'حذف' }).click()
    await page.getByRole('alertdialog').waitFor()
    await look('removal')
    expect(found).toEqual([])
  })

  it('of the account', async () => {
    const { page, api } = await still(customer(device, { colorScheme }))
    const { found, look } = lookingAt(page, device, colorScheme)
    const [category] = await answer(api.GET('/ticket/ticket-category/'))
    const body = { title: 'فاکتور', category: category?.id ?? 0, text: 'فاکتور رسمی می‌خواهم' }
    const ticket = await answer(api.POST('/ticket/v3/ticket/', { body }))
    const menu = device === 'phone' ? ['/account'] : []
    const own = ['/profile', '/wallet', '/saved-products', '/my-addresses', '/purchase-advisor']
    for (const path of [...menu, ...own, '/ticket', `/ticket/${ticket.id}`, '/messages']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await look(path)
      if (path !== '/profile') continue
      await page.getByRole('button', { name: 'ویرایش نام و نام خانوادگی' }).click()
      await page.getByRole('dialog').waitFor()
      await look('name')
    }
    expect(found).toEqual([])
  })

  it('of the checkout, its dialogs and the orders', async () => {
    const buyer = await still(customer(device, { colorScheme, profile: false }))
    const { page, api } = buyer
    const { found, look } = lookingAt(page, device, colorScheme)
    await addItem(buyer, (await phoneVariant(buyer)).id)
    await page.goto('/cart')
    await press(page, /^ادامه/)
    await page.getByRole('dialog').getByLabel('نام خانوادگی').waitFor()
    await look('profile')
    await api.PATCH('/profile/update/', {
      body: { first_name: 'سارا', last_name: 'محمدی', national_code: '0012345679' },
    })
    await page.goto('/cart/send-methods')
    await page.getByRole('tab', { name: 'تحویل حضوری' }).click()
    await page.getByRole('radio').first().waitFor()
    await look('branch')
    const post = page.getByRole('tab', { name: 'ارسال به آدرس' })
    await post.click()
    await page.getByRole('dialog').getByRole('button', { name: 'بستن' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await look('courier')
    await post.click()
    await page.getByLabel('کد پستی').waitFor()
    await page.getByLabel('کد پستی').press('Enter')
    await page.getByText('فیلد الزامی است').first().waitFor()
    await look('address')
    await payAndLook(buyer, look)
    expect(found).toEqual([])
  })
})

/**
 * Looks at what the page shows, in its theme and on a phone also in the other one, and keeps what it finds under a name.
 */
function lookingAt(page: Page, device: Device, theme: Theme) {
  const found: string[] = []
  const look = async (name: string) => {
    const findings =
      device === 'phone' ? await axeFindingsInBothThemes(page, theme) : await axeFindings(page)
    found.push(...findings.map((finding) => `${name}: ${finding}`))
  }
  return { found, look }
}

async function payAndLook(buyer: Customer, look: (name: string) => Promise<void>): Promise<void> {
  const { page } = buyer
  await readyToPay(buyer, (await phoneVariant(buyer)).id)
  await page.goto('/cart/invoice')
  await page.getByRole('radio', { name: /درگاه/ }).first().waitFor()
  await look('invoice')
  await goToBank(page)
  await look('bank')
  await pressAtBank(page, 'انصراف')
  await page.getByRole('heading', { name: 'پرداخت را لغو کردید' }).waitFor()
  await look('refused')
  await page.getByRole('button', { name: 'پرداخت دوباره' }).click()
  await page.waitForURL('**/sandbox-bank/**')
  await pressAtBank(page, 'پرداخت')
  await page.getByRole('heading', { name: 'پرداخت با موفقیت انجام شد' }).waitFor()
  await look('paid')
  await page.goto('/shopping-history')
  await page.getByRole('link', { name: /^جزئیات سفارش/ }).waitFor()
  await look('orders')
  const [order] = await ordersOf(buyer)
  await page.goto(`/shopping-history/${order?.id}`)
  for (const tab of ['پیگیری و گیرنده', 'کالاها', 'تراکنش‌ها']) {
    await page.getByRole('tab', { name: tab }).click()
    await look(`order, ${tab}`)
  }
}

/** Without motion, so that everything is in its place with its final colors. */
async function still<Someone extends Shopper>(coming: Promise<Someone>): Promise<Someone> {
  const someone = await coming
  await someone.page.emulateMedia({ reducedMotion: 'reduce' })
  return someone
}
