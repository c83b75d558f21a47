import type { FilterRow } from './catalogue.queries.ts'
import { Bitset } from './bitset.ts'
import type { Product } from './entry.ts'
import { ValueSets } from './value-sets.ts'
import { familyBit, VariantColumns } from './variant-columns.ts'

/** A shopper's selection: values by filter key (`true` for a switch), and price bounds in tomans. */
export type Selection = {
  values: ReadonlyMap<string, readonly string[]>
  minPrice: number | null
  maxPrice: number | null
}

/** Filters with logic of their own; all others read a fact. */
export const namedKeys = {
  category: 'category',
  brand: 'brand',
  price: 'price',
  color: 'color',
  available: 'available',
  discounted: 'discounted',
  condition: 'used',
} as const

export type FacetCounts = Map<string, Map<string, number>>
export type PriceRange = { min: number; max: number }
export type Filtered = { set: Bitset; facets: FacetCounts }
/** A variant by its index within the product; `asked` in tomans, NaN if sold out. */
export type ShownVariant = { index: number; asked: number }

/** The values of the filters that are rows of the shop rather than facts: slugs. */
export type FilterNames = {
  /** By id. */
  brands: ReadonlyMap<number, string>
  /** The categories without a parent. */
  departments: readonly string[]
  departmentOf: (product: Product) => string
}

/** The slots that have each filter value. Counts what every value would leave. */
export class FilterIndex {
  readonly #filters: readonly FilterRow[]
  readonly #sets = new Map<string, ValueSets<string>>()
  readonly #variants: VariantColumns
  readonly #names: FilterNames

  constructor(filters: readonly FilterRow[], names: FilterNames, capacity: number) {
    this.#filters = filters
    this.#names = names
    this.#variants = new VariantColumns(capacity)
    this.#sets.set(namedKeys.brand, new ValueSets(capacity))
    this.#sets.set(namedKeys.category, new ValueSets(capacity))
    this.#sets.set(namedKeys.condition, new ValueSets(capacity))
    for (const { key, fact } of filters)
      if (fact !== null) this.#sets.set(key, new ValueSets(capacity))
  }

  resize(capacity: number) {
    this.#variants.resize(capacity)
    for (const sets of this.#sets.values()) sets.resize(capacity)
  }

  /** Adds a product to a slot that has none. */
  set(slot: number, product: Product, now: number) {
    this.#variants.set(slot, product, now)
    this.#sets.get(namedKeys.brand)?.add(this.#names.brands.get(product.brandId) ?? '', slot)
    this.#sets.get(namedKeys.category)?.add(this.#names.departmentOf(product), slot)
    this.#sets.get(namedKeys.condition)?.add(product.isUsed ? 'used' : 'new', slot)
    for (const filter of this.#filters) {
      const value = filter.fact === null ? undefined : product.facts[filter.fact]
      if (value === undefined) continue
      for (const name of valuesOf(filter, value)) this.#sets.get(filter.key)?.add(name, slot)
    }
  }

  delete(slot: number) {
    for (const sets of this.#sets.values()) sets.delete(slot)
  }

  /**
   * The slots of `scope` that match the selection, and for each filter of `keys` how many each of its values would
   * leave in combination with the rest of the selection. Unknown keys are ignored; unknown values match nothing. Color,
   * price, availability and discount must hold for the same variant.
   */
  apply(scope: Bitset, selection: Selection, keys: readonly string[]): Filtered {
    const chosen = this.#chosenSets(selection)
    const base = scope.copy()
    for (const set of chosen.values()) base.intersect(set)
    const variants = this.#passVariants(scope, base, selection, keys)
    const facets: FacetCounts = variants.facets
    const set = base.copy().intersect(variants.passing)
    for (const key of keys) {
      const sets = this.#sets.get(key)
      if (!sets) continue
      const left = chosen.has(key) ? variants.passing.copy() : set
      if (chosen.has(key))
        for (const [other, mask] of chosen) if (other !== key) left.intersect(mask)
      facets.set(key, this.#count(key, sets, left))
    }
    return { set, facets }
  }

  /** The lowest and the highest price of the variants that match the selection apart from its own bounds. */
  prices(scope: Bitset, selection: Selection): PriceRange | null {
    const wanted = variantWishes({ ...selection, minPrice: null, maxPrice: null })
    const base = scope.copy()
    for (const set of this.#chosenSets(selection).values()) base.intersect(set)
    const variants = this.#variants
    let [min, max] = [Infinity, -Infinity]
    base.forEach((slot) => {
      const start = variants.starts[slot] ?? 0
      const end = start + (variants.counts[slot] ?? 0)
      for (let row = start; row < end; row++) {
        if (!matches(variants, row, wanted)) continue
        const price = variants.asked[row] ?? Number.NaN
        if (price < min) min = price
        if (price > max) max = price
      }
    })
    return min <= max ? { min, max } : null
  }

  /**
   * Returns a function that finds the variant a slot's card shows: the cheapest matching one in stock, else the first
   * match. Null if the selection does not filter variants.
   */
  shownVariantFor(selection: Selection): ((slot: number) => ShownVariant | null) | null {
    const wanted = variantWishes(selection)
    if (!wanted.isPriced && !wanted.isReduced && wanted.colors === null) return null
    const variants = this.#variants
    return (slot) => {
      const start = variants.starts[slot] ?? 0
      let shown: ShownVariant | null = null
      for (let index = 0; index < (variants.counts[slot] ?? 0); index++) {
        if (!matches(variants, start + index, wanted)) continue
        const price = variants.asked[start + index] ?? Number.NaN
        if (shown === null || isCheaper(price, shown.asked)) shown = { index, asked: price }
      }
      return shown
    }
  }

  #chosenSets(selection: Selection): Map<string, Bitset> {
    const chosen = new Map<string, Bitset>()
    for (const [key, values] of selection.values) {
      const sets = this.#sets.get(key)
      if (sets && values.length > 0) chosen.set(key, sets.union(values))
    }
    return chosen
  }

  #count(key: string, sets: ValueSets<string>, left: Bitset): Map<string, number> {
    const counts = new Map<string, number>()
    for (const value of this.#namesOf(key)) {
      counts.set(value, sets.get(value)?.countCommon(left) ?? 0)
    }
    return counts
  }

  #namesOf(key: string): Iterable<string> {
    if (key === namedKeys.brand) return this.#names.brands.values()
    if (key === namedKeys.category) return this.#names.departments
    const filter = this.#filters.find((candidate) => candidate.key === key)
    if (filter?.type === 'BOOL') return ['true']
    return (filter?.values ?? []).map(({ value }) => value)
  }

  /** The slots of `scope` with a variant that passes all variant filters, and the counts of those filters in `base`. */
  #passVariants(scope: Bitset, base: Bitset, selection: Selection, keys: readonly string[]) {
    const wanted = variantWishes(selection)
    const counts = new Int32Array(16)
    const facets: FacetCounts = new Map()
    const isCounted = keys.some(
      (key) =>
        key === namedKeys.color || key === namedKeys.available || key === namedKeys.discounted,
    )
    if (!wanted.isAny && !isCounted) return { passing: scope.copy(), facets }
    const passing = new Bitset(scope.words.length << 5)
    let available = 0
    let discounted = 0
    const { starts, counts: spans, asked, families, discounted: reduced } = this.#variants
    ;(wanted.isAny ? scope : base).forEach((slot) => {
      const start = starts[slot] ?? 0
      const end = start + (spans[slot] ?? 0)
      let passes = !wanted.isAny
      let isAvailable = false
      let isReduced = false
      let colors = 0
      for (let row = start; row < end; row++) {
        const price = asked[row] ?? Number.NaN
        const family = families[row] ?? 0
        const inStock = !Number.isNaN(price)
        const cheap = reduced[row] === 1
        if (wanted.isPriced && !(price >= wanted.minimum && price <= wanted.maximum)) continue
        const fitsStock = inStock || !wanted.isAvailable
        const fitsOffer = cheap || !wanted.isReduced
        const fitsColor = wanted.colors === null || (family & wanted.colors) !== 0
        if (fitsStock && fitsOffer) colors |= family
        if (fitsOffer && fitsColor && inStock) isAvailable = true
        if (fitsStock && fitsColor && cheap) isReduced = true
        if (fitsStock && fitsOffer && fitsColor) passes = true
      }
      if (passes) passing.add(slot)
      if (!base.has(slot)) return
      for (let bit = 0; colors !== 0; bit++, colors >>>= 1)
        counts[bit] = (counts[bit] ?? 0) + (colors & 1)
      if (isAvailable) available++
      if (isReduced) discounted++
    })
    for (const key of keys) {
      if (key === namedKeys.available) facets.set(key, new Map([['true', available]]))
      if (key === namedKeys.discounted) facets.set(key, new Map([['true', discounted]]))
      if (key === namedKeys.color) facets.set(key, this.#colorCounts(counts))
    }
    return { passing: wanted.isAny ? passing : scope.copy(), facets }
  }

  #colorCounts(counts: Int32Array): Map<string, number> {
    const names = [...this.#namesOf(namedKeys.color)]
    return new Map(
      names.map((name) => {
        const bit = familyBit(name)
        return [name, bit === 0 ? 0 : (counts[31 - Math.clz32(bit)] ?? 0)]
      }),
    )
  }
}

/** Whether a variant has a wanted price, offer and color, whatever its stock. */
function matches(variants: VariantColumns, row: number, wanted: VariantWishes): boolean {
  const price = variants.asked[row] ?? Number.NaN
  if (wanted.isPriced && !(price >= wanted.minimum && price <= wanted.maximum)) return false
  if (wanted.isReduced && variants.discounted[row] !== 1) return false
  return wanted.colors === null || ((variants.families[row] ?? 0) & wanted.colors) !== 0
}

/** Whether a price is lower; a sold-out variant (NaN) is never cheaper. */
const isCheaper = (price: number, other: number): boolean =>
  price < other || (Number.isNaN(other) && !Number.isNaN(price))

type VariantWishes = ReturnType<typeof variantWishes>

function variantWishes({ values, minPrice, maxPrice }: Selection) {
  const colors = values.get(namedKeys.color) ?? []
  const wishes = {
    isPriced: minPrice !== null || maxPrice !== null,
    minimum: minPrice ?? 0,
    maximum: maxPrice ?? Infinity,
    isAvailable: values.get(namedKeys.available)?.includes('true') ?? false,
    isReduced: values.get(namedKeys.discounted)?.includes('true') ?? false,
    colors: colors.length > 0 ? colors.reduce((mask, color) => mask | familyBit(color), 0) : null,
  }
  const isAny = wishes.isPriced || wishes.isAvailable || wishes.isReduced || wishes.colors !== null
  return { ...wishes, isAny }
}

/**
 * The filter values that a fact matches: ranges from `min` (inclusive) to `max` (exclusive), others compared as text.
 */
function valuesOf(filter: FilterRow, fact: string | number | boolean): string[] {
  if (filter.type === 'BOOL') return fact === true ? ['true'] : []
  return filter.values
    .filter(({ value, min, max }) => {
      if (min === undefined && max === undefined) return value === String(fact)
      return typeof fact === 'number' && fact >= (min ?? -Infinity) && fact < (max ?? Infinity)
    })
    .map(({ value }) => value)
}
