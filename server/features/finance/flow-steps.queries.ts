import { and, gte, inArray, sql } from 'drizzle-orm'
import { startOfDay, type Day } from '#domain/day.ts'
import type { Schemas } from '#server/schemas.ts'
import type { Database, Executor } from '#server/platform/db/database.ts'
import { orders, payments } from '#server/platform/db/schema/commerce.ts'
import { flowSteps } from '#server/platform/db/schema/engagement.ts'

/** Adds to the numbers of a day, in one statement and in the order of its key, so that two calls cannot wait in a circle. */
export async function addFlowSteps(
  db: Database,
  day: Day,
  taken: Schemas['FlowSteps']['taken'],
): Promise<void> {
  const rows = taken.map(({ flow, from, to, count }) => ({
    day,
    flow,
    fromStep: from,
    toStep: to,
    count,
  }))
  const keyOf = (row: (typeof rows)[number]) => `${row.flow} ${row.fromStep} ${row.toStep}`
  await db
    .insert(flowSteps)
    .values(rows.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other))))
    .onConflictDoUpdate({
      target: [flowSteps.day, flowSteps.flow, flowSteps.fromStep, flowSteps.toStep],
      set: { count: sql`${flowSteps.count} + excluded.count` },
    })
}

/** What was counted since a day, by flow and step. */
export function sumFlowSteps(db: Executor, since: Day) {
  return db
    .select({
      flow: flowSteps.flow,
      from: flowSteps.fromStep,
      to: flowSteps.toStep,
      count: sql`sum(${flowSteps.count})`.mapWith(Number),
    })
    .from(flowSteps)
    .where(gte(flowSteps.day, since))
    .groupBy(flowSteps.flow, flowSteps.fromStep, flowSteps.toStep)
    .orderBy(flowSteps.flow, flowSteps.fromStep, flowSteps.toStep)
}

/**
 * How orders that are paid at the bank have ended: of those placed since that day, on days of which steps were counted,
 * because of the others nobody was seen at the bank.
 */
export async function countBankOrders(
  db: Executor,
  since: Day,
  now: Date,
): Promise<Schemas['FlowFigures']['orders']> {
  const isWaiting = sql`${orders.status} = 'WAITING_PAYMENT' and ${orders.expiresAt} > ${now.toISOString()}::timestamptz`
  const isPaid = sql`${orders.status} not in ('WAITING_PAYMENT', 'EXPIRED')`
  const isPaidAtBank = sql`${orders.paidAt} is not null and exists (select from ${payments} where ${payments.orderId} = ${orders.id})`
  const countedDays = db
    .select({ day: flowSteps.day })
    .from(flowSteps)
    .where(gte(flowSteps.day, since))
  const [row] = await db
    .select({
      paid: sql`count(*) filter (where ${isPaid} and ${isPaidAtBank})`.mapWith(Number),
      waiting: sql`count(*) filter (where ${isWaiting})`.mapWith(Number),
      expired: sql`count(*) filter (where not (${isPaid}) and not (${isWaiting}))`.mapWith(Number),
    })
    .from(orders)
    .where(
      and(
        gte(orders.createdAt, startOfDay(since)),
        inArray(
          sql`to_char(${orders.createdAt} at time zone 'Asia/Tehran', 'YYYY-MM-DD')`,
          countedDays,
        ),
      ),
    )
  return { paid: row?.paid ?? 0, waiting: row?.waiting ?? 0, expired: row?.expired ?? 0 }
}
