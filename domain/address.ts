import { toPersianDigits } from './digits.ts'
import { noBreakSpace } from './units.ts'
import { isSamePlace } from './place-name.ts'

/** The longest text of an address (DELV-87). */
export const maxAddressLength = 320
/** Digits of a postal code (DELV-88) and of a national code (PROF-91). */
export const codeLength = 10

/** Digits of a receiver's phone: also landlines, and numbers abroad. */
export const receiverPhoneLength = { least: 3, most: 15 } as const

/** Whether a text is valid as an address: short enough, and with allowed characters only. */
export const isAddressText = (text: string): boolean =>
  text.length <= maxAddressLength && hasAddressCharacters(text)

/**
 * Whether every character is allowed in an address: Latin and Persian or Arabic letters and digits, space, line break,
 * ZWNJ and `. , ، ؛ : - _ / \ ( ) # + * ' "` (DELV-51).
 */
export const hasAddressCharacters = (text: string): boolean => !notInAddress.test(text)

const notInAddress = /[^\p{Script=Latin}\p{Script=Arabic}\p{M}\p{Nd} \n\r\u200C.,،؛:\-_/\\()#+*'"]/u

/** Province, city and address in one line; the name that province and city share once. */
export function addressLine(
  province: string | null,
  city: string | null,
  text: string | null,
): string {
  const isShared = province !== null && city !== null && isSamePlace(province, city)
  return [isShared ? null : province, city, text].filter((part) => part !== null).join('، ')
}

/** A map service's text of a point, and the province and city that it names for it; null where it names none. */
type MapText = { display_name: string; province_name: string | null; city_name: string | null }

/**
 * The text of a map service as the text of an address: without other characters, without the province and city with which
 * it begins, which have fields of their own, and cut between its parts.
 */
export function addressFromMap({ display_name: text, ...place }: MapText): string {
  const clean = text.replace(new RegExp(notInAddress, 'gu'), ' ').replace(/\s+/g, ' ').trim()
  const allowed = withoutPlace(clean, [place.province_name, place.city_name])
  if (allowed.length <= maxAddressLength) return allowed
  const start = allowed.slice(0, maxAddressLength)
  const end = Math.max(start.lastIndexOf('،'), start.lastIndexOf(','))
  return (end > 0 ? start.slice(0, end) : start).trim()
}

function withoutPlace(text: string, places: readonly (string | null)[]): string {
  const parts = text.split(/[،,]\s*/)
  const start = parts.findIndex(
    (part) => !places.some((place) => place !== null && isSamePlace(part, place)),
  )
  return start <= 0 ? text : parts.slice(start).join('، ')
}

/**
 * What makes a postal code of ten Latin digits impossible: 0 or 2 among the first five, or one digit ten times (see the
 * decision on the postal-code pattern at checkout). Null if nothing does.
 */
export function postalCodeFault(code: string): 'start' | 'repeats' | null {
  if (!/^[13-9]{5}\d{5}$/.test(code)) return 'start'
  return /^(\d)\1*$/.test(code) ? 'repeats' : null
}

/** An address for display: Persian digits, and no line break between «پلاک», «واحد» or «طبقه» and its number. */
export function displayAddress(text: string): string {
  return toPersianDigits(text).replaceAll(/(پلاک|واحد|طبقهٔ?) (?=[۰-۹\d])/g, `$1${noBreakSpace}`)
}
