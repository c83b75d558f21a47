import { describe, expect, it } from 'vitest'
import { phoneVerification as words } from '#i18n/fa/phone-verification.ts'
import { problemTexts } from '#i18n/problems.ts'
import { ProblemError } from '#machines/kernel/problem.ts'
import {
  codeFailureText,
  verificationFailureText,
} from '#src/features/phone-verification/shared/verification-failure.ts'

const { failure: lost } = new ProblemError('network')
const { failure: refused } = new ProblemError('code_invalid')
const { failure: limited } = new ProblemError('too_many_requests', { retryAt: 1 })

describe('the failure of a verification', () => {
  it('without a reply has the sentence of its purpose', () => {
    expect(verificationFailureText(lost, 'platformSignUp')).toBe(words.signUpFailed)
    expect(verificationFailureText(lost, 'signIn')).toBe(words.codeFailed)
    expect(codeFailureText(lost)).toBe(words.codeFailed)
  })

  it('says what the shop has said', () => {
    expect(verificationFailureText(refused, 'platformSignUp')).toBe(problemTexts.code_invalid)
    expect(codeFailureText(refused)).toBe(problemTexts.code_invalid)
  })

  it('shows what the shop says if a limit names the time to retry', () => {
    expect(codeFailureText(limited)).toBe(problemTexts.too_many_requests)
  })
})
