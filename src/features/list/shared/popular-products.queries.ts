import type { Api } from '#src/lib/api/client.ts'
import { productListQuery } from '../list.queries.ts'

/** The best sellers of a price range, as the pages about paying later list them (PAGE-58, INST). Prices in tomans. */
export const popularProductsQuery = (api: Api) =>
  productListQuery(api, {
    page: 1,
    size: 12,
    min_price: 1_000_000,
    max_price: 4_000_000_000,
    ordering: '-sold_count',
  })
