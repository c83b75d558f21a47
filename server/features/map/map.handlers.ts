import { tidyPersian } from '#domain/persian.ts'
import type { Context } from '#server/context.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { findMapAddress, searchMap } from './map.service.ts'

export function mapHandlers(context: Context): Pick<Handlers, 'findMapAddress' | 'searchMap'> {
  return {
    findMapAddress: async ({ query, caller }) => {
      const point = { latitude: query.lat, longitude: query.lon }
      return { status: 200, body: await findMapAddress(context, caller.address, point) }
    },

    searchMap: async ({ query, caller }) => ({
      status: 200,
      body: await searchMap(context, caller.address, tidyPersian(query.q)),
    }),
  }
}
