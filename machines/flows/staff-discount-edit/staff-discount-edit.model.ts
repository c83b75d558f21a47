import { failureIn } from '#machines/kernel/problem.ts'
import {
  changedMeanwhile,
  lostNetwork,
  staffDiscount,
  takenDiscount,
} from '#machines/testing/fixtures.ts'
import { everyCall, type FlowModel } from '#machines/testing/model.ts'
import { onDone, onError, onEvent, onAny } from '#machines/testing/says.ts'
import {
  staffDiscountEditMachine,
  staffDiscountEditSelectors as selectors,
} from './staff-discount-edit.machine.ts'

const { terms } = staffDiscount
const key = 'discount-key'

export const staffDiscountEditModel: FlowModel<typeof staffDiscountEditMachine> = {
  machine: staffDiscountEditMachine,
  starts: { opened: undefined },
  events: [
    { type: 'edit.chosen', discount: staffDiscount },
    { type: 'terms.submitted', terms: { ...terms, value: 15 }, key },
    { type: 'terms.submitted', terms: { ...terms, value: 20 }, key },
    { type: 'terms.submitted', terms: { ...terms, value: 101 }, key },
    { type: 'terms.submitted', terms: { ...terms, value: 100, maximum: null }, key },
    { type: 'risk.accepted' },
    { type: 'risk.declined' },
    { type: 'mine.kept', key },
    { type: 'retry.requested' },
    { type: 'dialog.dismissed' },
  ],
  outcomes: {
    saveDiscount: {
      done: [staffDiscount],
      errors: [lostNetwork, changedMeanwhile, takenDiscount],
    },
    getStaffDiscount: {
      done: [{ ...staffDiscount, terms: { ...terms, value: 12 } }],
      errors: [lostNetwork],
    },
  },
  facts: ({ savedBy }) => savedBy !== null,
  keyed: { offered: key, calls: { saveDiscount: { renewedBy: ['terms.submitted', 'mine.kept'] } } },
  says: {
    'discount.saved': onDone('saveDiscount', (discount) => ({ discount })),
    'discount.outdated': onAny(
      onError('saveDiscount', ({ event }) => failureIn(event)?.code === 'changed_meanwhile'),
      onEvent('dialog.dismissed', 'failed'),
    ),
  },
  asks: {
    saveDiscount: ({ event, before }) =>
      event.type === 'mine.kept' ? { discount: before?.context.current } : null,
  },
  invariants: {
    'terms that contradict themselves are not sent': ({ calls }) =>
      everyCall(calls, 'saveDiscount', (input) => !/"value":101/.test(JSON.stringify(input))),
    'costly terms are sent only once their warning was accepted': ({ calls, events }) =>
      calls.some(
        ({ input }) =>
          JSON.stringify(input).includes('"terms":{') &&
          /"value":100\b/.test(JSON.stringify(input)),
      )
        ? events.includes('risk.accepted')
        : null,
    'what a colleague wrote is overwritten only once it was shown': ({ calls, events }) =>
      events.includes('mine.kept')
        ? null
        : everyCall(
            calls,
            'saveDiscount',
            (input) => !/"discount":\{"id":3,"terms":\{[^}]*"value":12/.test(JSON.stringify(input)),
          ),
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
