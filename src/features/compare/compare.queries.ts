import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#machines/kernel/problem.ts'
import type { Api } from '#src/lib/api/client.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'

/**
 * The article about two products; null if there is none.
 * @param ids of the two products, with a comma between them
 */
export const relatedArticleQuery = (api: Api, ids: string) =>
  queryOptions({
    queryKey: queryKeys.encyclopedia(ids),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/encyclopedia/related-encyclopedia/v2', { params: { query: { ids } }, signal }),
      ),
    select: (parts) =>
      parts.flatMap((part) => ('encyclopedias' in part ? part.encyclopedias : []))[0] ?? null,
  })
