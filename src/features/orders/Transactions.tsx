import { useQuery } from '@tanstack/react-query'
import { toPersianDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { orders } from '#i18n/fa/orders.ts'
import type { Schemas } from '#machines/api/client.ts'
import { LoadFailure } from '#src/features/support/shared/LoadFailure.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { WalletLink } from './WalletLink.tsx'
import { lenderTermsText } from './shared/lender-terms.ts'
import { transactionsQuery } from './shared/orders.queries.ts'
import { day, timeOfDay } from '#src/lib/format.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Amount } from '#src/goods/Price.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

type Transaction = Schemas['Transaction']

const words = orders.transactions

/** What came back of an order to the wallet, and its payments, each newest first. */
export function Transactions({
  order,
}: {
  order: Pick<Schemas['Order'], 'id' | 'wallet_returns'>
}) {
  const { data, isLoadingError, error, refetch } = useQuery(transactionsQuery(useApi(), order.id))
  if (isLoadingError) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton height="120px" radius="16px" />
  if (data.length === 0) return <Note>{words.empty}</Note>
  const isPaid = data.some(({ status }) => status === 'SUCCESSFUL')
  return (
    <ul className={list}>
      {order.wallet_returns.map((each) => (
        <Returned key={each.at} returned={each} />
      ))}
      {data.map((transaction) => (
        <Row key={transaction.created_at} transaction={transaction} isPaid={isPaid} />
      ))}
    </ul>
  )
}

function Returned({ returned: { amount, at } }: { returned: Schemas['WalletReturn'] }) {
  return (
    <li className={row}>
      <div className={about}>
        <span className={css({ textStyle: 'label' })}>{orders.walletReturns.title}</span>
        <time dateTime={at} className={small}>
          {orders.order.at(day(at), timeOfDay(at))}
        </time>
        <span>
          <WalletLink />
        </span>
      </div>
      <div className={result}>
        <Amount value={amount} size="sm" />
        <Badge tone="ok">{orders.walletReturns.done}</Badge>
      </div>
    </li>
  )
}

/** @param isPaid whether another payment has paid the order */
function Row({ transaction, isPaid }: { transaction: Transaction; isPaid: boolean }) {
  const { created_at: at, status, reference_number: reference, credit } = transaction
  // ORD-45: whatever else there may be reads as cancelled.
  const known = status in words.statuses ? status : 'CANCELLED'
  const note = unfinishedText(transaction.gateway_used, known, isPaid)
  return (
    <li className={row}>
      <div className={about}>
        <span className={css({ textStyle: 'label' })}>{gatewayName(transaction)}</span>
        <time dateTime={at} className={small}>
          {orders.order.at(day(at), timeOfDay(at))}
        </time>
        {reference != null && (
          <span className={small}>
            {words.reference} <bdi dir="ltr">{toPersianDigits(reference)}</bdi>
          </span>
        )}
        {status === 'SUCCESSFUL' && credit !== undefined && (
          <span className={small}>{lenderTermsText(credit)}</span>
        )}
        {note !== null && <span className={small}>{note}</span>}
      </div>
      <div className={result}>
        <Amount value={transaction.amount} size="sm" />
        <Badge tone={tones[known]}>{words.statuses[known]}</Badge>
      </div>
    </li>
  )
}

/** What an attempt without success means for the shopper's money; nothing where that was no gateway's. */
function unfinishedText(
  gateway: string,
  status: Transaction['status'],
  isPaid: boolean,
): string | null {
  if (gateway === 'wallet') return null
  if (status === 'PENDING' && isPaid) return words.unfinished.paidOtherwise
  return status === 'PENDING' || status === 'CANCELLED' ? words.unfinished[status] : null
}

function gatewayName({ gateway_used: code, gateway_name: name }: Transaction): string {
  return code === 'wallet' ? words.wallet : (name ?? words.unknown)
}

const tones: Record<Transaction['status'], BadgeTone> = {
  SUCCESSFUL: 'ok',
  PENDING: 'warn',
  RETURNED: 'info',
  CANCELLED: 'danger',
}

const list = css({
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
  '& > li + li': { borderBlockStart: '1px solid {colors.border}' },
})
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  padding: { base: '4', sm: '6' },
  paddingBlock: '4',
})
const about = css({ display: 'grid', gap: '1', flex: '1 1 240px', minWidth: '0' })
const small = css({ textStyle: 'small', color: 'text-2' })
const result = css({ display: 'flex', alignItems: 'center', gap: '4' })
