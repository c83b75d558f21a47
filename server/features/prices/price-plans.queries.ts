import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  inArray,
  lte,
  min,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { users } from '#server/platform/db/schema/accounts.ts'
import { products, variants } from '#server/platform/db/schema/catalogue.ts'
import { pricePlans, pricePlanVariants } from '#server/platform/db/schema/staff.ts'

type NewPlan = Omit<typeof pricePlans.$inferInsert, 'id'>
type NewVariant = Omit<typeof pricePlanVariants.$inferInsert, 'planId'>
export type PlanRow = typeof pricePlans.$inferSelect
export type PlannedVariant = typeof pricePlanVariants.$inferSelect

export async function insertPlan(
  tx: Transaction,
  plan: NewPlan,
  planned: readonly NewVariant[],
): Promise<number> {
  const [row] = await tx.insert(pricePlans).values(plan).returning({ id: pricePlans.id })
  const planId = row?.id ?? 0
  await tx.insert(pricePlanVariants).values(planned.map((each) => ({ ...each, planId })))
  return planId
}

/** A plan, its row locked until the transaction ends. */
export async function lockPlan(tx: Transaction, id: number): Promise<PlanRow | null> {
  const [row] = await tx.select().from(pricePlans).where(eq(pricePlans.id, id)).for('update')
  return row ?? null
}

export function findPlanned(tx: Transaction, planId: number): Promise<PlannedVariant[]> {
  return tx.select().from(pricePlanVariants).where(eq(pricePlanVariants.planId, planId))
}

export async function setStatus(
  tx: Transaction,
  id: number,
  status: PlanRow['status'],
): Promise<void> {
  await tx.update(pricePlans).set({ status }).where(eq(pricePlans.id, id))
}

/** Notes of each variant of a plan whether it was changed, and the end of its offer before. */
export async function noteOutcomes(
  tx: Transaction,
  planId: number,
  changed: readonly { id: number; offerEndsAt: Date | null }[],
): Promise<void> {
  const ids = changed.map(({ id }) => id)
  const ends = changed.map(({ offerEndsAt }) => offerEndsAt?.toISOString() ?? null)
  await tx
    .update(pricePlanVariants)
    .set({ outcome: 'left_out' })
    .where(eq(pricePlanVariants.planId, planId))
  await tx.execute(sql`
    update ${pricePlanVariants} set outcome = 'changed', offer_ends_at = row.ends
    from unnest(${sql.param(ids)}::int[], ${sql.param(ends)}::timestamptz[]) as row (id, ends)
    where plan_id = ${planId} and variant_id = row.id`)
}

/** Notes that the old prices of these variants of a plan were brought back. */
export async function noteReturned(
  tx: Transaction,
  planId: number,
  variantIds: readonly number[],
): Promise<void> {
  await tx
    .update(pricePlanVariants)
    .set({ outcome: 'returned' })
    .where(
      and(
        eq(pricePlanVariants.planId, planId),
        inArray(pricePlanVariants.variantId, [...variantIds]),
      ),
    )
}

/**
 * The plan that is the next to begin or end of those that are due at an instant: the earliest, and at the same hour one that
 * ends. Those that failed are left, and those that share a variant with one of them.
 */
export async function findDueStep(
  db: Executor,
  at: Date,
  failed: readonly number[],
): Promise<Pick<PlanRow, 'id' | 'status'> | null> {
  const begins = and(eq(pricePlans.status, 'planned'), lte(pricePlans.startsAt, at))
  const ends = and(eq(pricePlans.status, 'running'), lte(pricePlans.endsAt, at))
  const isBeginning = sql<boolean>`${pricePlans.status} = 'planned'`
  const hour = sql`case when ${isBeginning} then ${pricePlans.startsAt} else ${pricePlans.endsAt} end`
  const ofFailed = db
    .select({ id: pricePlanVariants.variantId })
    .from(pricePlanVariants)
    .where(inArray(pricePlanVariants.planId, [...failed]))
  const blocked = db
    .select({ id: pricePlanVariants.planId })
    .from(pricePlanVariants)
    .where(inArray(pricePlanVariants.variantId, ofFailed))
  const [row] = await db
    .select({ id: pricePlans.id, status: pricePlans.status })
    .from(pricePlans)
    .where(and(or(begins, ends), notInArray(pricePlans.id, blocked)))
    .orderBy(asc(hour), asc(isBeginning), asc(pricePlans.id))
    .limit(1)
  return row ?? null
}

/** What plans that have not ended set for these variants, in the order in which they begin. */
export function findOpenPlansOf(db: Executor, variantIds: readonly number[]) {
  return db
    .select({
      status: pricePlans.status,
      target: pricePlans.target,
      startsAt: pricePlans.startsAt,
      endsAt: pricePlans.endsAt,
      planned: pricePlanVariants,
    })
    .from(pricePlans)
    .innerJoin(pricePlanVariants, eq(pricePlanVariants.planId, pricePlans.id))
    .where(
      and(
        inArray(pricePlans.status, ['planned', 'running']),
        inArray(pricePlanVariants.variantId, [...variantIds]),
      ),
    )
    .orderBy(asc(pricePlans.startsAt), asc(pricePlans.id), asc(pricePlanVariants.variantId))
}

export type SummedPlan = Awaited<ReturnType<typeof findPlans>>[number]

/**
 * The plans that have not ended, then those that began last, with how many variants they have and one of their products.
 */
export function findPlans(db: Executor, limit: number) {
  const isOpen = inArray(pricePlans.status, ['planned', 'running'])
  return summedPlans(db)
    .orderBy(desc(isOpen), desc(pricePlans.startsAt), desc(pricePlans.id))
    .limit(limit)
}

export async function findPlan(db: Executor, id: number): Promise<SummedPlan | null> {
  const [row] = await summedPlans(db).where(eq(pricePlans.id, id))
  return row ?? null
}

/** The variants of a plan with their products, by product. */
export function findPlanLines(db: Executor, planId: number) {
  return db
    .select({
      planned: pricePlanVariants,
      productId: products.id,
      title: products.title,
      colorName: variants.colorName,
    })
    .from(pricePlanVariants)
    .innerJoin(variants, eq(variants.id, pricePlanVariants.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(pricePlanVariants.planId, planId))
    .orderBy(products.title, products.id, variants.id)
}

const countIf = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`

const isChanged = sql`${pricePlanVariants.outcome} = 'changed'`
/** As `isSamePrice`. */
const isStillSo = sql`(${variants.price} = ${pricePlanVariants.nextPrice}
  and ${variants.newPrice} is not distinct from ${pricePlanVariants.nextNewPrice})`

const summedPlans = (db: Executor) =>
  db
    .select({
      plan: pricePlans,
      firstName: users.firstName,
      lastName: users.lastName,
      title: min(products.title),
      products: countDistinct(products.id),
      variants: count(),
      leftOut: countIf(sql`${pricePlanVariants.outcome} = 'left_out'`),
      returned: countIf(sql`${pricePlanVariants.outcome} = 'returned'`),
      returnable: countIf(sql`${isChanged} and ${isStillSo}`),
      changedSince: countIf(sql`${isChanged} and not ${isStillSo}`),
    })
    .from(pricePlans)
    .innerJoin(users, eq(users.id, pricePlans.staffId))
    .innerJoin(pricePlanVariants, eq(pricePlanVariants.planId, pricePlans.id))
    .innerJoin(variants, eq(variants.id, pricePlanVariants.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .groupBy(pricePlans.id, users.id)
    .$dynamic()
