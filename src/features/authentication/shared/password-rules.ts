import { newPasswordLimits } from '#api/limits.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { brokenPasswordRules } from '#domain/password.ts'
import { fields } from '#i18n/fa/fields.ts'
import { login } from '#i18n/fa/login.ts'

const most = newPasswordLimits.new_password

/** The message for a password that is longer than the server takes; true for any other. */
export function passwordLengthRule(typed: string): string | true {
  return typed.length <= most || fields.tooLong(toPersianDigits(most))
}

/** The message for a new password that is too long or breaks a rule (PROF-57 to PROF-65); true for a good one. */
export function newPasswordRule(typed: string): string | true {
  const [rule] = brokenPasswordRules(typed)
  const length = passwordLengthRule(typed)
  return rule === undefined || length !== true ? length : login.newPassword.rules[rule]
}
