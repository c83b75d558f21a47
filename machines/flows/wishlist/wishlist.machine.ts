import { assign, emit, setup, type SnapshotFrom } from 'xstate'
import { failureIn, isSignedOut, type Failure } from '#machines/kernel/problem.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'

export type WishlistInput = { signedIn: boolean; slug: string }

export type WishlistEvent =
  | { type: 'toggle.pressed' }
  /** The page opens on the way back from the sign-in that saving demanded. */
  | { type: 'save.resumed' }
  /** The shopper signed in or out, on this page or in another tab. */
  | { type: 'session.changed'; signedIn: boolean }

export type WishlistEmitted =
  | { type: 'login.requested' }
  | { type: 'saved.changed'; saved: boolean }
  | { type: 'already.saved' }
  | { type: 'save.failed'; failure: Failure | null }

export type WriteInput = { slug: string; saved: boolean }

/** The heart of a product: saved or not, for customers only. A guest signs in first and returns. */
export const wishlistMachine = setup({
  types: {
    input: {} as WishlistInput,
    context: {} as WishlistInput,
    events: {} as WishlistEvent,
    emitted: {} as WishlistEmitted,
    tags: {} as 'saved' | 'busy' | 'error',
  },
  actors: {
    readSaved: unprovided<boolean, { slug: string }>(),
    writeSaved: unprovided<boolean, WriteInput>(),
  },
  guards: {
    isCustomer: ({ context }) => context.signedIn,
    hasSignedIn: ({ context }, signedIn: boolean) => signedIn && !context.signedIn,
    hasSignedOut: ({ context }, signedIn: boolean) => !signedIn && context.signedIn,
    isSaved: (_, saved: boolean) => saved,
    isAlreadySaved: ({ event }) => failureIn(event)?.code === 'already_saved',
    isSignedOut: ({ event }) => isSignedOut(failureIn(event)),
  },
  actions: {
    startSession: assign({ signedIn: true }),
    endSession: assign({ signedIn: false }),
    askToSignIn: emit({ type: 'login.requested' }),
    tellSaved: emit({ type: 'saved.changed', saved: true }),
    tellUnsaved: emit({ type: 'saved.changed', saved: false }),
    tellAlreadySaved: emit({ type: 'already.saved' }),
    tellFailure: emit(({ event }) => ({ type: 'save.failed', failure: failureIn(event) })),
  },
}).createMachine({
  id: 'wishlist',
  context: ({ input }) => input,
  initial: 'starting',
  on: {
    'session.changed': [
      {
        guard: { type: 'hasSignedIn', params: ({ event }) => event.signedIn },
        target: '.reading',
        actions: 'startSession',
      },
      {
        guard: { type: 'hasSignedOut', params: ({ event }) => event.signedIn },
        target: '.guest',
        actions: 'endSession',
      },
    ],
  },
  states: {
    starting: { always: [{ guard: 'isCustomer', target: 'reading' }, { target: 'guest' }] },
    guest: { on: { 'toggle.pressed': { actions: 'askToSignIn' } } },
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readSaved',
        src: 'readSaved',
        input: ({ context: { slug } }) => ({ slug }),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'saved',
          },
          { target: 'unsaved' },
        ],
        onError: [
          { guard: 'isSignedOut', target: 'guest', actions: 'endSession' },
          { target: 'unknown' },
        ],
      },
      on: { 'toggle.pressed': 'saving', 'save.resumed': 'saving' },
    },
    unknown: { tags: 'error', on: { 'toggle.pressed': 'saving' } },
    unsaved: { on: { 'toggle.pressed': 'saving' } },
    saved: { tags: 'saved', on: { 'toggle.pressed': 'unsaving' } },
    saving: {
      tags: ['saved', 'busy'],
      invoke: {
        id: 'save',
        src: 'writeSaved',
        input: ({ context: { slug } }) => ({ slug, saved: true }),
        onDone: { target: 'saved', actions: 'tellSaved' },
        onError: [
          { guard: 'isAlreadySaved', target: 'saved', actions: 'tellAlreadySaved' },
          { guard: 'isSignedOut', target: 'guest', actions: ['endSession', 'askToSignIn'] },
          { target: 'unsaved', actions: 'tellFailure' },
        ],
      },
    },
    unsaving: {
      tags: 'busy',
      invoke: {
        id: 'unsave',
        src: 'writeSaved',
        input: ({ context: { slug } }) => ({ slug, saved: false }),
        onDone: { target: 'unsaved', actions: 'tellUnsaved' },
        onError: [
          { guard: 'isSignedOut', target: 'guest', actions: ['endSession', 'tellFailure'] },
          { target: 'saved', actions: 'tellFailure' },
        ],
      },
    },
  },
})

export type WishlistSnapshot = SnapshotFrom<typeof wishlistMachine>

/** What the heart shows. While saving it is full already: a failure empties it again. */
export const wishlistSelectors = {
  isSaved: (snapshot: WishlistSnapshot) => snapshot.hasTag('saved'),
  isBusy: (snapshot: WishlistSnapshot) => snapshot.hasTag('busy'),
}
