import { assign, emit, setup, type Actor, type SnapshotFrom } from 'xstate'
import { orderMoveLimits } from '#api/limits.ts'
import { isBlank } from '#domain/persian.ts'
import { isTooLong } from '#domain/text-length.ts'
import type { Schemas } from '#machines/api/client.ts'
import { withDraft, type Drafts } from '#machines/kernel/drafts.ts'
import { failureIn, isRepeatable, type Failure } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'

type StaffOrder = Schemas['StaffOrder']

export type ChosenMove = Schemas['StaffOrderMove'] & {
  /** The status that the page shows; the server refuses the move if it has changed since. */
  from: Schemas['OrderStatus']
}

export type StaffOrderMoveInput = { orderId: number }
export type MoveOrderInput = StaffOrderMoveInput & {
  move: ChosenMove
  reason: string
  /** Idempotency key of the step, however often it is tried. */
  key: string
}

export type StaffOrderMoveContext = StaffOrderMoveInput & {
  move: ChosenMove | null
  /** Input of the current move; null after it succeeds. */
  reason: string | null
  /** Unsent input of other moves. */
  drafts: Drafts<string | null>
  key: string | null
  failure: Failure | null
}

export type StaffOrderMoveEvent =
  | { type: 'move.chosen'; move: ChosenMove; key: string }
  | { type: 'move.confirmed'; reason: string }
  | { type: 'retry.requested' }
  /** `reason` of a form that is open. */
  | { type: 'dialog.dismissed'; reason?: string }

export type StaffOrderMoveEmitted =
  | { type: 'order.moved'; order: StaffOrder }
  /** The move was refused, or nobody knows whether it was made: the page may be out of date. */
  | { type: 'order.outdated' }

/**
 * A staff member moves an order along its chart, after confirming it, since the customer is notified. Input survives closing
 * the dialog until the move succeeds. If the move is refused, the member can choose another; the reason is kept unless it was
 * internal and the customer would now read it.
 */
export const staffOrderMoveMachine = setup({
  types: {
    input: {} as StaffOrderMoveInput,
    context: {} as StaffOrderMoveContext,
    events: {} as StaffOrderMoveEvent,
    emitted: {} as StaffOrderMoveEmitted,
    tags: {} as 'busy' | 'error',
  },
  actors: { moveOrder: unprovided<StaffOrder, MoveOrderInput>() },
  guards: {
    isRepeatable: ({ event }) => isRepeatable(failureIn(event)),
    isReasonTooLong: (_, reason: string) => isTooLong(reason, orderMoveLimits.reason),
    isReasonMissing: ({ context }, reason: string) =>
      required(context.move).needs_reason && isBlank(reason),
  },
  actions: {
    keepDraft: assign(({ context: { move, reason, drafts } }) => ({
      drafts: withDraft(drafts, move && move.event, reason),
    })),
    keepMove: assign(({ context }, { move, key }: Chosen) => ({
      move,
      key,
      reason: context.drafts[move.event] ?? null,
    })),
    /** With the reason of the refused move, unless another one was typed for this move. */
    replaceMove: assign(({ context }, { move, key }: Chosen) => {
      const draft = context.drafts[move.event] ?? ''
      const isNewReader = isToldToCustomer(move) && !isToldToCustomer(context.move)
      return { move, key, reason: isBlank(draft) && !isNewReader ? context.reason : draft }
    }),
    forgetReason: assign({ reason: null }),
    keepReason: assign(({ context }, reason: string | undefined) => ({
      reason: reason ?? context.reason,
    })),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    announceMove: emit((_, order: StaffOrder) => ({ type: 'order.moved' as const, order })),
    announceOutdated: emit({ type: 'order.outdated' }),
  },
}).createMachine({
  id: 'staffOrderMove',
  context: ({ input }) => ({
    ...input,
    move: null,
    reason: null,
    drafts: {},
    key: null,
    failure: null,
  }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        'move.chosen': {
          target: 'confirming',
          actions: ['keepDraft', { type: 'keepMove', params: ({ event }) => event }],
        },
      },
    },
    confirming: {
      initial: 'asked',
      on: {
        'move.confirmed': [
          {
            guard: { type: 'isReasonTooLong', params: ({ event }) => event.reason },
            target: '.asked',
          },
          {
            guard: { type: 'isReasonMissing', params: ({ event }) => event.reason },
            target: '.reasonMissing',
          },
          {
            target: 'moving',
            actions: { type: 'keepReason', params: ({ event }) => event.reason },
          },
        ],
        'dialog.dismissed': {
          target: 'closed',
          actions: { type: 'keepReason', params: ({ event }) => event.reason },
        },
      },
      states: { asked: {}, reasonMissing: {} },
    },
    moving: {
      tags: 'busy',
      invoke: {
        id: 'moveOrder',
        src: 'moveOrder',
        input: ({ context: { orderId, move, reason, key } }) => ({
          orderId,
          move: required(move),
          reason: required(reason),
          key: required(key),
        }),
        onDone: {
          target: 'closed',
          actions: ['forgetReason', { type: 'announceMove', params: ({ event }) => event.output }],
        },
        onError: [
          { guard: 'isRepeatable', target: 'failed', actions: 'keepFailure' },
          { target: 'refused', actions: ['keepFailure', 'announceOutdated'] },
        ],
      },
    },
    failed: {
      tags: 'error',
      on: {
        'retry.requested': 'moving',
        'dialog.dismissed': { target: 'closed', actions: 'announceOutdated' },
      },
    },
    refused: {
      tags: 'error',
      on: {
        'move.chosen': {
          target: 'confirming',
          actions: ['keepDraft', { type: 'replaceMove', params: ({ event }) => event }],
        },
        'dialog.dismissed': 'closed',
      },
    },
  },
})

type Chosen = { move: ChosenMove; key: string }

/** Whether the customer reads the reason of a move. */
export const isToldToCustomer = (move: ChosenMove | null): boolean =>
  move?.event === 'staff.rejected'

type Snapshot = SnapshotFrom<typeof staffOrderMoveMachine>
export type StaffOrderMoveActor = Actor<typeof staffOrderMoveMachine>

export const staffOrderMoveSelectors = {
  isOpen: (snapshot: Snapshot) => !snapshot.matches('closed'),
  isBusy: (snapshot: Snapshot) => snapshot.hasTag('busy'),
  isReasonMissing: (snapshot: Snapshot) => snapshot.matches({ confirming: 'reasonMissing' }),
  isRefused: (snapshot: Snapshot) => snapshot.matches('refused'),
  /** Whether a failure left a reason that is not sent, or a call that may be repeated: leaving would lose it. */
  isUnsent: (snapshot: Snapshot) =>
    snapshot.hasTag('error') &&
    (snapshot.can({ type: 'retry.requested' }) || !isBlank(snapshot.context.reason ?? '')),
  move: (snapshot: Snapshot) => snapshot.context.move,
  /** The reason that was typed before. */
  reason: (snapshot: Snapshot) => snapshot.context.reason,
  /** The failure to show; null if there is none. */
  failure: (snapshot: Snapshot) => (snapshot.hasTag('error') ? snapshot.context.failure : null),
}
