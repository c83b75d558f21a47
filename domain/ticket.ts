/** The priorities of tickets (TICK-17); the shop decides them, a customer sends none (TICK-18). */
export const ticketPriorities = { 1: 'low', 2: 'medium', 3: 'high' } as const
