import { assign, emit, setup, type Actor, type SnapshotFrom } from 'xstate'
import { failureIn } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'
import { estimateOf, isContact, questionsOf } from './questions.ts'
import type {
  Contact,
  RegisteredUsedPhone,
  SaleRequest,
  UsedPhoneContext,
  UsedPhoneEvent,
  UsedPhoneModel,
} from './used-phone.types.ts'

/** Selling a used phone: the model, one question after the other about its condition, who sells it, the estimate. */
export const usedPhoneMachine = setup({
  types: {
    context: {} as UsedPhoneContext,
    events: {} as UsedPhoneEvent,
    emitted: {} as { type: 'sale.requested' },
    tags: {} as 'busy' | 'error' | 'stable',
  },
  actors: {
    loadModel: unprovided<UsedPhoneModel, { id: number }>(),
    requestSale: unprovided<RegisteredUsedPhone, SaleRequest>(),
  },
  guards: {
    isOffered: ({ context }, optionId: number) =>
      currentQuestion(context).options.some(({ id }) => id === optionId),
    isLastQuestion: ({ context }) =>
      context.question === questionsOf(required(context.model)).length - 1,
    isFirstQuestion: ({ context }) => context.question === 0,
    isContact: (_, contact: Contact) => isContact(contact),
    /** The model or its questions have changed since they were loaded. */
    isOutdated: ({ event }) =>
      ['used_phone_model_not_found', 'used_phone_options_mismatch'].includes(
        failureIn(event)?.code ?? '',
      ),
  },
  actions: {
    keepModelId: assign({
      modelId: (_, modelId: number) => modelId,
      model: null,
      question: 0,
      optionIds: [],
      failure: null,
    }),
    keepModel: assign({ model: (_, model: UsedPhoneModel) => model }),
    keepOption: assign({
      optionIds: ({ context: { optionIds, question } }, optionId: number) => [
        ...optionIds.slice(0, question),
        optionId,
        ...optionIds.slice(question + 1),
      ],
    }),
    goToNextQuestion: assign({ question: ({ context }) => context.question + 1 }),
    goToPreviousQuestion: assign({ question: ({ context }) => context.question - 1 }),
    keepContact: assign({
      contact: ({ context }, change: Partial<Contact>) => ({ ...context.contact, ...change }),
    }),
    keepRegistered: assign({
      registered: (_, registered: RegisteredUsedPhone) => registered,
      failure: null,
    }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
    announceRequest: emit({ type: 'sale.requested' }),
    startOver: assign(({ context }) => ({ ...freshUsedPhone(), contact: context.contact })),
  },
}).createMachine({
  id: 'usedPhone',
  context: freshUsedPhone,
  initial: 'choosing',
  states: {
    choosing: {
      tags: 'stable',
      on: {
        'model.chosen': {
          target: 'loading',
          actions: { type: 'keepModelId', params: ({ event }) => event.modelId },
        },
      },
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadModel',
        src: 'loadModel',
        input: ({ context }) => ({ id: required(context.modelId) }),
        onDone: {
          target: 'answering',
          actions: { type: 'keepModel', params: ({ event }) => event.output },
        },
        onError: { target: 'loadFailed', actions: 'keepFailure' },
      },
      on: { 'back.requested': 'choosing' },
    },
    loadFailed: {
      tags: 'error',
      on: { 'retry.requested': 'loading', 'back.requested': 'choosing' },
    },
    answering: {
      tags: 'stable',
      on: {
        'option.chosen': {
          guard: { type: 'isOffered', params: ({ event }) => event.optionId },
          target: 'advancing',
          actions: { type: 'keepOption', params: ({ event }) => event.optionId },
        },
        'back.requested': [
          { guard: 'isFirstQuestion', target: 'choosing' },
          { target: 'answering', actions: 'goToPreviousQuestion' },
        ],
      },
    },
    advancing: {
      always: [
        { guard: 'isLastQuestion', target: 'contact' },
        { target: 'answering', actions: 'goToNextQuestion' },
      ],
    },
    contact: {
      initial: 'editing',
      on: {
        'contact.changed': {
          actions: { type: 'keepContact', params: ({ event }) => event.change },
        },
        'request.submitted': {
          guard: { type: 'isContact', params: ({ event }) => event.contact },
          target: 'sending',
          actions: [{ type: 'keepContact', params: ({ event }) => event.contact }, 'forgetFailure'],
        },
        'back.requested': 'answering',
      },
      states: {
        editing: { tags: 'stable' },
        failed: { tags: ['error', 'stable'] },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'requestSale',
        src: 'requestSale',
        input: ({ context: { model, optionIds, contact } }) => ({
          modelId: required(model).id,
          optionIds,
          contact,
        }),
        onDone: {
          target: 'sent',
          actions: [
            { type: 'keepRegistered', params: ({ event }) => event.output },
            'announceRequest',
          ],
        },
        onError: [
          { guard: 'isOutdated', target: 'outdated', actions: 'keepFailure' },
          { target: 'contact.failed', actions: 'keepFailure' },
        ],
      },
    },
    outdated: {
      tags: 'error',
      on: { 'restart.requested': { target: 'choosing', actions: 'startOver' } },
    },
    sent: {
      tags: 'stable',
      on: { 'restart.requested': { target: 'choosing', actions: 'startOver' } },
    },
  },
})

export type UsedPhoneActor = Actor<typeof usedPhoneMachine>
type UsedPhoneSnapshot = SnapshotFrom<typeof usedPhoneMachine>

/** What the wizard shows. */
export const usedPhoneSelectors = {
  step: (snapshot: UsedPhoneSnapshot) => {
    if (snapshot.matches('choosing')) return 'choosing'
    if (snapshot.matches('loading')) return 'loading'
    if (snapshot.matches('loadFailed')) return 'loadFailed'
    if (snapshot.matches('answering')) return 'answering'
    if (snapshot.matches('outdated')) return 'outdated'
    return snapshot.matches('sent') ? 'sent' : 'contact'
  },
  canGoBack: (snapshot: UsedPhoneSnapshot) => snapshot.can({ type: 'back.requested' }),
  model: (snapshot: UsedPhoneSnapshot) => snapshot.context.model,
  /** The number of the question, from 0. */
  position: (snapshot: UsedPhoneSnapshot) => snapshot.context.question,
  optionIds: (snapshot: UsedPhoneSnapshot) => snapshot.context.optionIds,
  contact: (snapshot: UsedPhoneSnapshot) => snapshot.context.contact,
  isSending: (snapshot: UsedPhoneSnapshot) => snapshot.matches('sending'),
  /** The server's estimate of a sent request, before that one from the answers; in tomans. */
  estimate: ({ context }: UsedPhoneSnapshot) =>
    context.registered?.estimated_price ?? estimateOf(context),
  /** The failure to show; null if there is none. */
  failure: (snapshot: UsedPhoneSnapshot) =>
    snapshot.hasTag('error') ? snapshot.context.failure : null,
}

/** The initial context; saved values are merged over it. */
export function freshUsedPhone(): UsedPhoneContext {
  return {
    modelId: null,
    model: null,
    question: 0,
    optionIds: [],
    contact: { name: '', phone: '' },
    registered: null,
    failure: null,
  }
}

function currentQuestion({ model, question }: UsedPhoneContext) {
  return required(questionsOf(required(model))[question] ?? null)
}
