import type { SnapshotFrom } from 'xstate'
import { ProblemError, failureIn, isUncertain } from '#machines/kernel/problem.ts'
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
const clashing = { ...theirs, first_name: 'نگاره' }

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
    { type: 'side.chosen', field: 'first_name', side: 'mine' },
    { type: 'side.chosen', field: 'first_name', side: 'theirs' },
    { type: 'merge.accepted' },
    { type: 'edit.resumed' },
    { type: 'retry.requested' },
    { type: 'dialog.dismissed' },
  ],
  outcomes: {
    correctDelivery: {
      done: [staffOrderIn('PREPARING')],
      errors: [
        lostNetwork,
        changedMeanwhile,
        movedElsewhere,
        new ProblemError('validation_failed'),
      ],
    },
    getDelivery: { done: [theirs, clashing, correct], errors: [lostNetwork, movedElsewhere] },
  },
  facts: ({ savedBy, known, correction, current, choices }) =>
    [
      savedBy !== null,
      ...[known, correction?.delivery, current].map(
        (each) => `${each?.first_name} ${each?.text_address}`,
      ),
      choices.first_name,
    ].join(' '),
  says: {
    'delivery.corrected': onDone('correctDelivery', (order) => ({ order })),
    'order.outdated': onAny(
      onError('correctDelivery', ({ event }) => !isUncertain(failureIn(event))),
      onEvent('dialog.dismissed', 'failed'),
      onEvent('edit.resumed', 'failed'),
    ),
  },
  asks: {
    correctDelivery: ({ event, before }) => {
      if (event.type === 'correction.submitted') return { ...event.correction }
      return event.type === 'merge.accepted' ? { expected: before?.context.current } : null
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
      events.includes('merge.accepted')
        ? null
        : everyCall(
            calls,
            'correctDelivery',
            (input) => !JSON.stringify(input).includes(theirs.text_address),
          ),
    'what only a colleague has changed stays': ({ snapshot, step: { event, before } }) =>
      event.type === 'merge.accepted' && snapshot.matches('saving') && isOnlyTheirs(before)
        ? snapshot.context.correction?.delivery.text_address === theirs.text_address
        : null,
    'what both have changed is as it was chosen': ({ snapshot, step: { event, before } }) => {
      if (event.type !== 'merge.accepted' || !isClash(before)) return null
      const { first_name: side } = before?.context.choices ?? {}
      if (side === undefined) return snapshot.matches({ comparing: 'shown' })
      const saved = snapshot.context.correction?.delivery.first_name
      return side === 'theirs'
        ? snapshot.matches('closed') || saved === clashing.first_name
        : saved === correct.first_name
    },
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

type Before = SnapshotFrom<typeof staffDeliveryEditMachine> | null

/** Whether only the colleague has changed the address. */
const isOnlyTheirs = (before: Before): boolean =>
  before?.context.current?.text_address === theirs.text_address &&
  before.context.known?.text_address === orderDelivery.text_address &&
  before.context.correction?.delivery.text_address === orderDelivery.text_address

/** Whether both have changed the first name. */
const isClash = (before: Before): boolean =>
  before?.context.current?.first_name === clashing.first_name &&
  before.context.known?.first_name === orderDelivery.first_name &&
  before.context.correction?.delivery.first_name === correct.first_name
