import { wholeFaults } from '#domain/digits.ts'
import { payablePrice, priceFaults } from '#domain/price.ts'
import type { Term, TermFault, Terms } from './staff-variant-edit.types.ts'

export const termNames = [
  'price',
  'new_price',
  'expire_time',
  'is_hidden',
  'low_stock',
] as const satisfies readonly Term[]

/** The terms that an undo of a price sets again. */
export const priceTerms = ['price', 'new_price', 'expire_time'] as const satisfies readonly Term[]

type Prices = Pick<Terms, 'price' | 'new_price'>

/** The terms among other fields. */
export const termsOf = ({ price, new_price, expire_time, is_hidden, low_stock }: Terms): Terms => ({
  price,
  new_price,
  expire_time,
  is_hidden,
  low_stock,
})

/** The terms in which two variants differ. */
export const differences = (one: Terms, other: Terms): Term[] =>
  termNames.filter((name) => !isSame(one[name], other[name]))

/** The terms of a colleague with some of one's own instead. */
export const settled = (current: Terms, own: Terms, mine: readonly Term[]): Terms => ({
  ...termsOf(current),
  ...Object.fromEntries(mine.map((name) => [name, own[name]])),
})

/** Invalid numbers, and terms the server would reject at `at` (ms since epoch). */
export const faultsOf = (terms: Terms, at: number): TermFault[] => [
  ...wholeFaults(terms, ['price', 'new_price', 'low_stock']),
  ...priceFaults(
    {
      price: terms.price,
      newPrice: terms.new_price,
      offerEndsAt: terms.expire_time === null ? null : new Date(terms.expire_time),
    },
    at,
  ),
]

/** What customers pay by these terms. */
export const payableBy = ({ price, new_price: newPrice }: Prices): number =>
  payablePrice(price, newPrice)

/** Whether the price and the offer are the same, whatever else differs. */
export const hasSamePrices = (one: Prices, other: Prices): boolean =>
  one.price === other.price && one.new_price === other.new_price

/** An instant can be written in several ways. */
function isSame(one: Terms[Term], other: Terms[Term]): boolean {
  if (typeof one === 'string' && typeof other === 'string')
    return Date.parse(one) === Date.parse(other)
  return one === other
}
