import { assign, emit, setup, type Actor, type SnapshotFrom } from 'xstate'
import { commentReplyLimits, refusalLimits } from '#api/limits.ts'
import { isBlank } from '#domain/persian.ts'
import { isTooLong } from '#domain/text-length.ts'
import { withDraft, type Drafts } from '#machines/kernel/drafts.ts'
import { failureIn, isRepeatable, type Failure } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'

/** What a staff member can do with something that a customer wrote. */
export type Decision = {
  subject: 'comment' | 'question' | 'answer'
  id: number
  kind: 'approve' | 'refuse' | 'reply'
  /** Whether visitors see nothing of it yet, so that a reply to it waits too. */
  isWaiting?: boolean
}

export type DecideInput = {
  decision: Decision
  /** The reply, or the reason; blank for none. */
  text: string
  /** Idempotency key of the decision, however often it is tried. */
  key: string
}

export type StaffDecisionContext = {
  decision: Decision | null
  /** Input of the current decision; null if there is none, and after it succeeds. */
  text: string | null
  /** Unsent input of other decisions. */
  drafts: Drafts<string | null>
  key: string | null
  failure: Failure | null
}

export type StaffDecisionEvent =
  | { type: 'decision.chosen'; decision: Decision; key: string }
  | { type: 'decision.confirmed'; text: string }
  | { type: 'retry.requested' }
  /** `text` of a form that is open. */
  | { type: 'dialog.dismissed'; text?: string }

/** `decision.outdated`: it was refused, or nobody knows whether it was made, so the page may be out of date. */
export type StaffDecisionEmitted =
  { type: 'decision.made'; decision: Decision } | { type: 'decision.outdated' }

/**
 * A staff member publishes, rejects or answers what a customer wrote. Publishing takes one press; a rejection asks
 * whether it has a reason, and an answer needs its text. Input survives closing the dialog until the decision succeeds.
 */
export const staffDecisionMachine = setup({
  types: {
    context: {} as StaffDecisionContext,
    events: {} as StaffDecisionEvent,
    emitted: {} as StaffDecisionEmitted,
    tags: {} as 'busy' | 'error' | 'dialog',
  },
  actors: { decide: unprovided<void, DecideInput>() },
  guards: {
    isRepeatable: ({ event }) => isRepeatable(failureIn(event)),
    isPlain: (_, { kind }: Decision) => kind === 'approve',
    isTextTooLong: ({ context }, text: string) =>
      isTooLong(text, decisionTextLimit(required(context.decision).kind)),
    isTextMissing: ({ context }, text: string) =>
      required(context.decision).kind === 'reply' && isBlank(text),
  },
  actions: {
    keepDecision: assign(({ context }, { decision, key }: { decision: Decision; key: string }) => ({
      decision,
      key,
      text: null,
      drafts: withDraft(
        context.drafts,
        context.decision && draftKey(context.decision),
        context.text,
      ),
    })),
    keepText: assign(({ context }, text: string | undefined) => ({ text: text ?? context.text })),
    forgetText: assign({ text: null }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    announceDecision: emit(({ context }) => ({
      type: 'decision.made' as const,
      decision: required(context.decision),
    })),
    announceOutdated: emit({ type: 'decision.outdated' }),
  },
}).createMachine({
  id: 'staffDecision',
  context: { decision: null, text: null, drafts: {}, key: null, failure: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'decision.chosen': [
          {
            guard: { type: 'isPlain', params: ({ event }) => event.decision },
            target: 'deciding',
            actions: { type: 'keepDecision', params: ({ event }) => event },
          },
          {
            target: 'asking',
            actions: { type: 'keepDecision', params: ({ event }) => event },
          },
        ],
      },
    },
    asking: {
      tags: 'dialog',
      initial: 'asked',
      on: {
        'decision.confirmed': [
          {
            guard: { type: 'isTextTooLong', params: ({ event }) => event.text },
            target: '.asked',
          },
          {
            guard: { type: 'isTextMissing', params: ({ event }) => event.text },
            target: '.textMissing',
          },
          {
            target: 'deciding',
            actions: { type: 'keepText', params: ({ event }) => event.text },
          },
        ],
        'dialog.dismissed': {
          target: 'closed',
          actions: { type: 'keepText', params: ({ event }) => event.text },
        },
      },
      states: { asked: {}, textMissing: {} },
    },
    deciding: {
      tags: 'busy',
      invoke: {
        id: 'decide',
        src: 'decide',
        input: ({ context: { decision, text, key } }) => ({
          decision: required(decision),
          text: text ?? '',
          key: required(key),
        }),
        onDone: { target: 'closed', actions: ['forgetText', 'announceDecision'] },
        onError: [
          { guard: 'isRepeatable', target: 'failed', actions: 'keepFailure' },
          { target: 'refused', actions: ['keepFailure', 'announceOutdated'] },
        ],
      },
    },
    failed: {
      tags: ['error', 'dialog'],
      on: {
        'retry.requested': 'deciding',
        'dialog.dismissed': { target: 'closed', actions: 'announceOutdated' },
      },
    },
    refused: { tags: ['error', 'dialog'], on: { 'dialog.dismissed': 'closed' } },
  },
})

const draftKey = ({ subject, id, kind }: Decision): string => `${subject} ${id} ${kind}`

/** The most characters of a reply, or of a reason. */
export const decisionTextLimit = (kind: Decision['kind']): number =>
  kind === 'reply' ? commentReplyLimits.text : refusalLimits.refusal_reason

type Snapshot = SnapshotFrom<typeof staffDecisionMachine>
export type StaffDecisionActor = Actor<typeof staffDecisionMachine>

export const staffDecisionSelectors = {
  /** A decision with a text keeps its dialog open while it is made. */
  isOpen: (snapshot: Snapshot) =>
    snapshot.hasTag('dialog') || (snapshot.hasTag('busy') && snapshot.context.text !== null),
  isBusy: (snapshot: Snapshot) => snapshot.hasTag('busy'),
  isTextMissing: (snapshot: Snapshot) => snapshot.matches({ asking: 'textMissing' }),
  isRefused: (snapshot: Snapshot) => snapshot.matches('refused'),
  decision: (snapshot: Snapshot) => snapshot.context.decision,
  /** What was typed for this decision before its dialog was closed. */
  draft: ({ context: { drafts, decision } }: Snapshot): string =>
    (decision && drafts[draftKey(decision)]) ?? '',
  /** The failure to show; null if there is none. */
  failure: (snapshot: Snapshot) => (snapshot.hasTag('error') ? snapshot.context.failure : null),
}
