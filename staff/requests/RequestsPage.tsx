import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { staffRequests as words } from '#i18n/fa/staff-requests.ts'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { paths } from '#staff/app/paths.ts'
import { requestsQuery } from '#staff/app/queries.ts'
import { ListBody } from '#staff/table/ListBody.tsx'
import { withQuery, writeQuery } from '#staff/table/list-query.ts'
import { ListHead } from '#staff/table/ListHead.tsx'
import { Lookup } from '#staff/table/Lookup.tsx'
import { ViewBar } from '#staff/views/ViewBar.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { number } from '#src/lib/format.ts'
import { ArcadeScene } from '#src/ui/scenes/ArcadeScene.tsx'
import { requestColumns } from './request-columns.tsx'
import { readRequestQuery, type RequestQuery } from './request-query.ts'
import { RequestFilters } from './RequestFilters.tsx'

/** What visitors asked the shop for, the open ones first. What it shows is in the URL. */
export function RequestsPage() {
  const [params] = useSearchParams()
  const query = readRequestQuery(params)
  const { kind, status, assignee, search, page } = query
  const list = useQuery(
    requestsQuery(useApi(), {
      ...(kind !== null && { kind }),
      ...(status !== null && { status }),
      ...(assignee !== null && { assignee }),
      ...(search !== '' && { search }),
      page,
    }),
  )
  const { data } = list
  const href = (change: Partial<RequestQuery>) =>
    withQuery(paths.requests, writeQuery({ ...query, page: 1, ...change }))
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <ListHead title={words.title}>
        {data !== undefined && words.total(number(data.total))}
      </ListHead>
      <Lookup
        key={search}
        maxLength={200}
        hint={words.searchHint}
        value={search}
        href={(text) => href({ search: text })}
      />
      <RequestFilters query={query} counts={data?.counts ?? []} href={href} />
      <ViewBar
        list="requests"
        path={paths.requests}
        columns={requestColumns}
        shown={query.columns}
        tidy={(text) => writeQuery({ ...readRequestQuery(text), page: 1 })}
        href={(columns) => href({ columns, page })}
      />
      <ListBody
        list={list}
        page={page}
        pageHref={(next) => href({ page: next })}
        scene={<ArcadeScene />}
        words={words}
        allHref={paths.requests}
        columns={requestColumns}
        shown={query.columns}
      />
    </>
  )
}
