import { assign, emit, setup, type Actor, type SnapshotFrom } from 'xstate'
import type { Schemas } from '#machines/api/client.ts'
import { failureIn, isUncertain, type Failure } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'

type Order = Schemas['Order']

export type CancelReturnInput = { returnId: number }

export type ReturnCancellationContext = {
  /** The return that was chosen last. */
  returnId: number | null
  failure: Failure | null
}

export type ReturnCancellationEvent =
  | { type: 'cancellation.requested'; returnId: number }
  | { type: 'cancellation.confirmed' }
  | { type: 'retry.requested' }
  | { type: 'dialog.dismissed' }

export type ReturnCancellationEmitted =
  | { type: 'return.cancelled'; order: Order }
  /** The return may differ from what the page shows. */
  | { type: 'order.outdated' }

/** Cancels a return before the shop has the goods, after a confirmation. One flow serves all returns of an order. */
export const returnCancellationMachine = setup({
  types: {
    context: {} as ReturnCancellationContext,
    events: {} as ReturnCancellationEvent,
    emitted: {} as ReturnCancellationEmitted,
    tags: {} as 'busy' | 'error',
  },
  actors: { cancelReturn: unprovided<Order, CancelReturnInput>() },
  guards: { isUncertain: ({ event }) => isUncertain(failureIn(event)) },
  actions: {
    keepReturn: assign({ returnId: (_, returnId: number) => returnId }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    announceCancellation: emit((_, order: Order) => ({ type: 'return.cancelled' as const, order })),
    announceOutdated: emit({ type: 'order.outdated' }),
  },
}).createMachine({
  id: 'returnCancellation',
  context: { returnId: null, failure: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'cancellation.requested': {
          target: 'confirming',
          actions: { type: 'keepReturn', params: ({ event }) => event.returnId },
        },
      },
    },
    confirming: {
      on: { 'cancellation.confirmed': 'cancelling', 'dialog.dismissed': 'closed' },
    },
    cancelling: {
      tags: 'busy',
      invoke: {
        id: 'cancelReturn',
        src: 'cancelReturn',
        input: ({ context: { returnId } }) => ({ returnId: required(returnId) }),
        onDone: {
          target: 'closed',
          actions: { type: 'announceCancellation', params: ({ event }) => event.output },
        },
        onError: [
          { guard: 'isUncertain', target: 'failed', actions: 'keepFailure' },
          { target: 'refused', actions: ['keepFailure', 'announceOutdated'] },
        ],
      },
    },
    failed: {
      tags: 'error',
      on: {
        'retry.requested': 'cancelling',
        'dialog.dismissed': { target: 'closed', actions: 'announceOutdated' },
      },
    },
    refused: { tags: 'error', on: { 'dialog.dismissed': 'closed' } },
  },
})

type Snapshot = SnapshotFrom<typeof returnCancellationMachine>
export type ReturnCancellationActor = Actor<typeof returnCancellationMachine>

export const returnCancellationSelectors = {
  isOpen: (snapshot: Snapshot) => !snapshot.matches('closed'),
  isBusy: (snapshot: Snapshot) => snapshot.hasTag('busy'),
  isRefused: (snapshot: Snapshot) => snapshot.matches('refused'),
  /** The failure to show; null if there is none. */
  failure: (snapshot: Snapshot) => (snapshot.hasTag('error') ? snapshot.context.failure : null),
}
