import type { Context } from '#server/context.ts'
import type { Schemas } from '#server/schemas.ts'
import type { OperationRequest } from '#server/http/contract/types.ts'
import { productNamed } from '#server/features/products/named-product.ts'
import * as queries from './questions.queries.ts'
import { questionBodies } from './question-view.ts'

const pageSize = 5

type ListQuery = OperationRequest<'listQuestions'>['query']

/** One page of the published questions about a product, newest first. Throws `product_not_found`. */
export async function listQuestions(
  context: Context,
  { product__slug, page = 1 }: ListQuery,
): Promise<Schemas['QuestionPage']> {
  const { id: productId } = productNamed(context, product__slug)
  const rows = await queries.findPublished(context.db, { productId, page, size: pageSize })
  const isOnlyPage = page === 1 && rows.length < pageSize
  const total = isOnlyPage ? rows.length : await queries.countPublished(context.db, productId)
  const bodies = await questionBodies(context.db, rows)
  return {
    results: bodies.map(({ status: _published, ...question }) => question),
    page_count: Math.ceil(total / pageSize),
    total,
  }
}

/** The questions and answers of a user, as the export of the account has them. */
export async function exportQuestions(
  { db }: Context,
  userId: number,
): Promise<Pick<Schemas['AccountExport'], 'questions' | 'answers'>> {
  const questions = await queries.findQuestionsOf(db, userId)
  const answers = await queries.findAnswersOf(db, userId)
  return {
    questions: questions.map(({ productId, text, sentAt }) => ({
      product_id: productId,
      text,
      send_at: sentAt.toISOString(),
    })),
    answers: answers.map(({ questionId, text, sentAt }) => ({
      question_id: questionId,
      text,
      send_at: sentAt.toISOString(),
    })),
  }
}
