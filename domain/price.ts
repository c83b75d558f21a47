/** A price in tomans and its offer if it has one, which is valid until `offerEndsAt`, or indefinitely if that is null. */
export type Priced = {
  price: number
  newPrice: number | null
  offerEndsAt: Date | null
}

/** The price and the offer at `now` (milliseconds since 1970). An offer ends exactly at its instant, not after it. */
export function currentPrice(variant: Priced, now: number): Priced {
  const { price, newPrice, offerEndsAt } = variant
  const holds =
    newPrice !== null && newPrice < price && (offerEndsAt === null || offerEndsAt.getTime() > now)
  return holds ? { price, newPrice, offerEndsAt } : { price, newPrice: null, offerEndsAt: null }
}

/** Whether two prices are the same with their offers. */
export const isSamePrice = (
  one: Pick<Priced, 'price' | 'newPrice'>,
  other: Pick<Priced, 'price' | 'newPrice'>,
): boolean => one.price === other.price && one.newPrice === other.newPrice

/** The price of one unit at `now`, in tomans. */
export function effectivePrice(variant: Priced, now: number): number {
  const current = currentPrice(variant, now)
  return payablePrice(current.price, current.newPrice)
}

/** What one unit costs while these prices hold, in tomans: the one price that every screen and feed states. */
export function payablePrice(price: number, newPrice: number | null): number {
  return newPrice !== null && newPrice < price ? newPrice : price
}

/**
 * The item with the lowest price, the first of equal ones: the variant whose price a card shows. An item without a
 * price (null) cannot be bought.
 */
export function cheapest<Item>(
  items: readonly Item[],
  priceOf: (item: Item) => number | null,
): Item | undefined {
  let [found, lowest]: [Item | undefined, number] = [undefined, Infinity]
  for (const item of items) {
    const price = priceOf(item)
    if (price !== null && price < lowest) [found, lowest] = [item, price]
  }
  return found
}

/** The variant on which a product's page opens unless its address names one: the first in stock, else the first. */
export function openedUnasked<Item>(
  items: readonly Item[],
  isInStock: (item: Item) => boolean,
): Item | undefined {
  return items.find(isInStock) ?? items[0]
}

/** The discount in whole percent, rounded up, as cards and product pages show it; 0 without an offer. */
export function discountPercent(price: number, newPrice: number | null): number {
  if (newPrice === null || newPrice >= price) return 0
  return Math.ceil(((price - newPrice) * 100) / price)
}

/**
 * Whether a price is so far from what a unit cost before that a digit may be missing or too many: less than half, or more
 * than double. 0 is no price.
 */
export function priceJump(price: number, before: number): 'below' | 'above' | null {
  if (price <= 0 || before <= 0) return null
  if (price * 2 < before) return 'below'
  return price > before * 2 ? 'above' : null
}

/** How much lower a price is than before, in whole percent, rounded down, so that a price above 0 is never 100% lower. */
export const percentLess = (price: number, before: number): number =>
  Math.floor(((before - price) * 100) / before)

type Payable = { price: number; new_price: number | null }

/** `priceJump` of what customers pay by these terms and paid by those before. */
export const payableJump = (after: Payable, before: Payable): ReturnType<typeof priceJump> =>
  priceJump(
    payablePrice(after.price, after.new_price),
    payablePrice(before.price, before.new_price),
  )

/** In percent; a shop for electronics rarely gives a larger discount. */
export const doubtfulPercent = 80

/**
 * The discount that these terms show, in percent, if it is so much more than before that a digit may be too many in the
 * price or missing in the offer; null otherwise.
 */
export function doubtfulDiscount(after: Payable, before: Payable): number | null {
  const percent = discountPercent(after.price, after.new_price)
  const known = discountPercent(before.price, before.new_price)
  return percent >= doubtfulPercent && percent > known ? percent : null
}

/** Whether a digit may be missing or too many in these terms, given those before: ask before they count. */
export const isFarOff = (after: Payable, before: Payable): boolean =>
  payableJump(after, before) !== null || doubtfulDiscount(after, before) !== null

/** The discount of an order's item in whole percent, rounded to the nearest (ORD-56); 0 without one. */
export function orderDiscountPercent(price: number, newPrice: number | null): number {
  if (newPrice === null || newPrice >= price) return 0
  return Math.round(100 - (100 * newPrice) / price)
}

/** A rule that prices break, with the field of the contract that breaks it. */
export type PriceFault = {
  field: 'price' | 'new_price' | 'expire_time'
  rule: 'number' | 'below_price' | 'required' | 'future'
}

/** What is wrong with a price and its offer at `now`: an offer is below the price, and ends in the future if at all. */
export function priceFaults({ price, newPrice, offerEndsAt }: Priced, now: number): PriceFault[] {
  const faults: [broken: boolean, fault: PriceFault][] = [
    [price < 1, { field: 'price', rule: 'number' }],
    [newPrice !== null && newPrice < 1, { field: 'new_price', rule: 'number' }],
    [newPrice !== null && newPrice >= price, { field: 'new_price', rule: 'below_price' }],
    [newPrice === null && offerEndsAt !== null, { field: 'new_price', rule: 'required' }],
    [
      offerEndsAt !== null && !(offerEndsAt.getTime() > now),
      { field: 'expire_time', rule: 'future' },
    ],
  ]
  return faults.flatMap(([broken, fault]) => (broken ? fault : []))
}
