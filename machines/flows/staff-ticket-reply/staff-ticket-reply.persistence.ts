import type { Persistence } from '#machines/kernel/snapshot.ts'
import { freshReply, staffTicketReplyMachine } from './staff-ticket-reply.machine.ts'

/** A reload, or a sign-in in between, continues the text of a ticket's answer. */
export const staffTicketReplyPersistence = (
  ticketId: number,
): Persistence<typeof staffTicketReplyMachine> => ({
  machine: staffTicketReplyMachine,
  name: String(ticketId),
  version: 1,
  maximumAge: 24 * 3_600_000,
  keep: ({ text, key, failure }) => ({ text, key, failure }),
  fresh: freshReply,
})
