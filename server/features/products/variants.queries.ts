import { and, eq, ne } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { products, variants } from '#server/platform/db/schema/catalogue.ts'

export type LockedVariant = typeof variants.$inferSelect

/** A variant, its row locked for an update until the transaction ends. */
export async function lockVariant(tx: Transaction, id: number): Promise<LockedVariant | null> {
  const [row] = await tx.select().from(variants).where(eq(variants.id, id)).for('no key update')
  return row ?? null
}

/** A variant, whether the shop shows it or not. */
export async function findVariant(db: Executor, id: number): Promise<LockedVariant | null> {
  const [row] = await db.select().from(variants).where(eq(variants.id, id))
  return row ?? null
}

/** Whether the shop shows no other variant of the same product; the product is locked, so that it stays so. */
export async function isLastShown(
  tx: Transaction,
  { id, productId }: Pick<LockedVariant, 'id' | 'productId'>,
): Promise<boolean> {
  await tx
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, productId))
    .for('no key update')
  const others = await tx
    .select({ id: variants.id })
    .from(variants)
    .where(
      and(eq(variants.productId, productId), ne(variants.id, id), eq(variants.isHidden, false)),
    )
    .limit(1)
  return others.length === 0
}

/** Updates what staff can change of a locked variant. */
export async function updateVariant(tx: Transaction, variant: LockedVariant): Promise<void> {
  const { id, price, newPrice, offerEndsAt, stock, isHidden, lowStock, updatedAt } = variant
  await tx
    .update(variants)
    .set({ price, newPrice, offerEndsAt, stock, isHidden, lowStock, updatedAt })
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
    .where(and(eq(variants.id, id), eq(variants.isHidden, false), eq(products.isActive, true)))
