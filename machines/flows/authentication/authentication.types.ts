import type { CodePurpose } from '#machines/flows/one-time-code/one-time-code.types.ts'
import type { Failure } from '#machines/kernel/problem.ts'

export type AuthenticationInput = {
  /** Whether a session exists already. */
  signedIn: boolean
  /** `resetPassword` starts at the forgotten password, for signed-in customers too (AUTH-41). */
  purpose?: CodePurpose
  mobile?: string
  /** The query of /login, as it came. */
  redirectUrl: string | null
  action: string | null
}

export type AuthenticationContext = {
  signedIn: boolean
  purpose: CodePurpose
  redirectUrl: string | null
  action: string | null
  /** Eleven Latin digits; null before the first submit. */
  mobile: string | null
  /** When the code ends and a new one may be asked for, in milliseconds since the epoch; null before the first code. */
  resendAt: number | null
  failure: Failure | null
  /** A secret: never saved, never shown, and of this number alone; a step back keeps it. */
  resetToken: string | null
  cartMerged: boolean
  /** Variants whose quantity was cut to the stock when the guest's cart was merged. */
  cappedPriceIds: number[]
}

export type AuthenticationEvent =
  | { type: 'mobile.submitted'; mobile: string }
  | { type: 'mobile.edited' }
  /** The back button of the browser, which leads to the step before. */
  | { type: 'back.pressed' }
  | { type: 'password.chosen'; mobile: string }
  | { type: 'password.forgotten' }
  | { type: 'password.submitted'; password: string }
  | { type: 'code.chosen' }
  /** From the code step: a new code was sent. */
  | { type: 'countdown.restarted'; resendAt: number }
  | { type: 'newPassword.submitted'; password: string; repeated: string }
  | { type: 'merge.retried' }
  | { type: 'merge.postponed' }
  /** Another tab signed in. */
  | { type: 'session.started' }
  /** A saved flow resumes in its state, after a reload or a return (`startFlow`). */
  | { type: 'flow.resumed' }

/** The events that the flow emits. */
export type AuthenticationEmitted = { type: 'code.sent' } | { type: 'session.opened' }

export type AuthenticationOutput = {
  /** The path to go to. */
  destination: string
  /** False when the merge was put off; the next start of the shop tries again. */
  cartMerged: boolean
  cappedPriceIds: number[]
}

export type CredentialsInput = { mobile: string; password: string }
export type NewPasswordInput = { resetToken: string; password: string; repeated: string }
export type MergedCart = { cappedPriceIds: number[] }
