import type { BrandRow, FilterRow, VariantRow } from './catalogue.queries.ts'
import { Bitset } from './bitset.ts'
import { filterKeysOf, type CategoryTree } from './category-tree.ts'
import { leadOf, type Product } from './entry.ts'
import {
  FilterIndex,
  type FacetCounts,
  type FilterNames,
  type PriceRange,
  type Selection,
  type ShownVariant,
} from './filter-index.ts'
import { Ordering } from './sort-order.ts'
import { SearchEngine, type Found } from './search/search-engine.ts'
import { meetsRule, type CollectionRule } from './site-content.ts'
import { ValueSets } from './value-sets.ts'

export type OrderingName =
  | 'relevance'
  | '-sold_count'
  | 'current_min_price'
  | '-current_max_price'
  | '-create_at'
  | '-current_discount_amount'

/** A request for a list, with `size` products per page; pages count from 1. */
export type ListQuery = {
  categoryId: number | null
  /** Narrows the category further. */
  rule?: CollectionRule
  search: string | null
  flagshipsOnly: boolean
  selection: Selection
  ordering: OrderingName
  page: number
  size: number
  /** The filters whose values are counted. */
  facets: readonly string[]
}

/**
 * `shown` has, by the product's id, the variant that its card shows if the selection asks for a color, a price or an offer.
 * `prices` are those of the products on sale before the selection's own bounds; null if none can be bought.
 */
export type ListPage = {
  products: Product[]
  shown: ReadonlyMap<number, VariantRow>
  total: number
  facets: FacetCounts
  prices: PriceRange | null
  /** Whether no product has all words of the search. */
  isPartial: boolean
}

/** What the products are indexed by. */
export type IndexFrame = {
  tree: CategoryTree
  brands: ReadonlyMap<number, BrandRow>
  filters: readonly FilterRow[]
}

const smallest = 1024
const textsAtOnce = 250

/** All products, without facets. */
export const wholeList: ListQuery = {
  categoryId: null,
  search: null,
  flagshipsOnly: false,
  selection: { values: new Map(), minPrice: null, maxPrice: null },
  ordering: '-sold_count',
  page: 1,
  size: 0,
  facets: [],
}

/**
 * All products in memory: serves lists, counts and search without the database. Each product has a slot, a small
 * number.
 */
export class ProductIndex {
  readonly #frame: IndexFrame
  readonly #products: (Product | undefined)[] = []
  readonly #slotOf = new Map<number, number>()
  readonly #slotOfSlug = new Map<string, number>()
  readonly #free: number[] = []
  readonly #columns: Columns
  readonly #orderings: Record<Exclude<OrderingName, 'relevance'>, Ordering>
  readonly #categories: ValueSets<number>
  readonly #filters: FilterIndex
  readonly #engine: SearchEngine
  readonly #collections = new Map<CollectionRule, Bitset>()
  /** From this slot on, `readTexts` has yet to index the texts. */
  #unread = 0
  /** The last search: a list asks for what it finds twice, once for its filters and once for itself. */
  #lastSearch: { search: string; found: Found } | null = null
  #all: Bitset
  #flagships: Bitset
  #capacity: number

  /** Empty, with capacity for `expected` products and some more. */
  constructor(frame: IndexFrame, expected: number) {
    this.#frame = frame
    this.#capacity = smallest
    while (this.#capacity < expected * 1.25) this.#capacity *= 2
    this.#columns = new Columns(this.#capacity)
    this.#orderings = orderingsBy(this.#columns)
    this.#categories = new ValueSets(this.#capacity)
    this.#all = new Bitset(this.#capacity)
    this.#flagships = new Bitset(this.#capacity)
    this.#filters = new FilterIndex(frame.filters, namesIn(frame), this.#capacity)
    this.#engine = new SearchEngine(frame.brands.values())
  }

  /**
   * Adds new products to an index to which nothing else has been done, without sorting them and without their texts;
   * call `arrange` once all are added.
   */
  add(products: readonly Product[], now: number) {
    this.#forgetDerived()
    for (const product of products) {
      const slot = this.#products.length
      if (slot >= this.#capacity) this.#resize()
      this.#put(slot, product, now)
    }
  }

  /**
   * Indexes the texts of the products that were added, yielding after every few hundred so that the event loop can be
   * released. Half of the time that a large catalogue takes to load goes into its texts, which nothing but a search
   * needs; one that comes before they are done indexes the rest at once.
   */
  *readTexts(): Generator<void> {
    while (this.#unread < this.#products.length) {
      const end = Math.min(this.#unread + textsAtOnce, this.#products.length)
      for (; this.#unread < end; this.#unread++) this.#readText(this.#unread)
      yield
    }
  }

  /** Sorts everything from scratch, yielding after each order so that the event loop can be released. */
  *arrange(): Generator<void> {
    const slots = Int32Array.from(this.#slotOf.values())
    for (const ordering of Object.values(this.#orderings)) {
      ordering.reset(slots)
      yield
    }
  }

  get size(): number {
    return this.#slotOf.size
  }

  byId(id: number): Product | undefined {
    return this.#products[this.#slotOf.get(id) ?? -1]
  }

  bySlug(slug: string): Product | undefined {
    return this.#products[this.#slotOfSlug.get(slug) ?? -1]
  }

  /** Adds or replaces a product. */
  set(product: Product, now: number) {
    this.#forgetDerived()
    const known = this.#slotOf.get(product.id)
    if (known !== undefined) this.#leaveOrderings(known)
    const slot = known ?? this.#free.pop() ?? this.#products.length
    if (slot >= this.#capacity) this.#resize()
    this.#put(slot, product, now)
    if (slot < this.#unread) this.#readText(slot)
    for (const ordering of Object.values(this.#orderings)) ordering.insert(slot)
  }

  delete(id: number) {
    this.#forgetDerived()
    const slot = this.#slotOf.get(id)
    const product = slot === undefined ? undefined : this.#products[slot]
    if (slot === undefined || !product) return
    this.#leaveOrderings(slot)
    this.#slotOf.delete(id)
    this.#slotOfSlug.delete(product.slug)
    this.#products[slot] = undefined
    this.#columns.offerEnds[slot] = Infinity
    this.#all.delete(slot)
    this.#flagships.delete(slot)
    this.#categories.delete(slot)
    this.#filters.delete(slot)
    this.#engine.delete(slot)
    this.#free.push(slot)
  }

  /** The products with an offer that ended between their insertion and `now`. */
  withEndedOffers(now: number): Product[] {
    const ended: Product[] = []
    this.#products.forEach((product, slot) => {
      if (product && (this.#columns.offerEnds[slot] ?? Infinity) <= now) ended.push(product)
    })
    return ended
  }

  /** The next instant at which an offer ends, in milliseconds since 1970; Infinity if none does. */
  nextOfferEnd(): number {
    let next = Infinity
    for (let slot = 0; slot < this.#products.length; slot++) {
      const end = this.#columns.offerEnds[slot] ?? Infinity
      if (end < next) next = end
    }
    return next
  }

  list(query: ListQuery): ListPage {
    const { set, facets, order, shownVariant, prices, isPartial } = this.#select(query)
    const products: Product[] = []
    const shown = new Map<number, VariantRow>()
    const first = (query.page - 1) * query.size
    let seen = 0
    for (let index = 0; index < order.length && products.length < query.size; index++) {
      const slot = order[index] ?? 0
      const product = set.has(slot) && seen++ >= first ? this.#products[slot] : undefined
      if (!product) continue
      products.push(product)
      const variant = this.#variantOf(slot, shownVariant?.(slot))
      if (variant) shown.set(product.id, variant)
    }
    return { products, shown, total: set.count(), facets, prices, isPartial }
  }

  /** Every product, in no particular order. */
  all(): Product[] {
    return this.#products.filter((product) => product !== undefined)
  }

  /** The products of a category and its subcategories, in no particular order. */
  inCategory(categoryId: number): Product[] {
    const products: Product[] = []
    this.#categories.get(categoryId)?.forEach((slot) => {
      const product = this.#products[slot]
      if (product) products.push(product)
    })
    return products
  }

  /**
   * The keys of the filters that most products of a search share: those of the departments that together have half of
   * them or more.
   */
  commonKeys(query: Pick<ListQuery, 'search' | 'selection'>): readonly string[] {
    const { set } = this.#select({ ...wholeList, ...query })
    const counts = new Map<string, number>()
    for (const category of this.#frame.tree.all()) {
      const own = this.#categories.get(category.id)?.countCommon(set) ?? 0
      const below = category.children.reduce(
        (sum, { id }) => sum + (this.#categories.get(id)?.countCommon(set) ?? 0),
        0,
      )
      if (own === below) continue
      for (const key of filterKeysOf(category))
        counts.set(key, (counts.get(key) ?? 0) + own - below)
    }
    const half = set.count() / 2
    return [...counts].flatMap(([key, count]) => (count > 0 && count >= half ? [key] : []))
  }

  #select({ categoryId, rule, search, flagshipsOnly, selection, ordering, facets }: ListQuery) {
    const scope = (
      categoryId === null
        ? this.#all
        : (this.#categories.get(categoryId) ?? new Bitset(this.#capacity))
    ).copy()
    if (rule) scope.intersect(this.#collection(rule))
    if (flagshipsOnly) scope.intersect(this.#flagships)
    const found = search === null ? null : this.#find(search)
    if (found !== null) scope.intersect(found.set)
    const filtered = this.#filters.apply(scope, selection, facets)
    const prices = this.#filters.prices(scope, selection)
    const shownVariant = this.#filters.shownVariantFor(selection)
    let order: Int32Array
    if (ordering === 'relevance') order = found?.ranked ?? this.#orderings['-sold_count'].slots
    else if (shownVariant === null) order = this.#orderings[ordering].slots
    else order = this.#sortByShown(filtered.set, ordering, shownVariant)
    return { ...filtered, order, shownVariant, prices, isPartial: found?.isPartial ?? false }
  }

  /** The slots of a set, sorted by the variants that their cards show. */
  #sortByShown(
    set: Bitset,
    ordering: Exclude<OrderingName, 'relevance'>,
    shownVariant: (slot: number) => ShownVariant | null,
  ): Int32Array {
    const key = shownSortKeys[ordering]
    const keys = new Float64Array(key === null ? 0 : this.#capacity)
    const onSale: number[] = []
    const soldOut: number[] = []
    const ties = key === null ? ordering : '-sold_count'
    for (const slot of this.#orderings[ties].slots) {
      if (!set.has(slot)) continue
      const shown = shownVariant(slot)
      const variant = this.#variantOf(slot, shown)
      if (!shown || !variant || Number.isNaN(shown.asked)) {
        soldOut.push(slot)
        continue
      }
      onSale.push(slot)
      if (key !== null) keys[slot] = key(shown.asked, variant)
    }
    if (key !== null) onSale.sort((first, second) => (keys[first] ?? 0) - (keys[second] ?? 0))
    return Int32Array.from(onSale.concat(soldOut))
  }

  #variantOf(slot: number, shown: ShownVariant | null | undefined): VariantRow | undefined {
    return shown ? this.#products[slot]?.variants[shown.index] : undefined
  }

  #find(search: string): Found {
    if (this.#lastSearch?.search === search) return this.#lastSearch.found
    Array.from(this.readTexts())
    const bestSold = this.#orderings['-sold_count'].slots
    const found = this.#engine.find(search, bestSold, this.#capacity)
    this.#lastSearch = { search, found }
    return found
  }

  #forgetDerived() {
    this.#collections.clear()
    this.#lastSearch = null
  }

  /** The products that match a rule, cached until a product changes. */
  #collection(rule: CollectionRule): Bitset {
    let set = this.#collections.get(rule)
    if (!set) {
      set = new Bitset(this.#capacity)
      for (const slot of this.#slotOf.values()) {
        const product = this.#products[slot]
        const price = this.#columns.price[slot] ?? Number.NaN
        const asked = Number.isNaN(price) ? undefined : price
        if (product && meetsRule(product, asked, rule)) set.add(slot)
      }
      this.#collections.set(rule, set)
    }
    return set
  }

  #put(slot: number, product: Product, now: number) {
    const before = this.#products[slot]
    if (before && before.slug !== product.slug) this.#slotOfSlug.delete(before.slug)
    this.#products[slot] = product
    this.#slotOf.set(product.id, slot)
    this.#slotOfSlug.set(product.slug, slot)
    this.#columns.set(slot, product, now)
    this.#all.add(slot)
    if (product.isFlagship) this.#flagships.add(slot)
    else this.#flagships.delete(slot)
    if (before) {
      this.#categories.delete(slot)
      this.#filters.delete(slot)
    }
    const path = this.#frame.tree.pathTo(product.categoryId)
    for (const { id } of path) this.#categories.add(id, slot)
    this.#filters.set(slot, product, now)
  }

  #readText(slot: number) {
    const product = this.#products[slot]
    if (!product) return
    const brand = this.#frame.brands.get(product.brandId)
    this.#engine.set(slot, {
      title: product.title,
      secondTitle: product.secondTitle,
      aliases: product.aliases,
      sku: product.sku,
      brand: brand ?? { englishName: '', name: '', aliases: [] },
      categories: this.#frame.tree.pathTo(product.categoryId).map(({ name }) => name),
      colors: product.variants.map(({ colorName }) => colorName),
    })
  }

  #leaveOrderings(slot: number) {
    for (const ordering of Object.values(this.#orderings)) ordering.remove(slot)
  }

  #resize() {
    this.#capacity *= 2
    this.#columns.resize(this.#capacity)
    this.#categories.resize(this.#capacity)
    this.#filters.resize(this.#capacity)
    this.#all = this.#all.resized(this.#capacity)
    this.#flagships = this.#flagships.resized(this.#capacity)
  }
}

/** Sort keys of shown variants; null where the order does not depend on the variant. */
const shownSortKeys: Record<
  Exclude<OrderingName, 'relevance'>,
  ((asked: number, variant: VariantRow) => number) | null
> = {
  '-sold_count': null,
  current_min_price: (asked) => asked,
  '-current_max_price': (asked) => -asked,
  '-create_at': null,
  '-current_discount_amount': (asked, { price }) => asked - price,
}

function namesIn({ tree, brands }: IndexFrame): FilterNames {
  const departmentOf = ({ categoryId }: Product) => tree.pathTo(categoryId)[0]?.slug ?? ''
  return {
    brands: new Map([...brands.values()].map(({ id, slug }) => [id, slug])),
    departments: tree.roots.map(({ slug }) => slug),
    departmentOf,
  }
}

/** The sort keys of the products. */
class Columns {
  /** The price on the card, in tomans; NaN if nothing is in stock. */
  price: Float64Array
  discount: Float64Array
  sold: Int32Array
  createdAt: Float64Array
  id: Int32Array
  /** The next end of a current offer. */
  offerEnds: Float64Array

  constructor(capacity: number) {
    this.price = new Float64Array(capacity)
    this.discount = new Float64Array(capacity)
    this.sold = new Int32Array(capacity)
    this.createdAt = new Float64Array(capacity)
    this.id = new Int32Array(capacity)
    this.offerEnds = new Float64Array(capacity).fill(Infinity)
  }

  resize(capacity: number) {
    const larger = new Columns(capacity)
    larger.price.set(this.price)
    larger.discount.set(this.discount)
    larger.sold.set(this.sold)
    larger.createdAt.set(this.createdAt)
    larger.id.set(this.id)
    larger.offerEnds.set(this.offerEnds)
    Object.assign(this, larger)
  }

  set(slot: number, product: Product, now: number) {
    const lead = leadOf(product, now)
    this.price[slot] = lead?.asked ?? Number.NaN
    this.discount[slot] = lead ? lead.current.price - lead.asked : 0
    this.sold[slot] = product.soldCount
    this.createdAt[slot] = product.createdAt.getTime()
    this.id[slot] = product.id
    let ends = Infinity
    for (const { newPrice, offerEndsAt } of product.variants) {
      const end = newPrice === null ? undefined : offerEndsAt?.getTime()
      if (end !== undefined && end > now) ends = Math.min(ends, end)
    }
    this.offerEnds[slot] = ends
  }
}

/** Every order lists available products first; ties are broken by sales, then by age. */
function orderingsBy(columns: Columns): Record<Exclude<OrderingName, 'relevance'>, Ordering> {
  const by = (difference: (first: number, second: number) => number) =>
    new Ordering((first, second) => {
      const isSoldOut = Number.isNaN(columns.price[first])
      if (isSoldOut !== Number.isNaN(columns.price[second])) return isSoldOut ? 1 : -1
      const sold = () => (columns.sold[second] ?? 0) - (columns.sold[first] ?? 0)
      const age = () => (columns.id[second] ?? 0) - (columns.id[first] ?? 0)
      return difference(first, second) || sold() || age()
    })
  const price = (slot: number) => columns.price[slot] || 0
  const discount = (slot: number) => columns.discount[slot] ?? 0
  const createdAt = (slot: number) => columns.createdAt[slot] ?? 0
  return {
    '-sold_count': by(() => 0),
    current_min_price: by((first, second) => price(first) - price(second)),
    '-current_max_price': by((first, second) => price(second) - price(first)),
    '-create_at': by((first, second) => createdAt(second) - createdAt(first)),
    '-current_discount_amount': by((first, second) => discount(second) - discount(first)),
  }
}
