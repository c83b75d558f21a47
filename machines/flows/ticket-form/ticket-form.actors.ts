import { fromPromise } from 'xstate'
import type { ShopClient } from '#machines/api/client.ts'
import {
  uploadTimeoutMs,
  type SendFile,
  type Upload,
  type UploadInput,
} from '#machines/kernel/attachments.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import type { WriteInput, Written } from './ticket-form.types.ts'

export function createTicketFormActors(client: ShopClient, sendFile: SendFile) {
  return {
    uploadFile: fromPromise<Upload, UploadInput>(({ input, signal }) =>
      within(signal, (signal) => sendFile(input, signal), uploadTimeoutMs),
    ),

    writeMessage: fromPromise<Written, WriteInput>(({ input, signal }) =>
      within(signal, async (signal) => {
        const { ticketId, draft, fileIds, key } = input
        const params = { header: { 'Idempotency-Key': key } }
        const message = {
          text: draft.text.trim(),
          ...(fileIds.length > 0 && { files_ids: fileIds }),
          ...(draft.report !== null && { report: draft.report }),
        }
        if (ticketId !== null) {
          const body = { ...message, ticket_id: ticketId }
          await unwrap(client.POST('/ticket/v3/chat/', { params, body, signal }))
          return { ticket: null }
        }
        const body = { ...message, title: draft.title.trim(), category: required(draft.category) }
        return {
          ticket: await unwrap(client.POST('/ticket/v3/ticket/', { params, body, signal })),
        }
      }),
    ),
  }
}
