import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'wouter'
import { staff } from '#i18n/fa/staff.ts'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { paths } from '#staff/app/paths.ts'
import { ordersQuery } from '#staff/app/queries.ts'
import { ListBody } from '#staff/table/ListBody.tsx'
import { sortOf, withQuery } from '#staff/table/list-query.ts'
import { ListHead } from '#staff/table/ListHead.tsx'
import { Lookup } from '#staff/table/Lookup.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { number } from '#src/lib/format.ts'
import { ParcelScene } from '#src/ui/scenes/ParcelScene.tsx'
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
  const list = useQuery(
    ordersQuery(useApi(), {
      ...(status !== null && { text_status: status }),
      ...(lookup !== '' && { lookup }),
      sort,
      page,
    }),
  )
  const { data } = list
  const href = (change: Partial<OrderQuery>) =>
    withQuery(paths.orders, writeOrderQuery({ ...query, page: 1, ...change }))
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
      <ListBody
        list={list}
        page={page}
        pageHref={(next) => href({ page: next })}
        scene={<ParcelScene />}
        words={words}
        allHref={paths.orders}
        columns={orderColumns}
        sort={sortOf(sort)}
        onSort={(next) => navigate(href({ sort: sortFor(next) }))}
      />
    </>
  )
}
