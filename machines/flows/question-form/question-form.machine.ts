import { assign, emit, setup, type Actor } from 'xstate'
import { failureIn, isSignedOut } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'
import { draftIn, faultOf, withDraft } from './draft.ts'
import { freshQuestionForm } from './question-form.context.ts'
import type {
  AnsweredQuestion,
  QuestionFormContext,
  QuestionFormEmitted,
  QuestionFormEvent,
  QuestionFormInput,
  SendInput,
  SentStatus,
} from './question-form.types.ts'

/**
 * Asking about a product, or answering a question about it. A guest may type, and signs in to send;
 * the text is kept until it is sent, and the same text is sent under the same key, however often it
 * is tried. What the shop's staff answers is published at once; all else waits for its approval.
 */
export const questionFormMachine = setup({
  types: {
    input: {} as QuestionFormInput,
    context: {} as QuestionFormContext,
    events: {} as QuestionFormEvent,
    emitted: {} as QuestionFormEmitted,
    tags: {} as 'busy' | 'error' | 'dialog' | 'stable',
  },
  actors: { sendText: unprovided<SentStatus, SendInput>() },
  guards: {
    signsIn: (_, signedIn: boolean) => signedIn,
    isPublished: (_, status: SentStatus) => status === 'approved',
    isSignedOut: ({ event }) => isSignedOut(failureIn(event)),
    isSendable: ({ context }) => context.signedIn && faultOf(draftIn(context)) === null,
    isOnlySignInMissing: ({ context }) => !context.signedIn && faultOf(draftIn(context)) === null,
  },
  actions: {
    keepSession: assign({ signedIn: (_, signedIn: boolean) => signedIn }),
    keepQuestion: assign({ question: (_, question: AnsweredQuestion | null) => question }),
    keepText: assign({
      drafts: ({ context }, text: string) => withDraft(context, { text, key: null }),
    }),
    keepKey: assign({
      drafts: ({ context }, key: string) =>
        withDraft(context, { key: draftIn(context).key ?? key }),
    }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    clear: assign({
      drafts: ({ context }) => withDraft(context, { text: '', key: null }),
      failure: null,
    }),
    announceSent: emit(({ context }, status: SentStatus) => ({
      type: 'text.sent',
      isAnswer: context.question !== null,
      isPublished: status === 'approved',
    })),
  },
}).createMachine({
  id: 'questionForm',
  context: ({ input }) => freshQuestionForm(input),
  initial: 'closed',
  on: {
    'session.changed': {
      actions: { type: 'keepSession', params: ({ event }) => event.signedIn },
    },
  },
  states: {
    closed: {
      tags: 'stable',
      on: {
        'form.opened': {
          target: 'editing',
          actions: { type: 'keepQuestion', params: ({ event }) => event.question },
        },
      },
    },
    editing: {
      tags: 'dialog',
      initial: 'resting',
      on: {
        'dialog.dismissed': 'closed',
        'text.changed': {
          target: '.resting',
          actions: { type: 'keepText', params: ({ event }) => event.text },
        },
        'text.submitted': [
          {
            guard: 'isSendable',
            target: 'sending',
            actions: { type: 'keepKey', params: ({ event }) => event.key },
          },
          { guard: 'isOnlySignInMissing', target: 'signInNeeded' },
        ],
      },
      states: {
        resting: { tags: 'stable' },
        failed: { tags: ['error', 'stable'] },
      },
    },
    signInNeeded: {
      tags: ['dialog', 'stable'],
      on: {
        'dialog.dismissed': 'closed',
        'text.reopened': 'editing',
        'session.changed': {
          guard: { type: 'signsIn', params: ({ event }) => event.signedIn },
          target: 'editing',
          actions: { type: 'keepSession', params: ({ event }) => event.signedIn },
        },
      },
    },
    sending: {
      tags: ['busy', 'dialog'],
      invoke: {
        id: 'sendText',
        src: 'sendText',
        input: ({ context }) => ({
          productId: context.productId,
          question: context.question,
          text: draftIn(context).text,
          key: required(draftIn(context).key),
        }),
        onDone: [
          {
            guard: { type: 'isPublished', params: ({ event }) => event.output },
            target: 'sent.published',
            actions: ['clear', { type: 'announceSent', params: ({ event }) => event.output }],
          },
          {
            target: 'sent.waiting',
            actions: ['clear', { type: 'announceSent', params: ({ event }) => event.output }],
          },
        ],
        onError: [
          {
            guard: 'isSignedOut',
            target: 'signInNeeded',
            actions: { type: 'keepSession', params: false },
          },
          { target: 'editing.failed', actions: 'keepFailure' },
        ],
      },
    },
    sent: {
      tags: ['dialog', 'stable'],
      initial: 'waiting',
      on: {
        'dialog.dismissed': 'closed',
        'form.opened': {
          target: 'editing',
          actions: { type: 'keepQuestion', params: ({ event }) => event.question },
        },
      },
      states: { waiting: {}, published: {} },
    },
  },
})

export type QuestionFormActor = Actor<typeof questionFormMachine>
