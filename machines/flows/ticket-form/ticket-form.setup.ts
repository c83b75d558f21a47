import { assign, emit, enqueueActions, setup } from 'xstate'
import {
  withChange,
  nextUpload,
  withChosen,
  type ChosenFile,
  type Upload,
  type UploadInput,
} from '#machines/kernel/attachments.ts'
import { failureIn, isUncertain, type FailureCode } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'
import { emptyTicketDraft, isTicketSendable } from './ticket-draft.ts'
import { messageIn, othersUnsettled } from './ticket-form.context.ts'
import type {
  TicketDraft,
  TicketFormContext,
  TicketFormEmitted,
  TicketFormEvent,
  TicketFormInput,
  WriteInput,
  Written,
} from './ticket-form.types.ts'

/** What the form of tickets knows, invokes, asks and does. */
export const ticketFormSetup = setup({
  types: {
    input: {} as TicketFormInput,
    context: {} as TicketFormContext,
    events: {} as TicketFormEvent,
    emitted: {} as TicketFormEmitted,
    tags: {} as 'busy' | 'error' | 'open' | 'stable',
  },
  actors: {
    uploadFile: unprovided<Upload, UploadInput>(),
    writeMessage: unprovided<Written, WriteInput>(),
  },
  guards: {
    isReply: ({ context }) => context.ticketId !== null,
    isFileWaiting: ({ context }) => nextUpload(context.files) !== null,
    isSendable: ({ context }) => isTicketSendable(context),
    isUncertain: ({ event }) => isUncertain(failureIn(event)),
  },
  actions: {
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    keepUploadFailure: assign(({ context: { files }, event }) => {
      const failure = failureIn(event)
      const { key } = required(nextUpload(files))
      return {
        failure,
        files: fileFaults.has(failure?.code) ? withChange(files, key, { failure }) : files,
      }
    }),
    keepDraft: assign({
      draft: ({ context }, change: Partial<TicketDraft>) => ({ ...context.draft, ...change }),
    }),
    keepFiles: enqueueActions(({ context, enqueue }, chosen: ChosenFile[]) => {
      const { files, refused } = withChosen(context.files, chosen)
      enqueue.assign({ files })
      if (refused !== null) enqueue.emit({ type: 'files.refused', reason: refused })
    }),
    dropFile: assign({
      files: ({ context }, dropped: string) => context.files.filter(({ key }) => key !== dropped),
    }),
    storeUpload: assign({
      files: ({ context }, upload: Upload) =>
        withChange(context.files, required(nextUpload(context.files)).key, { upload }),
    }),
    keepKey: assign({ key: (_, key: string) => key }),
    keepUnsettled: assign({
      unsettled: ({ context }) => [...othersUnsettled(context), messageIn(context)],
    }),
    settle: assign({ unsettled: ({ context }) => othersUnsettled(context) }),
    clear: assign({ draft: emptyTicketDraft, files: [], failure: null }),
    announceSent: emit((_, written: Written) => ({ type: 'message.sent' as const, ...written })),
  },
})

/** Failures that another try with the same file cannot mend. */
const fileFaults = new Set<FailureCode | undefined>([
  'upload_not_found',
  'file_empty',
  'file_type_refused',
  'file_type_mismatch',
  'file_too_large',
  'picture_too_large',
  'picture_broken',
  'video_broken',
])
