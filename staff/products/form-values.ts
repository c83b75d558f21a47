import { tehranInstant } from '#domain/day.ts'
import { toLatinDigits, toPersianDigits } from '#domain/digits.ts'
import { readDate, toIso } from '#src/lib/persian-date.ts'
import type { SelectOption } from '#src/ui/SelectField.tsx'

/** A number without a sign, with separators or not; 0 for a text without digits. */
export const readNumber = (text: string): number => Number(toLatinDigits(text).replace(/\D/g, ''))

/**
 * The instant at which an hour of a Persian day begins in Tehran; null without a day. A day that does not exist is an
 * instant that has passed, so that the rule for ends refuses it.
 */
export function readInstant(day: string, hour: string): string | null {
  if (day.trim() === '') return null
  const date = readDate(day)
  return new Date(date === null ? 0 : tehranInstant(toIso(date), Number(hour))).toISOString()
}

/** The full hours of a day. */
export const hours: readonly SelectOption[] = Array.from({ length: 24 }, (_, hour) => ({
  value: hour,
  label: toPersianDigits(`${String(hour).padStart(2, '0')}:00`),
}))
