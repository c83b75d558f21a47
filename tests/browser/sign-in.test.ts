import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { demoAccounts } from '#demo/seed/load.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { answer } from '#tests/support/shopper.ts'
import { customer, resetCodeLimit, person } from './support/customer.ts'
import { signIn, typeCode } from './support/gestures.ts'
import { breakCall, networkNoise, refuseCall } from './support/network.ts'
import {
  newestCode,
  newestMessage,
  shopper,
  useBrowser,
  useStory,
  type Device,
} from './support/story.ts'
import { toast } from './support/toasts.ts'
import { installClock, untilRelease } from './support/profiles.ts'

useBrowser()

const sizes = ['phone', 'desktop'] satisfies Device[]

describe.each(sizes)('signing in on a %s', (device) => {
  describe('by code', () => {
    const step = useStory(async () => {
      const guest = await shopper(device)
      const { page } = guest
      await page.goto('/login?redirectUrl=shopping-history')
      return { guest, page }
    })

    it(
      'goes from the number to a code of six digits, with the time until the next one',
      { tags: ['AUTH-03', 'AUTH-05', 'AUTH-06', 'AUTH-07', 'AUTH-08', 'AUTH-15'] },
      step(async ({ guest, page }) => {
        await page.getByLabel('شمارهٔ همراه').fill(guest.phone)
        await page.getByRole('button', { name: 'دریافت کد تأیید' }).click()
        await expectCodeStep(page)
        await page.getByRole('button', { name: 'ورود با رمز عبور' }).waitFor()
      }),
    )

    it(
      'sends six digits by itself and returns to where the shopper came from',
      { tags: ['AUTH-01', 'AUTH-12', 'AUTH-17', 'AUTH-36'] },
      step(async ({ guest, page }) => {
        const sent = page.waitForRequest('**/api/accounts/verify/')
        await typeCode(guest)
        await page.waitForURL('**/shopping-history')
        expect((await sent).postDataJSON()).toEqual({
          otp: expect.stringMatching(/^\d{6}$/),
          phone_number: guest.phone,
        })
      }),
    )

    it(
      'keeps its tokens where no script can read them',
      { tags: ['AUTH-14', 'AUTH-37'] },
      step(async ({ guest, page }) => {
        expect(await page.evaluate(() => document.cookie)).not.toMatch(/Token/)
        const cookies = await guest.context.cookies()
        for (const name of ['accessToken', 'refreshToken'])
          expect(cookies).toContainEqual(
            expect.objectContaining({ name, httpOnly: true, sameSite: 'Lax' }),
          )
      }),
    )
  })
})

describe('signing in', () => {
  it(
    'appends the action to the address that the shopper came from',
    { tags: ['AUTH-13'] },
    async () => {
      const guest = await shopper('phone')
      await guest.page.goto('/login?redirectUrl=products/iphone-13-128gb&action=save')
      await signIn(guest)
      await guest.page.waitForURL('**/products/iphone-13-128gb?action=save')
      expect(new URL(guest.page.url()).search).toBe('?action=save')
    },
  )

  it(
    'counts down to the next code and lets the number be edited',
    { tags: ['AUTH-07', 'AUTH-08', 'AUTH-15', 'AUTH-18'] },
    async () => {
      const { page, phone } = await shopper('phone')
      await page.goto('/login')
      await page.getByLabel('شمارهٔ همراه').fill(phone)
      await page.getByRole('button', { name: 'دریافت کد تأیید' }).click()
      const countdown = page.getByRole('timer')
      await countdown.waitFor()
      await expect.poll(() => countdown.textContent()).toMatch(/^۰(۲۰۰|۱[۰-۵][۰-۹])$/)
      const before = await countdown.textContent()
      await expect.poll(() => countdown.textContent()).not.toBe(before)
      await expect.poll(() => page.getByRole('button', { name: 'ارسال دوبارهٔ کد' }).count()).toBe(0)
      await page.getByRole('button', { name: 'ویرایش شماره' }).click()
      const field = page.getByLabel('شمارهٔ همراه')
      await expect.poll(() => field.inputValue()).toBe(toPersianDigits(phone))
      const other = phone.replace(/.$/, (last) => String((Number(last) + 1) % 10))
      await field.fill(other)
      const sent = page.waitForRequest('**/api/accounts/request-otp/')
      await page.getByRole('button', { name: 'دریافت کد تأیید' }).click()
      expect((await sent).postDataJSON()).toEqual({ phone_number: other })
      await countdown.waitFor()
    },
  )

  it(
    'offers a new code when the countdown has ended, and no longer sends the old one',
    { tags: ['AUTH-16', 'AUTH-32'] },
    async () => {
      const { page, phone } = await shopper('phone', { expectedErrors: [/429/, ...networkNoise] })
      await installClock(page)
      await page.goto('/login')
      await page.getByLabel('شمارهٔ همراه').fill(phone)
      await page.getByRole('button', { name: 'دریافت کد تأیید' }).click()
      await page.getByRole('timer').waitFor()
      await page.getByLabel('رقم ۱').click()
      const line = await breakCall(page, /accounts\/verify/)
      await page.keyboard.type(await newestCode(phone))
      await page.getByRole('alert').waitFor()
      line.mend()
      const submit = page.getByRole('button', { name: 'تأیید و ورود' })
      await expect.poll(() => submit.isDisabled()).toBe(false)
      expect(await page.getByRole('button', { name: 'ارسال دوبارهٔ کد' }).count()).toBe(0)
      await page.clock.fastForward(100_000)
      await expect.poll(() => page.getByRole('timer').textContent()).toMatch(/^۰۰[۱۲][۰-۹]$/)
      expect(await page.getByRole('button', { name: 'ارسال دوبارهٔ کد' }).count()).toBe(0)
      expect(await submit.isDisabled()).toBe(false)
      await page.clock.fastForward(21_000)
      await page.getByRole('button', { name: 'ارسال دوبارهٔ کد' }).waitFor()
      await expect.poll(() => page.getByLabel('رقم ۶').inputValue()).not.toBe('')
      expect(await submit.isDisabled()).toBe(true)
      const asked = page.waitForRequest('**/api/accounts/request-otp/')
      await page.getByRole('button', { name: 'ارسال دوبارهٔ کد' }).click()
      expect((await asked).postDataJSON()).toEqual({ phone_number: phone })
    },
  )

  it('says that no new code was sent, even if the old one is incomplete', async () => {
    const { page, phone } = await shopper('phone', { expectedErrors: [/500|429/] })
    await installClock(page)
    await page.goto('/login')
    await page.getByLabel('شمارهٔ همراه').fill(phone)
    await page.getByRole('button', { name: 'دریافت کد تأیید' }).click()
    await page.getByLabel('رقم ۱').click()
    await page.keyboard.type('123')
    await page.clock.fastForward(121_000)
    const resend = page.getByRole('button', { name: 'ارسال دوبارهٔ کد' })
    await resend.focus()
    await page.getByRole('alert').filter({ hasText: '6 رقم کد را کامل وارد نمایید' }).waitFor()
    const line = await breakCall(page, /accounts\/request-otp/, 500)
    await resend.click()
    await page.getByRole('alert').filter({ hasText: 'لطفا مجدد امتحان کنید' }).waitFor()
    line.mend()
    await resend.click()
    await page.getByRole('timer').waitFor()
    const again = page.getByRole('alert').filter({ hasText: 'لطفا مجدد امتحان کنید' })
    await again.waitFor({ state: 'detached' })
  })

  it('waits in the first box for a new code, without a message about the old one', async () => {
    const { page, phone } = await shopper('phone', { expectedErrors: [/429/] })
    await installClock(page)
    await page.goto('/login')
    await page.getByLabel('شمارهٔ همراه').fill(phone)
    await page.getByRole('button', { name: 'دریافت کد تأیید' }).click()
    await page.getByLabel('رقم ۱').waitFor()
    await page.clock.fastForward(121_000)
    const resend = page.getByRole('button', { name: 'ارسال دوبارهٔ کد' })
    await resend.focus()
    await page.getByRole('alert').waitFor()
    await resend.click()
    await page.getByRole('timer').waitFor()
    await page.locator(':focus').and(page.getByLabel('رقم ۱')).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  it(
    'says what is wrong with a number before anything is sent',
    { tags: ['AUTH-20', 'AUTH-21', 'AUTH-22', 'AUTH-31', 'AUTH-48'] },
    async () => {
      const { page } = await shopper('phone')
      await page.goto('/login')
      const field = page.getByLabel('شمارهٔ همراه')
      const submit = page.getByRole('button', { name: 'دریافت کد تأیید' })
      const message = page.getByRole('alert')
      await field.click()
      await field.blur()
      const required = message.filter({ hasText: 'فیلد الزامی است' })
      await required.waitFor()
      for (const lettered of ['0912abc', '0912345678a', 'شماره']) {
        await field.fill(lettered)
        await message.filter({ hasText: 'لطفا فقط عدد وارد نمایید' }).waitFor()
        expect(await submit.isDisabled()).toBe(true)
        await field.fill('')
        await required.waitFor()
      }
      const invalid = message.filter({ hasText: 'شماره تماس معتبر نیست' })
      for (const wrongLength of ['0912345', '0912345678', '091234567890']) {
        await field.fill(wrongLength)
        await invalid.waitFor()
        await expect.poll(() => submit.isDisabled()).toBe(true)
        await field.fill('09123456789')
        await invalid.waitFor({ state: 'hidden' })
        await expect.poll(() => submit.isDisabled()).toBe(false)
      }
    },
  )

  it('says on Enter what is wrong with a number, before the field is left', async () => {
    const { page } = await shopper('phone')
    await page.goto('/login')
    const field = page.getByLabel('شمارهٔ همراه')
    await field.fill('0912345')
    await field.press('Enter')
    const message = page.getByRole('alert').filter({ hasText: 'شماره تماس معتبر نیست' })
    await message.waitFor()
    await field.fill('09123456789')
    await message.waitFor({ state: 'hidden' })
  })

  it('takes a number in Persian digits', { tags: ['AUTH-23', 'AUTH-35'] }, async () => {
    const guest = await shopper('phone')
    const { page, phone } = guest
    await page.goto('/login')
    const persian = phone.replaceAll(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '')
    await page.getByLabel('شمارهٔ همراه').fill(persian)
    const sent = page.waitForRequest('**/api/accounts/request-otp/')
    await page.getByRole('button', { name: 'دریافت کد تأیید' }).click()
    expect((await sent).postDataJSON()).toEqual({ phone_number: phone })
    await typeCode(guest)
  })

  it(
    'takes only digits as the code, all six of them',
    { tags: ['AUTH-24', 'AUTH-25', 'AUTH-27', 'AUTH-31', 'AUTH-49'] },
    async () => {
      const { page, context, phone } = await shopper('phone')
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto('/login')
      await page.getByLabel('شمارهٔ همراه').fill(phone)
      await page.getByRole('button', { name: 'دریافت کد تأیید' }).click()
      const boxes = page.getByRole('textbox', { name: /^رقم/ })
      const typed = () => boxes.evaluateAll((all) => all.map((box) => 'value' in box && box.value))
      const submit = page.getByRole('button', { name: 'تأیید و ورود' })
      await boxes.last().waitFor()
      const fills = boxes.evaluateAll((all) => all.map((box) => box.getAttribute('autocomplete')))
      expect(new Set(await fills)).toEqual(new Set(['one-time-code']))
      const digitsOnly = page.getByRole('alert').filter({ hasText: 'لطفا فقط عدد وارد نمایید' })
      await expect.poll(typed).toEqual(['', '', '', '', '', ''])
      expect(await submit.isDisabled()).toBe(true)

      await boxes.first().click()
      for (const letter of ['a', 'ب', '-']) {
        await page.keyboard.type(letter)
        await digitsOnly.waitFor()
        expect(await typed()).toEqual(['', '', '', '', '', ''])
      }
      await page.keyboard.type('1')
      await digitsOnly.waitFor({ state: 'hidden' })
      await page.keyboard.press('Backspace')
      await expect.poll(typed).toEqual(['', '', '', '', '', ''])

      await page.evaluate(() => navigator.clipboard.writeText('12a345'))
      await boxes.first().click()
      await page.keyboard.press('ControlOrMeta+v')
      await digitsOnly.waitFor()
      await expect.poll(typed).toEqual(['۱', '۲', '۳', '۴', '۵', ''])
      expect(await submit.isDisabled()).toBe(true)
    },
  )

  it(
    'removes a wrong code, and sends nothing but a fresh set of six digits',
    { tags: ['AUTH-26'] },
    async () => {
      const { page, phone } = await shopper('phone', { expectedErrors: [/400/] })
      const tried: string[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/accounts/verify/')) tried.push(request.postDataJSON().otp)
      })
      await page.goto('/login')
      await page.getByLabel('شمارهٔ همراه').fill(phone)
      await page.getByRole('button', { name: 'دریافت کد تأیید' }).click()
      await page.getByLabel('رقم ۱').click()
      const code = await newestCode(phone)
      await page.keyboard.type(wrong(code))
      await page.getByRole('alert').filter({ hasText: 'کد واردشده درست نیست' }).waitFor()
      await page.locator(':focus').and(page.getByLabel('رقم ۱')).waitFor()
      const boxes = page.getByRole('textbox', { name: /^رقم [۱-۶]$/ })
      const typed = () => boxes.evaluateAll((all) => all.map((box) => 'value' in box && box.value))
      expect(await typed()).toEqual(['', '', '', '', '', ''])
      await page.keyboard.type('12345')
      await page.getByRole('alert').filter({ hasText: 'کد واردشده' }).waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'ویرایش شماره' }).focus()
      await page.getByRole('alert').filter({ hasText: '6 رقم کد را کامل وارد نمایید' }).waitFor()
      await expect
        .poll(() => page.getByRole('button', { name: 'تأیید و ورود' }).isDisabled())
        .toBe(true)
      await page.getByLabel('رقم ۵').click()
      for (let place = 0; place < 5; place += 1) await page.keyboard.press('Backspace')
      await page.keyboard.type(code)
      await page.waitForURL((url) => url.pathname === '/')
      expect(tried).toEqual([wrong(code), code])
    },
  )

  it(
    'says what is wrong with a password, and tries again',
    { tags: ['AUTH-09', 'AUTH-28', 'AUTH-31', 'AUTH-43', 'AUTH-44'] },
    async () => {
      const { page, phone } = await shopper('phone', { expectedErrors: [/400/, ...networkNoise] })
      await page.goto('/login')
      await page.getByLabel('شمارهٔ همراه').fill(phone)
      await page.getByRole('button', { name: 'ورود با رمز عبور' }).click()
      const enter = page.getByRole('button', { name: 'ورود', exact: true })
      await enter.waitFor()
      expect(await enter.isDisabled()).toBe(true)
      const field = page.getByLabel('رمز عبور', { exact: true })
      await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true)
      expect(await field.getAttribute('type')).toBe('password')
      await field.fill('w')
      await expect.poll(() => enter.isDisabled()).toBe(false)
      await field.fill('')
      await expect.poll(() => enter.isDisabled()).toBe(true)
      await field.fill('w')
      const later = toast(page, 'error', tryLater)
      for (const how of ['abort', 500] as const) {
        const entering = await breakCall(page, /login_with_password/, how)
        await enter.click()
        await later.waitFor()
        entering.mend()
        await later.getByRole('button', { name: 'بستن' }).click()
        await later.waitFor({ state: 'detached' })
      }
      await refuseCall(page, /login_with_password/, { status: 400, code: 'validation_failed' }, 1)
      await enter.click()
      await later.waitFor()
      await enter.click()
      const refused = toast(page, 'error', 'رمز عبور اشتباه است')
      await refused.waitFor()
      // The words at the field describe it, and are not announced again.
      const wrong = 'رمز عبور اشتباه است. ۹ بار دیگر می‌توانید امتحان کنید.'
      await page.getByRole('main').getByText(wrong).waitFor()
      expect(await page.getByRole('alert').count()).toBe(0)
      await refused.getByRole('button', { name: 'بستن' }).click()
      await refused.waitFor({ state: 'detached' })
      await enter.click()
      await refused.waitFor()
    },
  )
})

describe('on a phone, the sign-in', () => {
  it('goes back one step of the sign-in at a time', async () => {
    const { page, phone } = await shopper('phone', { expectedErrors: [/404/] })
    const number = page.getByLabel('شمارهٔ همراه')
    await page.goto('/cart')
    await page.goto('/login?redirectUrl=cart')
    await number.fill(phone)
    await page.getByRole('button', { name: 'ورود با رمز عبور' }).click()
    await page.getByRole('button', { name: 'رمز عبور را فراموش کرده‌ام' }).click()
    await page.getByLabel('رقم ۱').waitFor()
    await page.goBack()
    await page.getByLabel('رمز عبور', { exact: true }).waitFor()
    await page.goBack()
    await expect.poll(() => number.inputValue()).toBe(toPersianDigits(phone))
    expect(new URL(page.url()).pathname).toBe('/login')
    await page.goBack()
    await page.waitForURL('**/cart')
  })

  it('goes to the password step on Enter if it was chosen before the number', async () => {
    const { page } = await shopper('phone', { expectedErrors: [/login_with_password/] })
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('request-otp')) asked.push(request.url())
    })
    await page.goto('/login')
    await page.getByRole('button', { name: 'ورود با رمز عبور' }).click()
    await page.getByRole('alert').getByText('فیلد الزامی است').waitFor()
    await page.getByLabel('شمارهٔ همراه').fill('09121234567')
    await page.getByLabel('شمارهٔ همراه').press('Enter')
    await page.getByLabel('رمز عبور', { exact: true }).fill('رمز')
    await page.getByText('صفحه‌کلید را انگلیسی کنید').waitFor()
    await page.getByLabel('رمز عبور', { exact: true }).fill('Abcdef۱#')
    await expect.poll(() => page.getByText('صفحه‌کلید را انگلیسی کنید').count()).toBe(0)
    const sent = page.waitForRequest('**/api/accounts/login_with_password/')
    await page.getByLabel('رمز عبور', { exact: true }).press('Enter')
    expect((await sent).postDataJSON()).toMatchObject({ password: 'Abcdef1#' })
    expect(asked).toEqual([])
  })

  it('takes a number in every usual form', { tags: ['AUTH-35'] }, async () => {
    const guest = await shopper('phone')
    const { page, phone } = guest
    await page.goto('/login')
    await page.getByLabel('شمارهٔ همراه').fill(`+98 ${phone.slice(1, 4)}-${phone.slice(4)}`)
    const sent = page.waitForRequest('**/api/accounts/request-otp/')
    await page.getByRole('button', { name: 'دریافت کد تأیید' }).click()
    expect((await sent).postDataJSON()).toEqual({ phone_number: phone })
    await typeCode(guest)
  })

  it('enters the code of the text message by itself, where the browser reads it', async () => {
    const guest = await shopper('phone')
    const { page, phone } = guest
    const message = Promise.withResolvers<string>()
    await untilRelease(
      page,
      page.exposeFunction('awaitMessage', () => message.promise),
    )
    await untilRelease(
      page,
      page.addInitScript(() => {
        Object.assign(globalThis, { OTPCredential: Credential })
        Reflect.set(navigator.credentials, 'get', async () => {
          const text: string = await Reflect.get(globalThis, 'awaitMessage')()
          return { code: /^@localhost #(\d{6})$/m.exec(text)?.[1] }
        })
      }),
    )
    await page.goto('/login?redirectUrl=cart')
    await page.getByLabel('شمارهٔ همراه').fill(phone)
    await page.getByRole('button', { name: 'دریافت کد تأیید' }).click()
    await page.getByLabel('رقم ۱').waitFor()
    message.resolve(await newestMessage(phone))
    await page.waitForURL('**/cart')
  })
})

describe('a forgotten password', () => {
  describe('a forgotten password', () => {
    const step = useStory(async () => {
      const { page, context } = await shopper('phone', { expectedErrors: [/400/, ...networkNoise] })
      const { phone } = demoAccounts.newcomer
      await page.goto('/login?redirectUrl=cart')
      const fresh = page.getByLabel('رمز عبور تازه', { exact: true })
      const save = page.getByRole('button', { name: 'ذخیره و ورود' })
      const cookies = async () => (await context.cookies()).map(({ name }) => name)
      const repeat = page.getByLabel('تکرار رمز عبور تازه')
      return { page, context, phone, fresh, repeat, save, cookies }
    })

    it(
      'is asked for on a step of its own, and has a code for when it is forgotten',
      { tags: ['AUTH-09', 'AUTH-10'] },
      step(async ({ page, phone }) => {
        await page.getByLabel('شمارهٔ همراه').fill(phone)
        await page.getByRole('button', { name: 'ورود با رمز عبور' }).click()
        await page.getByRole('button', { name: 'رمز عبور را فراموش کرده‌ام' }).click()
        await page.getByLabel('رقم ۱').click()
        await expectCodeStep(page)
      }),
    )

    it(
      'is replaced after the code, and may not be weak',
      { tags: ['AUTH-11', 'AUTH-19', 'AUTH-29', 'AUTH-31'] },
      step(async ({ page, phone, fresh, repeat, save }) => {
        await page.keyboard.type(await newestCode(phone))
        await fresh.fill('turquoise')
        await repeat.fill('Turquoise#1406')
        for (const field of [fresh, repeat])
          expect(await field.getAttribute('type')).toBe('password')
        const weak = [
          ['', 'فیلد الزامی است'],
          ['Turquoise #1405', 'بدون فاصله و نیم‌فاصله'],
          ['Turquoise#1405ف', 'فقط نویسه‌های انگلیسی'],
          ['Turquoise1405', 'دست‌کم یکی از نویسه‌های ^*&%$#@!'],
          ['Turquoise#', 'دست‌کم یک رقم'],
          ['turquoise#1405', 'دست‌کم یک حرف بزرگ و یک حرف کوچک انگلیسی'],
          ['Tq#1405', 'دست‌کم ۸ نویسه'],
        ] as const
        for (const [typed, rule] of weak) {
          await fresh.fill(typed)
          await page.getByRole('alert').getByText(rule, { exact: true }).waitFor()
          expect(await save.isDisabled()).toBe(true)
        }
        const word = 'turquoise'
        const refused = await page.request.post('/api/accounts/password_reset/', {
          data: { token: 'any', new_password: word, confirm_password: word },
        })
        expect(await refused.json()).toMatchObject({ code: 'password_weak' })
      }),
    )

    it(
      'is compared with its repetition by the server',
      { tags: ['AUTH-30', 'AUTH-40', 'AUTH-45'] },
      step(async ({ page, fresh, save }) => {
        await fresh.fill('Turquoise#1405')
        const sent = page.waitForRequest(/password_reset\/$/)
        await save.click()
        expect((await sent).postDataJSON()).toEqual({
          new_password: 'Turquoise#1405',
          confirm_password: 'Turquoise#1406',
          token: expect.stringMatching(/./),
        })
        await page.getByRole('main').getByText('تکرار رمز عبور اشتباه هست').waitFor()
        await toast(page, 'error', 'تکرار رمز عبور اشتباه هست').waitFor()
        expect(await page.getByRole('alert').count()).toBe(0)
      }),
    )

    it(
      'can be saved again after a failure',
      { tags: ['AUTH-46', 'AUTH-47'] },
      step(async ({ page, save }) => {
        await page.getByLabel('تکرار رمز عبور تازه').fill('Turquoise#1405')
        const later = toast(page, 'error', tryLater)
        for (const how of ['abort', 500] as const) {
          const setting = await breakCall(page, /password_reset\/$/, how)
          await save.click()
          await later.waitFor()
          setting.mend()
          await expect.poll(() => save.isEnabled()).toBe(true)
          await later.getByRole('button', { name: 'بستن' }).click()
          await later.waitFor({ state: 'detached' })
        }
      }),
    )

    it(
      'signs in when it is saved',
      { tags: ['AUTH-40', 'AUTH-41', 'AUTH-42'] },
      step(async ({ page, save, cookies }) => {
        await save.click()
        await page.waitForURL('**/cart')
        await page.getByRole('heading', { name: 'سبد خرید شما خالی است!' }).waitFor()
        expect(await cookies()).toEqual(expect.arrayContaining(['accessToken', 'refreshToken']))
      }),
    )

    it(
      'is refused when it is wrong, and signs in when it is right',
      { tags: ['AUTH-02', 'AUTH-38', 'AUTH-39', 'AUTH-43'] },
      step(async ({ page, context, phone, cookies }) => {
        await context.clearCookies()

        await page.goto('/login?redirectUrl=cart&action=look')
        await page.getByLabel('شمارهٔ همراه').fill(phone)
        await page.getByRole('button', { name: 'ورود با رمز عبور' }).click()
        const password = page.getByLabel('رمز عبور', { exact: true })
        const enter = page.getByRole('button', { name: 'ورود', exact: true })
        await password.fill('w')
        await enter.click()
        await toast(page, 'error', 'رمز عبور اشتباه است').waitFor()
        await password.fill('Turquoise#1405')
        await enter.click()
        await page.waitForURL('**/cart?action=look')
        await toast(page, 'success', 'وارد حساب خود شدید').waitFor()
        await expect.poll(() => toast(page, 'error', 'رمز عبور اشتباه است').count()).toBe(0)
        expect(await cookies()).toEqual(expect.arrayContaining(['accessToken', 'refreshToken']))
      }),
    )
  })
})

const tryLater = 'خطایی رخ داده است! لطفا بعدا امتحان کنید'
const wrong = (code: string) => code.replace(/^./, (first) => String((Number(first) + 1) % 10))

describe('a customer who has an account', () => {
  it('is signed in to it by a code', { tags: ['AUTH-01', 'ROUTE-02'] }, async () => {
    const known = await customer('phone')
    const { page, context, api, phone } = known
    await resetCodeLimit(known)
    await context.clearCookies()
    await page.goto('/login?redirectUrl=profile')
    await signIn(known)
    await page.waitForURL('**/profile')
    expect(await answer(api.GET('/profile/'))).toMatchObject({ ...person, phone_number: phone })
  })

  it('stays signed in as before when a password is reset', { tags: ['AUTH-41'] }, async () => {
    const known = await customer('phone')
    const { context, api, phone: phone_number, origin } = known
    await resetCodeLimit(known)
    const before = await context.cookies()
    await answer(api.POST('/accounts/password_reset/request-otp/', { body: { phone_number } }))
    const otp = await newestCode(phone_number, origin)
    const { token } = await answer(
      api.POST('/accounts/password_reset/verify/', { body: { otp, phone_number } }),
    )
    const body = { token, new_password: 'Turquoise#1405', confirm_password: 'Turquoise#1405' }
    await answer(api.POST('/accounts/password_reset/', { body }))
    expect(await context.cookies()).toEqual(before)
    expect(await answer(api.GET('/profile/'))).toMatchObject({ phone_number })
  })
})

/** Six boxes for the digits, the time until another code, which is not offered before, and a way back to the number. */
async function expectCodeStep(page: Page): Promise<void> {
  await expect.poll(() => page.getByRole('timer').textContent()).toMatch(/^۰(۲۰۰|۱[۰-۵][۰-۹])$/)
  const boxes = page.getByRole('textbox', { name: /^رقم/ })
  const names = boxes.evaluateAll((all) => all.map((box) => box.getAttribute('aria-label')))
  expect(await names).toEqual(['رقم ۱', 'رقم ۲', 'رقم ۳', 'رقم ۴', 'رقم ۵', 'رقم ۶'])
  expect(await page.getByRole('button', { name: 'ارسال دوبارهٔ کد' }).count()).toBe(0)
  await page.getByRole('button', { name: 'ویرایش شماره' }).waitFor()
}

describe('the login page', () => {
  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'never leads to another site: %s',
    async (hostile) => {
      const guest = await shopper('desktop')
      await guest.page.goto(`/login?redirectUrl=${encodeURIComponent(hostile)}`)
      await signIn(guest)
      await guest.page.waitForURL(`${guest.origin}/`)
      expect(new URL(guest.page.url()).origin).toBe(guest.origin)
    },
  )

  it('is where a guest’s account leads, and leads on to it', async () => {
    const guest = await shopper('phone', { expectedErrors: networkNoise })
    const { page } = guest
    await page.goto('/')
    await page.getByRole('link', { name: 'حساب من' }).click()
    await page.waitForURL('**/login?redirectUrl=account')
    await signIn(guest)
    await page.waitForURL('**/account')
    await page.getByRole('navigation', { name: 'حساب من' }).waitFor()
  })

  it('sends someone who is signed in straight on', async () => {
    const guest = await shopper('desktop')
    await guest.page.goto('/login?redirectUrl=cart')
    await signIn(guest)
    await guest.page.goto('/login?redirectUrl=shopping-history')
    await guest.page.waitForURL('**/shopping-history')
    await expect.poll(() => guest.page.getByLabel('شمارهٔ همراه').count()).toBe(0)
  })

  it('does not lead in a circle when only the mark of the session is left', async () => {
    const { page, context } = await customer('phone', {
      expectedErrors: [/401/, /unauthenticated/],
    })
    await context.clearCookies({ name: /Token$/ })
    await page.goto('/products/amazfit-bip-6')
    await page.getByRole('button', { name: 'ذخیره کردن', exact: true }).click()
    await page.waitForURL('**/login?redirectUrl=products/amazfit-bip-6&action=save')
    await page.getByLabel('شمارهٔ همراه').waitFor()
    await context.addCookies([{ name: 'signedIn', value: '1', url: page.url() }])
    await page.goto('/login?redirectUrl=profile')
    await page.waitForURL('**/login?redirectUrl=profile')
    await page.getByLabel('شمارهٔ همراه').waitFor()
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('signedIn')
  })

  it('works by keyboard alone', async () => {
    const { page, phone } = await shopper('desktop')
    await page.goto('/login?redirectUrl=cart')
    await page.getByLabel('شمارهٔ همراه').focus()
    await page.keyboard.type(phone)
    await page.keyboard.press('Enter')
    await page.getByLabel('رقم ۱').waitFor()
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'رقم ۱')
    await page.keyboard.type(await newestCode(phone))
    await page.waitForURL('**/cart')
    expect(await page.context().cookies()).toContainEqual(
      expect.objectContaining({ name: 'signedIn' }),
    )
  })
})
