import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import { findCities, findProvinces, type Place } from './places.queries.ts'

export const listProvinces = ({ db }: Context): Promise<Place[]> => findProvinces(db)

/** Throws `province_not_found` if there are no cities, since every province has some. */
export async function listCities({ db }: Context, provinceId: number): Promise<Place[]> {
  const cities = await findCities(db, provinceId)
  if (cities.length === 0) throw new Problem('province_not_found')
  return cities
}
