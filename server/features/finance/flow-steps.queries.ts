import { and, gte, inArray, sql } from 'drizzle-orm'
import type { Day } from '#domain/day.ts'
import type { Schemas } from '#server/schemas.ts'
import type { Database, Executor } from '#server/platform/db/database.ts'
import { orders } from '#server/platform/db/schema/commerce.ts'
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

/** Orders placed since then that were never paid: the ones that can still be paid, and the expired ones. */
export async function countUnpaidOrders(
  db: Executor,
  since: Date,
  now: Date,
): Promise<Schemas['FlowFigures']['unpaid']> {
  const isWaiting = sql`${orders.status} = 'WAITING_PAYMENT' and ${orders.expiresAt} > ${now.toISOString()}::timestamptz`
  const [row] = await db
    .select({
      waiting: sql`count(*) filter (where ${isWaiting})`.mapWith(Number),
      expired: sql`count(*) filter (where not (${isWaiting}))`.mapWith(Number),
    })
    .from(orders)
    .where(
      and(inArray(orders.status, ['WAITING_PAYMENT', 'EXPIRED']), gte(orders.createdAt, since)),
    )
  return { waiting: row?.waiting ?? 0, expired: row?.expired ?? 0 }
}
