import { assign, emit, setup, type Actor, type SnapshotFrom } from 'xstate'
import { isFarOff } from '#domain/price.ts'
import { failureIn, isUncertain } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'
import type {
  LoadVariantInput,
  SaveVariantInput,
  StaffVariant,
  StaffVariantEditContext,
  StaffVariantEditEmitted,
  StaffVariantEditEvent,
  Term,
  Terms,
} from './staff-variant-edit.types.ts'
import { differences, faultsOf, hasSamePrices, settled, termsOf } from './terms.ts'

type Settlement = { mine: readonly Term[]; at: number }
type Typed = { terms: Terms; reason: string; at: number }

/**
 * A staff member edits the terms of a variant. If a colleague has changed them meanwhile, nothing is overwritten: the
 * differences are shown, and for each the member decides whose value counts.
 */
export const staffVariantEditMachine = setup({
  types: {
    context: {} as StaffVariantEditContext,
    events: {} as StaffVariantEditEvent,
    emitted: {} as StaffVariantEditEmitted,
    tags: {} as 'busy' | 'error',
  },
  actors: {
    updateVariant: unprovided<StaffVariant, SaveVariantInput>(),
    getStaffProduct: unprovided<StaffVariant, LoadVariantInput>(),
  },
  guards: {
    isChangedMeanwhile: ({ event }) => failureIn(event)?.code === 'changed_meanwhile',
    isUncertain: ({ event }) => isUncertain(failureIn(event)),
    isBroken: (_, { terms, at }: Typed) => faultsOf(terms, at).length > 0,
    isFarOff: ({ context }, { terms }: Typed) => isFarOff(terms, required(context.variant)),
    /** Whether these terms have nothing wrong but the prices that the member was warned of. */
    isWarnedOf: ({ context }, { terms, at }: Typed) =>
      faultsOf(terms, at).length === 0 && hasSamePrices(terms, required(context.terms)),
    /** As when the reply to the first try was lost. */
    isSavedAlready: ({ context }, current: StaffVariant) =>
      differences(required(context.terms), current).length === 0,
    isNothingKept: (_, mine: readonly Term[]) => mine.length === 0,
    isSettledBroken: ({ context }, { mine, at }: Settlement) =>
      faultsOf(settled(required(context.current), required(context.terms), mine), at).length > 0,
  },
  actions: {
    keepVariant: assign((_, variant: StaffVariant) => ({
      variant,
      terms: termsOf(variant),
      reason: null,
      savedBy: null,
    })),
    keepTerms: assign((_, { terms, reason, at }: Typed) => ({
      terms,
      reason,
      faults: faultsOf(terms, at),
    })),
    keepCurrent: assign((_, current: StaffVariant) => ({ current })),
    keepSettlement: assign(({ context }, { mine, at }: Settlement) => {
      const current = required(context.current)
      const terms = settled(current, required(context.terms), mine)
      return { variant: current, terms, faults: faultsOf(terms, at) }
    }),
    keepSavedBy: assign({ savedBy: ({ event }) => failureIn(event)?.savedBy ?? null }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    announceSaved: emit((_, variant: StaffVariant) => ({
      type: 'variant.saved' as const,
      variant,
    })),
    announceOutdated: emit({ type: 'variant.outdated' }),
  },
}).createMachine({
  id: 'staffVariantEdit',
  context: {
    variant: null,
    terms: null,
    reason: null,
    faults: [],
    current: null,
    savedBy: null,
    failure: null,
  },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'edit.chosen': {
          target: 'editing',
          actions: { type: 'keepVariant', params: ({ event }) => event.variant },
        },
      },
    },
    editing: {
      initial: 'ready',
      on: {
        'terms.submitted': [
          {
            guard: { type: 'isBroken', params: ({ event }) => event },
            target: '.faulty',
            actions: { type: 'keepTerms', params: ({ event }) => event },
          },
          {
            guard: { type: 'isFarOff', params: ({ event }) => event },
            target: '.warned',
            actions: { type: 'keepTerms', params: ({ event }) => event },
          },
          {
            target: 'saving',
            actions: { type: 'keepTerms', params: ({ event }) => event },
          },
        ],
        'dialog.dismissed': 'closed',
      },
      states: {
        ready: {},
        faulty: {},
        // A digit may be missing or too many: the same price is saved when it is submitted again.
        warned: {
          on: {
            'terms.edited': 'ready',
            'terms.submitted': {
              guard: { type: 'isWarnedOf', params: ({ event }) => event },
              target: '#staffVariantEdit.saving',
              actions: { type: 'keepTerms', params: ({ event }) => event },
            },
          },
        },
        refused: { tags: 'error' },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'updateVariant',
        src: 'updateVariant',
        input: ({ context }) => {
          const variant = required(context.variant)
          return {
            id: variant.id,
            terms: required(context.terms),
            expected: termsOf(variant),
            reason: required(context.reason),
          }
        },
        onDone: {
          target: 'closed',
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
      tags: 'error',
      on: {
        'retry.requested': 'saving',
        'dialog.dismissed': { target: 'closed', actions: 'announceOutdated' },
      },
    },
    comparing: {
      initial: 'loading',
      on: { 'dialog.dismissed': 'closed' },
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            id: 'getStaffProduct',
            src: 'getStaffProduct',
            input: ({ context }) => {
              const { id, product_id: productId } = required(context.variant)
              return { id, productId }
            },
            onDone: [
              {
                guard: { type: 'isSavedAlready', params: ({ event }) => event.output },
                target: '#staffVariantEdit.closed',
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
                target: '#staffVariantEdit.closed',
              },
              {
                guard: { type: 'isSettledBroken', params: ({ event }) => event },
                target: '#staffVariantEdit.editing.faulty',
                actions: { type: 'keepSettlement', params: ({ event }) => event },
              },
              {
                target: '#staffVariantEdit.saving',
                actions: { type: 'keepSettlement', params: ({ event }) => event },
              },
            ],
          },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof staffVariantEditMachine>
export type StaffVariantEditActor = Actor<typeof staffVariantEditMachine>

export const staffVariantEditSelectors = {
  isOpen: (snapshot: Snapshot) => !snapshot.matches('closed'),
  isBusy: (snapshot: Snapshot) => snapshot.hasTag('busy'),
  /** Whether this variant is the one that is edited. */
  isEdited: (snapshot: Snapshot, id: number) =>
    !snapshot.matches('closed') && snapshot.context.variant?.id === id,
  isComparing: (snapshot: Snapshot) => snapshot.matches('comparing'),
  canSubmit: (snapshot: Snapshot) => snapshot.matches('editing'),
  /** Whether the price was submitted once, and waits for a second time. */
  isWarned: (snapshot: Snapshot) => snapshot.matches({ editing: 'warned' }),
  /** Whether the same call may be repeated. */
  canRetry: (snapshot: Snapshot) => snapshot.can({ type: 'retry.requested' }),
  variant: (snapshot: Snapshot) => snapshot.context.variant,
  terms: (snapshot: Snapshot) => snapshot.context.terms,
  reason: (snapshot: Snapshot) => snapshot.context.reason,
  faults: (snapshot: Snapshot) =>
    snapshot.matches({ editing: 'faulty' }) ? snapshot.context.faults : none,
  /** The variant as a colleague has left it, once its differences are shown. */
  current: (snapshot: Snapshot) =>
    snapshot.matches({ comparing: 'shown' }) ? snapshot.context.current : null,
  /** The colleague whose values are compared, and when they were saved; null if that is not known. */
  savedBy: (snapshot: Snapshot) =>
    snapshot.matches('comparing') ? snapshot.context.savedBy : null,
  /** The failure to show; null if there is none. */
  failure: (snapshot: Snapshot) => (snapshot.hasTag('error') ? snapshot.context.failure : null),
}

const none: StaffVariantEditContext['faults'] = []
