import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { unwrap } from '#machines/kernel/problem.ts'
import type { Api } from '#src/lib/api/client.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'

/** The models that the shop buys. @param search words of the title; all models if empty */
export const usedPhoneModelsQuery = (api: Api, search = '') =>
  queryOptions({
    queryKey: queryKeys.usedPhoneModels(search),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/used-products/used-product-model-user/', {
          params: { query: search === '' ? {} : { search } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  })
