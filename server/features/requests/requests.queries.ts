import { and, asc, count, desc, eq, isNull, like, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { QueueSearch } from '#server/features/staff/queue.ts'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { users } from '#server/platform/db/schema/accounts.ts'
import { categories } from '#server/platform/db/schema/catalogue.ts'
import {
  adviceRequests,
  customerRequests,
  platformSignUps,
  requestEntries,
  type requestKinds,
  type requestStatuses,
} from '#server/platform/db/schema/requests.ts'
import { usedPhoneModels, usedPhoneRequests } from '#server/platform/db/schema/used-phones.ts'

export type RequestStatus = (typeof requestStatuses)[number]
export type RequestRow = typeof customerRequests.$inferSelect
export type NewRequest = Omit<typeof customerRequests.$inferInsert, 'id'>

export async function insertRequest(tx: Transaction, request: NewRequest): Promise<number> {
  const [row] = await tx
    .insert(customerRequests)
    .values(request)
    .returning({ id: customerRequests.id })
  if (!row) throw new Error('an insert returned no row')
  return row.id
}

export async function lockRequest(tx: Transaction, id: number): Promise<RequestRow | null> {
  const [row] = await tx
    .select()
    .from(customerRequests)
    .where(eq(customerRequests.id, id))
    .for('update')
  return row ?? null
}

const assignees = alias(users, 'assignees')

const withAssignee = (db: Executor) =>
  db
    .select({
      request: customerRequests,
      assignee: { id: assignees.id, firstName: assignees.firstName, lastName: assignees.lastName },
    })
    .from(customerRequests)
    .leftJoin(assignees, eq(assignees.id, customerRequests.assigneeId))

export type FoundRequest = Awaited<ReturnType<typeof findRequests>>[number]

/** Which requests staff look at; null for a part that does not matter. */
export type RequestFilter = {
  kind: (typeof requestKinds)[number] | null
  status: RequestStatus | null
  assignment: { kind: 'me' | 'nobody' | 'others'; staffId: number } | null
  search: QueueSearch
}

/** One page of the requests that match, the open ones first, the oldest of them at the top. */
export function findRequests(
  db: Executor,
  filter: RequestFilter,
  { page, size }: { page: number; size: number },
) {
  return withAssignee(db)
    .where(matches(filter))
    .orderBy(sql`${customerRequests.openSince} asc nulls last`, desc(customerRequests.id))
    .limit(size)
    .offset((page - 1) * size)
}

/** How many of the requests that match are in each status. */
export function countByStatus(db: Executor, filter: RequestFilter) {
  return db
    .select({ status: customerRequests.status, total: count() })
    .from(customerRequests)
    .where(matches(filter))
    .groupBy(customerRequests.status)
    .orderBy(asc(customerRequests.status))
}

function matches({ kind, status, assignment, search }: RequestFilter) {
  return and(
    kind === null ? undefined : eq(customerRequests.kind, kind),
    status === null ? undefined : eq(customerRequests.status, status),
    assignment === null ? undefined : isAssigned(assignment),
    search === null ? undefined : isFound(search),
  )
}

function isAssigned({ kind, staffId }: NonNullable<RequestFilter['assignment']>) {
  if (kind === 'nobody') return isNull(customerRequests.assigneeId)
  return kind === 'me'
    ? eq(customerRequests.assigneeId, staffId)
    : ne(customerRequests.assigneeId, staffId)
}

function isFound({ words, id, phoneStart }: NonNullable<RequestFilter['search']>) {
  return or(
    and(...words.map((word) => like(customerRequests.searchText, `%${word}%`))),
    id === null ? undefined : eq(customerRequests.id, id),
    phoneStart === null ? undefined : like(customerRequests.phone, `${phoneStart}%`),
  )
}

export async function findRequest(db: Executor, id: number): Promise<FoundRequest | null> {
  const [row] = await withAssignee(db).where(eq(customerRequests.id, id))
  return row ?? null
}

export async function writeAssignee(
  tx: Transaction,
  id: number,
  assigneeId: number | null,
): Promise<void> {
  await tx.update(customerRequests).set({ assigneeId }).where(eq(customerRequests.id, id))
}

/** What was sent with a request for advice. */
export async function findAdviceFacts(db: Executor, requestId: number) {
  const [row] = await db
    .select({ text: adviceRequests.text, category: categories.name })
    .from(adviceRequests)
    .innerJoin(categories, eq(categories.id, adviceRequests.categoryId))
    .where(eq(adviceRequests.requestId, requestId))
  return row ?? null
}

/** The phone that was offered. */
export async function findOfferedPhone(db: Executor, requestId: number) {
  const [row] = await db
    .select({
      title: usedPhoneModels.title,
      image: usedPhoneModels.image,
      estimate: usedPhoneRequests.estimate,
      answers: usedPhoneRequests.answers,
    })
    .from(usedPhoneRequests)
    .innerJoin(usedPhoneModels, eq(usedPhoneModels.id, usedPhoneRequests.modelId))
    .where(eq(usedPhoneRequests.requestId, requestId))
  return row ?? null
}

export async function findPlatform(db: Executor, requestId: number): Promise<string | null> {
  const [row] = await db
    .select({ platform: platformSignUps.platform })
    .from(platformSignUps)
    .where(eq(platformSignUps.requestId, requestId))
  return row?.platform ?? null
}

/** The account that an answer also reaches: the sender's, or the one with its number. */
export async function findAccount(
  db: Executor,
  { userId, phone }: Pick<RequestRow, 'userId' | 'phone'>,
): Promise<number | null> {
  if (userId !== null) return userId
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.phone, phone))
  return row?.id ?? null
}

export type EntryRow = Awaited<ReturnType<typeof findEntries>>[number]
export type NewEntry = Omit<typeof requestEntries.$inferInsert, 'id'>

/** The notes and answers of a request, oldest first. */
export function findEntries(db: Executor, requestId: number) {
  return db
    .select({ entry: requestEntries, firstName: users.firstName, lastName: users.lastName })
    .from(requestEntries)
    .innerJoin(users, eq(users.id, requestEntries.staffId))
    .where(eq(requestEntries.requestId, requestId))
    .orderBy(asc(requestEntries.id))
}

export async function findEntryByKey(db: Executor, key: string) {
  const [row] = await db.select().from(requestEntries).where(eq(requestEntries.submissionKey, key))
  return row ?? null
}

/** The newest note or answer of a request. */
export async function findLastEntry(db: Executor, requestId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: requestEntries.id })
    .from(requestEntries)
    .where(eq(requestEntries.requestId, requestId))
    .orderBy(desc(requestEntries.id))
    .limit(1)
  return row?.id ?? null
}

export async function insertEntry(tx: Transaction, entry: NewEntry): Promise<void> {
  await tx.insert(requestEntries).values(entry)
}
