import { and, eq, gt } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'
import { adviceRequests } from '#server/platform/db/schema/requests.ts'

export type Advice = Pick<
  typeof adviceRequests.$inferInsert,
  'userId' | 'categoryId' | 'text' | 'phone'
>

/** The id of the same request since then. */
export async function findAdvice(
  db: Executor,
  { userId, categoryId, text, phone }: Advice,
  since: Date,
): Promise<number | null> {
  const [row] = await db
    .select({ id: adviceRequests.id })
    .from(adviceRequests)
    .where(
      and(
        eq(adviceRequests.userId, userId),
        eq(adviceRequests.categoryId, categoryId),
        eq(adviceRequests.text, text),
        eq(adviceRequests.phone, phone),
        gt(adviceRequests.sentAt, since),
      ),
    )
  return row?.id ?? null
}

type NewAdvice = Advice & { requestId: number; sentAt: Date }

export async function insertAdvice(db: Executor, advice: NewAdvice): Promise<number> {
  const [row] = await db.insert(adviceRequests).values(advice).returning({ id: adviceRequests.id })
  if (!row) throw new Error('an insert returned no row')
  return row.id
}
