import { and, asc, desc, eq, inArray, lt, notInArray, or, sql } from 'drizzle-orm'
import type { RefundStatus } from '#machines/lifecycles/refund/refund.machine.ts'
import type { Schemas } from '#server/schemas.ts'
import { idsByPhoneStart } from '#server/features/accounts/users.queries.ts'
import { users } from '#server/platform/db/schema/accounts.ts'
import { orders, refunds } from '#server/platform/db/schema/commerce.ts'
import type { Executor } from '#server/platform/db/database.ts'
import type { Lookup } from './staff-lookup.ts'
import { noReturn } from './refunds.queries.ts'

type Slice = { sort?: Schemas['MoneySort']; page: number; size: number }
export type StaffReturnRow = Awaited<ReturnType<typeof findStaffReturns>>[number]

/** One page of the returns of all customers; without a sort, open ones come oldest first, the others newest first. */
export function findStaffReturns(
  db: Executor,
  {
    status,
    isOpen,
    lookup,
  }: { status: RefundStatus | null; isOpen: boolean; lookup: Lookup | null },
  { sort, page, size }: Slice,
) {
  return staffReturns(db)
    .where(
      and(isReturn, status === null ? undefined : eq(refunds.status, status), matches(db, lookup)),
    )
    .orderBy(...orderings[sort ?? (isOpen ? 'created_at' : '-created_at')])
    .limit(size)
    .offset((page - 1) * size)
}

/** The newest returns that match with an id below this one. */
export function findStaffReturnsBelow(
  db: Executor,
  { status, lookup }: { status: RefundStatus | null; lookup: Lookup | null },
  { below, limit }: { below: number; limit: number },
) {
  const isIn = status === null ? undefined : eq(refunds.status, status)
  return staffReturns(db)
    .where(and(isReturn, lt(refunds.id, below), isIn, matches(db, lookup)))
    .orderBy(desc(refunds.id))
    .limit(limit)
}

/** The newest returns of one customer. */
export function findReturnsOf(db: Executor, userId: number, limit: number) {
  const { id, orderId, status, amount, createdAt } = refunds
  return db
    .select({ id, orderId, status, amount, createdAt })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(and(isReturn, eq(orders.userId, userId)))
    .orderBy(desc(id))
    .limit(limit)
}

export async function findStaffReturn(db: Executor, id: number): Promise<StaffReturnRow | null> {
  const [row] = await staffReturns(db).where(and(isReturn, eq(refunds.id, id)))
  return row ?? null
}

/** How many returns that match are in each status. */
export function countStaffReturns(db: Executor, lookup: Lookup | null) {
  return db
    .select({ status: refunds.status, total: sql<number>`count(*)::int` })
    .from(refunds)
    .where(and(isReturn, matches(db, lookup)))
    .groupBy(refunds.status)
}

const staffReturns = (db: Executor) =>
  db
    .select({
      id: refunds.id,
      orderId: refunds.orderId,
      firstName: users.firstName,
      lastName: users.lastName,
      phone: users.phone,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(users, eq(users.id, orders.userId))

/** What shoppers asked to return; not what staff paid back without goods. */
export const isReturn = notInArray(refunds.reason, [...noReturn])

function matches(db: Executor, lookup: Lookup | null) {
  if (lookup === null) return undefined
  const { id, phoneStart } = lookup
  const ofPhone = (start: string) =>
    db
      .select({ id: orders.id })
      .from(orders)
      .where(inArray(orders.userId, idsByPhoneStart(db, start)))
  return or(
    id === null ? sql`false` : eq(refunds.orderId, id),
    phoneStart === null ? undefined : inArray(refunds.orderId, ofPhone(phoneStart)),
  )
}

const orderings = {
  '-created_at': [desc(refunds.id)],
  created_at: [asc(refunds.id)],
  '-amount': [desc(refunds.amount), desc(refunds.id)],
  amount: [asc(refunds.amount), asc(refunds.id)],
}
