/**
 * Whether ten digits are an Iranian national code: the last one is the check digit of the others. Ten equal digits keep
 * the rule but are given to nobody.
 */
export function isNationalCode(digits: string): boolean {
  if (!/^\d{10}$/.test(digits) || /^(\d)\1{9}$/.test(digits)) return false
  return Number(digits.charAt(9)) === nationalCheckDigit(digits.slice(0, 9))
}

/**
 * The last digit of a national code by its first nine, weighted 10 to 2, modulo 11 (the Civil Registration
 * Organization's rule).
 */
export function nationalCheckDigit(nine: string): number {
  const sum = Array.from(nine, Number).reduce(
    (total, digit, index) => total + digit * (10 - index),
    0,
  )
  const rest = sum % 11
  return rest < 2 ? rest : 11 - rest
}
