import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { staffFinance } from '#i18n/fa/staff-finance.ts'
import type { ExportedEntries } from '#machines/flows/staff-export/staff-export.types.ts'
import { useExport } from '#staff/exports/use-export.ts'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { ListBody, type ListProps } from '#staff/table/ListBody.tsx'
import { sortNamed, sortOf, withQuery, writeQuery } from '#staff/table/list-query.ts'
import { StateFilter, statesOf } from '#staff/table/StateFilter.tsx'
import type { ListViews } from '#staff/views/use-saved-views.ts'
import { ListToolbar } from '#staff/views/ListToolbar.tsx'
import { ArcadeScene } from '#src/ui/scenes/ArcadeScene.tsx'
import { columnIds } from '#staff/table/DataTable.tsx'
import { longestLookup, moneySorts, readMoneyQuery, type MoneyQuery } from './money-query.ts'

type Props<Row extends RowData, State extends string> = Pick<
  ListProps<Row>,
  'list' | 'columns' | 'words' | 'hasLinks'
> & {
  /** Whose views are saved. */
  name: ListViews<Row>['list']
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
  /** What its export is asked for. */
  exported: ExportedEntries
  /** How many entries it finds. */
  found: number
  /** The main action of the page. */
  action?: ReactNode
}

/** A page with a list that is searched and narrowed down by state. */
export function StateList<Row extends RowData & { id: number }, State extends string>(
  props: Props<Row, State>,
) {
  const {
    name,
    title,
    total,
    lookupHint,
    states,
    totals,
    path,
    query,
    action,
    exported,
    found,
    ...rows
  } = props
  const { state, lookup, sort, page } = query
  const [, navigate] = useLocation()
  const exporting = useExport()
  const known = { states: statesOf(states), columns: columnIds(rows.columns) }
  const href = (change: Partial<MoneyQuery<State>>) =>
    withQuery(path, writeQuery({ ...query, page: 1, ...change }))
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <ListToolbar
        title={title}
        total={total}
        action={action}
        lookup={{
          hint: lookupHint,
          maxLength: longestLookup,
          value: lookup,
          href: (text) => href({ lookup: text }),
        }}
        views={{
          list: name,
          path,
          columns: rows.columns,
          shown: query.columns,
          tidy: (text) => writeQuery({ ...readMoneyQuery(text, known), page: 1 }),
          href: (columns) => href({ columns, page }),
        }}
        exporting={{ actor: exporting, choice: exported, total: found }}
      />
      <StateFilter
        label={staffFinance.state}
        names={states}
        totals={totals}
        chosen={state}
        href={(next) => href({ state: next })}
      />
      <ListBody
        {...rows}
        shown={query.columns}
        sort={sort && sortOf(sort)}
        onSort={(next) => navigate(href({ sort: sortNamed(moneySorts, next) }))}
        page={page}
        pageHref={(next) => href({ page: next })}
        scene={<ArcadeScene />}
        allHref={path}
        searchedBy={lookup === '' ? null : lookupHint}
        isFiltered={state !== null || lookup !== '' || page > 1}
      />
    </>
  )
}
