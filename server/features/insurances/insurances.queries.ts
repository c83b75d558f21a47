import { asc, notInArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { insurances } from '#server/platform/db/schema/catalogue.ts'

type NewInsurance = typeof insurances.$inferInsert

export const selectInsurances = (db: Executor) =>
  db.select().from(insurances).orderBy(asc(insurances.id))

export async function insertInsurances(tx: Transaction, rows: NewInsurance[]): Promise<void> {
  if (rows.length > 0) await tx.insert(insurances).values(rows)
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

/** Carts and orders name insurances, so one that is left out stays, and is offered no more. */
export async function withdrawOthers(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx
    .update(insurances)
    .set({ isOffered: false })
    .where(notInArray(insurances.id, [...ids]))
}
