import type { Context } from '#server/context.ts'
import type { Caller } from '#server/http/contract/caller.ts'
import type { Schemas } from '#server/schemas.ts'
import type { OperationRequest } from '#server/http/contract/types.ts'
import { Problem } from '#server/problem.ts'
import * as queries from './comments.queries.ts'
import { commentBodies, commentBody, fileBody } from './comment-view.ts'
import { isPublished } from '#server/platform/lifecycle/lifecycle.service.ts'
import { productNamed } from '#server/features/products/named-product.ts'
import { ratingOf } from '#server/features/products/product-cards.ts'
import { transaction } from '#server/platform/db/transaction.ts'

/** The maximum number of files listed for a product's comments. */
const maxFiles = 200

type ListQuery = OperationRequest<'listComments'>['query']

/** The published comments of a product. Throws `product_not_found`. */
export async function listComments(
  context: Context,
  caller: Caller,
  { product__slug, ordering = '-send_at', size = 500 }: ListQuery,
): Promise<Schemas['CommentList']> {
  const { id: productId, ratingCount } = productNamed(context, product__slug)
  const rows = await queries.findPublished(context.db, { productId, ordering, size })
  const results = await commentBodies(context.db, rows, userIdOf(caller))
  return { results, total: Math.max(ratingCount, results.length) }
}

/** How many published comments of a product give each number of stars. Throws `product_not_found`. */
export async function getCommentExtraData(
  context: Context,
  slugOrId: string,
): Promise<Schemas['CommentExtraData']> {
  const { id } = productNamed(context, slugOrId)
  const counted = await queries.countStars(context.db, { productId: id })
  const of = (stars: number) => counted.find((one) => one.stars === stars)?.total ?? 0
  const ratingCount = counted.reduce((sum, { total }) => sum + total, 0)
  const ratingSum = counted.reduce((sum, { stars, total }) => sum + stars * total, 0)
  return {
    stars_count: { 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5) },
    total_count: ratingCount,
    average_stars: ratingOf({ ratingCount, ratingSum })?.average_stars ?? 0,
  }
}

/** Pictures and videos of a product's published comments, newest first. Throws `product_not_found`. */
export async function listCommentFiles(
  context: Context,
  slugOrId: string,
): Promise<Schemas['CommentFileList']> {
  const { id } = productNamed(context, slugOrId)
  const rows = await queries.findPublishedFiles(context.db, {
    productId: id,
    limit: maxFiles,
  })
  return {
    results: rows.map(({ comment, ...file }) => ({
      ...fileBody(file),
      comment: {
        display_name: comment.displayName,
        stars: comment.stars,
        created_at: comment.sentAt.toISOString(),
        comment: comment.text,
      },
    })),
  }
}

/**
 * Stores a user's opinion of a comment: a like replaces a dislike and vice versa (CMT-25). Repeating it changes
 * nothing. Throws `comment_not_found` for a comment that is not published.
 */
export function interactWithComment(
  { db }: Context,
  userId: number,
  commentId: number,
  { like, dislike }: Schemas['CommentInteraction'],
): Promise<Schemas['Comment']> {
  const kind = like === undefined ? 'dislike' : 'like'
  const isOn = like ?? dislike ?? false
  return transaction(db, async (tx) => {
    const comment = await queries.lockComment(tx, commentId)
    if (!comment || !isPublished(comment.status)) throw new Problem('comment_not_found')
    const of = { commentId, userId }
    const before = await queries.findOpinion(tx, of)
    const kept = before === kind ? null : before
    const after = isOn ? kind : kept
    if (after === before) return commentBody(tx, comment, userId)
    await queries.writeOpinion(tx, of, after)
    const changed = await queries.changeOpinionCounts(tx, commentId, {
      likes: Number(after === 'like') - Number(before === 'like'),
      dislikes: Number(after === 'dislike') - Number(before === 'dislike'),
    })
    return commentBody(tx, changed, userId)
  })
}

const userIdOf = (caller: Caller) => (caller.kind === 'user' ? caller.userId : null)
