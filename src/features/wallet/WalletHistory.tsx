import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { formatToman, toPersianDigits } from '#domain/digits.ts'
import { wallet } from '#i18n/fa/wallet.ts'
import type { Schemas } from '#machines/api/client.ts'
import { failureOf, unwrap } from '#machines/kernel/problem.ts'
import { css } from '#styled/css/index.js'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { queryKeys } from '#src/lib/api/query-keys.ts'
import { failureText } from '#src/lib/failure-text.ts'
import { day, timeOfDay } from '#src/lib/format.ts'
import { paths } from '#src/lib/paths.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Pagination } from '#src/ui/Pagination.tsx'
import { Retry } from '#src/ui/Retry.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { toast } from '#src/ui/toast.ts'
import { walletTransactionsQuery } from './wallet-history.queries.ts'

const words = wallet.history
type Transaction = Schemas['WalletTransaction']

/** The movements of the wallet, newest first, five on a page. */
export function WalletHistory({ page }: { page: number }) {
  const { data, isError, refetch } = useQuery({
    ...walletTransactionsQuery(useApi(), page),
    refetchOnWindowFocus: 'always',
  })
  if (isError) return <Retry onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton height="320px" radius="16px" />
  if (data.results.length === 0) return <Note>{words.empty}</Note>
  return (
    <>
      <table className={table}>
        <thead>
          <tr>
            {Object.values(words.columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.results.map((transaction) => (
            <Row key={transaction.id} transaction={transaction} />
          ))}
        </tbody>
      </table>
      <Pagination page={data.page} pageCount={data.page_count} href={paths.walletPage} />
    </>
  )
}

function Row({ transaction }: { transaction: Transaction }) {
  const { created_at: at, transaction_type: type, tracking_code: code, status } = transaction
  const { columns, none } = words
  return (
    <tr>
      <td data-label={columns.date}>
        <time dateTime={at}>
          {day(at)}، {timeOfDay(at)}
        </time>
      </td>
      <td data-label={columns.type}>{words.types[type]}</td>
      <td data-label={columns.amount} className={css({ fontWeight: '700' })}>
        {formatToman(transaction.amount)}
      </td>
      <td data-label={columns.status}>
        <Badge tone={tones[status]}>{statusLabel(transaction)}</Badge>
      </td>
      <td data-label={columns.code}>
        {code === null ? none : <bdi dir="ltr">{toPersianDigits(code)}</bdi>}
      </td>
      <td data-label={columns.comment}>
        {transaction.withdrawal_id === null ? (
          (commentOf(transaction) ?? none)
        ) : (
          <CancelWithdrawal id={transaction.withdrawal_id} />
        )}
      </td>
    </tr>
  )
}

/** WAL-26 and WAL-27. */
function statusLabel({ transaction_type: type, status }: Transaction): string {
  return type === 'WITHDRAW' && status === 'FAILED'
    ? words.refusedWithdrawal
    : words.statuses[status]
}

/** A charge that waits has not been paid, whatever its label says (WAL-24). */
function commentOf({ transaction_type: type, status, admin_comment: comment }: Transaction) {
  return type === 'DEPOSIT' && status === 'PENDING' ? words.unpaid : comment
}

/** Takes back a withdrawal that nobody has handled. */
function CancelWithdrawal({ id }: { id: number }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { isPending, mutate } = useMutation({
    mutationFn: () =>
      unwrap(api.POST('/wallet/withdrawal-request/{id}/cancel/', { params: { path: { id } } })),
    onSuccess: () => toast({ text: wallet.withdrawal.cancelled, tone: 'ok' }),
    onError: (error) => toast({ text: failureText(failureOf(error)), tone: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.wallet }),
  })
  return (
    <Button look="danger" size="sm" busy={isPending} onClick={() => mutate()}>
      {wallet.withdrawal.cancel}
    </Button>
  )
}

const tones: Record<Transaction['status'], BadgeTone> = {
  SUCCESSFUL: 'ok',
  PENDING: 'warn',
  RETURNED: 'info',
  FAILED: 'danger',
}

/** On phones each row is a card with the names of the columns in it. */
const table = css({
  display: { base: 'block', lg: 'table' },
  width: 'full',
  textStyle: 'small',
  '& thead': { srOnly: { base: true, lg: false } },
  '& tbody': { display: { base: 'grid', lg: 'table-row-group' }, gap: '3' },
  '& th': {
    padding: '12px',
    textAlign: 'start',
    color: 'text-2',
    fontWeight: '500',
    borderBlockEnd: '1px solid {colors.border}',
  },
  '& tbody tr': {
    display: { base: 'grid', lg: 'table-row' },
    gap: '2',
    padding: '4',
    border: { base: '1px solid {colors.border}', lg: '0' },
    borderRadius: { base: 'md', lg: '0' },
  },
  '& td': {
    display: { base: 'flex', lg: 'table-cell' },
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minHeight: { base: '32px', lg: '56px' },
    padding: { base: '0', lg: '12px' },
    borderBlockEnd: { lg: '1px solid {colors.border}' },
    overflowWrap: 'anywhere',
    _before: {
      content: 'attr(data-label)',
      display: { base: 'block', lg: 'none' },
      flexShrink: '0',
      color: 'text-2',
    },
  },
})
