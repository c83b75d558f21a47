import { and, asc, desc, eq, inArray, isNull, like, lt, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { idsByPhoneStart } from '#server/features/accounts/users.queries.ts'
import type { Schemas } from '#server/schemas.ts'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { users } from '#server/platform/db/schema/accounts.ts'
import { giftCardIssues, giftCards } from '#server/platform/db/schema/commerce.ts'

export type StaffGiftCardRow = Awaited<ReturnType<typeof findStaffGiftCards>>[number]
export type GiftCardLookup = { codeEnd: string; phoneStart: string | null }
type State = Schemas['GiftCardState']
type Slice = { sort?: Schemas['MoneySort']; page: number; size: number }
type Filter = { state: State | null; lookup: GiftCardLookup | null; now: Date }
type IssuedCard = Pick<typeof giftCards.$inferInsert, 'amount' | 'expiresAt'> & {
  code: string
  codeEnd: string
}

/** One page of the cards, without a sort newest first, each with its state at `now`. */
export function findStaffGiftCards(
  db: Executor,
  { state, lookup, now }: Filter,
  { sort, page, size }: Slice,
) {
  const isIn = state === null ? undefined : eq(stateAt(now), state)
  return staffGiftCards(db, now)
    .where(and(isIn, matches(db, lookup)))
    .orderBy(...orderings[sort ?? '-created_at'])
    .limit(size)
    .offset((page - 1) * size)
}

/** The newest cards that match with an id below this one, each with its state at `now`. */
export function findStaffGiftCardsBelow(
  db: Executor,
  { state, lookup, now }: Filter,
  { below, limit }: { below: number; limit: number },
) {
  const isIn = state === null ? undefined : eq(stateAt(now), state)
  return staffGiftCards(db, now)
    .where(and(lt(giftCards.id, below), isIn, matches(db, lookup)))
    .orderBy(desc(giftCards.id))
    .limit(limit)
}

export async function findStaffGiftCard(
  db: Executor,
  id: number,
  now: Date,
): Promise<StaffGiftCardRow | null> {
  const [row] = await staffGiftCards(db, now).where(eq(giftCards.id, id))
  return row ?? null
}

/** How many cards that match are in each state at `now`, and what they are worth together. */
export function countStaffGiftCards(db: Executor, lookup: GiftCardLookup | null, now: Date) {
  return db
    .select({
      state: stateAt(now),
      total: sql<number>`count(*)::int`,
      amount: sql`sum(${giftCards.amount})`.mapWith(Number),
    })
    .from(giftCards)
    .where(matches(db, lookup))
    .groupBy(sql`1`)
}

/** Locks a card until the transaction ends, and returns it with its state at `now`. */
export async function lockStaffGiftCard(
  tx: Transaction,
  id: number,
  now: Date,
): Promise<StaffGiftCardRow | null> {
  await tx
    .select({ id: giftCards.id })
    .from(giftCards)
    .where(eq(giftCards.id, id))
    .for('no key update')
  return findStaffGiftCard(tx, id, now)
}

/** Writes an issue with its cards, and returns their ids in their order. */
export async function insertIssue(
  tx: Transaction,
  issue: Pick<typeof giftCardIssues.$inferInsert, 'staffId' | 'createdAt'>,
  cards: readonly IssuedCard[],
): Promise<number[]> {
  const [written] = await tx
    .insert(giftCardIssues)
    .values(issue)
    .returning({ issueId: giftCardIssues.id })
  if (written === undefined) throw new Error('the issue was not written')
  const rows = await tx
    .insert(giftCards)
    .values(cards.map((card) => ({ ...card, ...written, createdAt: issue.createdAt })))
    .returning({ id: giftCards.id })
  return rows.map(({ id }) => id).toSorted((one, other) => one - other)
}

/** The ids of the cards whose codes are kept in these forms, in the order in which they were issued. */
export async function findIssuedCards(
  tx: Transaction,
  codes: readonly string[],
): Promise<number[]> {
  const rows = await tx
    .select({ id: giftCards.id })
    .from(giftCards)
    .where(inArray(giftCards.code, [...codes]))
    .orderBy(giftCards.id)
  return rows.map(({ id }) => id)
}

export async function markRevoked(
  tx: Transaction,
  ids: readonly number[],
  revokedAt: Date,
): Promise<void> {
  await tx
    .update(giftCards)
    .set({ revokedAt })
    .where(inArray(giftCards.id, [...ids]))
}

/** How many cards were issued at once with this one, and what of them can be revoked; null if it was bought or alone. */
export async function countIssue(
  db: Executor,
  id: number,
): Promise<{ total: number; revocable: number; revocableAmount: number } | null> {
  const [row] = await db
    .select({
      total: sql<number>`count(*)::int`,
      revocable: sql<number>`(count(*) filter (where ${isRevocable()}))::int`,
      revocableAmount:
        sql`coalesce(sum(${giftCards.amount}) filter (where ${isRevocable()}), 0)`.mapWith(Number),
    })
    .from(giftCards)
    .where(isIssuedWith(db, id))
  return row === undefined || row.total < 2 ? null : row
}

/** Locks what can be revoked of the cards that were issued at once with this one, the oldest first. */
export function lockRevocableIssue(
  tx: Transaction,
  id: number,
): Promise<{ id: number; amount: number; expiresAt: Date | null }[]> {
  const { amount, expiresAt } = giftCards
  return tx
    .select({ id: giftCards.id, amount, expiresAt })
    .from(giftCards)
    .where(and(isIssuedWith(tx, id), isRevocable()))
    .orderBy(giftCards.id)
    .for('no key update')
}

const isRevocable = () => and(isNull(giftCards.redeemedAt), isNull(giftCards.revokedAt))

const isIssuedWith = (db: Executor, id: number) =>
  inArray(
    giftCards.issueId,
    db.select({ issueId: giftCards.issueId }).from(giftCards).where(eq(giftCards.id, id)),
  )

const codeEnd = sql<string>`coalesce(${giftCards.codeEnd}, right(${giftCards.code}, 4))`

const stateAt = (now: Date) => sql<State>`case
  when ${giftCards.redeemedAt} is not null then 'redeemed'
  when ${giftCards.revokedAt} is not null then 'revoked'
  when ${giftCards.expiresAt} <= ${now.toISOString()}::timestamptz then 'expired'
  else 'unused' end`

const buyers = alias(users, 'buyers')
const redeemers = alias(users, 'redeemers')

const person = (of: typeof buyers | typeof redeemers) => ({
  id: of.id,
  firstName: of.firstName,
  lastName: of.lastName,
  phone: of.phone,
})

const staffGiftCards = (db: Executor, now: Date) =>
  db
    .select({
      card: giftCards,
      codeEnd,
      state: stateAt(now),
      buyer: person(buyers),
      redeemer: person(redeemers),
    })
    .from(giftCards)
    .leftJoin(buyers, eq(buyers.id, giftCards.buyerId))
    .leftJoin(redeemers, eq(redeemers.id, giftCards.redeemedBy))

/** Each condition by an index of its own: one with `or` over two tables would read all cards. */
function matches(db: Executor, lookup: GiftCardLookup | null) {
  if (lookup === null) return undefined
  const byEnd = eq(codeEnd, lookup.codeEnd)
  if (lookup.phoneStart === null) return byEnd
  const start = `${lookup.phoneStart}%`
  return or(
    byEnd,
    like(giftCards.recipientPhone, start),
    sql`${giftCards.buyerId} = any(array(${idsByPhoneStart(db, lookup.phoneStart)}))`,
  )
}

const orderings = {
  '-created_at': [desc(giftCards.id)],
  created_at: [asc(giftCards.id)],
  '-amount': [desc(giftCards.amount), desc(giftCards.id)],
  amount: [asc(giftCards.amount), asc(giftCards.id)],
}
