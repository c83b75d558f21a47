import { answerNews } from '#i18n/questions.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import { isQuestionPublished } from '#server/platform/lifecycle/lifecycle.service.ts'
import { insertProductMessage } from '#server/features/messages/messages.queries.ts'
import * as queries from './questions.queries.ts'
import type { QuestionRow } from './questions.queries.ts'

/**
 * Sends the author of a published question a message if others' answers were published of which
 * they were not notified yet. It quotes the first one, the shop's if there is one.
 */
export async function announceAnswers(
  tx: Transaction,
  { id, authorId, productId, status, text }: QuestionRow,
  at: Date,
): Promise<void> {
  if (!isQuestionPublished(status)) return
  const fresh = await queries.markAnnounced(tx, id, at)
  const byOthers = fresh.filter((answer) => answer.authorId !== authorId)
  const [first] = byOthers.toSorted((a, b) => Number(b.isShop) - Number(a.isShop) || a.id - b.id)
  if (authorId === null || first === undefined) return
  const news = answerNews.text(excerpt(text, 100), excerpt(first.text, 300))
  const { title } = answerNews
  await insertProductMessage(tx, { userId: authorId, title, text: news, productId, at })
}

/** A pushed message has room for 4 KB; the page of the product has the whole texts. */
const excerpt = (text: string, characters: number): string => {
  const all = Array.from(text)
  return all.length > characters ? `${all.slice(0, characters).join('')}…` : text
}
