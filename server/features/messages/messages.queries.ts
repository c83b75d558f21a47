import { and, desc, eq, sql } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'
import { products, type ProductPicture } from '#server/platform/db/schema/catalogue.ts'
import { messages } from '#server/platform/db/schema/support.ts'

export type MessageRow = Awaited<ReturnType<typeof findMessages>>[number]

const selectMessages = (db: Executor) =>
  db
    .select({
      id: messages.id,
      title: messages.title,
      text: messages.text,
      sentAt: messages.sentAt,
      seenAt: messages.seenAt,
      slug: products.slug,
      productTitle: products.title,
      picture: sql<ProductPicture | null>`${products.images}->0`,
    })
    .from(messages)
    .leftJoin(products, eq(products.id, messages.productId))

/** The messages of a user, newest first. */
export function findMessages(db: Executor, userId: number) {
  return selectMessages(db).where(eq(messages.userId, userId)).orderBy(desc(messages.id))
}

export async function findMessage(
  db: Executor,
  userId: number,
  id: number,
): Promise<MessageRow | null> {
  const [row] = await selectMessages(db).where(own(userId, id))
  return row ?? null
}

/** Records when a message was first seen. */
export async function markSeen(
  db: Executor,
  userId: number,
  id: number,
  seenAt: Date,
): Promise<void> {
  await db
    .update(messages)
    .set({ seenAt: sql`coalesce(${messages.seenAt}, ${seenAt.toISOString()}::timestamptz)` })
    .where(own(userId, id))
}

const own = (userId: number, id: number) => and(eq(messages.id, id), eq(messages.userId, userId))
