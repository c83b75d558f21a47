import { and, asc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'
import {
  brands,
  catalogueChanges,
  categories,
  categoryFormerSlugs,
  filters,
  insurances,
  products,
  siteContents,
  variants,
  type ProductPicture,
} from '#server/platform/db/schema/catalogue.ts'
import { statement } from '#server/platform/db/statements.ts'

/** How many products are read per query while the whole catalogue is loaded. */
const page = 5_000

const productColumns = {
  id: products.id,
  slug: products.slug,
  sku: products.sku,
  categoryId: products.categoryId,
  brandId: products.brandId,
  title: products.title,
  secondTitle: products.secondTitle,
  aliases: products.aliases,
  isUsed: products.isUsed,
  isFlagship: products.isFlagship,
  facts: products.facts,
  similarIds: products.similarIds,
  soldCount: products.soldCount,
  ratingCount: products.ratingCount,
  ratingSum: products.ratingSum,
  createdAt: products.createdAt,
  picture: sql<ProductPicture | null>`${products.images}->0`,
  /** The first picture of each color. */
  colorPictures: sql<ProductPicture[]>`(select coalesce(jsonb_agg(picture order by place), '[]')
    from (select distinct on (picture ->> 'color') picture, place
      from jsonb_array_elements(${products.images}) with ordinality as one (picture, place)
      where picture ->> 'color' is not null order by picture ->> 'color', place) as firsts)`,
}

const variantColumns = {
  id: variants.id,
  productId: variants.productId,
  colorKey: variants.colorKey,
  colorName: variants.colorName,
  colorCode: variants.colorCode,
  price: variants.price,
  newPrice: variants.newPrice,
  offerEndsAt: variants.offerEndsAt,
  stock: variants.stock,
  gift: variants.gift,
  updatedAt: variants.updatedAt,
}

export type ProductRow = Awaited<ReturnType<typeof selectProductsByIds>>[number]
export type VariantRow = Awaited<ReturnType<typeof selectVariantsOf>>[number]
export type CategoryRow = typeof categories.$inferSelect
export type FormerSlugRow = typeof categoryFormerSlugs.$inferSelect
export type BrandRow = typeof brands.$inferSelect
export type FilterRow = typeof filters.$inferSelect
export type InsuranceRow = typeof insurances.$inferSelect
export type SiteContentRow = typeof siteContents.$inferSelect
export type SheetRow = Awaited<ReturnType<typeof selectSheets>>[number]
export type ProductDetailsRow = NonNullable<Awaited<ReturnType<typeof selectProductDetails>>>

type ProductPage = { rows: ProductRow[]; variants: VariantRow[] }

/** How many products the shop shows. */
export function countActiveProducts(db: Executor): Promise<number> {
  return db.$count(products, eq(products.isActive, true))
}

/**
 * All products that the shop shows, page by page, each page with the variants of its products. The database reads the
 * next page while the caller works on one.
 */
export async function* selectActiveProducts(db: Executor): AsyncGenerator<ProductPage> {
  let next = selectPageAfter(db, 0)
  for (;;) {
    const current = await next
    const last = current.rows.at(-1)
    if (!last) return
    next = selectPageAfter(db, last.id)
    // The failure of the next page surfaces when it is awaited, which does not happen after a failure of this one.
    next.catch(() => undefined)
    yield current
  }
}

async function selectPageAfter(db: Executor, after: number): Promise<ProductPage> {
  const rows = await db
    .select(productColumns)
    .from(products)
    .where(and(eq(products.isActive, true), gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(page)
  const last = rows.at(-1)
  if (!last) return { rows: [], variants: [] }
  const range = and(gt(variants.productId, after), lt(variants.productId, last.id + 1))
  return { rows, variants: await selectVariantsWhere(db, range) }
}

/** The given products that the shop shows. */
export function selectProductsByIds(db: Executor, ids: readonly number[]) {
  return db
    .select(productColumns)
    .from(products)
    .where(and(eq(products.isActive, true), inArray(products.id, [...ids])))
}

/** The variants of the given products that the shop shows, by position. */
export function selectVariantsOf(db: Executor, productIds: readonly number[]) {
  return selectVariantsWhere(db, inArray(variants.productId, [...productIds]))
}

function selectVariantsWhere(db: Executor, condition: ReturnType<typeof and>) {
  return db
    .select(variantColumns)
    .from(variants)
    .where(and(condition, eq(variants.isHidden, false)))
    .orderBy(asc(variants.productId), asc(variants.position), asc(variants.id))
}

/** The long texts of a product's page. */
export async function selectProductDetails(db: Executor, id: number) {
  const [row] = await db
    .select({
      warranty: products.warranty,
      description: products.description,
      images: products.images,
      keyFeatures: products.keyFeatures,
      specifications: products.specifications,
      highlights: products.highlights,
      usedDetails: products.usedDetails,
      introductions: products.introductions,
    })
    .from(products)
    .where(eq(products.id, id))
  return row
}

/** The data sheets of several products: pictures, features and specifications. */
export function selectSheets(db: Executor, ids: readonly number[]) {
  return db
    .select({
      id: products.id,
      warranty: products.warranty,
      images: products.images,
      keyFeatures: products.keyFeatures,
      specifications: products.specifications,
    })
    .from(products)
    .where(inArray(products.id, [...ids]))
}

/** The small parts of the catalogue that belong to no single product. */
export async function selectFrame(db: Executor) {
  const frame = {
    categories: await db
      .select()
      .from(categories)
      .orderBy(asc(categories.position), asc(categories.id)),
    formerSlugs: await db.select().from(categoryFormerSlugs),
    brands: await db.select().from(brands).orderBy(asc(brands.id)),
    filters: await db.select().from(filters).orderBy(asc(filters.position), asc(filters.id)),
    insurances: await db.select().from(insurances).orderBy(asc(insurances.id)),
    contents: await db.select().from(siteContents),
  }
  return frame
}

/** How the shop calls itself, as published, for what is written in a transaction; null if it has published nothing. */
export async function selectShopName(db: Executor): Promise<string | null> {
  const [row] = await selectName(db, {})
  return row?.name ?? null
}

const selectName = statement('select-shop-name', (db: Executor) =>
  db
    .select({ name: sql<string | null>`${siteContents.body} ->> 'name'` })
    .from(siteContents)
    .where(eq(siteContents.key, 'shopSettings')),
)

/** The version of the last committed change, 0 before the first. */
export async function selectLastVersion(db: Executor): Promise<number> {
  const [row] = await db
    .select({ version: sql<number>`coalesce(max(${catalogueChanges.version}), 0)` })
    .from(catalogueChanges)
  return row?.version ?? 0
}

/**
 * Changes after a version, at most `limit`. Versions are assigned before their transactions commit, so a lower version
 * may become visible after a higher one; the changes of the two minutes before `version` are therefore returned again.
 */
export function selectChangesAfter(db: Executor, version: number, limit: number) {
  const seenAt = db
    .select({ at: sql`max(${catalogueChanges.changedAt}) - interval '2 minutes'` })
    .from(catalogueChanges)
    .where(lt(catalogueChanges.version, version + 1))
  return db
    .select({ version: catalogueChanges.version, productId: catalogueChanges.productId })
    .from(catalogueChanges)
    .where(or(gt(catalogueChanges.version, version), gt(catalogueChanges.changedAt, seenAt)))
    .orderBy(asc(catalogueChanges.version))
    .limit(limit)
}

/** Deletes changes older than an instant, except the last one, which keeps the version. */
export async function deleteChangesBefore(db: Executor, instant: Date): Promise<void> {
  const last = db.select({ version: sql`max(${catalogueChanges.version})` }).from(catalogueChanges)
  await db
    .delete(catalogueChanges)
    .where(and(lt(catalogueChanges.changedAt, instant), lt(catalogueChanges.version, last)))
}
