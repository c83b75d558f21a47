import { describe, expect, it } from 'vitest'
import { sample } from '#tests/support/sample-replies.ts'
import { productData } from '#src/features/product/product-data.ts'

const shop = { name: 'فروشگاه' }
const origin = 'https://shop.example'
const product = sample('Product', {
  slug: 'phone',
  is_used: false,
  priceValidUntil: '2026-12-01',
  price: [
    { id: 11, price: 90_000_000, new_price: 80_000_000, quantity: 1 },
    { id: 12, price: 95_000_000, new_price: null, quantity: 0 },
  ],
  rating: { average_stars: 4.5, total_count: 8 },
})

describe('the data of a product for search engines', () => {
  it('has an offer for each variant, in rials, at the price that is paid', () => {
    const [first, second] = product.price
    const seller = { '@type': 'Organization', name: 'فروشگاه' }
    const common = {
      '@type': 'Offer',
      priceCurrency: 'IRR',
      priceValidUntil: '2026-12-01',
      itemCondition: 'https://schema.org/NewCondition',
      seller,
    }
    expect(productData(product, shop, origin)).toMatchObject({
      '@type': 'Product',
      name: product.title,
      alternateName: product.second_title,
      image: product.images.map(({ image }) => `https://shop.example${image}?w=960`),
      offers: [
        {
          ...common,
          sku: `${product.sku}-11`,
          name: first?.color_name,
          url: 'https://shop.example/products/phone?price_id=11',
          price: 800_000_000,
          availability: 'https://schema.org/InStock',
        },
        {
          ...common,
          sku: `${product.sku}-12`,
          name: second?.color_name,
          url: 'https://shop.example/products/phone?price_id=12',
          price: 950_000_000,
          availability: 'https://schema.org/OutOfStock',
        },
      ],
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 4.5,
        reviewCount: 8,
        bestRating: 5,
        worstRating: 1,
      },
    })
  })

  it('says that a device is used, and has no rating and no end where there is none', () => {
    const used = { ...product, is_used: true, rating: null, priceValidUntil: null }
    const data = productData(used, shop, origin)
    expect(data).not.toHaveProperty('aggregateRating')
    expect(data).toHaveProperty('offers.0.itemCondition', 'https://schema.org/UsedCondition')
    expect(data).toHaveProperty('offers.0.priceValidUntil', '2025-12-31')
  })

  it('takes the shop’s valid-until date, else the fixed one', { tags: ['PDP-87'] }, () => {
    const dates = (priceValidUntil: string | null) =>
      JSON.stringify(productData({ ...product, priceValidUntil }, shop, origin)).match(
        /\d{4}-\d\d-\d\d/g,
      )
    expect(dates('2026-12-01')).toEqual(['2026-12-01', '2026-12-01'])
    expect(dates(null)).toEqual(['2025-12-31', '2025-12-31'])
  })
})
