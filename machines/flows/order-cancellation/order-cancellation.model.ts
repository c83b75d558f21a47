import { notCancellable, lostNetwork, orderIn } from '#machines/testing/fixtures.ts'
import { everyCall, type FlowModel } from '#machines/testing/model.ts'
import { onDone, onRefusal, onEvent, onAny } from '#machines/testing/says.ts'
import { orderCancellationMachine } from './order-cancellation.machine.ts'

export const orderCancellationModel: FlowModel<typeof orderCancellationMachine> = {
  machine: orderCancellationMachine,
  starts: { waiting: { orderId: 501 } },
  events: [
    { type: 'cancellation.requested' },
    { type: 'cancellation.confirmed' },
    { type: 'retry.requested' },
    { type: 'dialog.dismissed' },
  ],
  outcomes: {
    cancelOrder: {
      done: [orderIn('NOT_APPROVED')],
      errors: [lostNetwork, notCancellable],
    },
  },
  facts: () => null,
  says: {
    'order.cancelled': onDone('cancelOrder', (order) => ({ order })),
    'order.outdated': onAny(onRefusal('cancelOrder'), onEvent('dialog.dismissed', 'failed')),
  },
  invariants: {
    'nothing is cancelled before it was confirmed': ({ calls, events }) =>
      calls.length === 0 ? null : events.includes('cancellation.confirmed'),
    'the order of the page is cancelled and no other': ({ calls }) =>
      everyCall(calls, 'cancelOrder', (input) => JSON.stringify(input) === '{"orderId":501}'),
    'a failure has its code': ({ snapshot }) =>
      snapshot.hasTag('error') ? snapshot.context.failure !== null : null,
  },
}
