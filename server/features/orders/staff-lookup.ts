import { toLatinDigits } from '#domain/digits.ts'
import { trackingCodeOf } from '#domain/tracking-code.ts'
import { isBlank } from '#domain/persian.ts'
import { largestId } from '#server/platform/db/largest-id.ts'

/** A search for orders, in Latin digits; null for each field that it cannot match. */
export type Lookup = {
  id: number | null
  trackingCode: string
  phoneStart: string | null
  parcelCode: string | null
}

/** Fewer digits begin too many numbers. */
const shortestPhone = 4

/** The digits of a text. */
export const digitsIn = (text: string): string => toLatinDigits(text).replace(/\D/g, '')

/** The beginning of a mobile number that a text can be, as numbers are stored; null for none. */
export function phoneStartIn(text: string): string | null {
  const phone = digitsIn(text).replace(/^(?:(?:00)?98)?0?(?=9)/, '0')
  return phone.startsWith('0') && phone.length >= shortestPhone ? phone : null
}

/** Null for nothing; texts without digits find at most a parcel. */
export function readLookup(text: string): Lookup | null {
  if (isBlank(text)) return null
  const digits = digitsIn(text)
  return {
    id: digits !== '' && Number(digits) <= largestId ? Number(digits) : null,
    trackingCode: digits,
    phoneStart: phoneStartIn(text),
    parcelCode: trackingCodeOf(text),
  }
}
