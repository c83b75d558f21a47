import { staff } from '#i18n/fa/staff.ts'
import type { Schemas } from '#machines/api/client.ts'
import { statusesInOrder } from '#machines/lifecycles/order/order.machine.ts'
import { css, cx } from '#styled/css/index.js'
import { number } from '#src/lib/format.ts'
import { ChipLink, chipRow } from '#src/ui/Chip.tsx'

type Status = Schemas['OrderStatus']
type Props = {
  chosen: Status | null
  counts: Schemas['StaffOrderPage']['counts']
  /** The URL of the list in a status; null: in all of them. */
  href: (status: Status | null) => string
}

const words = staff.orders

/** The statuses with how many orders are in each; those without any are left out. */
export function StatusFilter({ chosen, counts, href }: Props) {
  const totals = new Map(counts.map(({ status, total }) => [status, total]))
  const all = counts.reduce((sum, { total }) => sum + total, 0)
  const shown = statusesInOrder.filter((status) => totals.has(status) || status === chosen)
  return (
    <nav aria-label={words.filter} className={cx(chipRow, css({ marginBlockEnd: '4' }))}>
      <ChipLink href={href(null)} selected={chosen === null}>
        {words.withCount(words.all, number(all))}
      </ChipLink>
      {shown.map((status) => (
        <ChipLink key={status} href={href(status)} selected={status === chosen}>
          {words.withCount(staff.statuses[status], number(totals.get(status) ?? 0))}
        </ChipLink>
      ))}
    </nav>
  )
}
