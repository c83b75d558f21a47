import { asc, eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { cannedReplies } from '#server/platform/db/schema/support.ts'

export type CannedReplyRow = typeof cannedReplies.$inferSelect
type Words = Pick<CannedReplyRow, 'title' | 'text'>

export function findReplies(db: Executor): Promise<CannedReplyRow[]> {
  return db.select().from(cannedReplies).orderBy(asc(cannedReplies.title), asc(cannedReplies.id))
}

export async function lockReply(tx: Transaction, id: number): Promise<CannedReplyRow | null> {
  const [row] = await tx.select().from(cannedReplies).where(eq(cannedReplies.id, id)).for('update')
  return row ?? null
}

export async function insertReply(tx: Transaction, words: Words): Promise<number> {
  const [row] = await tx.insert(cannedReplies).values(words).returning({ id: cannedReplies.id })
  if (!row) throw new Error('an insert returned no row')
  return row.id
}

export async function updateReply(tx: Transaction, id: number, words: Words): Promise<void> {
  await tx
    .update(cannedReplies)
    .set({ ...words, version: sql`${cannedReplies.version} + 1` })
    .where(eq(cannedReplies.id, id))
}

export async function deleteReply(tx: Transaction, id: number): Promise<void> {
  await tx.delete(cannedReplies).where(eq(cannedReplies.id, id))
}
