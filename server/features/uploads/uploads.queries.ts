import { and, eq, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { users } from '#server/platform/db/schema/accounts.ts'
import { commentFiles, comments } from '#server/platform/db/schema/comments.ts'
import { chatFiles, chatMessages, tickets } from '#server/platform/db/schema/support.ts'
import { uploads } from '#server/platform/db/schema/uploads.ts'

export type UploadRow = typeof uploads.$inferSelect
export type NewUpload = Pick<
  UploadRow,
  'id' | 'kind' | 'mediaType' | 'address' | 'bytes' | 'uploaderId'
>

export async function insertUpload(db: Executor, upload: NewUpload, at: Date): Promise<UploadRow> {
  const [row] = await db
    .insert(uploads)
    .values({ ...upload, looseSince: at, createdAt: at })
    .returning()
  if (!row) throw new Error('an insert answered no row')
  return row
}

export async function findUpload(db: Executor, id: string): Promise<UploadRow | null> {
  const [row] = await db.select().from(uploads).where(eq(uploads.id, id))
  return row ?? null
}

/** Whose ticket or comment an upload is attached to; null if it is attached to neither. */
export async function findAttachment(
  db: Executor,
  id: string,
): Promise<{ ownerId: number | null } | null> {
  const [row] = await db
    .select({
      isAttached: sql<boolean>`${chatFiles.uploadId} is not null or ${commentFiles.uploadId} is not null`,
      ownerId: sql<number | null>`coalesce(${tickets.userId}, ${comments.authorId})`,
    })
    .from(uploads)
    .leftJoin(chatFiles, eq(chatFiles.uploadId, uploads.id))
    .leftJoin(chatMessages, eq(chatMessages.id, chatFiles.messageId))
    .leftJoin(tickets, eq(tickets.id, chatMessages.ticketId))
    .leftJoin(commentFiles, eq(commentFiles.uploadId, uploads.id))
    .leftJoin(comments, eq(comments.id, commentFiles.commentId))
    .where(eq(uploads.id, id))
  return row?.isAttached === true ? { ownerId: row.ownerId } : null
}

/** Attaches those of the given uploads that are loose and that this person may attach; a guest's become a user's own. */
export function lockUnattachedUploads(
  tx: Transaction,
  ids: readonly string[],
  userId: number | null,
): Promise<UploadRow[]> {
  const isOwn = userId === null ? undefined : eq(uploads.uploaderId, userId)
  return tx
    .update(uploads)
    .set({ looseSince: null, ...(userId !== null && { uploaderId: userId }) })
    .where(
      and(
        inArray(uploads.id, [...ids]),
        isNotNull(uploads.looseSince),
        or(isNull(uploads.uploaderId), isOwn),
      ),
    )
    .returning()
}

/** Those of the given uploads that are pictures and public, or attached to no message, comment or person. */
export async function findShopPictures(
  tx: Transaction,
  ids: readonly string[],
): Promise<Set<string>> {
  const isImpersonal = and(
    notExists(tx.select().from(chatFiles).where(eq(chatFiles.uploadId, uploads.id))),
    notExists(tx.select().from(commentFiles).where(eq(commentFiles.uploadId, uploads.id))),
    notExists(
      tx
        .select()
        .from(users)
        .where(and(eq(users.id, uploads.uploaderId), eq(users.image, uploads.address))),
    ),
  )
  const rows = await tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(
      and(
        inArray(uploads.id, [...ids]),
        eq(uploads.kind, 'image'),
        isNull(uploads.looseSince),
        or(uploads.isPublic, isImpersonal),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

/** Makes uploads public, including released ones that have not been deleted yet. */
export async function publishUploads(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx
    .update(uploads)
    .set({ isPublic: true, looseSince: null })
    .where(inArray(uploads.id, [...ids]))
}

/** Marks uploads as unattached since `at`. */
export async function detachUploads(
  tx: Transaction,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  await tx
    .update(uploads)
    .set({ looseSince: at, isPublic: false })
    .where(inArray(uploads.id, [...ids]))
}

export async function deleteUploads(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.delete(uploads).where(inArray(uploads.id, [...ids]))
}

/** Deletes uploads that have been unattached since before `before`. Returns their ids. */
export async function deleteUnattachedUploads(tx: Transaction, before: Date): Promise<string[]> {
  const rows = await tx
    .delete(uploads)
    .where(lt(uploads.looseSince, before))
    .returning({ id: uploads.id })
  return rows.map(({ id }) => id)
}
