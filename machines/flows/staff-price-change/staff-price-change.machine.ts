import { assign, emit, setup, type Actor, type SnapshotFrom } from 'xstate'
import { isFarOff } from '#domain/price.ts'
import { isPercent, scheduleFault } from '#domain/repricing.ts'
import { failureIn, isUncertain } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'
import type {
  ChangeInput,
  PreviewedVariant,
  PreviewInput,
  PriceChangeResult,
  PriceChoice,
  StaffPriceChangeContext,
  StaffPriceChangeEmitted,
  StaffPriceChangeEvent,
  Submission,
  SubmissionFault,
} from './staff-price-change.types.ts'

/**
 * A staff member raises or lowers many prices by a percentage. Nothing changes before each old and new price was
 * shown; single variants can be spared then. What a colleague has changed since is left out and named.
 */
export const staffPriceChangeMachine = setup({
  types: {
    context: {} as StaffPriceChangeContext,
    events: {} as StaffPriceChangeEvent,
    emitted: {} as StaffPriceChangeEmitted,
    tags: {} as 'busy' | 'error' | 'form' | 'preview',
  },
  actors: {
    previewPrices: unprovided<readonly PreviewedVariant[], PreviewInput>(),
    changePrices: unprovided<PriceChangeResult, ChangeInput>(),
  },
  guards: {
    isBroken: (_, submission: Submission) => faultOf(submission) !== null,
    isSomethingLeft: ({ context }) => chosen(context).length > 0,
    isUncertain: ({ event }) => isUncertain(failureIn(event)),
    isIncomplete: (_, result: PriceChangeResult) => result.left_out.length > 0,
  },
  actions: {
    keepChoice: assign((_, choice: PriceChoice) => ({
      choice,
      repricing: null,
      schedule: null,
      reason: null,
    })),
    keepSubmission: assign((_, submission: Submission) => ({
      repricing: submission.repricing,
      schedule: submission.schedule,
      reason: submission.reason,
      fault: faultOf(submission),
    })),
    keepKey: assign((_, key: string) => ({ key })),
    keepPreview: assign((_, preview: readonly PreviewedVariant[]) => ({ preview, spared: [] })),
    toggleVariant: assign(({ context: { spared } }, id: number) => ({
      spared: spared.includes(id) ? spared.filter((each) => each !== id) : [...spared, id],
    })),
    keepResult: assign((_, result: PriceChangeResult) => ({ result })),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    announceChanged: emit(({ context }, result: PriceChangeResult) => ({
      type: 'prices.changed' as const,
      result,
      isPlanned: context.schedule !== null,
    })),
    announceOutdated: emit({ type: 'prices.outdated' }),
  },
}).createMachine({
  id: 'staffPriceChange',
  context: {
    choice: null,
    repricing: null,
    schedule: null,
    fault: null,
    key: null,
    reason: null,
    preview: [],
    spared: [],
    result: null,
    failure: null,
  },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'change.chosen': {
          target: 'choosing',
          actions: { type: 'keepChoice', params: ({ event }) => event.choice },
        },
      },
    },
    choosing: {
      tags: 'form',
      initial: 'ready',
      on: {
        'repricing.submitted': [
          {
            guard: { type: 'isBroken', params: ({ event }) => event },
            target: '.faulty',
            actions: { type: 'keepSubmission', params: ({ event }) => event },
          },
          {
            target: 'previewing',
            actions: { type: 'keepSubmission', params: ({ event }) => event },
          },
        ],
        'dialog.dismissed': 'closed',
      },
      states: { ready: {}, faulty: {}, failed: { tags: 'error' } },
    },
    previewing: {
      tags: ['busy', 'form'],
      invoke: {
        id: 'previewPrices',
        src: 'previewPrices',
        input: ({ context: { choice, repricing, schedule } }) => ({
          choice: required(choice),
          repricing: required(repricing),
          schedule,
        }),
        onDone: {
          target: 'previewed',
          actions: { type: 'keepPreview', params: ({ event }) => event.output },
        },
        onError: { target: 'choosing.failed', actions: 'keepFailure' },
      },
    },
    previewed: {
      tags: 'preview',
      initial: 'ready',
      on: {
        'variant.toggled': {
          target: '.ready',
          actions: { type: 'toggleVariant', params: ({ event }) => event.id },
        },
        'repricing.reconsidered': 'choosing',
        'change.confirmed': {
          guard: 'isSomethingLeft',
          target: 'changing',
          actions: { type: 'keepKey', params: ({ event }) => event.key },
        },
        'dialog.dismissed': 'closed',
      },
      states: { ready: {}, refused: { tags: 'error' } },
    },
    changing: {
      tags: ['busy', 'preview'],
      invoke: {
        id: 'changePrices',
        src: 'changePrices',
        input: ({ context }) => ({
          repricing: required(context.repricing),
          schedule: context.schedule,
          key: required(context.key),
          variants: changing(context),
          reason: required(context.reason),
        }),
        onDone: [
          {
            guard: { type: 'isIncomplete', params: ({ event }) => event.output },
            target: 'incomplete',
            actions: [
              { type: 'keepResult', params: ({ event }) => event.output },
              { type: 'announceChanged', params: ({ event }) => event.output },
            ],
          },
          {
            target: 'closed',
            actions: { type: 'announceChanged', params: ({ event }) => event.output },
          },
        ],
        onError: [
          { guard: 'isUncertain', target: 'failed', actions: 'keepFailure' },
          { target: 'previewed.refused', actions: 'keepFailure' },
        ],
      },
    },
    failed: {
      tags: ['error', 'preview'],
      on: {
        'retry.requested': 'changing',
        'dialog.dismissed': { target: 'closed', actions: 'announceOutdated' },
      },
    },
    incomplete: { on: { 'dialog.dismissed': 'closed' } },
  },
})

function faultOf({ repricing, schedule, at }: Submission): SubmissionFault | null {
  if (!isPercent(repricing.percent)) return 'percent'
  return schedule && scheduleFault(schedule, at)
}

type Shown = Pick<StaffPriceChangeContext, 'preview' | 'spared'>

/** The variants whose prices change. */
const chosen = ({ preview, spared }: Shown): PreviewedVariant[] =>
  preview.filter(({ variant_id: id, fault }) => fault === null && !spared.includes(id))

/** The variants whose prices change, with the prices that were shown. */
const changing = (shown: Shown) =>
  chosen(shown).map(({ variant_id, price, new_price }) => ({ variant_id, price, new_price }))

type Snapshot = SnapshotFrom<typeof staffPriceChangeMachine>
export type StaffPriceChangeActor = Actor<typeof staffPriceChangeMachine>

export const staffPriceChangeSelectors = {
  isOpen: (snapshot: Snapshot) => !snapshot.matches('closed'),
  isBusy: (snapshot: Snapshot) => snapshot.hasTag('busy'),
  isForm: (snapshot: Snapshot) => snapshot.hasTag('form'),
  isPreview: (snapshot: Snapshot) => snapshot.hasTag('preview'),
  /** What is wrong with what was submitted; null for nothing. */
  fault: (snapshot: Snapshot) =>
    snapshot.matches({ choosing: 'faulty' }) ? snapshot.context.fault : null,
  canChoose: (snapshot: Snapshot) => snapshot.matches('previewed'),
  /** Whether no price would change, so that nothing can be confirmed. */
  isEmpty: (snapshot: Snapshot) => chosen(snapshot.context).length === 0,
  /** Whether the same call may be repeated. */
  canRetry: (snapshot: Snapshot) => snapshot.matches('failed'),
  choice: (snapshot: Snapshot) => snapshot.context.choice,
  repricing: (snapshot: Snapshot) => snapshot.context.repricing,
  schedule: (snapshot: Snapshot) => snapshot.context.schedule,
  reason: (snapshot: Snapshot) => snapshot.context.reason,
  preview: (snapshot: Snapshot) => snapshot.context.preview,
  spared: (snapshot: Snapshot) => snapshot.context.spared,
  /** How many prices the change is for. */
  count: (snapshot: Snapshot) => chosen(snapshot.context).length,
  /** How many of them a single price is asked about. */
  farOff: (snapshot: Snapshot) =>
    chosen(snapshot.context).filter((each) =>
      isFarOff({ price: each.price_after, new_price: each.new_price_after }, each),
    ).length,
  /** What was left out, once some was. */
  result: (snapshot: Snapshot) => (snapshot.matches('incomplete') ? snapshot.context.result : null),
  /** The failure to show; null if there is none. */
  failure: (snapshot: Snapshot) => (snapshot.hasTag('error') ? snapshot.context.failure : null),
}
