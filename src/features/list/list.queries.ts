import { queryOptions } from '@tanstack/react-query'
import type { operations } from '#api/schema.d.ts'
import { unwrap } from '#machines/kernel/problem.ts'
import type { Api } from '#src/lib/api/client.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'
import { categorySlug } from './category-slug.ts'

export type ListQuery = NonNullable<operations['listProducts']['parameters']['query']>
export type FiltersQuery = NonNullable<operations['listFilters']['parameters']['query']>

export const productListQuery = (api: Api, query: ListQuery) =>
  queryOptions({
    queryKey: queryKeys.productList(query),
    queryFn: ({ signal }) => unwrap(api.GET('/product/v2/product/', { params: { query }, signal })),
  })

/** @param child the category's slug or slug path */
export const categoryQuery = (api: Api, child: string) =>
  queryOptions({
    queryKey: queryKeys.category(child),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/product/v2/category/{child}/', {
          params: { path: { child: categorySlug(child) } },
          signal,
        }),
      ),
  })

export const filtersQuery = (api: Api, query: FiltersQuery) =>
  queryOptions({
    queryKey: queryKeys.filters(query),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/product/product-filter/', { params: { query }, signal })),
  })
