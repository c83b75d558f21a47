import { isSignedOut, ProblemError } from '#machines/kernel/problem.ts'
import {
  endedSession,
  lostNetwork,
  lostRole,
  mobile,
  sentMessage,
} from '#machines/testing/fixtures.ts'
import { everyCall, type FlowModel } from '#machines/testing/model.ts'
import { onDone, onEvent } from '#machines/testing/says.ts'
import { staffMessageMachine, staffMessageSelectors as selectors } from './staff-message.machine.ts'
import { staffMessagePersistence } from './staff-message.persistence.ts'

const key = 'message-key'
const draft = { title: 'جشنواره', text: 'تا جمعه همهٔ گوشی‌ها ارزان‌ترند.' }

export const staffMessageModel: FlowModel<typeof staffMessageMachine> = {
  machine: staffMessageMachine,
  starts: { page: undefined },
  saved: { persistence: staffMessagePersistence, secrets: [] },
  events: [
    { type: 'draft.changed', change: { ...draft, audience: 'one', lookup: mobile } },
    { type: 'draft.changed', change: { ...draft, audience: 'all', link: '' } },
    { type: 'draft.changed', change: { link: 'https://elsewhere.example' } },
    { type: 'preview.requested' },
    { type: 'message.confirmed', key },
    { type: 'flow.resumed' },
    { type: 'retry.requested' },
    { type: 'message.left' },
  ],
  outcomes: {
    findReaders: {
      done: [
        { customer: { id: 12, first_name: 'سارا', last_name: 'محمدی' }, readers: 1 },
        { customer: null, readers: 1_250 },
      ],
      errors: [lostNetwork, new ProblemError('customer_not_found'), endedSession],
    },
    sendStaffMessage: { done: [sentMessage], errors: [lostNetwork, lostRole, endedSession] },
  },
  facts: ({ draft: { title, link, audience }, readers, failure }) => [
    title,
    link,
    audience,
    readers?.readers ?? null,
    isSignedOut(failure),
  ],
  keyed: {
    offered: key,
    calls: { sendStaffMessage: { changedBy: ['draft.changed'], choice: ({ draft }) => draft } },
  },
  says: {
    'message.sent': onDone('sendStaffMessage'),
    'messages.outdated': onEvent('message.left', 'failed'),
  },
  asks: {
    sendStaffMessage: ({ before }) => ({
      draft: before?.context.draft,
      customerId: before?.context.readers?.customer?.id ?? null,
    }),
  },
  invariants: {
    'who has signed in again can go on': ({ snapshot, step }) =>
      step.event.type === 'flow.resumed' ? !isSignedOut(selectors.failure(snapshot)) : null,
    'nothing is sent before it was shown with the number of its readers': ({ snapshot }) =>
      snapshot.matches('sending') ? snapshot.context.readers !== null : null,
    'only a whole message is sent': ({ calls }) =>
      everyCall(calls, 'sendStaffMessage', (input) =>
        /"title":"جشنواره".*"link":""/.test(JSON.stringify(input)),
      ),
    'what was written stays until it was sent': ({ snapshot }) =>
      snapshot.matches('failed') || snapshot.matches('refused')
        ? snapshot.context.draft.title !== ''
        : null,
    'a failure has its code': ({ snapshot }) =>
      snapshot.hasTag('error') ? snapshot.context.failure !== null : null,
  },
}
