import { staff } from '#i18n/fa/staff.ts'
import { day, timeOfDay } from '#src/lib/format.ts'

/** A day and the time on it. @param at ISO 8601 */
export const momentText = (at: string): string => staff.order.at(day(at), timeOfDay(at))
