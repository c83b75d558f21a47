import { addDays, isFriday, type Day } from '#domain/day.ts'

export type Holiday = { day: Day; name: string }

/** The holiday before or after a day, with nothing but a Friday between them; undefined if that day is open. */
export function neighborOf(days: readonly Holiday[], day: Day, by: -1 | 1): Holiday | undefined {
  const next = addDays(day, by)
  const wanted = isFriday(next) ? addDays(next, by) : next
  return days.find((each) => each.day === wanted)
}

/** The default name of a new holiday: that of the adjacent one. */
export const nameFor = (days: readonly Holiday[], day: Day): string | undefined =>
  ([-1, 1] as const)
    .map((by) => neighborOf(days, day, by)?.name.trim())
    .find((name) => name !== undefined && name !== '')
