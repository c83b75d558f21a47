import { questionLength } from '#domain/question.ts'
import type { AnsweredQuestion, QuestionFormContext } from './question-form.types.ts'

type DraftFault = 'required' | 'tooLong'

/** The name under which the draft of a question, or of an answer to one, is kept. */
export const draftKey = (question: AnsweredQuestion | null): string =>
  question === null ? 'question' : `answer-${question.id}`

/** What was typed for the open form. */
export const draftIn = ({ drafts, question }: QuestionFormContext): string =>
  drafts[draftKey(question)] ?? ''

/** What is still wrong with a text; null if it can be sent. */
export function faultOf(text: string): DraftFault | null {
  if (text.trim() === '') return 'required'
  return text.length > questionLength ? 'tooLong' : null
}
