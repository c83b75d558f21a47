import type { Context } from '#server/context.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { searchesService } from './searches.service.ts'

export function searchesHandlers(
  context: Context,
): Pick<Handlers, 'countSearch' | 'listPopularSearches'> {
  const searches = searchesService(context)
  return {
    countSearch: async ({ body, caller }) => {
      await searches.countSearch(body.text, caller.address)
      return { status: 204 }
    },

    listPopularSearches: async () => ({
      status: 200,
      body: await searches.listPopularSearches(),
    }),
  }
}
