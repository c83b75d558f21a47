import { useQuery } from '@tanstack/react-query'
import type { RowData } from '@tanstack/react-table'
import { useLocation, useSearchParams } from 'wouter'
import type { Schemas } from '#machines/api/client.ts'
import { memberQuery } from '#staff/app/queries.ts'
import { ColumnChoice, type ColumnChoiceProps } from '#staff/table/ColumnChoice.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { ListViews } from './ListViews.tsx'

export type ViewBarProps<Row extends RowData> = Pick<
  ColumnChoiceProps<Row>,
  'columns' | 'shown'
> & {
  list: Schemas['StaffList']
  path: string
  /** The query of a URL as the list writes it, without the page and what it does not know. */
  tidy: (query: URLSearchParams) => string
  /** The URL of what is shown now with other columns. */
  href: (columns: readonly string[] | null) => string
}

/** The saved views of a list and the choice of its columns. */
export function ViewBar<Row extends RowData>(props: ViewBarProps<Row>) {
  const { list, path, columns, shown, tidy, href } = props
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const { data: member } = useQuery(memberQuery(useApi()))
  return (
    <ListViews
      list={list}
      path={path}
      query={tidy(search)}
      tidy={(query) => tidy(new URLSearchParams(query))}
      memberId={member?.id}
    >
      <ColumnChoice
        columns={columns}
        shown={shown}
        onChange={(next) => navigate(href(next), { replace: true })}
      />
    </ListViews>
  )
}
