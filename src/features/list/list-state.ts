import { toLatinDigits } from '#domain/digits.ts'
import { asksForCheap, searchWish } from '#domain/search-wish.ts'
import type { BriefQuery } from './shared/brief-products.queries.ts'
import type { FiltersQuery, ListQuery } from './list.queries.ts'
import { categorySlug } from './category-slug.ts'

/**
 * The sort values of the list in the order in which they are offered; the first one is the default, except for a search
 * such as «گوشی ارزان».
 */
export const orderings = [
  '-sold_count',
  'current_min_price',
  '-current_max_price',
  '-create_at',
  '-current_discount_amount',
] as const
/** Those of a list with a search text. */
const searchOrderings = [...orderings, 'relevance'] as const
export type Ordering = (typeof searchOrderings)[number]

/** Range of the price slider in tomans; at the ends there is no bound. */
export const priceSlider = { min: 0, max: 400_000_000 } as const

/** The state of a list in its URL, apart from the category in the path. */
export type ListState = {
  search: string
  /** Category of the `?slug=` form. */
  slug: string | null
  flagship: boolean
  /** Null if the URL has none of the orderings. */
  ordering: Ordering | null
  /** Tomans; null if the URL has no valid value. */
  minPrice: number | null
  maxPrice: number | null
  page: number
  /** Chosen values by filter key: `brand`, `color` and the dynamic keys; a switch is `['true']`. */
  values: Readonly<Record<string, readonly string[]>>
}

const pageSize = 12
const phonesCategory = 1
const thousandsSeparator = '\u066c'
const brandPageSize = 24
/** Bounds of the contract, so that no URL leads to a request that the API rejects. */
const limits = { search: 200, slug: 120, value: 60, values: 50, keys: 30, page: 10_000 } as const
const ownKeys = new Set([
  'search',
  'slug',
  'is_flagship',
  'ordering',
  'min_price',
  'max_price',
  'page',
  'size',
])
/** A parameter that campaigns and social networks add is no filter. */
const filterKey = /^(?!utm_|gclid$|fbclid$|srsltid$)[a-z][a-z0-9_-]{0,39}$/

/** Parses the query of a URL; invalid values count as missing. */
export function parseListState(query: URLSearchParams): ListState {
  const prices = [toPrice(query.get('min_price')), toPrice(query.get('max_price'))] as const
  const [minPrice, maxPrice] = inOrder(...prices)
  return {
    search: (query.get('search') ?? '').trim().slice(0, limits.search),
    slug: toSlug(query.get('slug')),
    flagship: query.get('is_flagship') === 'true',
    ordering: toOrdering(query.get('ordering')),
    minPrice,
    maxPrice,
    page: toPage(query.get('page')),
    values: toValues(query),
  }
}

/** The URL of a state under a path, in canonical form: equal states have equal URLs. */
export function toAddress(path: string, state: ListState): string {
  const query = new URLSearchParams(toPairs(state)).toString()
  return query === '' ? path : `${path}?${query}`
}

/** The query parameters of a state in a fixed order, without defaults. */
export function toPairs(state: ListState): [string, string][] {
  const pairs: [string, string][] = []
  if (state.search !== '') pairs.push(['search', state.search])
  if (state.slug !== null) pairs.push(['slug', state.slug])
  if (state.flagship) pairs.push(['is_flagship', 'true'])
  for (const key of Object.keys(state.values).toSorted())
    for (const value of state.values[key] ?? []) pairs.push([key, value])
  if (state.minPrice !== null) pairs.push(['min_price', String(state.minPrice)])
  if (state.maxPrice !== null) pairs.push(['max_price', String(state.maxPrice)])
  if (state.ordering !== null) pairs.push(['ordering', state.ordering])
  if (state.page > 1) pairs.push(['page', String(state.page)])
  return pairs
}

/** Without the values of filters that the shop does not have. */
export function withKnownFilters(state: ListState, keys: ReadonlySet<string>): ListState {
  const known = Object.entries(state.values).filter(([key]) => keys.has(key))
  return { ...state, values: Object.fromEntries(known) }
}

/** The query of the list call. @param category slug or slug path in the page's path */
export function toApiQuery(state: ListState, category: string | null): ListQuery {
  const { brand, ...filters } = state.values
  const slug = category ?? state.slug
  return {
    ordering: activeOrdering(state),
    page: state.page,
    size: brand === undefined ? pageSize : brandPageSize,
    ...(slug !== null && { slug: categorySlug(slug) }),
    ...(state.search !== '' && { search: state.search }),
    ...(state.minPrice !== null &&
      state.minPrice > priceSlider.min && { min_price: state.minPrice }),
    ...(state.maxPrice !== null &&
      state.maxPrice < priceSlider.max && { max_price: state.maxPrice }),
    ...(brand !== undefined && { brand: [...brand] }),
    ...(Object.keys(filters).length > 0 && { filters: toLists(filters) }),
  }
}

/** What decides which filters a list offers: its category or, outside categories, search, brands, departments and deals. */
export function toFiltersQuery(state: ListState, category: string | null): FiltersQuery {
  const slug = category ?? state.slug
  if (slug !== null) return { categories__main_slug: categorySlug(slug) }
  const { brand, category: departments, discounted } = state.values
  return {
    ...(state.search !== '' && { search: state.search }),
    ...(brand !== undefined && { brand: [...brand] }),
    ...(departments !== undefined && { category: [...departments] }),
    ...(isOn(discounted) && { discounted: true }),
  }
}

/** Whether the list has nothing but deals, as «شگفت‌انگیزها» links to it. */
export function isDealsOnly({ search, slug, values }: ListState): boolean {
  const keys = Object.keys(values)
  return search === '' && slug === null && keys.length === 1 && isOn(values.discounted)
}

/** The query of the flagship list, which only the server sorts. */
export function toFlagshipQuery(state: ListState): BriefQuery {
  return { category: phonesCategory, is_flagship: true, size: pageSize, page: state.page }
}

/**
 * The sort values that the list offers: with a search also relevance, except for a search for low prices, which names
 * its order.
 */
export function offeredOrderings({ search }: ListState): readonly Ordering[] {
  return search === '' || asksForCheap(search) ? orderings : searchOrderings
}

/** The chosen sort; else the first one, or the cheapest if the search text asks for it. */
export function activeOrdering(state: ListState): Ordering {
  const byDefault = asksForCheap(state.search) ? 'current_min_price' : orderings[0]
  return offeredOrderings(state).find((ordering) => ordering === state.ordering) ?? byDefault
}

function isOn(values: readonly string[] | undefined): boolean {
  return values?.includes('true') ?? false
}

export function withOrdering(state: ListState, ordering: Ordering): ListState {
  return { ...state, ordering, page: 1 }
}

export function withPage(state: ListState, page: number): ListState {
  return { ...state, page }
}

export function isChosen(state: ListState, key: string, value: string): boolean {
  return state.values[key]?.includes(value) ?? false
}

/** Adds a filter value, or removes it if it is chosen. */
export function withToggled(state: ListState, key: string, value: string): ListState {
  const { [key]: chosen = [], ...others } = state.values
  const next = chosen.includes(value)
    ? chosen.filter((other) => other !== value)
    : [...chosen, value].slice(0, limits.values)
  return filtered(state, { values: next.length === 0 ? others : { ...others, [key]: next } })
}

/**
 * The prices of the list in tomans: within the bounds of the URL and those that the search text names, as in «گوشی زیر ۲۰
 * میلیون», which the server takes from it in the same way.
 */
export function pricesOf({ search, minPrice, maxPrice }: ListState): { min: number; max: number } {
  const named = searchWish(search)
  return {
    min: Math.max(minPrice ?? priceSlider.min, named.minPrice ?? priceSlider.min),
    max: Math.min(maxPrice ?? priceSlider.max, named.maxPrice ?? priceSlider.max),
  }
}

/**
 * With other prices, which also replace the ones that the search text names.
 * @param minPrice tomans @param maxPrice tomans; both are sorted and clamped to the slider's range
 */
export function withPrices(state: ListState, minPrice: number, maxPrice: number): ListState {
  const [low, high] = [clamp(minPrice), clamp(maxPrice)]
  return filtered(state, {
    search: searchWish(state.search).words,
    minPrice: Math.min(low, high),
    maxPrice: Math.max(low, high),
  })
}

/** Clears all filters, also prices named in the search text, and goes to the first page. */
export function withoutFilters(state: ListState): ListState {
  const { words: search } = searchWish(state.search)
  return { ...state, search, values: {}, minPrice: null, maxPrice: null, page: 1 }
}

/** Whether «حذف همه» is offered (LIST-38): after any filter change, since these write the price bounds. */
export function canBeCleared(state: ListState): boolean {
  return state.minPrice !== null
}

/** Number of active filters; the price range counts as one. */
export function activeFilterCount(state: ListState): number {
  const values = Object.values(state.values).reduce((sum, chosen) => sum + chosen.length, 0)
  return values + (isPriceBounded(state) ? 1 : 0)
}

export function isPriceBounded(state: ListState): boolean {
  const { min, max } = pricesOf(state)
  return min > priceSlider.min || max < priceSlider.max
}

/** Every filter change goes to the first page and writes the full filter state. */
function filtered(state: ListState, change: Partial<ListState>): ListState {
  return {
    ...state,
    minPrice: state.minPrice ?? priceSlider.min,
    maxPrice: state.maxPrice ?? priceSlider.max,
    ...change,
    page: 1,
  }
}

function clamp(price: number): number {
  return Math.min(Math.max(Math.trunc(price), priceSlider.min), priceSlider.max)
}

function toPrice(text: string | null): number | null {
  const digits = toLatinDigits(text ?? '').replaceAll(thousandsSeparator, '')
  return /^\d{1,13}$/.test(digits) ? Number(digits) : null
}

function inOrder(low: number | null, high: number | null): [number | null, number | null] {
  return low !== null && high !== null && low > high ? [high, low] : [low, high]
}

function toOrdering(text: string | null): Ordering | null {
  return searchOrderings.find((ordering) => ordering === text) ?? null
}

function toPage(text: string | null): number {
  const page = toPrice(text)
  return page === null || page < 1 || page > limits.page ? 1 : page
}

function toSlug(text: string | null): string | null {
  return text === null || text === '' || text.length > limits.slug ? null : text
}

function toValues(query: URLSearchParams): ListState['values'] {
  const values = new Map<string, string[]>()
  for (const [key, value] of query) {
    if (ownKeys.has(key) || !filterKey.test(key)) continue
    if (value === '' || value.length > limits.value) continue
    if (!values.has(key) && values.size === limits.keys) continue
    const chosen = values.get(key) ?? []
    if (!chosen.includes(value) && chosen.length < limits.values) {
      values.set(key, [...chosen, value])
    }
  }
  return Object.fromEntries(values)
}

function toLists(values: ListState['values']): Record<string, string[]> {
  return Object.fromEntries(Object.entries(values).map(([key, chosen]) => [key, [...chosen]]))
}
