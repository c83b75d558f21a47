import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#machines/kernel/problem.ts'
import type { Api } from '#src/lib/api/client.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'

export const gatewaysQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.gateways,
    queryFn: ({ signal }) => unwrap(api.GET('/payments/payment_gateway_option/', { signal })),
  })
