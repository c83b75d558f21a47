import { describe, expect, it } from 'vitest'
import { signIn, typeCode } from './support/gestures.ts'
import { newestCode, shopper, useBrowser } from './support/story.ts'
import type { Device } from './support/story.ts'

useBrowser()

const sizes = ['phone', 'desktop'] satisfies Device[]

/** People of the demo data who never asked for a code: the customer and the member of staff. */
const knownNumbers = { phone: '09120000000', desktop: '09120000001' }

describe.each(sizes)('signing in on a %s', (device) => {
  it('goes from the number to the code and, when six digits stand there, by itself to where the shopper came from [AUTH-01, AUTH-05, AUTH-06, AUTH-12, AUTH-15, AUTH-17]', async () => {
    const guest = await shopper(device)
    const { page } = guest
    await page.goto('/login?redirectUrl=shopping-history')
    await signIn(guest)
    await page.waitForURL('**/shopping-history')
    const cookies = await guest.context.cookies()
    const token = cookies.find((cookie) => cookie.name === 'accessToken')
    expect(token?.httpOnly).toBe(true)
    expect(token?.sameSite).toBe('Lax')
  })

  it('appends the action to the address that the shopper came from [AUTH-13]', async () => {
    const guest = await shopper(device)
    await guest.page.goto('/login?redirectUrl=products/iphone-13-128gb&action=save')
    await signIn(guest)
    await guest.page.waitForURL('**/products/iphone-13-128gb?action=save')
    expect(new URL(guest.page.url()).search).toBe('?action=save')
  })

  it('counts down to the next code and lets the number be edited [AUTH-07, AUTH-08, AUTH-18]', async () => {
    const { page, phone } = await shopper(device)
    await page.goto('/login')
    await page.getByLabel('شمارهٔ همراه').fill(phone)
    await page.getByRole('button', { name: 'دریافت کد تأیید' }).click()
    const countdown = page.getByRole('timer')
    await countdown.waitFor()
    expect(await countdown.textContent()).toMatch(/^۰[۱۲][۰-۹]{2}$/)
    expect(await page.getByRole('button', { name: 'ارسال دوبارهٔ کد' }).count()).toBe(0)
    await page.getByRole('button', { name: 'ویرایش شماره' }).click()
    expect(await page.getByLabel('شمارهٔ همراه').inputValue()).toBe(phone)
  })

  it('offers a new code when the countdown has ended, and refuses the old one [AUTH-16, AUTH-32]', async () => {
    const { page, phone } = await shopper(device)
    await page.clock.install()
    await page.goto('/login')
    await page.getByLabel('شمارهٔ همراه').fill(phone)
    await page.getByRole('button', { name: 'دریافت کد تأیید' }).click()
    await page.getByRole('timer').waitFor()
    await page.clock.fastForward(121_000)
    await page.getByRole('button', { name: 'ارسال دوبارهٔ کد' }).waitFor()
    expect(await page.getByRole('button', { name: 'تأیید و ورود' }).isDisabled()).toBe(true)
  })

  it('says what is wrong with a number before anything is sent [AUTH-20, AUTH-21, AUTH-22, AUTH-31]', async () => {
    const { page } = await shopper(device)
    await page.goto('/login')
    const field = page.getByLabel('شمارهٔ همراه')
    const submit = page.getByRole('button', { name: 'دریافت کد تأیید' })
    const message = page.getByRole('alert')
    await field.click()
    await field.blur()
    await message.filter({ hasText: 'فیلد الزامی است' }).waitFor()
    await field.fill('0912abc')
    await message.filter({ hasText: 'لطفا فقط عدد وارد نمایید' }).waitFor()
    await field.fill('0912345')
    await message.filter({ hasText: 'شماره تماس معتبر نیست' }).waitFor()
    expect(await submit.isDisabled()).toBe(true)
  })

  it('takes a number in Persian digits [AUTH-23, AUTH-35]', async () => {
    const guest = await shopper(device)
    const { page, phone } = guest
    await page.goto('/login')
    const persian = phone.replaceAll(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '')
    await page.getByLabel('شمارهٔ همراه').fill(persian)
    const sent = page.waitForRequest('**/api/accounts/request-otp/')
    await page.getByRole('button', { name: 'دریافت کد تأیید' }).click()
    expect((await sent).postDataJSON()).toEqual({ phone_number: phone })
    await typeCode(guest)
  })

  it('tells a wrong code at the boxes and keeps the way open [AUTH-26, AUTH-36]', async () => {
    const { page, phone } = await shopper(device, { expectedErrors: [/400/] })
    await page.goto('/login')
    await page.getByLabel('شمارهٔ همراه').fill(phone)
    await page.getByRole('button', { name: 'دریافت کد تأیید' }).click()
    await page.getByLabel('رقم ۱').click()
    const code = await newestCode(phone)
    const wrong = code.replace(/^./, (first) => String((Number(first) + 1) % 10))
    await page.keyboard.type(wrong)
    await page.getByRole('alert').filter({ hasText: 'کد واردشده درست نیست' }).waitFor()
    await page.getByLabel('رقم ۶').click()
    for (let place = 0; place < 6; place += 1) await page.keyboard.press('Backspace')
    await page.getByRole('alert').filter({ hasText: 'کد واردشده' }).waitFor({ state: 'detached' })
    await page.getByLabel('رقم ۱').click()
    await page.keyboard.type('123')
    await page.getByRole('button', { name: 'ویرایش شماره' }).focus()
    await page.getByRole('alert').filter({ hasText: '6 رقم کد را کامل وارد نمایید' }).waitFor()
    expect(await page.getByRole('button', { name: 'تأیید و ورود' }).isDisabled()).toBe(true)
  })

  it('sets a new password for a forgotten one and signs in with it afterwards [AUTH-09, AUTH-10, AUTH-11, AUTH-19, AUTH-38, AUTH-39, AUTH-40, AUTH-42, AUTH-43]', async () => {
    const { page, context } = await shopper(device, { expectedErrors: [/400/] })
    const phone = knownNumbers[device]
    await page.goto('/login?redirectUrl=cart')
    await page.getByLabel('شمارهٔ همراه').fill(phone)
    await page.getByRole('button', { name: 'ورود با رمز عبور' }).click()
    await page.getByRole('button', { name: 'رمز عبور را فراموش کرده‌ام' }).click()
    await page.getByLabel('رقم ۱').click()
    await page.keyboard.type(await newestCode(phone))
    await page.getByLabel('رمز عبور تازه', { exact: true }).fill('Turquoise#1405')
    await page.getByLabel('تکرار رمز عبور تازه').fill('Turquoise#1406')
    await page.getByRole('button', { name: 'ذخیره و ورود' }).click()
    await page.getByRole('alert').filter({ hasText: 'تکرار رمز عبور اشتباه هست' }).waitFor()
    await page.getByLabel('تکرار رمز عبور تازه').fill('Turquoise#1405')
    await page.getByRole('button', { name: 'ذخیره و ورود' }).click()
    await page.waitForURL('**/cart')
    await page.getByRole('heading', { name: 'سبد خرید شما خالی است!' }).waitFor()
    await context.clearCookies()

    await page.goto('/login?redirectUrl=cart')
    await page.getByLabel('شمارهٔ همراه').fill(phone)
    await page.getByRole('button', { name: 'ورود با رمز عبور' }).click()
    await page.getByLabel('رمز عبور', { exact: true }).fill('wrong')
    await page.getByRole('button', { name: 'ورود', exact: true }).click()
    await page.getByRole('status').filter({ hasText: 'رمز عبور اشتباه است' }).waitFor()
    await page.getByLabel('رمز عبور', { exact: true }).fill('Turquoise#1405')
    await page.getByRole('button', { name: 'ورود', exact: true }).click()
    await page.waitForURL('**/cart')
    const names = (await context.cookies()).map((cookie) => cookie.name)
    expect(names).toEqual(expect.arrayContaining(['accessToken', 'refreshToken']))
  })
})

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

  it('sends someone who is signed in straight on', async () => {
    const guest = await shopper('desktop')
    await guest.page.goto('/login?redirectUrl=cart')
    await signIn(guest)
    await guest.page.goto('/login?redirectUrl=shopping-history')
    await guest.page.waitForURL('**/shopping-history')
    expect(await guest.page.getByLabel('شمارهٔ همراه').count()).toBe(0)
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
