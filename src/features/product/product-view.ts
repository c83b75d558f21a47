import type { components } from '#api/schema.d.ts'
import { unaskedVariant } from '#src/goods/variant-price.ts'

export type Product = components['schemas']['Product']
export type Variant = components['schemas']['Variant']
export type Insurance = components['schemas']['Insurance']

export type StockState = 'soldOut' | 'few' | 'plenty'

const fewUnits = 3

/** The variant of the URL, else the one on which the page opens unasked. */
export function chooseVariant(
  variants: readonly Variant[],
  priceId: string | null,
): Variant | undefined {
  const asked = variants.find((variant) => String(variant.id) === priceId)
  return asked ?? unaskedVariant(variants)
}

/** Sold out at 0, few at 1 and 2. */
export function stockState(quantity: number): StockState {
  if (quantity <= 0) return 'soldOut'
  return quantity < fewUnits ? 'few' : 'plenty'
}
