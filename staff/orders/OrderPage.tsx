import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { toPersianDigits } from '#domain/digits.ts'
import { staff } from '#i18n/fa/staff.ts'
import type { Schemas } from '#machines/api/client.ts'
import { failureOf } from '#machines/kernel/problem.ts'
import { css } from '#styled/css/index.js'
import { mayCall } from '#staff/app/access.ts'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { paths } from '#staff/app/paths.ts'
import { orderQuery } from '#staff/app/queries.ts'
import { ActionList } from '#staff/actions/ActionList.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { failureText } from '#src/lib/failure-text.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Retry } from '#src/ui/Retry.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { textLink } from '#src/ui/text-link.ts'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderGoods } from './OrderGoods.tsx'
import { OrderHistory } from './OrderHistory.tsx'
import { OrderMoves } from './OrderMoves.tsx'
import { Panel } from '#staff/app/Panel.tsx'
import { StatusBadge } from './StatusBadge.tsx'

const words = staff.order

/** An order, the steps that can be taken with it, and who did what. */
export function OrderPage({ id, member }: { id: number; member: Schemas['StaffMember'] }) {
  const { data: order, error, refetch } = useQuery(orderQuery(useApi(), id))
  const title = words.title(toPersianDigits(id))
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Link href={paths.orders} className={textLink}>
        <Icon name="arrow-back" size={20} />
        {words.back}
      </Link>
      <div className={head}>
        <h1 className={css({ textStyle: 'h1' })}>{title}</h1>
        {order !== undefined && (
          <span role="status">
            <StatusBadge status={order.text_status} />
          </span>
        )}
      </div>
      {order === undefined && error === null && <Skeleton height="480px" radius="16px" />}
      {order === undefined && error !== null && (
        <Retry text={failureText(failureOf(error))} onRetry={() => void refetch()} />
      )}
      {order !== undefined && (
        <div className={columns}>
          <div className={stack}>
            <OrderGoods order={order} />
            <OrderFacts order={order} />
          </div>
          <div className={stack}>
            {mayCall(member, 'moveOrder') && <OrderMoves order={order} />}
            <OrderHistory history={order.history} />
            <Panel title={words.actions}>
              {order.actions.length === 0 ? (
                <p className={css({ textStyle: 'small', color: 'text-2' })}>{words.noActions}</p>
              ) : (
                <ActionList actions={order.actions} />
              )}
            </Panel>
          </div>
        </div>
      )}
    </>
  )
}

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
  marginBlockEnd: '4',
})
const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) {sizes.summary}' },
  alignItems: 'start',
  gap: '4',
})
const stack = css({ display: 'grid', gap: '4', minWidth: '0' })
