/** A day as in RFC 3339: 2026-11-24. */
export type Day = string

/** Tehran has had no summer time since 2022 (IANA tzdata 2022b), so its day is arithmetic. */
const tehranOffsetMs = 3.5 * 3_600_000
const dayMs = 86_400_000
const friday = 5

/** The day in Tehran at an instant, in milliseconds since 1970. */
export const tehranDay = (now: number): Day =>
  new Date(now + tehranOffsetMs).toISOString().slice(0, 10)

/** The day of a date in the time zone of this process. */
export const localDay = (date: Date): Day =>
  new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())).toISOString().slice(0, 10)

/** The hour in Tehran at an instant, 0 to 23. */
export const tehranHour = (now: number): number => new Date(now + tehranOffsetMs).getUTCHours()

/** The instant at which an hour of a day begins in Tehran, in milliseconds since 1970. */
export const tehranInstant = (day: Day, hour: number): number =>
  Date.parse(day) - tehranOffsetMs + hour * 3_600_000

export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** The instant at which a day begins in Tehran. */
export const startOfDay = (day: Day): Date => new Date(tehranInstant(day, 0))

/** Whether a text is a day that exists. */
export function isDay(text: string): text is Day {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text)
}

export const isFriday = (day: Day): boolean => new Date(day).getUTCDay() === friday

/** Whether a year is one of the Persian calendar as people write it today, and not of another one. */
export const isPersianYear = (year: number): boolean => year >= 1300 && year < 1500
