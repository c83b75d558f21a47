import { currentPrice, type CurrentPrice } from '#domain/price.ts'
import type { ProductRow, VariantRow } from './catalogue.queries.ts'

/** A product as lists and cards need it, with everything that can be bought of it. */
export type Product = ProductRow & { variants: readonly VariantRow[] }

/** What a card asks for a product: its cheapest variant that can be bought now. */
export type Lead = { variant: VariantRow; current: CurrentPrice; asked: number }

/** The cheapest variant in stock at `now`, the earlier one of equal prices; none where all are sold out. */
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

/** When a product or one of its variants changed last. */
export function changedAt({ createdAt, variants }: Product): Date {
  const instants = [createdAt, ...variants.map(({ updatedAt }) => updatedAt)]
  return instants.reduce((last, instant) => (instant > last ? instant : last))
}
