import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Schemas } from '#machines/api/client.ts'
import { unwrap } from '#machines/kernel/problem.ts'
import { useApi } from './api/ApiContext.tsx'
import type { Api } from './api/client.ts'
import { queryKeys } from './api/query-keys.ts'

/** What every page shows around its content. */
export const siteFrontQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.siteFront,
    queryFn: ({ signal }) => unwrap(api.GET('/site/front/', { signal })),
    staleTime: 10 * 60_000,
  })

/** The same; empty until it is there, which it is in every page that the server has rendered. */
export function useSiteFront(): Omit<Schemas['SiteFront'], 'shop'> & {
  shop: Schemas['ShopFront'] | null
} {
  return useQuery(siteFrontQuery(useApi())).data ?? empty
}

const empty = { announcement: null, links: [], columns: [], promotion: null, shop: null }
