import { ProblemError } from '#machines/kernel/problem.ts'
import { lostNetwork, ticket, upload } from '#machines/testing/fixtures.ts'
import type { FlowModel } from '#machines/testing/model.ts'
import { onDone, refusesFiles } from '#machines/testing/says.ts'
import { isTicketSendable } from './ticket-draft.ts'
import { ticketFormMachine } from './ticket-form.machine.ts'
import { ticketFormPersistence } from './ticket-form.persistence.ts'

const key = 'ticket-key'
const picture = { key: 'a', name: 'a.jpg', kind: 'image', bytes: 1_000 } as const
const film = { key: 'b', name: 'b.mp4', kind: 'video', bytes: 50_000_000 } as const

export const ticketFormModel: FlowModel<typeof ticketFormMachine> = {
  machine: ticketFormMachine,
  starts: { newTicket: { ticketId: null }, reply: { ticketId: ticket.id } },
  events: [
    { type: 'form.opened' },
    {
      type: 'draft.changed',
      change: { title: 'فاکتور رسمی', category: 1, text: 'فاکتور را کجا می‌بینم؟' },
    },
    { type: 'draft.changed', change: { text: 'فاکتور رسمی می‌خواهم.' } },
    { type: 'files.added', files: [picture] },
    { type: 'files.added', files: [film, { ...film, key: 'c', kind: null }] },
    { type: 'file.removed', key: 'a' },
    { type: 'file.removed', key: 'b' },
    { type: 'message.submitted', key },
    { type: 'dialog.dismissed' },
  ],
  outcomes: {
    uploadFile: { done: [upload], errors: [lostNetwork, new ProblemError('file_type_mismatch')] },
    writeMessage: {
      done: [{ ticket }, { ticket: null }],
      errors: [lostNetwork, new ProblemError('ticket_full')],
    },
  },
  facts: ({ ticketId, draft, files }) => [
    ticketId,
    draft.text,
    files.map(({ key, upload, failure }) => [key, upload !== null, failure !== null]),
  ],
  keyed: {
    offered: key,
    calls: { writeMessage: {} },
  },
  says: {
    'files.refused': refusesFiles('open'),
    'message.sent': onDone('writeMessage', (output) => ({ ticket: Object(output).ticket })),
  },
  invariants: {
    'a message that was sent leaves an empty form': ({ snapshot: { context }, events }) =>
      events.at(-1) === 'xstate.done.actor.writeMessage'
        ? context.draft.text === '' && context.files.length === 0
        : null,
    'a message is sent only when nothing is missing': ({ snapshot }) =>
      snapshot.matches('sending') ? isTicketSendable(snapshot.context) : null,
    'a message is written when all of its files are at the server': ({ snapshot }) =>
      snapshot.matches({ sending: 'writing' })
        ? snapshot.context.files.every(({ upload }) => upload !== null)
        : null,
    'the form of a chat is never closed': ({ snapshot }) =>
      snapshot.context.ticketId === null ? null : !snapshot.matches('closed'),
  },
  saved: { persistence: ticketFormPersistence(null), secrets: [] },
}
