import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { staffFinance } from '#i18n/fa/staff-finance.ts'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { ListBody, type ListProps } from '#staff/table/ListBody.tsx'
import { withQuery, writeQuery } from '#staff/table/list-query.ts'
import { ListHead } from '#staff/table/ListHead.tsx'
import { listTools } from '#staff/table/list-looks.ts'
import { Lookup } from '#staff/table/Lookup.tsx'
import { StateFilter } from '#staff/table/StateFilter.tsx'
import { ArcadeScene } from '#src/ui/scenes/ArcadeScene.tsx'
import { longestLookup, type MoneyQuery } from './money-query.ts'

type Props<Row extends RowData, State extends string> = Pick<
  ListProps<Row>,
  'list' | 'columns' | 'words'
> & {
  title: string
  /** How much the list holds; null while it is not known. */
  total: string | null
  lookupHint: string
  states: Readonly<Record<State, string>>
  /** How many entries are in each state; left out while it is not known. */
  totals: ReadonlyMap<State, number> | undefined
  /** Path of the page. */
  path: string
  query: MoneyQuery<State>
  /** What stands beside the search. */
  action?: ReactNode
}

/** A page with a list that is searched and narrowed down by state. */
export function StateList<Row extends RowData & { id: number }, State extends string>(
  props: Props<Row, State>,
) {
  const { title, total, lookupHint, states, totals, path, query, action, ...rows } = props
  const { state, lookup, page } = query
  const href = (change: Partial<MoneyQuery<State>>) =>
    withQuery(path, writeQuery({ ...query, page: 1, ...change }))
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <ListHead title={title}>{total}</ListHead>
      <div className={listTools}>
        <Lookup
          key={lookup}
          hint={lookupHint}
          maxLength={longestLookup}
          value={lookup}
          href={(text) => href({ lookup: text })}
        />
        {action}
      </div>
      <StateFilter
        label={staffFinance.state}
        names={states}
        totals={totals}
        chosen={state}
        href={(next) => href({ state: next })}
      />
      <ListBody
        {...rows}
        page={page}
        pageHref={(next) => href({ page: next })}
        scene={<ArcadeScene />}
        allHref={path}
      />
    </>
  )
}
