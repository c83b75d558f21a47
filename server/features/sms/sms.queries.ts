import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'
import { smsOutbox } from '#server/platform/db/schema/accounts.ts'

export type OutboxMessage = Pick<
  typeof smsOutbox.$inferSelect,
  'phone' | 'text' | 'code' | 'createdAt' | 'sentAt'
>

export async function insertMessage(
  db: Executor,
  message: Pick<typeof smsOutbox.$inferInsert, 'phone' | 'text' | 'code' | 'createdAt'>,
): Promise<number> {
  const [row] = await db.insert(smsOutbox).values(message).returning({ id: smsOutbox.id })
  if (!row) throw new Error('an insert answered no row')
  return row.id
}

/** A message that has not been sent yet. */
export async function findUnsent(
  db: Executor,
  id: number,
): Promise<{ phone: string; text: string } | null> {
  const [row] = await db
    .select({ phone: smsOutbox.phone, text: smsOutbox.text })
    .from(smsOutbox)
    .where(and(eq(smsOutbox.id, id), isNull(smsOutbox.sentAt)))
  return row ?? null
}

/** Marks a message as sent; its text, which may contain a code, is kept only if requested. */
export async function markSent(
  db: Executor,
  id: number,
  { sentAt, keepText }: { sentAt: Date; keepText: boolean },
): Promise<void> {
  await db
    .update(smsOutbox)
    .set({ sentAt, ...(!keepText && { text: '' }) })
    .where(eq(smsOutbox.id, id))
}

/** The latest messages to a number, newest first. */
export function findMessages(db: Executor, phone: string): Promise<OutboxMessage[]> {
  return db
    .select({
      phone: smsOutbox.phone,
      text: smsOutbox.text,
      code: smsOutbox.code,
      createdAt: smsOutbox.createdAt,
      sentAt: smsOutbox.sentAt,
    })
    .from(smsOutbox)
    .where(eq(smsOutbox.phone, phone))
    .orderBy(desc(smsOutbox.createdAt), desc(smsOutbox.id))
    .limit(50)
}
