import { useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { formatToman, toPersianDigits } from '#domain/digits.ts'
import { wallet } from '#i18n/fa/wallet.ts'
import type { Schemas } from '#machines/api/client.ts'
import { failureOf, unwrap } from '#machines/kernel/problem.ts'
import { css } from '#styled/css/index.js'
import { LoadFailure } from '#src/features/support/shared/LoadFailure.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { failureText } from '#src/lib/failure-text.ts'
import { day, timeOfDay } from '#src/lib/format.ts'
import { paths } from '#src/lib/paths.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Pagination } from '#src/ui/Pagination.tsx'
import { RemovalDialog } from '#src/ui/RemovalDialog.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { toast } from '#src/ui/toast.ts'
import { walletTransactionsQuery } from './wallet-history.queries.ts'
import { renewWallet } from './renew-wallet.ts'

const words = wallet.history
type Transaction = Schemas['WalletTransaction']

type Props = {
  page: number
  /** Whether the customer came from the invoice, which the other pages keep. */
  isForInvoice: boolean
}

/** The movements of the wallet, newest first, five on a page. */
export function WalletHistory({ page, isForInvoice }: Props) {
  const { data, isLoadingError, error, refetch } = useQuery({
    ...walletTransactionsQuery(useApi(), page),
    refetchOnWindowFocus: 'always',
  })
  if (isLoadingError) return <LoadFailure error={error} onRetry={() => void refetch()} />
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
      <Pagination
        page={data.page}
        pageCount={data.page_count}
        href={(page) => paths.walletPage(page, isForInvoice)}
      />
    </>
  )
}

function Row({ transaction }: { transaction: Transaction }) {
  const { created_at: at, tracking_code: code, status } = transaction
  const { columns, none } = words
  const comment = commentOf(transaction)
  return (
    <tr>
      <td className={date}>
        <time dateTime={at}>
          {day(at)}، {timeOfDay(at)}
        </time>
      </td>
      <td className={what}>{nameOf(transaction)}</td>
      <td className={sum} data-way={wayOf(transaction)}>
        <bdi dir="ltr">{signed(transaction)}</bdi>
      </td>
      <td className={state}>
        <Badge tone={tones[status]}>{statusLabel(transaction)}</Badge>
      </td>
      <td className={detail} data-label={columns.code} data-none={code === null || undefined}>
        {code === null ? none : <bdi dir="ltr">{toPersianDigits(code)}</bdi>}
      </td>
      {transaction.withdrawal_id === null ? (
        <td className={detail} data-none={comment === null || undefined}>
          {comment ?? none}
        </td>
      ) : (
        <td className={detail}>
          <CancelWithdrawal id={transaction.withdrawal_id} />
        </td>
      )}
    </tr>
  )
}

/** What came back of an order is named, as the shop deposits other money, too. */
function nameOf({ transaction_type: type, order_id: order }: Transaction): string {
  return type === 'STORE_DEPOSIT' && order !== null ? words.orderRefund : words.types[type]
}

/** The amount with the direction in which it went. */
function signed({ transaction_type: type, amount }: Transaction): string {
  return `${incoming.has(type) ? '+' : '−'}${formatToman(amount)}`
}

/** What did not come to pass, or came back, has no direction. */
function wayOf({ transaction_type: type, status }: Transaction): 'in' | 'out' | 'none' {
  if (status === 'FAILED' || status === 'RETURNED') return 'none'
  return incoming.has(type) ? 'in' : 'out'
}

const incoming: ReadonlySet<Transaction['transaction_type']> = new Set([
  'DEPOSIT',
  'STORE_DEPOSIT',
  'STORE_CREDIT_DEPOSIT',
])

/** WAL-26 and WAL-27. */
function statusLabel({ transaction_type: type, status }: Transaction): string {
  return type === 'WITHDRAW' && status === 'FAILED'
    ? words.refusedWithdrawal
    : words.statuses[status]
}

/** What a label does not say: that a waiting charge is unpaid (WAL-24), and who returned a withdrawal (WAL-25). */
function commentOf(transaction: Transaction) {
  const { transaction_type: type, status, admin_comment: comment, returned_by: by } = transaction
  if (transaction.is_in_transfer) return words.inTransfer
  if (by !== null) return [words.returnedBy[by], comment].filter(Boolean).join(' ')
  return type === 'DEPOSIT' && status === 'PENDING' ? words.unpaid : comment
}

/** Takes back a withdrawal that nobody has handled. */
function CancelWithdrawal({ id }: { id: number }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const { isPending, mutate } = useMutation({
    mutationFn: () =>
      unwrap(api.POST('/wallet/withdrawal-request/{id}/cancel/', { params: { path: { id } } })),
    onSuccess: () => toast({ text: wallet.withdrawal.cancelled, tone: 'ok' }),
    onError: (error) => toast({ text: failureText(failureOf(error)), tone: 'error' }),
    onSettled: () => {
      setAsked(false)
      return renewWallet(queryClient)
    },
  })
  return (
    <>
      <Button look="danger" size="sm" busy={isPending} onClick={() => setAsked(true)}>
        {wallet.withdrawal.cancel}
      </Button>
      <RemovalDialog
        open={isAsked}
        title={words.cancelling.title}
        confirm={words.cancelling.confirm}
        cancel={words.cancelling.keep}
        busy={isPending}
        onConfirm={() => mutate()}
        onCancel={() => setAsked(false)}
      >
        <p className={css({ textStyle: 'body' })}>{words.cancelling.question}</p>
      </RemovalDialog>
    </>
  )
}

const tones: Record<Transaction['status'], BadgeTone> = {
  SUCCESSFUL: 'ok',
  PENDING: 'warn',
  RETURNED: 'info',
  FAILED: 'danger',
}

/** On phones the rows are a list: what and amount, then when and what became of it, then the rest if there is any. */
const table = css({
  display: { base: 'block', lg: 'table' },
  width: 'full',
  textStyle: 'small',
  '& thead': { srOnly: { base: true, lg: false } },
  '& tbody': { display: { base: 'block', lg: 'table-row-group' } },
  '& th': {
    padding: '12px',
    textAlign: 'start',
    color: 'text-2',
    fontWeight: '500',
    borderBlockEnd: '1px solid {colors.border}',
  },
  '& tbody tr': {
    display: { base: 'grid', lg: 'table-row' },
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    paddingBlock: '3',
    borderBlockEnd: { base: '1px solid {colors.border}', lg: '0' },
    _last: { borderBlockEnd: '0' },
  },
  '& td': {
    height: { lg: '56px' },
    padding: { base: '0', lg: '12px' },
    borderBlockEnd: { lg: '1px solid {colors.border}' },
    overflowWrap: 'anywhere',
  },
})
const what = css({ gridArea: '1 / 1', fontWeight: { base: '600', lg: '400' } })
const sum = css({
  gridArea: '1 / 2',
  fontWeight: '700',
  textAlign: { base: 'end', lg: 'start' },
  '&[data-way=in]': { color: 'ok-text' },
  '&[data-way=none]': { color: 'text-2' },
})
const date = css({ gridArea: '2 / 1', color: { base: 'text-2', lg: 'text' } })
const state = css({ gridArea: '2 / 2', textAlign: { base: 'end', lg: 'start' } })
const detail = css({
  gridColumn: '1 / -1',
  color: { base: 'text-2', lg: 'text' },
  '&[data-none]': { display: { base: 'none', lg: 'table-cell' } },
  '&[data-label]::before': {
    content: 'attr(data-label) ": "',
    display: { lg: 'none' },
  },
})
