import { and, asc, eq, gt, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { alias, union } from 'drizzle-orm/pg-core'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import {
  products,
  productTotals,
  staleProductTotals,
  variants,
} from '#server/platform/db/schema/catalogue.ts'

/** Whether staff see a variant marked, as few units are left. */
export const isLow = and(eq(variants.isHidden, false), lte(variants.stock, variants.lowStock))

/** The ids of the products whose stored totals are stale: few, unless many prices have just changed. */
export async function findStaleTotals(db: Executor, at: Date): Promise<number[]> {
  const rows = await union(
    db.select({ id: staleProductTotals.productId }).from(staleProductTotals),
    db.select({ id: productTotals.productId }).from(productTotals).where(hasEnded(at)),
  )
  return rows.map(({ id }) => id)
}

/** The columns of what `storedTotals` and `currentTotals` select from. */
export const totals = alias(productTotals, 'totals')

/** All rows, to select from where the columns of the variants are not needed. */
export const storedTotals = sql`${productTotals} as "totals"`

/**
 * All rows as stored, and computed where they are stale; to select from.
 * @param at when offers are evaluated
 * @param stale from `findStaleTotals`; a subquery in its place would make PostgreSQL expect many and read all variants
 */
export function currentTotals(db: Executor, at: Date, stale: readonly number[]): SQL {
  const stored = db
    .select()
    .from(productTotals)
    .where(sql`${productTotals.productId} <> all(${idsIn(stale)})`)
  return sql`(${stored} union all ${computedTotals(db, at, stale)}) as "totals"`
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

/**
 * False if another process stores totals; otherwise none does until the transaction ends. Changes of products wait as
 * long: they write to the same rows, in another order, and could deadlock.
 */
export async function lockTotals(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('product_totals')) as locked`,
  )
  if (rows[0]?.locked !== true) return false
  await tx.execute(sql`lock table ${productTotals} in share row exclusive mode`)
  return true
}

const hasEnded = (at: Date) => lte(productTotals.offerEndsAt, at)

/** One parameter, however many they are. */
const idsIn = (ids: readonly number[]) => sql`${sql.param([...ids])}::int[]`

/** One row of `productTotals` per product, including products without variants. */
function computedTotals(db: Executor, at: Date, ids: readonly number[]) {
  // Must match `effectivePrice` in domain/price.ts; `least` ignores null.
  const holds = or(isNull(variants.offerEndsAt), gt(variants.offerEndsAt, at))
  const price = sql`case when ${holds} then least(${variants.price}, ${variants.newPrice}) else ${variants.price} end`
  return db
    .select({
      productId: products.id,
      title: products.title,
      secondTitle: products.secondTitle,
      sku: products.sku,
      brandId: products.brandId,
      categoryId: products.categoryId,
      isActive: products.isActive,
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
    .where(sql`${products.id} = any(${idsIn(ids)})`)
    .groupBy(products.id)
}
