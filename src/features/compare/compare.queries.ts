import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#machines/kernel/problem.ts'
import type { Api } from '#src/lib/api/client.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'

/** The article about two products; null if there is none. */
export const relatedArticleQuery = (api: Api, ids: readonly [number, number]) =>
  queryOptions({
    queryKey: queryKeys.encyclopedia(ids),
    queryFn: async ({ signal }) => {
      const query = { ids: ids.join(',') }
      const parts = await unwrap(
        api.GET('/encyclopedia/related-encyclopedia/v2', { params: { query }, signal }),
      )
      const articles = parts.flatMap((part) => ('encyclopedias' in part ? part.encyclopedias : []))
      return articles[0] ?? null
    },
  })
