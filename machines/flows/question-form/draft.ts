import { isBlank } from '#domain/persian.ts'
import { questionLength } from '#domain/question.ts'
import type { AnsweredQuestion, Draft, QuestionFormContext } from './question-form.types.ts'

type DraftFault = 'required' | 'tooLong'

/** The name under which the draft of a question, or of an answer to one, is kept. */
export const draftName = (question: AnsweredQuestion | null): string =>
  question === null ? 'question' : `answer-${question.id}`

const emptyDraft: Draft = { text: '', key: null }

/** The draft of the open form. */
export const draftIn = ({ drafts, question }: QuestionFormContext): Draft =>
  drafts[draftName(question)] ?? emptyDraft

/** The drafts with a change of that of the open form. */
export const withDraft = (context: QuestionFormContext, change: Partial<Draft>) => ({
  ...context.drafts,
  [draftName(context.question)]: { ...draftIn(context), ...change },
})

/** What is still wrong with a draft; null if it can be sent. */
export function faultOf({ text }: Draft): DraftFault | null {
  if (isBlank(text)) return 'required'
  return text.length > questionLength ? 'tooLong' : null
}
