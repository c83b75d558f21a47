import type { components } from '#api/schema.d.ts'
import { cheapest, openedUnasked, payablePrice } from '#domain/price.ts'

type Variant = components['schemas']['Variant']

/** The variant whose price the product's card shows; undefined if all are sold out. */
export function cheapestVariant(variants: readonly Variant[]): Variant | undefined {
  return cheapest(variants, askedPrice)
}

/** The variant on which the product's page opens unless its address names one (A15). */
export function unaskedVariant(variants: readonly Variant[]): Variant | undefined {
  return openedUnasked(variants, ({ quantity }) => quantity > 0)
}

function askedPrice({ price, new_price: newPrice, quantity }: Variant): number | null {
  return quantity > 0 ? payablePrice(price, newPrice) : null
}
