import {
  lostNetwork,
  movedElsewhere,
  orderToPickUp,
  staffOrderIn,
  wrongPickupCode,
} from '#machines/testing/fixtures.ts'
import { everyCall, type FlowModel } from '#machines/testing/model.ts'
import { staffPickUpMachine } from './staff-pick-up.machine.ts'

export const staffPickUpModel: FlowModel<typeof staffPickUpMachine> = {
  machine: staffPickUpMachine,
  starts: { desk: undefined },
  events: [
    { type: 'code.submitted', code: '012345' },
    { type: 'code.submitted', code: '0123' },
    { type: 'handOver.confirmed', key: 'hand-over-key' },
    { type: 'retry.requested' },
    { type: 'order.left' },
  ],
  outcomes: {
    findPickup: { done: [orderToPickUp], errors: [wrongPickupCode, lostNetwork] },
    handOverOrder: { done: [staffOrderIn('DELIVERED')], errors: [lostNetwork, movedElsewhere] },
  },
  facts: ({ order }) => order !== null,
  invariants: {
    'nothing is handed over before its goods were shown': ({ calls, events }) =>
      calls.some(({ id }) => id === 'handOverOrder') ? events.includes('handOver.confirmed') : null,
    'only six digits are looked for': ({ calls }) =>
      everyCall(calls, 'findPickup', (input) => input === '012345'),
    'the order that was found is handed over, with the code that was said': ({ calls }) =>
      everyCall(calls, 'handOverOrder', (input) =>
        /"orderId":501,"code":"012345"/.test(JSON.stringify(input)),
      ),
    'a failure has its code': ({ snapshot }) =>
      snapshot.hasTag('error') ? snapshot.context.failure !== null : null,
    'the next code is asked for without the order of the last one': ({ snapshot }) =>
      snapshot.matches('entering') ? snapshot.context.order === null : null,
  },
}
