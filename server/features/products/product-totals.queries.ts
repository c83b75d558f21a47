import { and, eq, exists, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database, Executor } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import {
  products,
  productTotals,
  staleProductTotals,
  variants,
} from '#server/platform/db/schema/catalogue.ts'

/**
 * Works out again what the variants of products come to, where that has changed or an offer has ended since the last
 * time. Whoever reads the totals calls it first, so a sale pays for one more row and never waits for another sale.
 * @param at when prices are compared
 */
export async function refreshProductTotals(db: Database, at: Date): Promise<void> {
  if (!(await isAnyStale(db, at))) return
  await transaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('product_totals'))`)
    const stale = tx.$with('stale').as(tx.delete(staleProductTotals).returning())
    const concerned = tx
      .select({ id: stale.productId })
      .from(stale)
      .unionAll(tx.select({ id: productTotals.productId }).from(productTotals).where(hasEnded(at)))
    await tx
      .with(stale)
      .insert(productTotals)
      .select(selectTotals(tx, at).where(inArray(products.id, concerned)).groupBy(products.id))
      .onConflictDoUpdate({
        target: productTotals.productId,
        set: {
          price: sql`excluded.price`,
          offerEndsAt: sql`excluded.offer_ends_at`,
          stock: sql`excluded.stock`,
          isLow: sql`excluded.is_low`,
        },
      })
  })
}

const hasEnded = (at: Date) => lte(productTotals.offerEndsAt, at)

async function isAnyStale(db: Executor, at: Date): Promise<boolean> {
  const changed = db.select({ id: staleProductTotals.id }).from(staleProductTotals)
  const ended = db.select({ id: productTotals.productId }).from(productTotals).where(hasEnded(at))
  const { rows } = await db.execute<{ stale: boolean }>(
    sql`select ${or(exists(changed), exists(ended))} as stale`,
  )
  return rows[0]?.stale === true
}

/** A row of `productTotals` for each product, without variants too. */
function selectTotals(db: Executor, at: Date) {
  // Must match `effectivePrice` in domain/price.ts; `least` ignores null.
  const holds = or(isNull(variants.offerEndsAt), gt(variants.offerEndsAt, at))
  const price = sql`case when ${holds} then least(${variants.price}, ${variants.newPrice}) else ${variants.price} end`
  const isLow = and(eq(variants.isHidden, false), lte(variants.stock, variants.lowStock))
  return db
    .select({
      productId: products.id,
      price: sql<number | null>`min(${price})`.as('price'),
      offerEndsAt:
        sql<Date | null>`min(${variants.offerEndsAt}) filter (where ${gt(variants.offerEndsAt, at)})`.as(
          'offer_ends_at',
        ),
      stock: sql<number>`coalesce(sum(${variants.stock}), 0)`.as('stock'),
      isLow: sql<boolean>`coalesce(bool_or(${isLow}), false)`.as('is_low'),
    })
    .from(products)
    .leftJoin(variants, eq(variants.productId, products.id))
}
