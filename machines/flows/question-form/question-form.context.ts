import type { QuestionFormContext, QuestionFormInput } from './question-form.types.ts'

/** The initial context; saved values are merged over it. */
export const freshQuestionForm = (input: QuestionFormInput): QuestionFormContext => ({
  ...input,
  question: null,
  drafts: {},
  failure: null,
})
