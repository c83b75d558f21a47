import { and, asc, desc, eq, gt, inArray, max, sql } from 'drizzle-orm'
import type { Schemas } from '#server/schemas.ts'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { users } from '#server/platform/db/schema/accounts.ts'
import { staffActions } from '#server/platform/db/schema/staff.ts'

const { subjectId: orderId, after, at, staffId } = staffActions
const kind = sql<Schemas['PrintKind']>`${after}->>'printed'`
/** The last correction of the delivery when it was read for the print. */
const correctionId = sql<number | null>`(${after}->>'correction_id')::int`

const isOn = (orderIds: readonly number[], action: 'recordPrint' | 'correctDelivery') =>
  and(
    eq(staffActions.subject, 'order'),
    inArray(orderId, [...orderIds]),
    eq(staffActions.action, action),
  )

/** The last print of each kind of each of these orders. */
export function findLatestPrints(db: Executor, orderIds: readonly number[]) {
  const { firstName, lastName } = users
  const last = db
    .select({ id: max(staffActions.id) })
    .from(staffActions)
    .where(isOn(orderIds, 'recordPrint'))
    .groupBy(orderId, kind)
  return db
    .select({ orderId, kind, correctionId, at, staffId, firstName, lastName })
    .from(staffActions)
    .innerJoin(users, eq(users.id, staffId))
    .where(inArray(staffActions.id, last))
    .orderBy(asc(orderId), desc(kind))
}

/** The last correction of the delivery of each of these orders that has one, by order id. */
export async function findLastCorrections(
  db: Executor,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ orderId, id: max(staffActions.id) })
    .from(staffActions)
    .where(isOn(orderIds, 'correctDelivery'))
    .groupBy(orderId)
  return new Map(rows.flatMap((row) => (row.id === null ? [] : [[row.orderId, row.id]])))
}

/** The prints of one kind of these orders after a time, oldest first. */
export const findPrintsSince = (
  tx: Transaction,
  orderIds: readonly number[],
  printed: Schemas['PrintKind'],
  since: Date,
) =>
  tx
    .select({ orderId, staffId, correctionId })
    .from(staffActions)
    .where(and(isOn(orderIds, 'recordPrint'), eq(kind, printed), gt(at, since)))
    .orderBy(asc(staffActions.id))

/** Makes other prints by the member wait until this transaction ends. */
export async function lockPrintsOf(tx: Transaction, staffId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('order_prints'), ${staffId})`)
}
