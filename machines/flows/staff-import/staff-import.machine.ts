import type { Actor, SnapshotFrom } from 'xstate'
import { required } from '#machines/kernel/required.ts'
import { staffImportSetup } from './staff-import.setup.ts'

/**
 * Staff change prices and stock by a sheet: our own export, or a supplier's, whose columns they name where the heads do
 * not. Nothing changes before a dry run has shown each change, and nothing while a row is wrong.
 */
export const staffImportMachine = staffImportSetup.createMachine({
  id: 'staffImport',
  context: {
    chosen: null,
    import: null,
    columns: null,
    columnsFault: null,
    check: null,
    reason: null,
    key: null,
    result: null,
    failure: null,
  },
  initial: 'choosing',
  states: {
    choosing: {
      initial: 'ready',
      on: {
        'sheet.chosen': [
          {
            guard: { type: 'isTooLarge', params: ({ event }) => event.sheet },
            target: '.refused',
            actions: 'refuseLarge',
          },
          {
            target: 'uploading',
            actions: { type: 'keepSheet', params: ({ event }) => event.sheet },
          },
        ],
      },
      states: {
        ready: { entry: 'forget' },
        refused: { tags: 'error', on: { 'failure.dismissed': 'ready' } },
      },
    },
    uploading: {
      tags: 'busy',
      invoke: {
        id: 'createProductImport',
        src: 'createProductImport',
        input: ({ context }) => required(context.chosen),
        onDone: [
          {
            guard: { type: 'isMapped', params: ({ event }) => event.output },
            target: 'checking',
            actions: { type: 'keepImport', params: ({ event }) => event.output },
          },
          {
            target: 'mapping',
            actions: { type: 'keepImport', params: ({ event }) => event.output },
          },
        ],
        onError: [
          { guard: 'isUncertain', target: 'uploadFailed', actions: 'keepFailure' },
          { target: 'choosing.refused', actions: 'keepFailure' },
        ],
      },
      on: { 'sheet.dismissed': 'choosing' },
    },
    uploadFailed: {
      tags: 'error',
      on: { 'retry.requested': 'uploading', 'sheet.dismissed': 'choosing' },
    },
    mapping: {
      initial: 'ready',
      on: {
        'columns.submitted': [
          {
            guard: { type: 'areColumnsFaulty', params: ({ event }) => event.columns },
            target: '.faulty',
            actions: { type: 'keepColumns', params: ({ event }) => event.columns },
          },
          {
            target: 'checking',
            actions: { type: 'keepColumns', params: ({ event }) => event.columns },
          },
        ],
        'sheet.dismissed': 'choosing',
      },
      states: { ready: {}, faulty: {} },
    },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'checkProductImport',
        src: 'checkProductImport',
        input: ({ context }) => ({
          id: required(context.import).id,
          columns: required(context.columns),
        }),
        onDone: [
          {
            guard: { type: 'isFaulty', params: ({ event }) => event.output },
            target: 'faulty',
            actions: { type: 'keepCheck', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isUnchanged', params: ({ event }) => event.output },
            target: 'unchanged',
            actions: { type: 'keepCheck', params: ({ event }) => event.output },
          },
          {
            target: 'sound',
            actions: { type: 'keepCheck', params: ({ event }) => event.output },
          },
        ],
        onError: [
          { guard: 'isUncertain', target: 'checkFailed', actions: 'keepFailure' },
          { target: 'choosing.refused', actions: 'keepFailure' },
        ],
      },
    },
    checkFailed: {
      tags: 'error',
      on: { 'retry.requested': 'checking', 'sheet.dismissed': 'choosing' },
    },
    faulty: {
      tags: 'checked',
      on: {
        'check.requested': 'checking',
        'columns.reconsidered': 'mapping',
        'sheet.dismissed': 'choosing',
      },
    },
    unchanged: {
      tags: 'checked',
      on: { 'columns.reconsidered': 'mapping', 'sheet.dismissed': 'choosing' },
    },
    sound: {
      tags: 'checked',
      on: {
        'import.confirmed': [
          {
            guard: { type: 'isReasonTooLong', params: ({ event }) => event.reason },
            target: 'sound',
          },
          {
            target: 'applying',
            actions: { type: 'keepConfirmation', params: ({ event }) => event },
          },
        ],
        'columns.reconsidered': 'mapping',
        'sheet.dismissed': 'choosing',
      },
    },
    applying: {
      tags: ['busy', 'checked'],
      invoke: {
        id: 'applyProductImport',
        src: 'applyProductImport',
        input: ({ context: { import: its, check, reason, key } }) => ({
          id: required(its).id,
          checkId: required(check).check_id,
          reason: required(reason),
          key: required(key),
        }),
        onDone: {
          target: 'done',
          actions: [
            { type: 'keepResult', params: ({ event }) => event.output },
            { type: 'announceApplied', params: ({ event }) => event.output },
          ],
        },
        onError: [
          { guard: 'isConflict', target: 'conflict', actions: ['keepFailure', 'announceOutdated'] },
          { guard: 'isUncertain', target: 'applyFailed', actions: 'keepFailure' },
          { target: 'choosing.refused', actions: 'keepFailure' },
        ],
      },
    },
    conflict: {
      tags: 'error',
      on: { 'check.requested': 'checking', 'sheet.dismissed': 'choosing' },
    },
    applyFailed: {
      tags: ['error', 'checked'],
      on: {
        'retry.requested': 'applying',
        'sheet.dismissed': { target: 'choosing', actions: 'announceOutdated' },
      },
    },
    done: { on: { 'sheet.dismissed': 'choosing' } },
  },
})

type Snapshot = SnapshotFrom<typeof staffImportMachine>
export type StaffImportActor = Actor<typeof staffImportMachine>

export const staffImportSelectors = {
  /** What is shown; while the changes are applied they stay. */
  view: ({ value }: Snapshot): string => {
    const [state = ''] = typeof value === 'string' ? [value] : Object.keys(value)
    return state === 'applying' ? 'sound' : state
  },
  canChoose: (snapshot: Snapshot) => snapshot.matches('choosing'),
  isUploading: (snapshot: Snapshot) => snapshot.matches('uploading'),
  isMapping: (snapshot: Snapshot) => snapshot.matches('mapping'),
  isChecking: (snapshot: Snapshot) => snapshot.matches('checking'),
  isApplying: (snapshot: Snapshot) => snapshot.matches('applying'),
  isConflict: (snapshot: Snapshot) => snapshot.matches('conflict'),
  isFaulty: (snapshot: Snapshot) => snapshot.matches('faulty'),
  isUnchanged: (snapshot: Snapshot) => snapshot.matches('unchanged'),
  /** Whether the changes can be confirmed. */
  isSound: (snapshot: Snapshot) => snapshot.matches('sound'),
  canRetry: (snapshot: Snapshot) => snapshot.can({ type: 'retry.requested' }),
  canCheckAgain: (snapshot: Snapshot) => snapshot.can({ type: 'check.requested' }),
  canReconsider: (snapshot: Snapshot) => snapshot.can({ type: 'columns.reconsidered' }),
  canClose: (snapshot: Snapshot) => snapshot.can({ type: 'failure.dismissed' }),
  canDismiss: (snapshot: Snapshot) => snapshot.can({ type: 'sheet.dismissed' }),
  name: (snapshot: Snapshot) => snapshot.context.chosen?.name ?? null,
  import: (snapshot: Snapshot) => snapshot.context.import,
  columns: (snapshot: Snapshot) => snapshot.context.columns,
  /** What is wrong with the columns that were submitted; null for nothing. */
  columnsFault: (snapshot: Snapshot) =>
    snapshot.matches({ mapping: 'faulty' }) ? snapshot.context.columnsFault : null,
  /** The dry run, while it is shown. */
  check: (snapshot: Snapshot) => (snapshot.hasTag('checked') ? snapshot.context.check : null),
  reason: (snapshot: Snapshot) => snapshot.context.reason,
  /** What was changed, once it was. */
  result: (snapshot: Snapshot) => (snapshot.matches('done') ? snapshot.context.result : null),
  /** The failure to show; null if there is none. */
  failure: (snapshot: Snapshot) => (snapshot.hasTag('error') ? snapshot.context.failure : null),
}
