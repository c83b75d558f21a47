import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { toPersianDigits } from '#domain/digits.ts'
import { isCancelled, isReadyForPickup } from '#domain/order.ts'
import { css } from '#styled/css/index.js'
import { orders } from '#i18n/fa/orders.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { gatewaysQuery } from '#src/features/payments/shared/gateways.queries.ts'
import { amountDue } from './shared/amount-due.ts'
import { orderQuery, transactionsQuery } from './shared/orders.queries.ts'
import { profileQuery } from '#src/features/profile/shared/profile.queries.ts'
import { day, timeOfDay, toman } from '#src/lib/format.ts'
import type { LoadContext, PageDefinition, PageParams } from '#src/lib/page.ts'
import { paths } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/Button.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Head } from '#src/ui/Head.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import { AccountFrame } from '#src/features/account/shared/AccountFrame.tsx'
import { untilExpiry, useDeadline } from './shared/order-deadline.ts'
import { Cancellation } from './Cancellation.tsx'
import { Deadline } from './Deadline.tsx'
import { HeldInWallet } from './HeldInWallet.tsx'
import { InvoiceDownload } from './InvoiceDownload.tsx'
import { pageLabels, statusLook, tabStatuses } from './shared/order-status.ts'
import { OrderReturn } from './OrderReturn.tsx'
import { ReadyNote } from './ReadyNote.tsx'
import { Reorder } from './Reorder.tsx'
import { ReturnNotes } from './ReturnNotes.tsx'
import { Returns } from './Returns.tsx'
import { Timeline } from './Timeline.tsx'
import { orderIdOf } from './order-id.ts'
import { OrderItems } from './OrderItems.tsx'
import { OrderTracking } from './OrderTracking.tsx'
import { OrdersSkeleton } from './OrdersSkeleton.tsx'
import { PayLink } from './PayLink.tsx'
import { Progress } from './Progress.tsx'
import { Transactions } from './Transactions.tsx'

export const orderPage: PageDefinition = {
  load: loadOrder,
  Page: OrderPage,
  Skeleton: OrdersSkeleton,
}

const words = orders.order

async function loadOrder({ queryClient, api, params }: LoadContext) {
  const id = orderIdOf(params)
  await Promise.all([
    queryClient.fetchQuery(orderQuery(api, id)),
    queryClient.prefetchQuery(transactionsQuery(api, id)),
    queryClient.prefetchQuery(gatewaysQuery(api)),
    queryClient.prefetchQuery(profileQuery(api)),
  ])
}

function OrderPage({ params }: { params: PageParams }) {
  const { data: order } = useSuspenseQuery({
    ...orderQuery(useApi(), orderIdOf(params)),
    refetchInterval: (query) => untilExpiry(query.state.data && [query.state.data]),
  })
  const { id, text_status: status, shipping } = order
  const deadline = useDeadline(order)
  const { data: payments = [] } = useQuery(transactionsQuery(useApi(), id))
  const byCredit = payments.find(({ status, credit }) => status === 'SUCCESSFUL' && credit)
  const isInProcess = tabStatuses.process.includes(status)
  // The goods are in the cart again; reordering would double them.
  const isGoodsInCart = isCancelled(status)
  const title = words.title(toPersianDigits(order.tracking_code))
  return (
    <AccountFrame>
      <Head title={title} canonical={paths.order(id)} index={false} />
      <Link href={paths.orders} className={back}>
        <Icon name="arrow-back" size={20} />
        {words.back}
      </Link>
      <div className={head}>
        <h1 className={css({ textStyle: 'h1' })} tabIndex={-1}>
          {title}
        </h1>
        <span role="status">
          <Badge {...statusLook(status, shipping)}>{pageLabels[status]}</Badge>
        </span>
        <ReturnNotes order={order} />
      </div>
      {isReadyForPickup(status, shipping.is_in_person) && <ReadyNote order={order} />}
      <Progress status={status} way={shipping} />
      <HeldInWallet order={order} />
      <div className={waiting}>
        <Deadline deadline={deadline} />
        {deadline.isPayable && (
          <PayLink order={order} label={orders.payAmount(toman(amountDue(order)))} />
        )}
      </div>
      {order.returnable_until !== null && order.returnable.length > 0 && (
        <p className={note}>
          {orders.returns.until(day(order.returnable_until), timeOfDay(order.returnable_until))}
        </p>
      )}
      {isInProcess && <p className={note}>{orders.invoice.later}</p>}
      <div className={actions}>
        {status === 'DELIVERED' && (
          <>
            <InvoiceDownload orderId={id} />
            <ButtonLink href={paths.orderInvoice(id)} look="line" icon="receipt">
              {orders.invoice.open}
            </ButtonLink>
          </>
        )}
        <OrderReturn order={order} />
        {isGoodsInCart && (
          <ButtonLink href={paths.cart} look="tonal" icon="cart">
            {words.toCart}
          </ButtonLink>
        )}
        {!deadline.isPayable && (
          <Reorder orderId={id} look={isInProcess || isGoodsInCart ? 'line' : 'tonal'} />
        )}
        <Cancellation
          orderId={id}
          isOffered={order.can_cancel && !deadline.isLapsed}
          refund={status === 'WAITING_PAYMENT' ? order.wallet_paid : order.total_price}
          lender={byCredit?.gateway_name ?? null}
        />
      </div>
      <div className={parts}>
        <Tabs
          label={words.parts}
          tabs={[
            { value: 'tracking', label: words.tracking, content: <OrderTracking order={order} /> },
            { value: 'items', label: words.items, content: <OrderItems order={order} /> },
            {
              value: 'transactions',
              label: words.transactions,
              content: <Transactions order={order} />,
            },
          ]}
        />
      </div>
      <Returns order={order} />
      <Timeline steps={order.timeline} status={status} way={shipping} />
    </AccountFrame>
  )
}

const back = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'tap',
  textStyle: 'label',
  color: 'brand-text',
})
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
  marginBlockEnd: '4',
})
const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  marginBlockEnd: '4',
  '& > button, & > a': { flex: { base: '1 1 40%', sm: '0 0 auto' } },
})
const parts = css({ '& [role=tablist]': { flexWrap: 'wrap' } })
const note = css({ textStyle: 'small', color: 'text-2', marginBlock: '3' })
const waiting = css({
  display: 'flex',
  flexDirection: { base: 'column', sm: 'row' },
  alignItems: { sm: 'center' },
  gap: '3',
  marginBlockEnd: '4',
  '& > :first-child': { flex: '1' },
  '& a, & button': { whiteSpace: 'normal' },
  '&:not(:has(> :not(:empty)))': { display: 'none' },
})
