import { assign, emit, setup, type Actor, type SnapshotFrom } from 'xstate'
import type { Schemas } from '#machines/api/client.ts'
import { failureIn, isUncertain, type Failure } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'

export type PricePlan = Schemas['PricePlan']
export type PriceUndoResult = Schemas['PriceUndoResult']
export type UndoInput = { id: number; key: string }

export type StaffPriceUndoContext = {
  /** Of the change that is to be undone. */
  id: number | null
  plan: PricePlan | null
  /** Idempotency key of the undo, however often it is sent. */
  key: string | null
  result: PriceUndoResult | null
  failure: Failure | null
}

export type StaffPriceUndoEvent =
  | { type: 'change.chosen'; id: number }
  | { type: 'undo.confirmed'; key: string }
  | { type: 'retry.requested' }
  | { type: 'dialog.dismissed' }

/** `prices.outdated`: it was refused, or nobody knows whether prices have returned, so the page may be out of date. */
export type StaffPriceUndoEmitted =
  { type: 'prices.returned'; result: PriceUndoResult } | { type: 'prices.outdated' }

/**
 * A staff member takes a change of many prices back, after reading how many prices return and how many were changed since
 * and stay. Which ones stay is said afterwards.
 */
export const staffPriceUndoMachine = setup({
  types: {
    context: {} as StaffPriceUndoContext,
    events: {} as StaffPriceUndoEvent,
    emitted: {} as StaffPriceUndoEmitted,
    tags: {} as 'busy' | 'error' | 'question',
  },
  actors: {
    getPricePlan: unprovided<PricePlan, number>(),
    undoPriceChange: unprovided<PriceUndoResult, UndoInput>(),
  },
  guards: {
    isSomethingToReturn: ({ context }) => required(context.plan).returnable > 0,
    isUncertain: ({ event }) => isUncertain(failureIn(event)),
    isIncomplete: (_, result: PriceUndoResult) => result.left_out.length > 0,
  },
  actions: {
    keepId: assign((_, id: number) => ({ id, plan: null, key: null, result: null, failure: null })),
    keepPlan: assign((_, plan: PricePlan) => ({ plan })),
    keepKey: assign((_, key: string) => ({ key })),
    keepResult: assign((_, result: PriceUndoResult) => ({ result })),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    announceReturned: emit((_, result: PriceUndoResult) => ({
      type: 'prices.returned' as const,
      result,
    })),
    announceOutdated: emit({ type: 'prices.outdated' }),
  },
}).createMachine({
  id: 'staffPriceUndo',
  context: { id: null, plan: null, key: null, result: null, failure: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'change.chosen': {
          target: 'loading',
          actions: { type: 'keepId', params: ({ event }) => event.id },
        },
      },
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'getPricePlan',
        src: 'getPricePlan',
        input: ({ context }) => required(context.id),
        onDone: {
          target: 'asking',
          actions: { type: 'keepPlan', params: ({ event }) => event.output },
        },
        onError: { target: 'unavailable', actions: 'keepFailure' },
      },
      on: { 'dialog.dismissed': 'closed' },
    },
    unavailable: {
      tags: 'error',
      on: { 'retry.requested': 'loading', 'dialog.dismissed': 'closed' },
    },
    asking: {
      tags: 'question',
      on: {
        'undo.confirmed': {
          guard: 'isSomethingToReturn',
          target: 'returning',
          actions: { type: 'keepKey', params: ({ event }) => event.key },
        },
        'dialog.dismissed': 'closed',
      },
    },
    returning: {
      tags: ['busy', 'question'],
      invoke: {
        id: 'undoPriceChange',
        src: 'undoPriceChange',
        input: ({ context }) => ({ id: required(context.id), key: required(context.key) }),
        onDone: [
          {
            guard: { type: 'isIncomplete', params: ({ event }) => event.output },
            target: 'incomplete',
            actions: [
              { type: 'keepResult', params: ({ event }) => event.output },
              { type: 'announceReturned', params: ({ event }) => event.output },
            ],
          },
          {
            target: 'closed',
            actions: { type: 'announceReturned', params: ({ event }) => event.output },
          },
        ],
        onError: [
          { guard: 'isUncertain', target: 'failed', actions: 'keepFailure' },
          { target: 'refused', actions: ['keepFailure', 'announceOutdated'] },
        ],
      },
    },
    failed: {
      tags: ['error', 'question'],
      on: {
        'retry.requested': 'returning',
        'dialog.dismissed': { target: 'closed', actions: 'announceOutdated' },
      },
    },
    refused: { tags: 'error', on: { 'dialog.dismissed': 'closed' } },
    incomplete: { on: { 'dialog.dismissed': 'closed' } },
  },
})

type Snapshot = SnapshotFrom<typeof staffPriceUndoMachine>
export type StaffPriceUndoActor = Actor<typeof staffPriceUndoMachine>

export const staffPriceUndoSelectors = {
  isOpen: (snapshot: Snapshot) => !snapshot.matches('closed'),
  isLoading: (snapshot: Snapshot) => snapshot.matches('loading'),
  isBusy: (snapshot: Snapshot) => snapshot.hasTag('busy'),
  /** Whether the same call may be repeated. */
  canRetry: (snapshot: Snapshot) => snapshot.can({ type: 'retry.requested' }),
  /** Whether prices would return, so that the undo can be confirmed. */
  canConfirm: (snapshot: Snapshot) => snapshot.can({ type: 'undo.confirmed', key: '' }),
  /** The change that is asked about. */
  plan: (snapshot: Snapshot) => (snapshot.hasTag('question') ? snapshot.context.plan : null),
  /** What was left, once some was. */
  result: (snapshot: Snapshot) => (snapshot.matches('incomplete') ? snapshot.context.result : null),
  /** The failure to show; null if there is none. */
  failure: (snapshot: Snapshot) => (snapshot.hasTag('error') ? snapshot.context.failure : null),
}
