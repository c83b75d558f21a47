import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { formatToman } from '#domain/digits.ts'
import { columnOf } from '#src/features/compare/compare-view.ts'
import { CompareColumn } from '#src/features/compare/CompareColumn.tsx'
import { product } from '#stories/support/product.ts'

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterAll(() => vi.unstubAllGlobals())

const offered = [
  { id: 11, color_name: 'نارنجی', price: 30_000_000, new_price: null, quantity: 2 },
  { id: 12, color_name: 'سرمه‌ای', price: 20_000_000, new_price: null, quantity: 2 },
  { id: 13, color_name: 'سفید', price: 10_000_000, new_price: null, quantity: 0 },
]
const phone = {
  ...product,
  price: product.price
    .slice(0, 1)
    .flatMap((variant) => offered.map((one) => ({ ...variant, ...one }))),
}

it.each([
  ['the chosen variant', 11, 11],
  ['the cheapest, if none was chosen', undefined, 12],
  ['the cheapest, if the chosen one is sold out', 13, 12],
])('names, prices and sells %s of a compared product', async (_, chosen, expected) => {
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () => root.render(<CompareColumn {...columnOf(phone, chosen)} />))
  const variant = offered.find(({ id }) => id === expected)
  expect(place.textContent).toContain(`رنگ ${variant?.color_name}`)
  expect(place.textContent).toContain(formatToman(variant?.price ?? 0))
  await act(async () => place.querySelector('button')?.click())
  expect(location.pathname + location.search).toBe(`/cart?add=${expected}`)
  await act(async () => root.unmount())
})
