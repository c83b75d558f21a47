import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import { wallet } from '#i18n/fa/wallet.ts'
import { css } from '#styled/css/index.js'
import { LoadFailure } from '#src/features/support/shared/LoadFailure.tsx'
import { AccountFrame } from '#src/features/account/shared/AccountFrame.tsx'
import { AccountHeading } from '#src/features/account/shared/AccountHeading.tsx'
import { walletQuery } from '#src/features/account/shared/wallet.queries.ts'
import { waitingOrdersQuery } from '#src/features/orders/shared/orders.queries.ts'
import { profileQuery } from '#src/features/profile/shared/profile.queries.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { needsSession } from '#src/lib/api/needs-session.ts'
import type { LoadContext, PageDefinition } from '#src/lib/page.ts'
import { paths } from '#src/lib/paths.ts'
import { Breadcrumb } from '#src/ui/Breadcrumb.tsx'
import { Head } from '#src/ui/Head.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Balances } from './Balances.tsx'
import { GiftCardList } from './GiftCardList.tsx'
import { GiftCardPurchase } from './GiftCardPurchase.tsx'
import { GiftCardRedemption } from './GiftCardRedemption.tsx'
import { HeldForOrders } from './HeldForOrders.tsx'
import { giftCardsQuery, walletTransactionsQuery } from './wallet-history.queries.ts'
import { isFromInvoice } from './shared/way-to-invoice.ts'
import { WalletCharge } from './WalletCharge.tsx'
import { WalletHistory } from './WalletHistory.tsx'
import { WalletTerms } from './WalletTerms.tsx'
import { WithdrawalRequest } from './WithdrawalRequest.tsx'

export const walletPage: PageDefinition = { load: loadWallet, Page: WalletPage }

async function loadWallet({ queryClient, api, search }: LoadContext) {
  await Promise.all([
    queryClient.fetchQuery(profileQuery(api)),
    queryClient.prefetchQuery(walletQuery(api)),
    queryClient.prefetchQuery(waitingOrdersQuery(api)),
    queryClient.prefetchQuery(walletTransactionsQuery(api, pageOf(search))),
    queryClient.prefetchQuery(giftCardsQuery(api)),
  ])
}

/** The customer's money in the shop. It is loaded again when the tab is looked at, as after a payment in another one. */
function WalletPage() {
  const [query] = useSearchParams()
  const { data, isLoadingError, error, refetch } = useQuery({
    ...walletQuery(useApi()),
    ...needsSession,
    refetchOnWindowFocus: 'always',
  })
  const funds = data?.[0]
  return (
    <AccountFrame>
      <Head title={wallet.title} canonical={paths.wallet} index={false} />
      <div className={css({ display: { base: 'none', md: 'block' } })}>
        <Breadcrumb
          crumbs={[{ name: wallet.profile, href: paths.profile }, { name: wallet.title }]}
        />
      </div>
      <AccountHeading title={wallet.title} end={<WalletTerms />} />
      <div className={stack}>
        {isLoadingError && <LoadFailure error={error} onRetry={() => void refetch()} />}
        {funds === undefined && !isLoadingError && <Skeleton height="112px" radius="16px" />}
        {funds !== undefined && (
          <>
            <Balances wallet={funds} />
            <HeldForOrders />
            <div className={columns}>
              <Card title={wallet.charge.title}>
                <WalletCharge isForInvoice={isFromInvoice(query)} />
                <WithdrawalRequest balance={funds.balance} />
              </Card>
              <Card title={wallet.gifts.title}>
                <GiftCardRedemption />
                <GiftCardPurchase balance={funds.balance} />
              </Card>
            </div>
          </>
        )}
        <Card title={wallet.history.title}>
          <WalletHistory page={pageOf(query)} isForInvoice={isFromInvoice(query)} />
        </Card>
        <Card title={wallet.gifts.list.title}>
          <GiftCardList />
        </Card>
      </div>
    </AccountFrame>
  )
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={card} aria-label={title}>
      <h2 className={css({ textStyle: 'h3' })}>{title}</h2>
      {children}
    </section>
  )
}

/** The page number in the URL; the first page for anything else. */
function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1
}

const stack = css({ display: 'grid', gap: '4' })
const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', lg: '1fr 1fr' },
  alignItems: 'start',
  gap: '4',
})
const card = css({
  display: 'grid',
  gap: '4',
  minWidth: '0',
  padding: { base: '4', sm: '6' },
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
})
