import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'
import { smsOutbox } from '#server/platform/db/schema/accounts.ts'
import { stockAlerts } from '#server/platform/db/schema/engagement.ts'

export type OutboxMessage = Pick<
  typeof smsOutbox.$inferSelect,
  'phone' | 'text' | 'code' | 'createdAt' | 'sentAt' | 'givenUpAt'
>

export async function insertMessage(
  db: Executor,
  message: Pick<
    typeof smsOutbox.$inferInsert,
    'phone' | 'text' | 'code' | 'createdAt' | 'expiresAt'
  >,
): Promise<number> {
  const [row] = await db.insert(smsOutbox).values(message).returning({ id: smsOutbox.id })
  if (!row) throw new Error('an insert answered no row')
  return row.id
}

/** A message that has neither been sent nor given up. */
export async function findUnsent(
  db: Executor,
  id: number,
): Promise<Pick<
  typeof smsOutbox.$inferSelect,
  'phone' | 'text' | 'code' | 'createdAt' | 'expiresAt'
> | null> {
  const { phone, text, code, createdAt, expiresAt, sentAt, givenUpAt } = smsOutbox
  const [row] = await db
    .select({ phone, text, code, createdAt, expiresAt })
    .from(smsOutbox)
    .where(and(eq(smsOutbox.id, id), isNull(sentAt), isNull(givenUpAt)))
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
    .set({ sentAt, ...(!keepText && { text: '', code: null }) })
    .where(eq(smsOutbox.id, id))
}

/**
 * Marks a message as given up and forgets its text. The alert that it was about is open again, unless the customer has
 * set a new one or was notified on the site.
 */
export async function giveUp(db: Executor, id: number, givenUpAt: Date): Promise<void> {
  const instant = sql`${givenUpAt.toISOString()}::timestamptz`
  await db.execute(sql`
    with given_up as (
      update ${smsOutbox} set given_up_at = ${instant}, text = '', code = null where id = ${id} returning stock_alert_id
    )
    update ${stockAlerts} a set sent_at = null from given_up
    where a.id = given_up.stock_alert_id and a.channel = 'sms' and not exists (
      select from ${stockAlerts} later where later.sent_at is null and later.user_id = a.user_id
        and later.variant_id = a.variant_id and later.type = a.type)`)
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
      givenUpAt: smsOutbox.givenUpAt,
    })
    .from(smsOutbox)
    .where(eq(smsOutbox.phone, phone))
    .orderBy(desc(smsOutbox.createdAt), desc(smsOutbox.id))
    .limit(50)
}
