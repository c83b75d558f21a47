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
    // Hearts on other pages change the list.
    staleTime: 0,
  })

/** The customer's wishlist, for the hearts of all cards. */
export const savedSlugsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.wishlistSlugs,
    queryFn: ({ signal }) => unwrap(api.GET('/profile/saved-product/slugs/', { signal })),
  })

/** Marks a product as saved or not on all of its cards. */
export function setSavedInCache(queryClient: QueryClient, slug: string, isSaved: boolean): void {
  const query = { queryKey: queryKeys.wishlistSlugs }
  const change = () =>
    queryClient.setQueryData<Schemas['SavedSlugs']>(query.queryKey, (known) => {
      if (known === undefined || known.slugs.includes(slug) === isSaved) return known
      const slugs = isSaved ? [slug, ...known.slugs] : known.slugs.filter((other) => other !== slug)
      return { slugs }
    })
  if (queryClient.isFetching(query) === 0) {
    change()
    return
  }
  // A read that began before the change would bring back the old list.
  void queryClient.cancelQueries(query).then(() => {
    change()
    return queryClient.invalidateQueries(query)
  })
}
