import { assign, emit, setup, type Actor, type SnapshotFrom } from 'xstate'
import { wholeFaults } from '#domain/digits.ts'
import { discountFaults, discountRisks } from '#domain/discount.ts'
import type { Schemas } from '#machines/api/client.ts'
import { failureIn, isUncertain, type Failure, type SavedBy } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'

export type StaffDiscount = Pick<Schemas['StaffDiscount'], 'id' | 'terms'>
export type DiscountTerms = Schemas['DiscountTerms']

export type SaveDiscountInput = {
  /** As it is known; null for a new one. */
  discount: StaffDiscount | null
  terms: DiscountTerms
  /** Idempotency key of these terms, however often they are sent. */
  key: string
}

export type StaffDiscountEditContext = {
  discount: StaffDiscount | null
  /** The input; null before anything was submitted. */
  terms: DiscountTerms | null
  key: string | null
  /** As a colleague has left it. */
  current: StaffDiscount | null
  /** The colleague whose changes are compared, and when they were saved; null if that is not known. */
  savedBy: SavedBy | null
  failure: Failure | null
}

export type StaffDiscountEditEvent =
  | { type: 'edit.chosen'; discount: StaffDiscount | null }
  | { type: 'terms.submitted'; terms: DiscountTerms; key: string }
  /** The warning of what the terms may cost was read. */
  | { type: 'risk.accepted' }
  | { type: 'risk.declined' }
  | { type: 'mine.kept'; key: string }
  | { type: 'retry.requested' }
  | { type: 'dialog.dismissed' }

/** `discount.outdated`: a colleague has changed it, or nobody knows whether it was saved. */
export type StaffDiscountEditEmitted =
  { type: 'discount.saved'; discount: StaffDiscount } | { type: 'discount.outdated' }

/**
 * A staff member makes a discount code or edits one. If a colleague has changed it meanwhile, nothing is overwritten:
 * the differences are shown, and the member keeps their own terms or accepts the colleague's.
 */
export const staffDiscountEditMachine = setup({
  types: {
    context: {} as StaffDiscountEditContext,
    events: {} as StaffDiscountEditEvent,
    emitted: {} as StaffDiscountEditEmitted,
    tags: {} as 'busy' | 'error',
  },
  actors: {
    saveDiscount: unprovided<StaffDiscount, SaveDiscountInput>(),
    getStaffDiscount: unprovided<StaffDiscount, { id: number }>(),
  },
  guards: {
    isChangedMeanwhile: ({ event }) => failureIn(event)?.code === 'changed_meanwhile',
    isUncertain: ({ event }) => isUncertain(failureIn(event)),
    isBroken: (_, terms: DiscountTerms) => faultsOf(terms).length > 0,
    isRisky: (_, terms: DiscountTerms) => risksOf(terms).length > 0,
  },
  actions: {
    keepDiscount: assign((_, discount: StaffDiscount | null) => ({
      discount,
      terms: null,
      savedBy: null,
    })),
    keepTerms: assign((_, { terms, key }: { terms: DiscountTerms; key: string }) => ({
      terms,
      key,
    })),
    keepCurrent: assign((_, current: StaffDiscount) => ({ current })),
    keepMine: assign(({ context }, key: string) => ({ discount: context.current, key })),
    keepSavedBy: assign({ savedBy: ({ event }) => failureIn(event)?.savedBy ?? null }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    announceSaved: emit((_, discount: StaffDiscount) => ({
      type: 'discount.saved' as const,
      discount,
    })),
    announceOutdated: emit({ type: 'discount.outdated' }),
  },
}).createMachine({
  id: 'staffDiscountEdit',
  context: { discount: null, terms: null, key: null, current: null, savedBy: null, failure: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'edit.chosen': {
          target: 'editing',
          actions: { type: 'keepDiscount', params: ({ event }) => event.discount },
        },
      },
    },
    editing: {
      initial: 'ready',
      on: {
        'terms.submitted': [
          {
            guard: { type: 'isBroken', params: ({ event }) => event.terms },
            target: '.faulty',
            actions: { type: 'keepTerms', params: ({ event }) => event },
          },
          {
            guard: { type: 'isRisky', params: ({ event }) => event.terms },
            target: 'warning',
            actions: { type: 'keepTerms', params: ({ event }) => event },
          },
          {
            target: 'saving',
            actions: { type: 'keepTerms', params: ({ event }) => event },
          },
        ],
        'dialog.dismissed': 'closed',
      },
      states: { ready: {}, faulty: {}, refused: { tags: 'error' } },
    },
    // The code counts for every customer as soon as it is saved.
    warning: {
      on: {
        'risk.accepted': 'saving',
        'risk.declined': 'editing',
        'dialog.dismissed': 'closed',
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveDiscount',
        src: 'saveDiscount',
        input: ({ context: { discount, terms, key } }) => ({
          discount,
          terms: required(terms),
          key: required(key),
        }),
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
            id: 'getStaffDiscount',
            src: 'getStaffDiscount',
            input: ({ context }) => ({ id: required(context.discount).id }),
            onDone: {
              target: 'shown',
              actions: { type: 'keepCurrent', params: ({ event }) => event.output },
            },
            onError: { target: 'loadFailed', actions: 'keepFailure' },
          },
        },
        loadFailed: { tags: 'error', on: { 'retry.requested': 'loading' } },
        shown: {
          on: {
            'mine.kept': {
              target: '#staffDiscountEdit.saving',
              actions: { type: 'keepMine', params: ({ event }) => event.key },
            },
          },
        },
      },
    },
  },
})

const instant = (value: string | null) => (value === null ? null : Date.parse(value))

const numbers = [
  'value',
  'maximum',
  'minimum_amount',
  'total_limit',
  'customer_limit',
] as const satisfies readonly (keyof DiscountTerms)[]

/** What is wrong with the terms of a code. */
export function faultsOf({ starts_at: starts, expires_at: expires, ...terms }: DiscountTerms) {
  return [
    ...wholeFaults(terms, numbers),
    ...discountFaults({ ...terms, startsAt: instant(starts), expiresAt: instant(expires) }),
  ]
}

/** What makes the terms of a code costly. */
export const risksOf = ({
  total_limit: totalLimit,
  is_active: isActive,
  ...terms
}: DiscountTerms) => discountRisks({ ...terms, totalLimit, isActive })

type Snapshot = SnapshotFrom<typeof staffDiscountEditMachine>
export type StaffDiscountEditActor = Actor<typeof staffDiscountEditMachine>

export const staffDiscountEditSelectors = {
  isOpen: (snapshot: Snapshot) => !snapshot.matches('closed'),
  isBusy: (snapshot: Snapshot) => snapshot.hasTag('busy'),
  isComparing: (snapshot: Snapshot) => snapshot.matches('comparing'),
  /** Whether it waits for an answer to the warning of what the terms may cost. */
  isWarning: (snapshot: Snapshot) => snapshot.matches('warning'),
  canSubmit: (snapshot: Snapshot) => snapshot.matches('editing'),
  /** Whether the same call may be repeated. */
  canRetry: (snapshot: Snapshot) => snapshot.can({ type: 'retry.requested' }),
  discount: (snapshot: Snapshot) => snapshot.context.discount,
  terms: (snapshot: Snapshot) => snapshot.context.terms,
  isFaulty: (snapshot: Snapshot) => snapshot.matches({ editing: 'faulty' }),
  /** The code as a colleague has left it, once its differences are shown. */
  current: (snapshot: Snapshot) =>
    snapshot.matches({ comparing: 'shown' }) ? snapshot.context.current : null,
  /** The colleague whose values are compared, and when they were saved; null if that is not known. */
  savedBy: (snapshot: Snapshot) =>
    snapshot.matches('comparing') ? snapshot.context.savedBy : null,
  /** The failure to show; null if there is none. */
  failure: (snapshot: Snapshot) => (snapshot.hasTag('error') ? snapshot.context.failure : null),
}
