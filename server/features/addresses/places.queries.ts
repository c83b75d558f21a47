import { and, asc, eq, sql } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'
import { cities, provinces } from '#server/platform/db/schema/accounts.ts'

export type Place = { id: number; name: string }

export function findProvinces(db: Executor): Promise<Place[]> {
  return db.select().from(provinces).orderBy(asc(provinces.id))
}

/** The cities of a province, the large ones first, the others by name; empty if there is no such province. */
export function findCities(db: Executor, provinceId: number): Promise<Place[]> {
  return db
    .select({ id: cities.id, name: cities.name })
    .from(cities)
    .where(eq(cities.provinceId, provinceId))
    .orderBy(asc(cities.rank), sql`${cities.name} collate "fa-x-icu"`)
}

/** A city with its province. */
export async function findCity(
  db: Executor,
  id: number,
): Promise<{ city: Place; province: Place } | null> {
  const [row] = await db
    .select({ city: { id: cities.id, name: cities.name }, province: provinces })
    .from(cities)
    .innerJoin(provinces, eq(provinces.id, cities.provinceId))
    .where(eq(cities.id, id))
  return row ?? null
}

export async function isCityIn(db: Executor, cityId: number, provinceId: number): Promise<boolean> {
  const rows = await db
    .select({ id: cities.id })
    .from(cities)
    .where(and(eq(cities.id, cityId), eq(cities.provinceId, provinceId)))
  return rows.length > 0
}
