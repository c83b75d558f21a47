import { desc, eq, isNull } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'
import { platformSignUps, type platforms } from '#server/platform/db/schema/requests.ts'

export type PlatformSignUp = { platform: (typeof platforms)[number]; phone: string; name: string }

/** Inserts a sign-up, or renames one that is not confirmed yet; a confirmed one stays as it is. */
export async function storeSignUp(
  db: Executor,
  { platform, phone, name }: PlatformSignUp,
  sentAt: Date,
): Promise<void> {
  await db
    .insert(platformSignUps)
    .values({ platform, phone, name, sentAt })
    .onConflictDoUpdate({
      target: [platformSignUps.phone, platformSignUps.platform],
      set: { name, sentAt },
      setWhere: isNull(platformSignUps.confirmedAt),
    })
}

/** The sign-up of a number; the one whose code was sent last if it had several platforms. */
export async function findSignUp(db: Executor, phone: string) {
  const [last] = await db
    .select()
    .from(platformSignUps)
    .where(eq(platformSignUps.phone, phone))
    .orderBy(desc(platformSignUps.sentAt), desc(platformSignUps.id))
    .limit(1)
  return last ?? null
}

/** Marks a sign-up as confirmed, with its place in the queue of requests. */
export async function confirmSignUp(
  db: Executor,
  id: number,
  confirmed: { confirmedAt: Date; requestId: number },
): Promise<void> {
  await db.update(platformSignUps).set(confirmed).where(eq(platformSignUps.id, id))
}
