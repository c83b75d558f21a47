import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'
import { sessions } from '#server/platform/db/schema/accounts.ts'
import { messages, pushSubscriptions, staffMessages } from '#server/platform/db/schema/support.ts'

type NewSubscription = typeof pushSubscriptions.$inferInsert

/** The endpoints of a user whose sessions run, newest first. */
export async function findEndpoints(db: Executor, userId: number, now: Date): Promise<string[]> {
  const rows = await db
    .select({ endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(and(eq(pushSubscriptions.userId, userId), runs(now)))
    .orderBy(desc(pushSubscriptions.id))
  return rows.map(({ endpoint }) => endpoint)
}

/** Saves a subscription; the browser's earlier one, perhaps of somebody else who was signed in there, is replaced. */
export async function upsertSubscription(db: Executor, subscription: NewSubscription) {
  const { userId, sessionId, p256dh, auth, createdAt } = subscription
  await db.insert(pushSubscriptions).values(subscription).onConflictDoUpdate({
    target: pushSubscriptions.endpoint,
    set: { userId, sessionId, p256dh, auth, createdAt },
  })
}

/** Deletes the oldest subscriptions of a user beyond this number. */
export async function deleteBeyond(db: Executor, userId: number, count: number): Promise<void> {
  const older = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .offset(count)
  await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, older))
}

export async function deleteOwn(db: Executor, userId: number, endpoint: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)))
}

export async function deleteSubscription(db: Executor, id: number): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id))
}

/**
 * A message and a browser of its reader; null if one of them was deleted, the session has ended, or it was read or
 * withdrawn.
 */
export async function findPush(
  db: Executor,
  { messageId, subscriptionId, now }: { messageId: number; subscriptionId: number; now: Date },
) {
  const { endpoint, p256dh, auth } = pushSubscriptions
  const { title, text, sentAt } = messages
  const [row] = await db
    .select({ endpoint, p256dh, auth, title, text, sentAt })
    .from(pushSubscriptions)
    .innerJoin(messages, eq(messages.userId, pushSubscriptions.userId))
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .leftJoin(staffMessages, eq(staffMessages.id, messages.staffMessageId))
    .where(
      and(
        isNull(staffMessages.withdrawnAt),
        eq(pushSubscriptions.id, subscriptionId),
        eq(messages.id, messageId),
        isNull(messages.seenAt),
        runs(now),
      ),
    )
  return row ?? null
}

const runs = (now: Date) => and(isNull(sessions.endedAt), gt(sessions.expiresAt, now))
