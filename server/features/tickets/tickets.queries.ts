import { and, asc, count, desc, eq, inArray, isNull, like, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { QueueSearch } from '#server/features/staff/queue.ts'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { users } from '#server/platform/db/schema/accounts.ts'
import { orders } from '#server/platform/db/schema/commerce.ts'
import {
  chatFiles,
  chatMessages,
  ticketCategories,
  tickets,
  type ticketStatuses,
} from '#server/platform/db/schema/support.ts'
import { uploads } from '#server/platform/db/schema/uploads.ts'

export type TicketStatus = (typeof ticketStatuses)[number]
export type TicketRow = typeof tickets.$inferSelect
export type ChatRow = typeof chatMessages.$inferSelect
export type NewTicket = Omit<typeof tickets.$inferInsert, 'id'>
export type NewChatMessage = Omit<typeof chatMessages.$inferInsert, 'id'>

const unseenReplies = and(
  eq(chatMessages.ticketId, tickets.id),
  eq(chatMessages.isAdmin, true),
  isNull(chatMessages.seenAt),
)

const selectTickets = (db: Executor) =>
  db
    .select({
      id: tickets.id,
      title: tickets.title,
      status: tickets.status,
      createdAt: tickets.createdAt,
      unseen: count(chatMessages.id),
    })
    .from(tickets)
    .leftJoin(chatMessages, unseenReplies)
    .groupBy(tickets.id)

/**
 * The tickets of a user, newest first, with the number of unseen staff replies.
 * @param words in their comparable form; the title must contain all of them, or the only one is the ticket's number
 */
export function findTickets(db: Executor, userId: number, words: readonly string[]) {
  const inTitle = and(...words.map((word) => like(tickets.searchTitle, `%${word}%`)))
  const hasNumber = words.length === 1 ? sql`${tickets.id}::text = ${words[0]}` : undefined
  return selectTickets(db)
    .where(and(eq(tickets.userId, userId), words.length === 0 ? undefined : or(inTitle, hasNumber)))
    .orderBy(desc(tickets.id))
}

export async function findTicket(db: Executor, userId: number, id: number) {
  const [row] = await selectTickets(db).where(own(userId, id))
  return row ?? null
}

/** Locks a ticket of a user, or of anyone for staff (null). */
export async function lockTicket(
  tx: Transaction,
  userId: number | null,
  id: number,
): Promise<TicketRow | null> {
  const [row] = await tx
    .select()
    .from(tickets)
    .where(userId === null ? eq(tickets.id, id) : own(userId, id))
    .for('update')
  return row ?? null
}

const own = (userId: number, id: number) => and(eq(tickets.id, id), eq(tickets.userId, userId))

export function findCategories(db: Executor) {
  return db
    .select({ id: ticketCategories.id, title: ticketCategories.title })
    .from(ticketCategories)
    .orderBy(asc(ticketCategories.position), asc(ticketCategories.id))
}

export async function findTicketByKey(db: Executor, key: string): Promise<TicketRow | null> {
  const [row] = await db.select().from(tickets).where(eq(tickets.submissionKey, key))
  return row ?? null
}

/** Returns null if a ticket with the same key exists. */
export async function insertTicket(tx: Transaction, ticket: NewTicket): Promise<TicketRow | null> {
  const [row] = await tx.insert(tickets).values(ticket).onConflictDoNothing().returning()
  return row ?? null
}

/** The messages of a ticket, oldest first. */
export function findChat(db: Executor, ticketId: number): Promise<ChatRow[]> {
  return db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.ticketId, ticketId))
    .orderBy(asc(chatMessages.id))
}

/** How many messages the customer of a ticket wrote, and how many reports were sent with them. */
export async function countOwnChat(
  db: Executor,
  ticketId: number,
): Promise<{ messages: number; reports: number }> {
  const [row] = await db
    .select({ messages: count(), reports: count(chatMessages.report) })
    .from(chatMessages)
    .where(and(eq(chatMessages.ticketId, ticketId), eq(chatMessages.isAdmin, false)))
  return row ?? { messages: 0, reports: 0 }
}

export async function findChatByKey(db: Executor, key: string): Promise<ChatRow | null> {
  const [row] = await db.select().from(chatMessages).where(eq(chatMessages.submissionKey, key))
  return row ?? null
}

/** Returns null if a message with the same key exists. */
export async function insertChat(
  tx: Transaction,
  message: NewChatMessage,
): Promise<ChatRow | null> {
  const [row] = await tx.insert(chatMessages).values(message).onConflictDoNothing().returning()
  return row ?? null
}

export async function insertChatFiles(
  tx: Transaction,
  messageId: number,
  uploadIds: readonly string[],
): Promise<void> {
  if (uploadIds.length === 0) return
  await tx
    .insert(chatFiles)
    .values(uploadIds.map((uploadId, position) => ({ uploadId, messageId, position })))
}

/** The files of messages, in the order in which they were added. */
export function findChatFiles(db: Executor, messageIds: readonly number[]) {
  return db
    .select({
      id: uploads.id,
      kind: uploads.kind,
      address: uploads.address,
      messageId: chatFiles.messageId,
    })
    .from(chatFiles)
    .innerJoin(uploads, eq(uploads.id, chatFiles.uploadId))
    .where(inArray(chatFiles.messageId, [...messageIds]))
    .orderBy(asc(chatFiles.messageId), asc(chatFiles.position))
}

/** Records when the replies of a ticket were first seen. */
export async function markRepliesSeen(db: Executor, ticketId: number, seenAt: Date): Promise<void> {
  await db
    .update(chatMessages)
    .set({ seenAt })
    .where(
      and(
        eq(chatMessages.ticketId, ticketId),
        eq(chatMessages.isAdmin, true),
        isNull(chatMessages.seenAt),
      ),
    )
}

const assignees = alias(users, 'assignees')

const withStaffFacts = (db: Executor) =>
  db
    .select({
      id: tickets.id,
      title: tickets.title,
      status: tickets.status,
      createdAt: tickets.createdAt,
      waitingSince: tickets.waitingSince,
      category: ticketCategories.title,
      phone: users.phone,
      assignee: { id: assignees.id, firstName: assignees.firstName, lastName: assignees.lastName },
    })
    .from(tickets)
    .innerJoin(ticketCategories, eq(ticketCategories.id, tickets.categoryId))
    .innerJoin(users, eq(users.id, tickets.userId))
    .leftJoin(assignees, eq(assignees.id, tickets.assigneeId))

/** Which tickets staff look at; null for a part that does not matter. */
export type StaffFilter = {
  status: TicketStatus | null
  assignment: { kind: 'me' | 'nobody' | 'others'; staffId: number } | null
  search: QueueSearch
}

/** One page of the tickets that match, those that wait for an answer first, the one that waits longest at the top. */
export function findForInbox(
  db: Executor,
  filter: StaffFilter,
  { page, size }: { page: number; size: number },
) {
  return withStaffFacts(db)
    .where(matches(filter))
    .orderBy(sql`${tickets.waitingSince} asc nulls last`, desc(tickets.id))
    .limit(size)
    .offset((page - 1) * size)
}

/** How many of the tickets that match are in each status. */
export function countByStatus(db: Executor, filter: StaffFilter) {
  return db
    .select({ status: tickets.status, total: count() })
    .from(tickets)
    .innerJoin(users, eq(users.id, tickets.userId))
    .where(matches(filter))
    .groupBy(tickets.status)
    .orderBy(asc(tickets.status))
}

function matches({ status, assignment, search }: StaffFilter) {
  return and(
    status === null ? undefined : eq(tickets.status, status),
    assignment === null ? undefined : isAssigned(assignment),
    search === null ? undefined : isFound(search),
  )
}

function isAssigned({ kind, staffId }: NonNullable<StaffFilter['assignment']>) {
  if (kind === 'nobody') return isNull(tickets.assigneeId)
  return kind === 'me' ? eq(tickets.assigneeId, staffId) : ne(tickets.assigneeId, staffId)
}

function isFound({ words, id, phoneStart }: NonNullable<StaffFilter['search']>) {
  return or(
    words.length === 0
      ? undefined
      : and(...words.map((word) => like(tickets.searchTitle, `%${word}%`))),
    id === null ? undefined : eq(tickets.id, id),
    phoneStart === null ? undefined : like(users.phone, `${phoneStart}%`),
  )
}

/** The customer's name and newest order, for the member who answers. */
export async function findCustomerOf(db: Executor, ticketId: number) {
  const [row] = await db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      lastOrder: sql<
        string | null
      >`(select o.tracking_code from ${orders} o where o.user_id = ${users.id} order by o.id desc limit 1)`,
    })
    .from(tickets)
    .innerJoin(users, eq(users.id, tickets.userId))
    .where(eq(tickets.id, ticketId))
  return row ?? null
}

export async function findForStaff(db: Executor, id: number) {
  const [row] = await withStaffFacts(db).where(eq(tickets.id, id))
  return row ?? null
}

/** Records that the customer wrote; a ticket that waits already has waited longer. */
export async function markWaiting(tx: Transaction, id: number, since: Date): Promise<void> {
  await tx
    .update(tickets)
    .set({ waitingSince: since })
    .where(and(eq(tickets.id, id), isNull(tickets.waitingSince)))
}

/** Records that nobody is waiting for an answer. */
export async function markAnswered(tx: Transaction, id: number): Promise<void> {
  await tx.update(tickets).set({ waitingSince: null }).where(eq(tickets.id, id))
}

export async function writeAssignee(
  tx: Transaction,
  id: number,
  assigneeId: number | null,
): Promise<void> {
  await tx.update(tickets).set({ assigneeId }).where(eq(tickets.id, id))
}

type NewStaffTicket = {
  userId: number
  category: string
  title: string
  searchTitle: string
  text: string
  at: Date
}

/** Inserts a ticket to a customer with its first message, under the topic of this title or else the first one. */
export async function insertStaffTicket(tx: Transaction, ticket: NewStaffTicket): Promise<void> {
  const { userId, category, title, searchTitle, text, at } = ticket
  const topics = await tx.select().from(ticketCategories).orderBy(asc(ticketCategories.position))
  const topic = topics.find((each) => each.title === category) ?? topics[0]
  if (topic === undefined) throw new Error('there are no topics of tickets')
  const [row] = await tx
    .insert(tickets)
    .values({ userId, categoryId: topic.id, title, searchTitle, status: 'OPEN', createdAt: at })
    .returning({ id: tickets.id })
  if (row === undefined) throw new Error('the ticket was not written')
  await tx.insert(chatMessages).values({ ticketId: row.id, text, isAdmin: true, sentAt: at })
}
