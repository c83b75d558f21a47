import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { list } from '#i18n/fa/list.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { briefProductsQuery } from './shared/brief-products.queries.ts'
import { categoryQuery, filtersQuery, productListQuery } from './list.queries.ts'
import { Redirect, type LoadContext, type PageDefinition, type PageParams } from '#src/lib/page.ts'
import { paths } from '#src/lib/paths.ts'
import { FlagshipList } from './FlagshipList.tsx'
import { ListHead } from './ListHead.tsx'
import { ListView } from './ListView.tsx'
import {
  isDealsOnly,
  parseListState,
  toAddress,
  toApiQuery,
  toPairs,
  withKnownFilters,
  toFiltersQuery,
  toFlagshipQuery,
  type ListState,
} from './list-state.ts'
import { onlyBrand } from './list-view.ts'
import { useListState } from './use-list-state.ts'

/** A category by its path. */
export const categoryPage: PageDefinition = { load: loadList, query: listQuery, Page: CategoryPage }

/** All products: search results, brands, and the `?slug=` form of a category. */
export const productsPage: PageDefinition = { load: loadList, query: listQuery, Page: ProductsPage }

function listQuery(search: URLSearchParams, filterKeys: ReadonlySet<string>) {
  return toPairs(withKnownFilters(parseListState(search), filterKeys))
}

/** Makes the three calls in parallel; only the category's failure fails the page, and one that is elsewhere leads there. */
async function loadList({ queryClient, api, params, search }: LoadContext) {
  const state = parseListState(search)
  if (state.flagship) {
    await queryClient.prefetchQuery(briefProductsQuery(api, toFlagshipQuery(state)))
    return
  }
  const path = params['*'] ?? null
  const category = path ?? state.slug
  const products = productListQuery(api, toApiQuery(state, path))
  const [found] = await Promise.all([
    category === null ? null : queryClient.ensureQueryData(categoryQuery(api, category)),
    queryClient.prefetchQuery(filtersQuery(api, toFiltersQuery(state, path))),
    queryClient.prefetchQuery(products),
  ])
  if (found?.elsewhere !== undefined) {
    const { path: there, is_lasting: isLasting } = found.elsewhere
    const to = toAddress(paths.productList(there), { ...state, slug: null })
    throw new Redirect(to, isLasting ? 301 : 302)
  }
  const page = queryClient.getQueryData(products.queryKey)
  if (page !== undefined && page.page_count > 0 && state.page > page.page_count) {
    throw new Redirect(toAddress(paths.productList(path), { ...state, page: page.page_count }))
  }
}

function CategoryPage({ params }: { params: PageParams }) {
  return <CategoryList slug={params['*'] ?? ''} inPath />
}

function ProductsPage() {
  const { state } = useListState()
  if (state.flagship) return <FlagshipList />
  if (state.slug !== null) return <CategoryList slug={state.slug} inPath={false} />
  return <AllProducts state={state} />
}

/** Search results, the products of a brand, or all products. */
function AllProducts({ state }: { state: ListState }) {
  const products = useQuery(productListQuery(useApi(), toApiQuery(state, null)))
  const brand = onlyBrand(state, products.data?.chosen ?? [])
  const isDeals = isDealsOnly(state)
  const name = isDeals
    ? list.dealsTitle
    : brand === null
      ? list.products
      : list.brandTitle(brand.name)
  const title = state.search === '' ? name : list.searchTitle(state.search)
  return (
    <>
      <ListHead
        title={title}
        description={list.description(name)}
        canonical={isDeals ? paths.deals : paths.productList(null, brand && { brand: brand.value })}
        index={state.search === ''}
      />
      <ListView title={title} category={null} path={null} />
    </>
  )
}

/** @param inPath whether the category is in the path, and not in the query */
function CategoryList({ slug, inPath }: { slug: string; inPath: boolean }) {
  const { data: category } = useSuspenseQuery(categoryQuery(useApi(), slug))
  return (
    <>
      <ListHead
        title={category.title_tag}
        whole
        description={category.description_tag}
        canonical={category.canonical}
        crumbs={category.show_category}
        image={category.desktop_banner}
      />
      <ListView title={category.name} category={category} path={inPath ? slug : null} />
    </>
  )
}
