import { asc, eq, inArray } from 'drizzle-orm'
import { repriced, type Repricing } from '#domain/repricing.ts'
import { enqueue } from '#server/platform/jobs/job-runner.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import { categories, products, variants } from '#server/platform/db/schema/catalogue.ts'
import { pricePlans, pricePlanVariants } from '#server/platform/db/schema/staff.ts'

const day = 24 * 60 * 60_000
const perPlan = 4

type Plan = Repricing & {
  category: string
  /** In days from now. */
  starts: number
  ends: number
  status: 'planned' | 'done'
  reason: string
}

/** One plan of prices that is over, and one to come. */
const plans: readonly Plan[] = [
  {
    category: 'speaker',
    percent: -10,
    target: 'offer',
    starts: -12,
    ends: -5,
    status: 'done',
    reason: 'هفتهٔ صدا',
  },
  {
    category: 'nokia-mobile',
    percent: -15,
    target: 'offer',
    starts: 30,
    ends: 37,
    status: 'planned',
    reason: 'جشنوارهٔ زمستان',
  },
]

/** Plans prices as the owner would have; dates are relative to `now` (milliseconds since 1970). */
export async function insertPricePlans(
  tx: Transaction,
  { staffId, now }: { staffId: number; now: number },
): Promise<void> {
  const rows = await tx
    .select({ variant: variants, category: categories.slug })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(
      inArray(
        categories.slug,
        plans.map(({ category }) => category),
      ),
    )
    .orderBy(asc(variants.id))
  for (const { category, percent, target, starts, ends, status, reason } of plans) {
    const startsAt = new Date(now + starts * day)
    const [plan] = await tx
      .insert(pricePlans)
      .values({
        staffId,
        percent,
        target,
        startsAt,
        endsAt: new Date(now + ends * day),
        status,
        reason,
      })
      .returning({ id: pricePlans.id })
    const planned = rows
      .filter((row) => row.category === category && row.variant.newPrice === null)
      .slice(0, perPlan)
    if (plan === undefined || planned.length === 0)
      throw new Error(`the demo has nothing to plan in ${category}`)
    await tx.insert(pricePlanVariants).values(
      planned.map(({ variant: { id, price, newPrice } }) => {
        const next = repriced({ price, newPrice }, { percent, target })
        return {
          planId: plan.id,
          variantId: id,
          price,
          newPrice,
          nextPrice: next.price,
          nextNewPrice: next.newPrice,
          outcome: status === 'done' ? ('changed' as const) : null,
        }
      }),
    )
    if (status === 'planned')
      await enqueue(tx, {
        kind: 'start-price-plan',
        payload: { plan_id: plan.id },
        runAt: startsAt,
        uniqueKey: `start-price-plan:${plan.id}`,
      })
  }
}
