import type { components } from '#api/schema.d.ts'

export type PricePoint = components['schemas']['PriceHistory']['points'][number]

export const chartSize = { width: 640, height: 160 } as const

/** The part of the chart that the last price has at least: a change of today would lie on its edge. */
const lastPart = 0.04

/** The line of a chart of prices over time, as the path of an SVG: each price holds until the next one. */
export function pricePath(points: readonly PricePoint[], now: number): string {
  const [first] = points
  if (first === undefined) return ''
  const start = Date.parse(first.at)
  const { low, high } = priceRange(points)
  const changed = Date.parse(points.at(-1)?.at ?? first.at) - start
  const span = Math.max(1, now - start, changed / (1 - lastPart))
  const x = (at: number) => round(((at - start) / span) * chartSize.width)
  const y = (price: number) =>
    round(chartSize.height - ((price - low) / Math.max(1, high - low)) * chartSize.height)
  const steps = points.map(({ at, price }, index) =>
    index === 0 ? `M0 ${y(price)}` : `H${x(Date.parse(at))}V${y(price)}`,
  )
  return `${steps.join('')}H${chartSize.width}`
}

export function priceRange(points: readonly PricePoint[]): { low: number; high: number } {
  const prices = points.map(({ price }) => price)
  return { low: Math.min(...prices), high: Math.max(...prices) }
}

const round = (value: number) => Math.round(value * 10) / 10
