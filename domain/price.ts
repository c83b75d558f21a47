/** A price in tomans and the offer on it; the offer counts until `offerEndsAt`, for ever where that is null. */
export type Priced = {
  price: number
  newPrice: number | null
  offerEndsAt: Date | null
}

/** What is asked now: the list price, the offer's price where one holds, and the offer's end where it has one. */
export type CurrentPrice = { price: number; newPrice: number | null; offerEndsAt: Date | null }

/** The price and the offer that hold at `now` (milliseconds since 1970). An offer ends at its instant, not after it. */
export function currentPrice(variant: Priced, now: number): CurrentPrice {
  const { price, newPrice, offerEndsAt } = variant
  const holds =
    newPrice !== null && newPrice < price && (offerEndsAt === null || offerEndsAt.getTime() > now)
  return holds ? { price, newPrice, offerEndsAt } : { price, newPrice: null, offerEndsAt: null }
}

/** What one unit costs at `now`, in tomans. */
export function effectivePrice(variant: Priced, now: number): number {
  const current = currentPrice(variant, now)
  return current.newPrice ?? current.price
}

/** The discount in whole percent, rounded up, as cards and product pages show it; 0 without an offer. */
export function discountPercent(price: number, newPrice: number | null): number {
  if (newPrice === null || newPrice >= price) return 0
  return Math.ceil(((price - newPrice) * 100) / price)
}

/** The discount of an order's item in whole percent, rounded to the nearest (ORD-56); 0 without one. */
export function orderDiscountPercent(price: number, newPrice: number | null): number {
  if (newPrice === null || newPrice >= price) return 0
  return Math.round(100 - (100 * newPrice) / price)
}
