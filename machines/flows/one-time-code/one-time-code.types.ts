import type { Failure } from '#machines/kernel/problem.ts'

/** What a code is for; one that was sent for one purpose is refused for the others. */
export type CodePurpose = 'signIn' | 'resetPassword' | 'platformSignUp' | 'staffVerification'

export type CodeRequest = {
  /** Empty for a staff member, whose number is that of the account. */
  mobile: string
  purpose: CodePurpose
  /** Whom a sign-up through a platform is for; other codes need no name. */
  name?: string
}
/** When the code ends and the next may be asked for; milliseconds since the epoch. */
export type CodeSent = { resendAt: number }
export type CodeAttempt = CodeRequest & { code: string }
/** The single-use token of a forgotten password; null for a sign-in. */
export type CodeVerified = { resetToken: string | null }

export type OneTimeCodeInput = CodeRequest & CodeSent

export type OneTimeCodeContext = OneTimeCodeInput & {
  /** Value of the field, in Latin digits. */
  code: string
  /** The last code that was sent, so that a completed code is sent by itself once only; null before. */
  sentCode: string | null
  failure: Failure | null
  resetToken: string | null
}

export type OneTimeCodeEvent =
  | { type: 'code.changed'; code: string }
  | { type: 'code.submitted' }
  | { type: 'resend.requested' }
  /** From the flow itself, to its countdown: another code was sent. */
  | { type: 'code.renewed' }
