import { and, eq } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { products, variants } from '#server/platform/db/schema/catalogue.ts'

export type LockedVariant = typeof variants.$inferSelect

/** A variant, its row locked for an update until the transaction ends. */
export async function lockVariant(tx: Transaction, id: number): Promise<LockedVariant | null> {
  const [row] = await tx.select().from(variants).where(eq(variants.id, id)).for('no key update')
  return row ?? null
}

/** Updates price, offer and stock of a locked variant. */
export async function updateVariant(tx: Transaction, variant: LockedVariant): Promise<void> {
  const { id, price, newPrice, offerEndsAt, stock, updatedAt } = variant
  await tx
    .update(variants)
    .set({ price, newPrice, offerEndsAt, stock, updatedAt })
    .where(eq(variants.id, id))
}

/** The public data of a variant that the shop shows. */
export async function findShownVariant(db: Executor, id: number) {
  const [row] = await selectShown(db, id)
  return row ?? null
}

/** Like `findShownVariant`, with its row locked against changes until the transaction ends. */
export async function lockShownVariant(tx: Transaction, id: number) {
  const [row] = await selectShown(tx, id).for('share', { of: variants })
  return row ?? null
}

const selectShown = (db: Executor, id: number) =>
  db
    .select({
      id: variants.id,
      productId: variants.productId,
      slug: products.slug,
      title: products.title,
      colorName: variants.colorName,
      price: variants.price,
      newPrice: variants.newPrice,
      offerEndsAt: variants.offerEndsAt,
      stock: variants.stock,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(variants.id, id), eq(products.isActive, true)))
