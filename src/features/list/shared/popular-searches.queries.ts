import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#machines/kernel/problem.ts'
import type { Api } from '#src/lib/api/client.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'

/** What many people search for, all of it with results. */
export const popularSearchesQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.popularSearches,
    queryFn: ({ signal }) => unwrap(api.GET('/product/searches/popular/', { signal })),
    staleTime: 10 * 60_000,
  })
