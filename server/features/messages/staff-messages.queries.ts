import { and, count, desc, eq, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { users } from '#server/platform/db/schema/accounts.ts'
import { messages, staffMessages } from '#server/platform/db/schema/support.ts'
import { pushesOf } from './messages.queries.ts'

type NewMessage = Omit<typeof staffMessages.$inferInsert, 'id'>
export type SentMessageRow = Awaited<ReturnType<typeof findSent>>[number]

const customers = alias(users, 'customers')

/** The newest messages that staff wrote, newest first, or the one with this id. */
export function findSent(db: Executor, by: { before?: number; id?: number }, limit: number) {
  return db
    .select({
      message: staffMessages,
      author: { id: users.id, firstName: users.firstName, lastName: users.lastName },
      customer: {
        id: customers.id,
        firstName: customers.firstName,
        lastName: customers.lastName,
      },
    })
    .from(staffMessages)
    .innerJoin(users, eq(users.id, staffMessages.staffId))
    .leftJoin(customers, eq(customers.id, staffMessages.userId))
    .where(
      and(
        by.before === undefined ? undefined : lt(staffMessages.id, by.before),
        by.id === undefined ? undefined : eq(staffMessages.id, by.id),
      ),
    )
    .orderBy(desc(staffMessages.id))
    .limit(limit)
}

/** How many customers have opened each of these messages. */
export async function countRead(
  db: Executor,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: messages.staffMessageId, read: count() })
    .from(messages)
    .where(and(inArray(messages.staffMessageId, [...ids]), isNotNull(messages.seenAt)))
    .groupBy(messages.staffMessageId)
  return new Map(rows.flatMap(({ id, read }) => (id === null ? [] : [[id, read] as const])))
}

/** The number of open accounts that there were at an instant, or whether this one is. */
export async function countReaders(
  db: Executor,
  { userId, at }: { userId: number | null; at: Date },
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(users)
    .where(and(readers(at), userId === null ? undefined : eq(users.id, userId)))
  return row?.total ?? 0
}

const readers = (at: Date) => and(isNull(users.closedAt), lte(users.createdAt, at))

export async function insertStaffMessage(tx: Transaction, message: NewMessage): Promise<number> {
  const [row] = await tx.insert(staffMessages).values(message).returning({ id: staffMessages.id })
  if (row === undefined) throw new Error('an insert returned no row')
  return row.id
}

/** A message, locked, so that nobody withdraws or delivers it meanwhile. */
export async function lockStaffMessage(tx: Transaction, id: number) {
  const [row] = await tx.select().from(staffMessages).where(eq(staffMessages.id, id)).for('update')
  return row ?? null
}

export async function updateStaffMessage(
  tx: Transaction,
  id: number,
  change: Partial<Pick<NewMessage, 'withdrawnAt' | 'deliveredAt' | 'reachedId'>>,
): Promise<void> {
  await tx.update(staffMessages).set(change).where(eq(staffMessages.id, id))
}

type Letter = Pick<NewMessage, 'userId' | 'title' | 'text'> & {
  id: number
  sentAt: Date
  reachedId: number
}

/**
 * Inserts a message for the next `limit` of its readers, by ascending id, and enqueues their pushes. Returns the ids of
 * these readers.
 */
export async function insertForReaders(
  tx: Transaction,
  { id, userId, title, text, sentAt, reachedId }: Letter,
  limit: number,
): Promise<number[]> {
  const at = sentAt.toISOString()
  const posted = tx.$with('posted', { userId: sql<number>`user_id`.as('user_id') }).as(sql`
    insert into ${messages} (user_id, title, text, staff_message_id, sent_at)
    select id, ${title}, ${text}, ${id}::int, ${at}::timestamptz from ${users}
    where id > ${reachedId} and closed_at is null and created_at <= ${at}::timestamptz
      ${userId === null ? sql`` : sql`and id = ${userId}`}
    order by id limit ${limit}
    returning id, user_id, sent_at`)
  const rows = await tx.with(posted, pushesOf(tx)).select().from(posted)
  return rows.map((row) => row.userId)
}
