import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  ilike,
  inArray,
  isNull,
  lt,
  lte,
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
  /** When prices are compared, in milliseconds since 1970. */
  at: number
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
  const query = isSortedBySums(sort)
    ? sortedBySums(db, filter, { sort, at })
    : db
        .select({ id: products.id, total: sql<number>`(count(*) over ())::int` })
        .from(products)
        .where(matches(db, filter))
        .orderBy(...ownOrders[sort])
  const rows = await query.limit(size).offset((page - 1) * size)
  const total = rows[0]?.total ?? (page > 1 ? await countStaffProducts(db, filter) : 0)
  return { ids: rows.map(({ id }) => id), total }
}

type Sort = Schemas['StaffProductSort']
type SumSort = Extract<Sort, 'price' | '-price' | 'stock' | '-stock'>

const isSortedBySums = (sort: Sort): sort is SumSort => !(sort in ownOrders)

const ownOrders: Record<Exclude<Sort, SumSort>, SQL[]> = {
  id: [asc(products.id)],
  '-id': [desc(products.id)],
  title: [asc(products.title), asc(products.id)],
  '-title': [desc(products.title), desc(products.id)],
}

/** Products in the order of what their variants come to, which is worked out for those alone that match. */
function sortedBySums(
  db: Executor,
  filter: StaffProductFilter,
  { sort, at }: { sort: SumSort; at: number },
) {
  const found = db.$with('found').as(selectStaffProductIds(db, filter))
  const stock = sql`coalesce(sum(${variants.stock}), 0)`
  // Must match `effectivePrice` in domain/price.ts; `least` ignores null.
  const holds = or(isNull(variants.offerEndsAt), gt(variants.offerEndsAt, new Date(at)))
  const price = sql`min(case when ${holds} then least(${variants.price}, ${variants.newPrice}) else ${variants.price} end)`
  const orders: Record<SumSort, SQL[]> = {
    price: [sql`${price} asc nulls last`, asc(found.id)],
    '-price': [sql`${price} desc nulls last`, desc(found.id)],
    stock: [asc(stock), asc(found.id)],
    '-stock': [desc(stock), desc(found.id)],
  }
  return db
    .with(found)
    .select({ id: found.id, total: sql<number>`(select count(*)::int from ${found})` })
    .from(found)
    .leftJoin(variants, eq(variants.productId, found.id))
    .groupBy(found.id)
    .orderBy(...orders[sort])
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

function matches(
  db: Executor,
  { words, brandId, categoryIds, stock, isActive }: StaffProductFilter,
) {
  const hasVariant = (condition: SQL | undefined) =>
    exists(
      db
        .select({ id: variants.id })
        .from(variants)
        .where(and(eq(variants.productId, products.id), condition)),
    )
  const levels = {
    available: hasVariant(gt(variants.stock, 0)),
    low: hasVariant(and(eq(variants.isHidden, false), lte(variants.stock, variants.lowStock))),
    sold_out: not(hasVariant(gt(variants.stock, 0))),
  }
  return and(
    ...words.map((word) => {
      const within = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
      return or(
        ilike(products.title, within),
        ilike(products.secondTitle, within),
        ilike(products.sku, within.slice(1)),
      )
    }),
    brandId === null ? undefined : eq(products.brandId, brandId),
    categoryIds === null ? undefined : inArray(products.categoryId, [...categoryIds]),
    stock === null ? undefined : levels[stock],
    isActive === null ? undefined : eq(products.isActive, isActive),
  )
}
