import { toLatinDigits } from './digits.ts'
import { isSheba } from './iban.ts'

/** Digits of an Iranian IBAN without its IR (ISO 13616). */
export const ibanDigits = 24

/** An IBAN as it was typed, as Latin digits: an IR before it and everything else is dropped. */
export const typedIban = (text: string): string => toLatinDigits(text).replace(/\D/g, '')

/** Whether an IBAN is complete, but no bank could have issued it: its check digits are wrong. */
export const isIbanDoubtful = (iban: string): boolean =>
  iban.length === ibanDigits && !isSheba(iban)

/** Whether an amount can be withdrawn: a whole number of tomans, at most the withdrawable balance (WAL-34, WAL-35). */
export function canWithdraw(amount: number | null, balance: number): boolean {
  return amount !== null && Number.isSafeInteger(amount) && amount > 0 && amount <= balance
}
