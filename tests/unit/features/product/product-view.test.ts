import { galleryOf } from '#src/goods/variant-pictures.ts'
import { describe, expect, it } from 'vitest'
import { insurancePriceOf } from '#domain/insurance.ts'
import { productData } from '#src/features/product/product-data.ts'
import {
  chooseVariant,
  stockState,
  type Product,
  type Variant,
} from '#src/features/product/product-view.ts'

const variant = (id: number, change: Partial<Variant> = {}): Variant => ({
  id,
  color_name: 'مشکی',
  color_code: '#000000',
  price: 3_000_000,
  new_price: null,
  quantity: 5,
  expire_time: null,
  purchase_limit: 5,
  last_update: '2026-11-20T10:00:00Z',
  gift: null,
  insurance_prices: [],
  installment_info: null,
  ...change,
})

const product: Product = {
  id: 1,
  title: 'گوشی',
  second_title: 'Phone',
  slug: 'phone',
  canonical: '/products/phone',
  title_tag: 'خرید گوشی',
  description_tag: 'گوشی خوب',
  index: true,
  sku: 'FZ-1',
  rating: null,
  brand_en_name: 'Brand',
  description: '',
  images: [{ image: '/images/a', alt_text: 'گوشی', related_price_id: null }],
  price: [variant(7, { new_price: 2_000_000 }), variant(8, { quantity: 0 })],
  insurances: [],
  properties: [],
  details: [],
  is_used: false,
  detail_page_titles: [],
  used_details: [],
  warranty: null,
  quantity: 5,
  show_category: [],
  configurations: [],
  notifiers: { availability: [], discount: [] },
  torob_meta_info: {
    product_price: 2_000_000,
    product_old_price: 3_000_000,
    availability: 'instock',
    guarantee: '',
  },
  priceValidUntil: null,
}

const firouzeh = { name: 'فیروزه' }

describe('the variant at the start', () => {
  const variants = [variant(1, { quantity: 0 }), variant(2), variant(3, { price: 2_000_000 })]

  it('is the one that the address asks for, even sold out', () => {
    expect(chooseVariant(variants, '3')?.id).toBe(3)
    expect(chooseVariant(variants, '1')?.id).toBe(1)
  })

  it.each([null, '', '99', 'abc', '2.0'])('is the first in stock for price_id %j', (priceId) => {
    expect(chooseVariant(variants, priceId)?.id).toBe(2)
  })

  it('is the first one when all are sold out, and none where there is none', () => {
    expect(chooseVariant([variant(4, { quantity: 0 })], null)?.id).toBe(4)
    expect(chooseVariant([], '1')).toBeUndefined()
  })
})

it('warns of the last two units and says when there are none', () => {
  expect([0, 1, 2, 3].map(stockState)).toEqual(['soldOut', 'few', 'few', 'plenty'])
})

it('shows the pictures of the chosen variant first and the other variants last', () => {
  const image = (name: string, related_price_id: number | null) => ({
    image: name,
    alt_text: name,
    related_price_id,
  })
  const images = [image('of-1', 1), image('of-all', null), image('of-2', 2), image('also-1', 1)]
  expect(galleryOf(images, variant(2)).map((each) => each.image)).toEqual([
    'of-2',
    'of-all',
    'of-1',
    'also-1',
  ])
})

it('takes the insurance price of the variant before the general one', () => {
  const insurance = { id: 5, name: '', description: '', expiration_in_months: 12, price: 100 }
  const own = variant(1, { insurance_prices: [{ insurance_id: 5, insurance_price: 70 }] })
  expect(insurancePriceOf(insurance, own)).toBe(70)
  expect(insurancePriceOf(insurance, variant(1))).toBe(100)
})

describe('structured data of a product', () => {
  it('offers each variant in rials, with its state of stock', () => {
    expect(productData(product, firouzeh, 'https://shop.test')).toMatchObject({
      '@type': 'Product',
      offers: [
        {
          url: 'https://shop.test/products/phone?price_id=7',
          price: 20_000_000,
          priceCurrency: 'IRR',
          availability: 'https://schema.org/InStock',
        },
        { price: 30_000_000, availability: 'https://schema.org/OutOfStock' },
      ],
    })
  })

  it('contains the rating once there is one', () => {
    const rating = { average_stars: 4.5, total_count: 12 }
    expect(productData({ ...product, rating }, firouzeh, '')).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 12 },
    })
    expect(productData(product, firouzeh, '')).not.toHaveProperty('aggregateRating')
  })

  it('takes the shop’s valid-until date, else the fixed one', { tags: ['PDP-87'] }, () => {
    const dates = (priceValidUntil: string | null) =>
      JSON.stringify(productData({ ...product, priceValidUntil }, firouzeh, '')).match(
        /\d{4}-\d\d-\d\d/g,
      )
    expect(dates('2026-12-01')).toEqual(['2026-12-01', '2026-12-01'])
    expect(dates(null)).toEqual(['2025-12-31', '2025-12-31'])
  })
})
