import { and, asc, count, desc, eq, inArray, sql, type Placeholder } from 'drizzle-orm'
import { inTurn, matches, type WrittenFilter } from '#server/features/staff/written.queries.ts'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { users } from '#server/platform/db/schema/accounts.ts'
import { products } from '#server/platform/db/schema/catalogue.ts'
import {
  commentAnswers,
  commentFiles,
  commentInteractions,
  comments,
} from '#server/platform/db/schema/comments.ts'
import { uploads } from '#server/platform/db/schema/uploads.ts'
import { statement, type Places } from '#server/platform/db/statements.ts'

export type CommentRow = typeof comments.$inferSelect
type AnswerRow = typeof commentAnswers.$inferSelect
export type CommentFileRow = Awaited<ReturnType<typeof findFilesOf>>[number]
export type NewComment = Omit<typeof comments.$inferInsert, 'id' | 'likes' | 'dislikes'>
type Ordering = keyof typeof orderings
export type Opinion = 'like' | 'dislike'

const orderings = {
  '-send_at': [desc(comments.sentAt), desc(comments.id)],
  send_at: [asc(comments.sentAt), asc(comments.id)],
  '-stars': [desc(comments.stars), desc(comments.sentAt), desc(comments.id)],
  stars: [asc(comments.stars), desc(comments.sentAt), desc(comments.id)],
}

const publishedOf = (productId: number | Placeholder) =>
  and(eq(comments.productId, productId), eq(comments.status, 'approved'))

/** The published comments of a product, at most `size`. */
export function findPublished(
  db: Executor,
  { productId, ordering, size }: { productId: number; ordering: Ordering; size: number },
): Promise<CommentRow[]> {
  return publishedIn[ordering](db, { productId, size })
}

const selectPublishedIn = (ordering: Ordering) =>
  statement(
    `select-published-comments-by-${ordering}`,
    (db: Executor, at: Places<{ productId: number; size: number }>) =>
      db
        .select()
        .from(comments)
        .where(publishedOf(at('productId')))
        .orderBy(...orderings[ordering])
        .limit(at('size')),
  )

const publishedIn = {
  '-send_at': selectPublishedIn('-send_at'),
  send_at: selectPublishedIn('send_at'),
  '-stars': selectPublishedIn('-stars'),
  stars: selectPublishedIn('stars'),
}

/** All comments of a user, oldest first. */
export function findCommentsOf(db: Executor, authorId: number): Promise<CommentRow[]> {
  return db.select().from(comments).where(eq(comments.authorId, authorId)).orderBy(asc(comments.id))
}

/** How many published comments of a product give each number of stars. */
export const countStars = statement(
  'count-comment-stars',
  (db: Executor, at: Places<{ productId: number }>) =>
    db
      .select({ stars: comments.stars, total: count() })
      .from(comments)
      .where(publishedOf(at('productId')))
      .groupBy(comments.stars),
)

/** The shop's answers to comments, oldest first. */
export function findAnswers(db: Executor, commentIds: readonly number[]): Promise<AnswerRow[]> {
  return db
    .select()
    .from(commentAnswers)
    .where(inArray(commentAnswers.commentId, [...commentIds]))
    .orderBy(asc(commentAnswers.id))
}

/** The files of comments, in the order in which they were added. */
export function findFilesOf(db: Executor, commentIds: readonly number[]) {
  return db
    .select({
      id: uploads.id,
      kind: uploads.kind,
      address: uploads.address,
      commentId: commentFiles.commentId,
    })
    .from(commentFiles)
    .innerJoin(uploads, eq(uploads.id, commentFiles.uploadId))
    .where(inArray(commentFiles.commentId, [...commentIds]))
    .orderBy(asc(commentFiles.commentId), asc(commentFiles.position))
}

/** The files of a product's published comments with those comments, newest first. */
export const findPublishedFiles = statement(
  'select-published-comment-files',
  (db: Executor, at: Places<{ productId: number; limit: number }>) =>
    db
      .select({ id: uploads.id, kind: uploads.kind, address: uploads.address, comment: comments })
      .from(commentFiles)
      .innerJoin(comments, eq(comments.id, commentFiles.commentId))
      .innerJoin(uploads, eq(uploads.id, commentFiles.uploadId))
      .where(publishedOf(at('productId')))
      .orderBy(desc(comments.sentAt), desc(comments.id), asc(commentFiles.position))
      .limit(at('limit')),
)

/** A user's opinions of comments. */
export function findOpinions(db: Executor, userId: number, commentIds: readonly number[]) {
  return db
    .select({ commentId: commentInteractions.commentId, kind: commentInteractions.kind })
    .from(commentInteractions)
    .where(
      and(
        eq(commentInteractions.userId, userId),
        inArray(commentInteractions.commentId, [...commentIds]),
      ),
    )
}

/** Returns null if a comment with this submission key exists already. */
export async function insertComment(
  tx: Transaction,
  comment: NewComment,
): Promise<CommentRow | null> {
  const [row] = await tx.insert(comments).values(comment).onConflictDoNothing().returning()
  return row ?? null
}

export async function findBySubmission(db: Executor, key: string): Promise<CommentRow | null> {
  const [row] = await db.select().from(comments).where(eq(comments.submissionKey, key))
  return row ?? null
}

export async function insertFiles(
  tx: Transaction,
  commentId: number,
  uploadIds: readonly string[],
): Promise<void> {
  if (uploadIds.length === 0) return
  await tx
    .insert(commentFiles)
    .values(uploadIds.map((uploadId, position) => ({ commentId, uploadId, position })))
}

export async function insertAnswer(tx: Transaction, answer: Omit<AnswerRow, 'id'>): Promise<void> {
  await tx.insert(commentAnswers).values(answer)
}

/** Locks a comment until the transaction ends. */
export async function lockComment(tx: Transaction, id: number): Promise<CommentRow | null> {
  const [row] = await tx.select().from(comments).where(eq(comments.id, id)).for('update')
  return row ?? null
}

/** A user's opinion of a comment that the transaction has locked. */
export async function findOpinion(
  tx: Transaction,
  of: { commentId: number; userId: number },
): Promise<Opinion | null> {
  const [row] = await tx
    .select({ kind: commentInteractions.kind })
    .from(commentInteractions)
    .where(opinionOf(of))
  return row?.kind ?? null
}

/** Stores a user's opinion of a comment; null removes it. */
export async function writeOpinion(
  tx: Transaction,
  of: { commentId: number; userId: number },
  opinion: Opinion | null,
): Promise<void> {
  if (opinion === null) {
    await tx.delete(commentInteractions).where(opinionOf(of))
    return
  }
  await tx
    .insert(commentInteractions)
    .values({ ...of, kind: opinion })
    .onConflictDoUpdate({
      target: [commentInteractions.commentId, commentInteractions.userId],
      set: { kind: opinion },
    })
}

const opinionOf = ({ commentId, userId }: { commentId: number; userId: number }) =>
  and(eq(commentInteractions.commentId, commentId), eq(commentInteractions.userId, userId))

export async function changeOpinionCounts(
  tx: Transaction,
  commentId: number,
  change: { likes: number; dislikes: number },
): Promise<CommentRow> {
  const [row] = await tx
    .update(comments)
    .set({
      likes: sql`${comments.likes} + ${change.likes}`,
      dislikes: sql`${comments.dislikes} + ${change.dislikes}`,
    })
    .where(eq(comments.id, commentId))
    .returning()
  if (!row) throw new Error('comment not found although it was locked')
  return row
}

/**
 * Adds a comment's stars to its product's rating, or subtracts them. The update also fires `products_updated`
 * (0001_triggers.sql), which notifies every process.
 */
export async function addRating(
  tx: Transaction,
  productId: number,
  { ratings, stars }: { ratings: number; stars: number },
): Promise<void> {
  await tx
    .update(products)
    .set({
      ratingCount: sql`${products.ratingCount} + ${ratings}`,
      ratingSum: sql`${products.ratingSum} + ${stars}`,
    })
    .where(eq(products.id, productId))
}

/** One page of the comments that match, with their products and the phone numbers of their authors, in turn. */
export function findForStaff(
  db: Executor,
  { page, size, ...filter }: WrittenFilter & { page: number; size: number },
) {
  return withStaffFacts(db)
    .where(matches(db, comments, filter))
    .orderBy(inTurn(comments, filter))
    .limit(size)
    .offset((page - 1) * size)
}

/** A comment with its product and the phone number of its author. */
export async function readForStaff(db: Executor, id: number) {
  const [row] = await withStaffFacts(db).where(eq(comments.id, id))
  if (!row) throw new Error('comment not found although it was locked')
  return row
}

export async function countForStaff(db: Executor, filter: WrittenFilter): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(comments)
    .where(matches(db, comments, filter))
  return row?.total ?? 0
}

const withStaffFacts = (db: Executor) =>
  db
    .select({
      comment: comments,
      product: { id: products.id, slug: products.slug, title: products.title },
      phone: users.phone,
    })
    .from(comments)
    .innerJoin(products, eq(products.id, comments.productId))
    .leftJoin(users, eq(users.id, comments.authorId))
