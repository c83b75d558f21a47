import type { Product, Variant } from '#src/features/product/product-view.ts'

/** A variant of that phone that is reduced, and can be insured. */
export const variant: Variant = {
  id: 11,
  color_name: 'آبی',
  color_code: '#31405c',
  price: 189_500_000,
  new_price: 182_900_000,
  quantity: 2,
  expire_time: null,
  purchase_limit: 5,
  last_update: '2026-11-20T08:30:00Z',
  gift: 'قاب سیلیکونی',
  insurance_prices: [],
  installment_info: null,
}

/** A phone of the demo as its page shows it. */
export const product: Product = {
  id: 7,
  title: 'گوشی اپل آیفون ۱۷ پرو، ۲۵۶ گیگابایت، رم ۱۲',
  second_title: 'Apple iPhone 17 Pro 256GB',
  slug: 'iphone-17-pro-256gb',
  canonical: '/products/iphone-17-pro-256gb',
  title_tag: 'گوشی اپل آیفون ۱۷ پرو',
  description_tag: 'گوشی اپل آیفون ۱۷ پرو',
  index: true,
  sku: 'IPH17P256',
  brand_en_name: 'Apple',
  description: '',
  images: [
    {
      image: '/images/phone/iphone-17-pro/hero/deep-blue',
      alt_text: 'آیفون ۱۷ پرو آبی',
      related_price_id: variant.id,
    },
  ],
  price: [variant],
  insurances: [
    {
      id: 5,
      name: 'بیمهٔ حوادث',
      description: 'شکستگی، ضربه و آب‌خوردگی',
      expiration_in_months: 12,
      price: 4_200_000,
    },
  ],
  properties: [],
  details: [],
  is_used: false,
  detail_page_titles: [],
  used_details: [],
  warranty: { name: '۱۸ ماه گارانتی' },
  rating: { average_stars: 0, total_count: 0 },
  quantity: variant.quantity,
  show_category: [],
  configurations: [],
  notifiers: { availability: [], discount: [] },
  torob_meta_info: {
    product_price: variant.price,
    product_old_price: null,
    availability: 'instock',
    guarantee: '',
  },
  priceValidUntil: null,
}
