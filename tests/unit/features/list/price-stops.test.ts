import { describe, expect, it } from 'vitest'
import { priceAt, priceStops, stopAt } from '#src/features/list/price-stops.ts'

describe('the stops of the price slider', () => {
  it('begin and end where the slider does, and rise by steps that grow with the price', () => {
    expect([priceStops[0], priceStops.at(-1)]).toEqual([0, 400_000_000])
    const steps = priceStops.slice(1).map((stop, place) => stop - (priceStops[place] ?? 0))
    expect(steps).toEqual(steps.toSorted((one, other) => one - other))
    expect([...new Set(steps)]).toEqual([1_000_000, 2_000_000, 10_000_000, 25_000_000])
  })

  it('give half of the slider to what costs less than 50 million', () => {
    expect(stopAt(50_000_000) / (priceStops.length - 1)).toBeGreaterThan(0.5)
  })

  it('are the ones nearest to a price, even to one beyond the end', () => {
    const near = [0, 400_000, 600_000, 31_500_000, 900_000_000].map((it) => priceStops[stopAt(it)])
    expect(near).toEqual([0, 0, 1_000_000, 32_000_000, 400_000_000])
  })

  it('leave a typed price as it is until its own handle moves', () => {
    const place = stopAt(10_400_000)
    expect(priceAt(place, 10_400_000)).toBe(10_400_000)
    expect(priceAt(place + 1, 10_400_000)).toBe(11_000_000)
  })
})
