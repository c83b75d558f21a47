import { lifecycleModel } from '#machines/testing/lifecycle-model.ts'
import { paymentMachine } from './payment.machine.ts'

export const paymentModel = lifecycleModel(paymentMachine, {
  'money that arrived is in the order or in the wallet, even after a cancellation': ({
    snapshot,
    events,
  }) => {
    if (events.includes('payment.settled')) return snapshot.matches('SUCCESSFUL')
    return events.includes('payment.returned') ? snapshot.matches('RETURNED') : null
  },
  'money is settled or returned once': ({ events }) => {
    const arrivals = events.filter((type) => type !== 'payment.cancelled')
    return arrivals.length === 0 ? null : arrivals.length === 1
  },
  'a payment is open until the gateway says something': ({ snapshot, events }) =>
    snapshot.hasTag('open') === (events.length === 0),
})
