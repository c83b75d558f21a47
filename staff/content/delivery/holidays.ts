import { addDays, isFriday, type Day } from '#domain/day.ts'

export type Holiday = { day: Day; name: string }

/** The holiday before or after a day, with nothing but a Friday between them; undefined if that day is open. */
export function neighborOf(days: readonly Holiday[], day: Day, by: -1 | 1): Holiday | undefined {
  const next = addDays(day, by)
  const wanted = isFriday(next) ? addDays(next, by) : next
  return days.find((each) => each.day === wanted)
}

/** A day of several in a row is closed for the same reason as the one beside it, if nothing else is said. */
export const nameFor = (days: readonly Holiday[], day: Day): string | undefined =>
  (neighborOf(days, day, -1) ?? neighborOf(days, day, 1))?.name
