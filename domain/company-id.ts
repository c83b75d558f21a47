/**
 * Whether eleven digits are the national ID of an Iranian company: the last one is the check digit of the others, each of
 * which is raised by the tenth plus two and weighted, modulo 11 (the rule of the national database of companies).
 */
export function isCompanyId(digits: string): boolean {
  if (!/^\d{11}$/.test(digits)) return false
  const numbers = Array.from(digits, Number)
  const raise = (numbers[9] ?? 0) + 2
  const sum = weights.reduce(
    (total, weight, place) => total + ((numbers[place] ?? 0) + raise) * weight,
    0,
  )
  return (sum % 11) % 10 === numbers[10]
}

const weights = [29, 27, 23, 19, 17, 29, 27, 23, 19, 17]
