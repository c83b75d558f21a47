import type { Page } from 'playwright'
import { demoAccounts } from '#demo/seed/load.ts'
import { staffSignInMachine } from '#machines/flows/staff-sign-in/staff-sign-in.machine.ts'
import { profile } from '#machines/testing/fixtures.ts'
import { answerCall, breakCall, refuseCall } from '#tests/browser/support/network.ts'
import { installClock } from '#tests/browser/support/profiles.ts'
import { press } from '#tests/browser/support/purchase.ts'
import { alert, offline } from './actions.ts'
import { childFails, timerFails, type BrowserCover, type Gestures, type Walk } from './cover.ts'

const gestures = {
  'password.submitted': async (page: Page) => {
    await page.getByLabel('رمز عبور', { exact: true }).fill(demoAccounts.staff.password)
    await press(page, 'ادامه')
  },
  'newPassword.submitted': async (page: Page) => {
    await page.getByLabel('رمز عبور تازه', { exact: true }).fill('Turquoise#1405')
    await page.getByLabel('تکرار رمز عبور تازه').fill('Turquoise#1405')
    await press(page, 'ذخیرهٔ رمز')
  },
  'retry.requested': (page: Page) => press(page, 'ارسال کد'),
  'session.verifiedElsewhere': 'another tab sends it once its flow is done',
  'countdown.restarted': 'the code step sends it when a new code was sent',
} satisfies Gestures<typeof staffSignInMachine>

const minute = 60_000
const took = (transition: string) => ['staffSignIn', `staffSignIn.${transition}`] as const
const paths = {
  me: /\/staff\/me\/$/,
  password: /\/verification\/password\/$/,
  request: /\/verification\/request-otp\/$/,
  code: /\/staff\/verification\/$/,
  setPassword: /\/set_password\/$/,
}
const limited = { status: 429, retry_after_seconds: 600 } as const
const done = { missing: [], has_password: true }
const atHome = (page: Page) => page.getByRole('heading', { level: 1, name: /^سلام/ }).waitFor()
const wants = (page: Page, missing: string[], has_password: boolean, others: object = {}) =>
  refuseCall(
    page,
    paths.me,
    { status: 403, code: 'staff_verification_required', missing, has_password, ...others },
    1,
  )
const sent = (page: Page) =>
  answerCall(
    page,
    paths.request,
    () => {
      const at = new Date(Date.now() + 2 * minute).toISOString()
      return { expires_at: at, resend_at: at }
    },
    { turns: 1, headers: { date: new Date().toUTCString() } },
  )

async function typeCode(page: Page): Promise<void> {
  await answerCall(page, paths.code, done, { turns: 1 })
  await page.getByLabel('رقم ۱').click()
  await page.keyboard.type('123456')
}

/** The first try of everything fails; later a member without a password sets the first one, of whom another tab was faster. */
const withHindrances: Walk = async ({ staff }) => {
  const { page, context, open, took: takes } = await staff()
  await installClock(page)
  await wants(page, ['password', 'code'], true)
  await open('/staff', 'staffSignIn')
  const password = await breakCall(page, paths.password)
  await gestures['password.submitted'](page)
  await alert(page, offline)
  password.mend()
  await refuseCall(page, paths.password, { ...limited, code: 'password_locked' }, 1)
  await gestures['password.submitted'](page)
  await page.getByRole('timer').waitFor()
  await page.clock.fastForward(10 * minute)
  await page.getByRole('timer').waitFor({ state: 'hidden' })
  await refuseCall(page, paths.request, { ...limited, code: 'code_limit_reached' }, 2)
  await answerCall(page, paths.password, { missing: ['code'], has_password: true }, { turns: 1 })
  await gestures['password.submitted'](page)
  await page.getByRole('timer').waitFor()
  await gestures['retry.requested'](page)
  await page.getByRole('timer').waitFor()
  await page.clock.fastForward(10 * minute)
  await page.getByRole('timer').waitFor({ state: 'hidden' })
  const request = await breakCall(page, paths.request)
  await gestures['retry.requested'](page)
  await alert(page, offline)
  request.mend()
  const underway = { status: 429, code: 'code_too_soon', retry_after_seconds: 30 } as const
  await refuseCall(page, paths.request, underway, 1)
  await gestures['retry.requested'](page)
  await page.getByLabel('رقم ۱').waitFor()
  await page.clock.fastForward(minute)
  await sent(page)
  await press(page, 'ارسال دوبارهٔ کد')
  await takes(...took('code|countdown.restarted|0'))
  await typeCode(page)
  await atHome(page)

  await wants(page, ['password', 'code'], false)
  await sent(page)
  await open('/staff', 'staffSignIn')
  await typeCode(page)
  await page.getByRole('heading', { name: 'رمز عبور بسازید' }).waitFor()
  const saving = await breakCall(page, paths.setPassword)
  await gestures['newPassword.submitted'](page)
  await alert(page, offline)
  saving.mend()
  await refuseCall(page, paths.setPassword, { status: 409, code: 'password_already_set' }, 1)
  await press(page, 'ذخیرهٔ رمز')
  await answerCall(page, paths.password, done, { turns: 1 })
  await gestures['password.submitted'](page)
  await atHome(page)

  await wants(page, ['password'], true, { password_wait_seconds: 86_400 })
  await open('/staff', 'staffSignIn')
  await page.getByText('هنوز برای پیشخان پذیرفته نمی‌شود').waitFor()
  await page.getByRole('timer').waitFor()

  await wants(page, ['password'], false)
  await open('/staff', 'staffSignIn')
  const other = await context.newPage()
  await wants(other, ['password'], false)
  await open('/staff', 'staffSignIn', other)
  await answerCall(page, paths.setPassword, profile, { turns: 1 })
  await gestures['newPassword.submitted'](page)
  await Promise.all([atHome(page), atHome(other)])
}

export const staffSignInCover: BrowserCover = {
  title: 'the sign-in of the back office',
  machines: [
    {
      machine: staffSignInMachine,
      unreachable: {
        'staffSignIn.password.limited|xstate.error.actor.passwordLimit|0': timerFails,
        'staffSignIn.codeRefused.limited|xstate.error.actor.codeLimit|0': timerFails,
        'staffSignIn.code|xstate.error.actor.code|0': childFails,
      },
    },
  ],
  walks: { 'who is hindered at first, and who has no password yet': withHindrances },
}
