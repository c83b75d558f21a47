import { assign, emit, setup, type Actor, type SnapshotFrom } from 'xstate'
import { failureIn, type Failure } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'

/** A product of the wishlist. */
export type SavedItem = { saveId: number; slug: string; title: string }

export type SavedRemovalContext = { item: SavedItem | null; failure: Failure | null }

export type SavedRemovalEvent =
  | { type: 'removal.requested'; item: SavedItem }
  | { type: 'removal.confirmed' }
  | { type: 'dialog.dismissed' }

export type SavedRemovalEmitted =
  { type: 'item.removed'; item: SavedItem } | { type: 'item.kept'; item: SavedItem }

/**
 * Removing a product from the wishlist once the customer has confirmed it; one that is no longer
 * there counts as removed.
 */
export const savedRemovalMachine = setup({
  types: {
    context: {} as SavedRemovalContext,
    events: {} as SavedRemovalEvent,
    emitted: {} as SavedRemovalEmitted,
    tags: {} as 'busy' | 'error' | 'open',
  },
  actors: { unsaveProduct: unprovided<unknown, { saveId: number }>() },
  guards: { isGone: ({ event }) => failureIn(event)?.code === 'saved_product_not_found' },
  actions: {
    keepItem: assign({ item: (_, item: SavedItem) => item, failure: null }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    announceRemoved: emit(({ context }) => ({
      type: 'item.removed' as const,
      item: required(context.item),
    })),
    announceKept: emit(({ context }) => ({
      type: 'item.kept' as const,
      item: required(context.item),
    })),
  },
}).createMachine({
  id: 'savedRemoval',
  context: { item: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'removal.requested': {
          target: 'confirming',
          actions: { type: 'keepItem', params: ({ event }) => event.item },
        },
      },
    },
    confirming: {
      tags: 'open',
      on: { 'removal.confirmed': 'removing', 'dialog.dismissed': 'idle' },
    },
    removing: {
      tags: ['busy', 'open'],
      invoke: {
        id: 'unsaveProduct',
        src: 'unsaveProduct',
        input: ({ context }) => ({ saveId: required(context.item).saveId }),
        onDone: { target: 'idle', actions: 'announceRemoved' },
        onError: [
          { guard: 'isGone', target: 'idle', actions: 'announceRemoved' },
          { target: 'failed', actions: ['keepFailure', 'announceKept'] },
        ],
      },
    },
    failed: {
      tags: ['error', 'open'],
      on: { 'removal.confirmed': 'removing', 'dialog.dismissed': 'idle' },
    },
  },
})

type SavedRemovalSnapshot = SnapshotFrom<typeof savedRemovalMachine>
export type SavedRemovalActor = Actor<typeof savedRemovalMachine>

export const savedRemovalSelectors = {
  isOpen: (snapshot: SavedRemovalSnapshot) => snapshot.hasTag('open'),
  isRemoving: (snapshot: SavedRemovalSnapshot) => snapshot.matches('removing'),
  item: (snapshot: SavedRemovalSnapshot) => snapshot.context.item,
  failure: (snapshot: SavedRemovalSnapshot) =>
    snapshot.hasTag('error') ? snapshot.context.failure : null,
}
