import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { staff } from '#i18n/fa/staff.ts'
import { staffPickUp } from '#i18n/fa/staff-pick-up.ts'
import { staffOrders } from '#i18n/fa/staff-orders.ts'
import type { Schemas } from '#machines/api/client.ts'
import { mayCall } from '#machines/api/may-call.ts'
import { paths } from '#staff/app/paths.ts'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { css, cx } from '#styled/css/index.js'
import { Lookup } from '#staff/table/Lookup.tsx'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { ChipLink, chipRow } from '#src/ui/Chip.tsx'
import { lazyPart } from '#src/ui/LazyPart.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { OrderBoard } from './OrderBoard.tsx'
import { OrderList } from './OrderList.tsx'
import { ordersHref, readOrderQuery, type OrderQuery } from './order-query.ts'

const words = staff.orders

/** Its calendar is a third as large as all else that the list needs. */
const DaysFilter = lazyPart(
  () => import('#staff/table/DaysFilter.tsx').then((part) => part.DaysFilter),
  { waiting: <Skeleton height="88px" radius="16px" /> },
)

/** The orders of all customers, as a table or as a board. What it shows is in the URL. */
export function OrdersPage({ member }: { member: Schemas['StaffMember'] }) {
  const [search] = useSearchParams()
  const [areDaysOpen, setDaysOpen] = useState(false)
  const query = readOrderQuery(search)
  const { view, lookup, from, to } = query
  const href = (change: Partial<OrderQuery>) => ordersHref(query, change)
  const head = (
    <>
      <nav aria-label={staffOrders.view} className={cx(chipRow, css({ marginBlockEnd: '4' }))}>
        {(['table', 'board'] as const).map((each) => (
          <ChipLink key={each} href={href({ view: each })} selected={each === view}>
            {staffOrders.views[each]}
          </ChipLink>
        ))}
      </nav>
      {mayCall(member, 'handOverOrder') && (
        <ButtonLink
          look="line"
          icon="store"
          href={paths.pickUp}
          className={css({ marginBlockEnd: '4' })}
        >
          {staffPickUp.title}
        </ButtonLink>
      )}
      <Lookup
        key={lookup}
        hint={words.lookupHint}
        maxLength={40}
        isNumeric
        value={lookup}
        href={(text) => href({ lookup: text })}
      />
      {areDaysOpen || from !== null || to !== null ? (
        <DaysFilter key={`${from}:${to}`} from={from} to={to} href={href} />
      ) : (
        <Button
          look="line"
          icon="calendar"
          className={css({ marginBlockEnd: '4' })}
          onClick={() => setDaysOpen(true)}
        >
          {staff.lists.days.title}
        </Button>
      )}
    </>
  )
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      {view === 'board' ? (
        <OrderBoard query={query}>{head}</OrderBoard>
      ) : (
        <OrderList query={query} member={member}>
          {head}
        </OrderList>
      )}
    </>
  )
}
