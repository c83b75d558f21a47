import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { branches, whenReady } from '#i18n/fa/branches.ts'
import { orderIn } from '#machines/testing/fixtures.ts'
import { OrderTracking } from '#src/features/orders/OrderTracking.tsx'

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterAll(() => vi.unstubAllGlobals())

const { west } = branches

it.each([
  ['PREPARING', [west.address, ...west.maps.map(({ label }) => label), west.hours]],
  ['SENDING', []],
  ['DELIVERED', []],
] as const)(
  'shows where and when an order is picked up while it is %s: %j',
  async (status, told) => {
    const order = orderIn(status)
    const shipping = { ...order.shipping, name: west.name, is_in_person: true }
    const place = document.createElement('div')
    const root = createRoot(place)
    await act(async () => root.render(<OrderTracking order={{ ...order, shipping }} />))
    const texts = [west.address, ...west.maps.map(({ label }) => label), west.hours]
    expect(texts.filter((text) => place.textContent.includes(text ?? ''))).toEqual(told)
    expect(place.textContent.includes(whenReady)).toBe(status === 'PREPARING')
    await act(async () => root.unmount())
  },
)
