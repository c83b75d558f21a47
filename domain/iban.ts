/**
 * Whether the 24 digits after `IR` are a Sheba number: moved behind the rest, the country and check digits leave 1
 * modulo 97 (ISO 13616; I = 18, R = 27).
 */
export function isSheba(digits: string): boolean {
  if (!/^\d{24}$/.test(digits)) return false
  return BigInt(`${digits.slice(2)}1827${digits.slice(0, 2)}`) % 97n === 1n
}
