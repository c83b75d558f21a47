import type { ComponentProps } from 'react'
import { staff } from '#i18n/fa/staff.ts'
import { staffOrders } from '#i18n/fa/staff-orders.ts'
import { staffPickUp } from '#i18n/fa/staff-pick-up.ts'
import type { Schemas } from '#machines/api/client.ts'
import { mayCall } from '#machines/api/may-call.ts'
import { paths } from '#staff/app/paths.ts'
import { activeDays } from '#staff/table/days.ts'
import type { ListToolbar } from '#staff/views/ListToolbar.tsx'
import { css } from '#styled/css/index.js'
import { ButtonLink } from '#src/ui/Button.tsx'
import { ChipLink } from '#src/ui/Chip.tsx'
import { lazyPart } from '#src/ui/LazyPart.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { ordersHref, type OrderQuery } from './order-query.ts'

/** What the table and the board of orders have in their toolbars. */
export type OrderTools = Pick<
  ComponentProps<typeof ListToolbar>,
  'action' | 'lookup' | 'renderFilters' | 'activeFilters'
>

/** Its calendar is a third as large as all else that the list needs. */
const DaysFilter = lazyPart(
  () => import('#staff/table/DaysFilter.tsx').then((part) => part.DaysFilter),
  { waiting: <Skeleton height="160px" radius="16px" /> },
)

/** The choice of table or board, the search, the days and the way to the desk of pick-ups. */
export function orderTools(query: OrderQuery, member: Schemas['StaffMember']): OrderTools {
  const { view, lookup, from, to } = query
  const href = (change: Partial<OrderQuery>) => ordersHref(query, change)
  return {
    action: (
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        <nav aria-label={staffOrders.view} className={css({ display: 'flex', gap: '2' })}>
          {(['table', 'board'] as const).map((each) => (
            <ChipLink key={each} href={href({ view: each })} selected={each === view}>
              {staffOrders.views[each]}
            </ChipLink>
          ))}
        </nav>
        {mayCall(member, 'handOverOrder') && (
          <ButtonLink look="line" size="sm" icon="store" href={paths.pickUp}>
            {staffPickUp.title}
          </ButtonLink>
        )}
      </div>
    ),
    lookup: {
      hint: staff.orders.lookupHint,
      maxLength: 40,
      isNumeric: true,
      value: lookup,
      href: (text) => href({ lookup: text }),
    },
    renderFilters: (form) => (
      <DaysFilter key={`${from}:${to}`} from={from} to={to} href={href} {...form} />
    ),
    activeFilters: activeDays(query, href),
  }
}
