import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { products, variants } from '#server/platform/db/schema/catalogue.ts'
import {
  selectStaffProductIds,
  type StaffProductFilter,
} from '#server/features/products/staff-products.queries.ts'

const priced = {
  id: variants.id,
  productId: variants.productId,
  title: products.title,
  colorName: variants.colorName,
  price: variants.price,
  newPrice: variants.newPrice,
  offerEndsAt: variants.offerEndsAt,
}

export type PricedRow = Awaited<ReturnType<typeof findPriced>>[number]

/** The variants of these products, or of all that match, newest products first; at most `limit`. */
export function findPriced(
  db: Executor,
  which: readonly number[] | StaffProductFilter,
  limit: number,
) {
  const ids = 'words' in which ? selectStaffProductIds(db, which) : [...which]
  return db
    .select(priced)
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(products.id, ids))
    .orderBy(desc(products.id), asc(variants.position), asc(variants.id))
    .limit(limit)
}

/** These variants, locked for an update in the order of their ids. */
export function lockPriced(tx: Transaction, ids: readonly number[]): Promise<PricedRow[]> {
  return tx
    .select(priced)
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(variants.id, [...ids]))
    .orderBy(asc(variants.id))
    .for('no key update', { of: variants })
}

type NewPrices = Pick<PricedRow, 'id' | 'price' | 'newPrice' | 'offerEndsAt'>

/** Updates the prices of locked variants in one statement, so that the catalogue hears of them together. */
export async function updatePrices(
  tx: Transaction,
  rows: readonly NewPrices[],
  at: Date,
): Promise<void> {
  if (rows.length === 0) return
  const column = <Value>(read: (row: NewPrices) => Value) => sql.param(rows.map(read))
  await tx.execute(sql`
    update ${variants} set price = row.price, new_price = row.new_price,
      offer_ends_at = row.offer_ends_at, updated_at = ${at}
    from unnest(${column(({ id }) => id)}::int[], ${column(({ price }) => price)}::bigint[],
      ${column(({ newPrice }) => newPrice)}::bigint[],
      ${column(({ offerEndsAt }) => offerEndsAt?.toISOString() ?? null)}::timestamptz[]
    ) as row (id, price, new_price, offer_ends_at)
    where ${variants}.id = row.id`)
}
