import type { Context } from '#server/context.ts'
import type { Schemas } from '#server/schemas.ts'
import { addressKey } from '#server/platform/limits/limits.service.ts'
import { enforceMinuteLimit } from '#server/platform/limits/minute-limit.service.ts'
import {
  MapUnavailable,
  type MapTile,
  type Point,
  type TileAddress,
} from '#server/platform/providers/map.ts'
import { Problem } from '#server/problem.ts'

const maximumZoom = 19

/** A tile of the map. Throws not_found, too_many_requests, map_unavailable. */
export async function getMapTile(
  context: Context,
  client: string,
  address: TileAddress,
): Promise<MapTile> {
  const { z, x, y } = address
  if (z > maximumZoom || x >= 2 ** z || y >= 2 ** z) throw new Problem('not_found')
  enforceMinuteLimit(context, {
    key: `tiles:${addressKey(client)}`,
    perMinute: context.config.limits.mapTilesPerMinute,
  })
  const tile = await answered(context, () => context.map.tile(address))
  if (tile === null) throw new Problem('not_found')
  return tile
}

/** The address of a point. Throws place_not_found, too_many_requests, map_unavailable. */
export async function findMapAddress(
  context: Context,
  client: string,
  point: Point,
): Promise<Schemas['MapAddress']> {
  limitPlaces(context, client)
  const address = await answered(context, () => context.map.reverse(point))
  if (address === null) throw new Problem('place_not_found')
  const { name, province, city } = address
  return { display_name: name, province_name: province, city_name: city }
}

/** The places that match a text, the best first. Throws too_many_requests, map_unavailable. */
export async function searchMap(
  context: Context,
  client: string,
  text: string,
): Promise<Schemas['MapPlace'][]> {
  limitPlaces(context, client)
  const places = await answered(context, () => context.map.search(text))
  return places.map(({ name, latitude, longitude }) => ({
    display_name: name,
    lat: latitude,
    lon: longitude,
  }))
}

function limitPlaces(context: Context, client: string): void {
  enforceMinuteLimit(context, {
    key: `places:${addressKey(client)}`,
    perMinute: context.config.limits.mapPlacesPerMinute,
  })
}

async function answered<Reply>({ log }: Context, ask: () => Promise<Reply>): Promise<Reply> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof MapUnavailable)) throw error
    log.warn({ err: error }, 'the map service failed')
    throw new Problem('map_unavailable')
  }
}
