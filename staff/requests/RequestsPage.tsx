import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { staffRequests as words } from '#i18n/fa/staff-requests.ts'
import { staffTickets } from '#i18n/fa/staff-tickets.ts'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { paths } from '#staff/app/paths.ts'
import { requestsQuery } from '#staff/app/queries.ts'
import { ListBody } from '#staff/table/ListBody.tsx'
import { activeFilter, namedChoice } from '#staff/table/active-filters.ts'
import { StateFilter } from '#staff/table/StateFilter.tsx'
import { withQuery, writeQuery } from '#staff/table/list-query.ts'
import { ListToolbar } from '#staff/views/ListToolbar.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { number } from '#src/lib/format.ts'
import { ArcadeScene } from '#src/ui/scenes/ArcadeScene.tsx'
import { requestColumns } from './request-columns.tsx'
import { readRequestQuery, requestStatuses, type RequestQuery } from './request-query.ts'
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
      <ListToolbar
        title={words.title}
        total={data !== undefined && words.total(number(data.total))}
        lookup={{
          hint: words.searchHint,
          maxLength: 200,
          value: search,
          href: (text) => href({ search: text }),
        }}
        renderFilters={() => <RequestFilters query={query} href={href} />}
        activeFilters={[
          ...activeFilter(
            kind,
            (chosen) => namedChoice(words.kind, words.kinds[chosen]),
            href({ kind: null }),
          ),
          ...activeFilter(
            assignee,
            (chosen) => namedChoice(words.assignment, staffTickets.assignments[chosen]),
            href({ assignee: null }),
          ),
        ]}
        views={{
          list: 'requests',
          path: paths.requests,
          columns: requestColumns,
          shown: query.columns,
          tidy: (text) => writeQuery({ ...readRequestQuery(text), page: 1 }),
          href: (columns) => href({ columns, page }),
        }}
      />
      <StateFilter
        label={words.filter}
        names={words.statuses}
        states={requestStatuses}
        totals={new Map(data?.counts.map((each) => [each.status, each.total]))}
        chosen={status}
        href={(next) => href({ status: next })}
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
        searchedBy={query.search === '' ? null : words.searchHint}
      />
    </>
  )
}
