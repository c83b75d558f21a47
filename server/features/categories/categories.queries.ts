import { asc, eq, isNull, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { categories, filters } from '#server/platform/db/schema/catalogue.ts'

export type CategoryFields = Partial<typeof categories.$inferInsert>

/** The categories of the shop in their order. */
export const findCategories = (db: Executor) =>
  db.select().from(categories).orderBy(asc(categories.position), asc(categories.id))

/**
 * The categories under the same one, in their order, locked until the transaction ends. They are sorted once they are
 * locked: PostgreSQL sorts before it waits for a lock, so its order may be older than the rows.
 */
export async function lockCategoriesUnder(tx: Transaction, parentId: number | null) {
  const rows = await tx
    .select()
    .from(categories)
    .where(parentId === null ? isNull(categories.parentId) : eq(categories.parentId, parentId))
    .orderBy(asc(categories.id))
    .for('no key update')
  return rows.toSorted((one, other) => one.position - other.position || one.id - other.id)
}

export async function findParentId(
  db: Executor,
  id: number,
): Promise<{ id: number | null } | null> {
  const [row] = await db
    .select({ id: categories.parentId })
    .from(categories)
    .where(eq(categories.id, id))
  return row ?? null
}

export async function updateCategoryRow(
  tx: Transaction,
  id: number,
  fields: CategoryFields,
): Promise<void> {
  await tx.update(categories).set(fields).where(eq(categories.id, id))
}

/** Sets the order of categories, by their ids. */
export async function orderCategories(tx: Transaction, ids: readonly number[]): Promise<void> {
  const places = sql`array[${sql.join(
    ids.map((id) => sql`${id}::integer`),
    sql`, `,
  )}]`
  await tx
    .update(categories)
    .set({ position: sql`array_position(${places}, ${categories.id})` })
    .where(sql`${categories.id} = any(${places})`)
}

/** The filters of the shop in their order. */
export const findFilters = (db: Executor) =>
  db.select().from(filters).orderBy(asc(filters.position), asc(filters.id))

/** A filter, its row locked for an update until the transaction ends. */
export async function lockFilter(tx: Transaction, key: string) {
  const [row] = await tx.select().from(filters).where(eq(filters.key, key)).for('no key update')
  return row ?? null
}

export async function updateFilterRow(
  tx: Transaction,
  id: number,
  fields: Pick<typeof filters.$inferInsert, 'name' | 'values'>,
): Promise<void> {
  await tx.update(filters).set(fields).where(eq(filters.id, id))
}
