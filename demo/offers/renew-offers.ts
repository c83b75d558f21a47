import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import { demoProducts } from '#demo/catalogue/catalogue.ts'
import type { Context } from '#server/context.ts'
import { notifyOfChanges } from '#server/features/stock-alerts/stock-alerts.service.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import { products, variants } from '#server/platform/db/schema/catalogue.ts'
import { transaction } from '#server/platform/db/transaction.ts'

/**
 * Restarts the demo's own offers that have ended, at their former prices and with the original intervals between their
 * ends: a demo that runs for weeks always has some offers. What the staff changed stays as it is.
 */
export async function renewOffers({ db, log, now }: Context): Promise<void> {
  const renewed = await transaction(db, async (tx) => {
    const ids = await restartEnded(tx, now())
    await notifyOfChanges(tx, ids, now())
    return ids
  })
  if (renewed.length > 0)
    log.info({ variants: renewed.length }, 'ended offers of the demo restarted')
}

/** How long a restarted offer of the demo lasts. */
const duration = sql`interval '96 hours'`

/** Returns the ids of the variants whose offers were restarted. */
async function restartEnded(tx: Transaction, now: number): Promise<number[]> {
  const at = new Date(now)
  const renewed = await tx
    .update(variants)
    .set({
      offerEndsAt: sql`date_bin(${duration}, ${at}, ${variants.offerEndsAt}) + ${duration}`,
      updatedAt: at,
    })
    .from(products)
    .where(
      and(
        eq(products.id, variants.productId),
        inArray(sql`(${products.slug}, ${variants.newPrice})`, demoOffers),
        lte(variants.offerEndsAt, at),
      ),
    )
    .returning({ id: variants.id })
  return renewed.map(({ id }) => id)
}

const demoOffers = demoProducts.flatMap(({ slug, variants: all }) =>
  all.flatMap(({ newPrice, offerEndsInHours }) =>
    newPrice === undefined || offerEndsInHours === undefined ? [] : sql`(${slug}, ${newPrice})`,
  ),
)
