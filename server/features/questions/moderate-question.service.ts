import type { QuestionEvent } from '#machines/lifecycles/question/question.machine.ts'
import type { Context } from '#server/context.ts'
import type { Schemas } from '#server/schemas.ts'
import type { OperationRequest } from '#server/http/contract/types.ts'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { moveQuestion } from '#server/platform/lifecycle/lifecycle.service.ts'
import { refuseMove } from '#server/platform/lifecycle/refuse-move.ts'
import { Problem } from '#server/problem.ts'
import { recordAction } from '#server/features/staff/audit.service.ts'
import { readQueueSearch } from '#server/features/staff/queue.ts'
import { touchProduct } from '#server/features/products/product-editing.queries.ts'
import { announceAnswers } from './announce-answers.service.ts'
import { questionBodies, sentAnswerBody } from './question-view.ts'
import * as queries from './questions.queries.ts'
import type { QuestionRow } from './questions.queries.ts'

const pageSize = 20

type QuestionsQuery = OperationRequest<'listStaffQuestions'>['query']
type AnswersQuery = OperationRequest<'listStaffAnswers'>['query']

/** One page of the questions in a status that match a search, oldest first. */
export async function listStaffQuestions(
  { db }: Context,
  { status = 'pending', search = '', page = 1 }: QuestionsQuery,
): Promise<Schemas['StaffQuestionPage']> {
  const filter = { status, search: readQueueSearch(search) }
  const rows = await queries.findForStaff(db, { ...filter, page, size: pageSize })
  const total = await queries.countForStaff(db, filter)
  return {
    results: await staffBodies(db, rows),
    page_count: Math.ceil(total / pageSize),
    total,
  }
}

/** One page of the answers in a status that match a search, oldest first. */
export async function listStaffAnswers(
  { db }: Context,
  { status = 'pending', search = '', page = 1 }: AnswersQuery,
): Promise<Schemas['StaffAnswerPage']> {
  const filter = { status, search: readQueueSearch(search) }
  const rows = await queries.findAnswersForStaff(db, { ...filter, page, size: pageSize })
  const total = await queries.countAnswersForStaff(db, filter)
  return { results: rows.map(staffAnswerBody), page_count: Math.ceil(total / pageSize), total }
}

/**
 * Publishes a question, or withdraws it with its answers; the product's page is rendered again, and the author is
 * notified of answers that the shop gave before. Throws `question_not_found`, and `move_impossible` if the chart has no such transition.
 */
export function decideQuestion(
  context: Context,
  staffId: number,
  questionId: number,
  event: QuestionEvent,
  reason?: string,
): Promise<Schemas['StaffQuestion']> {
  const at = new Date(context.now())
  return transaction(context.db, async (tx) => {
    const question = await queries.lockQuestion(tx, questionId)
    if (!question) throw new Problem('question_not_found')
    const part = { questionId, answerId: null, status: question.status }
    const status = await moveQuestion(tx, part, event, `staff:${staffId}`, at).catch(refuseMove)
    await announceDecision(tx, { ...question, status }, at)
    await recordAction(tx, {
      staffId,
      action: event.type === 'staff.approved' ? 'approveQuestion' : 'refuseQuestion',
      subject: 'question',
      subjectId: questionId,
      before: { status: question.status },
      after: { status },
      reason,
      at,
    })
    const [body] = await staffBodies(tx, [await queries.readForStaff(tx, questionId)])
    if (!body) throw new Error('a question has no body')
    return body
  })
}

/**
 * Publishes an answer, of which the author of the question gets a message, or withdraws it. Throws `answer_not_found`,
 * and `move_impossible` if the chart has no such transition.
 */
export function decideAnswer(
  context: Context,
  staffId: number,
  answerId: number,
  event: QuestionEvent,
  reason?: string,
): Promise<Schemas['StaffAnswer']> {
  const at = new Date(context.now())
  return transaction(context.db, async (tx) => {
    const { question, status } = await lockedAnswer(tx, answerId)
    const part = { questionId: question.id, answerId, status }
    const after = await moveQuestion(tx, part, event, `staff:${staffId}`, at).catch(refuseMove)
    await announceDecision(tx, question, at)
    await recordAction(tx, {
      staffId,
      action: event.type === 'staff.approved' ? 'approveAnswer' : 'refuseAnswer',
      subject: 'answer',
      subjectId: answerId,
      before: { status },
      after: { status: after },
      reason,
      at,
    })
    return staffAnswerBody(await queries.readAnswerForStaff(tx, answerId))
  })
}

/** Notifies the asker of answers that are public now, and every process of the product's new page. */
async function announceDecision(tx: Transaction, question: QuestionRow, at: Date): Promise<void> {
  await announceAnswers(tx, question, at)
  await touchProduct(tx, question.productId)
}

/** Locks the question of an answer, and reads the answer's status behind that lock. */
async function lockedAnswer(tx: Transaction, answerId: number) {
  const found = await queries.findAnswer(tx, answerId)
  const question = found && (await queries.lockQuestion(tx, found.questionId))
  const answer = question && (await queries.findAnswer(tx, answerId))
  if (!question || !answer) throw new Problem('answer_not_found')
  return { question, status: answer.status }
}

type StaffRow = Awaited<ReturnType<typeof queries.readForStaff>>
type StaffAnswerRow = Awaited<ReturnType<typeof queries.readAnswerForStaff>>

async function staffBodies(
  db: Executor,
  rows: readonly StaffRow[],
): Promise<Schemas['StaffQuestion'][]> {
  const bodies = await questionBodies(
    db,
    rows.map(({ question }) => question),
  )
  return rows.flatMap(({ question: { id }, product, phone }) => {
    const body = bodies.find((one) => one.id === id)
    return body ? [{ ...body, product, phone_number: phone }] : []
  })
}

const staffAnswerBody = ({
  answer,
  question,
  product,
  phone,
}: StaffAnswerRow): Schemas['StaffAnswer'] => ({
  ...sentAnswerBody(answer),
  question,
  product,
  phone_number: phone,
})
