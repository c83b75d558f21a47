import { and, desc, eq, ilike, lt, ne, sql } from 'drizzle-orm'
import type { Schemas } from '#server/schemas.ts'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { discountCodes, discountUses, orders } from '#server/platform/db/schema/commerce.ts'
import type { DiscountCodeRow } from '#server/features/discounts/discounts.queries.ts'

export type StaffDiscountRow = Awaited<ReturnType<typeof findStaffDiscounts>>[number]
type State = Schemas['DiscountState']
type Filter = { state: State | null; lookup: string; now: Date }
type Terms = Omit<DiscountCodeRow, 'id'>

/** One page of the codes, newest first, each with its state at `now`. */
export function findStaffDiscounts(
  db: Executor,
  { state, lookup, now }: Filter,
  { page, size }: { page: number; size: number },
) {
  const isIn = state === null ? undefined : eq(stateAt(now), state)
  return staffDiscounts(db, now)
    .where(and(isIn, matches(lookup)))
    .orderBy(desc(discountCodes.id))
    .limit(size)
    .offset((page - 1) * size)
}

/** The newest codes that match with an id below this one, each with its state at `now`. */
export function findStaffDiscountsBelow(
  db: Executor,
  { state, lookup, now }: Filter,
  { below, limit }: { below: number; limit: number },
) {
  const isIn = state === null ? undefined : eq(stateAt(now), state)
  return staffDiscounts(db, now)
    .where(and(lt(discountCodes.id, below), isIn, matches(lookup)))
    .orderBy(desc(discountCodes.id))
    .limit(limit)
}

export async function findStaffDiscount(
  db: Executor,
  id: number,
  now: Date,
): Promise<StaffDiscountRow | null> {
  const [row] = await staffDiscounts(db, now).where(eq(discountCodes.id, id))
  return row ?? null
}

/** How many codes that match are in each state at `now`. */
export async function countStaffDiscounts(db: Executor, lookup: string, now: Date) {
  const states = db
    .select({ state: stateAt(now).as('state') })
    .from(discountCodes)
    .where(matches(lookup))
    .as('states')
  return db
    .select({ state: states.state, total: sql<number>`count(*)::int` })
    .from(states)
    .groupBy(states.state)
}

/** The latest orders that have a code, newest first. */
export function findDiscountUses(db: Executor, discountCodeId: number, limit: number) {
  return db
    .select({ use: discountUses, amount: orders.codeDiscount, phone: orders.phone })
    .from(discountUses)
    .innerJoin(orders, eq(orders.id, discountUses.orderId))
    .where(eq(discountUses.discountCodeId, discountCodeId))
    .orderBy(desc(discountUses.orderId))
    .limit(limit)
}

export async function lockDiscount(tx: Transaction, id: number): Promise<DiscountCodeRow | null> {
  const [row] = await tx
    .select()
    .from(discountCodes)
    .where(eq(discountCodes.id, id))
    .for('no key update')
  return row ?? null
}

/** Returns the id of the new code; null if there is one with this text. */
export async function insertDiscount(tx: Transaction, terms: Terms): Promise<number | null> {
  const [row] = await tx
    .insert(discountCodes)
    .values(terms)
    .onConflictDoNothing({ target: discountCodes.code })
    .returning({ id: discountCodes.id })
  return row?.id ?? null
}

export async function updateDiscount(tx: Transaction, id: number, terms: Terms): Promise<void> {
  await tx.update(discountCodes).set(terms).where(eq(discountCodes.id, id))
}

/** Whether another code has this text. */
export async function isCodeTaken(tx: Transaction, id: number, code: string): Promise<boolean> {
  const rows = await tx
    .select({ id: discountCodes.id })
    .from(discountCodes)
    .where(and(eq(discountCodes.code, code), ne(discountCodes.id, id)))
  return rows.length > 0
}

const uses = sql<number>`(select count(*)::int from ${discountUses} u
  where u.discount_code_id = ${discountCodes}.id and u.released_at is null)`

/** The reasons in the order in which a checkout meets them. */
const stateAt = (now: Date) => sql<State>`case
  when not ${discountCodes.isActive} then 'off'
  when ${discountCodes.startsAt} > ${now.toISOString()}::timestamptz then 'planned'
  when ${discountCodes.expiresAt} <= ${now.toISOString()}::timestamptz then 'over'
  when ${discountCodes.totalLimit} <= ${uses} then 'used_up'
  else 'active' end`

const staffDiscounts = (db: Executor, now: Date) =>
  db.select({ discount: discountCodes, uses, state: stateAt(now) }).from(discountCodes)

const matches = (lookup: string) =>
  lookup === ''
    ? undefined
    : ilike(discountCodes.code, `%${lookup.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
