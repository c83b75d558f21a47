import { setup } from 'xstate'
import type { components } from '#api/schema.d.ts'

export type TicketStatus = components['schemas']['TicketStatus']

/** What can happen to a ticket. Only the server sends these, through `server/platform/lifecycle/lifecycle.service.ts`. */
export type TicketEvent =
  { type: 'customer.replied' } | { type: 'staff.replied' } | { type: 'staff.closed' }

/**
 * A ticket is OPEN when created and after a staff reply, PENDING after a customer reply, CLOSED by
 * staff; a message from either side reopens it.
 */
export const ticketMachine = setup({
  types: { events: {} as TicketEvent },
}).createMachine({
  id: 'ticket',
  initial: 'OPEN',
  states: {
    OPEN: {
      on: { 'customer.replied': 'PENDING', 'staff.replied': 'OPEN', 'staff.closed': 'CLOSED' },
    },
    PENDING: {
      on: { 'customer.replied': 'PENDING', 'staff.replied': 'OPEN', 'staff.closed': 'CLOSED' },
    },
    CLOSED: { on: { 'customer.replied': 'PENDING', 'staff.replied': 'OPEN' } },
  },
})
