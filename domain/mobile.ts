import { toLatinDigits } from './digits.ts'

/** Spaces, dashes, brackets, dots, and the invisible marks that come with a pasted number. */
const separators = /[\s().\-_/\u200b-\u200f\u2010-\u2015\u202a-\u202e\u2066-\u2069\u2212]/g

/**
 * A mobile number in any usual form as the shop writes it, with Latin digits and a leading zero: `+98 912 345 6789`,
 * `0098…`, `98…`, `9…` and `۰۹۱۲-۳۴۵-۶۷۸۹` become `09123456789`. Any other text keeps its characters, apart from the
 * separators.
 */
export function normalizedMobile(typed: string): string {
  const bare = toLatinDigits(typed).replace(separators, '')
  return bare.replace(/^(?:\+98|0098|98)?0?(?=9\d{9}$)/, '0')
}

/** Whether a normalized number has the length of a mobile number (AUTH-22). */
export function isMobileNumber(mobile: string): boolean {
  return /^\d{11}$/.test(mobile)
}

/** Whether a normalized number begins as the mobile numbers of Iran do; no other is refused (decision A8). */
export const startsLikeMobile = (mobile: string): boolean => mobile.startsWith('09')
