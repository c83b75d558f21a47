import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#machines/kernel/problem.ts'
import type { Api } from '#src/lib/api/client.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'

export const menuQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.menu,
    queryFn: ({ signal }) => unwrap(api.GET('/home-page/menu/', { signal })),
    staleTime: 10 * 60_000,
  })
