import { ticketAnswerLimits } from '#api/limits.ts'
import { isBlank } from '#domain/persian.ts'
import { isTooLong } from '#domain/text-length.ts'
import { isSignedOut } from '#machines/kernel/problem.ts'
import { endedSession, lostNetwork, staffTicket } from '#machines/testing/fixtures.ts'
import { hasFields } from '#machines/testing/is-same.ts'
import { everyCall, type FlowModel } from '#machines/testing/model.ts'
import { onDone, onError } from '#machines/testing/says.ts'
import {
  staffTicketReplyMachine,
  staffTicketReplySelectors as selectors,
} from './staff-ticket-reply.machine.ts'
import { staffTicketReplyPersistence } from './staff-ticket-reply.persistence.ts'

const offeredKey = 'reply-key'

export const staffTicketReplyModel: FlowModel<typeof staffTicketReplyMachine> = {
  machine: staffTicketReplyMachine,
  starts: { opened: { ticketId: staffTicket.id } },
  events: [
    { type: 'draft.changed', text: 'فاکتور در صفحهٔ سفارش است.' },
    { type: 'draft.changed', text: 'فاکتور را فرستادیم.' },
    { type: 'draft.changed', text: ' \n' },
    { type: 'draft.changed', text: 'د'.repeat(ticketAnswerLimits.text + 1) },
    { type: 'flow.resumed' },
    { type: 'reply.submitted', key: offeredKey },
    { type: 'retry.requested' },
  ],
  outcomes: { answerTicket: { done: [staffTicket], errors: [lostNetwork, endedSession] } },
  facts: ({ text, key, failure }) => [
    isBlank(text),
    isTooLong(text, ticketAnswerLimits.text),
    key !== null,
    isSignedOut(failure),
  ],
  keyed: { offered: offeredKey, calls: { answerTicket: { changedBy: ['draft.changed'] } } },
  says: {
    'reply.sent': onDone('answerTicket', (ticket) => ({ ticket })),
    'ticket.outdated': onError('answerTicket'),
  },
  invariants: {
    'an empty answer is not sent': ({ calls }) =>
      everyCall(
        calls,
        'answerTicket',
        (input) => typeof Object(input).text === 'string' && !isBlank(Object(input).text),
      ),
    'the text stays until it has been sent': ({ snapshot, calls }) =>
      snapshot.matches('failed')
        ? hasFields(calls.at(-1)?.input, { text: snapshot.context.text })
        : null,
    'who has signed in again can go on': ({ snapshot, step }) =>
      step.event.type === 'flow.resumed' ? !isSignedOut(selectors.failure(snapshot)) : null,
    'a failure has its code': ({ snapshot }) =>
      snapshot.hasTag('error') ? snapshot.context.failure !== null : null,
  },
  saved: { persistence: staffTicketReplyPersistence(staffTicket.id), secrets: [] },
}
