import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#machines/kernel/problem.ts'
import type { Api } from '#src/lib/api/client.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'

export const ticketsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.ticketSearch(''),
    queryFn: ({ signal }) => unwrap(api.GET('/ticket/v3/ticket/', { signal })),
    staleTime: 30_000,
  })
