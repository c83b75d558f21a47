import { queryOptions } from '@tanstack/react-query'
import type { operations } from '#api/schema.d.ts'
import type { Api } from '#src/api/client.ts'
import { unwrap } from '#machines/problem.ts'

type Query<Op extends keyof operations> = operations[Op]['parameters']['query']
export type ListQuery = NonNullable<Query<'listProducts'>>
export type BriefQuery = NonNullable<Query<'listBriefProducts'>>

export const menuQuery = (api: Api) =>
  queryOptions({
    queryKey: ['menu'],
    queryFn: ({ signal }) => unwrap(api.GET('/home-page/menu/', { signal })),
    staleTime: 10 * 60_000,
  })

export const homeQuery = (api: Api) =>
  queryOptions({
    queryKey: ['home'],
    queryFn: ({ signal }) => unwrap(api.GET('/home-page/v2/', { signal })),
  })

/** Short lists: suggestions (`search`), tabs of the home page (`slug`), flagships. */
export const briefProductsQuery = (api: Api, query: BriefQuery) =>
  queryOptions({
    queryKey: ['products', 'brief', query],
    queryFn: ({ signal }) => unwrap(api.GET('/product/', { params: { query }, signal })),
  })

export const productListQuery = (api: Api, query: ListQuery) =>
  queryOptions({
    queryKey: ['products', 'list', query],
    queryFn: ({ signal }) => unwrap(api.GET('/product/v2/product/', { params: { query }, signal })),
  })

/** @param child the category's slug or slug path; the last segment tells it */
export const categoryQuery = (api: Api, child: string) =>
  queryOptions({
    queryKey: ['category', child],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/product/v2/category/{child}/', {
          params: { path: { child: child.split('/').at(-1) ?? child } },
          signal,
        }),
      ),
  })

export const filtersQuery = (api: Api, category?: string) =>
  queryOptions({
    queryKey: ['filters', category ?? null],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/product/product-filter/', {
          params: { query: { categories__main_slug: category } },
          signal,
        }),
      ),
  })

export const productQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['product', slug],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/product/v2/product/{slug}/', { params: { path: { slug } }, signal })),
  })

export const similarProductsQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['product', slug, 'similar'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/product/v2/product/{slug}/similar_products/', {
          params: { path: { slug } },
          signal,
        }),
      ),
  })

export const cartQuery = (api: Api) =>
  queryOptions({
    queryKey: ['cart'],
    queryFn: ({ signal }) => unwrap(api.GET('/purchase/cart/list_items_v2/', { signal })),
    staleTime: 10_000,
  })

export const profileQuery = (api: Api) =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: ({ signal }) => unwrap(api.GET('/profile/', { signal })),
  })

export const gatewaysQuery = (api: Api) =>
  queryOptions({
    queryKey: ['gateways'],
    queryFn: ({ signal }) => unwrap(api.GET('/payments/payment_gateway_option/', { signal })),
  })

export const ordersQuery = (api: Api, query: NonNullable<Query<'listOrders'>> = {}) =>
  queryOptions({
    queryKey: ['orders', query],
    queryFn: ({ signal }) => unwrap(api.GET('/purchase/v4/order/', { params: { query }, signal })),
    staleTime: 10_000,
  })

export const orderQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['order', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/purchase/v4/order/{id}/', { params: { path: { id } }, signal })),
    staleTime: 10_000,
  })

export const transactionsQuery = (api: Api, order: number) =>
  queryOptions({
    queryKey: ['order', order, 'transactions'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/payments/transaction/', { params: { query: { order } }, signal })),
  })
