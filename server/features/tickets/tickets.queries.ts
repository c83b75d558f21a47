import { and, count, desc, eq, isNull, like } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'
import { chatMessages, tickets } from '#server/platform/db/schema/support.ts'

/**
 * The tickets of a user, newest first, with the number of unseen staff replies.
 * @param words in their comparable form; the title must contain all of them
 */
export function findTickets(db: Executor, userId: number, words: readonly string[]) {
  const unseen = and(
    eq(chatMessages.ticketId, tickets.id),
    eq(chatMessages.isAdmin, true),
    isNull(chatMessages.seenAt),
  )
  const inTitle = words.map((word) => like(tickets.searchTitle, `%${word}%`))
  return db
    .select({
      id: tickets.id,
      title: tickets.title,
      status: tickets.status,
      createdAt: tickets.createdAt,
      unseen: count(chatMessages.id),
    })
    .from(tickets)
    .leftJoin(chatMessages, unseen)
    .where(and(eq(tickets.userId, userId), ...inTitle))
    .groupBy(tickets.id)
    .orderBy(desc(tickets.id))
}
