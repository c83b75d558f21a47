import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#machines/kernel/problem.ts'
import type { Api } from '#src/lib/api/client.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'

/** The cards of these products, in the same order. */
export const productCardsQuery = (api: Api, ids: readonly number[]) =>
  queryOptions({
    queryKey: queryKeys.productCards(ids),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/product/cards/', { params: { query: { id: [...ids] } }, signal })),
  })
