import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#machines/kernel/problem.ts'
import type { Api } from '#src/lib/api/client.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'

export const cartQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.cart,
    queryFn: ({ signal }) => unwrap(api.GET('/purchase/cart/list_items_v2/', { signal })),
    staleTime: 10_000,
  })
