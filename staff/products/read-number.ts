import { readWhole, toLatinDigits } from '#domain/digits.ts'

/** A whole number, with separators or not; 0 for an empty text, NaN for what is no whole number. */
export const readNumber = (text: string): number => readWhole(text) ?? 0

/** A number with decimals, with a unit after it or not; null for an empty text, NaN for one that begins with no number. */
export function readDecimal(text: string): number | null {
  const typed = toLatinDigits(text).trim()
  if (typed === '') return null
  const [, whole = '', fraction = ''] =
    /^(\d+(?:[٬,]\d{3})*)([.٫]\d+)?(?![\d.٫٬,])/.exec(typed) ?? []
  return Number.parseFloat(`${whole.replaceAll(/[٬,]/g, '')}${fraction.replace('٫', '.')}`)
}
