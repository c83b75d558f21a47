import type { VariantRow } from '#server/catalogue/catalogue.queries.ts'
import { leadFor, leadOf, linkPriceId, type Lead, type Product } from '#server/catalogue/entry.ts'
import type { Schemas } from '#server/schemas.ts'
import { cardFacts } from './card-facts.ts'

/** A product as shown in lists at `now`, with the price of one variant: the cheapest in stock, unless the list asks for another. */
export function productCard(
  product: Product,
  now: number,
  shown?: VariantRow,
): Schemas['ProductCard'] {
  const lead = shown ? leadFor(shown, now) : leadOf(product, now)
  const variant = shown ?? lead?.variant
  return {
    id: product.id,
    slug: product.slug,
    title: product.title,
    is_used: product.isUsed,
    main_image: pictureOf(product, variant),
    property_values: cardFacts(product.facts),
    price_related_info: lead ? priceInfo(product, lead) : null,
    colors: colorsOf(product),
    gift: giftOf(product, variant),
    rating: ratingOf(product),
  }
}

/** The same card for suggestions, tabs and the home page; its price includes the variant's id. */
export function briefProduct(product: Product, now: number): Schemas['HomeProduct'] {
  const lead = leadOf(product, now)
  return {
    id: product.id,
    slug: product.slug,
    title: product.title,
    is_used: product.isUsed,
    image: pictureOf(product, lead?.variant),
    price: lead
      ? { id: lead.variant.id, quantity: lead.variant.stock, ...priceInfo(product, lead) }
      : null,
    colors: colorsOf(product),
    gift: giftOf(product, lead?.variant),
    property_values: cardFacts(product.facts),
    rating: ratingOf(product),
  }
}

/** The average stars of a product's published comments, to one decimal. */
export function ratingOf({
  ratingCount,
  ratingSum,
}: Pick<Product, 'ratingCount' | 'ratingSum'>): Schemas['Rating'] {
  if (ratingCount === 0) return null
  const average = Math.round((ratingSum / ratingCount) * 10) / 10
  return { average_stars: average, total_count: ratingCount }
}

function priceInfo(product: Product, lead: Lead): Schemas['PriceInfo'] {
  const { current } = lead
  return {
    link_price_id: linkPriceId(product, lead),
    price: current.price,
    new_price: current.newPrice,
    expire_time: current.offerEndsAt?.toISOString() ?? null,
  }
}

/** The picture of the color whose price is shown; the product's first one if that color has none. */
function pictureOf(product: Product, shown: VariantRow | undefined): Schemas['Image'] {
  const ofColor = product.colorPictures.find(({ color }) => color === shown?.colorKey)
  const picture = ofColor ?? product.picture
  return { image: picture?.image ?? '', alt_text: picture?.alt ?? product.title }
}

function colorsOf({ variants }: Product): { code: string; name: string }[] {
  const colors = new Map(variants.map(({ colorCode, colorName }) => [colorCode, colorName]))
  return Array.from(colors, ([code, name]) => ({ code, name }))
}

function giftOf(product: Product, shown: VariantRow | undefined): string | null {
  return (shown ?? product.variants[0])?.gift ?? null
}
