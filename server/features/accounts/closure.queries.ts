import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { isRefundOpen } from '#machines/lifecycles/refund/refund.machine.ts'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { addresses, users } from '#server/platform/db/schema/accounts.ts'
import { comments } from '#server/platform/db/schema/comments.ts'
import {
  cartMerges,
  carts,
  giftCards,
  orderNotes,
  orders,
  payments,
  refundStatuses,
  refunds,
  withdrawals,
} from '#server/platform/db/schema/commerce.ts'
import { savedProducts, stockAlerts } from '#server/platform/db/schema/engagement.ts'
import { questionAnswers, questions } from '#server/platform/db/schema/questions.ts'
import { customerRequests, platformSignUps } from '#server/platform/db/schema/requests.ts'
import {
  chatFiles,
  chatMessages,
  messages,
  pushSubscriptions,
  tickets,
} from '#server/platform/db/schema/support.ts'

const openRefunds = refundStatuses.filter(isRefundOpen)

/** Whether the customer has an open refund: a return that was requested or approved, or a transfer that is due. */
export async function hasOpenRefund(db: Executor, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(orders.userId, userId), inArray(refunds.status, openRefunds)))
    .limit(1)
  return row !== undefined
}

/** The deposits of a user that a gateway may still take, the newest first. */
export function findOpenDeposits(
  db: Executor,
  userId: number,
): Promise<{ id: number; createdAt: Date }[]> {
  return db
    .select({ id: payments.id, createdAt: payments.createdAt })
    .from(payments)
    .where(and(eq(payments.depositorId, userId), eq(payments.status, 'PENDING')))
    .orderBy(desc(payments.createdAt))
}

/**
 * Whether money is known to be on its way to the wallet: a pending payment of an order, a pending withdrawal, or an
 * unredeemed gift card without a recipient. A transfer that the bank returns later, or a card that staff revoke, is not
 * known yet; then it stays unclaimed.
 */
export async function hasPendingMoney(db: Executor, userId: number, now: Date): Promise<boolean> {
  const payment = db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.status, 'PENDING'), eq(orders.userId, userId)))
  const withdrawal = db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(and(eq(withdrawals.userId, userId), eq(withdrawals.status, 'PENDING')))
  const card = db
    .select({ id: giftCards.id })
    .from(giftCards)
    .where(
      and(
        eq(giftCards.buyerId, userId),
        isNull(giftCards.recipientPhone),
        isNull(giftCards.redeemedAt),
        isNull(giftCards.revokedAt),
        or(isNull(giftCards.expiresAt), gt(giftCards.expiresAt, now)),
      ),
    )
  const [row] = await unionAll(payment, withdrawal, card).limit(1)
  return row !== undefined
}

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

/**
 * Deletes what staff noted on the orders, and what only the user needs: cart, addresses, wishlist, alerts, tickets, messages, and requests, including ones
 * sent signed out with the number: its next owner would find them in an export.
 */
export async function deletePersonalData(
  tx: Transaction,
  { userId, phone }: { userId: number; phone: string },
): Promise<void> {
  for (const table of [
    carts,
    cartMerges,
    addresses,
    savedProducts,
    stockAlerts,
    tickets,
    messages,
    pushSubscriptions,
    customerRequests,
  ] as const)
    await tx.delete(table).where(eq(table.userId, userId))
  await tx
    .delete(orderNotes)
    .where(
      inArray(
        orderNotes.orderId,
        tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId)),
      ),
    )
  await tx
    .delete(customerRequests)
    .where(and(isNull(customerRequests.userId), eq(customerRequests.phone, phone)))
  await tx
    .delete(platformSignUps)
    .where(and(isNull(platformSignUps.requestId), eq(platformSignUps.phone, phone)))
}

/** Published comments, questions and answers stay, without their author; the shop's answers stay the shop's. */
export async function detachWritings(
  tx: Transaction,
  userId: number,
  displayName: string,
): Promise<void> {
  const nobody = { authorId: null, displayName }
  for (const table of [comments, questions] as const)
    await tx.update(table).set(nobody).where(eq(table.authorId, userId))
  const own = eq(questionAnswers.authorId, userId)
  await tx
    .update(questionAnswers)
    .set(nobody)
    .where(and(own, eq(questionAnswers.isShop, false)))
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
