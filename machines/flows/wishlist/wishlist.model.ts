import { endedSession, lostNetwork } from '#machines/testing/fixtures.ts'
import type { FlowModel } from '#machines/testing/model.ts'
import { onDone, onError, onSignedOut, onEvent, onAny } from '#machines/testing/says.ts'
import { failureIn, isSignedOut, ProblemError } from '#machines/kernel/problem.ts'
import { wishlistMachine } from './wishlist.machine.ts'

export const alreadySaved = new ProblemError('already_saved')

export const wishlistModel: FlowModel<typeof wishlistMachine> = {
  machine: wishlistMachine,
  starts: {
    customer: { signedIn: true, slug: 'iphone-16' },
    guest: { signedIn: false, slug: 'iphone-16' },
  },
  events: [
    { type: 'toggle.pressed' },
    { type: 'save.resumed' },
    { type: 'session.changed', signedIn: true },
    { type: 'session.changed', signedIn: false },
  ],
  outcomes: {
    readSaved: { done: [true, false], errors: [endedSession, lostNetwork] },
    save: { done: [true], errors: [alreadySaved, endedSession, lostNetwork] },
    unsave: { done: [false], errors: [endedSession, lostNetwork] },
  },
  facts: ({ signedIn }) => signedIn,
  says: {
    'login.requested': onAny(onEvent('toggle.pressed', 'guest'), onSignedOut('save')),
    'saved.changed': onAny(
      onDone('save', () => ({ saved: true })),
      onDone('unsave', () => ({ saved: false })),
    ),
    'already.saved': onError('save', ({ event }) => failureIn(event)?.code === 'already_saved'),
    'save.failed': onAny(
      onError('save', ({ event }) => {
        const failure = failureIn(event)
        return !isSignedOut(failure) && failure?.code !== 'already_saved' && { failure }
      }),
      onError('unsave', ({ event }) => ({ failure: failureIn(event) })),
    ),
  },
  invariants: {
    'a guest has saved nothing': ({ snapshot }) =>
      snapshot.context.signedIn ? null : !snapshot.hasTag('saved'),
    'nothing is asked or written for a guest': ({ snapshot, calls }) =>
      snapshot.context.signedIn || calls.length === 0 ? null : snapshot.matches('guest'),
  },
}
