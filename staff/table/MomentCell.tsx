import { css } from '#styled/css/index.js'
import { day, timeOfDay } from '#src/lib/format.ts'

/** The second line of a cell. */
export const second = css({ display: 'block', textStyle: 'small', color: 'text-2' })

/** A day with the time below it. @param at ISO 8601 */
export function MomentCell({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      {day(at)}
      <span className={second}>{timeOfDay(at)}</span>
    </time>
  )
}
