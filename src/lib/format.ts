import type { Day } from '#domain/day.ts'
import { formatToman, toPersianDigits } from '#domain/digits.ts'

const timeZone = 'Asia/Tehran'
/** Created on first use, since that takes 100 ms on a slow phone. */
const dayFormat = once(
  () =>
    new Intl.DateTimeFormat('fa-IR', { timeZone, day: 'numeric', month: 'long', year: 'numeric' }),
)
const timeFormat = once(
  () => new Intl.DateTimeFormat('fa-IR', { timeZone, hour: '2-digit', minute: '2-digit' }),
)

const weekdayFormat = once(
  () =>
    new Intl.DateTimeFormat('fa-IR', {
      timeZone: 'UTC',
      weekday: 'long',
      day: 'numeric',
      month: 'long',
    }),
)

/** A whole number in Persian digits with thousands separators: ۱۲۳٬۴۵۶. */
export function number(value: number): string {
  return formatToman(value)
}

/** A number with one decimal, as ratings have it: ۴٫۰. */
export function oneDecimal(value: number): string {
  return toPersianDigits(value.toFixed(1)).replace('.', '\u066b')
}

/** An amount with its unit, kept on one line: ۱۲۳٬۴۵۶ تومان. The minus of a negative one is on the left of its digits. */
export function toman(amount: number): string {
  const digits = formatToman(amount)
  return `${amount < 0 ? `\u2066${digits}\u2069` : digits}\u00a0تومان`
}

/** A code of Latin letters, digits and hyphens within a Persian sentence, where its parts would change places. */
export const isolatedCode = (code: string): string => `\u2066${code}\u2069`

/** The day of an instant in Tehran, in the Persian calendar: ۲۴ آبان ۱۴۰۵. */
export function day(instant: string): string {
  return dayFormat().format(new Date(instant))
}

/** A day with its weekday, in the Persian calendar: سه‌شنبه ۳ آذر. */
export function weekday(day: Day): string {
  const parts = weekdayFormat().formatToParts(new Date(day))
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? ''
  return `${of('weekday')} ${of('day')} ${of('month')}`
}

/** The time of day of an instant in Tehran: ۱۸:۰۴. */
export function timeOfDay(instant: string): string {
  return timeFormat().format(new Date(instant))
}

/** At least two Persian digits: ۰۷. */
export function twoDigits(value: number): string {
  return toPersianDigits(String(value).padStart(2, '0'))
}

/** The parts of a duration, two Persian digits each; days are counted as hours. */
export function countdown(leftMs: number): { hours: string; minutes: string; seconds: string } {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000))
  return {
    hours: twoDigits(Math.floor(seconds / 3600)),
    minutes: twoDigits(Math.floor(seconds / 60) % 60),
    seconds: twoDigits(seconds % 60),
  }
}

/** An Iranian mobile number in groups of four, three and four: ۰۹۱۲ ۳۴۵ ۶۷۸۹. */
export function phoneNumber(digits: string): string {
  return toPersianDigits(digits.replace(/^(\d{4})(\d{3})(\d{4})$/, '$1 $2 $3'))
}

/** A card's number in groups of four: ۶۰۳۷ ۹۹۱۲ ۳۴۵۶ ۷۸۹۳. */
export const cardNumber = (digits: string): string => toPersianDigits(inFours(digits))

/** A Sheba number as banks print it: IR۰۶ ۲۹۶۰ …. @param digits those after its IR */
export const sheba = (digits: string): string => toPersianDigits(inFours(`IR${digits}`))

const inFours = (text: string): string => text.replaceAll(/.{4}(?=.)/g, '$& ')

function once<Value>(make: () => Value): () => Value {
  let value: Value | undefined
  return () => (value ??= make())
}
