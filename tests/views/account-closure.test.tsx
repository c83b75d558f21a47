import { expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import { toPersianDigits } from '#domain/digits.ts'
import {
  accountClosureMachine,
  type CodeSent,
} from '#machines/flows/account-closure/account-closure.machine.ts'
import { startFlow } from '#machines/kernel/start.ts'
import { lostNetwork, secretCode } from '#machines/testing/fixtures.ts'
import { ClosureAt } from '#src/features/profile/closure/Closure.tsx'
import { showPart } from './support/open-page.tsx'

it('keeps the typed code when the request of another one is lost', async () => {
  const closed: string[] = []
  let requests = 0
  const actors = {
    requestClosureOtp: fromPromise<CodeSent>(async () => {
      requests += 1
      if (requests > 1) throw lostNetwork
      return { resendAt: 0 }
    }),
    closeAccount: fromPromise<unknown, { code: string }>(async ({ input }) => {
      closed.push(input.code)
    }),
  }
  const flow = startFlow(accountClosureMachine.provide({ actors }), { input: undefined })
  const page = await showPart(<ClosureAt flow={flow} />)
  await page.press('بستن حساب')
  await page.press('دریافت کد تأیید')
  for (const [place, digit] of secretCode.split('').entries())
    await page.write(`رقم ${toPersianDigits(place + 1)}`, digit)
  expect(await page.press('ارسال دوبارهٔ کد')).toContainEqual(expect.stringMatching(/^alert: /))
  expect(requests).toBe(2)
  await page.press('بستن همیشگی حساب')
  expect(closed).toEqual([secretCode])
})
