import { emptyTicketDraft } from './ticket-draft.ts'
import type { TicketFormContext, TicketFormInput } from './ticket-form.types.ts'

/** A flow at its start; what was saved of an earlier one is put on top of it. */
export const freshTicketForm = (input: TicketFormInput): TicketFormContext => ({
  ...input,
  draft: emptyTicketDraft,
  files: [],
  key: null,
  failure: null,
})
