import { priceSlider } from './list-state.ts'

/** How far apart the stops of the slider are, in tomans: most phones are at its lower end. */
const ranges = [
  { from: priceSlider.min, to: 30_000_000, by: 1_000_000 },
  { from: 30_000_000, to: 60_000_000, by: 2_000_000 },
  { from: 60_000_000, to: 150_000_000, by: 10_000_000 },
  { from: 150_000_000, to: priceSlider.max, by: 25_000_000 },
]

/** The prices at which the price slider stops, in tomans, from the lowest to the highest. */
export const priceStops: readonly number[] = [
  ...ranges.flatMap(({ from, to, by }) =>
    Array.from({ length: (to - from) / by }, (_, index) => from + index * by),
  ),
  priceSlider.max,
]

/** The place of the stop that is nearest to a price; the lower one of two. */
export function stopAt(price: number): number {
  const distanceOf = (place: number) => Math.abs((priceStops[place] ?? Infinity) - price)
  return priceStops.reduce(
    (nearest, _, place) => (distanceOf(place) < distanceOf(nearest) ? place : nearest),
    0,
  )
}

/** The price to which a handle was moved; the one that it had where it still stands at the nearest stop. */
export function priceAt(place: number, before: number): number {
  return place === stopAt(before) ? before : (priceStops[place] ?? before)
}
