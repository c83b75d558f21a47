import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { comments as words } from '#i18n/fa/comments.ts'
import { createCommentReactionActors } from '#machines/flows/comment-reaction/comment-reaction.actors.ts'
import {
  commentReactionMachine,
  commentReactionSelectors,
  type CommentReactionActor,
} from '#machines/flows/comment-reaction/comment-reaction.machine.ts'
import { css } from '#styled/css/index.js'
import type { Comment } from '#src/features/comments/comment-view.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { number } from '#src/lib/format.ts'
import { useSignedIn } from '#src/lib/session.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { connectReactions } from './connect-reactions.ts'

type Props = { slug: string; comment: Comment; onSignInNeeded: () => void }

/** Like and dislike with their counts. */
export function Reactions({ slug, comment, onSignInNeeded }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const signedIn = useSignedIn()
  const actor = useFlow(() => ({
    machine: commentReactionMachine,
    live: () => commentReactionMachine.provide({ actors: createCommentReactionActors(api) }),
    input: (signedIn) => ({ signedIn, commentId: comment.id }),
    listen: (actor) => connectReactions(actor, { slug, queryClient, onSignInNeeded }),
  }))
  useEffect(() => actor.send({ type: 'session.changed', signedIn }), [actor, signedIn])
  return <ReactionsView actor={actor} comment={comment} />
}

/** Renders the current state of the flow. */
export function ReactionsView({
  actor,
  comment: { likes, dislikes, has_interaction: own },
}: {
  actor: CommentReactionActor
  comment: Comment
}) {
  const isBusy = useSelector(actor, commentReactionSelectors.isBusy)
  const choices = [
    { kind: 'like', count: likes, label: words.likes(number(likes)) },
    { kind: 'dislike', count: dislikes, label: words.dislikes(number(dislikes)) },
  ] as const
  return (
    <div className={row}>
      {choices.map(({ kind, count, label }) => (
        <button
          key={kind}
          type="button"
          className={button}
          aria-label={label}
          aria-pressed={own[kind]}
          disabled={isBusy}
          onClick={() =>
            actor.send({ type: 'reaction.toggled', reaction: { kind, isOn: !own[kind] } })
          }
        >
          <Icon name={kind} size={20} />
          {number(count)}
        </button>
      ))}
    </div>
  )
}

const row = css({ display: 'flex', gap: '2', marginBlockStart: '2', marginInlineStart: '-3' })
const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  minHeight: 'tap',
  minWidth: 'tap',
  paddingInline: '3',
  borderRadius: 'sm',
  textStyle: 'small',
  color: 'text-2',
  cursor: 'pointer',
  _hover: { bg: 'surface-2', color: 'text' },
  '&[aria-pressed=true]': { color: 'brand-text', fontWeight: '700' },
})
