import type { Page } from 'playwright'
import { phoneVerificationMachine } from '#machines/flows/phone-verification/phone-verification.machine.ts'
import { breakCall, holdCall } from '#tests/browser/support/network.ts'
import { installClock } from '#tests/browser/support/profiles.ts'
import { press } from '#tests/browser/support/purchase.ts'
import { newestCode } from '#tests/browser/support/story.ts'
import { alert } from './actions.ts'
import { childFails, timerFails, type BrowserCover, type Gestures, type Walk } from './cover.ts'

const gestures = {
  'details.submitted': async (page: Page, mobile: string) => {
    await page.getByLabel('نام و نام خانوادگی').fill('نگار رستمی')
    await numberField(page).fill(mobile)
    await press(page, 'دریافت کد تأیید')
  },
  'details.edited': async (page: Page, step: 'details' | 'code') => {
    if (step === 'code') return page.getByRole('button', { name: 'ویرایش شماره' }).click()
    await numberField(page).press('End')
    await numberField(page).press('Backspace')
  },
  'countdown.restarted': 'the code step sends it when a new code was sent',
  'flow.resumed': async (page: Page) => void (await page.reload()),
} satisfies Gestures<typeof phoneVerificationMachine>

const calls = /user-by-platform\/$/

/** The first request fails, the second is abandoned; the page is reloaded on the code step. */
const withFailures: Walk = async ({ guest }) => {
  const { page, phone, open, took } = await guest()
  await open('/platform', 'phoneVerification')
  const request = await breakCall(page, calls)
  await gestures['details.submitted'](page, phone)
  await alert(page, 'خطایی رخ داده است! لطفا مجدد امتحان کنید')
  request.mend()
  await gestures['details.edited'](page, 'details')
  const held = await holdCall(page, calls)
  await gestures['details.submitted'](page, phone)
  await held.arrived
  await gestures['details.edited'](page, 'details')
  await took('phoneVerification', 'phoneVerification.requestingCode|details.edited|0')
  held.release()
  await gestures['details.submitted'](page, phone)
  await codeStep(page)
  await gestures['details.edited'](page, 'code')
  await press(page, 'دریافت کد تأیید')
  await codeStep(page)
  await gestures['flow.resumed'](page)
  await codeStep(page)
  await page.getByLabel('رقم ۱').click()
  await page.keyboard.type(await newestCode(phone))
  await page.waitForURL((url) => url.pathname === '/')
}

/** With the short intervals of the hasty shop a second code can be requested soon, but a third hits the limit. */
const limits: Walk = async ({ guest }) => {
  const { page, phone, open, took } = await guest({ at: 'hasty' })
  const hour = 3_600_000
  await installClock(page)
  await open('/platform', 'phoneVerification')
  await gestures['details.submitted'](page, phone)
  await codeStep(page)
  await press(page, 'ارسال دوبارهٔ کد')
  await took('phoneVerification', 'phoneVerification.code|countdown.restarted|0')
  await gestures['details.edited'](page, 'code')
  await page.clock.fastForward(10_000)
  await gestures['details.submitted'](page, phone)
  await page.getByRole('alert').getByRole('timer').waitFor()
  await gestures['details.edited'](page, 'details')
  await gestures['details.submitted'](page, phone)
  await page.getByRole('alert').getByRole('timer').waitFor()
  await page.clock.fastForward(hour)
  await page.getByRole('alert').waitFor({ state: 'hidden' })
}

export const phoneVerificationCover: BrowserCover = {
  title: 'the verification of a number',
  machines: [
    {
      machine: phoneVerificationMachine,
      unreachable: {
        'phoneVerification.details.limited|xstate.error.actor.limit|0': timerFails,
        'phoneVerification.code|xstate.error.actor.code|0': childFails,
      },
    },
  ],
  walks: {
    'signs up through a platform though the first try of everything fails': withFailures,
    'meets the limits of codes': limits,
  },
}

const numberField = (page: Page) => page.getByLabel('شمارهٔ همراه')
const codeStep = (page: Page) => page.getByLabel('رقم ۱').waitFor()
