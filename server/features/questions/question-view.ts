import type { Schemas } from '#server/schemas.ts'
import type { Executor } from '#server/platform/db/database.ts'
import * as queries from './questions.queries.ts'
import type { AnswerRow, QuestionRow } from './questions.queries.ts'

/** The API representation of questions with their published answers. */
export async function questionBodies(
  db: Executor,
  rows: readonly QuestionRow[],
): Promise<Schemas['SentQuestion'][]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const answers = await queries.findPublishedAnswers(db, ids)
  return rows.map(({ id, displayName, text, sentAt, status }) => ({
    id,
    display_name: displayName,
    text,
    send_at: sentAt.toISOString(),
    answers: answers.filter(({ questionId }) => questionId === id).map(answerBody),
    status,
  }))
}

/** The API representation of one question. */
export async function questionBody(
  db: Executor,
  row: QuestionRow,
): Promise<Schemas['SentQuestion']> {
  const [body] = await questionBodies(db, [row])
  if (!body) throw new Error('a question has no body')
  return body
}

/** The API representation of an answer as everyone sees it. */
const answerBody = (row: AnswerRow): Schemas['QuestionAnswer'] => ({
  id: row.id,
  display_name: row.displayName,
  text: row.text,
  send_at: row.sentAt.toISOString(),
  is_shop: row.isShop,
  is_buyer: row.isBuyer,
})

/** The API representation of an answer with its status. */
export const sentAnswerBody = (row: AnswerRow): Schemas['SentAnswer'] => ({
  ...answerBody(row),
  question_id: row.questionId,
  status: row.status,
})
