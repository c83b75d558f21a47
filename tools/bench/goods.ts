import createClient from 'openapi-fetch'
import type { paths } from '#api/schema.d.ts'

export type Goods = {
  slugs: string[]
  titles: string[]
  /** The slugs of the best-selling products, the best first. */
  bestSelling: string[]
  /** The available variants, with their stock. */
  variants: { id: number; stock: number }[]
  /** Filters of phones with the values that they offer. */
  filters: { key: string; values: string[] }[]
}

/** The shop's products, read from its own API. */
export async function readGoods(origin: string): Promise<Goods> {
  const api = createClient<paths>({ baseUrl: `${origin}/api` })
  const goods: Goods = { slugs: [], titles: [], bestSelling: [], variants: [], filters: [] }
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { data } = await api.GET('/product/', { params: { query: { size: 48, page } } })
    if (!data) throw new Error('the products cannot be listed')
    pages = data.page_count
    for (const { slug, title, price } of data.results) {
      goods.slugs.push(slug)
      goods.titles.push(title)
      if (price) goods.variants.push({ id: price.id, stock: price.quantity })
    }
  }
  for (const page of [1, 2, 3]) {
    const query = { size: 48, page, ordering: '-sold_count' as const }
    const { data } = await api.GET('/product/', { params: { query } })
    goods.bestSelling.push(...(data?.results ?? []).map(({ slug }) => slug))
  }
  const query = { categories__main_slug: 'mobile' }
  const { data: filters = [] } = await api.GET('/product/product-filter/', { params: { query } })
  goods.filters = filters
    .filter(({ filter_type }) => filter_type === 'MULTI_SELECT')
    .map((filter) => ({
      key: filter.filter_key,
      values: filter.values.map(({ value }) => value),
    }))
  return goods
}
