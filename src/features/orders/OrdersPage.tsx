import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { toPersianDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { orders as words } from '#i18n/fa/orders.ts'
import type { Api } from '#src/lib/api/client.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { gatewaysQuery } from '#src/features/payments/shared/gateways.queries.ts'
import { ordersQuery } from './shared/orders.queries.ts'
import { profileQuery } from '#src/features/profile/shared/profile.queries.ts'
import type { LoadContext, PageDefinition } from '#src/lib/page.ts'
import { paths } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Head } from '#src/ui/Head.tsx'
import { ParcelScene } from '#src/ui/scenes/ParcelScene.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import { AccountFrame } from '#src/features/account/shared/AccountFrame.tsx'
import { AccountHeading } from '#src/features/account/shared/AccountHeading.tsx'
import { untilExpiry } from './shared/order-deadline.ts'
import { tabStatuses, type OrderTab } from './shared/order-status.ts'
import { OrderCard } from './OrderCard.tsx'
import { PlacedNote } from './PlacedNote.tsx'
import { OrdersSkeleton } from './OrdersSkeleton.tsx'
import { WaitingNote } from './WaitingNote.tsx'

export const ordersPage: PageDefinition = {
  load: loadOrders,
  Page: OrdersPage,
  Skeleton: OrdersSkeleton,
}

const tabs: OrderTab[] = ['process', 'delivered', 'suspended']

async function loadOrders({ queryClient, api }: LoadContext) {
  await Promise.all([
    ...tabs.map((tab) => queryClient.fetchQuery(tabQuery(api, tab))),
    queryClient.prefetchQuery(gatewaysQuery(api)),
    queryClient.prefetchQuery(profileQuery(api)),
  ])
}

function OrdersPage() {
  const [query, setQuery] = useSearchParams()
  const state = useHistoryState<unknown>()
  const wanted = tabs.find((tab) => tab === query.get('tab'))
  const first = useFirstTab()
  const inProcess = useOrders('process')
  const suspended = useOrders('suspended')
  return (
    <AccountFrame>
      <Head title={words.title} canonical={paths.orders} index={false} />
      <AccountHeading title={words.title} />
      <div
        className={css({
          display: 'grid',
          gap: '3',
          marginBlockEnd: '4',
          _empty: { display: 'none' },
        })}
      >
        <PlacedNote orders={inProcess} />
        <WaitingNote orders={suspended} />
      </div>
      <Tabs
        label={words.tabs.label}
        value={wanted ?? first}
        onChange={(tab) => setQuery({ tab }, { replace: true, state })}
        tabs={tabs.map((tab) => ({
          value: tab,
          label: <TabLabel tab={tab} />,
          content: <OrderList tab={tab} />,
        }))}
      />
    </AccountFrame>
  )
}

/**
 * The tab that is open initially: the orders in progress, unless there are only others, since «no order was found» would
 * be misleading then.
 */
function useFirstTab(): OrderTab {
  const found = {
    process: useOrders('process'),
    delivered: useOrders('delivered'),
    suspended: useOrders('suspended'),
  }
  const filled = tabs.find((tab) => found[tab].length > 0)
  const [first] = useState(filled ?? 'process')
  return first
}

function TabLabel({ tab }: { tab: OrderTab }) {
  const orders = useOrders(tab)
  return (
    <>
      {words.tabs[tab]}
      <span className={count}>{toPersianDigits(orders.length)}</span>
    </>
  )
}

function OrderList({ tab }: { tab: OrderTab }) {
  const orders = useOrders(tab)
  if (orders.length === 0) {
    return (
      <EmptyState
        scene={<ParcelScene />}
        title={words.empty}
        text={words.emptyText}
        actions={<ButtonLink href={paths.products}>{words.toShop}</ButtonLink>}
      />
    )
  }
  return (
    <ul className={list}>
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
    </ul>
  )
}

function useOrders(tab: OrderTab) {
  return useSuspenseQuery({
    ...tabQuery(useApi(), tab),
    refetchInterval: (query) => untilExpiry(query.state.data?.results),
  }).data.results
}

function tabQuery(api: Api, tab: OrderTab) {
  return ordersQuery(api, { text_status__in: tabStatuses[tab].join(',') })
}

const list = css({ display: 'grid', gap: '4' })
const count = css({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: { base: '20px', sm: '24px' },
  height: { base: '20px', sm: '24px' },
  paddingInline: '1',
  borderRadius: 'full',
  bg: 'bg-sunken',
  textStyle: 'caption',
  '[aria-selected=true] &': { bg: 'brand-soft' },
})
