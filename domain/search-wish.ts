import { comparable, comparableWords } from './persian.ts'

/** Words of a search that ask for the lowest price, in the form of `comparableWords` without joiners. */
export const cheapWords = ['ارزان', 'ارزون', 'ارزانترین', 'ارزونترین']

/** Whether a search such as «گوشی ارزان» asks for low prices; its list then starts with the cheapest. */
export function asksForCheap(search: string): boolean {
  return comparableWords(search).some((word) => cheapWords.includes(word.replaceAll('\u200c', '')))
}

/** What a search asks for: words, and prices between two bounds in tomans, each null without one. */
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
const between = new RegExp(
  `(?<= |^)(?:بین|از) ${number}(?: ?${unit})?(?: ${currency})? (?:تا|و) ${amount}(?= |$)`,
)
const atMost = new RegExp(
  `(?<= |^)(?:زیر|تا|تا سقف|حداکثر|کمتر از|پایین تر از|ارزانتر از) ${amount}(?= |$)`,
)
const atLeast = new RegExp(
  `(?<= |^)(?:بالای|حداقل|بیشتر از|بالاتر از|از) ${amount}(?: به بالا)?(?= |$)`,
)

/**
 * Separates the price that a search names from its words: «گوشی زیر ۲۰ میلیون», «هدفون بین ۲ تا ۵ میلیون»,
 * «تبلت بالای ۹۰۰ هزار تومان». A number without a unit stays a word, as in «آیفون ۱۳».
 */
export function searchWish(search: string): SearchWish {
  const text = comparable(search).replaceAll('\u200c', ' ')
  const range = between.exec(text)
  if (range !== null) {
    const [found, from, fromUnit, to, toUnit] = range
    const bounds = [tomans(from, fromUnit ?? toUnit), tomans(to, toUnit)].toSorted((a, b) => a - b)
    const [minPrice = null, maxPrice = null] = bounds
    return { words: without(text, found), minPrice, maxPrice }
  }
  const most = atMost.exec(text)
  if (most !== null)
    return { words: without(text, most[0]), minPrice: null, maxPrice: tomans(most[1], most[2]) }
  const least = atLeast.exec(text)
  if (least !== null)
    return { words: without(text, least[0]), minPrice: tomans(least[1], least[2]), maxPrice: null }
  return { words: search.trim(), minPrice: null, maxPrice: null }
}

const without = (text: string, found: string): string =>
  text.replace(found, ' ').replaceAll(/ {2,}/g, ' ').trim()

function tomans(count: string | undefined, unit: string | undefined): number {
  const value = spelledNumbers[count ?? ''] ?? Number(count)
  if (unit === undefined) return value
  return value * (unit === 'هزار' ? 1_000 : 1_000_000)
}
