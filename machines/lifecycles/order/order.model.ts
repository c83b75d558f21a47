import { lifecycleModel } from '#machines/testing/lifecycle-model.ts'
import { orderMachine, type OrderTag } from './order.machine.ts'

const tabs: readonly OrderTag[] = ['in-process', 'delivered', 'cancelled-and-suspended']

export const orderModel = lifecycleModel(orderMachine, {
  'an order that was paid neither waits for payment again nor expires': ({ snapshot, events }) =>
    events.includes('payment.confirmed')
      ? !snapshot.hasTag('payable') && !snapshot.matches('EXPIRED')
      : null,
  'only an order to which nothing has happened can be paid': ({ snapshot, events }) =>
    snapshot.hasTag('payable') ? events.length === 0 : null,
  'an order is delivered only after it was paid, checked, accepted, prepared and sent': ({
    snapshot,
    events,
  }) =>
    snapshot.matches('DELIVERED')
      ? events.join() ===
        'payment.confirmed,staff.payment-checked,staff.accepted,staff.preparing,staff.sent,staff.delivered'
      : null,
  'an order that was sent is neither rejected nor cancelled': ({ snapshot, events }) =>
    events.includes('staff.sent')
      ? !snapshot.matches('NOT_APPROVED') && !snapshot.hasTag('cancellable')
      : null,
  'goods are returned only after their delivery': ({ snapshot, events }) =>
    snapshot.hasTag('returnable') ? events.includes('staff.delivered') : null,
  'every order is listed in one tab': ({ snapshot }) =>
    tabs.filter((tab) => snapshot.hasTag(tab)).length === 1,
})
