import type { Context } from '#server/context.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { listRelatedEncyclopedia } from './encyclopedia.service.ts'

export function encyclopediaHandlers(context: Context): Pick<Handlers, 'listRelatedEncyclopedia'> {
  return {
    listRelatedEncyclopedia: async ({ query }) => ({
      status: 200,
      body: await listRelatedEncyclopedia(context, query.ids.split(',').map(Number)),
    }),
  }
}
