import { assign, emit, setup, type Actor, type SnapshotFrom } from 'xstate'
import { staffMessageInputLimits } from '#api/limits.ts'
import { isBlank } from '#domain/persian.ts'
import { isShopLink } from '#domain/shop-link.ts'
import { isTooLong } from '#domain/text-length.ts'
import type { Schemas } from '#machines/api/client.ts'
import { failureIn, isSignedOut, isUncertain, type Failure } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'

export type MessageDraft = {
  title: string
  text: string
  /** A path of the shop; empty if there is none. */
  link: string
  audience: 'one' | 'all'
  /** The phone number of the one customer, or the number of an order. */
  lookup: string
}

/** Who gets a message. @property customer null for all customers */
export type Readers = { customer: Schemas['MessagePerson'] | null; readers: number }

/** @property key idempotency key of the message, however often it is tried */
export type SendMessageInput = { draft: MessageDraft; customerId: number | null; key: string }

export type StaffMessageContext = {
  draft: MessageDraft
  /** As they were found last; null before. */
  readers: Readers | null
  key: string | null
  failure: Failure | null
}

export type StaffMessageEvent =
  | { type: 'draft.changed'; change: Partial<MessageDraft> }
  | { type: 'preview.requested' }
  | { type: 'message.confirmed'; key: string }
  /** A saved text is there again, after a reload or a sign-in (`startFlow`). */
  | { type: 'flow.resumed' }
  | { type: 'retry.requested' }
  /** Back to the text, or on to the next message. */
  | { type: 'message.left' }

export type StaffMessageEmitted =
  | { type: 'message.sent' }
  /** Nobody knows whether it was sent: the list may be out of date. */
  | { type: 'messages.outdated' }

/** Nothing written yet. */
export const freshMessage = (): StaffMessageContext => ({
  draft: { title: '', text: '', link: '', audience: 'one', lookup: '' },
  readers: null,
  key: null,
  failure: null,
})

/** What a message still lacks, and a text that is too long. */
export const draftFaults = ({ title, text, link, audience, lookup }: MessageDraft) => ({
  title: isBlank(title),
  text: isBlank(text) || isTooLong(text, staffMessageInputLimits.text),
  link: !isBlank(link) && !isShopLink(link.trim()),
  lookup: audience === 'one' && isBlank(lookup),
})

/**
 * A staff member writes to one customer or to all. Nothing is sent before the message was shown as customers see it,
 * with their number; what was written stays until it was sent.
 */
export const staffMessageMachine = setup({
  types: {
    context: {} as StaffMessageContext,
    events: {} as StaffMessageEvent,
    emitted: {} as StaffMessageEmitted,
    tags: {} as 'busy' | 'error' | 'stable' | 'writing',
  },
  actors: {
    findReaders: unprovided<Readers, MessageDraft>(),
    sendStaffMessage: unprovided<Schemas['StaffMessage'], SendMessageInput>(),
  },
  guards: {
    isIncomplete: ({ context }) => Object.values(draftFaults(context.draft)).some(Boolean),
    /** A restored flow keeps this failure, although the member has signed in again. */
    wasSignedOut: ({ context }) => isSignedOut(context.failure),
    isUncertain: ({ event }) => isUncertain(failureIn(event)),
  },
  actions: {
    keepDraft: assign(({ context }, change: Partial<MessageDraft>) => ({
      draft: { ...context.draft, ...change },
      key: null,
    })),
    keepReaders: assign((_, readers: Readers) => ({ readers })),
    /** What may have been sent is sent again under the key that it had. */
    keepKey: assign(({ context }, key: string) => ({ key: context.key ?? key })),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetDraft: assign(freshMessage),
    announceSent: emit({ type: 'message.sent' }),
    announceOutdated: emit({ type: 'messages.outdated' }),
  },
}).createMachine({
  id: 'staffMessage',
  context: freshMessage,
  initial: 'writing',
  states: {
    writing: {
      tags: ['stable', 'writing'],
      initial: 'ready',
      on: {
        'draft.changed': {
          target: '.ready',
          actions: { type: 'keepDraft', params: ({ event }) => event.change },
        },
        'preview.requested': [
          { guard: 'isIncomplete', target: '.incomplete' },
          { target: 'finding' },
        ],
      },
      states: {
        ready: {},
        incomplete: {},
        failed: {
          tags: 'error',
          on: { 'flow.resumed': { guard: 'wasSignedOut', target: 'ready' } },
        },
      },
    },
    finding: {
      tags: ['busy', 'writing'],
      invoke: {
        id: 'findReaders',
        src: 'findReaders',
        input: ({ context }) => context.draft,
        onDone: {
          target: 'previewing',
          actions: { type: 'keepReaders', params: ({ event }) => event.output },
        },
        onError: { target: 'writing.failed', actions: 'keepFailure' },
      },
    },
    previewing: {
      tags: 'stable',
      on: {
        'message.confirmed': {
          target: 'sending',
          actions: { type: 'keepKey', params: ({ event }) => event.key },
        },
        'message.left': 'writing',
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendStaffMessage',
        src: 'sendStaffMessage',
        input: ({ context: { draft, readers, key } }) => ({
          draft,
          customerId: required(readers).customer?.id ?? null,
          key: required(key),
        }),
        onDone: { target: 'sent', actions: ['forgetDraft', 'announceSent'] },
        onError: [
          { guard: 'isUncertain', target: 'failed', actions: 'keepFailure' },
          { target: 'refused', actions: 'keepFailure' },
        ],
      },
    },
    failed: {
      tags: ['error', 'stable'],
      on: {
        'retry.requested': 'sending',
        'message.left': { target: 'writing', actions: 'announceOutdated' },
      },
    },
    refused: {
      tags: ['error', 'stable'],
      on: {
        'message.left': 'writing',
        'flow.resumed': { guard: 'wasSignedOut', target: 'previewing' },
      },
    },
    sent: { tags: 'stable', on: { 'message.left': 'writing' } },
  },
})

type Snapshot = SnapshotFrom<typeof staffMessageMachine>
export type StaffMessageActor = Actor<typeof staffMessageMachine>

export const staffMessageSelectors = {
  isWriting: (snapshot: Snapshot) => snapshot.hasTag('writing'),
  isBusy: (snapshot: Snapshot) => snapshot.hasTag('busy'),
  isSent: (snapshot: Snapshot) => snapshot.matches('sent'),
  isIncomplete: (snapshot: Snapshot) => snapshot.matches({ writing: 'incomplete' }),
  canSend: (snapshot: Snapshot) => snapshot.matches('previewing') || snapshot.matches('sending'),
  canRetry: (snapshot: Snapshot) => snapshot.can({ type: 'retry.requested' }),
  draft: (snapshot: Snapshot) => snapshot.context.draft,
  readers: (snapshot: Snapshot) => snapshot.context.readers,
  /** The failure to show; null if there is none. */
  failure: (snapshot: Snapshot) => (snapshot.hasTag('error') ? snapshot.context.failure : null),
}
