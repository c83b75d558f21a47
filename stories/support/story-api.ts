import { profile } from '#machines/fixtures.ts'
import { createApi, type Api } from '#src/api/client.ts'

const replies: Record<string, unknown> = {
  '/api/profile/': profile,
  '/api/purchase/v4/order/': { results: [] },
  '/api/profile/saved-product/slugs/': { slugs: [] },
}

/** The shop's client for views that stand still: it knows the customer of the fixtures, and nothing is ever changed. */
export function createStoryApi(): Api {
  return createApi(async ({ url }) => {
    const { pathname } = new URL(url)
    const reply = replies[pathname]
    if (reply === undefined) throw new Error(`no story answers ${pathname}`)
    return Response.json(reply)
  }, location.origin)
}
