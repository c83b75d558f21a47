import { and, asc, eq, gte, or, sql } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'
import { priceChanges, variants } from '#server/platform/db/schema/catalogue.ts'

export type PriceChange = Awaited<ReturnType<typeof selectPriceChanges>>[number]

/**
 * The prices that the variants of a product have had since an instant, oldest first, with the one that each had at that
 * instant.
 */
export function selectPriceChanges(db: Executor, productId: number, since: Date) {
  const before = sql`${priceChanges.changedAt} = (
    select max(earlier.changed_at) from ${priceChanges} as earlier
    where earlier.variant_id = ${priceChanges.variantId} and earlier.changed_at < ${since}
  )`
  return db
    .select({
      variantId: priceChanges.variantId,
      price: priceChanges.price,
      newPrice: priceChanges.newPrice,
      offerEndsAt: priceChanges.offerEndsAt,
      changedAt: priceChanges.changedAt,
    })
    .from(priceChanges)
    .innerJoin(variants, eq(variants.id, priceChanges.variantId))
    .where(
      and(
        eq(variants.productId, productId),
        eq(variants.isHidden, false),
        or(gte(priceChanges.changedAt, since), before),
      ),
    )
    .orderBy(asc(priceChanges.changedAt), asc(priceChanges.id))
}
