import { withoutSpaces } from './digits.ts'

/**
 * The carrier's code of a parcel as typed or pasted, with Latin digits and hyphens and without
 * spaces; null if it is invalid.
 */
export function parcelCodeOf(typed: string): string | null {
  const code = withoutSpaces(typed).replace(/\p{Pd}/gu, '-')
  return /^[0-9A-Za-z-]{4,40}$/.test(code) ? code : null
}
