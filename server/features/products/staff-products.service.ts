import { effectivePrice } from '#domain/price.ts'
import { tidyPersian } from '#domain/persian.ts'
import { factKind } from '#domain/product-facts.ts'
import type { FilterRow } from '#server/catalogue/catalogue.queries.ts'
import { filterKeysOf, type CategoryNode } from '#server/catalogue/category-tree.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import type { OperationRequest } from '#server/http/contract/types.ts'
import type { Executor } from '#server/platform/db/database.ts'
import type { ProductPicture } from '#server/platform/db/schema/catalogue.ts'
import { plannedPrices } from '#server/features/prices/planned-prices.ts'
import { contentOf } from './product-content.ts'
import { findNamedProducts, findProductRow } from './product-editing.queries.ts'
import { picturesOf } from './product-pictures.ts'
import * as queries from './staff-products.queries.ts'
import { variantBody } from './staff-variant-body.ts'

const pageSize = 50

/** The brands and categories of the shop, and the filters by which the lists of the categories filter facts. */
export function getStaffCatalogue({ catalogue }: Context): Schemas['StaffCatalogue'] {
  const { brands, tree, filters } = catalogue.frame
  const reading = filters.flatMap((filter) => factFilter(filter) ?? [])
  const keys = new Set(reading.map(({ key }) => key))
  return {
    brands: [...brands.values()]
      .map(({ id, name }) => ({ id, name }))
      .toSorted((first, second) => first.name.localeCompare(second.name, 'fa')),
    categories: tree.all().map((category) => ({
      id: category.id,
      name: category.name,
      depth: tree.depthOf(category.id),
      filters: filterKeysOf(category).filter((key) => keys.has(key)),
    })),
    filters: reading,
  }
}

function factFilter({
  key,
  name,
  type,
  fact,
  values,
}: FilterRow): Schemas['StaffFactFilter'] | null {
  if (fact === null) return null
  const kind = factKind({ type, values })
  const choices =
    kind === 'choice' ? values.map((each) => ({ value: each.value, name: each.name })) : []
  return { key, name, fact, kind, choices }
}

type Narrowed = Omit<OperationRequest<'listStaffProducts'>['query'], 'sort' | 'page'>

/** Which products a staff member looks for. */
export function staffProductFilter(
  { frame }: Context['catalogue'],
  { search = '', brand, category, stock, is_active: isActive }: Narrowed,
): queries.StaffProductFilter {
  return {
    words: tidyPersian(search).split(' ').filter(Boolean),
    brandId: brand ?? null,
    categoryIds: category === undefined ? null : idsBelow(frame.tree.byId(category)),
    stock: stock ?? null,
    isActive: isActive ?? null,
  }
}

/** One page of all products, by default newest first. An unknown category has none. */
export async function listStaffProducts(
  { db, catalogue, now }: Context,
  query: OperationRequest<'listStaffProducts'>['query'],
): Promise<Schemas['StaffProductPage']> {
  const { sort = '-id', page = 1, ...narrowed } = query
  const filter = staffProductFilter(catalogue, narrowed)
  const at = now()
  const { ids, total } = await queries.findStaffProductPage(db, filter, {
    sort,
    page,
    size: pageSize,
    at: new Date(at),
  })
  const [goods, variants] = await Promise.all([
    queries.findStaffGoods(db, ids),
    queries.findAllVariants(db, ids),
  ])
  const rows = new Map(goods.map((row) => [row.id, row]))
  const byProduct = Map.groupBy(variants, ({ productId }) => productId)
  const planned = await plannedPrices(db, variants)
  return {
    results: ids.flatMap((id) => {
      const row = rows.get(id)
      return row === undefined ? [] : [summaryOf(row, byProduct.get(id) ?? [], planned, at)]
    }),
    page_count: Math.ceil(total / pageSize),
    total,
  }
}

function summaryOf(
  row: Awaited<ReturnType<typeof queries.findStaffGoods>>[number],
  variants: Awaited<ReturnType<typeof queries.findAllVariants>>,
  planned: readonly Schemas['PlannedPrice'][],
  at: number,
): Schemas['StaffProductSummary'] {
  const prices = variants.map((variant) => effectivePrice(variant, at))
  return {
    id: row.id,
    sku: row.sku,
    title: row.title,
    image: imageBody(row.picture),
    brand: row.brand,
    category: row.category,
    is_active: row.isActive,
    variants: variants.length,
    price: prices.length === 0 ? null : Math.min(...prices),
    stock: variants.reduce((sum, { stock }) => sum + stock, 0),
    is_low: variants.some(({ isHidden, stock, lowStock }) => !isHidden && stock <= lowStock),
    variant_list: variants.map((variant) => variantBody(variant, at)),
    planned_prices: planned.filter((each) => variants.some(({ id }) => id === each.variant_id)),
  }
}

/** A product with all its variants. Throws `product_not_found`. */
export async function getStaffProduct(
  context: Context,
  id: number,
  db: Executor = context.db,
): Promise<Schemas['StaffProduct']> {
  const now = context.now()
  const product = await queries.findStaffProduct(db, id)
  const row = await findProductRow(db, id)
  if (product === null || row === null) throw new Problem('product_not_found')
  const variants = await queries.findAllVariants(db, [id])
  return {
    id: product.id,
    sku: product.sku,
    slug: product.slug,
    title: product.title,
    second_title: product.secondTitle,
    image: imageBody(product.picture),
    brand: product.brand,
    category: product.category,
    is_active: product.isActive,
    is_used: product.isUsed,
    variants: variants.map((variant) => variantBody(variant, now)),
    content: contentOf(row),
    pictures: picturesOf(row.images, variants),
    similar: await similarOf(db, row.similarIds),
  }
}

/** In their order; those that there are no longer are left out. */
async function similarOf(
  db: Executor,
  ids: readonly number[],
): Promise<Schemas['StaffProduct']['similar']> {
  const known = new Map((await findNamedProducts(db, ids)).map((each) => [each.id, each]))
  return ids.flatMap((id) => known.get(id) ?? [])
}

const idsBelow = (category: CategoryNode | undefined): number[] =>
  category === undefined ? [] : [category.id, ...category.children.flatMap(idsBelow)]

const imageBody = (picture: ProductPicture | null): Schemas['Image'] | null =>
  picture && { image: picture.image, alt_text: picture.alt }
