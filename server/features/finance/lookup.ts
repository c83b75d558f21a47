import { toLatinDigits } from '#domain/digits.ts'
import { largestId } from '#server/platform/db/largest-id.ts'
import { phoneStartIn } from '#server/features/orders/staff-lookup.ts'

/** A search for money, in Latin digits and without spaces; null for each field that it cannot match. */
export type MoneyLookup = { code: string; orderId: number | null; phoneStart: string | null }

/** Null for nothing. */
export function readMoneyLookup(text: string): MoneyLookup | null {
  const code = toLatinDigits(text).replaceAll(/\s/g, '')
  if (code === '') return null
  const isId = /^[1-9]\d*$/.test(code) && Number(code) <= largestId
  return { code, orderId: isId ? Number(code) : null, phoneStart: phoneStartIn(code) }
}

/** Among all payments and entries, the beginning of a number finds too many before it has so many digits. */
const shortestPhone = 7

/** Like `readMoneyLookup`, for the lists that only grow. */
export function readBooksLookup(text: string): MoneyLookup | null {
  const lookup = readMoneyLookup(text)
  const phoneStart = lookup?.phoneStart ?? null
  if (lookup === null || phoneStart === null || phoneStart.length >= shortestPhone) return lookup
  return { ...lookup, phoneStart: null }
}
