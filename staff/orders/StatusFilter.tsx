import { staff } from '#i18n/fa/staff.ts'
import type { Schemas } from '#machines/api/client.ts'
import { statusesInOrder } from '#machines/lifecycles/order/order.machine.ts'
import { StateFilter } from '#staff/table/StateFilter.tsx'

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
  return (
    <StateFilter
      label={words.filter}
      names={staff.statuses}
      states={statusesInOrder.filter((status) => totals.has(status) || status === chosen)}
      totals={totals}
      chosen={chosen}
      href={href}
    />
  )
}
