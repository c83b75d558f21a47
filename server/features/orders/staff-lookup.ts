import { toLatinDigits } from '#domain/digits.ts'

/** Fewer digits begin too many numbers. */
const shortestPhone = 4

/** The digits of a text. */
export const digitsIn = (text: string): string => toLatinDigits(text).replace(/\D/g, '')

/** The beginning of a mobile number that a text can be, as numbers are stored; null for none. */
export function phoneStartIn(text: string): string | null {
  const phone = digitsIn(text).replace(/^(?:00)?98|^(?=9)/, '0')
  return phone.startsWith('0') && phone.length >= shortestPhone ? phone : null
}
