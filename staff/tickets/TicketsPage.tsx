import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { staffTickets } from '#i18n/fa/staff-tickets.ts'
import { tickets } from '#i18n/fa/tickets.ts'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { paths } from '#staff/app/paths.ts'
import { ticketsQuery } from '#staff/app/queries.ts'
import { withQuery, writeQuery } from '#staff/table/list-query.ts'
import { ListBody } from '#staff/table/ListBody.tsx'
import { activeFilter, namedChoice } from '#staff/table/active-filters.ts'
import { StateFilter } from '#staff/table/StateFilter.tsx'
import { ListToolbar } from '#staff/views/ListToolbar.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { number } from '#src/lib/format.ts'
import { ArcadeScene } from '#src/ui/scenes/ArcadeScene.tsx'
import { ticketColumns } from './ticket-columns.tsx'
import { TicketFilters } from './TicketFilters.tsx'
import { readTicketQuery, ticketStatuses, type TicketQuery } from './ticket-query.ts'

const words = staffTickets

/** The tickets of all customers, with the ones waiting for an answer first. What it shows is in the URL. */
export function TicketsPage() {
  const [params] = useSearchParams()
  const query = readTicketQuery(params)
  const { status, assignee, search, page } = query
  const list = useQuery(
    ticketsQuery(useApi(), {
      ...(status !== null && { status }),
      ...(assignee !== null && { assignee }),
      ...(search !== '' && { search }),
      page,
    }),
  )
  const { data } = list
  const href = (change: Partial<TicketQuery>) =>
    withQuery(paths.tickets, writeQuery({ ...query, page: 1, ...change }))
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
        renderFilters={() => <TicketFilters query={query} href={href} />}
        activeFilters={activeFilter(
          assignee,
          (chosen) => namedChoice(words.assignment, words.assignments[chosen]),
          href({ assignee: null }),
        )}
        views={{
          list: 'tickets',
          path: paths.tickets,
          columns: ticketColumns,
          shown: query.columns,
          tidy: (text) => writeQuery({ ...readTicketQuery(text), page: 1 }),
          href: (columns) => href({ columns, page }),
        }}
      />
      <StateFilter
        label={words.filter}
        names={tickets.status}
        states={ticketStatuses}
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
        allHref={paths.tickets}
        columns={ticketColumns}
        shown={query.columns}
        searchedBy={query.search === '' ? null : words.searchHint}
      />
    </>
  )
}
