import type { components } from '#api/schema.d.ts'
import type { CardProduct } from './ProductCard.tsx'

type Schemas = components['schemas']

/** A product of a list (or a similar one) as its card shows it. */
export function cardOfListed(
  product: Schemas['ProductCard'] | Schemas['SimilarProduct'],
): CardProduct {
  const { main_image, price_related_info: price } = product
  return {
    slug: product.slug,
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

/** A product of the home page or a short list as its card shows it. */
export function cardOfBrief(
  product: Schemas['HomeProduct'] | Schemas['BriefProduct'],
): CardProduct {
  const { price } = product
  return {
    slug: product.slug,
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
