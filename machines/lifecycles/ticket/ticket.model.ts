import { lifecycleModel } from '#machines/testing/lifecycle-model.ts'
import { ticketMachine } from './ticket.machine.ts'

export const ticketModel = lifecycleModel(ticketMachine, {
  'a ticket is pending exactly when its last event is a customer reply': ({ snapshot, events }) =>
    snapshot.matches('PENDING') === (events.at(-1) === 'customer.replied'),
  'a ticket is closed only by staff': ({ snapshot, events }) =>
    snapshot.matches('CLOSED') ? events.at(-1) === 'staff.closed' : null,
})
