import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/db/database.ts'
import { products, variants } from '#server/platform/db/schema/catalogue.ts'
import { PRODUCTS } from '#demo/catalogue/catalogue.ts'

/** So long an offer of the demo lasts once it has begun anew. */
const duration = sql`interval '96 hours'`

/**
 * Begins the demo's own offers anew where they have ended, at the price that they had and with the ends as far apart
 * as at first: a demo that runs for weeks always has something on offer. What the staff changed stays as it is.
 * @param now milliseconds since 1970
 * @returns the ids of the variants that are on offer again
 */
export async function renewDemoOffers(tx: Transaction, now: number): Promise<number[]> {
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

const demoOffers = PRODUCTS.flatMap(({ slug, variants: all }) =>
  all.flatMap(({ newPrice, offerEndsInHours }) =>
    newPrice === undefined || offerEndsInHours === undefined ? [] : sql`(${slug}, ${newPrice})`,
  ),
)
