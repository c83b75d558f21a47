import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import { getMapTile } from './map.service.ts'

type TileRequest = { Params: { z: string; x: string; y: string } }

const keptSeconds = 7 * 24 * 3600

/** `GET /api/map/tiles/<z>/<x>/<y>`: a tile of the map, an image. */
export function mapRoutes(app: FastifyInstance, context: Context): void {
  app.get<TileRequest>('/map/tiles/:z/:x/:y', async (request, reply) => {
    const { z, x, y } = request.params
    if (![z, x, y].every((part) => /^(0|[1-9]\d{0,6})$/.test(part))) throw new Problem('not_found')
    const address = { z: Number(z), x: Number(x), y: Number(y) }
    const tile = await getMapTile(context, request.ip, address)
    return reply
      .type(tile.type)
      .header('cache-control', `public, max-age=${keptSeconds}`)
      .header('content-security-policy', "default-src 'none'")
      .send(tile.body)
  })
}
