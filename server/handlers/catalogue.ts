import type { Context } from '#server/context.ts'
import type { Handlers } from '#server/contract/types.ts'
import * as catalogue from '#server/services/catalogue.ts'

type CatalogueHandlers = Pick<
  Handlers,
  | 'listBriefProducts'
  | 'listProducts'
  | 'getCategory'
  | 'listFilters'
  | 'getProduct'
  | 'listSimilarProducts'
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

    getCategory: async ({ path }) => ({
      status: 200,
      body: catalogue.getCategory(context, path.child),
    }),

    listFilters: async ({ query }) => ({
      status: 200,
      body: catalogue.listFilters(context, query.categories__main_slug),
    }),

    getProduct: async ({ path }) => ({
      status: 200,
      body: await catalogue.getProduct(context, path.slug),
    }),

    listSimilarProducts: async ({ path }) => ({
      status: 200,
      body: catalogue.listSimilarProducts(context, path.slug),
    }),
  }
}
