import { queryOptions } from '@tanstack/react-query'
import type { operations } from '#api/schema.d.ts'
import { unwrap } from '#machines/kernel/problem.ts'
import type { Api } from '#src/lib/api/client.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'

export const ordersQuery = (
  api: Api,
  query: NonNullable<operations['listOrders']['parameters']['query']> = {},
) =>
  queryOptions({
    queryKey: queryKeys.orders(query),
    queryFn: ({ signal }) => unwrap(api.GET('/purchase/v4/order/', { params: { query }, signal })),
    staleTime: 10_000,
  })

/** The orders that wait for their payment. */
export const waitingOrdersQuery = (api: Api) =>
  ordersQuery(api, { text_status__in: 'WAITING_PAYMENT' })

export const orderQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: queryKeys.order(id),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/purchase/v4/order/{id}/', { params: { path: { id } }, signal })),
    staleTime: 10_000,
  })

export const invoiceQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: queryKeys.invoice(id),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/profile/v3/invoice/{id}/', { params: { path: { id } }, signal })),
    staleTime: Infinity,
  })

export const transactionsQuery = (api: Api, order: number) =>
  queryOptions({
    queryKey: queryKeys.transactions(order),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/payments/transaction/', { params: { query: { order } }, signal })),
  })
