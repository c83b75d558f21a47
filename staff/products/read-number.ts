import { toLatinDigits } from '#domain/digits.ts'

/** A number without a sign, with separators or not; 0 for a text without digits. */
export const readNumber = (text: string): number => Number(toLatinDigits(text).replace(/\D/g, ''))

/** A number with decimals, with a unit after it or not; null for a text without digits. */
export function readDecimal(text: string): number | null {
  const [number] =
    /\d+(\.\d+)?/.exec(toLatinDigits(text).replace('٫', '.').replaceAll(/[٬,]/g, '')) ?? []
  return number === undefined ? null : Number(number)
}
