import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#machines/kernel/problem.ts'
import type { Api } from '#src/lib/api/client.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'

/** What every page shows around its content. */
export const siteFrontQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.siteFront,
    queryFn: ({ signal }) => unwrap(api.GET('/site/front/', { signal })),
    staleTime: 10 * 60_000,
  })
