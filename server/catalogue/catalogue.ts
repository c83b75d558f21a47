import { setImmediate as nextTurn } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Database } from '#server/platform/db/database.ts'
import {
  countActiveProducts,
  selectActiveProducts,
  selectFrame,
  selectLastVersion,
  selectProductDetails,
  selectProductsByIds,
  selectVariantsOf,
  type ProductDetailsRow,
  type VariantRow,
} from './catalogue.queries.ts'
import { filterKeysOf, type CategoryNode } from './category-tree.ts'
import type { Product } from './entry.ts'
import { namedKeys, type FacetCounts, type Selection } from './filter-index.ts'
import { frameOf, type Frame } from './frame.ts'
import type { Collection } from './site-content.ts'
import { ProductIndex, wholeList, type ListPage, type ListQuery } from './product-index.ts'

/** The changed products and the ids of the categories that list them; `null` if anything may have changed. */
export type CatalogueChange = {
  productIds: readonly number[]
  /** Those that look different. */
  slugs: readonly string[]
  /** Those of them with a variant whose price changed, or that can be bought again or can no longer be bought. */
  repriced: readonly string[]
  categoryIds: readonly number[]
} | null

/** What a slug in a request can refer to: a category, or a collection within one. */
export type Place = { category: CategoryNode; collection: Collection | null }

/** How many products are indexed before the event loop is released. */
const turn = 250
const maxDetails = 2_000
/** If more products than this change at once, everything is reloaded. */
const maxSingleChanges = 500

/**
 * The catalogue in this process's memory. Reads never touch the database, except for the long texts of product pages,
 * which are kept for the most recently read pages. `feed.ts` keeps it up to date.
 */
export class Catalogue {
  readonly #now: () => number
  readonly #listeners = new Set<(change: CatalogueChange) => void>()
  readonly #details = new LRUCache<number, ProductDetailsRow>({ max: maxDetails })
  /** A page calls for them several times at once. */
  readonly #detailsBeingRead = new Map<
    number,
    { version: number; details: Promise<ProductDetailsRow | undefined> }
  >()
  readonly #offered = new Map<string, FacetCounts>()
  #frame: Frame = frameOf({
    categories: [],
    formerSlugs: [],
    brands: [],
    filters: [],
    insurances: [],
    contents: [],
  })
  #index = new ProductIndex(this.#frame, 0)
  #databaseVersion = 0
  /** The last committed change when everything was last read. */
  #loadedVersion = 0
  #offersEnded = 0
  #nextOfferEnd = Infinity
  /** When the site's content next changes by itself. */
  #nextTurn = Infinity

  /** `now` in milliseconds since 1970. Empty until `load`. */
  constructor(now: () => number) {
    this.#now = now
  }

  /** Changes with everything that affects what the catalogue shows: committed changes, and what ends or begins by the clock. */
  get version(): string {
    this.applyEndedOffers()
    return `${this.#databaseVersion}.${this.#offersEnded}`
  }

  /** The last committed change that has been applied. */
  get databaseVersion(): number {
    return this.#databaseVersion
  }

  /** The number of products. */
  get size(): number {
    return this.#index.size
  }

  /** Calls `listener` after every change. Returns an unsubscribe function. */
  onChange(listener: (change: CatalogueChange) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Resolves once everything has been read again after a committed change that concerns more than products, or after
   * `limitMs`: while the connection for changes is lost, nothing is read.
   */
  async reloadedSince(version: number, limitMs = 5_000): Promise<void> {
    if (this.#loadedVersion >= version) return
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, limitMs)
    const stop = this.onChange(() => {
      if (this.#loadedVersion >= version) resolve()
    })
    await promise
    stop()
    clearTimeout(timer)
  }

  /** Loads everything for the first time, except that the texts to search in are left to `indexTexts`. */
  async load(db: Database): Promise<void> {
    await this.#load(db, () => [])
  }

  /** Indexes what `load` left; until then, the first search has to do it. */
  async indexTexts(): Promise<void> {
    for (const _ of this.#index.readTexts()) await nextTurn()
  }

  /** Readers see the old state until the new one is sorted and `complete` has done the rest of it, step by step. */
  async #load(db: Database, complete: (index: ProductIndex) => Iterable<void>): Promise<void> {
    const version = await selectLastVersion(db)
    const frame = frameOf(await selectFrame(db))
    const now = this.#now()
    const index = new ProductIndex(frame, await countActiveProducts(db))
    const products: Product[] = []
    for await (const { rows, variants } of selectActiveProducts(db)) {
      const read = withVariants(rows, variants)
      products.push(...read)
      for (let start = 0; start < read.length; start += turn) {
        index.add(read.slice(start, start + turn), now)
        await nextTurn()
      }
    }
    for (const _ of index.arrange()) await nextTurn()
    for (const _ of complete(index)) await nextTurn()
    this.#frame = frame
    this.#index = index
    this.#details.clear()
    this.#databaseVersion = version
    this.#loadedVersion = version
    const lastTurn = frame.turns.findLast((turn) => turn <= now) ?? 0
    this.#offersEnded = Math.max(lastOfferEnd(products, now), lastTurn)
    this.#nextTurn = turnAfter(frame, now)
    this.#nextOfferEnd = this.#index.nextOfferEnd()
    this.#notify(null)
  }

  /** Applies what was committed up to `version`: these products, or anything (`null`). */
  async applyChanges(
    db: Database,
    productIds: readonly number[] | null,
    version: number,
  ): Promise<void> {
    if (productIds === null || productIds.length > maxSingleChanges)
      return this.#load(db, (index) => index.readTexts())
    const rows = await selectProductsByIds(db, productIds)
    const variants = await selectVariantsOf(db, productIds)
    const changed = new Map(withVariants(rows, variants).map((product) => [product.id, product]))
    const touched: Touched[] = []
    const now = this.#now()
    for (const id of productIds) {
      const before = this.#index.byId(id)
      const product = changed.get(id)
      touched.push({ before, product })
      if (product) this.#index.set(product, now)
      else this.#index.delete(id)
      this.#details.delete(id)
    }
    this.#databaseVersion = Math.max(this.#databaseVersion, version)
    this.#nextOfferEnd = this.#index.nextOfferEnd()
    this.#notify(this.#changeOf(touched))
  }

  /** Milliseconds until the next offer ends or the content changes by itself; Infinity if nothing does. */
  msUntilOfferEnd(): number {
    return Math.min(this.#nextOfferEnd, this.#nextTurn) - this.#now()
  }

  /** Applies what has ended or begun by now: it changes with the clock, without a change in the database. */
  applyEndedOffers() {
    const now = this.#now()
    if (now >= this.#nextTurn) {
      this.#offersEnded = Math.max(this.#offersEnded, this.#nextTurn)
      this.#nextTurn = turnAfter(this.#frame, now)
      this.#notify(null)
    }
    if (now < this.#nextOfferEnd) return
    const ended = this.#index.withEndedOffers(now)
    this.#offersEnded = Math.max(this.#offersEnded, lastOfferEnd(ended, now))
    for (const product of ended) this.#index.set(product, now)
    this.#nextOfferEnd = this.#index.nextOfferEnd()
    this.#notify(this.#changeOf(ended.map((product) => ({ before: undefined, product }))))
  }

  list(query: ListQuery): ListPage {
    this.applyEndedOffers()
    return this.#index.list(query)
  }

  /** A product by its slug, or by its numeric id as in flagship links (LIST-23). */
  product(slugOrId: string): Product | undefined {
    this.applyEndedOffers()
    const bySlug = this.#index.bySlug(slugOrId)
    if (bySlug || !/^[1-9]\d{0,9}$/.test(slugOrId)) return bySlug
    return this.#index.byId(Number(slugOrId))
  }

  /** The product that a variant belongs to. */
  productById(id: number): Product | undefined {
    this.applyEndedOffers()
    return this.#index.byId(id)
  }

  /** Every product, oldest first. */
  products(): Product[] {
    this.applyEndedOffers()
    return this.#index.all().sort((first, second) => first.id - second.id)
  }

  /** The products of a category and its subcategories. */
  inCategory(categoryId: number): Product[] {
    this.applyEndedOffers()
    return this.#index.inCategory(categoryId)
  }

  /** The long texts of a product's page. */
  async details(db: Database, productId: number): Promise<ProductDetailsRow | undefined> {
    const kept = this.#details.get(productId)
    if (kept) return kept
    const reading = this.#detailsBeingRead.get(productId)
    if (reading?.version === this.#databaseVersion) return reading.details
    const version = this.#databaseVersion
    const details = selectProductDetails(db, productId)
    const current = { version, details }
    this.#detailsBeingRead.set(productId, current)
    try {
      const read = await details
      if (read && version === this.#databaseVersion) this.#details.set(productId, read)
      return read
    } finally {
      if (this.#detailsBeingRead.get(productId) === current)
        this.#detailsBeingRead.delete(productId)
    }
  }

  get frame(): Frame {
    return this.#frame
  }

  /** The category or collection with a slug or slug path, if shoppers see it. */
  place(slugOrPath: string): Place | undefined {
    const category = this.#frame.tree.bySlug(slugOrPath)
    if (category) return category.isShown ? { category, collection: null } : undefined
    const collection = this.#frame.contents.collections.find(({ slug }) => slug === slugOrPath)
    const around = collection && this.#frame.tree.bySlug(collection.rule.category)
    return collection && around?.isShown ? { category: around, collection } : undefined
  }

  /**
   * The keys of the filters offered for a list, in order. Outside categories these are the common ones and, after a
   * search or with a brand or a department, the ones that most of the products found share.
   */
  filterKeys(place: Place | null, search: string | null, selection: Selection): readonly string[] {
    if (place) return filterKeysOf(place.category)
    this.applyEndedOffers()
    const narrowing = narrowed(selection)
    const shared = new Set<string>(commonKeys)
    if (search !== null || narrowing.values.size > 0)
      for (const key of this.#index.commonKeys({ search, selection: narrowing })) shared.add(key)
    return this.#frame.filters.map(({ key }) => key).filter((key) => shared.has(key))
  }

  /** How many products each filter value has in a list outside categories; what is selected in a filter itself counts not. */
  sharedCounts(search: string | null, selection: Selection): FacetCounts {
    this.applyEndedOffers()
    return this.#index.list({
      ...wholeList,
      search,
      selection: narrowed(selection),
      facets: this.filterKeys(null, search, selection),
    }).facets
  }

  /** How many products of a place each filter value has while nothing is selected. */
  filterCounts(place: Place): FacetCounts {
    this.applyEndedOffers()
    const { category, collection } = place
    const name = collection?.slug ?? category.slug
    let counts = this.#offered.get(name)
    if (!counts) {
      counts = this.#index.list({
        ...wholeList,
        categoryId: category.id,
        rule: collection?.rule,
        facets: filterKeysOf(category),
      }).facets
      this.#offered.set(name, counts)
    }
    return counts
  }

  #changeOf(touched: readonly Touched[]): CatalogueChange {
    const both = (list: readonly Touched[]) =>
      list.flatMap(({ before, product }) => [before ?? [], product ?? []].flat())
    const slugs = (list: readonly Touched[]) => [...new Set(both(list).map(({ slug }) => slug))]
    const paths = both(touched).flatMap(({ categoryId }) => this.#frame.tree.pathTo(categoryId))
    return {
      productIds: [...new Set(both(touched).map(({ id }) => id))],
      slugs: slugs(touched.filter((each) => !isOnlySold(each))),
      repriced: slugs(touched.filter(isRepriced)),
      categoryIds: [...new Set(paths.map(({ id }) => id))],
    }
  }

  #notify(change: CatalogueChange) {
    this.#offered.clear()
    for (const listener of this.#listeners) listener(change)
  }
}

const nothingSelected: Selection = { values: new Map(), minPrice: null, maxPrice: null }

/** The filters of every list outside categories. */
const commonKeys: readonly string[] = Object.values(namedKeys)

/** What decides which filters a list outside categories offers: its department, its brands, and whether it has only deals. */
function narrowed({ values }: Selection): Selection {
  const keys = [namedKeys.category, namedKeys.brand, namedKeys.discounted]
  const chosen = keys.flatMap((key) => {
    const of = values.get(key)
    return of === undefined ? [] : [[key, of] as const]
  })
  return { ...nothingSelected, values: new Map(chosen) }
}

/** A product before and after a change; undefined where the shop does not show it, and before an offer's end. */
type Touched = { before: Product | undefined; product: Product | undefined }

/** Above this, what is left of a variant shows nowhere. */
const countedUnits = 10

/** Whether a sale alone changed a product and left more units than are counted: nothing that shows is different. */
function isOnlySold({ before, product }: Touched): boolean {
  if (!before || !product || JSON.stringify(before) === JSON.stringify(product)) return false
  return looksOf(before) === looksOf(product)
}

/** What shows of a product, as a text. */
function looksOf(product: Product): string {
  const variants = product.variants.map((variant) => ({
    ...variant,
    stock: Math.min(variant.stock, countedUnits),
  }))
  return JSON.stringify({ ...product, soldCount: 0, variants })
}

function isRepriced({ before, product }: Touched): boolean {
  if (!before || !product) return true
  const prices = ({ variants }: Product) =>
    JSON.stringify(
      variants.map(({ id, price, newPrice, offerEndsAt, stock }) => [
        id,
        price,
        newPrice,
        offerEndsAt,
        stock > 0,
      ]),
    )
  return prices(before) !== prices(product)
}

/** The last instant, up to `now`, at which an offer of these products ended; the same in every process. */
function lastOfferEnd(products: readonly Product[], now: number): number {
  let last = 0
  for (const { variants } of products) {
    for (const { newPrice, offerEndsAt } of variants) {
      const end = newPrice === null ? undefined : offerEndsAt?.getTime()
      if (end !== undefined && end <= now && end > last) last = end
    }
  }
  return last
}

const turnAfter = ({ turns }: Frame, now: number): number =>
  turns.find((turn) => turn > now) ?? Infinity

function withVariants(
  rows: readonly Omit<Product, 'variants'>[],
  variants: readonly VariantRow[],
): Product[] {
  const byProduct = Map.groupBy(variants, ({ productId }) => productId)
  return rows.map((row) => ({ ...row, variants: byProduct.get(row.id) ?? [] }))
}
