import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { operations } from '#api/schema.d.ts'
import type { Api } from './client.ts'
import { categorySlug } from '#src/lib/category-slug.ts'
import type { Schemas } from '#machines/api/client.ts'
import { unwrap } from '#machines/kernel/problem.ts'

type Query<Op extends keyof operations> = operations[Op]['parameters']['query']
export type ListQuery = NonNullable<Query<'listProducts'>>
export type BriefQuery = NonNullable<Query<'listBriefProducts'>>

export const menuQuery = (api: Api) =>
  queryOptions({
    queryKey: ['menu'],
    queryFn: ({ signal }) => unwrap(api.GET('/home-page/menu/', { signal })),
    staleTime: 10 * 60_000,
  })

export const homeQuery = (api: Api) =>
  queryOptions({
    queryKey: ['home'],
    meta: { keptFromState: true },
    queryFn: ({ signal }) => unwrap(api.GET('/home-page/v2/', { signal })),
  })

export const seoTextQuery = (api: Api) =>
  queryOptions({
    queryKey: ['seo-text'],
    queryFn: ({ signal }) => unwrap(api.GET('/home-page/seo-text/', { signal })),
    staleTime: 10 * 60_000,
  })

export const articlesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['articles'],
    queryFn: ({ signal }) => unwrap(api.GET('/blogs/', { signal })),
  })

export const articleQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['articles', id],
    queryFn: ({ signal }) => unwrap(api.GET('/blogs/{id}/', { params: { path: { id } }, signal })),
  })

/** Short lists: suggestions (`search`), tabs of the home page (`slug`), flagships. */
export const briefProductsQuery = (api: Api, query: BriefQuery) =>
  queryOptions({
    queryKey: ['products', 'brief', query],
    queryFn: ({ signal }) => unwrap(api.GET('/product/', { params: { query }, signal })),
  })

export const productListQuery = (api: Api, query: ListQuery) =>
  queryOptions({
    queryKey: ['products', 'list', query],
    queryFn: ({ signal }) => unwrap(api.GET('/product/v2/product/', { params: { query }, signal })),
  })

/** @param child the category's slug or slug path */
export const categoryQuery = (api: Api, child: string) =>
  queryOptions({
    queryKey: ['category', child],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/product/v2/category/{child}/', {
          params: { path: { child: categorySlug(child) } },
          signal,
        }),
      ),
  })

/** @param category its slug or slug path; left out, the filters of all products */
export const filtersQuery = (api: Api, category?: string) =>
  queryOptions({
    queryKey: ['filters', category ?? null],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/product/product-filter/', {
          params: { query: { categories__main_slug: category && categorySlug(category) } },
          signal,
        }),
      ),
  })

export const productQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['product', slug],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/product/v2/product/{slug}/', { params: { path: { slug } }, signal })),
  })

export const similarProductsQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['product', slug, 'similar'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/product/v2/product/{slug}/similar_products/', {
          params: { path: { slug } },
          signal,
        }),
      ),
  })

export type CommentOrdering = NonNullable<Query<'listComments'>['ordering']>
export type CommentsAsked = { slug: string; ordering: CommentOrdering; size?: number }

/**
 * What was published about a product. A customer's own copy, which tells what they like, is apart from the one that
 * is the same for everyone.
 */
export const commentsQuery = (
  api: Api,
  { slug, ordering, size }: CommentsAsked,
  signedIn = false,
) =>
  queryOptions({
    queryKey: [signedIn ? 'own-comments' : 'comments', slug, ordering, size ?? null],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/product/v4/comment/', {
          params: { query: { ordering, product__slug: slug, size } },
          signal,
        }),
      ),
  })

export const commentExtraDataQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['comments', slug, 'rating'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/product/v3/comment/get_comment_extra_data/', {
          params: { query: { product__slug: slug } },
          signal,
        }),
      ),
  })

/** Pictures and videos of buyers, newest first. */
export const commentFilesQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['comments', slug, 'files'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/product/v3/comment-file/', {
          params: { query: { comments__product__slug: slug } },
          signal,
        }),
      ),
  })

/** Cards of these products as they are sold now, in the same order. */
export const productCardsQuery = (api: Api, ids: readonly number[]) =>
  queryOptions({
    queryKey: ['products', 'cards', ids],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/product/cards/', { params: { query: { id: [...ids] } }, signal })),
  })

/** Films (`video`) or sounds (`voice`) that introduce a product. */
export const introductionsQuery = (api: Api, slug: string, file_type: 'video' | 'voice') =>
  queryOptions({
    queryKey: ['product', slug, 'introductions', file_type],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/product/v3/product-introduce/', {
          params: { query: { file_type, product__slug: slug } },
          signal,
        }),
      ),
  })

export const cartQuery = (api: Api) =>
  queryOptions({
    queryKey: ['cart'],
    queryFn: ({ signal }) => unwrap(api.GET('/purchase/cart/list_items_v2/', { signal })),
    staleTime: 10_000,
  })

export const profileQuery = (api: Api) =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: ({ signal }) => unwrap(api.GET('/profile/', { signal })),
  })

export const walletQuery = (api: Api) =>
  queryOptions({
    queryKey: ['wallet'],
    queryFn: ({ signal }) => unwrap(api.GET('/wallet/wallet/', { signal })),
    staleTime: 10_000,
  })

export const addressesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['addresses'],
    queryFn: ({ signal }) => unwrap(api.GET('/profile/user-address/', { signal })),
    staleTime: 10_000,
  })

export const savedProductsQuery = (api: Api, page: number) =>
  queryOptions({
    queryKey: ['saved-products', page],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/profile/saved-product/', { params: { query: { page } }, signal })),
    staleTime: 0,
  })

/** What the customer saved, for the hearts of all cards. */
export const savedSlugsQuery = (api: Api) =>
  queryOptions({
    queryKey: savedSlugs,
    queryFn: ({ signal }) => unwrap(api.GET('/profile/saved-product/slugs/', { signal })),
  })

const savedSlugs = ['saved-products', 'slugs']

/** Tells the hearts of all cards that a product was saved or let go. */
export function noteSaved(queryClient: QueryClient, slug: string, isSaved: boolean): void {
  queryClient.setQueryData<Schemas['SavedSlugs']>(savedSlugs, (known) => {
    if (known === undefined || known.slugs.includes(slug) === isSaved) return known
    const slugs = isSaved ? [slug, ...known.slugs] : known.slugs.filter((other) => other !== slug)
    return { slugs }
  })
}

export const ticketsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['tickets'],
    queryFn: ({ signal }) => unwrap(api.GET('/ticket/v3/ticket/', { signal })),
    staleTime: 30_000,
  })

export const messagesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['messages'],
    queryFn: ({ signal }) => unwrap(api.GET('/ticket/message/', { signal })),
    staleTime: 30_000,
  })

export const gatewaysQuery = (api: Api) =>
  queryOptions({
    queryKey: ['gateways'],
    queryFn: ({ signal }) => unwrap(api.GET('/payments/payment_gateway_option/', { signal })),
  })

export const ordersQuery = (api: Api, query: NonNullable<Query<'listOrders'>> = {}) =>
  queryOptions({
    queryKey: ['orders', query],
    queryFn: ({ signal }) => unwrap(api.GET('/purchase/v4/order/', { params: { query }, signal })),
    staleTime: 10_000,
  })

export const orderQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['order', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/purchase/v4/order/{id}/', { params: { path: { id } }, signal })),
    staleTime: 10_000,
  })

export const transactionsQuery = (api: Api, order: number) =>
  queryOptions({
    queryKey: ['order', order, 'transactions'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/payments/transaction/', { params: { query: { order } }, signal })),
  })
