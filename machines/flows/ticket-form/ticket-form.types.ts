import type { Schemas } from '#machines/api/client.ts'
import type { Attachment, ChosenFile } from '#machines/kernel/attachments.ts'
import type { Failure } from '#machines/kernel/problem.ts'

/** What was typed. A reply has neither a title nor a category. */
export type TicketDraft = {
  title: string
  category: number | null
  text: string
  /** The recording of the last steps, as the customer saw it and agreed to send it; null if there is none. */
  report: string | null
}

/** `ticketId` is the ticket that is written to; null opens a new one. */
export type TicketFormInput = { ticketId: number | null }

export type TicketFormContext = TicketFormInput & {
  draft: TicketDraft
  files: Attachment[]
  /** The idempotency key that came with the last submission; null before the first. */
  key: string | null
  /** Messages that may have been received: the same, submitted again, goes out under its key. */
  unsettled: readonly WriteInput[]
  failure: Failure | null
}

export type TicketFormEvent =
  | { type: 'form.opened' }
  | { type: 'draft.changed'; change: Partial<TicketDraft> }
  | { type: 'files.added'; files: ChosenFile[] }
  | { type: 'file.removed'; key: string }
  /** `key` is a new one, for a message that was not submitted before. */
  | { type: 'message.submitted'; key: string }
  | { type: 'dialog.dismissed' }

export type Written = { ticket: Schemas['Ticket'] | null }

/** `files.refused`: more than a message may have, or of a kind that is not taken. */
export type TicketFormEmitted =
  { type: 'files.refused'; reason: 'count' | 'kind' } | ({ type: 'message.sent' } & Written)

export type WriteInput = TicketFormInput & {
  draft: TicketDraft
  fileIds: string[]
  /** `Idempotency-Key` of the message: repeated, it is sent once. */
  key: string
}
