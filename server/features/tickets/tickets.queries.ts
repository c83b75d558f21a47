import { and, asc, count, desc, eq, isNull, like } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { chatMessages, ticketCategories, tickets } from '#server/platform/db/schema/support.ts'

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
