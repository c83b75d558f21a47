import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Schemas } from '#machines/api/client.ts'
import { Reorder } from '#src/features/orders/Reorder.tsx'
import { ApiContext } from '#src/lib/api/ApiContext.tsx'
import { createApi } from '#src/lib/api/client.ts'

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterAll(() => vi.unstubAllGlobals())

const phone = { price_id: 1, title: 'گوشی Galaxy A56', color_name: '256GB', quantity: 1 }
const reordered: Schemas['Reordered'] = {
  added: [{ ...phone, quantity: 2, in_cart: 5 }],
  missing: [phone],
}

it('keeps the Latin words of goods apart from their color and their number when an order is placed again', async () => {
  const box = document.createElement('div')
  const root = createRoot(box)
  const api = createApi(async () => Response.json(reordered), 'http://shop.example')
  act(() =>
    root.render(
      <ApiContext value={api}>
        <QueryClientProvider client={new QueryClient()}>
          <Reorder look="tonal" orderId={1} />
        </QueryClientProvider>
      </ApiContext>,
    ),
  )
  act(() => box.querySelector('button')?.click())
  await vi.waitFor(() => act(async () => expect(box.querySelectorAll('li')).toHaveLength(2)))
  const [joined, missing] = box.querySelectorAll('li')
  expect(joined?.textContent).toBe(
    'گوشی Galaxy A56، 256GB: ۳ عدد از پیش در سبد بود و حالا ۵ عدد است.',
  )
  expect(missing?.textContent).toBe('۱ عدد گوشی Galaxy A56، 256GB')
  for (const line of [joined, missing])
    expect([...(line?.querySelectorAll('bdi') ?? [])].map((run) => run.textContent)).toEqual([
      'Galaxy A56',
      '256GB',
    ])
  act(() => root.unmount())
})
