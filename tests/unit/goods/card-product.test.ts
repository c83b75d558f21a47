import { describe, expect, it } from 'vitest'
import { cardOfBrief, cardOfListed, pricedPath } from '#src/goods/card-product.ts'

const image = { image: '/phone.jpg', alt_text: 'گوشی' }
const price = {
  id: 12,
  price: 9_000_000,
  new_price: 8_000_000,
  quantity: 3,
  expire_time: '2026-12-01T20:30:00.000Z',
  link_price_id: 12,
}
const brief = {
  id: 7,
  slug: 'phone',
  title: 'گوشی',
  image,
  price,
  is_used: true,
  colors: [{ code: '#008000', name: 'سبز' }],
  property_values: [
    { property_icon: 'camera' as const, text: '۵۰', label: 'دوربین', numeric_value: '50' },
  ],
  gift: 'قاب',
}
const card = {
  slug: 'phone',
  href: '/products/phone?price_id=12',
  title: 'گوشی',
  image,
  isUsed: true,
  colors: brief.colors,
  facts: brief.property_values,
  gift: 'قاب',
  price: { price: 9_000_000, newPrice: 8_000_000, expireTime: price.expire_time },
}

describe('the card of a product of the home page', () => {
  it('shows what the reply has of it', () => {
    expect(cardOfBrief(brief)).toEqual(card)
  })

  it('has a price down to the last unit, and none once it is sold out', () => {
    expect(cardOfBrief({ ...brief, price: { ...price, quantity: 1 } }).price).toEqual(card.price)
    expect(cardOfBrief({ ...brief, price: { ...price, quantity: 0 } }).price).toBeNull()
    expect(cardOfBrief({ ...brief, price: null }).price).toBeNull()
  })

  it('shows nothing in place of what a short reply leaves out', () => {
    const { id, slug, title } = brief
    expect(cardOfBrief({ id, slug, title, image, price: null })).toEqual({
      ...card,
      href: '/products/phone',
      isUsed: false,
      colors: [],
      facts: [],
      gift: null,
      price: null,
    })
  })
})

it('shows the same on the card of a product of a list, without a price if none can be sold', () => {
  const { image: main_image, price: price_related_info, ...facts } = brief
  const listed = { ...facts, main_image, price_related_info, rating: null }
  expect(cardOfListed(listed)).toEqual(card)
  expect(cardOfListed({ ...listed, price_related_info: null })).toEqual({
    ...card,
    href: '/products/phone',
    price: null,
  })
})

it('opens a product’s page on the variant that the price names, if it names one', () => {
  expect(pricedPath('phone', { link_price_id: 12 })).toBe('/products/phone?price_id=12')
  expect(pricedPath('phone', { link_price_id: null })).toBe('/products/phone')
  expect(pricedPath('phone', null)).toBe('/products/phone')
})
