import type { Schemas } from '#machines/api/client.ts'
import { profile } from '#machines/testing/fixtures.ts'
import { createApi, type Api } from '#src/lib/api/client.ts'

/** What the views have read since this was emptied: method and address of each call. */
export const storyCalls: string[] = []

/** The shop's client for views that stand still: it knows the customer of the fixtures, and nothing is ever changed. */
export function createStoryApi(orders: Schemas['OrderSummary'][] = []): Api {
  const replies: Record<string, unknown> = {
    '/api/profile/': profile,
    '/api/purchase/v4/order/': { results: orders, page_count: 1 },
    '/api/profile/saved-product/slugs/': { slugs: [] },
    '/api/ticket/ticket-category/': [{ id: 1, title: 'سفارش و پرداخت' }],
  }
  return createApi(async ({ method, url }) => {
    const { pathname, search } = new URL(url)
    storyCalls.push(`${method} ${pathname.replace('/api', '')}${search}`)
    const reply = replies[pathname]
    if (reply === undefined) throw new Error(`no story answers ${pathname}`)
    return Response.json(reply)
  }, location.origin)
}
