import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#machines/kernel/problem.ts'
import type { Api } from '#src/lib/api/client.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'

export const walletQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.walletBalance,
    queryFn: ({ signal }) => unwrap(api.GET('/wallet/wallet/', { signal })),
    staleTime: 10_000,
  })
