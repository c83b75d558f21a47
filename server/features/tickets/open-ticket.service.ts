import { comparable } from '#domain/persian.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import { insertStaffTicket } from './tickets.queries.ts'

export type StaffTicket = {
  userId: number
  /** Title of a topic; a shop without it uses its first one. */
  category: string
  title: string
  text: string
  at: Date
}

/** Opens a ticket that begins with a message from the shop to a customer, who can answer it. */
export async function openStaffTicket(tx: Transaction, ticket: StaffTicket): Promise<void> {
  await insertStaffTicket(tx, { ...ticket, searchTitle: comparable(ticket.title) })
}
