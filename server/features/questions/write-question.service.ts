import { comparable, plainText } from '#domain/persian.ts'
import { anonymousName, answeringName } from '#i18n/comments.ts'
import type { Context } from '#server/context.ts'
import type { SignedInCaller } from '#server/http/contract/caller.ts'
import type { Schemas } from '#server/schemas.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import { requireOpenAccount } from '#server/http/security/sessions.service.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { requireFilled, trimmed } from '#server/platform/fields.ts'
import { logQuestion } from '#server/platform/lifecycle/lifecycle.queries.ts'
import { isQuestionPublished } from '#server/platform/lifecycle/lifecycle.service.ts'
import { insertHits, lockLimit } from '#server/platform/limits/limits.queries.ts'
import { enforceRateLimit } from '#server/platform/limits/limits.service.ts'
import { earlierRow, submissionKey } from '#server/platform/submission-key.ts'
import { Problem } from '#server/problem.ts'
import { shopName } from '#server/catalogue/shop-settings.ts'
import { recordAction } from '#server/features/staff/audit.service.ts'
import { readUser } from '#server/features/accounts/users.queries.ts'
import { touchProduct } from '#server/features/products/product-editing.queries.ts'
import { hasBought } from '#server/features/orders/bought.service.ts'
import { productNamed } from '#server/features/products/named-product.ts'
import { isComplete } from '#server/features/profile/profile.service.ts'
import { announceAnswers } from './announce-answers.service.ts'
import { questionBody, sentAnswerBody } from './question-view.ts'
import * as queries from './questions.queries.ts'
import type { AnswerRow, QuestionRow } from './questions.queries.ts'

/**
 * Stores a question, which then awaits approval. The same key of the same customer, or without one the same content by
 * the same customer, returns the existing question. Throws `product_not_found`, `idempotency_key_reused` for a key sent
 * with other content, `too_many_requests`, and like `requireOpenAccount`.
 */
export async function askQuestion(
  context: Context,
  { userId }: SignedInCaller,
  input: Schemas['NewQuestion'],
  key: string | null,
): Promise<Schemas['SentQuestion']> {
  const text = filledText(input)
  const { id: productId } = productNamed(context, `${input.product_id}`)
  const keeper = `user:${userId}`
  const submission = submissionKey(key, { keeper, parts: [keeper, productId, text] })
  return transaction(context.db, async (tx) => {
    await requireOpenAccount(tx, userId)
    // Before the look-up: otherwise a repetition that waits for the first try finds the limit used up by it.
    await lockLimit(tx, limitKey(userId))
    const earlier = await queries.findQuestionByKey(tx, submission)
    const row = earlier ?? (await insert())
    if (row.productId !== productId || row.text !== text)
      throw new Problem('idempotency_key_reused')
    return questionBody(tx, row)

    async function insert(): Promise<QuestionRow> {
      await enforceQuestionLimit(context, tx, userId)
      const sentAt = new Date(context.now())
      const displayName = await nameOf(tx, userId)
      const question = { productId, authorId: userId, displayName, text, sentAt }
      const written = await queries.insertQuestion(tx, {
        ...question,
        searchText: comparable(text),
        status: 'pending',
        submissionKey: submission,
      })
      if (!written) return earlierRow(await queries.findQuestionByKey(tx, submission))
      await insertHits(tx, [limitKey(userId)], sentAt)
      const part = { questionId: written.id, answerId: null }
      const move = { from: null, event: 'customer.asked', to: written.status }
      await logQuestion(tx, part, { ...move, actor: `user:${userId}`, at: sentAt })
      return written
    }
  })
}

/**
 * Stores an answer to a published question, which then awaits approval. Answers by the owner or the support are the
 * shop's: published at once, allowed on a pending question, and exempt from the limit. Repetitions are handled like those
 * of a question, also once it can no longer be answered. Throws `question_not_found`, `idempotency_key_reused`,
 * `too_many_requests`, and like `requireOpenAccount`.
 */
export async function answerQuestion(
  context: Context,
  { userId, roles }: SignedInCaller,
  questionId: number,
  input: Schemas['NewAnswer'],
  key: string | null,
): Promise<Schemas['SentAnswer']> {
  const text = filledText(input)
  const isShop = roles.some((role) => role === 'owner' || role === 'support')
  const keeper = `user:${userId}`
  const submission = submissionKey(key, { keeper, parts: [keeper, questionId, text] })
  return transaction(context.db, async (tx) => {
    // Before the question, as in the closing of an account, so that neither waits for the other.
    await requireOpenAccount(tx, userId)
    const question = await queries.lockQuestion(tx, questionId)
    const earlier = await queries.findAnswerByKey(tx, submission)
    const row = earlier ?? (await insert(question))
    if (row.questionId !== questionId || row.text !== text)
      throw new Problem('idempotency_key_reused')
    return sentAnswerBody(row)

    async function insert(question: QuestionRow | null): Promise<AnswerRow> {
      if (!question || !isAnswerable(question, isShop)) throw new Problem('question_not_found')
      if (!isShop) await enforceQuestionLimit(context, tx, userId)
      const sentAt = new Date(context.now())
      const of = { userId, productId: question.productId }
      const written = await queries.insertAnswer(tx, {
        questionId,
        authorId: userId,
        displayName: isShop ? answeringName(shopName(context)) : await nameOf(tx, userId),
        text,
        searchText: comparable(text),
        isShop,
        isBuyer: !isShop && (await hasBought(tx, of)),
        status: isShop ? 'approved' : 'pending',
        submissionKey: submission,
        sentAt,
      })
      if (!written) return earlierRow(await queries.findAnswerByKey(tx, submission))
      if (!isShop) await insertHits(tx, [limitKey(userId)], sentAt)
      const actor = isShop ? `staff:${userId}` : `user:${userId}`
      const event = isShop ? 'staff.answered' : 'customer.answered'
      const part = { questionId, answerId: written.id }
      await logQuestion(tx, part, { from: null, event, to: written.status, actor, at: sentAt })
      if (isShop)
        await recordAction(tx, {
          staffId: userId,
          action: 'answerQuestion',
          subject: 'question',
          subjectId: questionId,
          before: {},
          after: {},
          at: sentAt,
        })
      await announceAnswers(tx, question, sentAt)
      if (isQuestionPublished(written.status)) await touchProduct(tx, question.productId)
      return written
    }
  })
}

/** Customers answer what they can read; the shop also what waits, but not what it refused. */
const isAnswerable = ({ status }: QuestionRow, isShop: boolean) =>
  isQuestionPublished(status) || (isShop && status === 'pending')

/** The text without control characters. Throws `validation_failed` for an empty one. */
function filledText(input: { text: string }): string {
  const { text } = trimmed({ text: plainText(input.text) })
  requireFilled({ text })
  return text
}

/** The key of the rate limit that a customer's questions and answers share. */
const limitKey = (userId: number) => `question:user:${userId}`

const enforceQuestionLimit = (context: Context, tx: Transaction, userId: number) =>
  enforceRateLimit(context, tx, {
    key: limitKey(userId),
    perHour: context.config.limits.questionsPerHour,
    code: 'too_many_requests',
  })

/** A customer whose profile has no name yet appears under the generic one. */
async function nameOf(tx: Transaction, userId: number): Promise<string> {
  const user = await readUser(tx, userId)
  return isComplete(user) ? `${user.firstName} ${user.lastName}` : anonymousName
}
