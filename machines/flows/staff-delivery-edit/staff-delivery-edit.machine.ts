import { assign, emit, setup, type Actor, type SnapshotFrom } from 'xstate'
import { deliveryCorrectionLimits } from '#api/limits.ts'
import {
  changedFields,
  compareDeliveries,
  deliveryFaults,
  mergeDeliveries,
  type DeliveryChoices,
  type DeliveryFault,
  type DeliveryField,
  type DeliveryVersions,
  type OrderDelivery,
} from '#domain/order-delivery.ts'
import { isBlank } from '#domain/persian.ts'
import { isTooLong } from '#domain/text-length.ts'
import type { Schemas } from '#machines/api/client.ts'
import { failureIn, isUncertain, type Failure, type SavedBy } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'

type StaffOrder = Schemas['StaffOrder']

/** What is typed: the delivery with Latin digits, and why it changes. */
export type Correction = { delivery: OrderDelivery; reason: string }

/** What is wrong with a correction: a field, the reason, or that it changes nothing. */
export type CorrectionFault =
  | DeliveryFault
  | { field: 'reason'; rule: 'required' | 'length' }
  | { field: 'delivery'; rule: 'unchanged' }

export type StaffDeliveryEditInput = { orderId: number }
export type CorrectDeliveryInput = StaffDeliveryEditInput &
  Correction & {
    /** As it was shown to the member. */
    expected: OrderDelivery
  }

export type StaffDeliveryEditContext = StaffDeliveryEditInput & {
  /** The delivery that the form began with, or the colleague's once it was shown. */
  known: OrderDelivery | null
  /** The input, with what a comparison has added to it; null before anything was submitted. */
  correction: Correction | null
  /** As a colleague has left it. */
  current: OrderDelivery | null
  /** Whose value counts of the fields that both have changed. */
  choices: DeliveryChoices
  /** The colleague whose changes are compared, and when they were saved; null if that is not known. */
  savedBy: SavedBy | null
  failure: Failure | null
}

export type StaffDeliveryEditEvent =
  | { type: 'edit.chosen'; delivery: OrderDelivery }
  | { type: 'correction.submitted'; correction: Correction }
  /** Whose value of a field counts that both have changed. */
  | { type: 'side.chosen'; field: DeliveryField; side: 'mine' | 'theirs' }
  /** The correction is saved together with what the colleague has changed. */
  | { type: 'merge.accepted' }
  /** The input is corrected before it is sent again. */
  | { type: 'edit.resumed' }
  | { type: 'retry.requested' }
  | { type: 'dialog.dismissed' }

export type StaffDeliveryEditEmitted =
  | { type: 'delivery.corrected'; order: StaffOrder }
  /** A colleague has changed the order, or nobody knows whether the correction was saved. */
  | { type: 'order.outdated' }

/**
 * A staff member corrects the receiver or the address of an order that was not sent yet. If a colleague has corrected it
 * meanwhile, nothing is overwritten: what each has changed is shown, and the member chooses whose value counts of each
 * field that both have changed. What only one of them has changed stays.
 */
export const staffDeliveryEditMachine = setup({
  types: {
    input: {} as StaffDeliveryEditInput,
    context: {} as StaffDeliveryEditContext,
    events: {} as StaffDeliveryEditEvent,
    emitted: {} as StaffDeliveryEditEmitted,
    tags: {} as 'busy' | 'error',
  },
  actors: {
    correctDelivery: unprovided<StaffOrder, CorrectDeliveryInput>(),
    getDelivery: unprovided<OrderDelivery, StaffDeliveryEditInput>(),
  },
  guards: {
    isChangedMeanwhile: ({ event }) => failureIn(event)?.code === 'changed_meanwhile',
    isImpossible: ({ event }) => failureIn(event)?.code === 'move_impossible',
    isUncertain: ({ event }) => isUncertain(failureIn(event)),
    isFaulty: ({ context }, correction: Correction) =>
      faultsOf(required(context.known), correction).length > 0,
    isDecided: ({ context }) => isDecided(context),
    isLeftToTheirs: ({ context }) => isLeftToTheirs(context),
  },
  actions: {
    keepDelivery: assign((_, known: OrderDelivery) => ({ known, correction: null, savedBy: null })),
    keepCorrection: assign((_, correction: Correction) => ({ correction })),
    keepCurrent: assign((_, current: OrderDelivery) => ({ current, choices: {} })),
    keepSide: assign(({ context: { choices } }, { field, side }: ChosenSide) => ({
      choices: { ...choices, [field]: side },
    })),
    keepMerged: assign(({ context }) => ({
      known: context.current,
      correction: {
        ...required(context.correction),
        delivery: mergeDeliveries(versionsOf(context), context.choices),
      },
    })),
    keepSavedBy: assign({ savedBy: ({ event }) => failureIn(event)?.savedBy ?? null }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    announceCorrection: emit((_, order: StaffOrder) => ({
      type: 'delivery.corrected' as const,
      order,
    })),
    announceOutdated: emit({ type: 'order.outdated' }),
  },
}).createMachine({
  id: 'staffDeliveryEdit',
  context: ({ input }) => ({
    ...input,
    known: null,
    correction: null,
    current: null,
    choices: {},
    savedBy: null,
    failure: null,
  }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        'edit.chosen': {
          target: 'editing',
          actions: { type: 'keepDelivery', params: ({ event }) => event.delivery },
        },
      },
    },
    editing: {
      initial: 'ready',
      on: {
        'correction.submitted': [
          {
            guard: { type: 'isFaulty', params: ({ event }) => event.correction },
            target: '.faulty',
            actions: { type: 'keepCorrection', params: ({ event }) => event.correction },
          },
          {
            target: 'saving',
            actions: { type: 'keepCorrection', params: ({ event }) => event.correction },
          },
        ],
        'dialog.dismissed': 'closed',
      },
      states: { ready: {}, faulty: {}, refused: { tags: 'error' } },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'correctDelivery',
        src: 'correctDelivery',
        input: ({ context: { orderId, known, correction } }) => ({
          orderId,
          ...required(correction),
          expected: required(known),
        }),
        onDone: {
          target: 'closed',
          actions: { type: 'announceCorrection', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: 'isChangedMeanwhile',
            target: 'comparing',
            actions: ['keepSavedBy', 'announceOutdated'],
          },
          { guard: 'isUncertain', target: 'failed', actions: 'keepFailure' },
          {
            guard: 'isImpossible',
            target: 'impossible',
            actions: ['keepFailure', 'announceOutdated'],
          },
          { target: 'editing.refused', actions: ['keepFailure', 'announceOutdated'] },
        ],
      },
    },
    failed: {
      tags: 'error',
      on: {
        'retry.requested': 'saving',
        'edit.resumed': { target: 'editing', actions: 'announceOutdated' },
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
            id: 'getDelivery',
            src: 'getDelivery',
            input: ({ context: { orderId } }) => ({ orderId }),
            onDone: {
              target: 'shown',
              actions: { type: 'keepCurrent', params: ({ event }) => event.output },
            },
            onError: [
              {
                guard: 'isImpossible',
                target: '#staffDeliveryEdit.impossible',
                actions: 'keepFailure',
              },
              { target: 'loadFailed', actions: 'keepFailure' },
            ],
          },
        },
        loadFailed: { tags: 'error', on: { 'retry.requested': 'loading' } },
        shown: {
          on: {
            'side.chosen': { actions: { type: 'keepSide', params: ({ event }) => event } },
            'merge.accepted': [
              { guard: 'isLeftToTheirs', target: '#staffDeliveryEdit.closed' },
              { guard: 'isDecided', target: '#staffDeliveryEdit.saving', actions: 'keepMerged' },
            ],
          },
        },
      },
    },
    // The order was sent or ended meanwhile.
    impossible: { tags: 'error', on: { 'dialog.dismissed': 'closed' } },
  },
})

type ChosenSide = { field: DeliveryField; side: 'mine' | 'theirs' }

const versionsOf = ({
  known,
  correction,
  current,
}: StaffDeliveryEditContext): DeliveryVersions => ({
  known: required(known),
  mine: required(correction).delivery,
  theirs: required(current),
})

const isDecided = (context: StaffDeliveryEditContext): boolean =>
  compareDeliveries(versionsOf(context)).conflicts.every((field) => field in context.choices)

/** Whether nothing is left to save. */
const isLeftToTheirs = (context: StaffDeliveryEditContext): boolean => {
  const versions = versionsOf(context)
  const merged = mergeDeliveries(versions, context.choices)
  return isDecided(context) && changedFields(versions.theirs, merged).length === 0
}

/** What is wrong with a correction of a delivery. */
export function faultsOf(
  known: OrderDelivery,
  { delivery, reason }: Correction,
): CorrectionFault[] {
  const faults: CorrectionFault[] = deliveryFaults(known, delivery)
  if (changedFields(known, delivery).length === 0)
    faults.push({ field: 'delivery', rule: 'unchanged' })
  if (isBlank(reason)) faults.push({ field: 'reason', rule: 'required' })
  if (isTooLong(reason, deliveryCorrectionLimits.reason))
    faults.push({ field: 'reason', rule: 'length' })
  return faults
}

type Snapshot = SnapshotFrom<typeof staffDeliveryEditMachine>
export type StaffDeliveryEditActor = Actor<typeof staffDeliveryEditMachine>

export const staffDeliveryEditSelectors = {
  isOpen: (snapshot: Snapshot) => !snapshot.matches('closed'),
  isBusy: (snapshot: Snapshot) => snapshot.hasTag('busy'),
  isComparing: (snapshot: Snapshot) => snapshot.matches('comparing'),
  /** Whether the order cannot be corrected any more. */
  isImpossible: (snapshot: Snapshot) => snapshot.matches('impossible'),
  canSubmit: (snapshot: Snapshot) => snapshot.matches('editing'),
  /** Whether the same call may be repeated. */
  canRetry: (snapshot: Snapshot) => snapshot.can({ type: 'retry.requested' }),
  canResume: (snapshot: Snapshot) => snapshot.can({ type: 'edit.resumed' }),
  canMerge: (snapshot: Snapshot) => snapshot.can({ type: 'merge.accepted' }),
  /** Whether the shown choices leave nothing to save. */
  isLeftToTheirs: (snapshot: Snapshot) =>
    snapshot.matches({ comparing: 'shown' }) && isLeftToTheirs(snapshot.context),
  known: (snapshot: Snapshot) => snapshot.context.known,
  correction: (snapshot: Snapshot) => snapshot.context.correction,
  isFaulty: (snapshot: Snapshot) => snapshot.matches({ editing: 'faulty' }),
  /** The delivery as a colleague has left it, once what each has changed is shown. */
  current: (snapshot: Snapshot) =>
    snapshot.matches({ comparing: 'shown' }) ? snapshot.context.current : null,
  choices: (snapshot: Snapshot) => snapshot.context.choices,
  /** The colleague whose values are compared, and when they were saved; null if that is not known. */
  savedBy: (snapshot: Snapshot) =>
    snapshot.matches('comparing') ? snapshot.context.savedBy : null,
  /** The failure to show; null if there is none. */
  failure: (snapshot: Snapshot) => (snapshot.hasTag('error') ? snapshot.context.failure : null),
}
