/** The most characters of a ticket's title and of one of its messages. */
export const ticketLengths = { title: 120, text: 4_000 } as const
/** The most characters of the report of the last steps that a customer sends along. */
export const reportLength = 40_000

/** The priorities of tickets (TICK-17); the shop decides them, a customer sends none (TICK-18). */
export const ticketPriorities = { 1: 'low', 2: 'medium', 3: 'high' } as const
