import { addDays, startOfDay, tehranDay } from '#domain/day.ts'
import { formatToman } from '#domain/digits.ts'
import { groupedGiftCode, typedGiftCode } from '#domain/gift-card.ts'
import { newsSms } from '#i18n/order-news.ts'
import { revokedCardNews } from '#i18n/wallet-news.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import type { OperationRequest } from '#server/http/contract/types.ts'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { requireReason } from '#server/platform/fields.ts'
import { insertNotice } from '#server/features/messages/messages.queries.ts'
import { phoneStartIn } from '#server/features/orders/staff-lookup.ts'
import {
  actionsOn,
  recordAction,
  recordActions,
  repeatedAction,
} from '#server/features/staff/audit.service.ts'
import { requireAccountOfOthers } from '#server/features/staff/own-account.service.ts'
import { queueLength } from '#server/features/staff/queue.ts'
import { sha256, issuedGiftCodes } from '#server/features/wallet/gift-code.ts'
import { post } from '#server/features/wallet/ledger.service.ts'
import { shopName } from '#server/catalogue/shop-settings.ts'
import * as queries from './staff-gift-cards.queries.ts'

const pageSize = 50
const shownEnd = 4

/** One page of the gift cards, newest first, and how many are in each state. */
export async function listStaffGiftCards(
  context: Context,
  { state = null, lookup: text = '', sort, page = 1 }: ListQuery,
): Promise<Schemas['StaffGiftCardPage']> {
  const { db } = context
  const now = new Date(context.now())
  const lookup = readGiftCardLookup(text)
  const counts = await queries.countStaffGiftCards(db, lookup, now)
  const slice = { sort, page, size: pageSize }
  const rows = await queries.findStaffGiftCards(db, { state, lookup, now }, slice)
  const ofStates = counts.map(({ state: status, total }) => ({ status, total }))
  return { results: rows.map(summaryBody), ...queueLength(ofStates, state, pageSize), counts }
}

type ListQuery = Omit<OperationRequest<'listStaffGiftCards'>['query'], 'state'> & {
  state?: Schemas['GiftCardState'] | null
}

/** A gift card with who redeemed it. Throws `gift_card_not_found`. */
export async function getStaffGiftCard(
  context: Context,
  id: number,
  db: Executor = context.db,
): Promise<Schemas['StaffGiftCard']> {
  const row = await queries.findStaffGiftCard(db, id, new Date(context.now()))
  if (row === null) throw new Problem('gift_card_not_found')
  return {
    ...summaryBody(row),
    redeemer: personBody(row.redeemer),
    issue: await issueBody(db, id),
    actions: await actionsOn(db, 'gift_card', id),
  }
}

/**
 * Gives away gift cards, whose codes nobody can read again. The same key issues them once and returns the same codes.
 * Throws `reason_required` and `idempotency_key_reused`.
 */
export function issueGiftCards(
  context: Context,
  staffId: number,
  request: Schemas['GiftCardIssue'],
  requestKey: string,
): Promise<Schemas['IssuedGiftCards']> {
  const { count, amount, valid_days: days } = request
  const at = new Date(context.now())
  const expiresAt = days === null ? null : startOfDay(addDays(tehranDay(context.now()), days + 1))
  const reason = requireReason(request.reason)
  const codes = issuedGiftCodes(context.config.sessionSecret, { staffId, key: requestKey, count })
  const hashes = codes.map(sha256)
  return transaction(context.db, async (tx) => {
    const action = {
      staffId,
      action: 'issueGiftCards',
      subject: 'gift_card',
      requestKey,
      request,
    } as const
    const earlier = await repeatedAction(tx, action)
    if (earlier !== null) return issuedBody(await queries.findIssuedCards(tx, hashes), codes)
    const ids = await queries.insertIssue(
      tx,
      { staffId, createdAt: at },
      codes.map((code, index) => ({
        code: hashes[index] ?? '',
        codeEnd: code.slice(-shownEnd),
        amount,
        expiresAt,
      })),
    )
    const uniqueKey = `gift-cards-issued:${ids[0]}`
    await post(tx, { kind: 'gift-card-issued', uniqueKey, at }, [
      { account: { kind: 'promotions' }, amount: -amount * count },
      { account: { kind: 'gift-cards' }, amount: amount * count },
    ])
    await recordActions(
      tx,
      ids.map((subjectId, index) => ({
        ...action,
        requestKey: index === 0 ? requestKey : null,
        subjectId,
        before: {},
        after: {
          amount,
          codes: count,
          ...(count > 1 && { last_card: ids.at(-1) ?? null }),
          ...(expiresAt !== null && { expires_at: expiresAt.toISOString() }),
        },
        reason,
        at,
      })),
    )
    return issuedBody(ids, codes)
  })
}

/**
 * Revokes a gift card that nobody has redeemed: what a customer paid for it goes back to their wallet, and they are
 * told. The same key revokes it once. Throws `gift_card_not_found`, `own_account`, `reason_required`,
 * `idempotency_key_reused`, and `move_impossible` once it was redeemed or revoked.
 */
export function revokeGiftCard(
  context: Context,
  staffId: number,
  id: number,
  { reason: text }: Schemas['GiftCardRevocation'],
  requestKey: string | null,
): Promise<Schemas['StaffGiftCard']> {
  const at = new Date(context.now())
  const reason = requireReason(text)
  return transaction(context.db, async (tx) => {
    const row = await queries.lockStaffGiftCard(tx, id, at)
    if (row === null) throw new Problem('gift_card_not_found')
    const { card, state } = row
    await requireAccountOfOthers(tx, staffId, {
      userId: card.buyerId,
      phone: card.recipientPhone,
    })
    const action = { action: 'revokeGiftCard', subject: 'gift_card', subjectId: id } as const
    if ((await repeatedAction(tx, { staffId, requestKey, ...action, reason })) !== null)
      return getStaffGiftCard(context, id, tx)
    if (state === 'redeemed' || state === 'revoked') throw new Problem('move_impossible')
    await queries.markRevoked(tx, [id], at)
    await giveBack(context, tx, row, reason, at)
    await recordAction(tx, {
      ...action,
      staffId,
      requestKey,
      before: { state },
      after: { state: 'revoked', amount: card.amount },
      reason,
      at,
    })
    return getStaffGiftCard(context, id, tx)
  })
}

/**
 * Revokes those cards of the issue of this one that nobody has redeemed, and takes their credit back. The same key
 * revokes them once. Throws `gift_card_not_found`, `reason_required`, `idempotency_key_reused`, and `move_impossible`
 * for a card that was not issued with others, or if none of them is left.
 */
export function revokeGiftCardIssue(
  context: Context,
  staffId: number,
  id: number,
  { reason: text }: Schemas['GiftCardRevocation'],
  requestKey: string,
): Promise<Schemas['StaffGiftCard']> {
  const at = new Date(context.now())
  const reason = requireReason(text)
  return transaction(context.db, async (tx) => {
    const action = {
      staffId,
      action: 'revokeGiftCardIssue',
      subject: 'gift_card',
      requestKey,
      request: { id, reason },
    } as const
    if ((await repeatedAction(tx, action)) !== null) return getStaffGiftCard(context, id, tx)
    const { issue } = await getStaffGiftCard(context, id, tx)
    const cards = issue === null ? [] : await queries.lockRevocableIssue(tx, id)
    const [first] = cards
    if (first === undefined) throw new Problem('move_impossible')
    const ids = cards.map((card) => card.id)
    const amount = cards.reduce((sum, card) => sum + card.amount, 0)
    await queries.markRevoked(tx, ids, at)
    await post(tx, { kind: 'gift-card-revoked', uniqueKey: `gift-cards-revoked:${first.id}`, at }, [
      { account: { kind: 'gift-cards' }, amount: -amount },
      { account: { kind: 'promotions' }, amount },
    ])
    const state = first.expiresAt !== null && first.expiresAt <= at ? 'expired' : 'unused'
    await recordActions(
      tx,
      ids.map((subjectId) => ({
        ...action,
        requestKey: subjectId === first.id ? requestKey : null,
        subjectId,
        before: { state },
        after: { state: 'revoked', amount: first.amount, codes: ids.length },
        reason,
        at,
      })),
    )
    return getStaffGiftCard(context, id, tx)
  })
}

async function giveBack(
  context: Context,
  tx: Transaction,
  { card: { id, buyerId: userId, amount }, codeEnd }: queries.StaffGiftCardRow,
  reason: string,
  at: Date,
): Promise<void> {
  const back =
    userId === null ? { kind: 'promotions' as const } : { kind: 'balance' as const, userId }
  const comment = userId === null ? undefined : reason
  const uniqueKey = `gift-card-revoked:${id}`
  await post(tx, { kind: 'gift-card-revoked', uniqueKey, comment, at }, [
    { account: { kind: 'gift-cards' }, amount: -amount },
    { account: back, amount },
  ])
  if (userId === null) return
  const { title, text } = revokedCardNews
  const news = `${text(codeEnd, formatToman(amount))}\n${reason}`
  await insertNotice(tx, { userId, title, text: news, sms: newsSms(shopName(context), news), at })
}

async function issueBody(db: Executor, id: number): Promise<Schemas['GiftCardIssueState'] | null> {
  const issue = await queries.countIssue(db, id)
  if (issue === null) return null
  const { total, revocable, revocableAmount } = issue
  return { total, revocable, revocable_amount: revocableAmount }
}

const issuedBody = (ids: readonly number[], codes: readonly string[]) => ({
  issued: ids.map((id, index) => ({ id, gift_code: groupedGiftCode(codes[index] ?? '') })),
})

/** Null for nothing. */
export function readGiftCardLookup(text: string): queries.GiftCardLookup | null {
  const typed = typedGiftCode(text)
  return typed === '' ? null : { codeEnd: typed.slice(-shownEnd), phoneStart: phoneStartIn(typed) }
}

function summaryBody({
  card,
  codeEnd,
  state,
  buyer,
}: queries.StaffGiftCardRow): Schemas['StaffGiftCardSummary'] {
  const instant = (value: Date | null) => value?.toISOString() ?? null
  return {
    id: card.id,
    code_end: codeEnd,
    amount: card.amount,
    state,
    created_at: card.createdAt.toISOString(),
    expires_at: instant(card.expiresAt),
    redeemed_at: instant(card.redeemedAt),
    revoked_at: instant(card.revokedAt),
    buyer: personBody(buyer),
    recipient_phone: card.recipientPhone,
  }
}

/** A join that finds nobody is null as a whole, or has nothing but nulls. */
function personBody(person: Person | null): Schemas['GiftCardHolder'] | null {
  if (person === null || person.id === null || person.phone === null) return null
  const { id, firstName, lastName, phone } = person
  return { customer_id: id, first_name: firstName, last_name: lastName, phone_number: phone }
}

type Person = queries.StaffGiftCardRow['buyer']
