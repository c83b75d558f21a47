import { asc, count, eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { brands, products } from '#server/platform/db/schema/catalogue.ts'

export type BrandRow = typeof brands.$inferSelect

/** All brands, with how many products each has. */
export function findBrands(db: Executor) {
  return db
    .select({
      id: brands.id,
      name: brands.name,
      english_name: brands.englishName,
      products: count(products.id),
    })
    .from(brands)
    .leftJoin(products, eq(products.brandId, brands.id))
    .groupBy(brands.id)
    .orderBy(sql`${brands.name} collate "fa-x-icu"`, asc(brands.id))
}

/** A brand, its row locked for an update until the transaction ends. */
export async function lockBrand(tx: Transaction, id: number): Promise<BrandRow | null> {
  const [row] = await tx.select().from(brands).where(eq(brands.id, id)).for('no key update')
  return row ?? null
}

/** Inserts a brand and returns its id; null if its slug is taken. */
export async function insertBrand(
  tx: Transaction,
  row: typeof brands.$inferInsert,
): Promise<number | null> {
  const [inserted] = await tx
    .insert(brands)
    .values(row)
    .onConflictDoNothing({ target: brands.slug })
    .returning({ id: brands.id })
  return inserted?.id ?? null
}

export async function updateBrand(
  tx: Transaction,
  id: number,
  fields: Pick<BrandRow, 'name' | 'englishName' | 'aliases'>,
): Promise<void> {
  await tx.update(brands).set(fields).where(eq(brands.id, id))
}
