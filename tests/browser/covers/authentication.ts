import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { authenticationMachine } from '#machines/flows/authentication/authentication.machine.ts'
import { guestCartKey, type GuestCart } from '#machines/flows/cart/guest-cart.ts'
import { oneTimeCodeMachine } from '#machines/flows/one-time-code/one-time-code.machine.ts'
import { clientOf } from '#tests/browser/support/customer.ts'
import { phoneVariant } from '#tests/browser/support/goods.ts'
import { answerCall, breakCall, holdCall, loseReply } from '#tests/browser/support/network.ts'
import { newestCode, type Shopper } from '#tests/browser/support/story.ts'
import { toast } from '#tests/browser/support/toasts.ts'
import { childFails, timerFails, type BrowserCover, type Gestures, type Walk } from './cover.ts'
import { installClock } from '../support/profiles.ts'

const gestures = {
  'mobile.submitted': async (page: Page, mobile: string) => {
    await numberField(page).fill(mobile)
    await press(page, 'دریافت کد تأیید')
  },
  'mobile.edited': async (page: Page) => {
    const edit = page.getByRole('button', { name: 'ویرایش شماره' })
    if (await edit.isVisible()) await edit.click()
    else {
      await numberField(page).press('End')
      await numberField(page).press('Backspace')
    }
  },
  'back.pressed': async (page: Page) => void (await page.goBack()),
  'password.chosen': (page: Page) => press(page, 'ورود با رمز عبور'),
  'password.forgotten': (page: Page) => press(page, 'رمز عبور را فراموش کرده‌ام'),
  'password.submitted': async (page: Page, password: string) => {
    await page.getByLabel('رمز عبور', { exact: true }).fill(password)
    await press(page, 'ورود')
  },
  'code.chosen': (page: Page) => press(page, 'ورود با کد تأیید'),
  'countdown.restarted': 'the code step sends it when a new code was sent',
  'newPassword.submitted': async (page: Page, password: string, repeated = password) => {
    const lastField = page.getByLabel('تکرار رمز عبور تازه')
    await page.getByLabel('رمز عبور تازه', { exact: true }).fill(password)
    await lastField.fill(repeated)
    await page.getByRole('button', { name: 'ذخیره و ورود', disabled: false }).waitFor()
    await lastField.press('Enter')
  },
  'merge.retried': (page: Page) => press(page, 'انتقال دوبارهٔ سبد'),
  'merge.postponed': (page: Page) => press(page, 'ادامه، بعدا منتقل شود'),
  'session.started': async (otherTab: Page, { phone, origin }: Shopper) => {
    await gestures['mobile.submitted'](otherTab, phone)
    await codeStep(otherTab)
    await codeGestures['code.changed'](otherTab, await newestCode(phone, origin))
  },
  'flow.resumed': async (page: Page) => void (await page.reload()),
} satisfies Gestures<typeof authenticationMachine>

const codeGestures = {
  'code.changed': async (page: Page, code: string) => {
    await page.getByLabel('رقم ۱').click()
    await page.keyboard.type(code)
  },
  'code.submitted': (page: Page) => press(page, 'تأیید و ورود'),
  'resend.requested': (page: Page) => press(page, 'ارسال دوبارهٔ کد'),
  'code.renewed': 'the step raises it when a new code was sent',
} satisfies Gestures<typeof oneTimeCodeMachine>

const offline = 'ارتباط با فروشگاه برقرار نشد'

/** The first try of everything fails; the input still leads on. */
const withHindrances: Walk = async ({ guest }) => {
  const visitor = await guest()
  const { page, phone, open, took } = visitor
  await open('/login?redirectUrl=cart', 'authentication')
  await putIntoGuestCart(visitor)
  await gestures['password.chosen'](page)
  await took('authentication', 'authentication.mobile|password.chosen|1')

  const request = await breakCall(page, /request-otp/)
  await gestures['mobile.submitted'](page, phone)
  await alert(page, offline)
  request.mend()
  await gestures['mobile.edited'](page)
  const held = await holdCall(page, /request-otp/)
  await gestures['mobile.submitted'](page, phone)
  await held.arrived
  await gestures['mobile.edited'](page)
  await took('authentication', 'authentication.requestingCode|mobile.edited|0')
  held.release()
  await gestures['mobile.submitted'](page, phone)
  await codeStep(page)
  await gestures['mobile.edited'](page)
  await gestures['mobile.submitted'](page, phone)
  await codeStep(page)
  await gestures['flow.resumed'](page)
  await codeStep(page)

  const code = await newestCode(phone)
  const verifying = await breakCall(page, /accounts\/verify/)
  await codeGestures['code.changed'](page, wrong(code))
  await alert(page, offline)
  verifying.mend()
  await codeGestures['code.submitted'](page)
  await alert(page, 'کد واردشده درست نیست')

  await gestures['password.chosen'](page)
  await gestures['mobile.edited'](page)
  await gestures['password.chosen'](page)
  await gestures['password.submitted'](page, 'not mine')
  await toast(page, 'error', 'رمز عبور اشتباه است').waitFor()
  await gestures['password.submitted'](page, 'not mine either')
  await took('authentication', 'authentication.password.refused|password.submitted|0')
  const asking = await holdCall(page, /request-otp/)
  await gestures['code.chosen'](page)
  await asking.arrived
  await gestures['back.pressed'](page)
  await numberField(page).waitFor()
  asking.release()
  await gestures['mobile.submitted'](page, phone)
  await codeStep(page)
  await gestures['back.pressed'](page)
  await numberField(page).waitFor()
  await gestures['password.chosen'](page)
  await gestures['code.chosen'](page)
  await codeStep(page)

  const merging = await breakCall(page, /cart\/merge/)
  await codeGestures['code.changed'](page, await newestCode(phone))
  await alert(page, offline)
  await gestures['merge.retried'](page)
  await alert(page, offline)
  merging.mend()
  await gestures['merge.retried'](page)
  await page.waitForURL('**/cart')
}

/** The next code cannot be requested before its time, whatever this device's clock says; five wrong tries end one. */
const spentCode: Walk = async ({ guest }) => {
  const visitor = await guest()
  const { page, phone, open, took } = visitor
  await installClock(page)
  await open('/login', 'authentication')
  await putIntoGuestCart(visitor)
  await gestures['mobile.submitted'](page, phone)
  await codeStep(page)
  await page.clock.fastForward(121_000)
  await codeGestures['resend.requested'](page)
  await page.getByRole('timer').waitFor()
  await page.clock.fastForward(121_000)
  const request = await breakCall(page, /request-otp/)
  await codeGestures['resend.requested'](page)
  await took(
    'oneTimeCode',
    'oneTimeCode.entering.countdown.resending|xstate.error.actor.requestCode|2',
  )
  request.mend()
  await codeGestures['resend.requested'](page)
  await page.getByRole('timer').waitFor()

  const code = await newestCode(phone)
  await codeGestures['code.changed'](page, wrong(code))
  for (const [index, left] of ['۴', '۳', '۲', '۱'].entries()) {
    await alert(page, `${left} بار دیگر`)
    await codeGestures['code.changed'](page, wrong(code, index + 2))
  }
  await alert(page, 'کد')
}

/** In the hasty shop a new code can be had soon, but only one; and a password can be tried once. */
const limits: Walk = async ({ guest }) => {
  const { page, phone, open, took } = await guest({ at: 'hasty' })
  const hour = 3_600_000
  await installClock(page)
  await open('/login', 'authentication')
  await gestures['mobile.submitted'](page, phone)
  await codeStep(page)
  await codeGestures['resend.requested'](page)
  await took('authentication', 'authentication.code|countdown.restarted|0')
  await page.clock.fastForward(10_000)
  await codeGestures['resend.requested'](page)
  await took(
    'oneTimeCode',
    'oneTimeCode.entering.countdown.resending|xstate.error.actor.requestCode|1',
  )
  await page.clock.fastForward(hour)
  await page.getByText('زمان این کد تمام شد.').waitFor()

  await gestures['mobile.edited'](page)
  await gestures['mobile.submitted'](page, phone)
  await page.getByRole('alert').getByRole('timer').waitFor()
  await gestures['mobile.edited'](page)
  await gestures['mobile.submitted'](page, phone)
  await page.getByRole('alert').getByRole('timer').waitFor()
  await page.clock.fastForward(hour)
  await page.getByRole('alert').waitFor({ state: 'hidden' })

  await gestures['password.chosen'](page)
  await gestures['password.submitted'](page, 'not mine')
  await toast(page, 'error', 'رمز عبور اشتباه است').waitFor()
  await gestures['password.submitted'](page, 'not mine')
  await page.getByRole('timer').waitFor()
  await page.clock.fastForward(hour)
  await page.getByRole('timer').waitFor({ state: 'hidden' })
}

/** The customer and the staff member of the demo data, who have accounts and never asked for a code. */
const [customerNumber, staffNumber] = ['09120000000', '09120000001']

/** A forgotten password: given up first; then whether it was set stays open once, and the token is good once. */
const forgottenPassword: Walk = async ({ guest }) => {
  const { page, phone, open, origin, context } = await guest({ at: 'hasty' })
  const password = 'Turquoise#1405'
  const typeCode = async (number: string) => {
    await codeStep(page)
    await codeGestures['code.changed'](page, await newestCode(number, origin))
    await page.getByLabel('رمز عبور تازه', { exact: true }).waitFor()
  }
  await open('/login?redirectUrl=cart', 'authentication')
  await numberField(page).fill(phone)
  await gestures['password.chosen'](page)
  await gestures['password.forgotten'](page)
  await codeStep(page)
  // No code is sent to a number without an account, so the replies about one are made up.
  const later = new Date(Date.now() + 60_000).toISOString()
  const token = { token: 'made up', expires_at: later }
  await answerCall(page, /password_reset\/verify/, token, { turns: 1 })
  const sent = { expires_at: later, resend_at: later }
  await answerCall(page, /password_reset\/request-otp/, sent, { turns: 1 })
  await gestures['back.pressed'](page)
  await gestures['password.forgotten'](page)
  await codeStep(page)
  await codeGestures['code.changed'](page, '123456')
  await page.getByLabel('رمز عبور تازه', { exact: true }).waitFor()
  await gestures['back.pressed'](page)
  await gestures['password.forgotten'](page)
  await page.getByLabel('رمز عبور تازه', { exact: true }).waitFor()
  await gestures['mobile.edited'](page)
  await numberField(page).waitFor()
  await gestures['password.chosen'](page)
  await page.getByLabel('رمز عبور', { exact: true }).waitFor()
  await gestures['back.pressed'](page)
  await numberField(page).fill(customerNumber)
  await gestures['password.chosen'](page)
  await gestures['password.forgotten'](page)
  await typeCode(customerNumber)
  await gestures['newPassword.submitted'](page, password, 'Turquoise#1406')
  await toast(page, 'error', 'تکرار رمز عبور اشتباه هست').waitFor()
  await loseReply(page, /password_reset\/$/)
  await gestures['newPassword.submitted'](page, password)
  await page.getByRole('main').getByText(offline).waitFor()
  await gestures['newPassword.submitted'](page, password)
  await numberField(page).waitFor()

  await gestures['mobile.submitted'](page, staffNumber)
  await typeCode(staffNumber)
  await gestures['newPassword.submitted'](page, password)
  await page.waitForURL('**/cart')

  await context.clearCookies()
  await open('/login?redirectUrl=cart', 'authentication')
  await numberField(page).fill(staffNumber)
  await gestures['password.chosen'](page)
  await gestures['password.submitted'](page, password)
  await page.waitForURL('**/cart')
}

/** Someone signs in next to an open sign-in, and opens it again; the cart of the guest is left for later. */
const twoTabs: Walk = async ({ guest }) => {
  const visitor = await guest()
  const { page, context, open } = visitor
  await open('/login?redirectUrl=cart', 'authentication')
  await putIntoGuestCart(visitor)
  const otherTab = await context.newPage()
  await open('/login?redirectUrl=cart', 'authentication', otherTab)
  await breakCall(otherTab, /cart\/merge/)
  await gestures['session.started'](otherTab, visitor)
  await page.waitForURL('**/cart')
  await gestures['merge.postponed'](otherTab)
  await otherTab.waitForURL('**/cart')
  await page.goto('/login?redirectUrl=shopping-history')
  await page.waitForURL('**/shopping-history')
}

export const authenticationCover: BrowserCover = {
  title: 'the sign-in',
  machines: [
    {
      machine: authenticationMachine,
      unreachable: {
        'authentication.mobile.limited|xstate.error.actor.mobileLimit|0': timerFails,
        'authentication.password.limited|xstate.error.actor.passwordLimit|0': timerFails,
        'authentication.code|xstate.error.actor.code|0': childFails,
      },
    },
    {
      machine: oneTimeCodeMachine,
      unreachable: {
        'oneTimeCode.entering.countdown.running|xstate.error.actor.countdown|0': timerFails,
        'oneTimeCode.entering.countdown.limited|xstate.error.actor.limit|0': timerFails,
      },
    },
  ],
  walks: {
    'signs in though the first try of everything fails': withHindrances,
    'spends a code, and waits for the next': spentCode,
    'meets every limit, and its end': limits,
    'sets a new password for a forgotten one': forgottenPassword,
    'signs in in another tab': twoTabs,
  },
}

/** Lays a phone into the cart of a guest, as the product page does. */
async function putIntoGuestCart({ page, ...shopper }: Shopper): Promise<void> {
  const { id } = await phoneVariant({ api: clientOf(shopper) })
  const line = { price_id: id, quantity: 1, insurance_id: null }
  const cart: GuestCart = { version: 1, id: randomUUID(), lines: [line] }
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    guestCartKey,
    JSON.stringify(cart),
  ] as const)
}

const numberField = (page: Page) => page.getByLabel('شمارهٔ همراه')
const codeStep = (page: Page) => page.getByLabel('رقم ۱').waitFor()
const wrong = (code: string, by = 1) =>
  code.replace(/^./, (first) => String((Number(first) + by) % 10))

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click()
}

function alert(page: Page, text: string): Promise<void> {
  return page.getByRole('alert').filter({ hasText: text }).first().waitFor()
}
