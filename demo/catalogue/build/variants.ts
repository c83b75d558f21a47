import { modelColors } from '#demo/pictures/models/colors.ts'
import type { SeedPicture, SeedVariant } from '#demo/seed/types.ts'
import { bound } from './text.ts'

/** Stock of a color, or stock with what is special about the color: `extra` tomans on both prices, a gift. */
export type ColorStock = number | { stock: number; extra?: number; gift?: string }

/** How a product is sold. Prices are tomans; `age` is the number of days since it was added. */
export type Offer = {
  price: number
  newPrice?: number
  offerEndsInHours?: number
  gift?: string
  /** Stock by color key of the drawn model, in the order of the variants. */
  colors: Record<string, ColorStock>
  sold: number
  age: number
  flagship?: boolean
}

/**
 * The variants of an offer, with the names and colors of the picture generator. Throws for a color that the model does
 * not have.
 */
export function variantsOf(offer: Offer, picture: SeedPicture): SeedVariant[] {
  return Object.entries(offer.colors).map(([color, entry]) =>
    variant(offer, picture, color, typeof entry === 'number' ? { stock: entry } : entry),
  )
}

function variant(
  offer: Offer,
  { kind, model }: SeedPicture,
  color: string,
  { stock, extra = 0, gift = offer.gift }: Exclude<ColorStock, number>,
): SeedVariant {
  const drawn = modelColors[kind][model]?.[color]
  if (!drawn) throw new Error(`${kind}/${model} is not drawn in ${color}`)
  return {
    color,
    colorName: drawn.fa,
    colorCode: drawn.code,
    price: offer.price + extra,
    ...(offer.newPrice !== undefined && { newPrice: offer.newPrice + extra }),
    ...(offer.offerEndsInHours !== undefined && { offerEndsInHours: offer.offerEndsInHours }),
    stock,
    ...(gift !== undefined && { gift: bound(gift) }),
  }
}
