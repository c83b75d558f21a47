import { isDay, isPersianYear } from '#domain/day.ts'
import { toLatinDigits } from '#domain/digits.ts'
import { comparable, plainText, tidyPersian } from '#domain/persian.ts'
import { mostUnits } from '#domain/stock.ts'
import { noWords, yesWords } from '#i18n/fa/sheet-heads.ts'
import { isoDayOf } from '#server/platform/sheets/persian-moment.ts'
import type { ReadCell } from '#server/platform/sheets/sheet-reader.ts'
import type { Schemas } from '#server/schemas.ts'

const highestPrice = 100_000_000_000
const rialsOfToman = 10

/** A code as it is compared: Latin digits, one alphabet, no invisible marks. */
export const codeIn = (cell: ReadCell): string =>
  toLatinDigits(tidyPersian(plainText(String(cell))))

/** A price in tomans, or null if it is not one. */
export function priceIn(cell: ReadCell, unit: Schemas['PriceUnit']): number | null {
  const amount = wholeIn(cell)
  const price = amount !== null && unit === 'rial' ? amount / rialsOfToman : amount
  return price !== null && Number.isInteger(price) && price >= 1 && price <= highestPrice
    ? price
    : null
}

/** A number of units, or null if it is not one: `5.000` may be five or five thousand. */
export function countIn(cell: ReadCell): number | null {
  if (isAmbiguous.test(toLatinDigits(String(cell)).trim())) return null
  const count = wholeIn(cell)
  return count !== null && count <= mostUnits ? count : null
}

const isAmbiguous = /^\d{1,3}\.\d{3}$/

/** Whether a cell says yes or no, null for neither. */
export function answerIn(cell: ReadCell): boolean | null {
  const word = comparable(String(cell))
  if (yesWords.some((yes) => comparable(yes) === word)) return true
  return noWords.some((no) => comparable(no) === word) ? false : null
}

/**
 * The instant at which an offer ends: one of RFC 3339, or a Gregorian or Persian day in Tehran with its time; a day alone ends
 * with its last minute. Null if it is not one.
 */
export function instantIn(cell: ReadCell): Date | null {
  const found = moment.exec(toLatinDigits(plainText(String(cell))).trim())
  if (found === null) return null
  const [, year = '', month = '', day = '', time = '23:59', zone = tehran] = found
  const iso = isoDay(Number(year), Number(month), Number(day))
  if (iso === null) return null
  const at = new Date(`${iso}T${time.replace(/^\d:/, '0$&')}${zone}`)
  return Number.isNaN(at.getTime()) ? null : at
}

const moment =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ]+(\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:\d{2})?)?$/
const tehran = '+03:30'

/** No `Instant` of the contract is later than 2199. */
function isoDay(year: number, month: number, day: number): string | null {
  if (isPersianYear(year)) return isoDayOf(year, month, day)
  const iso = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
  return year >= 2000 && year < 2200 && isDay(iso) ? iso : null
}

/**
 * A whole number of at least 0, or null if it is not one: digits of any script, thousands grouped as they are written
 * («۱٬۲۰۰٬۰۰۰», `1,200,000`, `1.200.000`), with or without a fraction of zero.
 */
function wholeIn(cell: ReadCell): number | null {
  if (typeof cell === 'number') return Number.isSafeInteger(cell) && cell >= 0 ? cell : null
  const text = toLatinDigits(tidyPersian(String(cell))).replaceAll('\u200c', '')
  const [, digits] = whole.exec(text) ?? []
  return digits === undefined ? null : Number(digits.replaceAll(/\D/g, ''))
}

const whole = /^(\d{1,15}|\d{1,3}(?:([٬،,. ])\d{3})(?:\2\d{3}){0,4})(?:[.٫]0{1,2})?$/
