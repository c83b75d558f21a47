import { assign, emit, setup, type Actor, type SnapshotFrom } from 'xstate'
import { isBlank } from '#domain/persian.ts'
import type { Schemas } from '#machines/api/client.ts'
import { failureIn, isUncertain, type Failure } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'

type Check = Schemas['WarrantyImportCheck']
type Import = Schemas['WarrantyImport']

/** @property key idempotency key of the import, however often it is tried */
export type ImportCodesInput = { text: string; key: string }

export type StaffWarrantyImportContext = {
  /** The lines as they were pasted or read from a file. */
  text: string
  /** What the server said last, which stays while the bad lines are corrected; null before. */
  check: Check | null
  key: string | null
  result: Import | null
  failure: Failure | null
}

export type StaffWarrantyImportEvent =
  | { type: 'file.chosen'; file: Blob }
  | { type: 'lines.changed'; text: string }
  | { type: 'check.requested' }
  | { type: 'import.confirmed'; key: string }
  | { type: 'retry.requested' }
  /** Back to the lines, or on to the next ones. */
  | { type: 'import.left' }

export type StaffWarrantyImportEmitted = { type: 'codes.imported'; codes: number }

/**
 * A staff member imports warranty codes. Nothing is imported before every line was checked, and one bad line is
 * enough to import none; the lines stay until they were imported.
 */
export const staffWarrantyImportMachine = setup({
  types: {
    context: {} as StaffWarrantyImportContext,
    events: {} as StaffWarrantyImportEvent,
    emitted: {} as StaffWarrantyImportEmitted,
    tags: {} as 'busy' | 'error' | 'writing',
  },
  actors: {
    readFile: unprovided<string, { file: Blob }>(),
    checkWarrantyImport: unprovided<Check, { text: string }>(),
    importWarrantyCodes: unprovided<Import, ImportCodesInput>(),
  },
  guards: {
    isEmpty: ({ context }) => isBlank(context.text),
    isNothing: (_, { lines }: Check) => lines === 0,
    isFaulty: (_, { faults }: Check) => faults.length > 0,
    isUncertain: ({ event }) => isUncertain(failureIn(event)),
  },
  actions: {
    keepText: assign((_, text: string) => ({ text, key: null })),
    keepFile: assign((_, text: string) => ({ text, check: null, key: null })),
    keepCheck: assign((_, check: Check) => ({ check })),
    keepKey: assign((_, key: string) => ({ key })),
    keepResult: assign((_, result: Import) => ({ result })),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetLines: assign({ text: '', check: null, key: null, result: null, failure: null }),
    announceImport: emit((_, { codes }: Import) => ({ type: 'codes.imported' as const, codes })),
  },
}).createMachine({
  id: 'staffWarrantyImport',
  context: { text: '', check: null, key: null, result: null, failure: null },
  initial: 'writing',
  states: {
    writing: {
      tags: 'writing',
      initial: 'ready',
      on: {
        'file.chosen': 'reading',
        'lines.changed': {
          target: '.ready',
          actions: { type: 'keepText', params: ({ event }) => event.text },
        },
        'check.requested': [{ guard: 'isEmpty', target: '.empty' }, { target: 'checking' }],
      },
      states: {
        ready: {},
        empty: {},
        unreadable: {},
        faulty: {},
        failed: { tags: 'error' },
      },
    },
    reading: {
      tags: ['busy', 'writing'],
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ event }) => ({ file: fileIn(event) }),
        onDone: {
          target: 'writing',
          actions: { type: 'keepFile', params: ({ event }) => event.output },
        },
        onError: 'writing.unreadable',
      },
    },
    checking: {
      tags: ['busy', 'writing'],
      invoke: {
        id: 'checkWarrantyImport',
        src: 'checkWarrantyImport',
        input: ({ context }) => ({ text: context.text }),
        onDone: [
          {
            guard: { type: 'isNothing', params: ({ event }) => event.output },
            target: 'writing.empty',
          },
          {
            guard: { type: 'isFaulty', params: ({ event }) => event.output },
            target: 'writing.faulty',
            actions: { type: 'keepCheck', params: ({ event }) => event.output },
          },
          {
            target: 'checked',
            actions: { type: 'keepCheck', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'writing.failed', actions: 'keepFailure' },
      },
    },
    checked: {
      on: {
        'import.confirmed': {
          target: 'importing',
          actions: { type: 'keepKey', params: ({ event }) => event.key },
        },
        'import.left': 'writing',
      },
    },
    importing: {
      tags: 'busy',
      invoke: {
        id: 'importWarrantyCodes',
        src: 'importWarrantyCodes',
        input: ({ context: { text, key } }) => ({ text, key: required(key) }),
        onDone: {
          target: 'imported',
          actions: [
            { type: 'keepResult', params: ({ event }) => event.output },
            { type: 'announceImport', params: ({ event }) => event.output },
          ],
        },
        onError: [
          { guard: 'isUncertain', target: 'failed', actions: 'keepFailure' },
          { target: 'refused', actions: 'keepFailure' },
        ],
      },
    },
    failed: {
      tags: 'error',
      on: { 'retry.requested': 'importing', 'import.left': 'writing' },
    },
    refused: {
      tags: 'error',
      on: { 'check.requested': 'checking', 'import.left': 'writing' },
    },
    imported: { on: { 'import.left': { target: 'writing', actions: 'forgetLines' } } },
  },
})

function fileIn(event: StaffWarrantyImportEvent): Blob {
  if (event.type !== 'file.chosen') throw new Error('no file was chosen')
  return event.file
}

type Snapshot = SnapshotFrom<typeof staffWarrantyImportMachine>
export type StaffWarrantyImportActor = Actor<typeof staffWarrantyImportMachine>

export const staffWarrantyImportSelectors = {
  isWriting: (snapshot: Snapshot) => snapshot.hasTag('writing'),
  isBusy: (snapshot: Snapshot) => snapshot.hasTag('busy'),
  isEmpty: (snapshot: Snapshot) => snapshot.matches({ writing: 'empty' }),
  isUnreadable: (snapshot: Snapshot) => snapshot.matches({ writing: 'unreadable' }),
  isImported: (snapshot: Snapshot) => snapshot.matches('imported'),
  canRetry: (snapshot: Snapshot) => snapshot.can({ type: 'retry.requested' }),
  canCheckAgain: (snapshot: Snapshot) => snapshot.matches('refused'),
  canImport: (snapshot: Snapshot) => snapshot.matches('checked') || snapshot.matches('importing'),
  text: (snapshot: Snapshot) => snapshot.context.text,
  /** Whether there are lines that would be lost. */
  hasLines: (snapshot: Snapshot) =>
    !snapshot.matches('imported') && snapshot.context.text.trim() !== '',
  result: (snapshot: Snapshot) => snapshot.context.result,
  check: (snapshot: Snapshot) => snapshot.context.check,
  /** The bad lines to show; null if there are none. */
  faulty: (snapshot: Snapshot) =>
    snapshot.hasTag('writing') && (snapshot.context.check?.faults.length ?? 0) > 0
      ? snapshot.context.check
      : null,
  /** The failure to show; null if there is none. */
  failure: (snapshot: Snapshot) => (snapshot.hasTag('error') ? snapshot.context.failure : null),
}
