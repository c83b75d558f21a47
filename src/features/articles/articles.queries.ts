import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#machines/kernel/problem.ts'
import type { Api } from '#src/lib/api/client.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'

export const articlesQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.articles,
    queryFn: ({ signal }) => unwrap(api.GET('/blogs/', { signal })),
  })

export const articleQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: queryKeys.article(id),
    queryFn: ({ signal }) => unwrap(api.GET('/blogs/{id}/', { params: { path: { id } }, signal })),
  })
