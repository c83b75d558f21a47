import { failureIn, isUncertain } from '#machines/kernel/problem.ts'
import {
  changedMeanwhile,
  lostNetwork,
  movedElsewhere,
  orderDelivery,
  staffOrderIn,
} from '#machines/testing/fixtures.ts'
import { everyCall, type FlowModel } from '#machines/testing/model.ts'
import { onAny, onDone, onError, onEvent } from '#machines/testing/says.ts'
import {
  staffDeliveryEditMachine,
  staffDeliveryEditSelectors as selectors,
} from './staff-delivery-edit.machine.ts'

const reason = 'مشتری تماس گرفت'
const correct = { ...orderDelivery, first_name: 'نگین' }
const theirs = { ...orderDelivery, text_address: 'خیابان آزادی، پلاک ۸' }

export const staffDeliveryEditModel: FlowModel<typeof staffDeliveryEditMachine> = {
  machine: staffDeliveryEditMachine,
  starts: { preparing: { orderId: 501 } },
  events: [
    { type: 'edit.chosen', delivery: orderDelivery },
    { type: 'correction.submitted', correction: { delivery: correct, reason } },
    { type: 'correction.submitted', correction: { delivery: correct, reason: ' ' } },
    { type: 'correction.submitted', correction: { delivery: orderDelivery, reason } },
    {
      type: 'correction.submitted',
      correction: { delivery: { ...orderDelivery, postal_code: '1234' }, reason },
    },
    { type: 'mine.kept' },
    { type: 'retry.requested' },
    { type: 'dialog.dismissed' },
  ],
  outcomes: {
    correctDelivery: {
      done: [staffOrderIn('PREPARING')],
      errors: [lostNetwork, changedMeanwhile, movedElsewhere],
    },
    getDelivery: { done: [theirs], errors: [lostNetwork, movedElsewhere] },
  },
  facts: ({ savedBy }) => savedBy !== null,
  says: {
    'delivery.corrected': onDone('correctDelivery', (order) => ({ order })),
    'order.outdated': onAny(
      onError('correctDelivery', ({ event }) => !isUncertain(failureIn(event))),
      onEvent('dialog.dismissed', 'failed'),
    ),
  },
  asks: {
    correctDelivery: ({ event, before }) => {
      if (event.type === 'correction.submitted') return { ...event.correction }
      return event.type === 'mine.kept' ? { expected: before?.context.current } : null
    },
  },
  invariants: {
    'an impossible delivery is not sent': ({ calls }) =>
      everyCall(
        calls,
        'correctDelivery',
        (input) => !/"postal_code":"1234"/.test(JSON.stringify(input)),
      ),
    'nothing is corrected without a reason': ({ calls }) =>
      everyCall(calls, 'correctDelivery', (input) => !/"reason":"\s*"/.test(JSON.stringify(input))),
    'a correction changes something': ({ calls }) =>
      everyCall(
        calls,
        'correctDelivery',
        (input) => !/"delivery":(\{.*?\}),.*"expected":\1/.test(JSON.stringify(input)),
      ),
    'what a colleague wrote is overwritten only once it was shown': ({ calls, events }) =>
      events.includes('mine.kept')
        ? null
        : everyCall(
            calls,
            'correctDelivery',
            (input) => !JSON.stringify(input).includes(theirs.text_address),
          ),
    'what only a colleague has changed stays': ({ calls, step: { event } }) =>
      event.type === 'mine.kept'
        ? JSON.stringify(calls.at(-1)?.input).split(theirs.text_address).length === 3
        : null,
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
