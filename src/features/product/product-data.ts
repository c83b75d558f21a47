import type { Shop } from '#src/lib/ShopContext.tsx'
import { payablePrice } from '#domain/price.ts'
import { paths } from '#src/lib/paths.ts'
import type { Product, Variant } from './product-view.ts'

type Rating = NonNullable<Product['rating']>

const rialsPerToman = 10
/** Used where the offer has no end. */
const defaultValidUntil = '2025-12-31'

/**
 * A Product (schema.org) with an offer for each variant, in rials.
 * @param origin of the shop, without a slash at the end
 */
export function productData(product: Product, shop: Pick<Shop, 'name'>, origin: string): object {
  const address = `${origin}${paths.product(product.slug)}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    alternateName: product.second_title,
    description: product.description_tag,
    sku: product.sku,
    image: product.images.map(({ image }) => `${origin}${image}?w=960`),
    brand: { '@type': 'Brand', name: product.brand_en_name },
    offers: product.price.map((variant) => ({
      ...offerData(product, variant, address),
      seller: { '@type': 'Organization', name: shop.name },
    })),
    ...(product.rating && { aggregateRating: ratingData(product.rating) }),
  }
}

function ratingData({ average_stars: average, total_count: count }: Rating): object {
  return {
    '@type': 'AggregateRating',
    ratingValue: average,
    reviewCount: count,
    bestRating: 5,
    worstRating: 1,
  }
}

function offerData(product: Product, variant: Variant, address: string): object {
  const state = variant.quantity > 0 ? 'InStock' : 'OutOfStock'
  const condition = product.is_used ? 'UsedCondition' : 'NewCondition'
  return {
    '@type': 'Offer',
    sku: `${product.sku}-${variant.id}`,
    name: variant.color_name,
    url: `${address}?price_id=${variant.id}`,
    price: payablePrice(variant.price, variant.new_price) * rialsPerToman,
    priceCurrency: 'IRR',
    priceValidUntil: product.priceValidUntil ?? defaultValidUntil,
    availability: `https://schema.org/${state}`,
    itemCondition: `https://schema.org/${condition}`,
  }
}
