import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#machines/kernel/problem.ts'
import type { Api } from '#src/lib/api/client.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'

export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.sessions,
    queryFn: ({ signal }) => unwrap(api.GET('/accounts/sessions/', { signal })),
    staleTime: 0,
  })
