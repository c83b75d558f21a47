import { lostNetwork, lostRole } from '#machines/testing/fixtures.ts'
import { everyCall, type FlowModel } from '#machines/testing/model.ts'
import { onDone, onRefusal, onEvent, onAny } from '#machines/testing/says.ts'
import { staffOrdersMoveMachine, type ChosenOrder } from './staff-orders-move.machine.ts'

const key = 'orders-key'
const paid: ChosenOrder = {
  id: 501,
  text_status: 'NOT_CHECKED',
  is_in_person: false,
  lacks_parcel_code: false,
  has_outdated_print: false,
}
const preparing: ChosenOrder = {
  ...paid,
  id: 502,
  text_status: 'PREPARING',
  lacks_parcel_code: true,
  has_outdated_print: true,
}
const delivered: ChosenOrder = { ...paid, id: 503, text_status: 'DELIVERED' }
const atDesk: ChosenOrder = { ...paid, id: 504, text_status: 'SENDING', is_in_person: true }

const first = { id: 501, status: 'PAYMENT_VERIFIED', problem: null } as const
const second = { id: 502, status: 'SENDING', problem: null } as const
const partlyMoved = {
  results: [first, { id: 502, status: null, problem: 'move_impossible' as const }],
}

export const staffOrdersMoveModel: FlowModel<typeof staffOrdersMoveMachine> = {
  machine: staffOrdersMoveMachine,
  starts: { list: undefined },
  events: [
    { type: 'move.chosen', orders: [paid, preparing, delivered, atDesk], key },
    { type: 'move.chosen', orders: [paid], key },
    { type: 'move.chosen', orders: [delivered, atDesk], key },
    { type: 'move.confirmed' },
    { type: 'retry.requested' },
    { type: 'dialog.dismissed' },
  ],
  outcomes: {
    moveOrders: {
      done: [{ results: [first, second] }, partlyMoved],
      errors: [lostNetwork, lostRole],
    },
  },
  facts: ({ orders }) => orders.length,
  keyed: { offered: key, calls: { moveOrders: { renewedBy: ['move.chosen'] } } },
  says: {
    'orders.moved': onDone('moveOrders', (_, { event }) => ({
      count: event.output === partlyMoved ? 1 : 2,
    })),
    'orders.outdated': onAny(onRefusal('moveOrders'), onEvent('dialog.dismissed', 'failed')),
  },
  invariants: {
    'nothing is moved before it was confirmed': ({ calls, events }) =>
      calls.length === 0 ? null : events.includes('move.confirmed'),
    'an order without a further step is not sent': ({ calls }) =>
      everyCall(calls, 'moveOrders', (input) => !/50[34]/.test(JSON.stringify(input))),
    'a failure has its code': ({ snapshot }) =>
      snapshot.hasTag('error') ? snapshot.context.failure !== null : null,
    'what could not be moved has its reason': ({ snapshot }) =>
      snapshot.matches('incomplete')
        ? snapshot.context.results.some(({ problem }) => problem !== null)
        : null,
  },
}
