import { plainText } from '#domain/persian.ts'
import { answeringName } from '#i18n/comments.ts'
import type { CommentEvent } from '#machines/lifecycles/comment/comment.machine.ts'
import type { Context } from '#server/context.ts'
import type { Schemas } from '#server/schemas.ts'
import type { OperationRequest } from '#server/http/contract/types.ts'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { Problem } from '#server/problem.ts'
import * as queries from './comments.queries.ts'
import type { CommentRow } from './comments.queries.ts'
import { touchProduct } from '#server/features/products/product-editing.queries.ts'
import { shopName } from '#server/catalogue/shop-settings.ts'
import { commentBodies } from './comment-view.ts'
import { requireFilled, trimmed } from '#server/platform/fields.ts'
import { isPublished, moveComment } from '#server/platform/lifecycle/lifecycle.service.ts'
import { refuseMove } from '#server/platform/lifecycle/refuse-move.ts'
import { recordAction } from '#server/features/staff/audit.service.ts'
import { readQueueSearch } from '#server/features/staff/queue.ts'
import { publishUploads, releaseUploads } from '#server/features/uploads/uploads.service.ts'
import { transaction } from '#server/platform/db/transaction.ts'

const pageSize = 20

type ListQuery = OperationRequest<'listStaffComments'>['query']

/** One page of the comments in a status that match a search, oldest first. */
export async function listStaffComments(
  { db }: Context,
  { status = 'pending', search = '', page = 1 }: ListQuery,
): Promise<Schemas['StaffCommentPage']> {
  const filter = { status, search: readQueueSearch(search) }
  const rows = await queries.findForStaff(db, { ...filter, page, size: pageSize })
  const total = await queries.countForStaff(db, filter)
  return {
    results: await staffBodies(db, rows),
    page_count: Math.ceil(total / pageSize),
    total,
  }
}

/**
 * Publishes a comment with its files, or withdraws it; its stars are added to or removed from the product's rating, and
 * its page is rendered again. Throws `comment_not_found`, and `move_impossible` if the comment's chart has no such
 * transition.
 */
export function decideComment(
  context: Context,
  staffId: number,
  commentId: number,
  event: CommentEvent,
  reason?: string,
): Promise<Schemas['StaffComment']> {
  const at = new Date(context.now())
  return transaction(context.db, async (tx) => {
    const comment = await lockedComment(tx, commentId)
    const status = await moveComment(tx, comment, event, `staff:${staffId}`, at).catch(refuseMove)
    const [before, after] = [isPublished(comment.status), isPublished(status)]
    const files = (await queries.findFilesOf(tx, [commentId])).map(({ id }) => id)
    if (after) await publishUploads(tx, files)
    else await releaseUploads(tx, files, at)
    const change = Number(after) - Number(before)
    const rating = { ratings: change, stars: change * comment.stars }
    if (change !== 0) await queries.addRating(tx, comment.productId, rating)
    await recordAction(tx, {
      staffId,
      action: after ? 'approveComment' : 'refuseComment',
      subject: 'comment',
      subjectId: commentId,
      before: { status: comment.status },
      after: { status },
      reason,
      at,
    })
    return staffBody(tx, commentId)
  })
}

/** Replies to a comment in the shop's name; the same text is published once. Throws `comment_not_found`. */
export function replyToComment(
  context: Context,
  staffId: number,
  commentId: number,
  reply: Schemas['CommentReply'],
): Promise<Schemas['StaffComment']> {
  const { text } = trimmed({ text: plainText(reply.text) })
  requireFilled({ text })
  return transaction(context.db, async (tx) => {
    const { productId } = await lockedComment(tx, commentId)
    const answers = await queries.findAnswers(tx, [commentId])
    if (answers.some((answer) => answer.text === text)) return staffBody(tx, commentId)
    const displayName = answeringName(shopName(context))
    const sentAt = new Date(context.now())
    await queries.insertAnswer(tx, { commentId, authorId: staffId, displayName, text, sentAt })
    await recordAction(tx, {
      staffId,
      action: 'replyToComment',
      subject: 'comment',
      subjectId: commentId,
      before: {},
      after: {},
      at: sentAt,
    })
    await touchProduct(tx, productId)
    return staffBody(tx, commentId)
  })
}

async function lockedComment(tx: Transaction, id: number): Promise<CommentRow> {
  const comment = await queries.lockComment(tx, id)
  if (!comment) throw new Problem('comment_not_found')
  return comment
}

type StaffRow = Awaited<ReturnType<typeof queries.readForStaff>>

async function staffBodies(
  db: Executor,
  rows: readonly StaffRow[],
): Promise<Schemas['StaffComment'][]> {
  const comments = rows.map(({ comment }) => comment)
  const bodies = await commentBodies(db, comments, null)
  return rows.flatMap(({ comment: { id, status }, product, phone }) => {
    const body = bodies.find((one) => one.id === id)
    return body ? [{ ...body, status, product, phone_number: phone }] : []
  })
}

async function staffBody(tx: Transaction, id: number): Promise<Schemas['StaffComment']> {
  const [body] = await staffBodies(tx, [await queries.readForStaff(tx, id)])
  if (!body) throw new Error('a comment has no body')
  return body
}
