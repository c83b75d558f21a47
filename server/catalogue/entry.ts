import { currentPrice, type CurrentPrice } from '#domain/price.ts'
import type { ProductRow, VariantRow } from './catalogue.queries.ts'

/** A product with all its variants, as lists and cards need it. */
export type Product = ProductRow & { variants: readonly VariantRow[] }

/** The price on a product's card: that of its cheapest variant that can be bought now. */
export type Lead = { variant: VariantRow; current: CurrentPrice; asked: number }

/** The cheapest variant in stock at `now`, the first of equal prices; undefined if all are sold out. */
export function leadOf(product: Product, now: number): Lead | undefined {
  let lead: Lead | undefined
  for (const variant of product.variants) {
    if (variant.stock <= 0) continue
    const current = currentPrice(variant, now)
    const asked = current.newPrice ?? current.price
    if (!lead || asked < lead.asked) lead = { variant, current, asked }
  }
  return lead
}

/** When a product or one of its variants last changed. */
export function changedAt({ createdAt, variants }: Product): Date {
  const instants = [createdAt, ...variants.map(({ updatedAt }) => updatedAt)]
  return instants.reduce((last, instant) => (instant > last ? instant : last))
}
