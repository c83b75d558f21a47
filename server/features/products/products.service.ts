import { asksForCheap, searchWish, type SearchWish } from '#domain/search-wish.ts'
import type { Place } from '#server/catalogue/catalogue.ts'
import { slugIn, type CategoryNode, type CategoryTree } from '#server/catalogue/category-tree.ts'
import { leadOf, type Product } from '#server/catalogue/entry.ts'
import { namedKeys, type FacetCounts, type Selection } from '#server/catalogue/filter-index.ts'
import type { Collection } from '#server/catalogue/site-content.ts'
import type { Context } from '#server/context.ts'
import type { Schemas } from '#server/schemas.ts'
import type { OperationRequest } from '#server/http/contract/types.ts'
import { Problem } from '#server/problem.ts'
import type { FilterRow } from '#server/catalogue/catalogue.queries.ts'
import type { Frame } from '#server/catalogue/frame.ts'
import { productNamed } from './named-product.ts'
import { noStockAlerts, stockAlertsOf } from '#server/features/stock-alerts/stock-alerts.service.ts'
import { briefProduct, productCard } from './product-cards.ts'
import { configurationsOf } from './configurations.ts'
import { productPage } from './product-page.service.ts'
import { purchaseLimits, shopName } from '#server/catalogue/shop-settings.ts'

const maxSimilar = 12
const noSelection: Selection = { values: new Map(), minPrice: null, maxPrice: null }

type BriefQuery = OperationRequest<'listBriefProducts'>['query']
type IntroductionQuery = OperationRequest<'listProductIntroductions'>['query']
type ListQuery = OperationRequest<'listProducts'>['query']
type FiltersQuery = OperationRequest<'listFilters'>['query']

/** One page of short cards. Throws `category_not_found`. */
export function listBriefProducts(
  context: Context,
  query: BriefQuery,
): Schemas['BriefProductPage'] {
  const { catalogue, now } = context
  const size = query.size ?? 12
  const place = placeNamed(context, query.slug)
  const category =
    query.category === undefined ? undefined : catalogue.frame.tree.byId(query.category)
  if (query.category !== undefined && !category) throw new Problem('category_not_found')
  const { search, ...asked } = wishOf(query.search)
  const { products, total, isPartial } = catalogue.list({
    categoryId: (place?.category ?? category)?.id ?? null,
    rule: place?.collection?.rule,
    search,
    flagshipsOnly: query.is_flagship ?? false,
    selection: within(noSelection, asked),
    ordering: asksForCheap(query.search ?? '') ? 'current_min_price' : 'relevance',
    page: query.page ?? 1,
    size,
    facets: [],
  })
  return {
    results: products.map((product) => briefProduct(product, now())),
    page_count: Math.ceil(total / size),
    is_partial: isPartial,
  }
}

/**
 * One page of the list. Without a search, relevance means best-selling. Unknown filter keys are ignored. Throws
 * `category_not_found`.
 */
export function listProducts(context: Context, query: ListQuery): Schemas['ProductPage'] {
  const { catalogue, now } = context
  const place = placeNamed(context, query.slug)
  const [page, size] = [query.page ?? 1, query.size ?? 12]
  const { search, ...asked } = wishOf(query.search)
  const selection = within(selectionOf(query), asked)
  const { products, shown, total, facets, prices, isPartial } = catalogue.list({
    categoryId: place?.category.id ?? null,
    rule: place?.collection?.rule,
    search,
    flagshipsOnly: query.is_flagship ?? false,
    selection,
    ordering: query.ordering ?? '-sold_count',
    page,
    size,
    facets: catalogue.filterKeys(place, search, selection),
  })
  return {
    results: products.map((product) => productCard(product, now(), shown.get(product.id))),
    page,
    page_count: Math.ceil(total / size),
    total,
    facets: facetBodies(facets),
    prices,
    is_partial: isPartial,
    chosen: chosenBodies(context, selection),
  }
}

/** The cards of the products with these ids, in their order; unknown ids are left out. */
export function listProductCards(
  { catalogue, now }: Context,
  ids: readonly number[],
): Schemas['ProductCard'][] {
  const products = [...new Set(ids)].flatMap((id) => catalogue.productById(id) ?? [])
  return products.map((product) => productCard(product, now()))
}

/** A category, or a collection in the same shape, and where its list is instead. Throws `category_not_found`. */
export function getCategory(context: Context, slugOrPath: string): Schemas['Category'] {
  const { tree } = context.catalogue.frame
  const category = tree.bySlug(slugOrPath)
  if (!category) {
    const place = placeNamed(context, slugOrPath)
    if (!place?.collection) throw new Problem('category_not_found')
    return collectionBody(context, place, place.collection)
  }
  return {
    id: category.id,
    name: category.name,
    slug: category.path,
    title_tag: category.titleTag,
    description_tag: category.descriptionTag,
    canonical: `/productlist/${category.path}`,
    description: category.description,
    mobile_banner: category.mobileBanner,
    desktop_banner: category.desktopBanner,
    sub_categories: category.children
      .filter(({ isShown }) => isShown)
      .map(({ id, name, path: slug }) => ({ id, name, slug })),
    show_category: tree.shownPathTo(category.id).map((node) => ({
      name: node.name,
      slug: node.path,
      disabled: node === category,
    })),
    ...elsewhere(tree, category, slugOrPath),
  }
}

/** Where the list of a category is, if it is not at this slug: under its present one, or above it while it is hidden. */
function elsewhere(
  tree: CategoryTree,
  category: CategoryNode,
  slugOrPath: string,
): Pick<Schemas['Category'], 'elsewhere'> {
  if (!category.isShown) {
    const above = tree.shownPathTo(category.id).at(-1)
    return { elsewhere: { path: above?.path ?? null, is_lasting: false } }
  }
  if (slugIn(slugOrPath) === category.slug) return {}
  return { elsewhere: { path: category.path, is_lasting: true } }
}

/** The main categories, in the order of the menu. */
export const listProductCategories = ({ catalogue }: Context): Schemas['ProductCategory'][] =>
  catalogue.frame.tree.roots.filter(({ isShown }) => isShown).map(({ id, name }) => ({ id, name }))

/**
 * The filters offered in a category: the ones that distinguish its products, each with the values that occur. Without a
 * category, those of a search, of brands and of deals. Throws `category_not_found`.
 */
export function listFilters(context: Context, query: FiltersQuery): Schemas['FilterDefinition'][] {
  const { catalogue } = context
  const place = placeNamed(context, query.categories__main_slug)
  const { search } = wishOf(query.search)
  const selection = narrowingOf(query)
  const counts = place ? catalogue.filterCounts(place) : catalogue.sharedCounts(search, selection)
  const offered: Schemas['FilterDefinition'][] = []
  for (const key of catalogue.filterKeys(place, search, selection)) {
    const filter = catalogue.frame.filters.find((candidate) => candidate.key === key)
    if (!filter) continue
    const values = filterValues(context, filter, counts.get(key) ?? new Map())
    const fewest = filter.type === 'PRICE' ? 0 : filter.type === 'BOOL' ? 1 : 2
    if (values.length < fewest) continue
    offered.push({
      id: filter.id,
      name: filter.name,
      filter_key: key,
      filter_type: filter.type,
      values,
    })
  }
  return offered
}

/** A product by its slug or numeric id, with a user's stock alerts. Throws `product_not_found`. */
export async function getProduct(
  context: Context,
  slugOrId: string,
  userId: number | null,
): Promise<Schemas['Product']> {
  const { catalogue, config, db, now } = context
  const product = catalogue.product(slugOrId)
  const details = product && (await catalogue.details(db, product.id))
  if (!details) throw new Problem('product_not_found')
  const path = catalogue.frame.tree.pathTo(product.categoryId)
  const parts = {
    product,
    details,
    path,
    brandName: catalogue.frame.brands.get(product.brandId)?.englishName ?? '',
    insurances: catalogue.frame.insurances.filter(
      ({ categorySlugs, isOffered }) =>
        isOffered && path.some(({ slug }) => categorySlugs.includes(slug)),
    ),
    unitsPerOrder: purchaseLimits({ catalogue, config }).unitsPerOrder,
    shopName: shopName({ catalogue }),
    configurations: configurationsOf(product, catalogue.inCategory(product.categoryId)),
    notifiers: userId === null ? noStockAlerts : await stockAlertsOf(db, userId, product.id),
  }
  return productPage(parts, now())
}

/** The videos or the audio files that introduce a product. Throws `product_not_found`. */
export async function listProductIntroductions(
  { catalogue, db }: Context,
  { file_type: fileType, product__slug: slugOrId }: IntroductionQuery,
): Promise<Schemas['IntroductionMedia'][]> {
  const product = catalogue.product(slugOrId)
  const details = product && (await catalogue.details(db, product.id))
  if (!details) throw new Problem('product_not_found')
  return details.introductions
    .filter((introduction) => introduction.fileType === fileType)
    .map(({ title, cover, file }) => ({ title, cover, file }))
}

/**
 * At most twelve available products: those that staff chose, then others of the same category at a similar price. Throws
 * `product_not_found`.
 */
export function listSimilarProducts(
  context: Context,
  slugOrId: string,
): Schemas['SimilarProduct'][] {
  const { catalogue, now } = context
  const product = productNamed(context, slugOrId)
  const time = now()
  const price = leadOf(product, time)?.asked ?? product.variants[0]?.price ?? 0
  const chosen = product.similarIds.flatMap((id) => {
    const other = catalogue.productById(id)
    return other === undefined || leadOf(other, time) === undefined ? [] : [other]
  })
  const distances = new Map<Product, number>()
  for (const { id } of catalogue.frame.tree.pathTo(product.categoryId).toReversed()) {
    for (const other of catalogue.inCategory(id)) {
      const asked = other === product ? undefined : leadOf(other, time)?.asked
      if (asked === undefined || distances.has(other) || chosen.includes(other)) continue
      const isOtherBrand = other.brandId !== product.brandId
      distances.set(
        other,
        Math.abs(Math.log(asked / Math.max(price, 1))) + (isOtherBrand ? 0.2 : 0),
      )
    }
    if (distances.size >= maxSimilar) break
  }
  const near = [...distances]
    .sort(([first, near], [second, far]) => near - far || second.soldCount - first.soldCount)
    .map(([similar]) => similar)
  return [...chosen, ...near].slice(0, maxSimilar).map((similar) => productCard(similar, time))
}

function placeNamed({ catalogue }: Context, slug: string | undefined): Place | null {
  if (slug === undefined) return null
  const place = catalogue.place(slug)
  if (!place) throw new Problem('category_not_found')
  return place
}

function collectionBody(
  { catalogue }: Context,
  { category }: Place,
  { name, slug }: Collection,
): Schemas['Category'] {
  const path = catalogue.frame.tree.pathTo(category.id)
  return {
    id: category.id,
    name,
    slug,
    title_tag: `${name} | ${shopName({ catalogue })}`,
    description_tag: `${name}: مشخصات، مقایسه و خرید از ${shopName({ catalogue })}.`,
    canonical: `/productlist/${slug}`,
    description: '',
    mobile_banner: category.mobileBanner,
    desktop_banner: category.desktopBanner,
    sub_categories: [],
    show_category: [
      ...path.map((node) => ({ name: node.name, slug: node.path, disabled: false })),
      { name, slug, disabled: true },
    ],
  }
}

type Prices = Pick<SearchWish, 'minPrice' | 'maxPrice'>

/** The words that are searched for, null if there are none, and the prices that the search names. */
function wishOf(typed = ''): Prices & { search: string | null } {
  const { words, ...prices } = searchWish(typed)
  return { search: words === '' ? null : words, ...prices }
}

/** A selection narrowed to the prices that the search names. */
function within(selection: Selection, asked: Prices): Selection {
  const { minPrice, maxPrice } = selection
  return {
    ...selection,
    minPrice: asked.minPrice === null ? minPrice : Math.max(asked.minPrice, minPrice ?? 0),
    maxPrice: asked.maxPrice === null ? maxPrice : Math.min(asked.maxPrice, maxPrice ?? Infinity),
  }
}

function selectionOf({ brand, filters, min_price, max_price }: ListQuery): Selection {
  const values = new Map(Object.entries(filters ?? {}))
  if (brand && brand.length > 0) values.set(namedKeys.brand, brand)
  return { values, minPrice: min_price ?? null, maxPrice: max_price ?? null }
}

function narrowingOf({ brand, category, discounted }: FiltersQuery): Selection {
  const values = new Map<string, readonly string[]>()
  if (brand && brand.length > 0) values.set(namedKeys.brand, brand)
  if (category && category.length > 0) values.set(namedKeys.category, category)
  if (discounted) values.set(namedKeys.discounted, ['true'])
  return { ...noSelection, values }
}

function facetBodies(facets: FacetCounts): Schemas['Facet'][] {
  return Array.from(facets, ([filter_key, counts]) => ({
    filter_key,
    values: Array.from(counts, ([value, count]) => ({ value, count })),
  }))
}

/** The selected values that the shop knows, with their names. */
function chosenBodies({ catalogue }: Context, { values }: Selection): Schemas['ChosenValue'][] {
  const { filters } = catalogue.frame
  return filters.flatMap((filter) =>
    (values.get(filter.key) ?? []).flatMap((value) => {
      const name = nameOf(catalogue.frame, filter, value)
      return name === undefined ? [] : [{ filter_key: filter.key, value, name }]
    }),
  )
}

function nameOf({ tree, brands }: Frame, filter: FilterRow, value: string): string | undefined {
  if (filter.type === 'BOOL') return value === 'true' ? filter.name : undefined
  if (filter.key === namedKeys.brand)
    return [...brands.values()].find(({ slug }) => slug === value)?.name
  if (filter.key === namedKeys.category) return tree.roots.find(({ slug }) => slug === value)?.name
  return filter.values.find((candidate) => candidate.value === value)?.name
}

function filterValues(
  { catalogue }: Context,
  filter: FilterRow,
  counts: ReadonlyMap<string, number>,
): Schemas['FilterDefinition']['values'] {
  const isThere = (value: string) => (counts.get(value) ?? 0) > 0
  if (filter.type === 'BOOL') {
    return isThere('true') ? [{ name: filter.name, value: 'true', color_code: null }] : []
  }
  if (filter.key === namedKeys.brand) {
    return [...catalogue.frame.brands.values()]
      .filter(({ slug }) => isThere(slug))
      .sort((first, second) => (counts.get(second.slug) ?? 0) - (counts.get(first.slug) ?? 0))
      .map(({ name, slug }) => ({ name, value: slug, color_code: null }))
  }
  if (filter.key === namedKeys.category) {
    return catalogue.frame.tree.roots
      .filter(({ slug, isShown }) => isShown && isThere(slug))
      .map(({ name, slug }) => ({ name, value: slug, color_code: null }))
  }
  return filter.values
    .filter(({ value }) => isThere(value))
    .map(({ name, value, colorCode }) => ({ name, value, color_code: colorCode ?? null }))
}
