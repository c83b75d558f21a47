import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { users } from '#server/platform/db/schema/accounts.ts'
import { orderNotes } from '#server/platform/db/schema/commerce.ts'

/** The notes on an order with the names of their authors, oldest first. */
export function findOrderNotes(db: Executor, orderId: number) {
  const { id, text, staffId, at } = orderNotes
  const { firstName, lastName } = users
  return db
    .select({ id, text, staffId, at, firstName, lastName })
    .from(orderNotes)
    .innerJoin(users, eq(users.id, staffId))
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(asc(id))
}

/** How many notes there are on each of these orders; orders without notes are left out. */
export async function countOrderNotes(
  db: Executor,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ orderId: orderNotes.orderId, notes: sql<number>`count(*)::int` })
    .from(orderNotes)
    .where(inArray(orderNotes.orderId, [...orderIds]))
    .groupBy(orderNotes.orderId)
  return new Map(rows.map(({ orderId, notes }) => [orderId, notes]))
}

/** Who wrote a note on this order; null if there is no such note. */
export async function findNoteAuthor(
  db: Executor,
  orderId: number,
  id: number,
): Promise<number | null> {
  const [row] = await db
    .select({ staffId: orderNotes.staffId })
    .from(orderNotes)
    .where(and(eq(orderNotes.id, id), eq(orderNotes.orderId, orderId)))
  return row?.staffId ?? null
}

export async function insertOrderNote(
  tx: Transaction,
  note: typeof orderNotes.$inferInsert,
): Promise<void> {
  await tx.insert(orderNotes).values(note)
}

export async function deleteNote(tx: Transaction, id: number): Promise<void> {
  await tx.delete(orderNotes).where(eq(orderNotes.id, id))
}
