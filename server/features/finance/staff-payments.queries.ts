import { and, desc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'
import { users } from '#server/platform/db/schema/accounts.ts'
import { orders, payments } from '#server/platform/db/schema/commerce.ts'
import { idsByPhoneStart } from '#server/features/accounts/users.queries.ts'
import type { PaymentRow } from '#server/features/payments/payments.queries.ts'
import type { MoneyLookup } from './lookup.ts'

export type StaffPaymentRow = Awaited<ReturnType<typeof findStaffPayments>>[number]
export type PaymentFilter = {
  status?: PaymentRow['status']
  gateway?: string
  /** When they were started: from this instant on, and before that one. */
  from: Date | null
  until: Date | null
  lookup: MoneyLookup | null
}

/** The payments that match, newest first; `before` is the id that they come after. */
export function findStaffPayments(
  db: Executor,
  filter: PaymentFilter,
  before: number | undefined,
  size: number,
) {
  const page = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(matches(db, filter), before === undefined ? undefined : lt(payments.id, before)))
    .orderBy(desc(payments.id))
    .limit(size)
  return db
    .select({
      payment: payments,
      orderCode: orders.trackingCode,
      firstName: users.firstName,
      lastName: users.lastName,
      phone: users.phone,
    })
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(users, eq(users.id, sql`coalesce(${payments.depositorId}, ${orders.userId})`))
    .where(inArray(payments.id, page))
    .orderBy(desc(payments.id))
}

/** How many payments match, counted up to `most`. */
export async function countStaffPayments(
  db: Executor,
  filter: PaymentFilter,
  most: number,
): Promise<number> {
  const found = db
    .select({ id: payments.id })
    .from(payments)
    .where(matches(db, filter))
    .limit(most)
    .as('found')
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(found)
  return row?.total ?? 0
}

function matches(db: Executor, { status, gateway, from, until, lookup }: PaymentFilter) {
  return and(
    status === undefined ? undefined : eq(payments.status, status),
    gateway === undefined ? undefined : eq(payments.gateway, gateway),
    from === null ? undefined : gte(payments.createdAt, from),
    until === null ? undefined : lt(payments.createdAt, until),
    isFound(db, lookup),
  )
}

/** A union, because one condition with `or` would read all payments. */
function isFound(db: Executor, lookup: MoneyLookup | null) {
  if (lookup === null) return undefined
  const { code, orderId, phoneStart } = lookup
  const by = (condition: SQL) => db.select({ id: payments.id }).from(payments).where(condition)
  const ofOrders = (condition: SQL) =>
    by(inArray(payments.orderId, db.select({ id: orders.id }).from(orders).where(condition)))
  const byPhone = (start: string) => {
    const holders = idsByPhoneStart(db, start)
    return [ofOrders(inArray(orders.userId, holders)), by(inArray(payments.depositorId, holders))]
  }
  const found = [
    by(eq(payments.referenceNumber, code)),
    by(eq(payments.trackingCode, code)),
    ofOrders(eq(orders.trackingCode, code)),
    ...(orderId === null ? [] : [by(eq(payments.orderId, orderId))]),
    ...(phoneStart === null ? [] : byPhone(phoneStart)),
  ]
  return inArray(payments.id, sql`(${sql.join(found, sql` union all `)})`)
}
