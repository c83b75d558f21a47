import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#machines/kernel/problem.ts'
import type { Api } from '#src/lib/api/client.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'

export const homeQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.home,
    meta: { keptFromState: true },
    queryFn: ({ signal }) => unwrap(api.GET('/home-page/v2/', { signal })),
  })

export const seoTextQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.seoText,
    queryFn: ({ signal }) => unwrap(api.GET('/home-page/seo-text/', { signal })),
    staleTime: 10 * 60_000,
  })
