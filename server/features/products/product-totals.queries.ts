import { and, asc, eq, exists, gt, inArray, isNull, lte, not, or, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import {
  products,
  productTotals,
  staleProductTotals,
  variants,
} from '#server/platform/db/schema/catalogue.ts'

/** Whether staff see a variant marked, as few units are left. */
export const isLow = and(eq(variants.isHidden, false), lte(variants.stock, variants.lowStock))

/**
 * The current totals of every product: the stored ones, and computed ones where these are stale. A subquery to join.
 * @param at when offers are evaluated
 */
export function currentTotals(db: Executor, at: Date) {
  const { productId, price, offerEndsAt, stock, isLow: isStoredLow } = productTotals
  const stored = db
    .select({ productId, price, offerEndsAt, stock, isLow: isStoredLow })
    .from(productTotals)
    .where(and(not(isStale(db)), not(hasEnded(at))))
  return unionAll(stored, computedTotals(db, at, staleIds(db, at))).as('totals')
}

/**
 * Takes some of the products whose totals are stale and stores the current ones. Returns how many it took; those that
 * change meanwhile stay stale.
 */
export async function storeStaleTotals(tx: Transaction, at: Date, limit: number): Promise<number> {
  const taken = tx
    .select({ id: staleProductTotals.id })
    .from(staleProductTotals)
    .orderBy(asc(staleProductTotals.id))
    .limit(limit)
  const changed = await tx
    .delete(staleProductTotals)
    .where(inArray(staleProductTotals.id, taken))
    .returning({ id: staleProductTotals.productId })
  const ended = await tx
    .select({ id: productTotals.productId })
    .from(productTotals)
    .where(hasEnded(at))
    .limit(limit)
  const ids = [...new Set([...changed, ...ended].map(({ id }) => id))]
  if (ids.length === 0) return 0
  await tx
    .insert(productTotals)
    .select(computedTotals(tx, at, ids))
    .onConflictDoUpdate({
      target: productTotals.productId,
      set: {
        price: sql`excluded.price`,
        offerEndsAt: sql`excluded.offer_ends_at`,
        stock: sql`excluded.stock`,
        isLow: sql`excluded.is_low`,
      },
    })
  return changed.length + ended.length
}

/** False if another process stores totals; otherwise none does until the transaction ends. */
export async function lockTotals(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('product_totals')) as locked`,
  )
  return rows[0]?.locked === true
}

const hasEnded = (at: Date) => sql`coalesce(${lte(productTotals.offerEndsAt, at)}, false)`

const isStale = (db: Executor) =>
  exists(
    db
      .select({ id: staleProductTotals.id })
      .from(staleProductTotals)
      .where(eq(staleProductTotals.productId, productTotals.productId)),
  )

const staleIds = (db: Executor, at: Date) =>
  unionAll(
    db.select({ id: staleProductTotals.productId }).from(staleProductTotals),
    db.select({ id: productTotals.productId }).from(productTotals).where(hasEnded(at)),
  )

/** One row of `productTotals` per product, including products without variants. */
function computedTotals(db: Executor, at: Date, ids: number[] | ReturnType<typeof staleIds>) {
  // Must match `effectivePrice` in domain/price.ts; `least` ignores null.
  const holds = or(isNull(variants.offerEndsAt), gt(variants.offerEndsAt, at))
  const price = sql`case when ${holds} then least(${variants.price}, ${variants.newPrice}) else ${variants.price} end`
  return db
    .select({
      productId: products.id,
      price: sql<number | null>`min(${price})`.mapWith(productTotals.price).as('price'),
      offerEndsAt:
        sql<Date | null>`min(${variants.offerEndsAt}) filter (where ${gt(variants.offerEndsAt, at)})`
          .mapWith(productTotals.offerEndsAt)
          .as('offer_ends_at'),
      stock: sql<number>`coalesce(sum(${variants.stock}), 0)`
        .mapWith(productTotals.stock)
        .as('stock'),
      isLow: sql<boolean>`coalesce(bool_or(${isLow}), false)`
        .mapWith(productTotals.isLow)
        .as('is_low'),
    })
    .from(products)
    .leftJoin(variants, eq(variants.productId, products.id))
    .where(inArray(products.id, ids))
    .groupBy(products.id)
}
