import { describe, expect, it } from 'vitest'
import { axeFindingsInBothThemes } from './support/axe.ts'
import { staffMember } from './support/customer.ts'
import { press } from './support/purchase.ts'
import { useBrowser, useStory } from './support/story.ts'
import { toast } from './support/toasts.ts'

useBrowser()

describe('insurances in the back office', () => {
  const step = useStory(() => staffMember({ device: 'phone' }))

  it(
    'are added with a price and a category, and withdrawn again',
    step(async ({ page, api }) => {
      const offered = async () => {
        const { data } = await api.GET('/product/v2/product/{slug}/', {
          params: { path: { slug: 'dualsense-ps5' } },
        })
        return data?.insurances.map(({ name }) => name)
      }
      await page.goto('/staff/content')
      await page.getByRole('link', { name: /^بیمه‌ها/ }).click()
      await press(page, 'افزودن بیمه')
      const added = page.getByRole('region', { name: /^بیمهٔ [۰-۹]+$/ })
      await added.getByLabel('از هر ۱٬۰۰۰ تومان قیمت کالا، چند تومان').fill('۰')
      await press(page, 'انتشار')
      await added.getByText('دست‌کم یک دسته را برگزینید.').waitFor()
      await added.getByLabel('کمترین مبلغ (تومان)').fill('۲۵۰۰۰۰')
      await added.getByLabel('شرایط').fill('خرابی دسته')
      await added.getByLabel('نام بیمه').fill('بیمهٔ بازی')
      const named = page.getByRole('region', { name: 'بیمهٔ بازی' })
      await named.getByRole('checkbox', { name: 'گیمینگ' }).check()
      expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
      await press(page, 'انتشار')
      await toast(page, 'success', 'منتشر شد').waitFor()
      await expect.poll(offered).toEqual(['بیمهٔ بازی'])
      await named.getByRole('switch', { name: 'پیشنهاد می‌شود' }).click()
      await press(page, 'انتشار')
      await expect.poll(offered).toEqual([])
    }),
  )
})
