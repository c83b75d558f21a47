import { and, eq } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { products, variants } from '#server/platform/db/schema/catalogue.ts'

export type LockedVariant = typeof variants.$inferSelect

/** A variant with its row locked until the end of the transaction, for a caller that is about to change it. */
export async function lockVariant(tx: Transaction, id: number): Promise<LockedVariant | null> {
  const [row] = await tx.select().from(variants).where(eq(variants.id, id)).for('no key update')
  return row ?? null
}

/** Writes price, offer and stock of a locked variant. */
export async function updateVariant(tx: Transaction, variant: LockedVariant): Promise<void> {
  const { id, price, newPrice, offerEndsAt, stock, updatedAt } = variant
  await tx
    .update(variants)
    .set({ price, newPrice, offerEndsAt, stock, updatedAt })
    .where(eq(variants.id, id))
}

/** What can be said of a variant that the shop shows. */
export async function findShownVariant(db: Executor, id: number) {
  const [row] = await selectShown(db, id)
  return row ?? null
}

/** The same, with its row kept as it is until the end of the transaction. */
export async function holdShownVariant(tx: Transaction, id: number) {
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
