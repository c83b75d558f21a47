import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#machines/kernel/problem.ts'
import type { Api } from '#src/lib/api/client.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'

export const homeQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.home,
    meta: { keptFromState: true },
    queryFn: ({ signal }) => unwrap(api.GET('/home-page/v2/', { signal })),
  })

/** The home page with the drafts of the staff member who looks at it. */
export const homePreviewQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.homePreview,
    queryFn: ({ signal }) => unwrap(api.GET('/staff/home-preview/', { signal })),
  })

export const seoTextQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.seoText,
    queryFn: ({ signal }) => unwrap(api.GET('/home-page/seo-text/', { signal })),
    staleTime: 10 * 60_000,
  })
