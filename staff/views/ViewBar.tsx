import { useQuery } from '@tanstack/react-query'
import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import type { Schemas } from '#machines/api/client.ts'
import { memberQuery } from '#staff/app/queries.ts'
import { ListTools } from '#staff/table/ListTools.tsx'
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
  /** Whether what is behind the button on a phone is open at first, as when it holds a filter that is in use. */
  isOpenFirst?: boolean
  /** Further tools, such as the exports. */
  children?: ReactNode
}

/** The tools of a list: what the page has of its own, the saved views and the choice of the columns. */
export function ViewBar<Row extends RowData>(props: ViewBarProps<Row>) {
  const { list, path, columns, shown, tidy, href, isOpenFirst, children } = props
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const { data: member } = useQuery(memberQuery(useApi()))
  return (
    <ListTools isOpenFirst={isOpenFirst}>
      {children}
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
    </ListTools>
  )
}
