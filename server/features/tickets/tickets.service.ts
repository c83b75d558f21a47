import { comparableWords } from '#domain/persian.ts'
import type { Context } from '#server/context.ts'
import type { Schemas } from '#server/schemas.ts'
import { findTickets } from './tickets.queries.ts'

/** The tickets of a user, newest first; `search` keeps those whose title contains all of its words. */
export async function listTickets(
  { db }: Context,
  userId: number,
  search = '',
): Promise<Schemas['Ticket'][]> {
  const rows = await findTickets(db, userId, comparableWords(search))
  return rows.map(({ id, title, status, createdAt, unseen }) => ({
    id,
    title,
    status,
    date: createdAt.toISOString(),
    unseen_messages: unseen,
  }))
}
