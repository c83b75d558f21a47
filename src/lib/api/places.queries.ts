import { queryOptions, skipToken } from '@tanstack/react-query'
import { unwrap } from '#machines/kernel/problem.ts'
import type { Api } from './client.ts'
import { queryKeys } from './query-keys.ts'

export const provincesQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.provinces,
    queryFn: ({ signal }) => unwrap(api.GET('/accounts/list-province/', { signal })),
    staleTime: Infinity,
  })

/** The cities of a province; disabled without one. */
export const citiesQuery = (api: Api, provinceId: number | null) =>
  queryOptions({
    queryKey: queryKeys.cities(provinceId),
    queryFn:
      provinceId === null
        ? skipToken
        : ({ signal }) => {
            const params = { path: { provinceId } }
            return unwrap(api.GET('/accounts/list-city/{provinceId}/', { params, signal }))
          },
    staleTime: Infinity,
  })
