import { gte, sql } from 'drizzle-orm'
import type { Day } from '#domain/day.ts'
import type { Schemas } from '#server/schemas.ts'
import type { Database, Executor } from '#server/platform/db/database.ts'
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
