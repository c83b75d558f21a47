import { assign, emit, setup, type Actor, type SnapshotFrom } from 'xstate'
import type { Schemas } from '#machines/api/client.ts'
import { failureIn, isSignedOut, type Failure } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'

export type CommentReactionInput = { signedIn: boolean; commentId: number }

/** A like or a dislike that is set or taken back; setting one takes the other back. */
export type Reaction = { kind: 'like' | 'dislike'; isOn: boolean }

export type CommentReactionContext = CommentReactionInput & {
  /** What is being saved, or was saved last; null before the first press. */
  reaction: Reaction | null
}

export type CommentReactionEvent =
  | { type: 'reaction.toggled'; reaction: Reaction }
  /** The shopper signed in or out, on this page or in another tab. */
  | { type: 'session.changed'; signedIn: boolean }

export type CommentReactionEmitted =
  | { type: 'login.requested' }
  | { type: 'comment.changed'; comment: Schemas['Comment'] }
  | { type: 'reaction.failed'; failure: Failure | null }

export type SaveReactionInput = Reaction & { commentId: number }

/** The like and the dislike of a comment, for customers only (CMT-21, CMT-25); a guest is asked to sign in. */
export const commentReactionMachine = setup({
  types: {
    input: {} as CommentReactionInput,
    context: {} as CommentReactionContext,
    events: {} as CommentReactionEvent,
    emitted: {} as CommentReactionEmitted,
    tags: {} as 'busy',
  },
  actors: { saveReaction: unprovided<Schemas['Comment'], SaveReactionInput>() },
  guards: {
    isCustomer: ({ context }) => context.signedIn,
    isSignedOut: ({ event }) => isSignedOut(failureIn(event)),
  },
  actions: {
    keepSession: assign({ signedIn: (_, signedIn: boolean) => signedIn }),
    keepReaction: assign({ reaction: (_, reaction: Reaction) => reaction }),
    announceSignInNeeded: emit({ type: 'login.requested' }),
    announceComment: emit((_, comment: Schemas['Comment']) => ({
      type: 'comment.changed',
      comment,
    })),
    announceFailure: emit(({ event }) => ({
      type: 'reaction.failed',
      failure: failureIn(event),
    })),
  },
}).createMachine({
  id: 'commentReaction',
  context: ({ input }) => ({ ...input, reaction: null }),
  initial: 'ready',
  on: {
    'session.changed': {
      actions: { type: 'keepSession', params: ({ event }) => event.signedIn },
    },
  },
  states: {
    ready: {
      on: {
        'reaction.toggled': [
          {
            guard: 'isCustomer',
            target: 'saving',
            actions: { type: 'keepReaction', params: ({ event }) => event.reaction },
          },
          { actions: 'announceSignInNeeded' },
        ],
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveReaction',
        src: 'saveReaction',
        input: ({ context: { commentId, reaction } }) => ({ commentId, ...required(reaction) }),
        onDone: {
          target: 'ready',
          actions: { type: 'announceComment', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: 'isSignedOut',
            target: 'ready',
            actions: [{ type: 'keepSession', params: false }, 'announceSignInNeeded'],
          },
          { target: 'ready', actions: 'announceFailure' },
        ],
      },
    },
  },
})

export type CommentReactionActor = Actor<typeof commentReactionMachine>

export const commentReactionSelectors = {
  isBusy: (snapshot: SnapshotFrom<typeof commentReactionMachine>) => snapshot.hasTag('busy'),
}
