import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { users } from '#server/platform/db/schema/accounts.ts'
import { staffActions } from '#server/platform/db/schema/staff.ts'

export type NewAction = Omit<typeof staffActions.$inferInsert, 'id'>
export type ActionRow = Awaited<ReturnType<typeof findActions>>[number]

/** A statement has room for 65,535 values. */
const mostInserted = 5_000

export async function insertActions(tx: Transaction, actions: NewAction[]): Promise<void> {
  for (let start = 0; start < actions.length; start += mostInserted)
    await tx.insert(staffActions).values(actions.slice(start, start + mostInserted))
}

/** What a member of staff did with this key, if anything. Another call with the key waits until this transaction ends. */
export async function findActionByKey(tx: Transaction, staffId: number, requestKey: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${requestKey}, ${staffId}))`)
  const [row] = await tx
    .select()
    .from(staffActions)
    .where(and(eq(staffActions.staffId, staffId), eq(staffActions.requestKey, requestKey)))
  return row ?? null
}

export type ActionFilter = {
  subject?: NewAction['subject']
  subjectId?: number
  /** Only those with a smaller id. */
  before?: number
}

/** The newest `limit` actions that match, newest first, with the names of who did them. */
export function findActions(
  db: Executor,
  { subject, subjectId, before }: ActionFilter,
  limit: number,
) {
  return db
    .select({ action: staffActions, firstName: users.firstName, lastName: users.lastName })
    .from(staffActions)
    .innerJoin(users, eq(users.id, staffActions.staffId))
    .where(
      and(
        subject === undefined ? undefined : eq(staffActions.subject, subject),
        subjectId === undefined ? undefined : eq(staffActions.subjectId, subjectId),
        before === undefined ? undefined : lt(staffActions.id, before),
      ),
    )
    .orderBy(desc(staffActions.id))
    .limit(limit)
}
