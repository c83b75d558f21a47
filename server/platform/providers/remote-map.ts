import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { boundedBody } from './bounded-reply.ts'
import { MapUnavailable, openStreetMap, type MapService, type MapSettings } from './map.ts'

const defaultTimeoutMs = 5_000
const maximumBytes = 512 * 1024
/** What a tile may be; SVG could carry scripts. */
const pictures = new Set(['image/png', 'image/jpeg', 'image/webp'])

/** A city may be called a town or a village, and a province a state. */
const placeReply = z
  .object({
    display_name: z.string().min(1),
    address: z
      .object({
        city: z.string(),
        town: z.string(),
        village: z.string(),
        state: z.string(),
        province: z.string(),
      })
      .partial()
      .default({}),
  })
  .transform(({ display_name, address }) => ({
    name: display_name,
    province: address.state ?? address.province ?? null,
    city: address.city ?? address.town ?? address.village ?? null,
  }))
/** Nominatim's reply for a point without an address. */
const nothingReply = z.object({ error: z.string() }).transform(() => null)
const placesReply = z.array(
  z
    .object({
      display_name: z.string().min(1),
      lat: z.coerce.number().min(-90).max(90),
      lon: z.coerce.number().min(-180).max(180),
    })
    .transform(({ display_name, lat, lon }) => ({
      name: display_name,
      latitude: lat,
      longitude: lon,
    })),
)

type Options = {
  /** Names the shop to the service, as the terms of OpenStreetMap ask for. */
  siteUrl: string
  timeoutMs?: number
}

/** A tile server (https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames) and a Nominatim geocoder (nominatim.org/release-docs/latest/api). */
export function remoteMap(
  { tilesUrl, geocoderUrl }: MapSettings,
  { siteUrl, timeoutMs = defaultTimeoutMs }: Options,
): MapService {
  const headers = { 'user-agent': `Firouzeh (${siteUrl})`, 'accept-language': 'fa' }
  const turn = geocoderUrl === openStreetMap.geocoderUrl ? turns(1_000, 4) : () => Promise.resolve()

  const ask = async (url: string): Promise<{ type: string; body: Buffer } | null> => {
    try {
      const response = await fetch(url, {
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.status === 404) return null
      if (!response.ok) throw new MapUnavailable(`it replied ${response.status}`)
      const [type = ''] = response.headers.get('content-type')?.split(';') ?? []
      return { type, body: await boundedBody(response, maximumBytes) }
    } catch (error) {
      throw error instanceof MapUnavailable ? error : new MapUnavailable('it did not reply', error)
    }
  }

  const geocode = async <Reply>(
    path: string,
    query: Record<string, string>,
    schema: z.ZodType<Reply>,
  ) => {
    await turn()
    const parameters = new URLSearchParams({ format: 'jsonv2', ...query })
    const reply = await ask(`${geocoderUrl}${path}?${parameters}`)
    if (reply === null) return null
    try {
      return schema.parse(JSON.parse(reply.body.toString('utf8')))
    } catch (error) {
      throw new MapUnavailable('its reply makes no sense', error)
    }
  }

  return {
    async tile(address) {
      const url = tilesUrl.replace(/\{([zxy])\}/g, (_, part: 'z' | 'x' | 'y') =>
        String(address[part]),
      )
      const tile = await ask(url)
      if (tile !== null && !pictures.has(tile.type))
        throw new MapUnavailable(`its tile is ${tile.type}`)
      return tile
    },
    async reverse({ latitude, longitude }) {
      const query = { lat: String(latitude), lon: String(longitude) }
      return geocode('/reverse', query, z.union([placeReply, nothingReply]))
    },
    async search(text) {
      const query = { q: text, limit: '5', countrycodes: 'ir' }
      return (await geocode('/search', query, placesReply)) ?? []
    },
  }
}

/**
 * Lets calls pass one by one with a gap between them: the public geocoder allows one a second
 * (operations.osmfoundation.org/policies/nominatim).
 * @param most how many may wait; another one fails at once
 */
function turns(gapMs: number, most: number): () => Promise<void> {
  let free = 0
  return async () => {
    const now = Date.now()
    const at = Math.max(now, free)
    if (at - now > gapMs * most) throw new MapUnavailable('too many calls wait for it')
    free = at + gapMs
    if (at > now) await delay(at - now)
  }
}
