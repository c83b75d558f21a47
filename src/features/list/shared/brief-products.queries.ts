import { queryOptions } from '@tanstack/react-query'
import type { operations } from '#api/schema.d.ts'
import { unwrap } from '#machines/kernel/problem.ts'
import type { Api } from '#src/lib/api/client.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'

export type BriefQuery = NonNullable<operations['listBriefProducts']['parameters']['query']>

/** Short lists: suggestions (`search`), tabs of the home page (`slug`), flagships. */
export const briefProductsQuery = (api: Api, query: BriefQuery) =>
  queryOptions({
    queryKey: queryKeys.briefProducts(query),
    queryFn: ({ signal }) => unwrap(api.GET('/product/', { params: { query }, signal })),
  })
