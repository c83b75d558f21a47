import { assign, emit, setup, type Actor, type SnapshotFrom } from 'xstate'
import type { Schemas } from '#machines/api/client.ts'
import { failureIn, isUncertain, type Failure } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'

/**
 * What a member of staff does with one thing after writing a text about it: the answer, the note or the reason.
 * Each carries what the page showed, so that the server can refuse it if a colleague was faster.
 */
export type Deed =
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

/** The thing as it is afterwards; of an article that is gone, its id. */
export type DeedResult =
  | { subject: 'request'; request: Schemas['StaffRequest'] }
  | { subject: 'device'; device: Schemas['StaffDevice'] }
  | { subject: 'message'; message: Schemas['StaffMessage'] }
  | { subject: 'difference'; difference: Schemas['PaymentDifference'] }
  | { subject: 'article'; article: Schemas['RemovedArticle'] }

export type DoDeedInput = { deed: Deed; text: string; key: string }

export type StaffDeedContext = {
  deed: Deed | null
  text: string
  /** Idempotency key under which this text was confirmed, however often; null before, and after a change. */
  key: string | null
  failure: Failure | null
}

export type StaffDeedEvent =
  | { type: 'deed.chosen'; deed: Deed }
  | { type: 'draft.changed'; text: string }
  /** `key` is a new one, for a text that has none yet. */
  | { type: 'deed.confirmed'; key: string }
  /** A saved text is there again, after a reload or a sign-in (`startFlow`). */
  | { type: 'flow.resumed' }
  | { type: 'retry.requested' }
  | { type: 'dialog.dismissed' }

/** `deed.outdated`: it was refused, so the page may be out of date. */
export type StaffDeedEmitted =
  { type: 'deed.done'; deed: Deed; result: DeedResult } | { type: 'deed.outdated' }

/** A flow at its start; what was saved of an earlier one is put on top of it. */
export const freshDeed = (): StaffDeedContext => ({
  deed: null,
  text: '',
  key: null,
  failure: null,
})

/**
 * A member of staff does something that asks for a text first. The text stays until it has been accepted, also when the
 * dialog is closed, and is sent once however often it is tried.
 */
export const staffDeedMachine = setup({
  types: {
    context: {} as StaffDeedContext,
    events: {} as StaffDeedEvent,
    emitted: {} as StaffDeedEmitted,
    tags: {} as 'busy' | 'error' | 'dialog' | 'stable',
  },
  actors: { doDeed: unprovided<DeedResult, DoDeedInput>() },
  guards: {
    isUncertain: ({ event }) => isUncertain(failureIn(event)),
    isTextMissing: ({ context: { deed, text } }) => required(deed).needsText && text.trim() === '',
  },
  actions: {
    keepDeed: assign(({ context }, deed: Deed) =>
      isSame(context.deed, deed) ? { deed } : { deed, text: '', key: null },
    ),
    keepText: assign((_, text: string) => ({ text, key: null })),
    keepKey: assign({ key: ({ context }, key: string) => context.key ?? key }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    announceDeed: emit(({ context }, result: DeedResult) => ({
      type: 'deed.done' as const,
      deed: required(context.deed),
      result,
    })),
    announceOutdated: emit({ type: 'deed.outdated' }),
    clear: assign({ text: '', key: null, failure: null }),
  },
}).createMachine({
  id: 'staffDeed',
  context: freshDeed,
  initial: 'closed',
  states: {
    closed: {
      tags: 'stable',
      on: {
        'deed.chosen': {
          target: 'asking',
          actions: { type: 'keepDeed', params: ({ event }) => event.deed },
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
        'deed.confirmed': [
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
        id: 'doDeed',
        src: 'doDeed',
        input: ({ context: { deed, text, key } }) => ({
          deed: required(deed),
          text,
          key: required(key),
        }),
        onDone: {
          target: 'closed',
          actions: [{ type: 'announceDeed', params: ({ event }) => event.output }, 'clear'],
        },
        onError: [
          { guard: 'isUncertain', target: 'failed', actions: 'keepFailure' },
          { target: 'refused', actions: ['keepFailure', 'announceOutdated'] },
        ],
      },
    },
    failed: {
      tags: ['error', 'dialog', 'stable'],
      on: { 'retry.requested': 'doing', 'dialog.dismissed': 'closed' },
    },
    refused: {
      tags: ['error', 'dialog', 'stable'],
      on: { 'dialog.dismissed': 'closed' },
    },
  },
})

/** Whether a text that was begun for one deed belongs to the other. */
const isSame = (one: Deed | null, other: Deed): boolean =>
  one !== null &&
  one.kind === other.kind &&
  one.id === other.id &&
  (one.kind !== 'requestMove' || other.kind !== 'requestMove' || one.event === other.event)

type Snapshot = SnapshotFrom<typeof staffDeedMachine>
export type StaffDeedActor = Actor<typeof staffDeedMachine>

export const staffDeedSelectors = {
  isOpen: (snapshot: Snapshot) => snapshot.hasTag('dialog'),
  isBusy: (snapshot: Snapshot) => snapshot.hasTag('busy'),
  isTextMissing: (snapshot: Snapshot) => snapshot.matches({ asking: 'textMissing' }),
  isRefused: (snapshot: Snapshot) => snapshot.matches('refused'),
  deed: (snapshot: Snapshot) => snapshot.context.deed,
  text: (snapshot: Snapshot) => snapshot.context.text,
  /** The failure to show; null if there is none. */
  failure: (snapshot: Snapshot) => (snapshot.hasTag('error') ? snapshot.context.failure : null),
}
