import { describe, expect, it } from 'vitest'
import { sample } from '#tests/support/sample-replies.ts'
import { socialPicture } from '#src/goods/social-picture.ts'
import { galleryOf } from '#src/goods/variant-pictures.ts'
import { cheapestVariant, unaskedVariant } from '#src/goods/variant-price.ts'

const { price: variants, images } = sample('Product', {
  price: [
    { id: 10, price: 50, new_price: null, quantity: 0 },
    { id: 11, price: 90, new_price: null, quantity: 2 },
    { id: 12, price: 95, new_price: 80, quantity: 1 },
  ],
  images: [
    { image: '/images/a.jpg', related_price_id: 11 },
    { image: '/images/b.jpg', related_price_id: null },
    { image: '/images/c.jpg', related_price_id: 12 },
    { image: '/images/d.jpg', related_price_id: null },
    { image: '/images/e.jpg', related_price_id: 12 },
  ],
})
const soldOut = variants.map((variant) => ({ ...variant, quantity: 0 }))

describe('the variant of a product', () => {
  it('on its card is the one in stock that costs least now', () => {
    expect(cheapestVariant(variants)?.id).toBe(12)
    expect(cheapestVariant(soldOut)).toBeUndefined()
  })

  it('on its page is the first one in stock, or else the first', () => {
    expect([unaskedVariant(variants)?.id, unaskedVariant(soldOut)?.id]).toEqual([11, 10])
    expect(unaskedVariant([])).toBeUndefined()
  })

  it('has its own pictures first, then those of all variants, then those of the others', () => {
    const shownFor = (id: number) =>
      galleryOf(
        images,
        variants.find((each) => each.id === id),
      ).map(({ image }) => image)
    const [a, b, c, d, e] = images.map(({ image }) => image)
    expect(shownFor(12)).toEqual([c, e, b, d, a])
    expect(shownFor(99)).toEqual([b, d, a, c, e])
  })
})

it('the social picture of a product is a JPEG made of its own', () => {
  expect(socialPicture('/images/goods/images/a.jpg')).toBe(
    '/images/social/goods/images/a.jpg?w=1200&f=jpeg',
  )
})
