import type { QuestionFormContext, QuestionFormInput } from './question-form.types.ts'

/** A flow at its start; what was saved of an earlier one is put on top of it. */
export const freshQuestionForm = (input: QuestionFormInput): QuestionFormContext => ({
  ...input,
  question: null,
  drafts: {},
  failure: null,
})
