import {
  CalendarDate,
  GregorianCalendar,
  parseDate,
  PersianCalendar,
  toCalendar,
} from '@internationalized/date'
import { toLatinDigits, toPersianDigits } from '#domain/digits.ts'

export const persian = new PersianCalendar()
const gregorian = new GregorianCalendar()

/** The date of an ISO date (Gregorian) in the Persian calendar. */
export const inPersian = (iso: string): CalendarDate => toCalendar(parseDate(iso), persian)

/** The ISO date (Gregorian) of a date. */
export const toIso = (date: CalendarDate): string => toCalendar(date, gregorian).toString()

/** Like `inPersian`; null for what is no ISO date. */
export function fromIso(text: string): CalendarDate | null {
  try {
    return /^\d{4}-\d{2}-\d{2}$/.test(text) ? inPersian(text) : null
  } catch {
    return null
  }
}

/** `12 Mordad 1370` → «۱۳۷۰/۰۵/۱۲» */
export const written = ({ year, month, day }: CalendarDate): string =>
  toPersianDigits([year, pad(month), pad(day)].join('/'))

/** Inserts the slashes of a date as its digits are typed, since numeric keypads have no slash: «۱۳۷۰۰۵» → «۱۳۷۰/۰۵». */
export const insertSlashes = (text: string): string =>
  text
    .replace(/^(\p{Nd}{4})(?=\p{Nd}+$)/u, '$1/')
    .replace(/^(\p{Nd}{4}[/.-]\p{Nd}{2})(?=\p{Nd}+$)/u, '$1/')

/** A date that a person typed; null if it is invalid. */
export function readDate(text: string): CalendarDate | null {
  const [, year, month, day] =
    /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(toLatinDigits(text).trim()) ?? []
  if (year === undefined) return null
  const date = new CalendarDate(persian, Number(year), Number(month), Number(day))
  const isReal = date.month === Number(month) && date.day === Number(day)
  return isReal ? date : null
}

const pad = (part: number) => String(part).padStart(2, '0')
