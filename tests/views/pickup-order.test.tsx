import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { branches, whenReady } from '#i18n/fa/branches.ts'
import { orderIn } from '#machines/testing/fixtures.ts'
import { OrderTracking } from '#src/features/orders/OrderTracking.tsx'
import { show } from './support/show.tsx'

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

it.each([
  [true, null, 'زمان تحویل حضوری', 'از پنجشنبه ۲۹ آبان'],
  [false, null, 'زمان تحویل', 'تا پنجشنبه ۲۹ آبان'],
  [true, { from: 15, to: 17 }, 'زمان تحویل حضوری', 'پنجشنبه ۲۹ آبان، ساعت\u00a0۱۵\u00a0تا\u00a0۱۷'],
  [false, { from: 15, to: 17 }, 'زمان تحویل', 'پنجشنبه ۲۹ آبان، ساعت\u00a0۱۵\u00a0تا\u00a0۱۷'],
])(
  'says from when an order is picked up, and until when it arrives: %s, %j',
  async (is_in_person, promised_hours, label, text) => {
    const order = orderIn('PREPARING')
    const promised = { promised_date: '2025-11-20', promised_hours }
    const shipping = { ...order.shipping, is_in_person }
    const { place } = await show(<OrderTracking order={{ ...order, ...promised, shipping }} />, {
      frame: 'piece',
    })
    const time = place.querySelector('time[datetime="2025-11-20"]')
    expect(time?.parentElement?.previousElementSibling?.textContent).toBe(label)
    expect(time?.textContent).toBe(text)
  },
)
