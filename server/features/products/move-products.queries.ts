import { asc, inArray } from 'drizzle-orm'
import type { Transaction } from '#server/platform/db/database.ts'
import { categories, products } from '#server/platform/db/schema/catalogue.ts'
import { selectStaffProductIds, type StaffProductFilter } from './staff-products.queries.ts'

export type PlacedRow = { id: number; categoryId: number }

const placed = { id: products.id, categoryId: products.categoryId }

/** The names of all categories by their ids; none can be deleted until the transaction ends. */
export async function lockCategoryNames(tx: Transaction): Promise<Map<number, string>> {
  const rows = await tx
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .orderBy(asc(categories.id))
    .for('key share')
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Products and their categories, locked until the transaction ends. */
export function lockProducts(tx: Transaction, ids: readonly number[]): Promise<PlacedRow[]> {
  return tx
    .select(placed)
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for('no key update')
}

/** The products that a list finds, at most `limit`, locked until the transaction ends. */
export async function lockFoundProducts(
  tx: Transaction,
  filter: StaffProductFilter,
  limit: number,
): Promise<PlacedRow[]> {
  const ids = await selectStaffProductIds(tx, filter).limit(limit)
  return lockProducts(
    tx,
    ids.map(({ id }) => id),
  )
}

export async function setCategory(
  tx: Transaction,
  ids: readonly number[],
  { categoryId, at }: { categoryId: number; at: Date },
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(products)
    .set({ categoryId, updatedAt: at })
    .where(inArray(products.id, [...ids]))
}
