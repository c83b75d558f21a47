import { payablePrice } from './price.ts'

/** Prices that are computed are whole multiples of this many tomans. */
const step = 10_000
const highest = 100_000_000_000

/**
 * How prices are changed together: by a percentage, positive or negative. `all` changes the list price and a running
 * offer alike, `list` leaves the offer as it is, `offer` sets it to the list price less the percentage.
 */
export type Repricing = { percent: number; target: (typeof repricingTargets)[number] }
export const repricingTargets = ['all', 'list', 'offer'] as const

/** Whether prices can be changed by a percentage: a whole number within bounds, and not 0. */
export const isPercent = (percent: number): boolean =>
  Number.isInteger(percent) && percent !== 0 && percent >= -90 && percent <= 300

/** When planned prices begin and, unless they stay, when the old ones return: RFC 3339. */
export type PriceSchedule = { starts_at: string; ends_at: string | null }

/** The instant before which a plan must begin, in milliseconds since 1970: a year after `now`. Its end has no limit. */
export const startLimit = (now: number): number => now + 366 * 86_400_000

/** What is wrong with a plan at an instant, in milliseconds since 1970. */
export function scheduleFault(
  { starts_at: start, ends_at: end }: PriceSchedule,
  now: number,
): 'starts_at' | 'ends_at' | null {
  const [from, until] = [Date.parse(start), end === null ? Infinity : Date.parse(end)]
  if (!(from > now && from < startLimit(now))) return 'starts_at'
  return until > from ? null : 'ends_at'
}

/** A list price and the price of a running offer; null if there is no offer. */
export type Prices = { price: number; newPrice: number | null }

/** Why a price cannot be changed so: it stays as it is, or would leave the offer too high, or itself be too low or high. */
export type RepricingFault = 'unchanged' | 'below_price' | 'too_low' | 'too_high'

/** The prices afterwards, each rounded to the nearest 10,000 tomans, and what is wrong with them. */
export function repriced(
  { price, newPrice }: Prices,
  { percent, target }: Repricing,
): Prices & { fault: RepricingFault | null } {
  const changed = (amount: number) => Math.round((amount * (100 + percent)) / 100 / step) * step
  const after: Record<Repricing['target'], Prices> = {
    all: { price: changed(price), newPrice: newPrice === null ? null : changed(newPrice) },
    list: { price: changed(price), newPrice },
    offer: { price, newPrice: changed(price) },
  }
  return { ...after[target], fault: faultOf(after[target], { price, newPrice }) }
}

function faultOf(after: Prices, before: Prices): RepricingFault | null {
  if (after.price === before.price && after.newPrice === before.newPrice) return 'unchanged'
  if (payablePrice(after.price, after.newPrice) < step) return 'too_low'
  if (after.price > highest) return 'too_high'
  return after.newPrice !== null && after.newPrice >= after.price ? 'below_price' : null
}
