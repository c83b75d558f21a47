/** The longest text of an address (DELV-87). */
export const maxAddressLength = 320
/** Digits of a postal code (DELV-88) and of a national code (PROF-91). */
export const codeLength = 10

/** Whether a text is valid as an address: short enough, and with allowed characters only. */
export const isAddressText = (text: string): boolean =>
  text.length <= maxAddressLength && hasAddressCharacters(text)

/**
 * Whether every character is allowed in an address: Latin and Persian or Arabic letters and digits, space, line break,
 * ZWNJ and `. , ، ؛ : - _ / \ ( ) # + * ' "` (DELV-51).
 */
export const hasAddressCharacters = (text: string): boolean => !notInAddress.test(text)

const notInAddress = /[^\p{Script=Latin}\p{Script=Arabic}\p{M}\p{Nd} \n\r\u200C.,،؛:\-_/\\()#+*'"]/u

/** The text of a map service as the text of an address: without other characters, and cut between its parts. */
export function addressFromMap(text: string): string {
  const allowed = text.replace(new RegExp(notInAddress, 'gu'), ' ').replace(/\s+/g, ' ').trim()
  if (allowed.length <= maxAddressLength) return allowed
  const start = allowed.slice(0, maxAddressLength)
  const end = Math.max(start.lastIndexOf('،'), start.lastIndexOf(','))
  return (end > 0 ? start.slice(0, end) : start).trim()
}

/**
 * What makes a postal code of ten Latin digits impossible: 0 or 2 among the first five, or one digit ten times (see the
 * decision on the postal-code pattern at checkout). Null if nothing does.
 */
export function postalCodeFault(code: string): 'start' | 'repeats' | null {
  if (!/^[13-9]{5}\d{5}$/.test(code)) return 'start'
  return /^(\d)\1*$/.test(code) ? 'repeats' : null
}
