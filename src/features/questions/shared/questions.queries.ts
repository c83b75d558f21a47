import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#machines/kernel/problem.ts'
import type { Api } from '#src/lib/api/client.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'

/** One page of the published questions about a product, newest first. */
export const questionsQuery = (api: Api, slug: string, page: number) =>
  queryOptions({
    queryKey: queryKeys.questionPage(slug, page),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/product/v1/question/', {
          params: { query: { product__slug: slug, page } },
          signal,
        }),
      ),
  })
