import type { Schemas } from '#machines/api/client.ts'
import type { Failure } from '#machines/kernel/problem.ts'

/** The question that an answer is written to. */
export type AnsweredQuestion = { id: number; text: string }

/** The text, and the idempotency key under which it was submitted, however often; null before, and after a change. */
export type Draft = { text: string; key: string | null }

export type QuestionFormInput = { signedIn: boolean; productId: number }

export type QuestionFormContext = QuestionFormInput & {
  /** Null while a new question is written. */
  question: AnsweredQuestion | null
  /** By `draftName`: a question and answers do not replace one another. */
  drafts: Readonly<Record<string, Draft>>
  failure: Failure | null
}

export type QuestionFormEvent =
  /** A new question, or an answer to `question`. */
  | { type: 'form.opened'; question: AnsweredQuestion | null }
  /** The shopper signed in or out: on this page, in another tab, or before a saved flow is continued. */
  | { type: 'session.changed'; signedIn: boolean }
  | { type: 'text.changed'; text: string }
  /** `key` is a new one, for a text that has none yet. */
  | { type: 'text.submitted'; key: string }
  /** Back from the sign-in to the text. */
  | { type: 'text.reopened' }
  | { type: 'dialog.dismissed' }

export type QuestionFormEmitted = { type: 'text.sent'; isAnswer: boolean; isPublished: boolean }

export type SentStatus = Schemas['QuestionStatus']

export type SendInput = {
  productId: number
  question: AnsweredQuestion | null
  text: string
  key: string
}
