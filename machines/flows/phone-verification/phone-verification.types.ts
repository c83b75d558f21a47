import type { CodeRequest } from '#machines/flows/one-time-code/one-time-code.types.ts'
import type { Failure } from '#machines/kernel/problem.ts'

/** What the number is verified for; a sign-up through a platform asks for a name too. */
export type VerificationPurpose = Exclude<CodeRequest['purpose'], 'resetPassword'>

export type PhoneVerificationInput = { purpose: VerificationPurpose }

/** What the first step asks for: the number in eleven Latin digits. */
export type Details = { name: string | null; mobile: string }

export type PhoneVerificationContext = PhoneVerificationInput & {
  /** As they were submitted; null before. */
  details: Details | null
  /** When the code ends and a new one may be asked for, in milliseconds since the epoch; null before the first code. */
  resendAt: number | null
  failure: Failure | null
}

export type PhoneVerificationEvent =
  | { type: 'details.submitted'; details: Details }
  | { type: 'details.edited' }
  /** From the code step: a new code was sent. */
  | { type: 'countdown.restarted'; resendAt: number }
  /** A saved flow resumes in its state, after a reload or a return (`startFlow`). */
  | { type: 'flow.resumed' }

export type PhoneVerificationEmitted = { type: 'code.sent' } | { type: 'phone.verified' }
