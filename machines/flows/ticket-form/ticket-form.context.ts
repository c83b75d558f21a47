import { required } from '#machines/kernel/required.ts'
import { sameSubmission } from '#machines/kernel/same-submission.ts'
import { emptyTicketDraft } from './ticket-draft.ts'
import type { TicketFormContext, TicketFormInput, WriteInput } from './ticket-form.types.ts'

/** The initial context; saved values are merged over it. */
export const freshTicketForm = (input: TicketFormInput): TicketFormContext => ({
  ...input,
  draft: emptyTicketDraft,
  files: [],
  key: null,
  unsettled: [],
  failure: null,
})

/** The message as it is submitted now: under the key of the same one, if that may have been received. */
export function messageIn(context: TicketFormContext): WriteInput {
  const { ticketId, draft, files, key, unsettled } = context
  const fileIds = files.flatMap(({ upload }) => upload?.id ?? [])
  return sameSubmission(
    unsettled,
    { ticketId, draft, fileIds, key: required(key) },
    ({ draft: { title, category, text, report }, fileIds }) => [
      title.trim(),
      category,
      text.trim(),
      report,
      fileIds,
    ],
  )
}

/** The unsettled messages besides the one that is submitted now. */
export function othersUnsettled(context: TicketFormContext): WriteInput[] {
  const { key } = messageIn(context)
  return context.unsettled.filter((message) => message.key !== key)
}
