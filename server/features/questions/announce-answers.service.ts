import { answerNews } from '#i18n/questions.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import { isQuestionPublished } from '#server/platform/lifecycle/lifecycle.service.ts'
import { insertProductMessage } from '#server/features/messages/messages.queries.ts'
import * as queries from './questions.queries.ts'
import type { QuestionRow } from './questions.queries.ts'

/**
 * Sends the author of a published question a message for each published answer by others that they were not told of
 * yet.
 */
export async function announceAnswers(
  tx: Transaction,
  { id, authorId, productId, status, text }: QuestionRow,
  at: Date,
): Promise<void> {
  if (!isQuestionPublished(status)) return
  const fresh = await queries.markAnnounced(tx, id, at)
  if (authorId === null) return
  const { title } = answerNews
  for (const answer of fresh) {
    if (answer.authorId === authorId) continue
    const news = answerNews.text(text, answer.text)
    await insertProductMessage(tx, { userId: authorId, title, text: news, productId, at })
  }
}
