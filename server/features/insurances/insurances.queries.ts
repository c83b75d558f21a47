import { asc, eq, notInArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import {
  categories,
  categoryFormerSlugs,
  insurances,
} from '#server/platform/db/schema/catalogue.ts'

type NewInsurance = typeof insurances.$inferInsert

export const selectInsurances = (db: Executor) =>
  db.select().from(insurances).orderBy(asc(insurances.id))

export async function insertInsurances(tx: Transaction, rows: NewInsurance[]): Promise<void> {
  if (rows.length > 0) await tx.insert(insurances).values(rows)
}

/** The present slugs of categories by their former ones; none changes until the transaction ends. */
export async function lockFormerSlugs(tx: Transaction): Promise<Map<string, string>> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtext('categories'))`)
  const rows = await tx
    .select({ former: categoryFormerSlugs.slug, present: categories.slug })
    .from(categoryFormerSlugs)
    .innerJoin(categories, eq(categories.id, categoryFormerSlugs.categoryId))
  return new Map(rows.map(({ former, present }) => [former, present]))
}

type Changed = Required<Omit<NewInsurance, 'id'>> & { id: number }

export async function updateInsurances(tx: Transaction, rows: readonly Changed[]): Promise<void> {
  await tx.execute(sql`update ${insurances} set name = changed.name, description = changed.description,
      months = changed.months, rate_permille = changed."ratePermille",
      minimum_price = changed."minimumPrice", category_slugs = changed."categorySlugs",
      is_offered = changed."isOffered"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed(id int, name text,
      description text, months smallint, "ratePermille" int, "minimumPrice" bigint,
      "categorySlugs" jsonb, "isOffered" boolean)
    where ${insurances.id} = changed.id`)
}

/** Carts and orders name insurances, so one that is left out stays, but is no longer offered. */
export async function withdrawOthers(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx
    .update(insurances)
    .set({ isOffered: false })
    .where(notInArray(insurances.id, [...ids]))
}
