import { isBlank } from '#domain/persian.ts'
import { newTicketLimits } from '#api/limits.ts'
import type { TicketDraft, TicketFormContext } from './ticket-form.types.ts'

export const emptyTicketDraft: TicketDraft = { title: '', category: null, text: '', report: null }

/** How many characters of a message count against its limit: those that are sent. */
export const ticketTextLength = (text: string): number => text.trim().length

export type TicketDraftFault = 'required' | 'tooLong'

/** What is still wrong with a draft, by field (TICK-24 to TICK-27); a reply needs only its text. */
export function ticketFaults(
  { title, category, text, report }: TicketDraft,
  isReply: boolean,
): Partial<Record<keyof TicketDraft, TicketDraftFault>> {
  return {
    ...(!isReply && isBlank(title) && { title: 'required' as const }),
    ...(!isReply && title.trim().length > newTicketLimits.title && { title: 'tooLong' as const }),
    ...(!isReply && category === null && { category: 'required' as const }),
    ...(isBlank(text) && { text: 'required' as const }),
    ...(ticketTextLength(text) > newTicketLimits.text && { text: 'tooLong' as const }),
    ...((report?.length ?? 0) > newTicketLimits.report && { report: 'tooLong' as const }),
  }
}

/** Whether the message can be sent: nothing is missing, and no file was refused. */
export const isTicketSendable = ({ ticketId, draft, files }: TicketFormContext): boolean =>
  Object.keys(ticketFaults(draft, ticketId !== null)).length === 0 &&
  files.every(({ failure }) => failure === null)
