/** The price of an insurance: a share of the variant's list price, but never less than a minimum (tomans). */
export type InsuranceRate = { ratePermille: number; minimumPrice: number }

/** Insurance prices are whole multiples of this many tomans. */
const step = 100_000

/**
 * The price in tomans of insuring one unit: `ratePermille` of the covered price, rounded to the nearest 100,000, at
 * least `minimumPrice`. `listPrice` is the unit's list price, so an offer that ends while the product is in the cart
 * does not change the cover.
 */
export function insurancePrice(insurance: InsuranceRate, listPrice: number): number {
  const share = (listPrice * insurance.ratePermille) / 1000
  return Math.max(insurance.minimumPrice, Math.round(share / step) * step)
}

/**
 * The price of an insurance for a variant, in tomans: the variant's own price for it, otherwise the insurance's
 * (CART-33). @param variant a variant, or a cart line of one
 */
export function insurancePriceOf(
  insurance: { id: number; price: number },
  variant: { insurance_prices: readonly { insurance_id: number; insurance_price: number }[] },
): number {
  const own = variant.insurance_prices.find(({ insurance_id: id }) => id === insurance.id)
  return own?.insurance_price ?? insurance.price
}
