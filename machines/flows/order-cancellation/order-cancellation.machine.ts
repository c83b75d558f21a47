import { assign, emit, setup, type Actor, type SnapshotFrom } from 'xstate'
import type { Schemas } from '#machines/api/client.ts'
import { failureIn, isUncertain, type Failure } from '#machines/kernel/problem.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'

type Order = Schemas['Order']

export type OrderCancellationInput = { orderId: number }

export type OrderCancellationContext = OrderCancellationInput & { failure: Failure | null }

export type OrderCancellationEvent =
  | { type: 'cancellation.requested' }
  | { type: 'cancellation.confirmed' }
  | { type: 'retry.requested' }
  | { type: 'dialog.dismissed' }

export type OrderCancellationEmitted =
  | { type: 'order.cancelled'; order: Order }
  /** The order is not as the page shows it. */
  | { type: 'order.outdated' }

/** Cancels an order that was not sent yet, after a confirmation, since it cannot be undone. */
export const orderCancellationMachine = setup({
  types: {
    input: {} as OrderCancellationInput,
    context: {} as OrderCancellationContext,
    events: {} as OrderCancellationEvent,
    emitted: {} as OrderCancellationEmitted,
    tags: {} as 'busy' | 'error',
  },
  actors: { cancelOrder: unprovided<Order, OrderCancellationInput>() },
  guards: { isUncertain: ({ event }) => isUncertain(failureIn(event)) },
  actions: {
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    announceCancellation: emit((_, order: Order) => ({ type: 'order.cancelled' as const, order })),
    announceOutdated: emit({ type: 'order.outdated' }),
  },
}).createMachine({
  id: 'orderCancellation',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'closed',
  states: {
    closed: { on: { 'cancellation.requested': 'confirming' } },
    confirming: {
      on: { 'cancellation.confirmed': 'cancelling', 'dialog.dismissed': 'closed' },
    },
    cancelling: {
      tags: 'busy',
      invoke: {
        id: 'cancelOrder',
        src: 'cancelOrder',
        input: ({ context: { orderId } }) => ({ orderId }),
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

type Snapshot = SnapshotFrom<typeof orderCancellationMachine>
export type OrderCancellationActor = Actor<typeof orderCancellationMachine>

export const orderCancellationSelectors = {
  isOpen: (snapshot: Snapshot) => !snapshot.matches('closed'),
  isBusy: (snapshot: Snapshot) => snapshot.hasTag('busy'),
  isRefused: (snapshot: Snapshot) => snapshot.matches('refused'),
  /** The failure to show; null if there is none. */
  failure: (snapshot: Snapshot) => (snapshot.hasTag('error') ? snapshot.context.failure : null),
}
