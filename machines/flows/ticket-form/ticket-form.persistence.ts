import { savedFiles } from '#machines/kernel/attachments.ts'
import type { Persistence } from '#machines/kernel/snapshot.ts'
import { freshTicketForm } from './ticket-form.context.ts'
import { ticketFormMachine } from './ticket-form.machine.ts'

/**
 * A reload continues the draft with its files; those that are not at the server yet are to be chosen again.
 * @param ticketId of a reply's ticket; null for a new ticket
 */
export const ticketFormPersistence = (
  ticketId: number | null,
): Persistence<typeof ticketFormMachine> => ({
  machine: ticketFormMachine,
  name: String(ticketId ?? 'new'),
  version: 1,
  maximumAge: 24 * 3_600_000,
  keep: ({ draft, files, key }) => ({
    draft: { ...draft, report: null },
    files: savedFiles(files),
    key,
  }),
  fresh: freshTicketForm,
})
