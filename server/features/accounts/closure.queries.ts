import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/platform/db/database.ts'
import { addresses, users } from '#server/platform/db/schema/accounts.ts'
import { comments } from '#server/platform/db/schema/comments.ts'
import { cartMerges, carts } from '#server/platform/db/schema/commerce.ts'
import { savedProducts, stockAlerts } from '#server/platform/db/schema/engagement.ts'
import { staffRoles } from '#server/platform/db/schema/staff.ts'
import {
  chatFiles,
  chatMessages,
  messages,
  pushSubscriptions,
  tickets,
} from '#server/platform/db/schema/support.ts'

/** The uploads in the tickets of a user. */
export async function findTicketUploads(tx: Transaction, userId: number): Promise<string[]> {
  const rows = await tx
    .select({ id: chatFiles.uploadId })
    .from(chatFiles)
    .innerJoin(chatMessages, eq(chatMessages.id, chatFiles.messageId))
    .innerJoin(tickets, eq(tickets.id, chatMessages.ticketId))
    .where(eq(tickets.userId, userId))
  return rows.map(({ id }) => id)
}

/** Deletes what only the user needs: cart, addresses, wishlist, alerts, tickets, messages and roles. */
export async function deleteBelongings(tx: Transaction, userId: number): Promise<void> {
  for (const table of [
    carts,
    cartMerges,
    addresses,
    savedProducts,
    stockAlerts,
    tickets,
    messages,
    pushSubscriptions,
    staffRoles,
  ] as const)
    await tx.delete(table).where(eq(table.userId, userId))
}

/** Published comments stay, without their author. */
export async function detachComments(
  tx: Transaction,
  userId: number,
  displayName: string,
): Promise<void> {
  await tx
    .update(comments)
    .set({ authorId: null, displayName })
    .where(eq(comments.authorId, userId))
}

/** Empties the user's row, which the orders need; no number can sign in to it. */
export async function emptyUser(tx: Transaction, userId: number, closedAt: Date): Promise<void> {
  await tx
    .update(users)
    .set({
      phone: `closed-${userId}`,
      firstName: null,
      lastName: null,
      nationalCode: null,
      fidaCode: null,
      birthdate: null,
      email: null,
      cardNumber: null,
      iban: null,
      job: null,
      legalInfo: null,
      image: null,
      passwordHash: null,
      closedAt,
    })
    .where(eq(users.id, userId))
}
