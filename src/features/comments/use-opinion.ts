import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schemas } from '#machines/api/client.ts'
import { failureOf, isSignedOut, unwrap } from '#machines/kernel/problem.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { queryKeys } from '#src/lib/api/query-keys.ts'
import { failureText } from '#src/lib/failure-text.ts'
import { useSignedIn } from '#src/lib/session.ts'
import { toast } from '#src/ui/toast.ts'
import type { Comment } from './comment-view.ts'

type Kind = 'like' | 'dislike'
type List = Schemas['CommentList']

/**
 * Likes or dislikes a comment, or takes that back (CMT-25), and writes the reply into every list that has the
 * comment; a list that was asked for before is asked for again. A guest is asked to sign in instead, and nothing is sent (CMT-21).
 */
export function useOpinion(slug: string, onSignInNeeded: () => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const signedIn = useSignedIn()
  const [underWay, setUnderWay] = useState<Kind | null>(null)
  const say = async ({ id, has_interaction }: Comment, kind: Kind) => {
    if (!signedIn) return onSignInNeeded()
    setUnderWay(kind)
    try {
      const isOn = !has_interaction[kind]
      const body = kind === 'like' ? { like: isOn } : { dislike: isOn }
      const params = { path: { id } }
      const call = api.POST('/product/v4/comment/{id}/interaction/', { params, body })
      const changed = await unwrap(call)
      const own = { queryKey: queryKeys.ownComments(slug) }
      queryClient.setQueriesData<List>(own, (list) => list && withComment(list, changed))
      if (queryClient.isFetching(own) > 0) await queryClient.invalidateQueries(own)
    } catch (error) {
      const failure = failureOf(error)
      if (isSignedOut(failure)) onSignInNeeded()
      else toast({ text: failureText(failure), tone: 'error' })
    } finally {
      setUnderWay(null)
    }
  }
  return { underWay, say }
}

const withComment = (list: List, changed: Comment): List => ({
  ...list,
  results: list.results.map((one) => (one.id === changed.id ? changed : one)),
})
