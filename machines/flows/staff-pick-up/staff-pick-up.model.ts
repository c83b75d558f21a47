import {
  lostNetwork,
  movedElsewhere,
  orderToPickUp,
  staffOrderIn,
  wrongPickupCode,
} from '#machines/testing/fixtures.ts'
import { hasFields } from '#machines/testing/is-same.ts'
import { everyCall, type FlowModel } from '#machines/testing/model.ts'
import { onDone, onRefusal, onEvent, onAny } from '#machines/testing/says.ts'
import { staffPickUpMachine } from './staff-pick-up.machine.ts'

const key = 'hand-over-key'

export const staffPickUpModel: FlowModel<typeof staffPickUpMachine> = {
  machine: staffPickUpMachine,
  starts: { desk: undefined },
  events: [
    { type: 'code.submitted', code: '012345' },
    { type: 'code.submitted', code: '987654' },
    { type: 'code.submitted', code: '0123' },
    { type: 'handOver.confirmed', key },
    { type: 'retry.requested' },
    { type: 'order.left' },
  ],
  outcomes: {
    findPickup: { done: [orderToPickUp], errors: [wrongPickupCode, lostNetwork] },
    handOverOrder: { done: [staffOrderIn('DELIVERED')], errors: [lostNetwork, movedElsewhere] },
  },
  facts: ({ order }) => order !== null,
  keyed: { offered: key, calls: { handOverOrder: { renewedBy: ['handOver.confirmed'] } } },
  says: {
    'order.handedOver': onDone('handOverOrder', (order) => ({ order })),
    'order.outdated': onAny(onRefusal('handOverOrder'), onEvent('order.left', 'failed')),
  },
  invariants: {
    'nothing is handed over before its goods were shown': ({ calls, events }) =>
      calls.some(({ id }) => id === 'handOverOrder') ? events.includes('handOver.confirmed') : null,
    'only six digits are looked for': ({ calls }) =>
      everyCall(calls, 'findPickup', (input) => /^"\d{6}"$/.test(JSON.stringify(input))),
    'the order that was found is handed over, with the code that was said': ({ calls }) => {
      const found = calls.findLast(({ id }) => id === 'findPickup')
      const last = calls.at(-1)
      if (last?.id !== 'handOverOrder') return null
      return hasFields(last.input, { orderId: orderToPickUp.id, code: found?.input })
    },
    'a failure has its code': ({ snapshot }) =>
      snapshot.hasTag('error') ? snapshot.context.failure !== null : null,
    'the next code is asked for without the order of the last one': ({ snapshot }) =>
      snapshot.matches('entering') ? snapshot.context.order === null : null,
  },
}
