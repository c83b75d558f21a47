import type { SnapshotFrom } from 'xstate'
import { draftIn, faultOf } from './draft.ts'
import type { questionFormMachine } from './question-form.machine.ts'

type QuestionFormSnapshot = SnapshotFrom<typeof questionFormMachine>

/** What the form for questions and answers shows. */
export const questionFormSelectors = {
  isOpen: (snapshot: QuestionFormSnapshot) => snapshot.hasTag('dialog'),
  step: (snapshot: QuestionFormSnapshot) => {
    if (snapshot.matches('signInNeeded')) return 'signInNeeded'
    return snapshot.matches('sent') ? 'sent' : 'editing'
  },
  isPublished: (snapshot: QuestionFormSnapshot) => snapshot.matches({ sent: 'published' }),
  signedIn: (snapshot: QuestionFormSnapshot) => snapshot.context.signedIn,
  kind: (snapshot: QuestionFormSnapshot) =>
    snapshot.context.question === null ? 'question' : 'answer',
  question: (snapshot: QuestionFormSnapshot) => snapshot.context.question,
  text: (snapshot: QuestionFormSnapshot) => draftIn(snapshot.context).text,
  fault: (snapshot: QuestionFormSnapshot) => faultOf(draftIn(snapshot.context)),
  isSendable: (snapshot: QuestionFormSnapshot) => faultOf(draftIn(snapshot.context)) === null,
  isSending: (snapshot: QuestionFormSnapshot) => snapshot.matches('sending'),
  failure: (snapshot: QuestionFormSnapshot) =>
    snapshot.hasTag('error') ? snapshot.context.failure : null,
}
