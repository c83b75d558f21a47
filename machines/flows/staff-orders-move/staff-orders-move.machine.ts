import { assign, emit, setup, type Actor, type SnapshotFrom } from 'xstate'
import { isReadyForPickup } from '#domain/order.ts'
import type { Schemas } from '#machines/api/client.ts'
import { failureIn, isUncertain, type Failure } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'
import { nextStaffMove } from '#machines/lifecycles/order/order.machine.ts'

/** An order as it was shown when it was selected. */
export type ChosenOrder = Schemas['SelectedOrders']['orders'][number]

/** What of an order that is shown a selection needs. */
export const chosenOrder = (order: ChosenOrder): ChosenOrder => ({
  id: order.id,
  text_status: order.text_status,
  is_in_person: order.is_in_person,
  lacks_parcel_code: order.lacks_parcel_code,
  has_outdated_print: order.has_outdated_print,
})

type Moved = Schemas['OrdersMoved']

export type MoveOrdersInput = {
  orders: readonly ChosenOrder[]
  /** Idempotency key of the step, however often it is tried. */
  key: string
}

export type StaffOrdersMoveContext = {
  orders: readonly ChosenOrder[]
  key: string | null
  /** What became of each order. */
  results: Moved['results']
  failure: Failure | null
}

export type StaffOrdersMoveEvent =
  | { type: 'move.chosen'; orders: readonly ChosenOrder[]; key: string }
  | { type: 'move.confirmed' }
  | { type: 'retry.requested' }
  | { type: 'dialog.dismissed' }

export type StaffOrdersMoveEmitted =
  /** @property count how many were moved */
  | { type: 'orders.moved'; count: number }
  /** The call was refused, or nobody knows what it has done: the page may be out of date. */
  | { type: 'orders.outdated' }

/**
 * A staff member moves many orders one step along their chart, after confirming it, since the customers are notified.
 * Each is moved by itself; the end names the ones that could not be moved.
 */
export const staffOrdersMoveMachine = setup({
  types: {
    context: {} as StaffOrdersMoveContext,
    events: {} as StaffOrdersMoveEvent,
    emitted: {} as StaffOrdersMoveEmitted,
    tags: {} as 'busy' | 'error',
  },
  actors: { moveOrders: unprovided<Moved, MoveOrdersInput>() },
  guards: {
    isAnyMovable: (_, orders: readonly ChosenOrder[]) => movable(orders).length > 0,
    isIncomplete: (_, { results }: Moved) => results.some(({ problem }) => problem !== null),
    isUncertain: ({ event }) => isUncertain(failureIn(event)),
  },
  actions: {
    keepChoice: assign((_, choice: { orders: readonly ChosenOrder[]; key: string }) => ({
      orders: choice.orders,
      key: choice.key,
      results: [],
    })),
    keepResults: assign((_, { results }: Moved) => ({ results })),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    announceMoved: emit((_, { results }: Moved) => ({
      type: 'orders.moved' as const,
      count: results.filter(({ problem }) => problem === null).length,
    })),
    announceOutdated: emit({ type: 'orders.outdated' }),
  },
}).createMachine({
  id: 'staffOrdersMove',
  context: { orders: [], key: null, results: [], failure: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'move.chosen': [
          {
            guard: { type: 'isAnyMovable', params: ({ event }) => event.orders },
            target: 'confirming',
            actions: { type: 'keepChoice', params: ({ event }) => event },
          },
          { target: 'impossible', actions: { type: 'keepChoice', params: ({ event }) => event } },
        ],
      },
    },
    impossible: { on: { 'dialog.dismissed': 'closed' } },
    confirming: { on: { 'move.confirmed': 'moving', 'dialog.dismissed': 'closed' } },
    moving: {
      tags: 'busy',
      invoke: {
        id: 'moveOrders',
        src: 'moveOrders',
        input: ({ context: { orders, key } }) => ({
          orders: movable(orders),
          key: required(key),
        }),
        onDone: [
          {
            guard: { type: 'isIncomplete', params: ({ event }) => event.output },
            target: 'incomplete',
            actions: [
              { type: 'keepResults', params: ({ event }) => event.output },
              { type: 'announceMoved', params: ({ event }) => event.output },
            ],
          },
          {
            target: 'closed',
            actions: { type: 'announceMoved', params: ({ event }) => event.output },
          },
        ],
        onError: [
          { guard: 'isUncertain', target: 'failed', actions: 'keepFailure' },
          { target: 'refused', actions: ['keepFailure', 'announceOutdated'] },
        ],
      },
    },
    incomplete: { on: { 'dialog.dismissed': 'closed' } },
    failed: {
      tags: 'error',
      on: {
        'retry.requested': 'moving',
        'dialog.dismissed': { target: 'closed', actions: 'announceOutdated' },
      },
    },
    refused: { tags: 'error', on: { 'dialog.dismissed': 'closed' } },
  },
})

/** The step that takes an order on together with others; what waits at the desk is handed over for its code only. */
export const nextSharedMove = ({ text_status: status, is_in_person: isInPerson }: ChosenOrder) =>
  isReadyForPickup(status, isInPerson) ? null : nextStaffMove(status)

/** The orders that have such a step. */
const movable = (orders: readonly ChosenOrder[]) =>
  orders.filter((order) => nextSharedMove(order) !== null)

/** The orders that the step sends out. */
const sent = (orders: readonly ChosenOrder[]) =>
  orders.filter((order) => nextSharedMove(order)?.event === 'staff.sent')

type Snapshot = SnapshotFrom<typeof staffOrdersMoveMachine>
export type StaffOrdersMoveActor = Actor<typeof staffOrdersMoveMachine>

export const staffOrdersMoveSelectors = {
  isOpen: (snapshot: Snapshot) => !snapshot.matches('closed'),
  isBusy: (snapshot: Snapshot) => snapshot.hasTag('busy'),
  isIncomplete: (snapshot: Snapshot) => snapshot.matches('incomplete'),
  isImpossible: (snapshot: Snapshot) => snapshot.matches('impossible'),
  isRefused: (snapshot: Snapshot) => snapshot.matches('refused'),
  orders: (snapshot: Snapshot) => snapshot.context.orders,
  /** How many orders would be sent without the code of the carrier. */
  lackingCode: ({ context: { orders } }: Snapshot) =>
    sent(orders).filter((order) => order.lacks_parcel_code).length,
  /** How many would be sent with an outdated slip or label. */
  outdated: ({ context: { orders } }: Snapshot) =>
    sent(orders).filter((order) => order.has_outdated_print).length,
  results: (snapshot: Snapshot) => snapshot.context.results,
  /** The failure to show; null if there is none. */
  failure: (snapshot: Snapshot) => (snapshot.hasTag('error') ? snapshot.context.failure : null),
}
