import { assign, setup, type Actor, type SnapshotFrom } from 'xstate'
import { clockOf } from '#machines/kernel/clock.ts'
import { failureIn, isUncertain } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'
import { waitUntil } from '#machines/kernel/wait-until.ts'
import type {
  CreateExportInput,
  ListExport,
  StaffExportContext,
  StaffExportEvent,
} from './staff-export.types.ts'

/** The server is asked this often how far an export is. */
const pauseMs = 1_000

/**
 * Staff export all entries of a list to a file. The server writes it in the background; the flow follows it until the
 * file can be downloaded.
 */
export const staffExportMachine = setup({
  types: {
    context: {} as StaffExportContext,
    events: {} as StaffExportEvent,
    tags: {} as 'busy' | 'error',
  },
  actors: {
    createListExport: unprovided<ListExport, CreateExportInput>(),
    getListExport: unprovided<ListExport, { id: number }>(),
    waitUntil,
  },
  guards: {
    isDone: (_, { status }: ListExport) => status === 'done',
    isBroken: (_, { status }: ListExport) => status === 'failed',
    isUncertain: ({ event }) => isUncertain(failureIn(event)),
  },
  actions: {
    keepChoice: assign((_, { choice, key }: CreateExportInput) => ({ choice, key, export: null })),
    keepExport: assign(({ system }, output: ListExport) => ({
      export: output,
      asksAt: clockOf(system).now() + pauseMs,
    })),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
  },
}).createMachine({
  id: 'staffExport',
  context: { choice: null, key: null, export: null, asksAt: 0, failure: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'export.requested': {
          target: 'creating',
          actions: { type: 'keepChoice', params: ({ event }) => event },
        },
      },
    },
    creating: {
      tags: 'busy',
      invoke: {
        id: 'createListExport',
        src: 'createListExport',
        input: ({ context: { choice, key } }) => ({
          choice: required(choice),
          key: required(key),
        }),
        onDone: {
          target: 'following',
          actions: { type: 'keepExport', params: ({ event }) => event.output },
        },
        onError: [
          { guard: 'isUncertain', target: 'failed', actions: 'keepFailure' },
          { target: 'refused', actions: 'keepFailure' },
        ],
      },
    },
    failed: { tags: 'error', on: { 'retry.requested': 'creating', 'export.dismissed': 'closed' } },
    refused: { tags: 'error', on: { 'export.dismissed': 'closed' } },
    following: {
      tags: 'busy',
      initial: 'pausing',
      on: { 'export.dismissed': 'closed' },
      states: {
        pausing: {
          invoke: {
            id: 'pause',
            src: 'waitUntil',
            input: ({ context }) => ({ deadline: context.asksAt }),
            onDone: 'asking',
            onError: 'asking',
          },
        },
        asking: {
          invoke: {
            id: 'getListExport',
            src: 'getListExport',
            input: ({ context }) => ({ id: required(context.export).id }),
            onDone: [
              {
                guard: { type: 'isDone', params: ({ event }) => event.output },
                target: '#staffExport.ready',
                actions: { type: 'keepExport', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isBroken', params: ({ event }) => event.output },
                target: '#staffExport.broken',
              },
              {
                target: 'pausing',
                actions: { type: 'keepExport', params: ({ event }) => event.output },
              },
            ],
            onError: [
              { guard: 'isUncertain', target: '#staffExport.lost', actions: 'keepFailure' },
              { target: '#staffExport.refused', actions: 'keepFailure' },
            ],
          },
        },
      },
    },
    lost: {
      tags: 'error',
      on: { 'retry.requested': 'following.asking', 'export.dismissed': 'closed' },
    },
    broken: {
      on: {
        'export.requested': {
          target: 'creating',
          actions: { type: 'keepChoice', params: ({ event }) => event },
        },
        'export.dismissed': 'closed',
      },
    },
    ready: {
      on: {
        'export.requested': {
          target: 'creating',
          actions: { type: 'keepChoice', params: ({ event }) => event },
        },
        'export.dismissed': 'closed',
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof staffExportMachine>
export type StaffExportActor = Actor<typeof staffExportMachine>

export const staffExportSelectors = {
  /** Whether another file can be asked for. */
  canRequest: (snapshot: Snapshot) =>
    snapshot.matches('closed') || snapshot.matches('broken') || snapshot.matches('ready'),
  isBusy: (snapshot: Snapshot) => snapshot.hasTag('busy'),
  isBroken: (snapshot: Snapshot) => snapshot.matches('broken'),
  canRetry: (snapshot: Snapshot) => snapshot.can({ type: 'retry.requested' }),
  canDismiss: (snapshot: Snapshot) => snapshot.can({ type: 'export.dismissed' }),
  /** How far the export is; null before it is followed. */
  progress: (snapshot: Snapshot) =>
    snapshot.matches('following') ? snapshot.context.export : null,
  /** The export whose file can be downloaded. */
  ready: (snapshot: Snapshot) => (snapshot.matches('ready') ? snapshot.context.export : null),
  /** The failure to show; null if there is none. */
  failure: (snapshot: Snapshot) => (snapshot.hasTag('error') ? snapshot.context.failure : null),
}
