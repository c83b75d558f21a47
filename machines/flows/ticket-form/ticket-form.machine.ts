import { not, type Actor, type SnapshotFrom } from 'xstate'
import { nextUpload } from '#machines/kernel/attachments.ts'
import { required } from '#machines/kernel/required.ts'
import { isTicketSendable } from './ticket-draft.ts'
import { freshTicketForm, messageIn } from './ticket-form.context.ts'
import { ticketFormSetup } from './ticket-form.setup.ts'

/**
 * Writing to the shop's support: a new ticket in a dialog, or a message of a ticket's chat, whose form is part of the
 * page. The files go up one after the other once the message is submitted; while nobody knows whether a message was
 * received, the same one is sent under the same key.
 */
export const ticketFormMachine = ticketFormSetup.createMachine({
  id: 'ticketForm',
  context: ({ input }) => freshTicketForm(input),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isReply', target: 'open' }, { target: 'closed' }] },
    closed: { tags: 'stable', on: { 'form.opened': 'open' } },
    open: {
      tags: ['open', 'stable'],
      initial: 'editing',
      on: {
        'dialog.dismissed': { guard: not('isReply'), target: 'closed' },
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
      tags: ['busy', 'open'],
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
            input: ({ context }) => messageIn(context),
            onDone: {
              target: '#ticketForm.starting',
              actions: [
                'settle',
                'clear',
                { type: 'announceSent', params: ({ event }) => event.output },
              ],
            },
            onError: [
              {
                guard: 'isUncertain',
                target: '#ticketForm.open.failed',
                actions: ['keepFailure', 'keepUnsettled'],
              },
              { target: '#ticketForm.open.failed', actions: 'keepFailure' },
            ],
          },
        },
      },
    },
  },
})

type TicketFormSnapshot = SnapshotFrom<typeof ticketFormMachine>
export type TicketFormActor = Actor<typeof ticketFormMachine>

export const ticketFormSelectors = {
  isOpen: (snapshot: TicketFormSnapshot) => snapshot.hasTag('open'),
  isSending: (snapshot: TicketFormSnapshot) => snapshot.matches('sending'),
  isSendable: (snapshot: TicketFormSnapshot) => isTicketSendable(snapshot.context),
  isReply: (snapshot: TicketFormSnapshot) => snapshot.context.ticketId !== null,
  draft: (snapshot: TicketFormSnapshot) => snapshot.context.draft,
  files: (snapshot: TicketFormSnapshot) => snapshot.context.files,
  failure: (snapshot: TicketFormSnapshot) =>
    snapshot.hasTag('error') ? snapshot.context.failure : null,
}
