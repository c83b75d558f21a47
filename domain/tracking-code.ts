import { toPersianDigits, withoutSpaces } from './digits.ts'

/**
 * A carrier's code of a parcel or a bank's code of a transfer as typed or pasted, with Latin digits and hyphens and
 * without spaces; null if it is invalid.
 */
export function trackingCodeOf(typed: string): string | null {
  const code = withoutSpaces(typed).replace(/\p{Pd}/gu, '-')
  return /^[0-9A-Za-z-]{4,40}$/.test(code) ? code : null
}

/** A code as people read it: in Persian digits, unless it has Latin letters, with which it stays as it was recorded. */
export const shownTrackingCode = (code: string): string =>
  /[a-z]/i.test(code) ? code : toPersianDigits(code)
