import { assign, emit, setup, type Actor, type SnapshotFrom } from 'xstate'
import { failureIn, type Failure } from '#machines/kernel/problem.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'
import { waitUntil } from '#machines/kernel/wait-until.ts'

/** Instants are milliseconds since 1970 by the clock of the page. */
export type StaffIdleInput = {
  /** When the staff member did something last, in any tab. */
  activeAt: number
  /** How long nobody may do anything. */
  idleMs: number
  /** How long before that the warning is shown. */
  warningMs: number
}

export type StaffIdleContext = StaffIdleInput & { failure: Failure | null }

export type StaffIdleEvent =
  | { type: 'activity.seen'; at: number }
  /** Something was done in another tab, which counts for all of them. */
  | { type: 'activity.shared'; at: number }
  | { type: 'stay.chosen'; at: number }
  | { type: 'signOut.chosen' }
  | { type: 'retry.requested' }
  /** Another tab has signed out already. */
  | { type: 'session.endedElsewhere' }

export type StaffIdleEmitted =
  /** For the other tabs. */
  { type: 'activity.announced'; at: number } | { type: 'session.ended' }

/**
 * Signs out a staff member who does nothing, after a warning that only a press answers. All tabs count together. A
 * computer that slept through the warning signs out at the first sign of life.
 */
export const staffIdleMachine = setup({
  types: {
    input: {} as StaffIdleInput,
    context: {} as StaffIdleContext,
    events: {} as StaffIdleEvent,
    emitted: {} as StaffIdleEmitted,
    tags: {} as 'busy' | 'error' | 'dialog',
  },
  actors: { waitUntil, signOut: unprovided<void, void>() },
  guards: {
    isTooLate: ({ context }, at: number) => at >= context.activeAt + context.idleMs,
  },
  actions: {
    keepActivity: assign((_, at: number) => ({ activeAt: at })),
    announceActivity: emit((_, at: number) => ({ type: 'activity.announced' as const, at })),
    announceEnd: emit({ type: 'session.ended' }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
  },
}).createMachine({
  id: 'staffIdle',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'watching',
  states: {
    watching: {
      invoke: {
        id: 'waitForWarning',
        src: 'waitUntil',
        input: ({ context: { activeAt, idleMs, warningMs } }) => ({
          deadline: activeAt + idleMs - warningMs,
        }),
        onDone: 'warning',
        onError: 'warning',
      },
      on: {
        'activity.seen': [
          {
            guard: { type: 'isTooLate', params: ({ event }) => event.at },
            target: 'signingOut',
          },
          {
            target: 'watching',
            reenter: true,
            actions: [
              { type: 'keepActivity', params: ({ event }) => event.at },
              { type: 'announceActivity', params: ({ event }) => event.at },
            ],
          },
        ],
        'activity.shared': {
          target: 'watching',
          reenter: true,
          actions: { type: 'keepActivity', params: ({ event }) => event.at },
        },
        'session.endedElsewhere': 'signedOut',
      },
    },
    warning: {
      tags: 'dialog',
      invoke: {
        id: 'waitForEnd',
        src: 'waitUntil',
        input: ({ context: { activeAt, idleMs } }) => ({ deadline: activeAt + idleMs }),
        onDone: 'signingOut',
        onError: 'signingOut',
      },
      on: {
        'stay.chosen': [
          {
            guard: { type: 'isTooLate', params: ({ event }) => event.at },
            target: 'signingOut',
          },
          {
            target: 'watching',
            actions: [
              { type: 'keepActivity', params: ({ event }) => event.at },
              { type: 'announceActivity', params: ({ event }) => event.at },
            ],
          },
        ],
        'activity.shared': {
          target: 'watching',
          actions: { type: 'keepActivity', params: ({ event }) => event.at },
        },
        'signOut.chosen': 'signingOut',
        'session.endedElsewhere': 'signedOut',
      },
    },
    signingOut: {
      tags: ['busy', 'dialog'],
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: 'signedOut',
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    failed: {
      tags: ['error', 'dialog'],
      on: { 'retry.requested': 'signingOut', 'session.endedElsewhere': 'signedOut' },
    },
    signedOut: { type: 'final', entry: 'announceEnd' },
  },
})

type Snapshot = SnapshotFrom<typeof staffIdleMachine>
export type StaffIdleActor = Actor<typeof staffIdleMachine>

export const staffIdleSelectors = {
  isOpen: (snapshot: Snapshot) => snapshot.hasTag('dialog'),
  isBusy: (snapshot: Snapshot) => snapshot.hasTag('busy'),
  isWarning: (snapshot: Snapshot) => snapshot.matches('warning'),
  /** When the session ends unless somebody stays. */
  endsAt: ({ context: { activeAt, idleMs } }: Snapshot) => activeAt + idleMs,
  /** The failure to show; null if there is none. */
  failure: (snapshot: Snapshot) => (snapshot.hasTag('error') ? snapshot.context.failure : null),
}
