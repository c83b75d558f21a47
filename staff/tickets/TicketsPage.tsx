import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { staffTickets } from '#i18n/fa/staff-tickets.ts'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { paths } from '#staff/app/paths.ts'
import { ticketsQuery } from '#staff/app/queries.ts'
import { withQuery, writeQuery } from '#staff/table/list-query.ts'
import { ListHead } from '#staff/table/ListHead.tsx'
import { Lookup } from '#staff/table/Lookup.tsx'
import { ListBody } from '#staff/table/ListBody.tsx'
import { ViewBar } from '#staff/views/ViewBar.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { number } from '#src/lib/format.ts'
import { ArcadeScene } from '#src/ui/scenes/ArcadeScene.tsx'
import { ticketColumns } from './ticket-columns.tsx'
import { TicketFilters } from './TicketFilters.tsx'
import { readTicketQuery, type TicketQuery } from './ticket-query.ts'

const words = staffTickets

/** The tickets of all customers, those that wait for an answer first. What it shows is in the URL. */
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
      <TicketFilters query={query} counts={data?.counts ?? []} href={href} />
      <ViewBar
        list="tickets"
        path={paths.tickets}
        columns={ticketColumns}
        shown={query.columns}
        tidy={(text) => writeQuery({ ...readTicketQuery(text), page: 1 })}
        href={(columns) => href({ columns, page })}
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
      />
    </>
  )
}
