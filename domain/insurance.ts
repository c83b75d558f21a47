/** What an insurance costs: a share of the variant's list price, but never less than a minimum (tomans). */
export type InsuranceRate = { ratePermille: number; minimumPrice: number }

/** Insurance prices are whole multiples of this many tomans. */
const step = 100_000

/**
 * The price in tomans of insuring one unit: `ratePermille` of the price it covers, rounded to the nearest
 * 100,000, at least `minimumPrice`. `listPrice` is the unit's list price, so an offer that ends while the
 * goods lie in the cart does not change the cover.
 */
export function insurancePrice(insurance: InsuranceRate, listPrice: number): number {
  const share = (listPrice * insurance.ratePermille) / 1000
  return Math.max(insurance.minimumPrice, Math.round(share / step) * step)
}
