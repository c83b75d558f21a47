import { toLatinDigits } from '#domain/digits.ts'
import { login } from '#i18n/fa/login.ts'

/** A typed mobile number with Latin digits and without spaces between the groups. */
export function cleanMobile(typed: string): string {
  return toLatinDigits(typed).replace(/[\s‌-]/g, '')
}

/** The error message for a typed mobile number (AUTH-20 to AUTH-22); true if it is valid. */
export function checkMobile(typed: string): string | true {
  const mobile = cleanMobile(typed)
  if (mobile === '') return login.required
  if (!/^\d+$/.test(mobile)) return login.digitsOnly
  return mobile.length === 11 || login.mobileInvalid
}
