import { toLatinDigits } from './digits.ts'

/** The carrier's code of a parcel as typed or pasted, without spaces and with Latin digits; null if it is none. */
export function parcelCodeOf(typed: string): string | null {
  const code = toLatinDigits(typed).replaceAll(/[\s\u200c\u200e\u200f]/g, '')
  return /^[0-9A-Za-z-]{4,40}$/.test(code) ? code : null
}
