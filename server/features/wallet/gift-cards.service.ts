import { formatToman } from '#domain/digits.ts'
import { groupedGiftCode, hasLink, typedGiftCode } from '#domain/gift-card.ts'
import { tidyPersian } from '#domain/persian.ts'
import { giftCardSms } from '#i18n/wallet-news.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import { shopName } from '#server/catalogue/shop-settings.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { requireOpenAccount } from '#server/http/security/sessions.service.ts'
import { refusedField } from '#server/platform/fields.ts'
import { insertHits } from '#server/platform/limits/limits.queries.ts'
import { countRequest, enforceRateLimit } from '#server/platform/limits/limits.service.ts'
import { queueText } from '#server/features/sms/queue-text.service.ts'
import { requireAccountOfOthers } from '#server/features/staff/own-account.service.ts'
import {
  findGiftCardByKey,
  findGiftCards,
  insertGiftCard,
  lockGiftCard,
  markRedeemed,
  type GiftCardRow,
} from './gift-cards.queries.ts'
import { sha256, newGiftCode } from './gift-code.ts'
import { getWallet, lockWallet, post, takeFrom } from './ledger.service.ts'

/** The gift cards that a customer bought, newest first. */
export async function listGiftCards(
  { db }: Context,
  userId: number,
): Promise<Schemas['GiftCard'][]> {
  return (await findGiftCards(db, userId)).map(giftCardBody)
}

/**
 * Buys a gift card with money of the wallet; purchase credit cannot buy one, since it is not to be passed on. Its code
 * is sent to the recipient, if one is named. The same key returns the same card. Throws validation_failed for a note with
 * a link, insufficient_funds, idempotency_key_reused, and too_many_requests, for the buyer and for the recipient.
 */
export function buyGiftCard(
  context: Context,
  userId: number,
  { amount, recipient_phone: phone = null, gift_note: typedNote = '' }: GiftCardInput,
  idempotencyKey: string | null,
): Promise<Schemas['GiftCard']> {
  // One line without quotes of its own, so that it cannot pretend to be the shop's text.
  const note = tidyPersian(typedNote).replaceAll(/[«»]/g, '')
  if (hasLink(note)) throw refusedField('gift_note', 'link')
  const noteDigest = sha256(note)
  const at = new Date(context.now())
  return transaction(context.db, async (tx) => {
    await lockWallet(tx, userId)
    if (idempotencyKey !== null) {
      const earlier = await findGiftCardByKey(tx, userId, idempotencyKey)
      if (earlier !== null) return replay(earlier, { amount, phone, noteDigest })
    }
    await limitPurchases(context, tx, { userId, phone })
    const card = await insertGiftCard(tx, {
      buyerId: userId,
      code: newGiftCode(),
      amount,
      recipientPhone: phone,
      idempotencyKey,
      noteDigest,
      createdAt: at,
    })
    const isTaken = await takeFrom(
      tx,
      { kind: 'balance', userId },
      { kind: 'gift-card', uniqueKey: `gift-card:${card.id}`, amount, to: 'gift-cards', at },
    )
    if (!isTaken) throw new Problem('insufficient_funds')
    if (phone !== null) {
      const text = giftCardSms(
        shopName(context),
        formatToman(amount),
        groupedGiftCode(card.code),
        note,
      )
      await queueText(tx, { phone, text, createdAt: at })
    }
    return giftCardBody(card)
  })
}

/** The SMS carries the buyer's words under the shop's number, so purchases are limited per buyer and per recipient. */
async function limitPurchases(
  context: Context,
  tx: Transaction,
  { userId, phone }: { userId: number; phone: string | null },
): Promise<void> {
  const perHour = context.config.limits.giftCardsPerHour
  const keys = [`gift-cards-of:${userId}`, ...(phone === null ? [] : [`gift-cards-to:${phone}`])]
  for (const key of keys)
    await enforceRateLimit(context, tx, { key, perHour, code: 'too_many_requests' })
  await insertHits(tx, keys, new Date(context.now()))
}

type GiftCardInput = Omit<Schemas['GiftCardInput'], 'recipient_phone'> & {
  recipient_phone?: string | null
}

/**
 * Turns a gift card into purchase credit, once; the first customer to enter its code gets it. Throws
 * gift_card_not_found, gift_card_redeemed, gift_card_revoked, gift_card_expired, own_account, too_many_requests, and
 * like `requireOpenAccount`.
 */
export async function redeemGiftCard(
  context: Context,
  userId: number,
  typed: string,
): Promise<Schemas['RedeemedGiftCard']> {
  const at = new Date(context.now())
  const perHour = context.config.limits.giftCardTriesPerHour
  await transaction(context.db, async (tx) => {
    const key = `gift-card:${userId}`
    await countRequest(context, tx, { key, perHour })
  })
  const code = typedGiftCode(typed)
  const amount = await transaction(context.db, async (tx) => {
    const found = await lockGiftCard(tx, [code, sha256(code)])
    if (found === null) throw new Problem('gift_card_not_found')
    const { card, issuerId } = found
    if (card.redeemedAt !== null) throw new Problem('gift_card_redeemed')
    if (card.revokedAt !== null) throw new Problem('gift_card_revoked')
    if (card.expiresAt !== null && card.expiresAt <= at) throw new Problem('gift_card_expired')
    if (issuerId !== null) await requireAccountOfOthers(tx, issuerId, { userId })
    await markRedeemed(tx, card.id, { redeemedBy: userId, redeemedAt: at })
    const movement = { kind: 'gift-card-redeemed', uniqueKey: `redeem:${card.id}`, at } as const
    await post(tx, movement, [
      { account: { kind: 'gift-cards' }, amount: -card.amount },
      { account: { kind: 'store-credit', userId }, amount: card.amount },
    ])
    await requireOpenAccount(tx, userId)
    return card.amount
  })
  return { amount, wallet: await getWallet(context, userId) }
}

function replay(
  card: GiftCardRow,
  { amount, phone, noteDigest }: { amount: number; phone: string | null; noteDigest: string },
): Schemas['GiftCard'] {
  const isSame =
    card.amount === amount &&
    card.recipientPhone === phone &&
    [noteDigest, null].includes(card.noteDigest)
  if (!isSame) throw new Problem('idempotency_key_reused')
  return giftCardBody(card)
}

const giftCardBody = (card: GiftCardRow): Schemas['GiftCard'] => ({
  id: card.id,
  gift_code: groupedGiftCode(card.code),
  amount: card.amount,
  created_at: card.createdAt.toISOString(),
  recipient_phone: card.recipientPhone,
  redeemed_at: card.redeemedAt?.toISOString() ?? null,
  revoked_at: card.revokedAt?.toISOString() ?? null,
})
