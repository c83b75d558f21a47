import { underWay, lostNetwork, orderIn } from '#machines/testing/fixtures.ts'
import type { FlowModel } from '#machines/testing/model.ts'
import { onDone } from '#machines/testing/says.ts'
import { orderReturnMachine, type ReturnRequest } from './order-return.machine.ts'

const request: ReturnRequest = {
  items: [{ price_id: 11, quantity: 1 }],
  reason: 'defective',
  description: 'روشن نمی‌شود',
}

export const orderReturnModel: FlowModel<typeof orderReturnMachine> = {
  machine: orderReturnMachine,
  starts: { delivered: { orderId: 501 } },
  events: [
    { type: 'return.requested' },
    { type: 'form.submitted', request },
    { type: 'form.submitted', request: { ...request, reason: 'damaged' } },
    { type: 'retry.requested' },
    { type: 'dialog.dismissed' },
  ],
  outcomes: {
    requestReturn: {
      done: [orderIn('DELIVERED')],
      errors: [lostNetwork, underWay],
    },
  },
  facts: ({ request }) => request !== null,
  says: {
    'order.changed': onDone('requestReturn', (order) => ({ order })),
  },
  asks: {
    requestReturn: ({ event, before }) => ({
      orderId: 501,
      request: event.request ?? before?.context.request,
    }),
  },
  invariants: {
    'a request that was not answered can be repeated as it was': ({ snapshot }) =>
      snapshot.matches('failed') ? snapshot.context.request !== null : null,
    'a failure has its code': ({ snapshot }) =>
      snapshot.hasTag('error') ? snapshot.context.failure !== null : null,
  },
}
