import { asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { SiteContent } from '#server/catalogue/site-content.ts'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import {
  categories,
  categoryFormerSlugs,
  filters,
  insurances,
  products,
  siteContents,
} from '#server/platform/db/schema/catalogue.ts'
import { discountCodes } from '#server/platform/db/schema/commerce.ts'
import { adviceRequests } from '#server/platform/db/schema/requests.ts'

export type CategoryFields = Partial<typeof categories.$inferInsert>

/** The categories of the shop in their order. */
export const findCategories = (db: Executor) =>
  db.select().from(categories).orderBy(asc(categories.position), asc(categories.id))

/** Former slugs of categories. */
export const findFormerSlugs = (db: Executor) => db.select().from(categoryFormerSlugs)

/** How many products each category has itself, including hidden ones. */
export async function countProducts(db: Executor): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: products.categoryId, count: count() })
    .from(products)
    .groupBy(products.categoryId)
  return new Map(rows.map((row) => [row.id, row.count]))
}

/**
 * What names categories apart from products: slugs, perhaps former ones, of insurances, discount codes and collections, ids
 * of requests for advice.
 */
export async function findNamed(db: Executor): Promise<{ slugs: string[]; ids: number[] }> {
  const insured = await db.select({ slugs: insurances.categorySlugs }).from(insurances)
  const reduced = await db.selectDistinct({ slug: discountCodes.categorySlug }).from(discountCodes)
  const advised = await db.selectDistinct({ id: adviceRequests.categoryId }).from(adviceRequests)
  const collected = await findCollections(db)
  return {
    slugs: [
      ...insured.flatMap(({ slugs }) => slugs),
      ...reduced.flatMap(({ slug }) => slug ?? []),
      ...collected.map(({ rule }) => rule.category),
    ],
    ids: advised.map(({ id }) => id),
  }
}

export async function findCollections(db: Executor): Promise<SiteContent['collections']> {
  const [row] = await db
    .select({ body: sql<SiteContent['collections']>`${siteContents.body}` })
    .from(siteContents)
    .where(eq(siteContents.key, 'collections'))
  return row?.body ?? []
}

/**
 * The categories of the shop in their order, which nobody else can change until the transaction ends. They are sorted once
 * they are locked: PostgreSQL sorts before it waits for a lock, so its order may be older than the rows.
 */
export async function lockCategories(tx: Transaction) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('categories'))`)
  const rows = await tx.select().from(categories).orderBy(asc(categories.id)).for('no key update')
  return rows.toSorted((one, other) => one.position - other.position || one.id - other.id)
}

/** Keeps a category from being deleted and its slug from being changed until the transaction ends; null if there is none. */
export async function holdCategory(tx: Transaction, id: number): Promise<{ slug: string } | null> {
  const [row] = await tx
    .select({ slug: categories.slug })
    .from(categories)
    .where(eq(categories.id, id))
    .for('key share')
  return row ?? null
}

/** The categories that are found by these slugs, which may be former ones. */
export async function findBySlugs(db: Executor, slugs: readonly string[]) {
  const found = { id: categories.id, name: categories.name }
  const present = await db
    .select({ ...found, slug: categories.slug })
    .from(categories)
    .where(inArray(categories.slug, [...slugs]))
  const former = await db
    .select({ ...found, slug: categoryFormerSlugs.slug })
    .from(categoryFormerSlugs)
    .innerJoin(categories, eq(categories.id, categoryFormerSlugs.categoryId))
    .where(inArray(categoryFormerSlugs.slug, [...slugs]))
  return new Map([...former, ...present].map(({ slug, ...category }) => [slug, category]))
}

/** Waits for products that are being put into a category, and keeps others out until the transaction ends. */
export async function closeCategory(tx: Transaction, id: number): Promise<void> {
  await tx.select({ id: categories.id }).from(categories).where(eq(categories.id, id)).for('update')
}

export async function insertCategory(
  tx: Transaction,
  row: typeof categories.$inferInsert,
): Promise<number> {
  const [inserted] = await tx.insert(categories).values(row).returning({ id: categories.id })
  if (inserted === undefined) throw new Error('the category was not inserted')
  return inserted.id
}

export async function updateCategoryRow(
  tx: Transaction,
  id: number,
  fields: CategoryFields,
): Promise<void> {
  await tx.update(categories).set(fields).where(eq(categories.id, id))
}

export async function deleteCategoryRow(tx: Transaction, id: number): Promise<void> {
  await tx.delete(categories).where(eq(categories.id, id))
}

/** Sets the slug paths of categories. */
export async function updatePaths(
  tx: Transaction,
  rows: readonly { id: number; path: string }[],
): Promise<void> {
  await tx.execute(sql`
    update ${categories} set path = changed.path
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed (id integer, path text)
    where ${categories.id} = changed.id`)
}

/** Sets the order of categories, by their ids. */
export async function orderCategories(tx: Transaction, ids: readonly number[]): Promise<void> {
  const places = sql`array[${sql.join(
    ids.map((id) => sql`${id}::integer`),
    sql`, `,
  )}]`
  await tx
    .update(categories)
    .set({ position: sql`array_position(${places}, ${categories.id})` })
    .where(sql`${categories.id} = any(${places})`)
}

/** A category has the new slug from now on; its former one leads to it, and insurances and discount codes follow. */
export async function renameSlug(
  tx: Transaction,
  { id, from, to }: { id: number; from: string; to: string },
): Promise<void> {
  await forgetFormer(tx, to)
  await tx
    .insert(categoryFormerSlugs)
    .values({ slug: from, categoryId: id })
    .onConflictDoUpdate({ target: categoryFormerSlugs.slug, set: { categoryId: id } })
  await tx
    .update(insurances)
    .set({
      categorySlugs: sql`(select jsonb_agg(case when slug = ${from} then ${to} else slug end)
        from jsonb_array_elements_text(${insurances.categorySlugs}) as slugs (slug))`,
    })
    .where(sql`${insurances.categorySlugs} ? ${from}`)
  await tx
    .update(discountCodes)
    .set({ categorySlug: to })
    .where(eq(discountCodes.categorySlug, from))
}

/** A slug that is used again no longer redirects. */
export async function forgetFormer(tx: Transaction, slug: string): Promise<void> {
  await tx.delete(categoryFormerSlugs).where(eq(categoryFormerSlugs.slug, slug))
}

/** The filters of the shop in their order. */
export const findFilters = (db: Executor) =>
  db.select().from(filters).orderBy(asc(filters.position), asc(filters.id))

/** A filter, its row locked for an update until the transaction ends. */
export async function lockFilter(tx: Transaction, key: string) {
  const [row] = await tx.select().from(filters).where(eq(filters.key, key)).for('no key update')
  return row ?? null
}

export async function updateFilterRow(
  tx: Transaction,
  id: number,
  fields: Pick<typeof filters.$inferInsert, 'name' | 'values'>,
): Promise<void> {
  await tx.update(filters).set(fields).where(eq(filters.id, id))
}
