import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { CompareColumn } from '#src/features/compare/CompareColumn.tsx'
import { cheapestVariant } from '#src/goods/variant-price.ts'
import { product } from '#stories/support/product.ts'

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterAll(() => vi.unstubAllGlobals())

it('names the color that the button of a compared product puts into the cart', async () => {
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () => root.render(<CompareColumn product={product} />))
  const variant = cheapestVariant(product.price)
  expect(place.querySelector('input')?.value).toBe(String(variant?.id))
  expect(place.textContent).toContain(`رنگ ${variant?.color_name}`)
  await act(async () => root.unmount())
})
