import { lostNetwork, orderIn, tooMany } from '#machines/testing/fixtures.ts'
import type { FlowModel } from '#machines/testing/model.ts'
import { onDone } from '#machines/testing/says.ts'
import { orderReturnMachine, type ReturnRequest } from './order-return.machine.ts'

const request: ReturnRequest = {
  items: [{ price_id: 11, quantity: 1 }],
  reason: 'defective',
  description: 'روشن نمی‌شود',
}

const attemptKey = '0b6f6a52-5d0e-4a36-8d7a-1c1f0d1a2b3c'

export const orderReturnModel: FlowModel<typeof orderReturnMachine> = {
  machine: orderReturnMachine,
  starts: { delivered: { orderId: 501 } },
  events: [
    { type: 'return.requested' },
    { type: 'form.submitted', request, attemptKey },
    { type: 'form.submitted', request: { ...request, reason: 'damaged' }, attemptKey },
    { type: 'retry.requested' },
    { type: 'dialog.dismissed' },
  ],
  outcomes: {
    requestReturn: {
      done: [orderIn('DELIVERED')],
      errors: [lostNetwork, tooMany],
    },
  },
  facts: ({ submitted }) => submitted !== null,
  keyed: { offered: attemptKey, calls: { requestReturn: {} } },
  says: {
    'order.changed': onDone('requestReturn', (order) => ({ order })),
  },
  asks: {
    requestReturn: ({ event, before }) => ({
      orderId: 501,
      ...(event.type === 'form.submitted' ? { request: event.request } : before?.context.submitted),
    }),
  },
  invariants: {
    'a request that was not answered can be repeated as it was': ({ snapshot }) =>
      snapshot.matches('failed') ? snapshot.context.submitted !== null : null,
    'a failure has its code': ({ snapshot }) =>
      snapshot.hasTag('error') ? snapshot.context.failure !== null : null,
  },
}
