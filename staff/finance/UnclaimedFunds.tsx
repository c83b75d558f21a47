import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { toPersianDigits } from '#domain/digits.ts'
import { staffBooks } from '#i18n/fa/staff-books.ts'
import type { Schemas } from '#machines/api/client.ts'
import type { StaffMoneyMoveActor } from '#machines/flows/staff-money-move/staff-money-move.machine.ts'
import { css } from '#styled/css/index.js'
import { Awaiting } from '#staff/app/Awaiting.tsx'
import { unclaimedQuery } from '#staff/app/queries.ts'
import { DataTable } from '#staff/table/DataTable.tsx'
import { columnsOf } from '#staff/table/features.ts'
import { MomentCell } from '#staff/table/MomentCell.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { toman } from '#src/lib/format.ts'
import { MoneyDialog } from './MoneyDialog.tsx'
import { MoneyMoves } from './MoneyMoves.tsx'
import { useListMoneyMove } from './use-list-money-move.ts'

const words = staffBooks.ledger.unclaimed

/** What customers with a closed account are still owed, and the way to book a transfer of it. */
export function UnclaimedFunds() {
  const { data, error, refetch } = useQuery(unclaimedQuery(useApi()))
  const actor = useListMoneyMove()
  const columns = useMemo(() => unclaimedColumns(actor), [actor])
  return (
    <section aria-label={words.title} className={css({ marginBlockEnd: '6' })}>
      <h2 className={css({ textStyle: 'h2', marginBlockEnd: '2' })}>{words.title}</h2>
      <p className={css({ textStyle: 'small', color: 'text-2', marginBlockEnd: '3' })}>
        {data?.results.length === 0 ? words.none : words.how}
      </p>
      <Awaiting data={data} error={error} onRetry={() => void refetch()} />
      {data !== undefined && data.results.length > 0 && (
        <DataTable
          label={words.table}
          columns={columns}
          rows={data.results}
          rowId={({ customer_id: id }) => String(id)}
        />
      )}
      {data !== undefined && data.total > data.results.length && (
        <p className={css({ textStyle: 'small', color: 'text-2', marginBlockStart: '3' })}>
          {words.more(
            toPersianDigits(data.results.length),
            toPersianDigits(data.total - data.results.length),
          )}
        </p>
      )}
      <MoneyDialog actor={actor} />
    </section>
  )
}

const { accessor, columns: all } = columnsOf<Schemas['UnclaimedFunds']['results'][number]>()

const unclaimedColumns = (actor: StaffMoneyMoveActor) =>
  all([
    accessor('customer_id', {
      header: words.columns.customer,
      cell: ({ getValue }) => words.customer(toPersianDigits(getValue())),
    }),
    accessor('amount', {
      header: words.columns.amount,
      cell: ({ getValue }) => toman(getValue()),
    }),
    accessor('at', {
      header: words.columns.at,
      cell: ({ getValue }) => <MomentCell at={getValue()} />,
    }),
    accessor('customer_id', {
      id: 'moves',
      header: words.columns.moves,
      cell: ({ row: { original } }) => (
        <MoneyMoves
          actor={actor}
          moves={[{ kind: 'payOutUnclaimed', id: original.customer_id, amount: original.amount }]}
        />
      ),
    }),
  ])
