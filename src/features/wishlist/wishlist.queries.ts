import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Schemas } from '#machines/api/client.ts'
import { unwrap } from '#machines/kernel/problem.ts'
import type { Api } from '#src/lib/api/client.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'

export const savedProductsQuery = (api: Api, page: number) =>
  queryOptions({
    queryKey: queryKeys.wishlistPage(page),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/profile/saved-product/', { params: { query: { page } }, signal })),
    staleTime: 0,
  })

/** The customer's wishlist, for the hearts of all cards. */
export const savedSlugsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.wishlistSlugs,
    queryFn: ({ signal }) => unwrap(api.GET('/profile/saved-product/slugs/', { signal })),
  })

/** Updates the hearts of all cards of a product. */
export function setSavedInCache(queryClient: QueryClient, slug: string, isSaved: boolean): void {
  queryClient.setQueryData<Schemas['SavedSlugs']>(queryKeys.wishlistSlugs, (known) => {
    if (known === undefined || known.slugs.includes(slug) === isSaved) return known
    const slugs = isSaved ? [slug, ...known.slugs] : known.slugs.filter((other) => other !== slug)
    return { slugs }
  })
}
