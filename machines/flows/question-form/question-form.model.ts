import { askedQuestion, endedSession, lostNetwork, mobile } from '#machines/testing/fixtures.ts'
import type { FlowModel } from '#machines/testing/model.ts'
import { onDone } from '#machines/testing/says.ts'
import { draftIn, faultOf } from './draft.ts'
import { questionFormMachine } from './question-form.machine.ts'
import { questionFormPersistence } from './question-form.persistence.ts'

const key = 'question-key'
const { id, text } = askedQuestion

export const questionFormModel: FlowModel<typeof questionFormMachine> = {
  machine: questionFormMachine,
  starts: {
    guest: { signedIn: false, productId: 7 },
    customer: { signedIn: true, productId: 7 },
  },
  events: [
    { type: 'form.opened', question: null },
    { type: 'form.opened', question: { id, text } },
    { type: 'session.changed', signedIn: true },
    { type: 'session.changed', signedIn: false },
    { type: 'text.changed', text: 'رجیستر شده است؟' },
    { type: 'text.changed', text: 'گارانتی دارد؟' },
    { type: 'text.submitted', key },
    { type: 'text.reopened' },
    { type: 'dialog.dismissed' },
  ],
  outcomes: { sendText: { done: ['pending', 'approved'], errors: [endedSession, lostNetwork] } },
  facts: (context) => [context.signedIn, context.question?.id, faultOf(draftIn(context))],
  keyed: {
    offered: key,
    calls: { sendText: { changedBy: ['text.changed'], keptIn: (context) => draftIn(context).key } },
  },
  says: {
    'text.sent': onDone('sendText', (status, { snapshot }) => ({
      isAnswer: snapshot.context.question !== null,
      isPublished: status === 'approved',
    })),
  },
  invariants: {
    'what is sent has a text': ({ snapshot }) =>
      snapshot.matches('sending') ? faultOf(draftIn(snapshot.context)) === null : null,
    'only customers begin to send': ({ snapshot, events }) =>
      snapshot.matches('sending') && events.at(-1) === 'text.submitted'
        ? snapshot.context.signedIn
        : null,
    'nobody who is signed in is asked to sign in': ({ snapshot }) =>
      snapshot.matches('signInNeeded') ? !snapshot.context.signedIn : null,
    'a sent text is cleared': ({ snapshot }) =>
      snapshot.matches('sent') ? draftIn(snapshot.context).text === '' : null,
  },
  saved: { persistence: questionFormPersistence(7), secrets: [mobile] },
}
