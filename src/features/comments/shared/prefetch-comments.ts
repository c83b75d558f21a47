import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '#src/lib/api/client.ts'
import { commentExtraDataQuery, commentFilesQuery, commentsQuery } from './comments.queries.ts'
import { fetchedAtFirst } from '#src/features/comments/comment-view.ts'

/** The comments that a product's page shows initially. */
export const prefetchComments = (queryClient: QueryClient, api: Api, slug: string) => [
  queryClient.prefetchQuery(
    commentsQuery(api, { slug, ordering: '-send_at', size: fetchedAtFirst }),
  ),
  queryClient.prefetchQuery(commentExtraDataQuery(api, slug)),
  queryClient.prefetchQuery(commentFilesQuery(api, slug)),
]
