import { readyForPickup } from '#domain/order.ts'
import { staff } from '#i18n/fa/staff.ts'
import type { Schemas } from '#machines/api/client.ts'
import { StateFilter } from '#staff/table/StateFilter.tsx'
import { orderStates, readyState, type OrderState } from './order-query.ts'
import { stateNames } from './status-name.ts'

type Props = {
  chosen: OrderState | null
  /** Undefined while they are not known. */
  page: Pick<Schemas['StaffOrderPage'], 'counts' | 'ready_for_pickup'> | undefined
  /** The URL of the list in a state; null: in all of them. */
  href: (state: OrderState | null) => string
}

const words = staff.orders

/** The statuses with how many orders are in each, and those ready to be collected, which are no longer sent ones; those without any are left out. */
export function StatusFilter({ chosen, page, href }: Props) {
  const counts = page?.counts ?? []
  const totals = new Map<OrderState, number>(counts.map(({ status, total }) => [status, total]))
  const all = counts.reduce((sum, { total }) => sum + total, 0)
  const ready = page?.ready_for_pickup ?? 0
  if (ready > 0) {
    const sent = (totals.get(readyForPickup.status) ?? 0) - ready
    totals.set(readyState, ready)
    if (sent > 0) totals.set(readyForPickup.status, sent)
    else totals.delete(readyForPickup.status)
  }
  return (
    <StateFilter
      label={words.filter}
      names={stateNames}
      states={orderStates.filter((state) => totals.has(state) || state === chosen)}
      totals={page === undefined ? undefined : totals}
      all={all}
      chosen={chosen}
      href={href}
    />
  )
}
