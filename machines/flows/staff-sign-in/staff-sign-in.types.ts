import type { Schemas } from '#machines/api/client.ts'
import type { Failure } from '#machines/kernel/problem.ts'

export type StaffFactor = Schemas['StaffFactor']

/** What the server still wants before it opens the back office. */
export type StaffVerification = {
  missing: readonly StaffFactor[]
  /** Whether the account has a password to give; otherwise the first one is set. */
  hasPassword: boolean
}

export type StaffSignInInput = StaffVerification & {
  /** When the password begins to count, milliseconds since the epoch; null if it does already. */
  passwordCountsAt: number | null
}

export type StaffSignInContext = StaffVerification & {
  /** When another code may be asked for, milliseconds since the epoch; null before the first. */
  resendAt: number | null
  failure: Failure | null
}

export type StaffSignInEvent =
  | { type: 'password.submitted'; password: string }
  | { type: 'newPassword.submitted'; password: string; repeated: string }
  | { type: 'retry.requested' }
  /** Another tab has given what the session lacked. */
  | { type: 'session.verifiedElsewhere' }
  /** From the code step: another code was sent. */
  | { type: 'countdown.restarted'; resendAt: number }

export type NewPasswordInput = { password: string; repeated: string }
