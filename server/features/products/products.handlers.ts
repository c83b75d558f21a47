import type { Context } from '#server/context.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { listPriceHistory } from './price-history.service.ts'
import * as products from './products.service.ts'

type ProductsHandlers = Pick<
  Handlers,
  | 'listBriefProducts'
  | 'listProducts'
  | 'listProductCards'
  | 'getCategory'
  | 'listProductCategories'
  | 'listFilters'
  | 'getProduct'
  | 'listSimilarProducts'
  | 'listPriceHistory'
  | 'listProductIntroductions'
>

export function productsHandlers(context: Context): ProductsHandlers {
  return {
    listBriefProducts: async ({ query }) => ({
      status: 200,
      body: products.listBriefProducts(context, query),
    }),

    listProducts: async ({ query }) => ({
      status: 200,
      body: products.listProducts(context, query),
    }),

    listProductCards: async ({ query }) => ({
      status: 200,
      body: products.listProductCards(context, query.id),
    }),

    getCategory: async ({ path }) => ({
      status: 200,
      body: products.getCategory(context, path.child),
    }),

    listProductCategories: async () => ({
      status: 200,
      body: products.listProductCategories(context),
    }),

    listFilters: async ({ query }) => ({
      status: 200,
      body: products.listFilters(context, query),
    }),

    getProduct: async ({ caller, path }) => {
      const userId = caller.kind === 'user' ? caller.userId : null
      return { status: 200, body: await products.getProduct(context, path.slug, userId) }
    },

    listSimilarProducts: async ({ path }) => ({
      status: 200,
      body: products.listSimilarProducts(context, path.slug),
    }),

    listPriceHistory: async ({ path }) => ({
      status: 200,
      body: await listPriceHistory(context, path.slug),
    }),

    listProductIntroductions: async ({ query }) => ({
      status: 200,
      body: await products.listProductIntroductions(context, query),
    }),
  }
}
