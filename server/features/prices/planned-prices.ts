import { currentPrice, isSamePrice, type Priced } from '#domain/price.ts'
import type { Schemas } from '#server/schemas.ts'
import type { Executor } from '#server/platform/db/database.ts'
import type { LockedVariant } from '#server/features/products/variants.queries.ts'
import { findOpenPlansOf } from './price-plans.queries.ts'

type OpenPlan = Awaited<ReturnType<typeof findOpenPlansOf>>[number]

/** The price of a variant; with an end if a plan holds until `at` (milliseconds since 1970) and `price` then returns. */
type Expected = { price: Priced; end: { at: number; price: Priced } | null }

/**
 * What plans will set for these variants, in the order in which they begin. As `startPricePlan` does, a plan leaves out
 * a variant that does not have the price it was planned from, whether a colleague or another plan changed it.
 */
export async function plannedPrices(
  db: Executor,
  variants: readonly LockedVariant[],
): Promise<Schemas['PlannedPrice'][]> {
  const expected = new Map<number, Expected>(
    variants.map((variant) => [variant.id, { price: variant, end: null }]),
  )
  const plans = await findOpenPlansOf(db, [...expected.keys()])
  return plans.flatMap((plan) => {
    const { startsAt, planned } = plan
    const before = expected.get(planned.variantId)
    const after = before && afterStart(before, plan)
    if (!after) return []
    expected.set(planned.variantId, after)
    if (plan.status === 'running') return []
    return {
      plan_id: planned.planId,
      variant_id: planned.variantId,
      starts_at: startsAt.toISOString(),
      price: planned.nextPrice,
      new_price: planned.nextNewPrice,
    }
  })
}

/** When a plan begins and, unless its prices stay, ends. */
type Period = Pick<OpenPlan, 'startsAt' | 'endsAt'>

export const periodOf = (start: string, end: string | null): Period => ({
  startsAt: new Date(start),
  endsAt: end === null ? null : new Date(end),
})

/**
 * From which price each variant would begin with a plan, in the order given. It is taken if another plan's period overlaps
 * this one, or if the other plan would no longer find the price that it expects.
 * @param own a plan that is ignored, as when the same call is repeated
 */
export async function plannedFrom<Row extends Priced & { id: number }>(
  db: Executor,
  rows: readonly Row[],
  period: Period,
  own: number | null = null,
): Promise<{ row: Row; price: Priced; isTaken: boolean }[]> {
  const ids = rows.map(({ id }) => id)
  const plans = (await findOpenPlansOf(db, ids)).filter(({ planned }) => planned.planId !== own)
  const byVariant = Map.groupBy(plans, ({ planned }) => planned.variantId)
  return rows.map((row) => {
    let expected: Expected = { price: row, end: null }
    let isTaken = false
    for (const plan of byVariant.get(row.id) ?? []) {
      const after = afterStart(expected, plan)
      if (plan.status === 'planned' || after !== null) isTaken ||= excludes(plan, period)
      if (plan.startsAt < period.startsAt) expected = after ?? expected
    }
    return { row, price: priceAt(expected, period.startsAt.getTime()), isTaken }
  })
}

/** Whether a plan is in the way of another: two may follow each other, but a price that stays only the last one. */
function excludes(plan: Period, other: Period): boolean {
  if (plan.startsAt < other.startsAt) return plan.endsAt !== null && plan.endsAt > other.startsAt
  return other.endsAt === null || other.endsAt > plan.startsAt
}

/** What is expected while a plan holds; null if it does not set the price. */
function afterStart(before: Expected, plan: OpenPlan): Expected | null {
  const { startsAt, endsAt, target, planned } = plan
  const next = { price: planned.nextPrice, newPrice: planned.nextNewPrice }
  const isRunning = plan.status === 'running'
  const current = isRunning ? planned : priceAt(before, startsAt.getTime())
  const isSet = isRunning
    ? planned.outcome === 'changed' && isSamePrice(before.price, next)
    : isSamePrice(current, planned)
  if (!isSet) return null
  const offerEndsAt = target === 'offer' ? endsAt : current.offerEndsAt
  return {
    price: { ...next, offerEndsAt },
    end: endsAt && { at: endsAt.getTime(), price: current },
  }
}

function priceAt({ price, end }: Expected, at: number): Priced {
  return currentPrice(end !== null && end.at <= at ? end.price : price, at)
}
