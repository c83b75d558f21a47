import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFindingsInBothThemes } from './support/axe.ts'
import { staffMember } from './support/customer.ts'
import { press } from './support/purchase.ts'
import { startBuiltShop, type BuiltShop } from './support/server.ts'
import { useBrowser, useStory } from './support/story.ts'
import { newToast } from './support/toasts.ts'

useBrowser()

/** In the shop of the whole run others look at the prices of delivery meanwhile. */
let shop: BuiltShop
beforeAll(async () => {
  shop = await startBuiltShop()
})
afterAll(() => shop.stop())

const kept = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'پیش‌نویس نگه داشته شد' }).waitFor()
const publish = async (page: Page) => {
  await press(page, 'انتشار')
  await newToast(page, 'success', 'منتشر شد')
}
const goBack = async (page: Page) => {
  await press(page, 'بازگرداندن نسخهٔ پیش')
  await press(page, 'بازگردانده شود')
  await newToast(page, 'success', 'نسخهٔ پیش دوباره منتشر شد')
}

describe('delivery in the back office', () => {
  const step = useStory(() => staffMember({ as: 'clerk', device: 'phone', origin: shop.origin }))

  it(
    'is closed on a day of the Persian calendar, by the keyboard, and opened again',
    step(async ({ page, api }) => {
      const promised = async () => {
        const { data } = await api.GET('/purchase/delivery-estimate/', {
          params: { query: { city: 340 } },
        })
        return data?.methods.find(({ name }) => name === 'پست پیشتاز')?.promised_date ?? ''
      }
      const before = await promised()
      await page.goto('/staff/content')
      expect(await page.getByRole('link', { name: /^پرسش‌های پرتکرار/ }).count()).toBe(0)
      await page.getByRole('link', { name: /^روزهای تعطیل ارسال/ }).click()
      const shown = new Intl.DateTimeFormat('fa-IR', {
        timeZone: 'UTC',
        day: 'numeric',
        month: 'long',
      }).format(new Date(before))
      const day = page.getByRole('button', { name: new RegExp(` ${shown}، باز$`) })
      const next = page.getByRole('button', { name: 'ماه بعد' })
      await next.waitFor()
      if ((await day.count()) === 0) await next.click()
      await day.press('Enter')
      const name = page.getByLabel(new RegExp(`^مناسبت .* ${shown}$`))
      await name.fill('')
      await press(page, 'انتشار')
      await page.getByText('این خانه را پر کنید.').waitFor()
      await name.fill('انبارگردانی')
      await kept(page)
      expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
      expect(await promised()).toBe(before)
      await publish(page)
      await expect.poll(async () => (await promised()) > before).toBe(true)
      await goBack(page)
      await expect.poll(promised).toBe(before)
    }),
  )

  it(
    'costs another price everywhere, which shoppers see at once',
    step(async ({ page, api }) => {
      const prices = async () => {
        const { data } = await api.GET('/purchase/shipping-method/')
        return data?.find(({ name }) => name === 'پست پیشتاز')?.price
      }
      const before = await prices()
      await page.goto('/staff/content/deliveryRates')
      const post = page.getByRole('region', { name: 'پست پیشتاز' })
      await post.getByText(/ردیف قیمت$/).click()
      await post.getByLabel('قیمت همهٔ ردیف‌ها (تومان)').fill('۹۵۰۰۰')
      await post.getByRole('button', { name: 'گذاشتن در همهٔ ردیف‌ها' }).click()
      await post.getByText(/^همهٔ ایران/).click()
      expect(await post.getByLabel('قیمت (تومان)').inputValue()).toBe('۹۵٬۰۰۰')
      await post.getByRole('button', { name: 'افزودن ردیف' }).click()
      await press(page, 'انتشار')
      await post.getByText('این پیش‌تر آمده است').waitFor()
      const added = post.getByRole('button', { name: 'برداشتن همهٔ ایران' }).last()
      await added.click()
      expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
      await publish(page)
      expect(await prices()).toBe(95_000)
      await goBack(page)
      expect(await prices()).toBe(before)
    }),
  )
})
