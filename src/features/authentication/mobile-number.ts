import { isMobileNumber, normalizedMobile } from '#domain/mobile.ts'
import { login } from '#i18n/fa/login.ts'

/** The error message for a typed mobile number (AUTH-20 to AUTH-22); true if it is valid. */
export function checkMobile(typed: string): string | true {
  const mobile = normalizedMobile(typed)
  if (mobile === '') return login.required
  if (!/^\d+$/.test(mobile)) return login.digitsOnly
  return isMobileNumber(mobile) || login.mobileInvalid
}
