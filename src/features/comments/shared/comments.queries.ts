import { queryOptions } from '@tanstack/react-query'
import type { operations } from '#api/schema.d.ts'
import { unwrap } from '#machines/kernel/problem.ts'
import type { Api } from '#src/lib/api/client.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'

export type CommentOrdering = NonNullable<
  NonNullable<operations['listComments']['parameters']['query']>['ordering']
>

export type CommentsAsked = { slug: string; ordering: CommentOrdering; size?: number }

/** The published comments of a product. A customer's copy, which has their opinions, is kept apart from everyone's. */
export const commentsQuery = (
  api: Api,
  { slug, ordering, size }: CommentsAsked,
  signedIn = false,
) =>
  queryOptions({
    queryKey: (signedIn ? queryKeys.ownCommentList : queryKeys.commentList)(slug, {
      ordering,
      size,
    }),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/product/v4/comment/', {
          params: { query: { ordering, product__slug: slug, size } },
          signal,
          credentials: signedIn ? 'same-origin' : 'omit',
        }),
      ),
  })

export const commentExtraDataQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: queryKeys.commentRating(slug),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/product/v3/comment/get_comment_extra_data/', {
          params: { query: { product__slug: slug } },
          signal,
        }),
      ),
  })

/** Pictures and videos of buyers, newest first. */
export const commentFilesQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: queryKeys.commentFiles(slug),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/product/v3/comment-file/', {
          params: { query: { comments__product__slug: slug } },
          signal,
        }),
      ),
  })
