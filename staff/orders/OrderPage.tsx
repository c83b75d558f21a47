import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { toPersianDigits } from '#domain/digits.ts'
import { staff } from '#i18n/fa/staff.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css, cx } from '#styled/css/index.js'
import { mayCall } from '#machines/api/may-call.ts'
import { Awaiting } from '#staff/app/Awaiting.tsx'
import { DetailHead, detailColumns, detailStack } from '#staff/app/DetailHead.tsx'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { paths } from '#staff/app/paths.ts'
import { orderQuery } from '#staff/app/queries.ts'
import { ActionsPanel } from '#staff/actions/ActionsPanel.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { textLink } from '#src/ui/text-link.ts'
import { OrderChart } from './OrderChart.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderGoods } from './OrderGoods.tsx'
import { OrderHistory } from './OrderHistory.tsx'
import { OrderMoves } from './OrderMoves.tsx'
import { OrderNotes } from './OrderNotes.tsx'
import { OrderRefunds } from './OrderRefunds.tsx'
import { OrderReturns } from './OrderReturns.tsx'
import { OrderPayments } from './OrderPayments.tsx'
import { ParcelPanel, useParcelDraft } from './ParcelPanel.tsx'
import { StatusBadge } from './StatusBadge.tsx'

const words = staff.order

type Member = Schemas['StaffMember']

/** An order, the steps that staff can take with it, and its history. */
export function OrderPage({ id, member }: { id: number; member: Member }) {
  const { data: order, error, refetch } = useQuery(orderQuery(useApi(), id))
  const title = words.title(toPersianDigits(id))
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <DetailHead
        title={title}
        back={{ href: paths.orders, text: words.back }}
        beside={
          order !== undefined && (
            <span className={css({ textStyle: 'body', color: 'text-2' })}>
              {staff.orders.columns.code} <bdi>{toPersianDigits(order.tracking_code)}</bdi>
              {mayCall(member, 'listOrdersToPrint') && (
                <Link href={paths.ordersPrint([id])} className={cx(textLink, printLink)}>
                  {words.print}
                </Link>
              )}
            </span>
          )
        }
        status={
          order === undefined ? null : (
            <StatusBadge order={{ ...order, is_in_person: order.shipping.is_in_person }} />
          )
        }
      />
      <Awaiting data={order} error={error} onRetry={() => void refetch()} />
      {order !== undefined && <OrderDetails order={order} member={member} />}
    </>
  )
}

function OrderDetails({ order, member }: { order: Schemas['StaffOrder']; member: Member }) {
  const parcel = useParcelDraft(order)
  const canListReturns = mayCall(member, 'listStaffReturns')
  return (
    <div className={columns}>
      {mayCall(member, 'moveOrder') && <OrderMoves order={order} unsavedCode={parcel.unsaved} />}
      <div className={cx(detailStack, main)}>
        <OrderGoods order={order} />
        <OrderFacts
          order={order}
          canCorrect={mayCall(member, 'correctDelivery')}
          canOpen={mayCall(member, 'openCustomer')}
        />
        <OrderChart order={order} />
      </div>
      <div className={detailStack}>
        {order.takes_parcel_code && mayCall(member, 'setParcelCode') && (
          <ParcelPanel order={order} draft={parcel} />
        )}
        <OrderNotes order={order} member={member} canWrite={mayCall(member, 'addOrderNote')} />
        <OrderPayments payments={order.payments} />
        {(order.refunds.length > 0 || order.refund_left.total > 0) && (
          <OrderRefunds
            order={order}
            canRefund={mayCall(member, 'refundOrder')}
            canListReturns={canListReturns}
          />
        )}
        {order.returns.length > 0 && canListReturns && <OrderReturns order={order} />}
        <OrderHistory order={order} />
        <ActionsPanel title={words.actions} none={words.noActions} actions={order.actions} />
      </div>
    </div>
  )
}

/** On phones, which show one column, the next step comes first; on wide screens it tops the second column. */
const columns = cx(detailColumns, css({ gridTemplateRows: { xl: 'auto 1fr' } }))
const printLink = css({ marginInlineStart: '4' })
const main = css({ xl: { gridColumn: '1', gridRow: '1 / span 2' } })
