import { and, asc, desc, eq, ilike, inArray, lt, or, sql, type SQL } from 'drizzle-orm'
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
}

type Slice = { sort: Schemas['StaffProductSort']; page: number; size: number }

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

/** One page of all products, with sums of their variants. */
export function findStaffProducts(
  db: Executor,
  filter: StaffProductFilter,
  { sort, page, size }: Slice,
) {
  const sums = sumsOf(db)
  const places: Record<Schemas['StaffProductSort'], SQL[]> = {
    id: [asc(products.id)],
    '-id': [desc(products.id)],
    title: [asc(products.title), asc(products.id)],
    '-title': [desc(products.title), desc(products.id)],
    price: [sql`${sums.price} asc nulls last`, asc(products.id)],
    '-price': [sql`${sums.price} desc nulls last`, desc(products.id)],
    stock: [sql`coalesce(${sums.stock}, 0)`, asc(products.id)],
    '-stock': [sql`coalesce(${sums.stock}, 0) desc`, desc(products.id)],
  }
  return db
    .select({
      ...goods,
      variants: sql<number>`coalesce(${sums.variants}, 0)`,
      stock: sql<number>`coalesce(${sums.stock}, 0)`,
      isLow: sql<boolean>`coalesce(${sums.isLow}, false)`,
      price: sums.price,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(sums, eq(sums.productId, products.id))
    .where(matches(filter, sums))
    .orderBy(...places[sort])
    .limit(size)
    .offset((page - 1) * size)
}

export async function countStaffProducts(
  db: Executor,
  filter: StaffProductFilter,
): Promise<number> {
  const sums = sumsOf(db)
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(products)
    .leftJoin(sums, eq(sums.productId, products.id))
    .where(matches(filter, sums))
  return row?.total ?? 0
}

/** The next products that match, newest first, below an id. */
export function findStaffProductsBelow(
  db: Executor,
  filter: StaffProductFilter,
  { below, limit }: { below: number; limit: number },
) {
  const sums = sumsOf(db)
  return db
    .select(goods)
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(sums, eq(sums.productId, products.id))
    .where(and(lt(products.id, below), matches(filter, sums)))
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
  const sums = sumsOf(db)
  return db
    .select({ id: products.id })
    .from(products)
    .leftJoin(sums, eq(sums.productId, products.id))
    .where(matches(filter, sums))
}

type Sums = ReturnType<typeof sumsOf>

const sumsOf = (db: Executor) =>
  db
    .select({
      productId: variants.productId,
      variants: sql<number>`count(*)::int`.as('variant_count'),
      stock: sql<number>`sum(${variants.stock})::int`.as('stock_sum'),
      isLow:
        sql<boolean>`bool_or(not ${variants.isHidden} and ${variants.stock} <= ${variants.lowStock})`.as(
          'is_low',
        ),
      price: sql<number>`min(${variants.price})`.mapWith(variants.price).as('lowest_price'),
    })
    .from(variants)
    .groupBy(variants.productId)
    .as('sums')

function matches({ words, brandId, categoryIds, stock }: StaffProductFilter, sums: Sums) {
  const levels = {
    available: sql`${sums.stock} > 0`,
    low: sql`${sums.isLow}`,
    sold_out: sql`coalesce(${sums.stock}, 0) = 0`,
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
  )
}
