import { staff } from '#i18n/fa/staff.ts'
import { day } from '#src/lib/format.ts'

/** A span of ISO days; null for an end without a limit. */
export type Days = { from: string | null; to: string | null }

/** The limits in use, each with the URL of the list without it. */
export const daysInUse = ({ from, to }: Days, href: (days: Partial<Days>) => string) => [
  ...(from === null
    ? []
    : [{ name: staff.lists.days.since(day(from)), href: href({ from: null }) }]),
  ...(to === null ? [] : [{ name: staff.lists.days.until(day(to)), href: href({ to: null }) }]),
]
