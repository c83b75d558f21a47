import { and, eq, gt } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'
import { installmentRequests } from '#server/platform/db/schema/requests.ts'

type Contact = { name: string; phone: string }

/** The id of an identical request sent after `since`; null if there is none. */
export async function findInstallmentRequest(
  db: Executor,
  { name, phone }: Contact,
  since: Date,
): Promise<number | null> {
  const [row] = await db
    .select({ id: installmentRequests.id })
    .from(installmentRequests)
    .where(
      and(
        eq(installmentRequests.phone, phone),
        eq(installmentRequests.name, name),
        gt(installmentRequests.sentAt, since),
      ),
    )
  return row?.id ?? null
}

export async function insertInstallmentRequest(
  db: Executor,
  request: Contact & { requestId: number; sentAt: Date },
): Promise<number> {
  const [row] = await db
    .insert(installmentRequests)
    .values(request)
    .returning({ id: installmentRequests.id })
  if (!row) throw new Error('an insert returned no row')
  return row.id
}
