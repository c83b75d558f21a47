import type { Goods } from './goods.ts'
import type { Random } from '#walks/random.ts'

const categories = ['mobile', 'mobile/samsung-mobile', 'mobile/iphone', 'mobile/xiaomi-mobile', '']
const orderings = [
  '-sold_count',
  'current_min_price',
  '-current_max_price',
  '-create_at',
  '-current_discount_amount',
]

/** Queries of filtered and sorted lists, nearly all different. */
export function listQueries({ filters }: Goods, random: Random, count: number): string[] {
  return Array.from({ length: count }, () => {
    const query = new URLSearchParams({
      ordering: random.pick(orderings),
      page: String(1 + random.below(3)),
      min_price: String(random.below(40) * 500_000),
      max_price: String(30_000_000 + random.below(240) * 500_000),
    })
    const { key, values } = random.pick(filters)
    query.append(key, random.pick(values))
    if (random.below(2) === 0) query.append(key, random.pick(values))
    return `${query}`
  })
}

/** The same as API calls, in a category or in the whole shop. */
export function listCalls(goods: Goods, random: Random, count: number): string[] {
  return listQueries(goods, random, count).map((query) => {
    const slug = random.pick(categories)
    return `/api/product/v2/product/?${query}${slug && `&slug=${encodeURIComponent(slug)}`}`
  })
}

/** The same as pages of the shop. */
export function listPages(goods: Goods, random: Random, count: number): string[] {
  return listQueries(goods, random, count).map((query) => {
    const slug = random.pick(categories)
    return `/productlist${slug && `/${slug}`}?${query}`
  })
}

/**
 * Typical search input: one to three words of a title, every second one unfinished, every tenth one with a letter
 * missing.
 */
export function searchWords({ titles }: Goods, random: Random, count: number): string[] {
  return Array.from({ length: count }, () => {
    const words = random.pick(titles).split(/\s+/)
    const start = random.below(Math.max(1, words.length - 2))
    const typed = words.slice(start, start + 1 + random.below(3)).join(' ')
    const cut = random.below(2) === 0 ? typed.slice(0, 2 + random.below(typed.length)) : typed
    return random.below(10) === 0 ? withoutLetter(cut, 1 + random.below(cut.length)) : cut
  })
}

function withoutLetter(text: string, index: number): string {
  return text.length < 4 ? text : text.slice(0, index) + text.slice(index + 1)
}
