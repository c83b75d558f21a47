import { describe, expect, it } from 'vitest'
import { toPersianDigits } from '#domain/digits.ts'
import { breakCall, networkNoise } from './support/network.ts'
import { press } from './support/purchase.ts'
import { newestCode, shopper, tokensIn, useBrowser, useStory } from './support/story.ts'
import { toast } from './support/toasts.ts'

useBrowser()

describe('the sign-up through a platform', () => {
  const step = useStory(async () => {
    const guest = await shopper('phone', { expectedErrors: networkNoise })
    const signUps: number[] = []
    guest.page.on('response', (reply) => {
      if (reply.url().endsWith('/api/forms/user-by-platform/')) signUps.push(reply.status())
    })
    await guest.page.goto('/platform?platform=telegram')
    return { ...guest, signUps }
  })

  it(
    'asks for name and number, in a layout of its own',
    { tags: ['PLAT-01', 'PLAT-02', 'PLAT-03', 'PLAT-10', 'SHELL-06', 'SHELL-15'] },
    step(async ({ page, phone }) => {
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await page.getByRole('contentinfo').count()).toBe(0)
      await page.getByRole('link', { name: 'حریم خصوصی کاربران' }).waitFor()
      const frame = page.locator('[data-platform]')
      await frame.getByRole('link', { name: 'رفتن به فروشگاه' }).waitFor()
      expect(await frame.evaluate((box) => getComputedStyle(box).direction)).toBe('rtl')
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 740 })
        for (const role of ['combobox', 'navigation', 'complementary', 'contentinfo'] as const)
          expect([width, role, await page.getByRole(role).count()]).toEqual([width, role, 0])
      }
      const submit = page.getByRole('button', { name: 'دریافت کد تأیید' })
      const [name, number] = [page.getByLabel('نام و نام خانوادگی'), page.getByLabel('شمارهٔ همراه')]
      await number.fill(phone)
      await name.focus()
      await number.focus()
      await page.getByRole('alert').filter({ hasText: 'فیلد الزامی است' }).waitFor()
      expect(await submit.isDisabled()).toBe(true)
      await name.fill('نگار رستمی')
      await expect.poll(() => submit.isDisabled()).toBe(false)
    }),
  )

  it(
    'takes a number of eleven digits only',
    { tags: ['PLAT-11', 'REG-48'] },
    step(async ({ page, phone }) => {
      const submit = page.getByRole('button', { name: 'دریافت کد تأیید' })
      const number = page.getByLabel('شمارهٔ همراه')
      for (const wrong of [phone.slice(0, 10), `${phone}0`]) {
        await number.fill(wrong)
        await expect.poll(() => submit.isDisabled()).toBe(true)
        await number.fill(phone)
        await expect.poll(() => submit.isDisabled()).toBe(false)
      }
    }),
  )

  it('keeps name and number through a reload', async () => {
    const { page, phone } = await shopper('phone')
    const [name, number] = [page.getByLabel('نام و نام خانوادگی'), page.getByLabel('شمارهٔ همراه')]
    await page.goto('/platform')
    await name.fill('نگار رستمی')
    await number.fill(phone)
    await page.reload()
    await expect.poll(() => name.inputValue()).toBe('نگار رستمی')
    expect(await number.inputValue()).toBe(toPersianDigits(phone))
    await expect
      .poll(() => page.getByRole('button', { name: 'دریافت کد تأیید' }).isEnabled())
      .toBe(true)
  })

  it(
    'asks to try again when the sign-up fails',
    { tags: ['PLAT-14'] },
    step(async ({ page }) => {
      const call = await breakCall(page, /user-by-platform\/$/, 500)
      await press(page, 'دریافت کد تأیید')
      const text = 'خطایی رخ داده است! لطفا مجدد امتحان کنید'
      await page.getByRole('alert').filter({ hasText: text }).waitFor()
      call.mend()
    }),
  )

  it(
    'sends the code for Instagram, and goes back to the number with everything that was typed',
    { tags: ['PLAT-04', 'PLAT-06', 'PLAT-07', 'PLAT-08', 'PLAT-09', 'AUTH-50'] },
    step(async ({ page, phone }) => {
      const sent = page.waitForRequest('**/api/forms/user-by-platform/')
      await press(page, 'دریافت کد تأیید')
      expect((await sent).postDataJSON()).toEqual({
        name: 'نگار رستمی',
        platform: 'instagram',
        phone_number: phone,
      })
      await page.getByLabel('رقم ۱').waitFor()
      await expect.poll(() => page.getByRole('timer').textContent()).toMatch(/^۰(۲۰۰|۱۵[۰-۹])$/)
      await press(page, 'ویرایش شماره')
      expect(await page.getByLabel('نام و نام خانوادگی').inputValue()).toBe('نگار رستمی')
      expect(await page.getByLabel('شمارهٔ همراه').inputValue()).toBe(toPersianDigits(phone))
      await press(page, 'دریافت کد تأیید')
      await page.getByLabel('رقم ۱').waitFor()
    }),
  )

  it(
    'asks to try later when the code cannot be checked',
    { tags: ['PLAT-15'] },
    step(async ({ page, phone }) => {
      const call = await breakCall(page, /verify-otp/, 500)
      await typeCode(page, await newestCode(phone))
      await page.getByRole('alert').filter({ hasText: 'لطفا بعدا امتحان کنید' }).waitFor()
      call.mend()
    }),
  )

  it(
    'leads to the home page with the right code',
    { tags: ['PLAT-05', 'ROLE2-05', 'ROLE2-31'] },
    step(async ({ page, context, signUps }) => {
      expect(signUps).toContain(200)
      expect(await tokensIn(context)).toEqual([])
      const sent = page.waitForRequest('**/api/forms/user-by-platform/verify-otp/')
      // On a busy machine the toast may be over before the address of the page is read.
      const said = toast(page, 'success', 'درخواست شما با موفقیت ثبت شد').waitFor()
      await press(page, 'تأیید کد')
      expect((await sent).postDataJSON()).toEqual({
        otp: expect.stringMatching(/^\d{6}$/),
        phone_number: expect.stringMatching(/^\d{11}$/),
      })
      await page.waitForURL((url) => url.pathname === '/')
      await said
    }),
  )
})

async function typeCode(page: Parameters<typeof press>[0], code: string): Promise<void> {
  await page.getByLabel('رقم ۱').click()
  await page.keyboard.type(code)
}
