import { useQuery } from '@tanstack/react-query'
import type { RowData } from '@tanstack/react-table'
import { useSearchParams } from 'wouter'
import { staffViews as words } from '#i18n/fa/staff-views.ts'
import type { Schemas } from '#machines/api/client.ts'
import { fullName } from '#staff/app/full-name.ts'
import { memberQuery, viewsQuery } from '#staff/app/queries.ts'
import type { ColumnChoiceProps } from '#staff/table/ColumnChoice.tsx'
import { withQuery } from '#staff/table/list-query.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'

/** What is saved of a list, and how its URL says it. */
export type ListViews<Row extends RowData> = Pick<
  ColumnChoiceProps<Row>,
  'columns' | 'shown' | 'usual'
> & {
  list: Schemas['StaffList']
  path: string
  /** The query of a URL as the list writes it, without the page and what it does not know. */
  tidy: (query: URLSearchParams) => string
  /** The URL of what is shown now with other columns. */
  href: (columns: readonly string[] | null) => string
}

export type ViewSource = Pick<ListViews<RowData>, 'list' | 'path' | 'tidy'>

/** The saved views of a list, and which of them is shown. */
export function useSavedViews({ list, path, tidy }: ViewSource) {
  const api = useApi()
  const { data: member } = useQuery(memberQuery(api))
  const { data } = useQuery(viewsQuery(api, list))
  const [search] = useSearchParams()
  const query = tidy(search)
  const queryOf = (view: Schemas['StaffView']) => tidy(new URLSearchParams(view.query))
  const isOwn = (view: Schemas['StaffView']) => view.staff_id === member?.id
  const all = data?.results ?? []
  const chosen = all.find((view) => queryOf(view) === query)
  return {
    all,
    chosen,
    /** The view that is shown, if it is the member's own. */
    own: chosen !== undefined && isOwn(chosen) ? chosen : null,
    /** What is shown now, as a view keeps it. */
    query,
    isLoaded: data !== undefined,
    href: (view: Schemas['StaffView']) => withQuery(path, queryOf(view)),
    name: (view: Schemas['StaffView']) =>
      isOwn(view) ? view.name : words.shared(view.name, fullName(view)),
  }
}
