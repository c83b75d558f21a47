import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { phoneVerification as words } from '#i18n/fa/phone-verification.ts'
import { problemTexts } from '#i18n/problems.ts'
import { oneTimeCodeModel } from '#machines/flows/one-time-code/one-time-code.model.ts'
import { phoneVerificationModel } from '#machines/flows/phone-verification/phone-verification.model.ts'
import { PhoneVerification } from '#src/features/phone-verification/shared/PhoneVerification.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'
import { show } from './support/show.tsx'

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterAll(() => vi.unstubAllGlobals())

it.each([
  ['timeout', words.codeFailed],
  ['code_invalid', problemTexts.code_invalid],
] as const)('says of a code that failed by %s what the specification says', async (code, text) => {
  const failure = { code, retryAt: null, triesLeft: null, fields: [], priceIds: [] }
  const actor = actorInState(phoneVerificationModel, {
    state: 'code',
    context: { purpose: 'platformSignUp' },
    children: {
      code: {
        model: oneTimeCodeModel,
        state: 'entering.entry.open.rejected',
        context: { code: '123456', failure },
      },
    },
  })
  const { place } = await show(
    <PhoneVerification actor={actor} title="ثبت‌نام" text="کد پیامک می‌شود." />,
    {},
  )
  expect(place.querySelector('[role=alert]')?.textContent).toContain(text)
})
