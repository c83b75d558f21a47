import { staff } from '#i18n/fa/staff.ts'
import { day } from '#src/lib/format.ts'
import { activeFilter } from './active-filters.ts'

/** A span of ISO days; null for an end without a limit. */
export type Days = { from: string | null; to: string | null }

/** The limits as active filters. */
export const activeDays = ({ from, to }: Days, href: (days: Partial<Days>) => string) => [
  ...activeFilter(from, (first) => staff.lists.days.since(day(first)), href({ from: null })),
  ...activeFilter(to, (last) => staff.lists.days.until(day(last)), href({ to: null })),
]
