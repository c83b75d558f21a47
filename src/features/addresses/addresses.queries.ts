import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#machines/kernel/problem.ts'
import type { Api } from '#src/lib/api/client.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'

export const addressesQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.addresses,
    queryFn: ({ signal }) => unwrap(api.GET('/profile/user-address/', { signal })),
    staleTime: 10_000,
  })
