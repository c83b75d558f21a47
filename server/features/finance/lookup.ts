import { toLatinDigits } from '#domain/digits.ts'
import { phoneStartIn } from '#server/features/orders/staff-lookup.ts'

/** What was typed to find money, in Latin digits and without spaces. */
export type MoneyLookup = { code: string; phoneStart: string | null }

/** Null for nothing. */
export function readMoneyLookup(text: string): MoneyLookup | null {
  const code = toLatinDigits(text).replaceAll(/\s/g, '')
  return code === '' ? null : { code, phoneStart: phoneStartIn(code) }
}
