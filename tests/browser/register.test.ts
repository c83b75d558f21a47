import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { toLatinDigits, toPersianDigits } from '#domain/digits.ts'
import { demoDevices, unusedWarrantyCodes } from '#demo/catalogue/devices.ts'
import { answer } from '#tests/support/shopper.ts'
import type { Schemas } from '#machines/api/client.ts'
import { boxOf } from './support/box.ts'
import { customer, person } from './support/customer.ts'
import { freshImei } from './support/imei.ts'
import { answerCall, breakCall, networkNoise, reshape } from './support/network.ts'
import { press } from './support/purchase.ts'
import { newestCode, shopper, useBrowser, useStory } from './support/story.ts'
import { readTerms } from './support/sums.ts'
import { toast } from './support/toasts.ts'
import { installClock } from './support/profiles.ts'
import { expectInSight } from './support/in-sight.ts'

useBrowser()

const tab = (page: Page) => page.getByRole('tabpanel')
const message = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })
const firstImei = (page: Page) => tab(page).getByLabel('شناسهٔ IMEI اول')
const secondImei = (page: Page) => tab(page).getByLabel('شناسهٔ IMEI دوم (اختیاری)')

/** Checks the rules of both numbers of the open form, which the button follows. */
async function checkImeiRules(page: Page, button: string): Promise<void> {
  const submit = page.getByRole('button', { name: button })
  await firstImei(page).focus()
  await firstImei(page).blur()
  await message(page, 'فیلد الزامی است').waitFor()
  expect(await submit.isDisabled()).toBe(true)
  await firstImei(page).fill('35a')
  await message(page, 'لطفا فقط عدد وارد نمایید').waitFor()
  await firstImei(page).fill('490154203237519')
  await message(page, 'این شناسهٔ IMEI درست نیست').waitFor()
  expect(await submit.isDisabled()).toBe(true)
  await firstImei(page).fill('490154203237518')
  await message(page, 'این شناسهٔ IMEI درست نیست').waitFor({ state: 'hidden' })
  await secondImei(page).fill('abc')
  await secondImei(page).blur()
  await message(page, 'لطفا فقط عدد وارد نمایید').waitFor()
  await secondImei(page).fill('')
  await message(page, 'لطفا فقط عدد وارد نمایید').waitFor({ state: 'hidden' })
}

describe('the warranty check', () => {
  it(
    'needs a sign-in, and sends nothing without one',
    { tags: ['REG-01', 'REG-02', 'REG-03', 'REG-36', 'ROUTE-21'] },
    async () => {
      const { page } = await shopper('phone')
      await page.goto('/register')
      const tabs = page.getByRole('tab')
      expect(await tabs.allTextContents()).toEqual(['بررسی گارانتی', 'فعال‌سازی رجیستری و گارانتی'])
      let asked = 0
      page.on('request', (request) => (asked += /device_registry/.test(request.url()) ? 1 : 0))
      await firstImei(page).fill('490154203237518')
      await press(page, 'بررسی گارانتی')
      await message(page, 'لطفا ابتدا وارد سایت شوید').waitFor()
      expect(asked).toBe(0)
      await page.reload()
      await expect.poll(() => firstImei(page).inputValue()).toBe(toPersianDigits('490154203237518'))
    },
  )

  const step = useStory(async () => {
    const owner = await customer('phone', { expectedErrors: networkNoise })
    await owner.page.goto('/register')
    return owner
  })

  it(
    'takes numbers with a right check digit',
    { tags: ['REG-33', 'REG-34', 'REG-35'] },
    step(async ({ page }) => {
      await checkImeiRules(page, 'بررسی گارانتی')
      await expect
        .poll(() => page.getByRole('button', { name: 'بررسی گارانتی' }).isDisabled())
        .toBe(false)
    }),
  )

  it(
    'says in a dialog that a device is not activated',
    { tags: ['REG-16', 'REG-45'] },
    step(async ({ page }) => {
      await firstImei(page).fill(freshImei())
      await press(page, 'بررسی گارانتی')
      const dialog = page.getByRole('dialog')
      await dialog.getByText('گارانتی برای این محصول فعال نشده است', { exact: true }).waitFor()
      await dialog.getByRole('button', { name: 'بستن' }).click()
      await dialog.waitFor({ state: 'hidden' })
    }),
  )

  it(
    'takes the number of such a device along to its activation',
    step(async ({ page }) => {
      const imei = freshImei()
      await firstImei(page).fill(imei)
      await press(page, 'بررسی گارانتی')
      await page.getByRole('dialog').getByRole('button', { name: 'فعال‌سازی گارانتی' }).click()
      await tab(page).getByLabel('کد گارانتی').waitFor()
      await expect.poll(() => firstImei(page).inputValue()).toBe(toPersianDigits(imei))
    }),
  )

  it(
    'is what the back button leads to from there',
    step(async ({ page }) => {
      await page.goBack()
      await page.getByRole('button', { name: 'بررسی گارانتی' }).waitFor()
      expect(new URL(page.url()).search).toBe('')
      await page.goForward()
      await tab(page).getByLabel('کد گارانتی').waitFor()
      await page.goBack()
    }),
  )

  it(
    'distinguishes an active warranty from an expired one',
    { tags: ['REG-17', 'REG-18', 'REG-52', 'ROLE-06'] },
    step(async ({ page }) => {
      await firstImei(page).fill(demoDevices[0].firstImei)
      const endIn = async (seconds: number) => {
        const expires_at = new Date(Date.now() + seconds * 1000).toISOString()
        const ending = await reshape<object[]>(page, /device_registry\/\?/, (found) =>
          found.map((device) => ({ ...device, expires_at })),
        )
        await press(page, 'بررسی گارانتی')
        return ending
      }
      const status = page.locator('section[role=status]')
      const first = await endIn(60)
      await status.getByText('گارانتی فعال است').waitFor()
      await expectInSight(status.getByText('گارانتی فعال است'))
      first.mend()
      const second = await endIn(-60)
      await status.getByText('گارانتی به پایان رسیده است').waitFor()
      second.mend()
      await press(page, 'بررسی گارانتی')
      await status.getByText('گارانتی فعال است').waitFor()
      await firstImei(page).fill(demoDevices[1].firstImei)
      await press(page, 'بررسی گارانتی')
      await status.getByText('گارانتی به پایان رسیده است').waitFor()
    }),
  )
})

describe('the activation of a warranty', () => {
  const step = useStory(async () => {
    const guest = await shopper('phone', { expectedErrors: networkNoise })
    const { page } = guest
    await installClock(page)
    await page.goto('/register?tab=activate')
    return { ...guest, imei: freshImei() }
  })
  const current = (page: Page) => page.locator('[aria-current=step]').innerText()
  const expectReached = async (page: Page, name: string) => {
    const heading = page.getByRole('heading', { name })
    await heading.waitFor()
    await expectInSight(heading)
    expect(await page.locator(':focus').innerText()).toBe(name)
  }
  const isOff = (page: Page, name: string) => page.getByRole('button', { name }).isDisabled()

  it(
    'begins with a number of eleven digits',
    { tags: ['REG-19', 'REG-20', 'REG-21', 'REG-48'] },
    step(async ({ page, phone }) => {
      const number = page.getByLabel('شمارهٔ همراه')
      await expect.poll(() => current(page)).toContain('شمارهٔ همراه')
      await number.focus()
      await number.blur()
      await message(page, 'فیلد الزامی است').waitFor()
      expect(await isOff(page, 'دریافت کد تأیید')).toBe(true)
      await number.fill('0912abc')
      await message(page, 'لطفا فقط عدد وارد نمایید').waitFor()
      for (const wrong of [phone.slice(0, 10), `${phone}0`]) {
        await number.fill(wrong)
        await message(page, 'شماره تماس معتبر نیست').waitFor()
        await expect.poll(() => isOff(page, 'دریافت کد تأیید')).toBe(true)
        await number.fill(phone)
        await message(page, 'شماره تماس معتبر نیست').waitFor({ state: 'hidden' })
      }
      await expect.poll(() => isOff(page, 'دریافت کد تأیید')).toBe(false)
    }),
  )

  it(
    'sends a code, and goes back to change the number',
    { tags: ['AUTH-50', 'REG-07', 'REG-08', 'REG-12', 'REG-46'] },
    step(async ({ page }) => {
      await press(page, 'دریافت کد تأیید')
      await page.getByLabel('رقم ۱').waitFor()
      await toast(page, 'success', 'کد تأیید پیامک شد').waitFor()
      await expect.poll(() => current(page)).toContain('کد تأیید')
      await expect.poll(() => page.getByRole('timer').textContent()).toMatch(/^۰(۲۰۰|۱۵[۰-۹])$/)
      await press(page, 'ویرایش شماره')
      await page.getByLabel('شمارهٔ همراه').waitFor()
      await press(page, 'دریافت کد تأیید')
      await page.getByLabel('رقم ۱').waitFor()
    }),
  )

  it(
    'takes six digits as the code, and no letters',
    { tags: ['REG-22', 'REG-23', 'REG-24', 'REG-49'] },
    step(async ({ page, phone }) => {
      expect(await newestCode(phone)).toMatch(/^\d{6}$/)
      expect(await isOff(page, 'تأیید کد')).toBe(true)
      const heading = page.getByRole('heading', { name: 'کد تأیید را وارد کنید' })
      await page.getByLabel('رقم ۱').click()
      await heading.click()
      await message(page, 'فیلد الزامی است').waitFor()
      await page.getByLabel('رقم ۱').click()
      await page.keyboard.type('a')
      await message(page, 'لطفا فقط عدد وارد نمایید').waitFor()
      await page.keyboard.type('12345')
      await heading.click()
      await message(page, '6 رقم کد را کامل وارد نمایید').waitFor()
      expect(await isOff(page, 'تأیید کد')).toBe(true)
    }),
  )

  it(
    'offers another code after 120 seconds, when the old one can no longer be sent',
    { tags: ['REG-13', 'REG-14', 'REG-15', 'REG-51'] },
    step(async ({ page }) => {
      const resend = page.getByRole('button', { name: 'ارسال دوبارهٔ کد' })
      const failing = await breakCall(page, /accounts\/verify/, 500)
      await page.getByLabel('رقم ۶').click()
      await page.keyboard.type('6')
      await expect.poll(() => failing.count).toBe(1)
      await expect.poll(() => isOff(page, 'تأیید کد')).toBe(false)
      failing.mend()
      await page.clock.fastForward(100_000)
      expect(await resend.count()).toBe(0)
      await page.clock.fastForward(21_000)
      await resend.waitFor()
      expect(await isOff(page, 'تأیید کد')).toBe(true)
      const headers = { date: new Date().toUTCString() }
      const resend_at = new Date(Date.now() + 120_000).toISOString()
      await answerCall(page, /request-otp/, { expires_at: resend_at, resend_at }, { headers })
      await resend.click()
      await expect.poll(() => page.getByRole('timer').textContent()).toMatch(/^۰(۲۰۰|۱۵[۰-۹])$/)
    }),
  )

  it(
    'signs in with the right code and shows the form of the device',
    { tags: ['REG-09', 'REG-39', 'REG-47'] },
    step(async ({ page, context, phone }) => {
      await page.getByLabel('رقم ۱').click()
      await page.keyboard.type(await newestCode(phone))
      await toast(page, 'success', 'وارد حساب خود شدید').waitFor()
      await firstImei(page).waitFor()
      await expect.poll(() => current(page)).toContain('مشخصات دستگاه')
      expect(await page.getByLabel('رقم ۱').count()).toBe(0)
      const cookies = await context.cookies()
      for (const name of ['accessToken', 'refreshToken'])
        expect(cookies).toContainEqual(expect.objectContaining({ name, httpOnly: true }))
    }),
  )

  it(
    'asks for what the profile lacks, and for the numbers and the code of the device',
    { tags: ['REG-25', 'REG-26', 'REG-27', 'REG-28', 'REG-29', 'REG-30'] },
    step(async ({ page, imei }) => {
      await checkImeiRules(page, 'ثبت و فعال‌سازی')
      const code = tab(page).getByLabel('کد گارانتی')
      await firstImei(page).fill(imei)
      await code.fill('FZ18-0000-0000')
      const fields = [
        [tab(page).getByLabel('نام', { exact: true }), person.first_name],
        [tab(page).getByLabel('نام خانوادگی'), person.last_name],
        [tab(page).getByLabel('کد ملی'), person.national_code],
      ] as const
      for (const [field, value] of fields) {
        await field.focus()
        await field.blur()
        await message(page, 'فیلد الزامی است').waitFor()
        expect(await isOff(page, 'ثبت و فعال‌سازی')).toBe(true)
        await field.fill(value)
        await message(page, 'فیلد الزامی است').waitFor({ state: 'hidden' })
      }
      await fields[2][0].fill('00123abc')
      await message(page, 'لطفا فقط عدد وارد نمایید').waitFor()
      await expect.poll(() => isOff(page, 'ثبت و فعال‌سازی')).toBe(true)
      await fields[2][0].fill(person.national_code)
      await expect.poll(() => isOff(page, 'ثبت و فعال‌سازی')).toBe(false)
      await firstImei(page).fill('')
      await firstImei(page).blur()
      await message(page, 'فیلد الزامی است').waitFor()
      await expect.poll(() => isOff(page, 'ثبت و فعال‌سازی')).toBe(true)
      await firstImei(page).fill(imei)
      await message(page, 'فیلد الزامی است').waitFor({ state: 'hidden' })
      await expect.poll(() => isOff(page, 'ثبت و فعال‌سازی')).toBe(false)
    }),
  )

  it(
    'requires the code of the card, and lets the second number be empty',
    { tags: ['REG-31', 'REG-32'] },
    step(async ({ page }) => {
      const code = tab(page).getByLabel('کد گارانتی')
      expect(await secondImei(page).inputValue()).toBe('')
      await tab(page).getByText('نخست آن را بیازمایید').waitFor()
      await code.fill('')
      await code.blur()
      await message(page, 'فیلد الزامی است').waitFor()
      await expect.poll(() => isOff(page, 'ثبت و فعال‌سازی')).toBe(true)
      await code.fill('FZ18-0000-0000')
      await expect.poll(() => isOff(page, 'ثبت و فعال‌سازی')).toBe(false)
    }),
  )

  it(
    'says when the profile cannot be saved',
    { tags: ['REG-42'] },
    step(async ({ page }) => {
      const call = await breakCall(page, /profile\/update/, 500)
      await press(page, 'ثبت و فعال‌سازی')
      await message(page, 'خطایی در بروزرسانی پروفایل رخ داده است!').waitFor()
      call.mend()
    }),
  )

  it(
    'refuses a wrong code, and goes back to the form with the input',
    { tags: ['REG-10', 'REG-11', 'REG-43', 'REG-44'] },
    step(async ({ page, imei }) => {
      await press(page, 'ثبت و فعال‌سازی')
      await expectReached(page, 'اطلاعات وارد شده اشتباه است.')
      await expect.poll(() => current(page)).toContain('نتیجه')
      const steps = await tab(page).getByRole('listitem').allTextContents()
      expect(steps.map((step) => step.includes('انجام‌شده'))).toEqual([true, true, false, false])
      await press(page, 'بازگشت و بررسی دوباره')
      await expect.poll(async () => toLatinDigits(await firstImei(page).inputValue())).toBe(imei)
      const code = tab(page).getByLabel('کد گارانتی')
      await expect.poll(() => code.evaluate((it) => it === document.activeElement)).toBe(true)
      await message(page, 'کد گارانتی درست نیست').waitFor()
      expect(await tab(page).getByLabel('کد ملی').count()).toBe(0)
    }),
  )

  it(
    'sends a lost activation again',
    step(async ({ page }) => {
      const call = await breakCall(page, /device_registry\/$/)
      await press(page, 'ثبت و فعال‌سازی')
      await expectReached(page, 'ثبت دستگاه انجام نشد.')
      call.mend()
      await press(page, 'تلاش دوباره')
      await expectReached(page, 'اطلاعات وارد شده اشتباه است.')
      await press(page, 'بازگشت و بررسی دوباره')
    }),
  )

  it(
    'registers the device with the code of its card',
    { tags: ['REG-04', 'ROLE-07', 'ROLE2-16'] },
    step(async ({ page, imei }) => {
      await tab(page)
        .getByLabel('کد گارانتی')
        .fill(unusedWarrantyCodes[0] ?? '')
      const sent = page.waitForRequest('**/api/device_registry/')
      await press(page, 'ثبت و فعال‌سازی')
      expect((await sent).postDataJSON()).toEqual({
        first_imei: imei,
        second_imei: null,
        warranty_code: unusedWarrantyCodes[0],
      })
      await expectReached(page, 'گارانتی دستگاه فعال شد')
      const middleOf = async (part: Locator) => {
        const { x, width } = await boxOf(part)
        return x + width / 2
      }
      const result = tab(page).getByRole('status')
      const [picture, title] = [result.locator('svg'), result.getByRole('heading')]
      expect(await middleOf(picture)).toBeCloseTo(await middleOf(title), 0)
      await expect.poll(() => current(page)).toContain('نتیجه')
      expect(await tab(page).getByRole('listitem').allTextContents()).toEqual(
        ['شمارهٔ همراه', 'کد تأیید', 'مشخصات دستگاه', 'نتیجه'].map((name) =>
          expect.stringContaining(name),
        ),
      )
      const reply = await (await sent).response()
      const device: Schemas['RegisteredDevice'] = JSON.parse((await reply?.text()) ?? '{}')
      expect(device.registry_code).toMatch(/^\d+$/)
      const persianDay = new Intl.DateTimeFormat('fa-IR', {
        dateStyle: 'long',
        timeZone: 'Asia/Tehran',
      })
      expect(await readTerms(tab(page))).toMatchObject({
        'کد رجیستری': toPersianDigits(device.registry_code ?? ''),
        'تاریخ فعال‌سازی': persianDay.format(new Date(device.registered_at)),
        'پایان گارانتی': persianDay.format(new Date(device.expires_at)),
      })
    }),
  )

  it(
    'shows the form at once to a customer, and asks for nothing that the profile has',
    { tags: ['REG-05', 'REG-25', 'REG-26', 'REG-27'] },
    async () => {
      const { page } = await customer('phone')
      await page.goto('/register')
      await page.getByRole('tab', { name: 'فعال‌سازی رجیستری و گارانتی' }).click()
      await tab(page).getByLabel('کد گارانتی').fill('FZ18-0000-0000')
      await firstImei(page).fill(freshImei())
      await expect.poll(() => isOff(page, 'ثبت و فعال‌سازی')).toBe(false)
      expect(await page.getByLabel('شمارهٔ همراه').count()).toBe(0)
      expect(await personalFields(page)).toEqual([])
    },
  )

  const parts = [
    ['نام', 'first_name', 'REG-25'],
    ['نام خانوادگی', 'last_name', 'REG-26'],
    ['کد ملی', 'national_code', 'REG-27'],
  ] as const

  describe.each(parts)('of a profile that lacks only «%s»', (label, part, row) => {
    it('asks for that alone, and saves it', { tags: [row] }, async () => {
      const { page, api } = await customer('phone', {
        profile: false,
        expectedErrors: networkNoise,
      })
      const { [part]: lacking, ...known } = person
      await answer(api.PATCH('/profile/update/', { body: known }))
      await page.goto('/register?tab=activate')
      await firstImei(page).fill(freshImei())
      await tab(page).getByLabel('کد گارانتی').fill('FZ18-0000-0000')
      expect(await personalFields(page)).toEqual([label])
      const field = tab(page).getByLabel(label, { exact: true })
      await field.focus()
      await field.blur()
      await message(page, 'فیلد الزامی است').waitFor()
      expect(await isOff(page, 'ثبت و فعال‌سازی')).toBe(true)
      await field.fill(' ')
      await message(page, 'فیلد الزامی است').waitFor()
      expect(await isOff(page, 'ثبت و فعال‌سازی')).toBe(true)
      await field.fill(lacking)
      await expect.poll(() => isOff(page, 'ثبت و فعال‌سازی')).toBe(false)
      const saved = page.waitForRequest('**/api/profile/update/')
      await press(page, 'ثبت و فعال‌سازی')
      expect((await saved).postDataJSON()).toEqual({ [part]: lacking })
      await expectReached(page, 'اطلاعات وارد شده اشتباه است.')
    })
  })

  /** The labels of the fields that are about the customer. */
  const personalFields = async (page: Page) => {
    const all = ['نام', 'نام خانوادگی', 'کد ملی']
    const counts = all.map((label) => tab(page).getByLabel(label, { exact: true }).count())
    const shown = await Promise.all(counts)
    return all.filter((_, at) => shown[at] !== 0)
  }
})
