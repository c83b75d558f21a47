import type { Page } from 'playwright'
import { expect } from 'vitest'
import { accountClosureMachine } from '#machines/flows/account-closure/account-closure.machine.ts'
import { passwordFormMachine } from '#machines/flows/password-form/password-form.machine.ts'
import { profileFieldMachine } from '#machines/flows/profile-field/profile-field.machine.ts'
import { phoneVariant } from '#tests/browser/support/goods.ts'
import { breakCall, refuseCall } from '#tests/browser/support/network.ts'
import { newestCode } from '#tests/browser/support/story.ts'
import type { BrowserCover, Gestures, Walk } from './cover.ts'
import { alert, offline, placeOrder, says } from './actions.ts'
import { installClock } from '../support/profiles.ts'

const close = async (page: Page) => {
  await page.getByRole('button', { name: 'بستن', exact: true }).last().click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

const field = {
  'field.opened': (page: Page) => page.getByRole('button', { name: 'افزودن شغل' }).click(),
  'field.submitted': async (page: Page, job = 'معلم') => {
    const dialog = page.getByRole('dialog', { name: 'شغل' })
    await dialog.getByLabel('شغل').fill(job)
    await dialog.getByRole('button', { name: 'ذخیره' }).click()
  },
  'dialog.dismissed': close,
} satisfies Gestures<typeof profileFieldMachine>

const password = {
  'form.opened': (page: Page) =>
    page.getByRole('button', { name: /^(افزودن|تغییر) رمز عبور$/ }).click(),
  'password.submitted': async (page: Page, current: string | null, next: string) => {
    const dialog = page.getByRole('dialog', { name: /رمز عبور/ })
    if (current !== null) await dialog.getByLabel('رمز عبور فعلی').fill(current)
    await dialog.getByLabel('رمز عبور تازه', { exact: true }).fill(next)
    await dialog.getByLabel('تکرار رمز عبور تازه').fill(next)
    await dialog.getByRole('button', { name: 'ذخیره' }).click()
  },
  'dialog.dismissed': close,
} satisfies Gestures<typeof passwordFormMachine>

const closure = {
  'closure.requested': (page: Page) =>
    page.getByRole('button', { name: 'بستن حساب', exact: true }).click(),
  'code.requested': (page: Page) =>
    page.getByRole('button', { name: /^(دریافت کد تأیید|ارسال دوبارهٔ کد)$/ }).click(),
  'code.submitted': async (page: Page, code: string) => {
    await page.getByLabel('رقم ۱').click()
    await page.keyboard.type(code)
    await page.getByRole('button', { name: 'بستن همیشگی حساب' }).click()
  },
  'dialog.dismissed': async (page: Page) => {
    await page.getByRole('button', { name: 'انصراف' }).click()
    await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
  },
} satisfies Gestures<typeof accountClosureMachine>

const wrongCode = (code: string) => (code === '111111' ? '222222' : '111111')

/** A field is lost on the way and saved at last; the first password is set and replaced. */
const editing: Walk = async ({ customer }) => {
  const { page, open } = await customer()
  await open('/profile', 'profileField')
  await field['field.opened'](page)
  await field['dialog.dismissed'](page)
  const saving = await breakCall(page, /profile\/update\//)
  await field['field.opened'](page)
  await field['field.submitted'](page)
  await alert(page, offline)
  await field['dialog.dismissed'](page)
  await field['field.opened'](page)
  await field['field.submitted'](page)
  await alert(page, offline)
  saving.mend()
  await field['field.submitted'](page)
  await page.getByRole('button', { name: 'ویرایش شغل' }).waitFor()

  await password['form.opened'](page)
  await password['dialog.dismissed'](page)
  await password['form.opened'](page)
  await password['password.submitted'](page, null, 'Firouzeh#1')
  await page.getByRole('button', { name: 'تغییر رمز عبور' }).waitFor()
  const changing = await breakCall(page, /change_password/)
  await password['form.opened'](page)
  await password['password.submitted'](page, 'Firouzeh#1', 'Firouzeh#2')
  await alert(page, offline)
  await password['dialog.dismissed'](page)
  await password['form.opened'](page)
  await password['password.submitted'](page, 'Firouzeh#1', 'Firouzeh#2')
  await alert(page, offline)
  changing.mend()
  await password['password.submitted'](page, 'Firouzeh#1', 'Firouzeh#2')
  await says(page, 'با موفقیت انجام شد')
}

/** The code is refused so soon after the sign-in, an order is open, a code is wrong; at last the account is closed. */
const closing: Walk = async ({ customer }) => {
  const owner = await customer({ at: 'hasty' })
  const { page, phone, origin, open, took } = owner
  await installClock(page)
  await open('/profile', 'accountClosure')
  await page.getByRole('tab', { name: 'دستگاه‌ها و داده‌ها' }).click()
  await closure['closure.requested'](page)
  await closure['dialog.dismissed'](page)
  await closure['closure.requested'](page)
  await closure['code.requested'](page)
  await alert(page, 'تعداد درخواست‌ها زیاد است')
  await closure['dialog.dismissed'](page)
  await closure['closure.requested'](page)
  await untilCodeIsSent(page)
  await took('accountClosure', 'accountClosure.failed|code.requested|0')
  const tooSoon = await refuseMoreCodes(page)
  await closure['dialog.dismissed'](page)

  await closure['closure.requested'](page)
  await closure['code.requested'](page)
  await page.getByLabel('رقم ۱').waitFor()
  await page.clock.fastForward(130_000)
  await closure['code.requested'](page)
  const code = await newestCode(phone, origin)
  await closure['code.submitted'](page, wrongCode(code))
  await alert(page, 'کد واردشده درست نیست')
  await closure['code.submitted'](page, wrongCode(code))
  await took('accountClosure', 'accountClosure.rejected|code.submitted|0')
  await alert(page, 'کد واردشده درست نیست')
  await page.clock.fastForward(130_000)
  await closure['code.requested'](page)
  await closure['code.submitted'](page, wrongCode(code))
  await alert(page, 'کد واردشده درست نیست')
  await closure['dialog.dismissed'](page)

  await closure['closure.requested'](page)
  await closure['code.requested'](page)
  await page.getByLabel('رقم ۱').waitFor()
  await placeOrder(owner, (await phoneVariant(owner)).id)
  await closure['code.submitted'](page, code)
  await alert(page, 'سفارشی دارید')
  await closure['dialog.dismissed'](page)
  tooSoon.mend()
  await closure['closure.requested'](page)
  await closure['code.requested'](page)
  await alert(page, 'سفارشی دارید')
  await closure['dialog.dismissed'](page)
  await refuseMoreCodes(page)
  await closure['closure.requested'](page)
  await closure['code.requested'](page)
  await expect
    .poll(async () => (await owner.api.GET('/purchase/v4/order/')).data?.results[0]?.text_status, {
      timeout: 15_000,
    })
    .toBe('EXPIRED')
  await closure['code.submitted'](page, code)
  await page.waitForURL((url) => url.pathname === '/')
}

async function untilCodeIsSent(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        await closure['code.requested'](page)
        await page.getByRole('alert').or(page.getByLabel('رقم ۱')).first().waitFor()
        return page.getByLabel('رقم ۱').isVisible()
      },
      { timeout: 15_000, interval: 500 },
    )
    .toBe(true)
}

/** The server has sent as many codes as it does in an hour; it would say to any more that the last one is valid. */
async function refuseMoreCodes(page: Page) {
  const path = /closure\/request-otp\//
  return refuseCall(page, path, { status: 429, code: 'code_too_soon', retry_after_seconds: 5 })
}

export const ownAccountCover: BrowserCover = {
  title: 'the own account',
  machines: [
    { machine: profileFieldMachine, unreachable: {} },
    { machine: passwordFormMachine, unreachable: {} },
    { machine: accountClosureMachine, unreachable: {} },
  ],
  walks: {
    'edits fields and the password while calls are lost': editing,
    'closes the account': closing,
  },
}
