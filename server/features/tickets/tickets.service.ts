import { comparableWords } from '#domain/persian.ts'
import type { Context } from '#server/context.ts'
import type { Schemas } from '#server/schemas.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { Problem } from '#server/problem.ts'
import * as queries from './tickets.queries.ts'
import { chatBodies } from './ticket-view.ts'

/**
 * The tickets of a user, newest first; `search` keeps those whose title contains all of its words, or whose number
 * equals the search.
 */
export async function listTickets(
  { db }: Context,
  userId: number,
  search = '',
): Promise<Schemas['Ticket'][]> {
  return (await queries.findTickets(db, userId, comparableWords(search))).map(ticketBody)
}

/** One ticket of a user. Throws `ticket_not_found`. */
export async function getTicket(
  { db }: Context,
  userId: number,
  id: number,
): Promise<Schemas['Ticket']> {
  const row = await queries.findTicket(db, userId, id)
  if (row === null) throw new Problem('ticket_not_found')
  return ticketBody(row)
}

export const listTicketCategories = ({ db }: Context): Promise<Schemas['TicketCategory'][]> =>
  queries.findCategories(db)

/** The messages of a user's ticket, oldest first; its replies are marked as seen. Throws `ticket_not_found`. */
export function listChat(
  { db, now }: Context,
  userId: number,
  ticketId: number,
): Promise<Schemas['ChatMessage'][]> {
  return transaction(db, async (tx) => {
    if ((await queries.lockTicket(tx, userId, ticketId)) === null)
      throw new Problem('ticket_not_found')
    await queries.markRepliesSeen(tx, ticketId, new Date(now()))
    return chatBodies(tx, await queries.findChat(tx, ticketId))
  })
}

/** All tickets of a user with their messages, newest first; nothing is marked as seen. */
export async function exportTickets(
  { db }: Context,
  userId: number,
): Promise<Schemas['ExportedTicket'][]> {
  const exported = []
  for (const row of await queries.findTickets(db, userId, []))
    exported.push({
      ticket: ticketBody(row),
      chat: await chatBodies(db, await queries.findChat(db, row.id)),
    })
  return exported
}

type FoundTicket = NonNullable<Awaited<ReturnType<typeof queries.findTicket>>>

export const ticketBody = ({
  id,
  title,
  status,
  createdAt,
  unseen,
}: FoundTicket): Schemas['Ticket'] => ({
  id,
  title,
  status,
  date: createdAt.toISOString(),
  unseen_messages: unseen,
})
