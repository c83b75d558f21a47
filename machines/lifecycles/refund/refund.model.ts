import { lifecycleModel } from '#machines/testing/lifecycle-model.ts'
import { refundMachine } from './refund.machine.ts'

export const refundModel = lifecycleModel(refundMachine, {
  'a return is paid only after it was approved and its goods arrived': ({ snapshot, events }) =>
    snapshot.matches('PAID') && !isAtOnce(events)
      ? events.join() === 'staff.approved,goods.received'
      : null,
  'an order closure and a staff refund need no approval': ({ snapshot, events }) =>
    isAtOnce(events) ? snapshot.matches('PAID') && events.length === 1 : null,
  'a refusal is final': ({ snapshot, events }) =>
    events.includes('staff.refused') ? snapshot.matches('REFUSED') : null,
  'a return that its shopper cancels is never paid': ({ snapshot, events }) =>
    events.includes('shopper.cancelled') ? snapshot.matches('CANCELLED') : null,
  'a refund is open until it is paid, refused or cancelled': ({ snapshot }) =>
    snapshot.hasTag('open') === (snapshot.status === 'active'),
})

const isAtOnce = (events: readonly string[]) =>
  events.includes('order.closed') || events.includes('staff.refunded')
