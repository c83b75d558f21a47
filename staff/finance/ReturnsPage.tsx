import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'wouter'
import { staffFinance } from '#i18n/fa/staff-finance.ts'
import { staffActions } from '#i18n/fa/staff-actions.ts'
import { mayCall } from '#machines/api/may-call.ts'
import type { Schemas } from '#machines/api/client.ts'
import { paths } from '#staff/app/paths.ts'
import { returnsQuery } from '#staff/app/queries.ts'
import { columnIds } from '#staff/table/DataTable.tsx'
import { statesOf } from '#staff/table/StateFilter.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { number } from '#src/lib/format.ts'
import { MoneyDialog } from './MoneyDialog.tsx'
import { filterByStatus, readMoneyQuery, sliceOf } from './money-query.ts'
import { returnColumns } from './return-columns.tsx'
import { StateList } from './StateList.tsx'
import { useListMoneyMove } from './use-list-money-move.ts'

const words = staffFinance.returns
const names = staffActions.statuses.return

/** The returns of all customers. What it shows is in the URL. */
export function ReturnsPage({ member }: { member: Schemas['StaffMember'] }) {
  const [search] = useSearchParams()
  const actor = useListMoneyMove()
  const canOpenProduct = mayCall(member, 'getStaffProduct')
  const columns = useMemo(() => returnColumns(actor, canOpenProduct), [actor, canOpenProduct])
  const query = readMoneyQuery(search, {
    states: statesOf(names),
    columns: columnIds(columns),
  })
  const list = useQuery(returnsQuery(useApi(), { ...filterByStatus(query), ...sliceOf(query) }))
  const { data } = list
  return (
    <>
      <StateList
        name="returns"
        title={words.title}
        total={data === undefined ? null : words.total(number(data.total))}
        lookupHint={words.lookupHint}
        states={names}
        totals={data && new Map(data.counts.map(({ status, total }) => [status, total]))}
        path={paths.returns}
        query={query}
        exported={{ list: 'returns', ...filterByStatus(query) }}
        found={data?.total ?? 0}
        list={list}
        columns={columns}
        words={words}
      />
      <MoneyDialog actor={actor} />
    </>
  )
}
