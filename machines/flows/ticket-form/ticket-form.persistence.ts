import { savedFiles } from '#machines/kernel/attachments.ts'
import type { Persistence } from '#machines/kernel/snapshot.ts'
import { freshTicketForm } from './ticket-form.context.ts'
import { ticketFormMachine } from './ticket-form.machine.ts'

/**
 * A reload continues the draft with its files; files that were not uploaded have to be chosen again.
 * @param ticketId of a reply's ticket; null for a new ticket
 */
export const ticketFormPersistence = (
  ticketId: number | null,
): Persistence<typeof ticketFormMachine> => ({
  machine: ticketFormMachine,
  name: String(ticketId ?? 'new'),
  version: 3,
  maximumAge: 24 * 3_600_000,
  keep: ({ draft, files, unsettled }) => ({
    draft,
    files: savedFiles(files),
    unsettled,
  }),
  fresh: freshTicketForm,
})
