import { assign, emit, setup, type Actor, type SnapshotFrom } from 'xstate'
import { failureIn, isSignedOut, isUncertain } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'
import { differentFields, faultsOf, isDoubtful, settled } from './content.ts'
import type {
  ContentField,
  CreateProductInput,
  Draft,
  StaffProduct,
  StaffProductEditContext,
  StaffProductEditEmitted,
  StaffProductEditEvent,
  Submitted,
  UpdateProductInput,
} from './staff-product-edit.types.ts'

/**
 * A staff member makes a product or edits what the shop says about one. Of a new product it asks about numbers of the first
 * variant in which a digit may be missing or too many. If a colleague has changed it meanwhile,
 * nothing is overwritten: the differences are shown, and for each the member decides whose value counts.
 */
export const staffProductEditMachine = setup({
  types: {
    input: {} as { product: StaffProduct | null },
    context: {} as StaffProductEditContext,
    events: {} as StaffProductEditEvent,
    emitted: {} as StaffProductEditEmitted,
    tags: {} as 'busy' | 'error' | 'stable',
  },
  actors: {
    createProduct: unprovided<StaffProduct, CreateProductInput>(),
    updateProduct: unprovided<StaffProduct, UpdateProductInput>(),
    getStaffProduct: unprovided<StaffProduct, { id: number }>(),
  },
  guards: {
    isNew: ({ context }) => context.product === null,
    isChangedMeanwhile: ({ event }) => failureIn(event)?.code === 'changed_meanwhile',
    isUncertain: ({ event }) => isUncertain(failureIn(event)),
    /** A restored flow keeps this failure, although the member has signed in again. */
    wasSignedOut: ({ context }) => isSignedOut(context.failure),
    isBroken: (_, { content, first }: Submitted) => faultsOf(content, first).length > 0,
    isDoubtful: ({ context: { product } }, { first }: Submitted) =>
      product === null && isDoubtful(first),
    /** As when the reply to the first try was lost. */
    isSavedAlready: ({ context }, { content }: StaffProduct) =>
      differentFields(required(context.content), content).length === 0,
    isNothingKept: (_, mine: readonly ContentField[]) => mine.length === 0,
  },
  actions: {
    keepDraft: assign((_, { content, first, reason, named, invalidNumbers }: Draft) => ({
      content,
      first,
      reason,
      named,
      invalidNumbers,
    })),
    keepContent: assign((_, { content, first, reason, key }: Submitted) => ({
      content,
      first,
      reason,
      key,
    })),
    keepCurrent: assign((_, current: StaffProduct) => ({ current })),
    keepSettlement: assign(({ context }, mine: readonly ContentField[]) => {
      const product = required(context.current)
      return { product, content: settled(product.content, required(context.content), mine) }
    }),
    keepSavedBy: assign({ savedBy: ({ event }) => failureIn(event)?.savedBy ?? null }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    announceSaved: emit((_, product: StaffProduct) => ({
      type: 'product.saved' as const,
      product,
    })),
    announceOutdated: emit({ type: 'product.outdated' }),
  },
}).createMachine({
  id: 'staffProductEdit',
  context: ({ input }) => freshEdit(input),
  initial: 'editing',
  states: {
    editing: {
      tags: 'stable',
      initial: 'ready',
      on: {
        'draft.changed': { actions: { type: 'keepDraft', params: ({ event }) => event } },
        'content.submitted': [
          {
            guard: { type: 'isBroken', params: ({ event }) => event },
            target: '.faulty',
            actions: { type: 'keepContent', params: ({ event }) => event },
          },
          {
            guard: { type: 'isDoubtful', params: ({ event }) => event },
            target: '.asked',
            actions: { type: 'keepContent', params: ({ event }) => event },
          },
          {
            guard: 'isNew',
            target: 'creating',
            actions: { type: 'keepContent', params: ({ event }) => event },
          },
          {
            target: 'saving',
            actions: { type: 'keepContent', params: ({ event }) => event },
          },
        ],
      },
      states: {
        ready: {},
        faulty: {},
        // One slip of a digit would put a wrong stock on sale.
        asked: {
          on: {
            'variant.confirmed': '#staffProductEdit.creating',
            'dialog.dismissed': 'ready',
          },
        },
        refused: {
          tags: 'error',
          on: { 'flow.resumed': { guard: 'wasSignedOut', target: 'ready' } },
        },
      },
    },
    creating: {
      tags: 'busy',
      invoke: {
        id: 'createProduct',
        src: 'createProduct',
        input: ({ context: { content, first, key } }) => ({
          content: required(content),
          first: required(first),
          key: required(key),
        }),
        onDone: {
          target: 'saved',
          actions: { type: 'announceSaved', params: ({ event }) => event.output },
        },
        onError: [
          { guard: 'isUncertain', target: 'failed', actions: 'keepFailure' },
          { target: 'editing.refused', actions: 'keepFailure' },
        ],
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'updateProduct',
        src: 'updateProduct',
        input: ({ context: { product, content, reason } }) => {
          const { id, content: expected } = required(product)
          return { id, content: required(content), expected, reason }
        },
        onDone: {
          target: 'saved',
          actions: { type: 'announceSaved', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: 'isChangedMeanwhile',
            target: 'comparing',
            actions: ['keepSavedBy', 'announceOutdated'],
          },
          { guard: 'isUncertain', target: 'failed', actions: 'keepFailure' },
          { target: 'editing.refused', actions: 'keepFailure' },
        ],
      },
    },
    failed: {
      tags: ['error', 'stable'],
      on: {
        'retry.requested': [{ guard: 'isNew', target: 'creating' }, { target: 'saving' }],
        'failure.dismissed': { target: 'editing.ready', actions: 'announceOutdated' },
      },
    },
    comparing: {
      initial: 'loading',
      on: { 'difference.dismissed': 'editing.ready' },
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            id: 'getStaffProduct',
            src: 'getStaffProduct',
            input: ({ context }) => ({ id: required(context.product).id }),
            onDone: [
              {
                guard: { type: 'isSavedAlready', params: ({ event }) => event.output },
                target: '#staffProductEdit.saved',
                actions: { type: 'announceSaved', params: ({ event }) => event.output },
              },
              {
                target: 'shown',
                actions: { type: 'keepCurrent', params: ({ event }) => event.output },
              },
            ],
            onError: { target: 'loadFailed', actions: 'keepFailure' },
          },
        },
        loadFailed: { tags: 'error', on: { 'retry.requested': 'loading' } },
        shown: {
          on: {
            'difference.settled': [
              {
                guard: { type: 'isNothingKept', params: ({ event }) => event.mine },
                target: '#staffProductEdit.saved',
                actions: {
                  type: 'announceSaved',
                  params: ({ context }) => required(context.current),
                },
              },
              {
                target: '#staffProductEdit.saving',
                actions: { type: 'keepSettlement', params: ({ event }) => event.mine },
              },
            ],
          },
        },
      },
    },
    saved: { type: 'final' },
  },
})

/** The context before anything is typed. */
export function freshEdit({ product }: { product: StaffProduct | null }): StaffProductEditContext {
  return {
    product,
    content: null,
    first: null,
    invalidNumbers: {},
    named: [],
    key: null,
    reason: '',
    current: null,
    savedBy: null,
    failure: null,
  }
}

type Snapshot = SnapshotFrom<typeof staffProductEditMachine>
export type StaffProductEditActor = Actor<typeof staffProductEditMachine>

export const staffProductEditSelectors = {
  isSaving: (snapshot: Snapshot) => snapshot.hasTag('busy'),
  /** Whether there is unsaved input for an existing product; the input for a new one is kept. */
  isUnsaved: (snapshot: Snapshot) => {
    const { product, content, reason, invalidNumbers } = snapshot.context
    if (snapshot.matches('saved') || product === null || content === null) return false
    return (
      reason !== '' ||
      Object.keys(invalidNumbers).length > 0 ||
      differentFields(product.content, content).length > 0
    )
  },
  isBusy: (snapshot: Snapshot) => snapshot.hasTag('busy') || snapshot.matches('saved'),
  isComparing: (snapshot: Snapshot) => snapshot.matches('comparing'),
  canSubmit: (snapshot: Snapshot) => snapshot.matches('editing'),
  /** Whether the same call may be repeated. */
  canRetry: (snapshot: Snapshot) => snapshot.can({ type: 'retry.requested' }),
  /** Whether a failure can be dismissed to go on editing. */
  canDismiss: (snapshot: Snapshot) => snapshot.can({ type: 'failure.dismissed' }),
  product: (snapshot: Snapshot) => snapshot.context.product,
  content: (snapshot: Snapshot) => snapshot.context.content,
  first: (snapshot: Snapshot) => snapshot.context.first,
  invalidNumbers: (snapshot: Snapshot) => snapshot.context.invalidNumbers,
  named: (snapshot: Snapshot) => snapshot.context.named,
  reason: (snapshot: Snapshot) => snapshot.context.reason,
  /** Of what was last submitted; null before. */
  key: (snapshot: Snapshot) => snapshot.context.key,
  isFaulty: (snapshot: Snapshot) => snapshot.matches({ editing: 'faulty' }),
  /** The first variant that is asked about; null while it is not. */
  doubtful: (snapshot: Snapshot) =>
    snapshot.matches({ editing: 'asked' }) ? (snapshot.context.first?.variant ?? null) : null,
  /** The product as a colleague has left it, once its differences are shown. */
  current: (snapshot: Snapshot) =>
    snapshot.matches({ comparing: 'shown' }) ? snapshot.context.current : null,
  /** The colleague whose values are compared, and when they were saved; null if that is not known. */
  savedBy: (snapshot: Snapshot) =>
    snapshot.matches('comparing') ? snapshot.context.savedBy : null,
  /** The failure to show; null if there is none. */
  failure: (snapshot: Snapshot) => (snapshot.hasTag('error') ? snapshot.context.failure : null),
}
