import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#machines/kernel/problem.ts'
import type { Api } from '#src/lib/api/client.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'

/** Requested without the session, so that the reply contains no stock alerts of the customer. */
export const productQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: queryKeys.product(slug),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/product/v2/product/{slug}/', {
          params: { path: { slug } },
          signal,
          credentials: 'omit',
        }),
      ),
  })

export const similarProductsQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: queryKeys.similarProducts(slug),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/product/v2/product/{slug}/similar_products/', {
          params: { path: { slug } },
          signal,
        }),
      ),
  })

export const priceHistoryQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: queryKeys.priceHistory(slug),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/product/v2/product/{slug}/price_history/', {
          params: { path: { slug } },
          signal,
        }),
      ),
  })

/** Films (`video`) or sounds (`voice`) that introduce a product. */
export const introductionsQuery = (api: Api, slug: string, file_type: 'video' | 'voice') =>
  queryOptions({
    queryKey: queryKeys.introductions(slug, file_type),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/product/v3/product-introduce/', {
          params: { query: { file_type, product__slug: slug } },
          signal,
        }),
      ),
  })
