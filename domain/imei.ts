import { withoutSeparators } from './digits.ts'

/** A typed device number (IMEI) in Latin digits, without the spaces and dashes between its groups. */
export function cleanImei(typed: string): string {
  return withoutSeparators(typed)
}

/** Whether 15 digits are a valid device number (IMEI): the last one is the Luhn check digit (3GPP TS 23.003, annex B). */
export function isImei(digits: string): boolean {
  if (!/^\d{15}$/.test(digits)) return false
  const sum = Array.from(digits, Number).reduce(
    (total, digit, index) => total + (index % 2 === 0 ? digit : doubled(digit)),
    0,
  )
  return sum % 10 === 0
}

function doubled(digit: number): number {
  return digit > 4 ? digit * 2 - 9 : digit * 2
}
