import { staff } from '#i18n/fa/staff.ts'
import { day, timeOfDay } from '#src/lib/format.ts'

/** A day and the time on it. @param at ISO 8601 */
export function Moment({ at, className }: { at: string; className?: string }) {
  return (
    <time dateTime={at} className={className}>
      {staff.order.at(day(at), timeOfDay(at))}
    </time>
  )
}
