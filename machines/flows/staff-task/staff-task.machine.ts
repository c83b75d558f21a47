import { assign, emit, setup, type Actor, type SnapshotFrom } from 'xstate'
import {
  articleRemovalLimits,
  messageWithdrawalLimits,
  paymentDifferenceNoteLimits,
  requestEntryInputLimits,
  requestMoveInputLimits,
  warrantyRevocationLimits,
} from '#api/limits.ts'
import { isBlank } from '#domain/persian.ts'
import { isTooLong } from '#domain/text-length.ts'
import type { Schemas } from '#machines/api/client.ts'
import { failureIn, isSignedOut, isUncertain, type Failure } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'

/**
 * What a staff member does with one thing after writing a text about it: the answer, the note or the reason.
 * Each carries what the page showed, so that the server can refuse it if a colleague was faster.
 */
export type Task =
  | { kind: 'requestNote' | 'requestAnswer'; id: number; lastEntry: number | null; needsText: true }
  | {
      kind: 'requestMove'
      id: number
      event: Schemas['RequestMoveEvent']
      from: Schemas['RequestStatus']
      needsText: boolean
    }
  | { kind: 'warrantyRevoke'; id: number; isRegistered: boolean; needsText: true }
  | { kind: 'messageWithdraw'; id: number; needsText: true }
  | { kind: 'differenceNote' | 'differenceSettle'; id: number; needsText: true }
  | { kind: 'articleRemoval'; id: number; version: number; needsText: true }

/** The thing as it is afterwards; of a deleted article, its id. */
export type TaskResult =
  | { subject: 'request'; request: Schemas['StaffRequest'] }
  | { subject: 'device'; device: Schemas['StaffDevice'] }
  | { subject: 'message'; message: Schemas['StaffMessage'] }
  | { subject: 'difference'; difference: Schemas['PaymentDifference'] }
  | { subject: 'article'; article: Schemas['RemovedArticle'] }

export type DoTaskInput = { task: Task; text: string; key: string }

export type StaffTaskContext = {
  task: Task | null
  text: string
  /** Idempotency key under which this text was confirmed, however often; null before, and after a change. */
  key: string | null
  failure: Failure | null
}

export type StaffTaskEvent =
  | { type: 'task.chosen'; task: Task }
  | { type: 'draft.changed'; text: string }
  /** `key` is a new one, for a text that has none yet. */
  | { type: 'task.confirmed'; key: string }
  /** A saved text is there again, after a reload or a sign-in (`startFlow`). */
  | { type: 'flow.resumed' }
  | { type: 'retry.requested' }
  | { type: 'dialog.dismissed' }

/** `task.outdated`: it was refused, or nobody knows whether it was done, so the page may be out of date. */
export type StaffTaskEmitted =
  { type: 'task.done'; task: Task; result: TaskResult } | { type: 'task.outdated' }

/** The initial context; saved values are merged over it. */
export const freshTask = (): StaffTaskContext => ({
  task: null,
  text: '',
  key: null,
  failure: null,
})

/**
 * A staff member does something that asks for a text first. The text stays until it has been accepted, even when the
 * dialog is closed, and is sent once however often it is tried.
 */
export const staffTaskMachine = setup({
  types: {
    context: {} as StaffTaskContext,
    events: {} as StaffTaskEvent,
    emitted: {} as StaffTaskEmitted,
    tags: {} as 'busy' | 'error' | 'dialog' | 'stable',
  },
  actors: { doTask: unprovided<TaskResult, DoTaskInput>() },
  guards: {
    isUncertain: ({ event }) => isUncertain(failureIn(event)),
    /** A restored flow keeps this failure, although the member has signed in again. */
    wasSignedOut: ({ context }) => isSignedOut(context.failure),
    isTextTooLong: ({ context: { task, text } }) =>
      isTooLong(text, taskTextLimits[required(task).kind]),
    isTextMissing: ({ context: { task, text } }) => required(task).needsText && isBlank(text),
  },
  actions: {
    keepTask: assign(({ context }, task: Task) =>
      isSame(context.task, task) ? { task } : { task, text: '', key: null },
    ),
    keepText: assign((_, text: string) => ({ text, key: null })),
    keepKey: assign({ key: ({ context }, key: string) => context.key ?? key }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    announceTask: emit(({ context }, result: TaskResult) => ({
      type: 'task.done' as const,
      task: required(context.task),
      result,
    })),
    announceOutdated: emit({ type: 'task.outdated' }),
    clear: assign({ text: '', key: null, failure: null }),
  },
}).createMachine({
  id: 'staffTask',
  context: freshTask,
  initial: 'closed',
  states: {
    closed: {
      tags: 'stable',
      on: {
        'task.chosen': {
          target: 'asking',
          actions: { type: 'keepTask', params: ({ event }) => event.task },
        },
      },
    },
    asking: {
      tags: ['dialog', 'stable'],
      initial: 'editing',
      on: {
        'draft.changed': {
          target: '.editing',
          actions: { type: 'keepText', params: ({ event }) => event.text },
        },
        'task.confirmed': [
          { guard: 'isTextTooLong', target: '.editing' },
          { guard: 'isTextMissing', target: '.textMissing' },
          { target: 'doing', actions: { type: 'keepKey', params: ({ event }) => event.key } },
        ],
        'dialog.dismissed': 'closed',
      },
      states: { editing: {}, textMissing: {} },
    },
    doing: {
      tags: ['busy', 'dialog'],
      invoke: {
        id: 'doTask',
        src: 'doTask',
        input: ({ context: { task, text, key } }) => ({
          task: required(task),
          text,
          key: required(key),
        }),
        onDone: {
          target: 'closed',
          actions: [{ type: 'announceTask', params: ({ event }) => event.output }, 'clear'],
        },
        onError: [
          { guard: 'isUncertain', target: 'failed', actions: 'keepFailure' },
          { target: 'refused', actions: ['keepFailure', 'announceOutdated'] },
        ],
      },
    },
    failed: {
      tags: ['error', 'dialog', 'stable'],
      on: {
        'retry.requested': 'doing',
        'dialog.dismissed': { target: 'closed', actions: 'announceOutdated' },
      },
    },
    refused: {
      tags: ['error', 'dialog', 'stable'],
      on: {
        'dialog.dismissed': 'closed',
        'flow.resumed': { guard: 'wasSignedOut', target: 'asking' },
      },
    },
  },
})

/** The most characters of the text of each task. */
export const taskTextLimits: Record<Task['kind'], number> = {
  requestNote: requestEntryInputLimits.text,
  requestAnswer: requestEntryInputLimits.text,
  requestMove: requestMoveInputLimits.reason,
  warrantyRevoke: warrantyRevocationLimits.reason,
  messageWithdraw: messageWithdrawalLimits.reason,
  differenceNote: paymentDifferenceNoteLimits.reason,
  differenceSettle: paymentDifferenceNoteLimits.reason,
  articleRemoval: articleRemovalLimits.reason,
}

/** Whether a text that was begun for one task belongs to the other. */
const isSame = (one: Task | null, other: Task): boolean =>
  one !== null &&
  one.kind === other.kind &&
  one.id === other.id &&
  (one.kind !== 'requestMove' || other.kind !== 'requestMove' || one.event === other.event)

type Snapshot = SnapshotFrom<typeof staffTaskMachine>
export type StaffTaskActor = Actor<typeof staffTaskMachine>

export const staffTaskSelectors = {
  isOpen: (snapshot: Snapshot) => snapshot.hasTag('dialog'),
  isBusy: (snapshot: Snapshot) => snapshot.hasTag('busy'),
  isTextMissing: (snapshot: Snapshot) => snapshot.matches({ asking: 'textMissing' }),
  isRefused: (snapshot: Snapshot) => snapshot.matches('refused'),
  task: (snapshot: Snapshot) => snapshot.context.task,
  text: (snapshot: Snapshot) => snapshot.context.text,
  /** The failure to show; null if there is none. */
  failure: (snapshot: Snapshot) => (snapshot.hasTag('error') ? snapshot.context.failure : null),
}
