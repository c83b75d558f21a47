import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  ilike,
  inArray,
  like,
  lt,
  not,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { Schemas } from '#server/schemas.ts'
import type { Executor } from '#server/platform/db/database.ts'
import {
  brands,
  categories,
  products,
  variants,
  type ProductPicture,
} from '#server/platform/db/schema/catalogue.ts'
import { currentTotals, findStaleTotals, isLow } from './product-totals.queries.ts'

export type StaffProductFilter = {
  /** Each of them is in one of the titles or begins the code. */
  words: readonly string[]
  brandId: number | null
  categoryIds: readonly number[] | null
  stock: Schemas['StaffStockLevel'] | null
  /** Whether the shop shows them; null for both. */
  isActive: boolean | null
}

type Slice = {
  sort: Schemas['StaffProductSort']
  page: number
  size: number
  /** When offers are evaluated. */
  at: Date
}

const goods = {
  id: products.id,
  sku: products.sku,
  slug: products.slug,
  title: products.title,
  secondTitle: products.secondTitle,
  isActive: products.isActive,
  isUsed: products.isUsed,
  picture: sql<ProductPicture | null>`${products.images}->0`,
  brand: { id: brands.id, name: brands.name },
  category: { id: categories.id, name: categories.name },
}

/** The ids of one page of the products that match, in its order, and how many match in all. */
export async function findStaffProductPage(
  db: Executor,
  filter: StaffProductFilter,
  { sort, page, size, at }: Slice,
): Promise<{ ids: number[]; total: number }> {
  const { by, isDescending } = orders[sort]
  // Joining them takes most of the time.
  const needsTotals = filter.stock !== null || by === 'price' || by === 'stock'
  const totals = currentTotals(db, at, needsTotals ? await findStaleTotals(db, at) : [])
  const ofProduct = eq(totals.productId, products.id)
  const keys = { id: products.id, title: products.title, price: totals.price, stock: totals.stock }
  const inOrder = isDescending ? desc : asc
  const withoutPrice = by === 'price' && isDescending ? sql` nulls last` : sql``
  const total = sql<number>`count(*)::int`
  const counted = db.select({ total }).from(products).$dynamic()
  const sorted = db.select({ id: products.id }).from(products).$dynamic()
  if (filter.stock !== null) counted.innerJoin(totals, ofProduct)
  if (needsTotals) sorted.innerJoin(totals, ofProduct)
  const condition = and(matchesProduct(filter), matchesTotals(filter, totals))
  const [rows, [count]] = await Promise.all([
    sorted
      .where(condition)
      .orderBy(sql`${inOrder(keys[by])}${withoutPrice}`, inOrder(products.id))
      .limit(size)
      .offset((page - 1) * size),
    counted.where(condition),
  ])
  return { ids: rows.map(({ id }) => id), total: count?.total ?? 0 }
}

type Order = { by: 'id' | 'title' | 'price' | 'stock'; isDescending: boolean }

const orders: Record<Schemas['StaffProductSort'], Order> = {
  id: { by: 'id', isDescending: false },
  '-id': { by: 'id', isDescending: true },
  title: { by: 'title', isDescending: false },
  '-title': { by: 'title', isDescending: true },
  price: { by: 'price', isDescending: false },
  '-price': { by: 'price', isDescending: true },
  stock: { by: 'stock', isDescending: false },
  '-stock': { by: 'stock', isDescending: true },
}

/** These products, in no particular order. */
export function findStaffGoods(db: Executor, ids: readonly number[]) {
  return db
    .select(goods)
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(inArray(products.id, [...ids]))
}

export async function countStaffProducts(
  db: Executor,
  filter: StaffProductFilter,
): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(products)
    .where(matches(db, filter))
  return row?.total ?? 0
}

/** The next products that match, newest first, below an id. */
export function findStaffProductsBelow(
  db: Executor,
  filter: StaffProductFilter,
  { below, limit }: { below: number; limit: number },
) {
  return db
    .select(goods)
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(lt(products.id, below), matches(db, filter)))
    .orderBy(desc(products.id))
    .limit(limit)
}

/** A product, whether the shop shows it or not. */
export async function findStaffProduct(db: Executor, id: number) {
  const [row] = await db
    .select(goods)
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(eq(products.id, id))
  return row ?? null
}

/** All variants of products, hidden ones included, each product's in their order. */
export function findAllVariants(db: Executor, productIds: readonly number[]) {
  return db
    .select()
    .from(variants)
    .where(inArray(variants.productId, [...productIds]))
    .orderBy(asc(variants.position), asc(variants.id))
}

/** The ids of all products that match. */
export function selectStaffProductIds(db: Executor, filter: StaffProductFilter) {
  return db.select({ id: products.id }).from(products).where(matches(db, filter))
}

/** Filters on live variants, for changes and exports; `matchesTotals` applies the same filter to totals, for the list. */
function matches(db: Executor, filter: StaffProductFilter) {
  const { stock } = filter
  const hasVariant = (condition: SQL | undefined) =>
    exists(
      db
        .select({ id: variants.id })
        .from(variants)
        .where(and(eq(variants.productId, products.id), condition)),
    )
  const levels = {
    available: hasVariant(gt(variants.stock, 0)),
    low: and(hasVariant(isLow), hasVariant(gt(variants.stock, 0))),
    sold_out: not(hasVariant(gt(variants.stock, 0))),
  }
  return and(matchesProduct(filter), stock === null ? undefined : levels[stock])
}

function matchesTotals(
  { stock }: StaffProductFilter,
  totals: ReturnType<typeof currentTotals>,
): SQL | undefined {
  const levels = {
    available: gt(totals.stock, 0),
    low: and(eq(totals.isLow, true), gt(totals.stock, 0)),
    sold_out: eq(totals.stock, 0),
  }
  return stock === null ? undefined : levels[stock]
}

function matchesProduct({ words, brandId, categoryIds, isActive }: StaffProductFilter) {
  return and(
    ...words.map(matchesWord),
    brandId === null ? undefined : eq(products.brandId, brandId),
    categoryIds === null ? undefined : inArray(products.categoryId, [...categoryIds]),
    isActive === null ? undefined : eq(products.isActive, isActive),
  )
}

/** Whether a word is in one of the titles or begins the code. */
function matchesWord(word: string) {
  // Persian letters have no case, and `like` takes half as long as `ilike`.
  const contains = word.toLowerCase() === word.toUpperCase() ? like : ilike
  const within = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return or(
    contains(products.title, within),
    contains(products.secondTitle, within),
    contains(products.sku, within.slice(1)),
  )
}
