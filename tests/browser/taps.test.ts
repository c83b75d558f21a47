import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { person } from './support/customer.ts'
import { home } from './support/purchase.ts'
import { newestCode, shopper, useBrowser, useStory } from './support/story.ts'

useBrowser()

describe('a phone in one hand', () => {
  const step = useStory(async () => {
    const guest = await shopper('phone')
    await guest.page.goto('/')
    return { ...guest, product: { path: '' } }
  })

  it(
    'takes a new shopper from the home page to a paid order in 16 taps, 7 typed fields, 4 of them to be tapped first, and 2 lists',
    step(async (guest) => {
      const { page, product } = guest
      const { count, tap, pick, type } = thumb()
      const row = page.getByRole('region', { name: 'پرفروش‌ترین گوشی‌ها' })
      await row.scrollIntoViewIfNeeded()
      await tap(row.getByRole('article').getByRole('heading').getByRole('link'))
      await page.waitForURL('**/products/*')
      product.path = new URL(page.url()).pathname
      await tap(page.getByRole('button', { name: 'افزودن به سبد' }))
      await tap(page.getByRole('dialog').getByRole('link', { name: 'دیدن سبد' }))
      await page.waitForURL('**/cart')
      await tap(page.getByRole('button', { name: /^ادامه/ }))

      await type(page.getByLabel('شمارهٔ همراه'), guest.phone)
      await tap(page.getByRole('button', { name: 'دریافت کد تأیید' }))
      const digit = page.getByLabel('رقم ۱')
      await expect.poll(() => digit.evaluate((it) => it === document.activeElement)).toBe(true)
      count.typed += 1
      await page.keyboard.type(await newestCode(guest.phone, guest.origin))

      const profile = page.getByRole('dialog', { name: 'تکمیل اطلاعات' })
      await type(profile.getByLabel('نام', { exact: true }), person.first_name)
      await type(profile.getByLabel('نام خانوادگی'), person.last_name)
      await type(profile.getByLabel('کد ملی'), person.national_code)
      await tap(profile.getByRole('button', { name: 'ثبت و ادامه' }))
      await page.waitForURL('**/cart/send-methods')

      await tap(page.getByRole('tab', { name: 'ارسال به آدرس' }))
      const address = page.getByRole('dialog', { name: 'آدرس تازه' })
      await pick(address.getByLabel('استان'), home.province)
      await pick(address.getByLabel('شهر'), home.city)
      await type(address.getByLabel('آدرس کامل'), home.address)
      await type(address.getByLabel('کد پستی'), home.postal_code)
      await tap(address.getByRole('button', { name: 'ثبت آدرس' }))
      await address.waitFor({ state: 'hidden' })
      await payForDelivery(page, tap)
      expect(count).toEqual({ taps: 16, typed: 7, moves: 4, lists: 2 })
    }),
  )

  it(
    'takes a returning one from the product to a paid order in 6 taps, without typing',
    step(async ({ page, product }) => {
      await page.goto(product.path)
      const { count, tap } = thumb()
      await tap(page.getByRole('button', { name: 'افزودن به سبد' }))
      await tap(page.getByRole('dialog').getByRole('link', { name: 'ثبت سفارش' }))
      await page.waitForURL('**/cart/send-methods')
      await payForDelivery(page, tap)
      expect(count).toEqual({ taps: 6, typed: 0, moves: 0, lists: 0 })
    }),
  )
})

type Tap = (target: Locator) => Promise<void>

/** From the methods for the chosen address to the paid order. */
async function payForDelivery(page: Page, tap: Tap): Promise<void> {
  await tap(page.getByRole('radio', { name: /پست پیشتاز/ }))
  await tap(page.getByRole('button', { name: 'تأیید و ادامه' }))
  await page.waitForURL('**/cart/invoice')
  await tap(page.getByRole('button', { name: /^پرداخت/ }))
  await page.waitForURL('**/sandbox-bank/**')
  await tap(page.getByRole('button', { name: 'پرداخت' }))
  await page.getByRole('heading', { name: 'پرداخت با موفقیت انجام شد' }).waitFor()
}

/** What a thumb does, counted: a native list takes two taps, and a field without the focus is tapped before it is typed into. */
function thumb() {
  const count = { taps: 0, typed: 0, moves: 0, lists: 0 }
  return {
    count,
    tap: async (target: Locator) => {
      count.taps += 1
      await target.filter({ visible: true }).first().tap()
    },
    pick: async (list: Locator, label: string) => {
      count.taps += 2
      count.lists += 1
      await list.selectOption({ label })
    },
    type: async (field: Locator, text: string) => {
      count.typed += 1
      if (!(await field.evaluate((it) => it === document.activeElement))) count.moves += 1
      await field.fill(text)
    },
  }
}
