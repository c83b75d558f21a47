import type { components } from '#api/schema.d.ts'
import { paths } from '#src/lib/paths.ts'

type Schemas = components['schemas']

/** A product as its card shows it. */
export type CardProduct = {
  slug: string
  /** Of the product's page, which opens on the price of the card. */
  href: string
  title: string
  image: { image: string; alt_text: string }
  isUsed: boolean
  colors: readonly { code: string; name: string }[]
  facts: readonly { property_icon: FactIcon; text: string; label: string }[]
  gift: string | null
  /** Null if no variant of the product can be sold now. */
  price: { price: number; newPrice: number | null; expireTime: string | null } | null
}

type FactIcon = 'camera' | 'memory' | 'battery' | 'storage' | 'display' | 'power'

/** The card of a product of a list, or of a similar one. */
export function cardOfListed(
  product: Schemas['ProductCard'] | Schemas['SimilarProduct'],
): CardProduct {
  const { main_image, price_related_info: price } = product
  return {
    slug: product.slug,
    href: pricedPath(product.slug, price),
    title: product.title,
    image: main_image,
    isUsed: product.is_used ?? false,
    colors: product.colors ?? [],
    facts: product.property_values ?? [],
    gift: product.gift ?? null,
    price: price && {
      price: price.price,
      newPrice: price.new_price,
      expireTime: price.expire_time,
    },
  }
}

/** The card of a product of the home page or of a short list. */
export function cardOfBrief(
  product: Schemas['HomeProduct'] | Schemas['BriefProduct'],
): CardProduct {
  const { price } = product
  return {
    slug: product.slug,
    href: pricedPath(product.slug, price),
    title: product.title,
    image: product.image,
    isUsed: product.is_used ?? false,
    colors: product.colors ?? [],
    facts: product.property_values ?? [],
    gift: product.gift ?? null,
    price:
      price === null || price.quantity === 0
        ? null
        : { price: price.price, newPrice: price.new_price, expireTime: price.expire_time },
  }
}

/** The path of a product's page that opens on the price shown where the link is. */
export function pricedPath(slug: string, price: { link_price_id: number | null } | null): string {
  const priceId = price?.link_price_id ?? null
  return paths.product(slug, priceId === null ? '' : { price_id: priceId })
}
