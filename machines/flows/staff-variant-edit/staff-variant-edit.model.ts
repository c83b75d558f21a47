import { changedMeanwhile, lostNetwork, staffVariant } from '#machines/testing/fixtures.ts'
import { failureIn, ProblemError } from '#machines/kernel/problem.ts'
import { everyCall, type FlowModel } from '#machines/testing/model.ts'
import { onDone, onError, onEvent, onAny } from '#machines/testing/says.ts'
import {
  staffVariantEditMachine,
  staffVariantEditSelectors as selectors,
} from './staff-variant-edit.machine.ts'
import { termsOf } from './terms.ts'

const at = Date.parse('2026-11-24T10:00:00Z')
const own = { ...termsOf(staffVariant), new_price: 94_000_000 }

export const staffVariantEditModel: FlowModel<typeof staffVariantEditMachine> = {
  machine: staffVariantEditMachine,
  starts: { page: undefined },
  events: [
    { type: 'edit.chosen', variant: staffVariant },
    { type: 'terms.submitted', terms: own, reason: 'نرخ تازه', at },
    { type: 'terms.submitted', terms: { ...own, new_price: own.price }, reason: '', at },
    { type: 'terms.submitted', terms: { ...own, new_price: 9_400_000 }, reason: '', at },
    {
      type: 'terms.submitted',
      terms: { ...own, price: own.price * 10, new_price: null },
      reason: '',
      at,
    },
    { type: 'terms.submitted', terms: { ...own, price: own.price * 10 }, reason: '', at },
    { type: 'terms.edited' },
    { type: 'difference.settled', mine: ['new_price'], at },
    { type: 'difference.settled', mine: ['expire_time'], at },
    { type: 'difference.settled', mine: [], at },
    { type: 'retry.requested' },
    { type: 'dialog.dismissed' },
  ],
  outcomes: {
    updateVariant: {
      done: [{ ...staffVariant, ...own }],
      errors: [lostNetwork, changedMeanwhile, new ProblemError('variant_not_found')],
    },
    getStaffProduct: {
      done: [
        { ...staffVariant, ...own },
        { ...staffVariant, price: 93_000_000, expire_time: '2026-11-30T20:30:00.000Z' },
      ],
      errors: [lostNetwork],
    },
  },
  facts: ({ current, terms, savedBy }) => [
    current?.price ?? '',
    terms?.new_price ?? '',
    savedBy !== null,
  ],
  says: {
    'variant.saved': onAny(
      onDone('updateVariant', (variant) => ({ variant })),
      onDone(
        'getStaffProduct',
        (variant, { snapshot }) => snapshot.matches('closed') && { variant },
      ),
    ),
    'variant.outdated': onAny(
      onError('updateVariant', ({ event }) => failureIn(event)?.code === 'changed_meanwhile'),
      onEvent('dialog.dismissed', 'failed'),
    ),
  },
  asks: {
    updateVariant: ({ event, before, snapshot }) => ({
      reason: event.reason ?? snapshot.context.reason,
      ...(event.type === 'difference.settled' && { expected: termsOf(before?.context.current) }),
    }),
  },
  invariants: {
    'nothing is saved before it was submitted': ({ calls, events }) =>
      calls.length === 0 ? null : events.includes('terms.submitted'),
    'a price far from the one before is submitted twice before it is saved': ({ calls, events }) =>
      calls.some(({ input }) =>
        new RegExp(`"terms":{("price":${own.price * 10},|[^}]*"new_price":9400000,)`).test(
          JSON.stringify(input),
        ),
      )
        ? events.filter((type) => type === 'terms.submitted').length > 1
        : null,
    'a save names what the member saw': ({ calls }) =>
      everyCall(calls, 'updateVariant', (input) =>
        /"expected":\{"price":\d+/.test(JSON.stringify(input)),
      ),
    'a difference is shown with the value of the colleague': ({ snapshot }) =>
      snapshot.matches({ comparing: 'shown' }) ? snapshot.context.current !== null : null,
    'a comparison names the colleague, also once it was loaded again': ({ snapshot }) =>
      snapshot.matches('comparing')
        ? selectors.savedBy(snapshot) === changedMeanwhile.failure.savedBy
        : null,
    'a new edit knows of no colleague': ({ snapshot, step: { event } }) =>
      event.type === 'edit.chosen' && snapshot.matches('editing')
        ? snapshot.context.savedBy === null
        : null,
    'a failure has its code': ({ snapshot }) =>
      snapshot.hasTag('error') ? snapshot.context.failure !== null : null,
  },
}
