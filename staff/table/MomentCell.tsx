import { day, timeOfDay } from '#src/lib/format.ts'
import { secondaryText } from './list-looks.ts'

/** A day with the time below it. @param at ISO 8601 */
export function MomentCell({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      {day(at)}
      <span className={secondaryText}>{timeOfDay(at)}</span>
    </time>
  )
}
