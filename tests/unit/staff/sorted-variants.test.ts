import { expect, it } from 'vitest'
import { staffVariant } from '#machines/testing/fixtures.ts'
import { sortedVariants } from '#staff/products/variant-columns.tsx'

const of = (id: number, price: number, quantity: number) => ({
  ...staffVariant,
  id,
  price,
  quantity,
})

it('sorts the variants of a product by price or stock, and leaves them as they are by any other column', () => {
  const variants = [of(1, 200, 5), of(2, 100, 7), of(3, 300, 0)]
  const idsBy = (id: string, desc: boolean) =>
    sortedVariants(variants, { id, desc }).map((variant) => variant.id)
  expect(idsBy('price', false)).toEqual([2, 1, 3])
  expect(idsBy('price', true)).toEqual([3, 1, 2])
  expect(idsBy('quantity', true)).toEqual([2, 1, 3])
  expect(idsBy('color_name', true)).toEqual([1, 2, 3])
  expect(sortedVariants(variants, null)).toBe(variants)
})
