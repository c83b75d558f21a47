import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { staffTickets } from '#i18n/fa/staff-tickets.ts'
import { failureOf } from '#machines/kernel/problem.ts'
import { css } from '#styled/css/index.js'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { paths } from '#staff/app/paths.ts'
import { ticketsQuery } from '#staff/app/queries.ts'
import { Lookup } from '#staff/table/Lookup.tsx'
import { DataTable } from '#staff/table/DataTable.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { failureText } from '#src/lib/failure-text.ts'
import { number } from '#src/lib/format.ts'
import { ButtonLink } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Pagination } from '#src/ui/Pagination.tsx'
import { Retry } from '#src/ui/Retry.tsx'
import { ArcadeScene } from '#src/ui/scenes/ArcadeScene.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { ticketColumns } from './ticket-columns.tsx'
import { TicketFilters } from './TicketFilters.tsx'
import { readTicketQuery, writeTicketQuery, type TicketQuery } from './ticket-query.ts'

const words = staffTickets

/** The tickets of all customers, those that wait for an answer first. What it shows is in the URL. */
export function TicketsPage() {
  const [params] = useSearchParams()
  const query = readTicketQuery(params)
  const { status, assignee, search, page } = query
  const { data, error, refetch, isPlaceholderData } = useQuery(
    ticketsQuery(useApi(), {
      ...(status !== null && { status }),
      ...(assignee !== null && { assignee }),
      ...(search !== '' && { search }),
      page,
    }),
  )
  const href = (change: Partial<TicketQuery>) => {
    const text = writeTicketQuery({ ...query, page: 1, ...change })
    return text === '' ? paths.tickets : `${paths.tickets}?${text}`
  }
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <div className={head}>
        <h1 className={css({ textStyle: 'h1' })}>{words.title}</h1>
        <p role="status" className={css({ textStyle: 'small', color: 'text-2' })}>
          {data !== undefined && words.total(number(data.total))}
        </p>
      </div>
      <Lookup
        key={search}
        maxLength={200}
        hint={words.searchHint}
        value={search}
        href={(text) => href({ search: text })}
      />
      <TicketFilters query={query} counts={data?.counts ?? []} href={href} />
      {data === undefined && error === null && <Skeleton height="480px" radius="16px" />}
      {data === undefined && error !== null && (
        <Retry text={failureText(failureOf(error))} onRetry={() => void refetch()} />
      )}
      {data !== undefined && data.results.length > 0 && (
        <DataTable
          label={words.table}
          columns={ticketColumns}
          rows={data.results}
          rowId={({ id }) => String(id)}
          isStale={isPlaceholderData}
        />
      )}
      {data?.results.length === 0 && (
        <EmptyState
          scene={<ArcadeScene />}
          title={words.emptyTitle}
          text={words.emptyText}
          actions={
            <ButtonLink look="line" href={paths.tickets}>
              {words.showAll}
            </ButtonLink>
          }
        />
      )}
      {data !== undefined && (
        <Pagination page={page} pageCount={data.page_count} href={(next) => href({ page: next })} />
      )}
    </>
  )
}

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '4',
  marginBlockEnd: '4',
})
