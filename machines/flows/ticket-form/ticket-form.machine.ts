import type { Actor, SnapshotFrom } from 'xstate'
import { nextUpload } from '#machines/kernel/attachments.ts'
import { required } from '#machines/kernel/required.ts'
import { isTicketSendable } from './ticket-draft.ts'
import { freshTicketForm } from './ticket-form.context.ts'
import { ticketFormSetup } from './ticket-form.setup.ts'

/**
 * Writing to the shop's support: a new ticket in a dialog, or a message of a ticket's chat, whose form is part of the
 * page. The files go up one after the other once the message is submitted; the same draft is sent under the same key,
 * however often it is tried.
 */
export const ticketFormMachine = ticketFormSetup.createMachine({
  id: 'ticketForm',
  context: ({ input }) => freshTicketForm(input),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isReply', target: 'open' }, { target: 'closed' }] },
    closed: { tags: 'stable', on: { 'form.opened': 'open' } },
    open: {
      tags: ['dialog', 'stable'],
      initial: 'editing',
      on: {
        'dialog.dismissed': { target: 'starting' },
        'draft.changed': {
          target: '.editing',
          actions: { type: 'keepDraft', params: ({ event }) => event.change },
        },
        'files.added': {
          target: '.editing',
          actions: { type: 'keepFiles', params: ({ event }) => event.files },
        },
        'file.removed': {
          target: '.editing',
          actions: { type: 'dropFile', params: ({ event }) => event.key },
        },
        'message.submitted': {
          guard: 'isSendable',
          target: 'sending',
          actions: { type: 'keepKey', params: ({ event }) => event.key },
        },
      },
      states: { editing: {}, failed: { tags: 'error' } },
    },
    sending: {
      tags: ['busy', 'dialog'],
      initial: 'preparing',
      states: {
        preparing: {
          always: [{ guard: 'isFileWaiting', target: 'uploading' }, { target: 'writing' }],
        },
        uploading: {
          invoke: {
            id: 'uploadFile',
            src: 'uploadFile',
            input: ({ context: { files } }) => {
              const { key, kind } = required(nextUpload(files))
              return { key, kind }
            },
            onDone: {
              target: 'preparing',
              actions: { type: 'storeUpload', params: ({ event }) => event.output },
            },
            onError: { target: '#ticketForm.open.failed', actions: 'keepUploadFailure' },
          },
        },
        writing: {
          invoke: {
            id: 'writeMessage',
            src: 'writeMessage',
            input: ({ context: { ticketId, draft, files, key } }) => ({
              ticketId,
              draft,
              fileIds: files.flatMap(({ upload }) => upload?.id ?? []),
              key: required(key),
            }),
            onDone: {
              target: '#ticketForm.starting',
              actions: ['clear', { type: 'announceSent', params: ({ event }) => event.output }],
            },
            onError: { target: '#ticketForm.open.failed', actions: 'keepFailure' },
          },
        },
      },
    },
  },
})

type TicketFormSnapshot = SnapshotFrom<typeof ticketFormMachine>
export type TicketFormActor = Actor<typeof ticketFormMachine>

export const ticketFormSelectors = {
  isOpen: (snapshot: TicketFormSnapshot) => snapshot.hasTag('dialog'),
  isSending: (snapshot: TicketFormSnapshot) => snapshot.matches('sending'),
  isSendable: (snapshot: TicketFormSnapshot) => isTicketSendable(snapshot.context),
  isReply: (snapshot: TicketFormSnapshot) => snapshot.context.ticketId !== null,
  draft: (snapshot: TicketFormSnapshot) => snapshot.context.draft,
  files: (snapshot: TicketFormSnapshot) => snapshot.context.files,
  failure: (snapshot: TicketFormSnapshot) =>
    snapshot.hasTag('error') ? snapshot.context.failure : null,
}
