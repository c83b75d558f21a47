import { failureIn, isSignedOut } from '#machines/kernel/problem.ts'
import { endedSession, likedComment, lostNetwork } from '#machines/testing/fixtures.ts'
import type { FlowModel } from '#machines/testing/model.ts'
import { onDone, onError, onSignedOut, onAny } from '#machines/testing/says.ts'
import { commentReactionMachine } from './comment-reaction.machine.ts'

export const commentReactionModel: FlowModel<typeof commentReactionMachine> = {
  machine: commentReactionMachine,
  starts: {
    customer: { signedIn: true, commentId: likedComment.id },
    guest: { signedIn: false, commentId: likedComment.id },
  },
  events: [
    { type: 'reaction.toggled', reaction: { kind: 'like', isOn: true } },
    { type: 'reaction.toggled', reaction: { kind: 'dislike', isOn: true } },
    { type: 'reaction.toggled', reaction: { kind: 'like', isOn: false } },
    { type: 'session.changed', signedIn: true },
    { type: 'session.changed', signedIn: false },
  ],
  outcomes: { saveReaction: { done: [likedComment], errors: [endedSession, lostNetwork] } },
  facts: ({ signedIn, reaction }) => [signedIn, reaction],
  says: {
    'comment.changed': onDone('saveReaction', (comment) => ({ comment })),
    'login.requested': onAny(
      ({ event, before }) =>
        event.type === 'reaction.toggled' &&
        before?.context.signedIn === false &&
        before.matches('ready'),
      onSignedOut('saveReaction'),
    ),
    'reaction.failed': onError('saveReaction', ({ event }) => {
      const failure = failureIn(event)
      return !isSignedOut(failure) && { failure }
    }),
  },
  invariants: {
    'one reaction is saved at a time': ({ snapshot, calls }) =>
      calls.filter(({ settled }) => settled === 'pending').length ===
      (snapshot.matches('saving') ? 1 : 0),
    'what is saved is the reaction that was pressed last, of this comment': ({
      snapshot: { context },
      calls,
    }) =>
      context.reaction === null
        ? null
        : JSON.stringify(calls.at(-1)?.input) ===
          JSON.stringify({ commentId: likedComment.id, ...context.reaction }),
  },
}
