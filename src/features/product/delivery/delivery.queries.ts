import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#machines/kernel/problem.ts'
import type { Api } from '#src/lib/api/client.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'

export const deliveryEstimateQuery = (api: Api, city: number) =>
  queryOptions({
    queryKey: queryKeys.deliveryEstimate(city),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/purchase/delivery-estimate/', { params: { query: { city } }, signal })),
  })
