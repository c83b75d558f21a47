import { assign, emit, setup, type Actor, type SnapshotFrom } from 'xstate'
import { ticketAnswerLimits } from '#api/limits.ts'
import { isBlank } from '#domain/persian.ts'
import { isTooLong } from '#domain/text-length.ts'
import type { Schemas } from '#machines/api/client.ts'
import { failureIn, isSignedOut, type Failure } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'

type StaffTicket = Schemas['StaffTicket']

export type StaffTicketReplyInput = { ticketId: number }
export type AnswerTicketInput = StaffTicketReplyInput & { text: string; key: string }

export type StaffTicketReplyContext = StaffTicketReplyInput & {
  text: string
  /** Idempotency key under which this text was submitted, however often; null before, and after a change. */
  key: string | null
  failure: Failure | null
}

export type StaffTicketReplyEvent =
  | { type: 'draft.changed'; text: string }
  /** Sent after a saved text was restored (`startFlow`). */
  | { type: 'flow.resumed' }
  /** `key` is a new one, for a text that has none yet. */
  | { type: 'reply.submitted'; key: string }
  | { type: 'retry.requested' }

/** `ticket.outdated`: the call failed, but the answer may have been saved anyway. */
export type StaffTicketReplyEmitted =
  { type: 'reply.sent'; ticket: StaffTicket } | { type: 'ticket.outdated' }

/** The initial context; a saved text is merged over it. */
export const freshReply = (input: StaffTicketReplyInput): StaffTicketReplyContext => ({
  ...input,
  text: '',
  key: null,
  failure: null,
})

/** A staff member answers a ticket. The text stays until it has been sent, and is sent once however often it is tried. */
export const staffTicketReplyMachine = setup({
  types: {
    input: {} as StaffTicketReplyInput,
    context: {} as StaffTicketReplyContext,
    events: {} as StaffTicketReplyEvent,
    emitted: {} as StaffTicketReplyEmitted,
    tags: {} as 'busy' | 'error' | 'stable',
  },
  actors: { answerTicket: unprovided<StaffTicket, AnswerTicketInput>() },
  guards: {
    isTextTooLong: ({ context }) => isTooLong(context.text, ticketAnswerLimits.text),
    isTextMissing: ({ context }) => isBlank(context.text),
    /** A restored flow keeps this failure, although the member has signed in again. */
    wasSignedOut: ({ context }) => isSignedOut(context.failure),
  },
  actions: {
    keepText: assign((_, text: string) => ({ text, key: null })),
    keepKey: assign({ key: ({ context }, key: string) => context.key ?? key }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    clear: assign({ text: '', key: null, failure: null }),
    announceReply: emit((_, ticket: StaffTicket) => ({ type: 'reply.sent' as const, ticket })),
    announceOutdated: emit({ type: 'ticket.outdated' }),
  },
}).createMachine({
  id: 'staffTicketReply',
  context: ({ input }) => freshReply(input),
  initial: 'writing',
  states: {
    writing: {
      tags: 'stable',
      initial: 'editing',
      on: {
        'draft.changed': {
          target: '.editing',
          actions: { type: 'keepText', params: ({ event }) => event.text },
        },
        'reply.submitted': [
          { guard: 'isTextTooLong', target: '.editing' },
          { guard: 'isTextMissing', target: '.textMissing' },
          { target: 'sending', actions: { type: 'keepKey', params: ({ event }) => event.key } },
        ],
      },
      states: { editing: {}, textMissing: {} },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'answerTicket',
        src: 'answerTicket',
        input: ({ context: { ticketId, text, key } }) => ({ ticketId, text, key: required(key) }),
        onDone: {
          target: 'writing',
          actions: ['clear', { type: 'announceReply', params: ({ event }) => event.output }],
        },
        onError: { target: 'failed', actions: ['keepFailure', 'announceOutdated'] },
      },
    },
    failed: {
      tags: ['error', 'stable'],
      on: {
        'draft.changed': {
          target: 'writing',
          actions: { type: 'keepText', params: ({ event }) => event.text },
        },
        'retry.requested': 'sending',
        'flow.resumed': { guard: 'wasSignedOut', target: 'writing' },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof staffTicketReplyMachine>
export type StaffTicketReplyActor = Actor<typeof staffTicketReplyMachine>

export const staffTicketReplySelectors = {
  isBusy: (snapshot: Snapshot) => snapshot.hasTag('busy'),
  isTextMissing: (snapshot: Snapshot) => snapshot.matches({ writing: 'textMissing' }),
  text: (snapshot: Snapshot) => snapshot.context.text,
  /** The failure to show; null if there is none. */
  failure: (snapshot: Snapshot) => (snapshot.hasTag('error') ? snapshot.context.failure : null),
}
