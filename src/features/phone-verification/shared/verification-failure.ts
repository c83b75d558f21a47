import { phoneVerification as words } from '#i18n/fa/phone-verification.ts'
import type { VerificationPurpose } from '#machines/flows/phone-verification/phone-verification.types.ts'
import { isUncertain, type Failure } from '#machines/kernel/problem.ts'
import { failureText } from '#src/lib/failure-text.ts'

/**
 * The text of a failed first step: what went wrong if the shop says so, otherwise the sentence of the specification, one
 * for sign-ups and one for codes.
 */
export function verificationFailureText(failure: Failure, purpose: VerificationPurpose): string {
  if (purpose === 'platformSignUp' && isUncertain(failure)) return words.signUpFailed
  return codeFailureText(failure)
}

/** The same for the code. */
export function codeFailureText(failure: Failure): string {
  return isUncertain(failure) && failure.retryAt === null ? words.codeFailed : failureText(failure)
}
