import { and, asc, count, desc, eq, inArray, isNull, like } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { users } from '#server/platform/db/schema/accounts.ts'
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
 * @param words in their comparable form; the title must contain all of them
 */
export function findTickets(db: Executor, userId: number, words: readonly string[]) {
  const inTitle = words.map((word) => like(tickets.searchTitle, `%${word}%`))
  return selectTickets(db)
    .where(and(eq(tickets.userId, userId), ...inTitle))
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

const withStaffFacts = (db: Executor) =>
  db
    .select({
      id: tickets.id,
      title: tickets.title,
      status: tickets.status,
      createdAt: tickets.createdAt,
      category: ticketCategories.title,
      phone: users.phone,
    })
    .from(tickets)
    .innerJoin(ticketCategories, eq(ticketCategories.id, tickets.categoryId))
    .innerJoin(users, eq(users.id, tickets.userId))

/** One page of the tickets in a status, oldest first, with their categories and the phone numbers of their owners. */
export function findByStatus(
  db: Executor,
  { status, page, size }: { status: TicketStatus; page: number; size: number },
) {
  return withStaffFacts(db)
    .where(eq(tickets.status, status))
    .orderBy(asc(tickets.id))
    .limit(size)
    .offset((page - 1) * size)
}

export async function findForStaff(db: Executor, id: number) {
  const [row] = await withStaffFacts(db).where(eq(tickets.id, id))
  return row ?? null
}

export async function countByStatus(db: Executor, status: TicketStatus): Promise<number> {
  const [row] = await db.select({ total: count() }).from(tickets).where(eq(tickets.status, status))
  return row?.total ?? 0
}
