import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'wouter'
import { staffFinance } from '#i18n/fa/staff-finance.ts'
import { staff } from '#i18n/fa/staff.ts'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { paths } from '#staff/app/paths.ts'
import { returnsQuery } from '#staff/app/queries.ts'
import { ListBody } from '#staff/table/ListBody.tsx'
import { withQuery, writeQuery } from '#staff/table/list-query.ts'
import { ListHead } from '#staff/table/ListHead.tsx'
import { Lookup } from '#staff/table/Lookup.tsx'
import { StateFilter, statesOf } from '#staff/table/StateFilter.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { number } from '#src/lib/format.ts'
import { ArcadeScene } from '#src/ui/scenes/ArcadeScene.tsx'
import { MoneyDialog } from './MoneyDialog.tsx'
import { longestLookup, readMoneyQuery, type MoneyQuery } from './money-query.ts'
import { returnColumns } from './return-columns.tsx'
import { useMoneyMove } from './use-money-move.ts'

const words = staffFinance.returns
const names = staff.actions.statuses.return

/** The returns of all customers. What it shows is in the URL. */
export function ReturnsPage() {
  const [search] = useSearchParams()
  const query = readMoneyQuery(search, statesOf(names))
  const { state, lookup, page } = query
  const list = useQuery(
    returnsQuery(useApi(), {
      ...(state !== null && { status: state }),
      ...(lookup !== '' && { lookup }),
      page,
    }),
  )
  const { data } = list
  const actor = useMoneyMove()
  const columns = useMemo(() => returnColumns(actor), [actor])
  const href = (change: Partial<MoneyQuery<string>>) =>
    withQuery(paths.returns, writeQuery({ ...query, page: 1, ...change }))
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <ListHead title={words.title}>
        {data !== undefined && words.total(number(data.total))}
      </ListHead>
      <Lookup
        key={lookup}
        hint={words.lookupHint}
        maxLength={longestLookup}
        value={lookup}
        href={(text) => href({ lookup: text })}
      />
      <StateFilter
        label={staffFinance.state}
        names={names}
        totals={data && new Map(data.counts.map(({ status, total }) => [status, total]))}
        chosen={state}
        href={(next) => href({ state: next })}
      />
      <ListBody
        list={list}
        page={page}
        pageHref={(next) => href({ page: next })}
        scene={<ArcadeScene />}
        words={words}
        allHref={paths.returns}
        columns={columns}
      />
      <MoneyDialog actor={actor} />
    </>
  )
}
