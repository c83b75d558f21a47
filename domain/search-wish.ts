import { comparable, comparableWords } from './persian.ts'

/** Words of a search that ask for the lowest price, in the form of `comparableWords` without joiners. */
export const cheapWords = ['ارزان', 'ارزون', 'ارزانترین', 'ارزونترین']

/** Whether a search such as «گوشی ارزان» asks for low prices; its list then starts with the cheapest. */
export function asksForCheap(search: string): boolean {
  return comparableWords(search).some((word) => cheapWords.includes(word.replaceAll('\u200c', '')))
}

/** What a search asks for: words and a price range in tomans; a bound is null if it is not given. */
export type SearchWish = { words: string; minPrice: number | null; maxPrice: number | null }

const spelledNumbers: Record<string, number> = {
  یک: 1,
  دو: 2,
  سه: 3,
  چهار: 4,
  پنج: 5,
  شش: 6,
  هفت: 7,
  هشت: 8,
  نه: 9,
  ده: 10,
  پانزده: 15,
  بیست: 20,
  سی: 30,
  چهل: 40,
  پنجاه: 50,
  شصت: 60,
  هفتاد: 70,
  هشتاد: 80,
  نود: 90,
  صد: 100,
  دویست: 200,
}

const number = `(\\d{1,12}|${Object.keys(spelledNumbers).join('|')})`
const unit = '(میلیون|ملیون|هزار)'
const currency = '(?:تومان|تومن)'
/** A number with what it counts: «۲۰ میلیون», «۹۰۰ هزار تومان» or «۲۰۰۰۰۰۰۰ تومان». */
const amount = `${number} ?(?:${unit}(?: ${currency})?|${currency})`
const below = '(?:زیر|تا سقف|کم ?تر از|پایین ?تر از|ارز(?:ان|ون) ?تر از)'
const end = '(?= |$)'

type Bounds = readonly [minPrice: number | null, maxPrice: number | null]
/** A way to name a price; its groups are one or two numbers, each followed by its unit. */
type PricePattern = { pattern: RegExp; bounds: (prices: readonly number[]) => Bounds }

const pricePattern = (pattern: string, bounds: PricePattern['bounds']): PricePattern => ({
  pattern: new RegExp(`(?<= |^)${pattern}`),
  bounds,
})
const between = (prices: readonly number[]): Bounds => [Math.min(...prices), Math.max(...prices)]
const atMost = ([price = 0]: readonly number[]): Bounds => [null, price]
const atLeast = ([price = 0]: readonly number[]): Bounds => [price, null]
/** A fifth less or more: «گوشی ۳۰ میلیونی» is one for 24 to 36 million. */
const around = ([price = 0]: readonly number[]): Bounds => [(price * 4) / 5, (price * 6) / 5]

/** The first one that is found counts. A number without a unit names a price at the end of the text only. */
const patterns: readonly PricePattern[] = [
  pricePattern(
    `(?:بین|از) ${number}(?: ?${unit})?(?: ${currency})? (?:تا|و) ${amount}${end}`,
    between,
  ),
  pricePattern(`بین ${number}() (?:تا|و) ${number}()$`, between),
  pricePattern(`(?:${below}|تا|حداکثر) ${amount}${end}`, atMost),
  pricePattern(`${below} ${number}()$`, atMost),
  pricePattern(`(?:حدود )?${number} ?(میلیون|ملیون)ی(?: ${currency})?${end}`, around),
  pricePattern(
    `(?:بالای|حداقل|بیش ?تر از|بالا ?تر از|گر(?:ان|ون) ?تر از|از) ${amount}(?: به بالا)?${end}`,
    atLeast,
  ),
]

/**
 * Separates the price that a search names from its words: «گوشی زیر ۲۰ میلیون», «هدفون بین ۲ تا ۵ میلیون»,
 * «تبلت بالای ۹۰۰ هزار تومان», «گوشی زیر ۳۰». Any other number stays a word, as in «آیفون ۱۳».
 */
export function searchWish(search: string): SearchWish {
  const text = comparable(search).replaceAll('\u200c', ' ').trim()
  for (const { pattern, bounds } of patterns) {
    const match = pattern.exec(text)
    if (match === null) continue
    const [found, first = '', firstUnit, last = first, lastUnit = firstUnit] = match
    const shared = multiplierOf(last, lastUnit)
    const highest = valueOf(last) * shared
    const lowest = valueOf(first) * multiplierOf(first, firstUnit, shared)
    const own = lowest > highest && firstUnit === undefined ? ownMultiplierOf(first, highest) : null
    const [minPrice, maxPrice] = bounds([own === null ? lowest : valueOf(first) * own, highest])
    return { words: without(text, found), minPrice, maxPrice }
  }
  return { words: search.trim(), minPrice: null, maxPrice: null }
}

const without = (text: string, found: string): string =>
  text.replace(found, ' ').replaceAll(/ {2,}/g, ' ').trim()

const valueOf = (count: string): number => spelledNumbers[count] ?? Number(count)

/**
 * The multiplier of a number that would be above `highest`, the end of its range, in the unit of that: thousand for «بین ۹۰۰
 * تا ۲ میلیون», tomans for «بین ۹۰۰۰۰۰ تا ۲ میلیون». Null for «بین ۳۰ و ۲۰ میلیون», whose prices are the other way round.
 */
function ownMultiplierOf(count: string, highest: number): number | null {
  const value = valueOf(count)
  if (value >= 1_000) return 1
  const isFewMillion = highest >= 1_000_000 && highest <= 10_000_000
  return value >= 100 && isFewMillion ? 1_000 : null
}

/**
 * The multiplier of a number's unit. Without a unit it is `fallback`, or guessed: numbers below 400 are millions («زیر ۳۰
 * تومن»), below 1,000 thousands («زیر ۵۰۰ تومن»), others tomans.
 */
function multiplierOf(count: string, unit = '', fallback: number | null = null): number {
  if (unit !== '') return unit === 'هزار' ? 1_000 : 1_000_000
  if (fallback !== null) return fallback
  const value = valueOf(count)
  if (value >= 1_000) return 1
  return value < 400 ? 1_000_000 : 1_000
}
