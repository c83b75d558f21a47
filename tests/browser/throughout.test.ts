import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { demoDevices } from '#demo/catalogue/devices.ts'
import { answer } from '#tests/support/shopper.ts'
import { addItem, customer, person, readyToPay } from './support/customer.ts'
import { phoneVariant } from './support/goods.ts'
import { choosePickup, press } from './support/purchase.ts'
import { useBrowser, useStory } from './support/story.ts'
import { charge, deliver, paidOrder } from './support/wallet.ts'

useBrowser()

/** What holds in every area of the shop, seen by one customer who walks through them. */
describe('throughout the shop', () => {
  const step = useStory(async () => {
    const buyer = await customer('desktop', { profile: false })
    await addItem(buyer, (await phoneVariant(buyer)).id)
    return { ...buyer, paid: { order: 0 } }
  })

  it(
    'a national code has ten digits: in the cart, the profile and at a receiver',
    { tags: ['PROF-91'] },
    step(async ({ page, api }) => {
      await page.goto('/cart')
      await press(page, /^ادامه/)
      const cart = page.getByRole('dialog', { name: 'تکمیل اطلاعات' })
      await cart.getByLabel('نام', { exact: true }).fill(person.first_name)
      await cart.getByLabel('نام خانوادگی').fill(person.last_name)
      expect(await refusedCodes(cart, 'کد ملی', 'ثبت و ادامه')).toEqual(wrongCodes)
      await answer(api.PATCH('/profile/update/', { body: person }))

      await page.goto('/profile')
      await page.getByRole('button', { name: 'ویرایش کد ملی' }).click()
      expect(
        await refusedCodes(page.getByRole('dialog', { name: 'کد ملی' }), 'کد ملی', 'ذخیره'),
      ).toEqual(wrongCodes)

      await page.goto('/my-addresses')
      await page.getByRole('button', { name: 'افزودن آدرس' }).click()
      const address = page.getByRole('dialog', { name: 'آدرس تازه' })
      await address.getByLabel('گیرنده خودم هستم').uncheck()
      expect(await refusedCodes(address, 'کد ملی گیرنده', 'ثبت آدرس')).toEqual(wrongCodes)
    }),
  )

  it(
    'an IBAN has 24 digits: in the profile and at a withdrawal',
    { tags: ['PROF-93'] },
    step(async (buyer) => {
      const { page } = buyer
      const short = '06296000000010032420000'
      await page.goto('/profile')
      await page.getByRole('button', { name: 'افزودن شماره شبا' }).click()
      const profile = page.getByRole('dialog', { name: 'شماره شبا' })
      await profile.getByLabel('شماره شبا', { exact: true }).fill(short)
      await profile.getByLabel('شماره شبا', { exact: true }).blur()
      await profile.getByRole('alert').getByText('شماره شبا باید ۲۴ رقمی باشد').waitFor()
      expect(await profile.getByRole('button', { name: 'ذخیره' }).isDisabled()).toBe(true)

      await charge(buyer, 500_000)
      await page.goto('/wallet')
      await page.getByRole('button', { name: 'برداشت', exact: true }).click()
      const wallet = page.getByRole('dialog', { name: 'برداشت از کیف پول' })
      const submit = wallet.getByRole('button', { name: 'ثبت درخواست برداشت' })
      await wallet.getByLabel('مبلغ برداشت (تومان)').fill('400000')
      await wallet.getByLabel('شمارهٔ شبا').fill(`${short}1`)
      await expect.poll(() => submit.isEnabled()).toBe(true)
      await wallet.getByLabel('شمارهٔ شبا').fill(short)
      await expect.poll(() => submit.isDisabled()).toBe(true)
      await wallet.getByText(/لطفا شمارهٔ شبا را درست وارد کنید/).waitFor()
    }),
  )

  it(
    'installments are offered in the cart, on the invoice and on a page of their own',
    { tags: ['INST-01'] },
    step(async ({ page }) => {
      await page.goto('/cart')
      await page
        .getByRole('checkbox', { name: /^خرید اقساطی، کل سبد ماهی [۰-۹٬]+ تومان$/ })
        .waitFor()
      await press(page, /^ادامه/)
      await page.waitForURL('**/cart/send-methods')
      await choosePickup(page)
      await page.getByRole('radio', { name: /اعتبار نوبان/ }).waitFor()
      await page.goto('/terms-installment')
      await page
        .getByRole('heading', { level: 1, name: 'امروز بخرید، تا ۱۲ ماه بپردازید' })
        .waitFor()
    }),
  )

  it(
    'amounts are grouped, and in tomans',
    { tags: ['PAGE-03', 'PAGE-80'] },
    step(async (buyer) => {
      const { page, paid } = buyer
      await readyToPay(buyer, (await phoneVariant(buyer)).id)
      for (const path of ['/cart', '/cart/invoice'])
        expect(await amounts(page, path)).not.toEqual([])
      const { id } = await paidOrder(buyer)
      paid.order = id
      for (const path of ['/wallet', '/shopping-history'])
        expect(await amounts(page, path)).not.toEqual([])
    }),
  )

  it(
    'the lists have electronics, above all phones, in Persian',
    { tags: ['PAGE-02'] },
    step(async ({ page }) => {
      for (const [path, name] of [
        ['/terms-installment', 'پرفروش‌ترین کالاها'],
        ['/terms-deposit', 'پرفروش‌ترین کالاها'],
      ] as const) {
        await page.goto(path)
        expect(await page.locator('html').getAttribute('lang')).toBe('fa')
        const slides = page.getByRole('region', { name }).locator('[data-slide] h3')
        const titles = await slides.allTextContents()
        expect(titles).toHaveLength(12)
        expect(titles.filter((title) => !/[آ-ی]/.test(title))).toEqual([])
        expect(titles.filter((title) => title.startsWith('گوشی')).length).toBeGreaterThan(6)
      }
    }),
  )

  it(
    'dates are those of the Persian calendar',
    { tags: ['PAGE-05'] },
    step(async (buyer) => {
      const { page, api, paid } = buyer
      const [category] = await answer(api.GET('/ticket/ticket-category/'))
      const body = { title: 'فاکتور رسمی', category: category?.id ?? 0, text: 'فاکتور را می‌خواهم' }
      await answer(api.POST('/ticket/v3/ticket/', { body }))
      for (const path of ['/shopping-history', '/wallet', '/ticket', '/messages']) {
        if (path === '/messages') await deliver(buyer, paid.order)
        await page.goto(path)
        const dates = page.getByRole('main').locator('time')
        await dates.first().waitFor()
        const shown = await dates.allTextContents()
        expect([path, shown.filter((date) => !persianDate.test(date))]).toEqual([path, []])
      }
      await page.goto('/register')
      await page.getByRole('tabpanel').getByLabel('شناسهٔ IMEI اول').fill(demoDevices[0].firstImei)
      await press(page, 'بررسی گارانتی')
      const dates = page.locator('section[role=status] dd').filter({ hasText: persianDate })
      await expect.poll(() => dates.count()).toBe(2)
    }),
  )
})

const persianDate =
  /[۰-۹]{1,2} (فروردین|اردیبهشت|خرداد|تیر|مرداد|شهریور|مهر|آبان|آذر|دی|بهمن|اسفند) ۱۴[۰-۹]{2}/

const wrongCodes = ['001234567', '00123456799']

/** The codes of nine and eleven digits with which a form, complete otherwise, cannot be sent. */
async function refusedCodes(form: Locator, label: string, button: string): Promise<string[]> {
  const field = form.getByLabel(label, { exact: true })
  const complaint = form.getByText(/^کد ?ملی باید (10|۱۰) رقم(ی)? باشد$/)
  const refused: string[] = []
  for (const wrong of wrongCodes) {
    await field.fill(wrong)
    await field.blur()
    await complaint.waitFor()
    if (await form.getByRole('button', { name: button }).isDisabled()) refused.push(wrong)
    await field.fill(person.national_code)
    await complaint.waitFor({ state: 'hidden' })
  }
  return refused
}

/** Every amount of a page that has more than three digits, once the first one is there; each is grouped. */
async function amounts(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  const main = page.getByRole('main')
  await main
    .getByText(/[۰-۹٬]{4,}\s*تومان/)
    .filter({ visible: true })
    .first()
    .waitFor()
  const text = await main.innerText()
  const found = text.match(/[۰-۹٬]+(?=\s*تومان)/g) ?? []
  expect(found.filter((amount) => !/^[۰-۹]{1,3}(٬[۰-۹]{3})*$/.test(amount))).toEqual([])
  // Next to the price that has the word, below a field that has it, or in a column that has it.
  const column = main.getByRole('table').filter({ has: page.getByText('مبلغ (تومان)') })
  const parts = main
    .getByRole('deletion')
    .or(main.getByRole('button', { name: /^[۰-۹٬]+$/ }))
    .or(column.getByRole('cell'))
  const grouped = /[۰-۹]{1,3}(٬[۰-۹]{3})+/g
  const apart = new Set((await parts.allInnerTexts()).flatMap((part) => part.match(grouped) ?? []))
  const bare = text.match(/[۰-۹]{1,3}(٬[۰-۹]{3})+(?!٬?[۰-۹])(?!\s*تومان)/g) ?? []
  expect([path, bare.filter((amount) => !apart.has(amount))]).toEqual([path, []])
  return found.filter((amount) => amount.includes('٬'))
}
