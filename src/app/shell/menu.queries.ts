import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#machines/kernel/problem.ts'
import type { Api } from '#src/lib/api/client.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'

/** The whole menu of categories. Pages hold its departments alone; a browser loads it when it is about to be opened. */
export const menuQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.menu,
    meta: { keptFromState: true },
    queryFn: ({ signal }) => unwrap(api.GET('/home-page/menu/', { signal })),
    staleTime: 10 * 60_000,
  })
