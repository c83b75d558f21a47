import type { QueryClient } from '@tanstack/react-query'
import type { CommentReactionActor } from '#machines/flows/comment-reaction/comment-reaction.machine.ts'
import type { Schemas } from '#machines/api/client.ts'
import type { Comment } from '#src/features/comments/comment-view.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'
import { failureText } from '#src/lib/failure-text.ts'
import { toast } from '#src/ui/toast.ts'

type List = Schemas['CommentList']
type Page = { slug: string; queryClient: QueryClient; onSignInNeeded: () => void }

/**
 * Handles the events that the flow of a comment's reactions emits: the changed comment is written into every list that
 * contains it, a failure becomes a toast, and a guest is asked to sign in.
 * @returns the unsubscribe function
 */
export function connectReactions(
  actor: CommentReactionActor,
  { slug, queryClient, onSignInNeeded }: Page,
): () => void {
  const ownLists = { queryKey: queryKeys.ownComments(slug) }
  const subscriptions = [
    actor.on('login.requested', onSignInNeeded),
    actor.on('comment.changed', ({ comment }) => {
      queryClient.setQueriesData<List>(ownLists, (list) => list && withComment(list, comment))
      // A list that was requested before the change may still return the old counts.
      if (queryClient.isFetching(ownLists) > 0) void queryClient.invalidateQueries(ownLists)
    }),
    actor.on('reaction.failed', ({ failure }) => {
      if (failure !== null) toast({ text: failureText(failure), tone: 'error' })
    }),
  ]
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}

const withComment = (list: List, changed: Comment): List => ({
  ...list,
  results: list.results.map((one) => (one.id === changed.id ? changed : one)),
})
