import { staff } from '#i18n/fa/staff.ts'
import type { Schemas } from '#machines/api/client.ts'
import { StateFilter } from '#staff/table/StateFilter.tsx'
import { orderStates, readyState, type OrderState } from './order-query.ts'

type Props = {
  chosen: OrderState | null
  /** Undefined while they are not known. */
  page: Pick<Schemas['StaffOrderPage'], 'counts' | 'ready_for_pickup'> | undefined
  /** The URL of the list in a state; null: in all of them. */
  href: (state: OrderState | null) => string
}

const words = staff.orders
const names = { ...staff.statuses, [readyState]: staff.readyToCollect }

/** The statuses with how many orders are in each, and those ready to be collected; those without any are left out. */
export function StatusFilter({ chosen, page, href }: Props) {
  const counts = page?.counts ?? []
  const totals = new Map<OrderState, number>(counts.map(({ status, total }) => [status, total]))
  const all = counts.reduce((sum, { total }) => sum + total, 0)
  if (page !== undefined && page.ready_for_pickup > 0) totals.set(readyState, page.ready_for_pickup)
  return (
    <StateFilter
      label={words.filter}
      names={names}
      states={orderStates.filter((state) => totals.has(state) || state === chosen)}
      totals={totals}
      all={all}
      chosen={chosen}
      href={href}
    />
  )
}
