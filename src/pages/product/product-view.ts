import { currentPrice, discountPercent } from '#domain/price.ts'
import type { components } from '#api/schema.d.ts'

export type Product = components['schemas']['Product']
export type Variant = components['schemas']['Variant']
export type Insurance = components['schemas']['Insurance']
export type ProductImage = Product['images'][number]

/** An offered price: tomans, and the whole percent saved where there is an offer. */
export type Offer = { amount: number; before: number | null; percent: number }

export type StockState = 'soldOut' | 'few' | 'plenty'

const fewUnits = 3

/** The variant that the address asks for, else the first one in stock, else the first one (A15). */
export function chooseVariant(
  variants: readonly Variant[],
  priceId: string | null,
): Variant | undefined {
  const asked = variants.find((variant) => String(variant.id) === priceId)
  return asked ?? variants.find((variant) => variant.quantity > 0) ?? variants[0]
}

/** Sold out at 0, few at 1 and 2 (A14). */
export function stockState(quantity: number): StockState {
  if (quantity <= 0) return 'soldOut'
  return quantity < fewUnits ? 'few' : 'plenty'
}

/** What a variant costs at `now`, milliseconds since 1970. */
export function offerOf(variant: Variant, now: number): Offer {
  const { price, new_price: newPrice, expire_time: end } = variant
  const current = currentPrice(
    { price, newPrice, offerEndsAt: end === null ? null : new Date(end) },
    now,
  )
  if (current.newPrice === null) return { amount: price, before: null, percent: 0 }
  return { amount: current.newPrice, before: price, percent: discountPercent(price, newPrice) }
}

/** What the insurance of a product costs for a variant, in tomans (C17). */
export function insurancePriceOf(insurance: Insurance, variant: Variant): number {
  const own = variant.insurance_prices.find(({ insurance_id: id }) => id === insurance.id)
  return own?.insurance_price ?? insurance.price
}

/**
 * The pictures to show for a variant: its own first, then those of no variant, then the other variants'.
 * Within each group the shop's order holds.
 */
export function galleryOf(images: readonly ProductImage[], variant: Variant | undefined) {
  const rank = ({ related_price_id: id }: ProductImage) => {
    if (id === null) return 1
    return id === variant?.id ? 0 : 2
  }
  return images.toSorted((one, other) => rank(one) - rank(other))
}

/** How many of a gallery's pictures stand as thumbnails, and how many the last of them stands for (A39). */
export function thumbnails(count: number): { shown: number; more: number } {
  const shown = Math.min(count, mostThumbnails)
  return { shown, more: count - shown }
}

const mostThumbnails = 4
