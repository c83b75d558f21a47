import type { Context } from '#server/context.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import * as catalogue from './products.service.ts'

type CatalogueHandlers = Pick<
  Handlers,
  | 'listBriefProducts'
  | 'listProducts'
  | 'listProductCards'
  | 'getCategory'
  | 'listFilters'
  | 'getProduct'
  | 'listSimilarProducts'
  | 'listProductIntroductions'
>

export function catalogueHandlers(context: Context): CatalogueHandlers {
  return {
    listBriefProducts: async ({ query }) => ({
      status: 200,
      body: catalogue.listBriefProducts(context, query),
    }),

    listProducts: async ({ query }) => ({
      status: 200,
      body: catalogue.listProducts(context, query),
    }),

    listProductCards: async ({ query }) => ({
      status: 200,
      body: catalogue.listProductCards(context, query.id),
    }),

    getCategory: async ({ path }) => ({
      status: 200,
      body: catalogue.getCategory(context, path.child),
    }),

    listFilters: async ({ query }) => ({
      status: 200,
      body: catalogue.listFilters(context, query.categories__main_slug),
    }),

    getProduct: async ({ caller, path }) => {
      const userId = caller.kind === 'user' ? caller.userId : null
      return { status: 200, body: await catalogue.getProduct(context, path.slug, userId) }
    },

    listSimilarProducts: async ({ path }) => ({
      status: 200,
      body: catalogue.listSimilarProducts(context, path.slug),
    }),

    listProductIntroductions: async ({ query }) => ({
      status: 200,
      body: await catalogue.listProductIntroductions(context, query),
    }),
  }
}
