import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#machines/kernel/problem.ts'
import type { Api } from './client.ts'
import { queryKeys } from './query-keys.ts'

export const provincesQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.provinces,
    queryFn: ({ signal }) => unwrap(api.GET('/accounts/list-province/', { signal })),
    staleTime: Infinity,
  })

export const citiesQuery = (api: Api, provinceId: number) =>
  queryOptions({
    queryKey: queryKeys.cities(provinceId),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/accounts/list-city/{provinceId}/', { params: { path: { provinceId } }, signal }),
      ),
    staleTime: Infinity,
  })
