import { and, count, desc, eq } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'
import { products } from '#server/platform/db/schema/catalogue.ts'
import { savedProducts } from '#server/platform/db/schema/engagement.ts'

export async function isSaved(db: Executor, userId: number, productId: number): Promise<boolean> {
  const rows = await db
    .select({ id: savedProducts.id })
    .from(savedProducts)
    .where(of(userId, productId))
  return rows.length > 0
}

/** Returns false if the product was saved already. */
export async function insertSaved(
  db: Executor,
  saved: { userId: number; productId: number; savedAt: Date },
): Promise<boolean> {
  const rows = await db
    .insert(savedProducts)
    .values(saved)
    .onConflictDoNothing()
    .returning({ id: savedProducts.id })
  return rows.length > 0
}

export async function deleteSavedProduct(
  db: Executor,
  userId: number,
  productId: number,
): Promise<void> {
  await db.delete(savedProducts).where(of(userId, productId))
}

/** Returns false if the user has no such saved product. */
export async function deleteSaving(db: Executor, userId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(savedProducts)
    .where(and(eq(savedProducts.id, id), eq(savedProducts.userId, userId)))
    .returning({ id: savedProducts.id })
  return rows.length > 0
}

/** One page of a user's saved products that the shop still shows, last saved first, and their total number. */
export async function findSavings(
  db: Executor,
  userId: number,
  { page, size }: { page: number; size: number },
): Promise<{ rows: { id: number; productId: number }[]; total: number }> {
  const shown = and(eq(savedProducts.userId, userId), eq(products.isActive, true))
  const rows = await db
    .select({ id: savedProducts.id, productId: savedProducts.productId })
    .from(savedProducts)
    .innerJoin(products, eq(products.id, savedProducts.productId))
    .where(shown)
    .orderBy(desc(savedProducts.id))
    .limit(size)
    .offset((page - 1) * size)
  const [counted] = await db
    .select({ total: count() })
    .from(savedProducts)
    .innerJoin(products, eq(products.id, savedProducts.productId))
    .where(shown)
  return { rows, total: counted?.total ?? 0 }
}

/** The last `limit` products that a user saved, last saved first. */
export async function findSavedIds(db: Executor, userId: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ productId: savedProducts.productId })
    .from(savedProducts)
    .where(eq(savedProducts.userId, userId))
    .orderBy(desc(savedProducts.id))
    .limit(limit)
  return rows.map(({ productId }) => productId)
}

const of = (userId: number, productId: number) =>
  and(eq(savedProducts.userId, userId), eq(savedProducts.productId, productId))
