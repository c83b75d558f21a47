import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'wouter'
import { staffFinance } from '#i18n/fa/staff-finance.ts'
import { staffActions } from '#i18n/fa/staff-actions.ts'
import { paths } from '#staff/app/paths.ts'
import { withdrawalsQuery } from '#staff/app/queries.ts'
import { columnIds } from '#staff/table/DataTable.tsx'
import { statesOf } from '#staff/table/StateFilter.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { number, toman } from '#src/lib/format.ts'
import { MoneyDialog } from './MoneyDialog.tsx'
import { filterByStatus, readMoneyQuery, sliceOf } from './money-query.ts'
import { StateList } from './StateList.tsx'
import { useListMoneyMove } from './use-list-money-move.ts'
import { withdrawalColumns } from './withdrawal-columns.tsx'

const words = staffFinance.withdrawals
const names = staffActions.statuses.withdrawal

/** The withdrawals of all customers. What it shows is in the URL. */
export function WithdrawalsPage() {
  const [search] = useSearchParams()
  const actor = useListMoneyMove()
  const columns = useMemo(() => withdrawalColumns(actor), [actor])
  const query = readMoneyQuery(search, {
    states: statesOf(names),
    columns: columnIds(columns),
  })
  const { state } = query
  const list = useQuery(withdrawalsQuery(useApi(), { ...filterByStatus(query), ...sliceOf(query) }))
  const { data } = list
  const shown = data?.counts.filter(({ status }) => state === null || status === state) ?? []
  const amount = shown.reduce((sum, each) => sum + each.amount, 0)
  return (
    <>
      <StateList
        name="withdrawals"
        title={words.title}
        total={data === undefined ? null : words.total(number(data.total), toman(amount))}
        lookupHint={words.lookupHint}
        states={names}
        totals={data && new Map(data.counts.map(({ status, total }) => [status, total]))}
        path={paths.withdrawals}
        query={query}
        exported={{ list: 'withdrawals', ...filterByStatus(query) }}
        found={data?.total ?? 0}
        list={list}
        columns={columns}
        words={words}
        hasLinks={false}
      />
      <MoneyDialog actor={actor} />
    </>
  )
}
