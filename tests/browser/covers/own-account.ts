import type { Page } from 'playwright'
import { expect } from 'vitest'
import { accountClosureMachine } from '#machines/flows/account-closure/account-closure.machine.ts'
import { passwordFormMachine } from '#machines/flows/password-form/password-form.machine.ts'
import { profileFieldMachine } from '#machines/flows/profile-field/profile-field.machine.ts'
import type { Customer } from '#tests/browser/support/customer.ts'
import { answerCall, breakCall, refuseCall } from '#tests/browser/support/network.ts'
import { newestCode } from '#tests/browser/support/story.ts'
import { timerFails, type BrowserCover, type Gestures, type Walk } from './cover.ts'
import { alert, offline, says } from './actions.ts'
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
  'code.edited': async (page: Page, code: string) => {
    await page.getByLabel('رقم ۱').click()
    await page.keyboard.type(code)
  },
  'code.submitted': async (page: Page, code: string) => {
    await closure['code.edited'](page, code)
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

/**
 * The code is refused at first, an order is open, a code is wrong; at last the account is closed. The server's limits
 * and orders end with time, so their refusals are made up.
 */
const closing: Walk = async ({ customer }) => {
  const owner = await customer({ at: 'hasty' })
  const { page, phone, origin, open, took } = owner
  await installClock(page)
  await open('/profile', 'accountClosure')
  await page.getByRole('tab', { name: 'دستگاه‌ها و داده‌ها' }).click()
  await closure['closure.requested'](page)
  await closure['dialog.dismissed'](page)
  const lost = await breakCall(page, codeCall)
  await closure['closure.requested'](page)
  await closure['code.requested'](page)
  await alert(page, offline)
  await closure['dialog.dismissed'](page)
  await closure['closure.requested'](page)
  await closure['code.requested'](page)
  await alert(page, offline)
  lost.mend()
  await untilCodeIsSent(owner)
  const code = await newestCode(phone, origin)
  const later = new Date(Date.now() + 60_000).toISOString()
  const sent = await answerCall(page, codeCall, { expires_at: later, resend_at: later })
  await closure['code.requested'](page)
  await page.getByLabel('رقم ۱').waitFor()
  await took('accountClosure', 'accountClosure.failed|code.requested|0')
  sent.mend()
  await closure['dialog.dismissed'](page)
  const limited = await refuseCodes(page, 'too_many_requests')
  await closure['closure.requested'](page)
  await closure['code.requested'](page)
  await alert(page, 'تعداد درخواست‌ها زیاد است')
  await page.getByRole('alert').getByRole('timer').waitFor()
  await page.clock.fastForward(10_000)
  await took('accountClosure', 'accountClosure.limited|xstate.done.actor.limit|0')
  await closure['code.requested'](page)
  await alert(page, 'تعداد درخواست‌ها زیاد است')
  await closure['dialog.dismissed'](page)
  limited.mend()
  await refuseCodes(page, 'code_too_soon')

  await closure['closure.requested'](page)
  await closure['code.requested'](page)
  await page.getByLabel('رقم ۱').waitFor()
  await page.clock.fastForward(130_000)
  const resending = await breakCall(page, codeCall)
  await closure['code.requested'](page)
  await alert(page, offline)
  resending.mend()
  const resent = await answerCall(page, codeCall, { expires_at: later, resend_at: later })
  await closure['code.requested'](page)
  await took('accountClosure', 'accountClosure.resending|xstate.done.actor.resendClosureOtp|0')
  resent.mend()
  await page.clock.fastForward(130_000)
  await closure['code.requested'](page)
  await took('accountClosure', 'accountClosure.resending|xstate.error.actor.resendClosureOtp|2')
  await closure['code.submitted'](page, wrongCode(code))
  await alert(page, 'کد واردشده درست نیست')
  const answering = await breakCall(page, /\/closure\/$/)
  await closure['code.edited'](page, wrongCode(code).slice(0, 1))
  await took('accountClosure', 'accountClosure.entering.code.rejected|code.edited|0')
  await page.getByText('کد واردشده درست نیست').waitFor({ state: 'detached' })
  await page.keyboard.type(wrongCode(code).slice(1))
  await page.getByRole('button', { name: 'بستن همیشگی حساب' }).click()
  await alert(page, offline)
  answering.mend()
  await page.getByRole('button', { name: 'بستن همیشگی حساب' }).click()
  await took('accountClosure', 'accountClosure.entering|code.submitted|0')
  await alert(page, 'کد واردشده درست نیست')
  await page.clock.fastForward(130_000)
  await closure['code.requested'](page)
  await closure['code.submitted'](page, wrongCode(code))
  await alert(page, 'کد واردشده درست نیست')
  await closure['dialog.dismissed'](page)

  await closure['closure.requested'](page)
  await closure['code.requested'](page)
  await page.getByLabel('رقم ۱').waitFor()
  const openOrders = { status: 409, code: 'account_has_open_orders' } as const
  const closingCall = await refuseCall(page, /\/closure\/$/, openOrders)
  await closure['code.submitted'](page, code)
  await alert(page, 'سفارش یا بازگشت کالایی دارید')
  closingCall.mend()
  await closure['dialog.dismissed'](page)
  await closure['closure.requested'](page)
  await closure['code.requested'](page)
  await page.getByLabel('رقم ۱').waitFor()
  const openDeposit = {
    status: 409,
    code: 'account_has_open_deposit',
    retry_after_seconds: 60,
  } as const
  const depositCall = await refuseCall(page, /\/closure\/$/, openDeposit)
  await closure['code.submitted'](page, code)
  await alert(page, 'افزایش موجودی کیف پول را')
  depositCall.mend()
  await closure['dialog.dismissed'](page)
  const impossible = await refuseCall(page, codeCall, openOrders)
  await closure['closure.requested'](page)
  await closure['code.requested'](page)
  await alert(page, 'سفارش یا بازگشت کالایی دارید')
  impossible.mend()
  await closure['dialog.dismissed'](page)
  for (const [problem, told] of [
    [openOrders, 'سفارش یا بازگشت کالایی دارید'],
    [openDeposit, 'افزایش موجودی کیف پول را'],
  ] as const) {
    await closure['closure.requested'](page)
    await closure['code.requested'](page)
    await page.getByLabel('رقم ۱').waitFor()
    await page.clock.fastForward(130_000)
    const refused = await refuseCall(page, codeCall, problem)
    await closure['code.requested'](page)
    await alert(page, told)
    refused.mend()
    await closure['dialog.dismissed'](page)
  }
  await closure['closure.requested'](page)
  await closure['code.requested'](page)
  await closure['code.submitted'](page, code)
  await page.waitForURL((url) => url.pathname === '/')
  await says(page, 'حساب شما بسته شد')
}

const codeCall = /closure\/request-otp\//

/** Without the page, as the server refuses until some seconds have passed since the sign-in. */
async function untilCodeIsSent({ api }: Customer): Promise<void> {
  const request = async () => (await api.POST('/accounts/closure/request-otp/')).response.status
  await expect.poll(request, { timeout: 15_000, interval: 500 }).toBe(200)
}

/** Says that no more codes are sent for now; `code_too_soon` says that the last one is valid, too. */
async function refuseCodes(page: Page, code: 'code_too_soon' | 'too_many_requests') {
  return refuseCall(page, codeCall, { status: 429, code, retry_after_seconds: 5 })
}

export const ownAccountCover: BrowserCover = {
  title: 'the own account',
  machines: [
    { machine: profileFieldMachine, unreachable: {} },
    { machine: passwordFormMachine, unreachable: {} },
    {
      machine: accountClosureMachine,
      unreachable: {
        'accountClosure.limited|xstate.error.actor.limit|0': timerFails,
        'accountClosure.entering.resend.waiting|xstate.error.actor.countdown|0': timerFails,
      },
    },
  ],
  walks: {
    'edits fields and the password while calls are lost': editing,
    'closes the account': closing,
  },
}
