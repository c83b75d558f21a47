import { effectivePrice } from '#domain/price.ts'
import type { Context } from '#server/context.ts'
import type { Schemas } from '#server/schemas.ts'
import { productNamed } from './named-product.ts'
import { selectPriceChanges, type PriceChange } from './price-history.queries.ts'

const shownMs = 90 * 86_400_000

/** How the prices of a product's variants have changed in the last 90 days. Throws `product_not_found`. */
export async function listPriceHistory(
  context: Context,
  slugOrId: string,
): Promise<Schemas['PriceHistory'][]> {
  const { db, now } = context
  const product = productNamed(context, slugOrId)
  const since = now() - shownMs
  const changes = await selectPriceChanges(db, product.id, new Date(since))
  const byVariant = Map.groupBy(changes, ({ variantId }) => variantId)
  return product.variants.map(({ id }) => ({
    price_id: id,
    points: pointsOf(byVariant.get(id) ?? [], since, now()),
  }))
}

type Point = { at: number; price: number }

/** What a unit cost from each instant on; an offer that ends lets the price return. */
function pointsOf(
  changes: readonly PriceChange[],
  since: number,
  now: number,
): Schemas['PriceHistory']['points'] {
  const points = changes.flatMap((change, index): Point[] => {
    const start = Math.max(change.changedAt.getTime(), since)
    const next = changes[index + 1]?.changedAt.getTime() ?? now
    const end = change.offerEndsAt?.getTime() ?? Infinity
    const begins = { at: start, price: effectivePrice(change, start) }
    const isEndedWithin = change.newPrice !== null && end > start && end < next
    return isEndedWithin ? [begins, { at: end, price: change.price }] : [begins]
  })
  return points
    .filter(({ price }, index) => price !== points[index - 1]?.price)
    .map(({ at, price }) => ({ at: new Date(at).toISOString(), price }))
}
