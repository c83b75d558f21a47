import { tehranDay, tehranHour, tehranInstant } from '#domain/day.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { inPersian, readDate, toIso, written } from '#src/lib/persian-date.ts'
import type { SelectOption } from '#src/ui/SelectField.tsx'

/**
 * The instant of an hour of a Persian day, or of `endOfDay`, in Tehran; null without a day. A day that does not exist is kept as
 * it was typed, so that the rules refuse it and the form shows it again.
 */
export function readInstant(day: string, hour: string): string | null {
  const typed = day.trim()
  if (typed === '') return null
  const date = readDate(typed)
  // In Persian digits no text reads as a date of another calendar.
  if (date === null) return toPersianDigits(typed)
  const [hours = 0, minutes = 0] = hour.split(':').map(Number)
  return new Date(tehranInstant(toIso(date), hours) + minutes * minuteMs).toISOString()
}

type Hour = number | typeof endOfDay

/**
 * The Persian day and the hour of an instant as a form shows them; of what is none, the text itself.
 * @param none the hour to begin with where there is no instant
 */
export function shownInstant(instant: string | null, none: Hour = 0): { day: string; hour: Hour } {
  const at = Date.parse(instant ?? '')
  if (Number.isNaN(at)) return { day: instant ?? '', hour: none }
  const day = tehranDay(at)
  const isLast = at === tehranInstant(day, 24) - minuteMs
  return { day: written(inPersian(day)), hour: isLast ? endOfDay : tehranHour(at) }
}

/** The last minute of a day, as the hour of an end. */
export const endOfDay = '23:59'
const minuteMs = 60_000

/** The full hours of a day. */
export const hours: readonly SelectOption[] = Array.from({ length: 24 }, (_, hour) => ({
  value: hour,
  label: toPersianDigits(`${String(hour).padStart(2, '0')}:00`),
}))

/** The full hours of a day and its last minute. */
export const endHours: readonly SelectOption[] = [
  ...hours,
  { value: endOfDay, label: toPersianDigits(endOfDay) },
]
