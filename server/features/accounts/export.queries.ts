import { and, asc, desc, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'
import { categories, products, variants } from '#server/platform/db/schema/catalogue.ts'
import { commentInteractions } from '#server/platform/db/schema/comments.ts'
import { cartLines, carts, giftCards, withdrawals } from '#server/platform/db/schema/commerce.ts'
import { stockAlerts } from '#server/platform/db/schema/engagement.ts'
import {
  adviceRequests,
  customerRequests,
  platformSignUps,
  requestEntries,
} from '#server/platform/db/schema/requests.ts'
import { pushSubscriptions } from '#server/platform/db/schema/support.ts'
import { uploads } from '#server/platform/db/schema/uploads.ts'
import { usedPhoneModels, usedPhoneRequests } from '#server/platform/db/schema/used-phones.ts'

/** An account and its number, which a code has confirmed. */
export type Owner = { userId: number; phone: string }

export function findCartOf(db: Executor, userId: number) {
  return db
    .select({
      variantId: cartLines.variantId,
      slug: products.slug,
      quantity: cartLines.quantity,
      addedAt: cartLines.addedAt,
    })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .innerJoin(variants, eq(variants.id, cartLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(carts.userId, userId))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.variantId))
}

export function findWithdrawalsOf(db: Executor, userId: number) {
  return db
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.userId, userId))
    .orderBy(desc(withdrawals.id))
}

/** Gift cards of others, or of the shop, that the account redeemed or that were sent to its number. */
export function findReceivedGiftCards(db: Executor, { userId, phone }: Owner) {
  return db
    .select({
      amount: giftCards.amount,
      createdAt: giftCards.createdAt,
      redeemedAt: giftCards.redeemedAt,
    })
    .from(giftCards)
    .where(
      and(
        or(isNull(giftCards.buyerId), ne(giftCards.buyerId, userId)),
        or(eq(giftCards.redeemedBy, userId), eq(giftCards.recipientPhone, phone)),
      ),
    )
    .orderBy(desc(giftCards.id))
}

export function findReactionsOf(db: Executor, userId: number) {
  return db
    .select({ commentId: commentInteractions.commentId, kind: commentInteractions.kind })
    .from(commentInteractions)
    .where(eq(commentInteractions.userId, userId))
    .orderBy(asc(commentInteractions.commentId))
}

export function findStockAlertsOf(db: Executor, userId: number) {
  return db
    .select()
    .from(stockAlerts)
    .where(eq(stockAlerts.userId, userId))
    .orderBy(desc(stockAlerts.id))
}

export function findPushDevicesOf(db: Executor, userId: number) {
  return db
    .select({ endpoint: pushSubscriptions.endpoint, createdAt: pushSubscriptions.createdAt })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.id))
}

export function findUploadsOf(db: Executor, userId: number) {
  return db
    .select({ address: uploads.address, createdAt: uploads.createdAt })
    .from(uploads)
    .where(eq(uploads.uploaderId, userId))
    .orderBy(desc(uploads.createdAt), asc(uploads.id))
}

/** Requests sent from the account, or sent while signed out with its number. */
export function findRequestsOf(db: Executor, { userId, phone }: Owner) {
  return db
    .select({
      request: customerRequests,
      text: adviceRequests.text,
      category: categories.name,
      model: usedPhoneModels.title,
      answers: usedPhoneRequests.answers,
      estimate: usedPhoneRequests.estimate,
      platform: platformSignUps.platform,
    })
    .from(customerRequests)
    .leftJoin(adviceRequests, eq(adviceRequests.requestId, customerRequests.id))
    .leftJoin(categories, eq(categories.id, adviceRequests.categoryId))
    .leftJoin(usedPhoneRequests, eq(usedPhoneRequests.requestId, customerRequests.id))
    .leftJoin(usedPhoneModels, eq(usedPhoneModels.id, usedPhoneRequests.modelId))
    .leftJoin(platformSignUps, eq(platformSignUps.requestId, customerRequests.id))
    .where(
      or(
        eq(customerRequests.userId, userId),
        and(isNull(customerRequests.userId), eq(customerRequests.phone, phone)),
      ),
    )
    .orderBy(desc(customerRequests.id))
}

/** What the shop answered to these requests, oldest first; notes of staff are for themselves. */
export function findRequestAnswers(db: Executor, requestIds: readonly number[]) {
  return db
    .select({
      requestId: requestEntries.requestId,
      text: requestEntries.text,
      at: requestEntries.at,
    })
    .from(requestEntries)
    .where(
      and(inArray(requestEntries.requestId, [...requestIds]), eq(requestEntries.kind, 'answer')),
    )
    .orderBy(asc(requestEntries.id))
}

/** Sign-ups with a number that no code has confirmed yet; the confirmed ones are requests. */
export function findOpenSignUps(db: Executor, phone: string) {
  return db
    .select({
      platform: platformSignUps.platform,
      name: platformSignUps.name,
      sentAt: platformSignUps.sentAt,
    })
    .from(platformSignUps)
    .where(and(eq(platformSignUps.phone, phone), isNull(platformSignUps.requestId)))
}
