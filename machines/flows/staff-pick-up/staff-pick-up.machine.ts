import { assign, emit, setup, type Actor, type SnapshotFrom } from 'xstate'
import type { Schemas } from '#machines/api/client.ts'
import { failureIn, isUncertain, type Failure } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'

type Order = Schemas['StaffOrder']

/** @property key idempotency key of the hand-over, however often it is tried */
export type HandOverInput = { orderId: number; code: string; key: string }

export type StaffPickUpContext = {
  /** Six Latin digits. */
  code: string | null
  order: Order | null
  key: string | null
  failure: Failure | null
}

export type StaffPickUpEvent =
  /** @property code Latin digits */
  | { type: 'code.submitted'; code: string }
  | { type: 'handOver.confirmed'; key: string }
  | { type: 'retry.requested' }
  /** Back to the next code. */
  | { type: 'order.left' }

export type StaffPickUpEmitted =
  | { type: 'order.handedOver'; order: Schemas['StaffOrder'] }
  /** Nobody knows whether the order was handed over, or it cannot be: lists may be out of date. */
  | { type: 'order.outdated' }

/** A staff member hands an order over to the customer who gives its code. */
export const staffPickUpMachine = setup({
  types: {
    context: {} as StaffPickUpContext,
    events: {} as StaffPickUpEvent,
    emitted: {} as StaffPickUpEmitted,
    tags: {} as 'busy' | 'error',
  },
  actors: {
    findPickup: unprovided<Order, string>(),
    handOverOrder: unprovided<Schemas['StaffOrder'], HandOverInput>(),
  },
  guards: {
    isCode: (_, code: string) => /^\d{6}$/.test(code),
    isUncertain: ({ event }) => isUncertain(failureIn(event)),
  },
  actions: {
    keepCode: assign((_, code: string) => ({ code, failure: null })),
    keepOrder: assign((_, order: Order) => ({ order })),
    keepKey: assign((_, key: string) => ({ key })),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetOrder: assign({ code: null, order: null, key: null, failure: null }),
    announceHandOver: emit((_, order: Schemas['StaffOrder']) => ({
      type: 'order.handedOver' as const,
      order,
    })),
    announceOutdated: emit({ type: 'order.outdated' }),
  },
}).createMachine({
  id: 'staffPickUp',
  context: { code: null, order: null, key: null, failure: null },
  initial: 'entering',
  states: {
    entering: {
      initial: 'ready',
      on: {
        'code.submitted': [
          {
            guard: { type: 'isCode', params: ({ event }) => event.code },
            target: 'finding',
            actions: { type: 'keepCode', params: ({ event }) => event.code },
          },
          { target: '.malformed' },
        ],
      },
      states: { ready: {}, malformed: {}, failed: { tags: 'error' } },
    },
    finding: {
      tags: 'busy',
      invoke: {
        id: 'findPickup',
        src: 'findPickup',
        input: ({ context }) => required(context.code),
        onDone: {
          target: 'found',
          actions: { type: 'keepOrder', params: ({ event }) => event.output },
        },
        onError: { target: 'entering.failed', actions: 'keepFailure' },
      },
    },
    found: {
      on: {
        'handOver.confirmed': {
          target: 'handingOver',
          actions: { type: 'keepKey', params: ({ event }) => event.key },
        },
        'order.left': { target: 'entering', actions: 'forgetOrder' },
      },
    },
    handingOver: {
      tags: 'busy',
      invoke: {
        id: 'handOverOrder',
        src: 'handOverOrder',
        input: ({ context: { order, code, key } }) => ({
          orderId: required(order).id,
          code: required(code),
          key: required(key),
        }),
        onDone: {
          target: 'handedOver',
          actions: { type: 'announceHandOver', params: ({ event }) => event.output },
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
        'retry.requested': 'handingOver',
        'order.left': { target: 'entering', actions: ['announceOutdated', 'forgetOrder'] },
      },
    },
    refused: {
      tags: 'error',
      on: { 'order.left': { target: 'entering', actions: 'forgetOrder' } },
    },
    handedOver: { on: { 'order.left': { target: 'entering', actions: 'forgetOrder' } } },
  },
})

type Snapshot = SnapshotFrom<typeof staffPickUpMachine>
export type StaffPickUpActor = Actor<typeof staffPickUpMachine>

export const staffPickUpSelectors = {
  isEntering: (snapshot: Snapshot) => snapshot.matches('entering') || snapshot.matches('finding'),
  isFinding: (snapshot: Snapshot) => snapshot.matches('finding'),
  isMalformed: (snapshot: Snapshot) => snapshot.matches({ entering: 'malformed' }),
  isHandingOver: (snapshot: Snapshot) => snapshot.matches('handingOver'),
  isHandedOver: (snapshot: Snapshot) => snapshot.matches('handedOver'),
  isRetryable: (snapshot: Snapshot) => snapshot.can({ type: 'retry.requested' }),
  canHandOver: (snapshot: Snapshot) => snapshot.matches('found') || snapshot.matches('handingOver'),
  order: (snapshot: Snapshot) => snapshot.context.order,
  /** The failure to show; null if there is none. */
  failure: (snapshot: Snapshot) => (snapshot.hasTag('error') ? snapshot.context.failure : null),
}
