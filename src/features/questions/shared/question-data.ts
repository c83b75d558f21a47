import type { Answer, Question } from '#src/features/questions/question-view.ts'

/**
 * For a Product (schema.org): the questions of which it is the subject. A product's page is not about one question, as a
 * QAPage would be.
 */
export const questionsAbout = (questions: readonly Question[]): object =>
  questions.length === 0 ? {} : { subjectOf: questions.map(questionData) }

/** The shop's first answer is the accepted one, the others are suggested. */
function questionData({ display_name, text, send_at, answers }: Question): object {
  const accepted = answers.find(({ is_shop }) => is_shop)
  const suggested = answers.filter((answer) => answer !== accepted)
  return {
    '@type': 'Question',
    name: text,
    dateCreated: send_at,
    author: { '@type': 'Person', name: display_name },
    answerCount: answers.length,
    ...(accepted && { acceptedAnswer: answerData(accepted) }),
    ...(suggested.length > 0 && { suggestedAnswer: suggested.map(answerData) }),
  }
}

const answerData = ({ display_name, text, send_at, is_shop }: Answer): object => ({
  '@type': 'Answer',
  text,
  dateCreated: send_at,
  author: { '@type': is_shop ? 'Organization' : 'Person', name: display_name },
})
