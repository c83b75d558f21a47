import { assign, emit, setup, type Actor, type SnapshotFrom } from 'xstate'
import { failureIn, isUncertain, type Failure } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'
import type { CategoryChoice, Changed, ChangeInput } from './staff-category-change.types.ts'

export type StaffCategoryChangeContext = {
  choice: CategoryChoice | null
  categoryId: number | null
  key: string | null
  failure: Failure | null
}

export type StaffCategoryChangeEvent =
  | { type: 'change.chosen'; choice: CategoryChoice; key: string }
  | { type: 'change.confirmed'; categoryId: number | null }
  | { type: 'retry.requested' }
  | { type: 'dialog.dismissed' }

export type StaffCategoryChangeEmitted =
  | { type: 'change.made'; choice: CategoryChoice; changed: Changed }
  /** It was refused, or nobody knows whether it was made: the page may be out of date. */
  | { type: 'change.outdated' }

/**
 * A staff member hides, shows or removes a category, or puts many products into another one, after it was said what goes
 * along.
 */
export const staffCategoryChangeMachine = setup({
  types: {
    context: {} as StaffCategoryChangeContext,
    events: {} as StaffCategoryChangeEvent,
    emitted: {} as StaffCategoryChangeEmitted,
    tags: {} as 'busy' | 'error',
  },
  actors: { changeCategory: unprovided<Changed, ChangeInput>() },
  guards: {
    isUncertain: ({ event }) => isUncertain(failureIn(event)),
    isCategoryMissing: ({ context }, categoryId: number | null) =>
      required(context.choice).kind === 'move' && categoryId === null,
  },
  actions: {
    keepChoice: assign((_, { choice, key }: { choice: CategoryChoice; key: string }) => ({
      choice,
      key,
      categoryId: null,
    })),
    keepCategory: assign((_, categoryId: number | null) => ({ categoryId })),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    announceChange: emit(({ context }, changed: Changed) => ({
      type: 'change.made' as const,
      choice: required(context.choice),
      changed,
    })),
    announceOutdated: emit({ type: 'change.outdated' }),
  },
}).createMachine({
  id: 'staffCategoryChange',
  context: { choice: null, categoryId: null, key: null, failure: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'change.chosen': {
          target: 'confirming',
          actions: { type: 'keepChoice', params: ({ event }) => event },
        },
      },
    },
    confirming: {
      initial: 'asked',
      on: {
        'change.confirmed': [
          {
            guard: { type: 'isCategoryMissing', params: ({ event }) => event.categoryId },
            target: '.categoryMissing',
          },
          {
            target: 'changing',
            actions: { type: 'keepCategory', params: ({ event }) => event.categoryId },
          },
        ],
        'dialog.dismissed': 'closed',
      },
      states: { asked: {}, categoryMissing: {} },
    },
    changing: {
      tags: 'busy',
      invoke: {
        id: 'changeCategory',
        src: 'changeCategory',
        input: ({ context: { choice, categoryId, key } }) => ({
          choice: required(choice),
          categoryId,
          key: required(key),
        }),
        onDone: {
          target: 'closed',
          actions: { type: 'announceChange', params: ({ event }) => event.output },
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
        'retry.requested': 'changing',
        'dialog.dismissed': { target: 'closed', actions: 'announceOutdated' },
      },
    },
    refused: { tags: 'error', on: { 'dialog.dismissed': 'closed' } },
  },
})

type Snapshot = SnapshotFrom<typeof staffCategoryChangeMachine>
export type StaffCategoryChangeActor = Actor<typeof staffCategoryChangeMachine>

export const staffCategoryChangeSelectors = {
  isOpen: (snapshot: Snapshot) => !snapshot.matches('closed'),
  isBusy: (snapshot: Snapshot) => snapshot.hasTag('busy'),
  isCategoryMissing: (snapshot: Snapshot) => snapshot.matches({ confirming: 'categoryMissing' }),
  isRefused: (snapshot: Snapshot) => snapshot.matches('refused'),
  choice: (snapshot: Snapshot) => snapshot.context.choice,
  /** The failure to show; null if there is none. */
  failure: (snapshot: Snapshot) => (snapshot.hasTag('error') ? snapshot.context.failure : null),
}
