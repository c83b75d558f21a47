import { isPersianYear, tehranDay, tehranHour, tehranInstant } from '#domain/day.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { inPersian, readDate, toIso, written } from '#src/lib/persian-date.ts'
import type { SelectOption } from '#src/ui/SelectField.tsx'

/**
 * The instant of an hour of a Persian day, or of `endOfDay`, in Tehran; null without a day. A day that does not exist, or
 * whose year is of another calendar, is kept as it was typed, so that the rules refuse it and the form shows it again.
 */
export function readInstant(day: string, hour: string): string | null {
  const typed = day.trim()
  if (typed === '') return null
  const date = readDate(typed)
  // In Persian digits no text reads as a date of another calendar.
  if (date === null || !isPersianYear(date.year)) return toPersianDigits(typed)
  const [hours = 0, minutes = 0] = hour.split(':').map(Number)
  return new Date(tehranInstant(toIso(date), hours) + minutes * minuteMs).toISOString()
}

/** As `readInstant`; a day and an hour that still show an instant are that instant, whose seconds no form shows. */
export function readEdited(
  { day, hour }: { day: string; hour: string },
  known: string | null,
  none?: Hour,
): string | null {
  const shown = shownInstant(known, none)
  const isUntouched = day.trim() === shown.day && hour === String(shown.hour)
  return isUntouched ? known : readInstant(day, hour)
}

/** A full hour, or a minute such as «04:51». */
type Hour = number | string

/**
 * The Persian day and the hour of an instant as a form shows them; the text itself if it is not an instant.
 * @param none the hour to begin with where there is no instant
 */
export function shownInstant(instant: string | null, none: Hour = 0): { day: string; hour: Hour } {
  const at = Date.parse(instant ?? '')
  if (Number.isNaN(at)) return { day: instant ?? '', hour: none }
  const day = tehranDay(at)
  const minute = Math.floor((at - tehranInstant(day, tehranHour(at))) / minuteMs)
  const hour = minute === 0 ? tehranHour(at) : `${twoDigits(tehranHour(at))}:${twoDigits(minute)}`
  return { day: written(inPersian(day)), hour }
}

const twoDigits = (part: number) => String(part).padStart(2, '0')

/** The last minute of a day, as the hour of an end. */
export const endOfDay = '23:59'
const minuteMs = 60_000

/** The full hours of a day. */
export const hours: readonly SelectOption[] = Array.from({ length: 24 }, (_, hour) => ({
  value: hour,
  label: toPersianDigits(`${twoDigits(hour)}:00`),
}))

/** The full hours of a day and its last minute. */
export const endHours: readonly SelectOption[] = [
  ...hours,
  { value: endOfDay, label: toPersianDigits(endOfDay) },
]

/** The hours to choose from, with the initial one in its place if it is not among them. */
export function hoursWith(all: readonly SelectOption[], hour: Hour): readonly SelectOption[] {
  if (all.some(({ value }) => value === hour)) return all
  const own = { value: hour, label: toPersianDigits(hour) }
  const later = all.findIndex(({ label }) => label > own.label)
  return later === -1 ? [...all, own] : all.toSpliced(later, 0, own)
}
