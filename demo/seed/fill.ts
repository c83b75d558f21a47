import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { brands, categories, products } from '#server/platform/db/schema/catalogue.ts'
import { demoProducts } from '#demo/catalogue/catalogue.ts'
import { generateProducts } from './generate.ts'
import { insertProducts } from './insert.ts'
import type { SeedProduct } from './types.ts'
import { transaction } from '#server/platform/db/transaction.ts'

const rowsPerRound = 5_000

/** Adds generated products to a shop that has the demo's categories and brands. `now` in milliseconds since 1970. */
export async function fillProducts(
  db: Database,
  { count, seed, now }: { count: number; seed: number; now: number },
): Promise<void> {
  const categoryRows = await db
    .select({ id: categories.id, slug: categories.slug, path: categories.path })
    .from(categories)
  const brandRows = await db.select({ id: brands.id, slug: brands.slug }).from(brands)
  const ids = {
    categories: new Map(categoryRows.map(({ id, slug, path }) => [slug, { id, path }])),
    brands: new Map(brandRows.map(({ id, slug }) => [slug, id])),
  }
  const [last] = await db
    .select({ id: sql<number>`coalesce(max(${products.id}), 0)` })
    .from(products)
  await transaction(db, async (tx) => {
    let number = (last?.id ?? 0) + 1
    let portion: SeedProduct[] = []
    for (const product of generateProducts(demoProducts, count, { seed, first: number })) {
      portion.push(product)
      if (portion.length < rowsPerRound) continue
      await insertProducts(tx, portion, ids, now, number)
      number += portion.length
      portion = []
    }
    await insertProducts(tx, portion, ids, now, number)
  })
}
