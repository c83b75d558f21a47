import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import { findCities, findProvinces, type Place } from './places.queries.ts'

export const listProvinces = ({ db }: Context): Promise<Place[]> => findProvinces(db)

/** The cities of a province. Every province has some, so none means that it is unknown: throws `province_not_found`. */
export async function listCities({ db }: Context, provinceId: number): Promise<Place[]> {
  const cities = await findCities(db, provinceId)
  if (cities.length === 0) throw new Problem('province_not_found')
  return cities
}
