import { expect, it } from 'vitest'
import { chartSize, pricePath } from '#src/features/product/price-chart.ts'

const days = 24 * 60 * 60 * 1000
const now = Date.parse('2026-11-28T09:00:00Z')
const before = (count: number) => new Date(now - count * days).toISOString()

it('draws a price of today beside the edge of the chart, not on it', () => {
  const path = pricePath(
    [
      { at: before(90), price: 20_000_000 },
      { at: before(0), price: 10_000_000 },
    ],
    now,
  )
  expect(path).toBe(`M0 0H614.4V160H${chartSize.width}`)
})

it('draws earlier changes where they were', () => {
  const path = pricePath(
    [
      { at: before(80), price: 10_000_000 },
      { at: before(40), price: 20_000_000 },
    ],
    now,
  )
  expect(path).toBe(`M0 160H320V0H${chartSize.width}`)
})
