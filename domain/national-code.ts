/**
 * Whether ten digits are an Iranian national code: the digits weighted 10 to 2, modulo 11, give the last one (the
 * Civil Registration Organization's rule). Ten equal digits keep the rule but are given to nobody.
 */
export function isNationalCode(digits: string): boolean {
  if (!/^\d{10}$/.test(digits) || /^(\d)\1{9}$/.test(digits)) return false
  const sum = Array.from(digits.slice(0, 9), Number).reduce(
    (total, digit, index) => total + digit * (10 - index),
    0,
  )
  const rest = sum % 11
  return Number(digits.charAt(9)) === (rest < 2 ? rest : 11 - rest)
}
