/** A pasted Sheba number without its IR: «IR06 2960 …» → `06 2960 …`. Any other text is kept. */
export const stripIbanPrefix = (text: string): string =>
  text.replace(/^[\s\p{Cf}]*IR(?=[\s\p{Cf}\p{Pd}]*\p{Nd})/iu, '')

/**
 * Whether the 24 digits after `IR` are a valid Sheba number: with country and check digits moved to the end, the
 * remainder modulo 97 is 1 (ISO 13616; I = 18, R = 27).
 */
export function isSheba(digits: string): boolean {
  if (!/^\d{24}$/.test(digits)) return false
  return BigInt(`${digits.slice(2)}1827${digits.slice(0, 2)}`) % 97n === 1n
}
