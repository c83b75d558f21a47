import {
  cheapest,
  currentPrice,
  effectivePrice,
  openedUnasked,
  payablePrice,
  type Priced,
} from '#domain/price.ts'
import type { ProductRow, VariantRow } from './catalogue.queries.ts'

/** A product with all its variants, as lists and cards need it. */
export type Product = ProductRow & { variants: readonly VariantRow[] }

/** The price on a product's card: that of its cheapest variant that can be bought now. */
export type Lead = { variant: VariantRow; current: Priced; asked: number }

/** The cheapest variant in stock at `now`, the first of equal prices; undefined if all are sold out. */
export function leadOf(product: Product, now: number): Lead | undefined {
  const variant = cheapest(product.variants, (variant) => priceInStock(variant, now))
  return variant && leadFor(variant, now)
}

/** The lead that a given variant makes; undefined if it is sold out. */
export function leadFor(variant: VariantRow, now: number): Lead | undefined {
  if (variant.stock <= 0) return undefined
  const current = currentPrice(variant, now)
  return { variant, current, asked: payablePrice(current.price, current.newPrice) }
}

/** What a picture shows of a product, to be priced and linked to. */
export type ShownColor = {
  lead: Lead | undefined
  linkPriceId: number | null
  /** The color's name; null if the cheapest variant is meant. */
  color: string | null
}

/**
 * The cheapest variant of a color, which the link names even when it is sold out, since the picture shows that color.
 * The cheapest of all without a color, or with one in which the product does not come.
 */
export function shownColor(product: Product, key: string | undefined, now: number): ShownColor {
  const ofColor = product.variants.filter(({ colorKey }) => colorKey === key)
  const [first] = ofColor
  if (!first) {
    const lead = leadOf(product, now)
    return { lead, linkPriceId: lead ? linkPriceId(product, lead) : null, color: null }
  }
  const lead = leadOf({ ...product, variants: ofColor }, now)
  return { lead, linkPriceId: lead?.variant.id ?? first.id, color: first.colorName }
}

/** The variant that a link names for the page to open on the lead's price; null if the page does so unasked. */
export function linkPriceId(
  { variants }: Product,
  { variant }: Pick<Lead, 'variant'>,
): number | null {
  return openedUnasked(variants, ({ stock }) => stock > 0) === variant ? null : variant.id
}

/** The price of a variant at `now`; null if it is sold out. */
export function priceInStock(variant: VariantRow, now: number): number | null {
  return variant.stock > 0 ? effectivePrice(variant, now) : null
}

/** When a product or one of its variants last changed. */
export function changedAt({ createdAt, variants }: Product): Date {
  const instants = [createdAt, ...variants.map(({ updatedAt }) => updatedAt)]
  return instants.reduce((last, instant) => (instant > last ? instant : last))
}
