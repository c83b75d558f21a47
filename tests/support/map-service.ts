import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import sharp from 'sharp'
import type { MapSettings } from '#server/platform/providers/map.ts'

export type MapStandIn = {
  settings: MapSettings
  /** The same as environment variables. */
  env: { MAP_TILES_URL: string; MAP_GEOCODER_URL: string }
  /** How the next calls are answered. */
  behave: (how: Behavior) => void
  /** The paths of the calls so far, with who called. */
  calls: { url: URL; agent: string | undefined }[]
  tile: Buffer
  close: () => Promise<void>
}

type Behavior = 'well' | 'silent' | 'broken' | 'garbage' | 'endless' | 'missing'

/** A tile server and geocoder that speak like those of OpenStreetMap, and misbehave on request. */
export async function startMapStandIn(): Promise<MapStandIn> {
  const calls: MapStandIn['calls'] = []
  const background = { r: 200, g: 220, b: 200 }
  const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background } })
    .png()
    .toBuffer()
  let behavior: Behavior = 'well'
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://map')
    calls.push({ url, agent: request.headers['user-agent'] })
    answers[behavior](url, response, request, tile)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const settings = {
    tilesUrl: `${origin}/tiles/{z}/{x}/{y}.png`,
    geocoderUrl: `${origin}/nominatim`,
  }
  return {
    settings,
    env: { MAP_TILES_URL: settings.tilesUrl, MAP_GEOCODER_URL: settings.geocoderUrl },
    behave: (how) => {
      behavior = how
    },
    calls,
    tile,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

type Answer = (
  url: URL,
  response: ServerResponse,
  request: IncomingMessage,
  tile: Buffer,
) => unknown

const answers: Record<Behavior, Answer> = {
  well: ({ pathname, searchParams }, response, _request, tile) => {
    if (pathname.startsWith('/tiles/')) return send(response, 'image/png', tile)
    if (searchParams.get('format') !== 'jsonv2') return response.writeHead(400).end()
    if (pathname === '/nominatim/search')
      return json(response, searchParams.get('q') === 'میدان ونک' ? [vanak] : [])
    const isAtSea = Number(searchParams.get('lat')) < 20
    return json(response, isAtSea ? { error: 'Unable to geocode' } : vanak)
  },
  silent: () => undefined,
  broken: (_url, response) => response.writeHead(500).end('down'),
  garbage: (_url, response) => send(response, 'text/html', Buffer.from('<h1>hello</h1>')),
  endless: ({ pathname }, response, request) => {
    const type = pathname.startsWith('/tiles/') ? 'image/png' : 'application/json'
    response.writeHead(200, { 'content-type': type })
    const block = Buffer.alloc(64 * 1024)
    const timer = setInterval(() => response.write(block), 1)
    request.on('close', () => clearInterval(timer))
    response.on('close', () => clearInterval(timer))
  },
  missing: (_url, response) => response.writeHead(404).end(),
}

const vanak = {
  place_id: 1,
  lat: '35.7575',
  lon: '51.4108',
  display_name: 'میدان ونک، تهران، ایران',
  address: { road: 'میدان ونک', city: 'شهر تهران', state: 'استان تهران', country: 'ایران' },
}

function json(response: ServerResponse, body: unknown): void {
  send(response, 'application/json; charset=utf-8', Buffer.from(JSON.stringify(body)))
}

function send(response: ServerResponse, type: string, body: Buffer): void {
  response.writeHead(200, { 'content-type': type }).end(body)
}
