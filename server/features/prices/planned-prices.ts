import { currentPrice, isSamePrice } from '#domain/price.ts'
import type { Schemas } from '#server/schemas.ts'
import type { Executor } from '#server/platform/db/database.ts'
import type { LockedVariant } from '#server/features/products/variants.queries.ts'
import { findPlannedOf } from './price-plans.queries.ts'

/** What plans will set of these variants, the first first; a plan leaves out a variant whose price was changed since. */
export async function plannedPrices(
  db: Executor,
  variants: readonly LockedVariant[],
): Promise<Schemas['PlannedPrice'][]> {
  const byId = new Map(variants.map((variant) => [variant.id, variant]))
  const rows = await findPlannedOf(db, [...byId.keys()])
  return rows.flatMap(({ startsAt, planned }) => {
    const variant = byId.get(planned.variantId)
    if (variant === undefined) return []
    if (!isSamePrice(currentPrice(variant, startsAt.getTime()), planned)) return []
    return {
      plan_id: planned.planId,
      variant_id: planned.variantId,
      starts_at: startsAt.toISOString(),
      price: planned.nextPrice,
      new_price: planned.nextNewPrice,
    }
  })
}
