import { lifecycleModel } from '#machines/testing/lifecycle-model.ts'
import { withdrawalMachine } from './withdrawal.machine.ts'

const returning = new Set(['staff.refused', 'shopper.cancelled', 'bank.returned'])

export const withdrawalModel = lifecycleModel(withdrawalMachine, {
  'the amount is held until someone has handled the request': ({ snapshot, events }) =>
    snapshot.hasTag('held') === (events.length === 0),
  'the amount goes back exactly when it was refused, taken back or returned': ({
    snapshot,
    events,
  }) => snapshot.hasTag('returned') === events.some((type) => returning.has(type)),
  'the bank returns only what was paid': ({ events }) =>
    events.includes('bank.returned') ? events.join() === 'staff.paid,bank.returned' : null,
})
