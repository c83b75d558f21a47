import { describe, expect, it } from 'vitest'
import { phoneNumber } from '#src/lib/format.ts'
import { answer } from '#tests/support/shopper.ts'
import { axeFindings, axeFindingsInBothThemes } from './support/axe.ts'
import { customer, staffMember } from './support/customer.ts'
import { filterBy } from './support/staff-lists.ts'
import { press } from './support/purchase.ts'
import { freshPhone, useBrowser, useStory } from './support/story.ts'
import { toast } from './support/toasts.ts'

useBrowser()

describe('the queue of requests in the back office', () => {
  const step = useStory(async () => {
    const phone = freshPhone()
    const { api } = await customer('desktop')
    const body = { name: 'نگار راد', phone_number: phone }
    await answer(api.POST('/installment/installment-request/', { body }))
    return { ...(await staffMember({ device: 'phone' })), phone }
  })

  it(
    'has what a visitor sent, found by its number and its kind',
    step(async ({ page, phone }) => {
      await page.goto('/staff/requests')
      await page.getByLabel('جستجو').fill(phone)
      await press(page, 'پیدا کن')
      await page.waitForURL(/search=/)
      // The rows of the list before stay until the next ones have come.
      const row = page.getByRole('row').filter({ hasText: phoneNumber(phone) })
      await row.getByText('تازه').waitFor()
      await filterBy(page, async () => {
        await page.getByRole('link', { name: 'خرید اقساطی', exact: true }).click()
        await page.waitForURL(/kind=installment/)
      })
      await row.getByText('تازه').waitFor()
      expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
      await row.getByRole('link').click()
    }),
  )

  it(
    'is worked on: the input survives a reload, and a declined one has its reason',
    step(async ({ page }) => {
      await press(page, 'یادداشت تازه')
      await page.getByLabel('متن یادداشت').fill('پاسخ نداد')
      await page.reload()
      await expect.poll(() => page.getByLabel('متن یادداشت').inputValue()).toBe('پاسخ نداد')
      await press(page, 'ثبت یادداشت')
      await page
        .getByRole('list', { name: 'یادداشت‌ها و پاسخ‌ها' })
        .getByText('پاسخ نداد')
        .waitFor()
      await press(page, 'رد درخواست')
      await page.getByLabel('دلیل', { exact: true }).fill('شماره اشتباه است')
      // A dialog that is still fading in has too little contrast.
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
      expect(await axeFindings(page)).toEqual([])
      await press(page, 'ثبت')
      await toast(page, 'success', 'وضعیت درخواست: ردشده').waitFor()
      await page.getByText('دلیل: شماره اشتباه است').waitFor()
      expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
    }),
  )
})
