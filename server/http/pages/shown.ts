import type { Shown } from './page-cache.ts'

type Send = (request: Request) => Promise<Response>

/** Records the calls that a page makes while it is rendered, to know what it shows. */
export function observed(send: Send): { send: Send; shown: () => Shown } {
  const slugs = new Set<string>()
  let lists = false
  return {
    shown: () => ({ slugs, lists }),
    send: async (request) => {
      const { pathname, searchParams } = new URL(request.url)
      for (const name of ofProduct) slugs.add(searchParams.get(name) ?? '')
      if (listing.test(pathname)) lists = true
      const single = product.exec(pathname)
      if (single?.[1] !== undefined) slugs.add(decodeURIComponent(single[1]))
      const response = await send(request)
      // Similar products, and the other configurations of a product.
      if (single !== null) await noteSlugs(response, slugs)
      return response
    },
  }
}

const ofProduct = ['product__slug', 'comments__product__slug']
const listing = /^\/api\/(product\/(v2\/product\/)?$|home-page\/v2\/|product\/product-filter\/)/
const product = /^\/api\/product\/v2\/product\/([^/]+)\/(similar_products\/)?$/

async function noteSlugs(response: Response, slugs: Set<string>): Promise<void> {
  const text = await response.clone().text()
  for (const [, slug] of text.matchAll(/"slug":"([^"]+)"/g)) if (slug !== undefined) slugs.add(slug)
}
