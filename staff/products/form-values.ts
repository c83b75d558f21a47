import { tehranDay, tehranHour, tehranInstant } from '#domain/day.ts'
import { toLatinDigits, toPersianDigits } from '#domain/digits.ts'
import { inPersian, readDate, toIso, written } from '#src/lib/persian-date.ts'
import type { SelectOption } from '#src/ui/SelectField.tsx'

/** A number without a sign, with separators or not; 0 for a text without digits. */
export const readNumber = (text: string): number => Number(toLatinDigits(text).replace(/\D/g, ''))

/** A number with decimals, with a unit after it or not; null for a text without digits. */
export function readDecimal(text: string): number | null {
  const [number] =
    /\d+(\.\d+)?/.exec(toLatinDigits(text).replace('٫', '.').replaceAll(/[٬,]/g, '')) ?? []
  return number === undefined ? null : Number(number)
}

/**
 * The instant at which an hour of a Persian day begins in Tehran; null without a day. A day that does not exist is kept as
 * it was typed, so that the rules refuse it and the form shows it again.
 */
export function readInstant(day: string, hour: string): string | null {
  const typed = day.trim()
  if (typed === '') return null
  const date = readDate(typed)
  // In Persian digits no text reads as a date of another calendar.
  return date === null
    ? toPersianDigits(typed)
    : new Date(tehranInstant(toIso(date), Number(hour))).toISOString()
}

/** The Persian day and the hour of an instant as a form shows them; of what is none, the text itself. */
export function shownInstant(instant: string | null): { day: string; hour: number } {
  const at = Date.parse(instant ?? '')
  if (Number.isNaN(at)) return { day: instant ?? '', hour: 0 }
  return { day: written(inPersian(tehranDay(at))), hour: tehranHour(at) }
}

/** The full hours of a day. */
export const hours: readonly SelectOption[] = Array.from({ length: 24 }, (_, hour) => ({
  value: hour,
  label: toPersianDigits(`${String(hour).padStart(2, '0')}:00`),
}))
