import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { staff } from '#i18n/fa/staff.ts'
import { paths } from '#staff/app/paths.ts'
import { ordersQuery } from '#staff/app/queries.ts'
import { ListBody } from '#staff/table/ListBody.tsx'
import { sortOf } from '#staff/table/list-query.ts'
import { ListHead } from '#staff/table/ListHead.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { number } from '#src/lib/format.ts'
import { ParcelScene } from '#src/ui/scenes/ParcelScene.tsx'
import { orderColumns } from './order-columns.tsx'
import { filterOf, ordersHref, sortFor, type OrderQuery } from './order-query.ts'
import { StatusFilter } from './StatusFilter.tsx'

const words = staff.orders

type Props = {
  query: OrderQuery
  /** What narrows the list down. */
  children: ReactNode
}

/** The orders as a table. */
export function OrderList({ query, children }: Props) {
  const [, navigate] = useLocation()
  const { status, sort, page } = query
  const list = useQuery(
    ordersQuery(useApi(), {
      ...(status !== null && { text_status: status }),
      ...filterOf(query),
      sort,
      page,
    }),
  )
  const { data } = list
  const href = (change: Partial<OrderQuery>) => ordersHref(query, change)
  return (
    <>
      <ListHead title={words.title}>
        {data !== undefined && words.total(number(data.total))}
      </ListHead>
      {children}
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
