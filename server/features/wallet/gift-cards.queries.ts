import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { giftCardIssues, giftCards } from '#server/platform/db/schema/commerce.ts'

export type GiftCardRow = typeof giftCards.$inferSelect
type NewGiftCard = Pick<
  GiftCardRow,
  'code' | 'amount' | 'recipientPhone' | 'idempotencyKey' | 'noteDigest' | 'createdAt'
> & { buyerId: number }

export async function insertGiftCard(tx: Transaction, card: NewGiftCard): Promise<GiftCardRow> {
  const [row] = await tx.insert(giftCards).values(card).returning()
  if (row === undefined) throw new Error('the gift card was not written')
  return row
}

/** The card bought with this key, if any. */
export async function findGiftCardByKey(
  tx: Transaction,
  buyerId: number,
  idempotencyKey: string,
): Promise<GiftCardRow | null> {
  const [row] = await tx
    .select()
    .from(giftCards)
    .where(and(eq(giftCards.buyerId, buyerId), eq(giftCards.idempotencyKey, idempotencyKey)))
  return row ?? null
}

/** The card whose code is kept in one of these forms, and the staff member who issued it; null if it was bought. */
export async function lockGiftCard(
  tx: Transaction,
  codes: readonly string[],
): Promise<{ card: GiftCardRow; issuerId: number | null } | null> {
  const [row] = await tx
    .select({ card: giftCards, issuerId: giftCardIssues.staffId })
    .from(giftCards)
    .leftJoin(giftCardIssues, eq(giftCardIssues.id, giftCards.issueId))
    .where(inArray(giftCards.code, [...codes]))
    .for('no key update', { of: giftCards })
  return row ?? null
}

export async function markRedeemed(
  tx: Transaction,
  id: number,
  redeemed: { redeemedBy: number; redeemedAt: Date },
): Promise<void> {
  await tx.update(giftCards).set(redeemed).where(eq(giftCards.id, id))
}

/** The cards that a customer bought, newest first. */
export function findGiftCards(db: Executor, buyerId: number): Promise<GiftCardRow[]> {
  return db
    .select()
    .from(giftCards)
    .where(eq(giftCards.buyerId, buyerId))
    .orderBy(desc(giftCards.id))
}
