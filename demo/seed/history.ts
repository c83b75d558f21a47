import { and, asc, eq, inArray } from 'drizzle-orm'
import { comparable } from '#domain/persian.ts'
import { demoProducts } from '#demo/catalogue/catalogue.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import {
  priceChanges,
  products,
  searchCounts,
  variants,
} from '#server/platform/db/schema/catalogue.ts'

const dayMs = 86_400_000
const shownDays = 90
/** Days between two changes of a price. */
const interval = 17
/** For so long before an offer its old price was charged. */
const offerDays = 9
const rowsPerInsert = 1_000

/** What the shop's demo has been asked for most. */
const searches = [
  ['آیفون ۱۷', 412],
  ['گلکسی S25', 287],
  ['ایرپادز پرو', 241],
  ['پوکو X7', 198],
  ['پاوربانک', 176],
  ['اپل واچ', 149],
  ['شارژر سامسونگ', 121],
  ['گوشی کارکرده', 97],
] as const

/** Gives the demo a past: the prices that its variants have had, and what people have searched for. */
export async function insertHistory(tx: Transaction, now: number): Promise<void> {
  const day = new Date(now).toISOString().slice(0, 10)
  await tx
    .insert(searchCounts)
    .values(searches.map(([text, count]) => ({ day, form: comparable(text), text, count })))
  const ages = new Map(demoProducts.map(({ slug, addedDaysAgo }) => [slug, addedDaysAgo]))
  const rows = await tx
    .select({
      id: variants.id,
      price: variants.price,
      newPrice: variants.newPrice,
      slug: products.slug,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(products.isActive, true), inArray(products.slug, [...ages.keys()])))
    .orderBy(asc(variants.id))
  const past = rows.flatMap(({ id, price, newPrice, slug }) => {
    const before = pricesBefore(id, price, Math.min(ages.get(slug) ?? 0, shownDays))
    const charged = newPrice === null ? before : [{ daysAgo: offerDays, price }, ...before]
    return charged.map(({ daysAgo, price }) => ({
      variantId: id,
      price,
      changedAt: new Date(now - daysAgo * dayMs),
    }))
  })
  for (let from = 0; from < past.length; from += rowsPerInsert)
    await tx.insert(priceChanges).values(past.slice(from, from + rowsPerInsert))
}

/** Prices on the way to today's, in steps of up to 3 %, the same for every demo. */
function pricesBefore(
  id: number,
  price: number,
  days: number,
): { daysAgo: number; price: number }[] {
  const unit = price >= 10_000_000 ? 100_000 : 10_000
  const past = []
  let before = price
  for (let step = 1; step * interval <= days; step++) {
    const percent = ((id * 7 + step * 13) % 7) - 3
    before = Math.max(unit, Math.round((before * (100 - percent)) / 100 / unit) * unit)
    past.push({ daysAgo: step * interval + (id % 5), price: before })
  }
  return past
}
