import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { products, variants } from '#server/platform/db/schema/catalogue.ts'

export type ProductRow = typeof products.$inferSelect

/** A product as it is stored, shown or not. */
export async function findProductRow(db: Executor, id: number): Promise<ProductRow | null> {
  const [row] = await db.select().from(products).where(eq(products.id, id))
  return row ?? null
}

/** A product, its row locked for an update until the transaction ends. */
export async function lockProduct(tx: Transaction, id: number): Promise<ProductRow | null> {
  const [row] = await tx.select().from(products).where(eq(products.id, id)).for('no key update')
  return row ?? null
}

export async function updateProductRow(
  tx: Transaction,
  id: number,
  fields: Partial<typeof products.$inferInsert>,
): Promise<void> {
  await tx.update(products).set(fields).where(eq(products.id, id))
}

/**
 * Makes every process render a product's page again: an update of the row, even to the same values, fires
 * `products_updated` (0001_triggers.sql).
 */
export async function touchProduct(tx: Transaction, id: number): Promise<void> {
  await tx
    .update(products)
    .set({ ratingCount: sql`${products.ratingCount}` })
    .where(eq(products.id, id))
}

/** Inserts a product and returns its id; null if its code or its address is taken. */
export async function insertProduct(
  tx: Transaction,
  row: typeof products.$inferInsert,
): Promise<number | null> {
  const [inserted] = await tx
    .insert(products)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: products.id })
  return inserted?.id ?? null
}

export async function isSkuTaken(db: Executor, sku: string): Promise<boolean> {
  return (
    (await db.select({ id: products.id }).from(products).where(eq(products.sku, sku))).length > 0
  )
}

/** Inserts a variant as the last of its product and returns its id. */
export async function insertVariant(
  tx: Transaction,
  row: Omit<typeof variants.$inferInsert, 'position'>,
): Promise<number> {
  const position = sql<number>`(
    select coalesce(max(${variants.position}) + 1, 0) from ${variants}
    where ${variants.productId} = ${row.productId})`
  const [inserted] = await tx
    .insert(variants)
    .values({ ...row, position })
    .returning({ id: variants.id })
  if (inserted === undefined) throw new Error('the variant was not inserted')
  return inserted.id
}

export async function hasColor(db: Executor, productId: number, name: string): Promise<boolean> {
  const rows = await db
    .select({ id: variants.id })
    .from(variants)
    .where(and(eq(variants.productId, productId), eq(variants.colorName, name)))
  return rows.length > 0
}

export async function hasShownVariant(db: Executor, productId: number): Promise<boolean> {
  const rows = await db
    .select({ id: variants.id })
    .from(variants)
    .where(and(eq(variants.productId, productId), eq(variants.isHidden, false)))
    .limit(1)
  return rows.length > 0
}

/** The products that exist, with their titles. */
export function findNamedProducts(db: Executor, ids: readonly number[]) {
  return db
    .select({ id: products.id, name: products.title })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
}
