import { fromPromise } from 'xstate'
import type { Schemas, ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import type { SaveReactionInput } from './comment-reaction.machine.ts'

export function createCommentReactionActors(client: ShopClient) {
  return {
    saveReaction: fromPromise<Schemas['Comment'], SaveReactionInput>(({ input, signal }) =>
      within(signal, (signal) => {
        const { commentId: id, kind, isOn } = input
        const body = kind === 'like' ? { like: isOn } : { dislike: isOn }
        const params = { path: { id } }
        return unwrap(
          client.POST('/product/v4/comment/{id}/interaction/', { params, body, signal }),
        )
      }),
    ),
  }
}
