import { staff } from '#i18n/fa/staff.ts'
import { day, timeOfDay } from '#src/lib/format.ts'

/** An instant of a content in words; empty for none. @param at RFC 3339 */
export const momentText = (at: string | null): string =>
  at === null ? '' : staff.order.at(day(at), timeOfDay(at))
