import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'wouter'
import { staff } from '#i18n/fa/staff.ts'
import { failureOf } from '#machines/kernel/problem.ts'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { paths } from '#staff/app/paths.ts'
import { ordersQuery } from '#staff/app/queries.ts'
import { DataTable } from '#staff/table/DataTable.tsx'
import { sortOf } from '#staff/table/list-query.ts'
import { ListHead } from '#staff/table/ListHead.tsx'
import { Lookup } from '#staff/table/Lookup.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { failureText } from '#src/lib/failure-text.ts'
import { number } from '#src/lib/format.ts'
import { ButtonLink } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Pagination } from '#src/ui/Pagination.tsx'
import { Retry } from '#src/ui/Retry.tsx'
import { ParcelScene } from '#src/ui/scenes/ParcelScene.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { orderColumns } from './order-columns.tsx'
import { readOrderQuery, sortFor, writeOrderQuery, type OrderQuery } from './order-query.ts'
import { StatusFilter } from './StatusFilter.tsx'

const words = staff.orders

/** The orders of all customers. What it shows is in the URL. */
export function OrdersPage() {
  const [search] = useSearchParams()
  const [, navigate] = useLocation()
  const query = readOrderQuery(search)
  const { status, lookup, sort, page } = query
  const { data, error, refetch, isPlaceholderData } = useQuery(
    ordersQuery(useApi(), {
      ...(status !== null && { text_status: status }),
      ...(lookup !== '' && { lookup }),
      sort,
      page,
    }),
  )
  const href = (change: Partial<OrderQuery>) => {
    const text = writeOrderQuery({ ...query, page: 1, ...change })
    return text === '' ? paths.orders : `${paths.orders}?${text}`
  }
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <ListHead title={words.title}>
        {data !== undefined && words.total(number(data.total))}
      </ListHead>
      <Lookup
        key={lookup}
        hint={words.lookupHint}
        maxLength={40}
        isNumeric
        value={lookup}
        href={(text) => href({ lookup: text })}
      />
      <StatusFilter
        chosen={status}
        counts={data?.counts ?? []}
        href={(next) => href({ status: next })}
      />
      {data === undefined && error === null && <Skeleton height="480px" radius="16px" />}
      {data === undefined && error !== null && (
        <Retry text={failureText(failureOf(error))} onRetry={() => void refetch()} />
      )}
      {data !== undefined && data.results.length > 0 && (
        <DataTable
          label={words.table}
          columns={orderColumns}
          rows={data.results}
          rowId={({ id }) => String(id)}
          sort={sortOf(sort)}
          onSort={(next) => navigate(href({ sort: sortFor(next) }))}
          isStale={isPlaceholderData}
        />
      )}
      {data?.results.length === 0 && (
        <EmptyState
          scene={<ParcelScene />}
          title={words.emptyTitle}
          text={words.emptyText}
          actions={
            <ButtonLink look="line" href={paths.orders}>
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
