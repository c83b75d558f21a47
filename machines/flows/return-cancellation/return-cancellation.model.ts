import { lostNetwork, orderIn, settledReturn } from '#machines/testing/fixtures.ts'
import { everyCall, type FlowModel } from '#machines/testing/model.ts'
import { onDone, onRefusal, onEvent, onAny } from '#machines/testing/says.ts'
import { returnCancellationMachine } from './return-cancellation.machine.ts'

export const returnCancellationModel: FlowModel<typeof returnCancellationMachine> = {
  machine: returnCancellationMachine,
  starts: { asked: undefined },
  events: [
    { type: 'cancellation.requested', returnId: 31 },
    { type: 'cancellation.confirmed' },
    { type: 'retry.requested' },
    { type: 'dialog.dismissed' },
  ],
  outcomes: {
    cancelReturn: {
      done: [orderIn('DELIVERED')],
      errors: [lostNetwork, settledReturn],
    },
  },
  facts: () => null,
  says: {
    'return.cancelled': onDone('cancelReturn', (order) => ({ order })),
    'order.outdated': onAny(onRefusal('cancelReturn'), onEvent('dialog.dismissed', 'failed')),
  },
  invariants: {
    'nothing is cancelled before it was confirmed': ({ calls, events }) =>
      calls.length === 0 ? null : events.includes('cancellation.confirmed'),
    'the return whose button was pressed is cancelled and no other': ({ calls }) =>
      everyCall(calls, 'cancelReturn', (input) => JSON.stringify(input) === '{"returnId":31}'),
    'a failure has its code': ({ snapshot }) =>
      snapshot.hasTag('error') ? snapshot.context.failure !== null : null,
  },
}
