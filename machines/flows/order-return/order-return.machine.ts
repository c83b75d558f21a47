import { assign, emit, setup, type Actor, type SnapshotFrom } from 'xstate'
import type { Schemas } from '#machines/api/client.ts'
import { failureIn, isUncertain, type Failure } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { sameSubmission } from '#machines/kernel/same-submission.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'

type Order = Schemas['Order']
export type ReturnRequest = Schemas['ReturnInput']

type Submitted = {
  request: ReturnRequest
  /** `Idempotency-Key` of the request: repeated, it asks once. */
  attemptKey: string
}

export type OrderReturnInput = { orderId: number }

export type OrderReturnContext = OrderReturnInput & {
  /** What was submitted last. */
  submitted: Submitted | null
  /** Requests that may have been received: the same, submitted again, goes out under its key. */
  unsettled: readonly Submitted[]
  failure: Failure | null
}

export type OrderReturnEvent =
  | { type: 'return.requested' }
  | ({ type: 'form.submitted' } & Submitted)
  | { type: 'retry.requested' }
  | { type: 'dialog.dismissed' }

export type OrderReturnEmitted = { type: 'order.changed'; order: Order }

export type ReturnCall = OrderReturnInput & Submitted

/** Asking to return delivered goods: which of them, how many and why. What was chosen stays until it is accepted. */
export const orderReturnMachine = setup({
  types: {
    input: {} as OrderReturnInput,
    context: {} as OrderReturnContext,
    events: {} as OrderReturnEvent,
    emitted: {} as OrderReturnEmitted,
    tags: {} as 'busy' | 'error' | 'form',
  },
  actors: { requestReturn: unprovided<Order, ReturnCall>() },
  guards: { isUncertain: ({ event }) => isUncertain(failureIn(event)) },
  actions: {
    keepRequest: assign(({ context }, submitted: Submitted) => ({
      submitted: sameSubmission(context.unsettled, submitted, ({ request }) => [request]),
    })),
    keepUnsettled: assign(({ context }) => ({
      unsettled: [...othersUnsettled(context), required(context.submitted)],
    })),
    settle: assign(({ context }) => ({ unsettled: othersUnsettled(context) })),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    announceChange: emit((_, order: Order) => ({ type: 'order.changed' as const, order })),
  },
}).createMachine({
  id: 'orderReturn',
  context: ({ input }) => ({ ...input, submitted: null, unsettled: [], failure: null }),
  initial: 'closed',
  states: {
    closed: { on: { 'return.requested': 'choosing' } },
    choosing: {
      tags: 'form',
      on: {
        'form.submitted': {
          target: 'sending',
          actions: { type: 'keepRequest', params: ({ event }) => submittedIn(event) },
        },
        'dialog.dismissed': 'closed',
      },
    },
    sending: {
      tags: ['busy', 'form'],
      invoke: {
        id: 'requestReturn',
        src: 'requestReturn',
        input: ({ context: { orderId, submitted } }) => ({ orderId, ...required(submitted) }),
        onDone: {
          target: 'requested',
          actions: ['settle', { type: 'announceChange', params: ({ event }) => event.output }],
        },
        onError: [
          { guard: 'isUncertain', target: 'failed', actions: ['keepFailure', 'keepUnsettled'] },
          { target: 'refused', actions: 'keepFailure' },
        ],
      },
    },
    failed: {
      tags: ['error', 'form'],
      on: { 'retry.requested': 'sending', 'dialog.dismissed': 'closed' },
    },
    refused: {
      tags: ['error', 'form'],
      on: {
        'form.submitted': {
          target: 'sending',
          actions: { type: 'keepRequest', params: ({ event }) => submittedIn(event) },
        },
        'dialog.dismissed': 'closed',
      },
    },
    requested: { on: { 'dialog.dismissed': 'closed' } },
  },
})

/** The unsettled requests besides the last one. */
const othersUnsettled = ({ submitted, unsettled }: OrderReturnContext) =>
  unsettled.filter(({ attemptKey }) => attemptKey !== submitted?.attemptKey)

function submittedIn({ request, attemptKey }: Submitted): Submitted {
  return { request, attemptKey }
}

type Snapshot = SnapshotFrom<typeof orderReturnMachine>
export type OrderReturnActor = Actor<typeof orderReturnMachine>

export const orderReturnSelectors = {
  isOpen: (snapshot: Snapshot) => !snapshot.matches('closed'),
  isBusy: (snapshot: Snapshot) => snapshot.hasTag('busy'),
  isForm: (snapshot: Snapshot) => snapshot.hasTag('form'),
  /** The same call may be repeated; it may have been received. */
  isFailed: (snapshot: Snapshot) => snapshot.matches('failed'),
  /** The failure to show; null if there is none. */
  failure: (snapshot: Snapshot) => (snapshot.hasTag('error') ? snapshot.context.failure : null),
}
