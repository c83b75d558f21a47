import { hash } from 'node:crypto'
import type { InnerCall, InnerReply } from '#server/http/security/inner.ts'
import { isShared } from './shared-replies.ts'
import type { Shown } from './page-cache.ts'

/** A call that a page made, and a digest of the reply. */
type Call = { url: string; digest: string }

/**
 * Records the calls that a page makes while it is rendered, to know what it shows. `isCurrent` makes them again and
 * compares the replies.
 */
export function observed(send: InnerCall): {
  send: InnerCall
  shown: () => Shown
  isCurrent: () => Promise<boolean>
} {
  const slugs = new Set<string>()
  const calls: Call[] = []
  let lists = false
  return {
    shown: () => ({ slugs, lists }),
    isCurrent: async () => {
      for (const { url, digest } of calls) if (digestOf(await send(url)) !== digest) return false
      return true
    },
    send: async (url) => {
      const { pathname, searchParams } = new URL(url, 'http://inner')
      for (const name of ofProduct) slugs.add(searchParams.get(name) ?? '')
      if (listing.test(pathname)) lists = true
      const single = product.exec(pathname)
      if (single?.[1] !== undefined) slugs.add(decodeURIComponent(single[1]))
      const reply = await send(url)
      if (isShared(pathname)) return reply
      calls.push({ url, digest: digestOf(reply) })
      // Listed and similar products, and the other configurations of a product.
      if (listing.test(pathname) || single !== null) noteSlugs(reply.body, slugs)
      return reply
    },
  }
}

const ofProduct = ['product__slug', 'comments__product__slug']
const listing = /^\/api\/(product\/(v2\/product\/)?$|home-page\/v2\/|product\/product-filter\/)/
const product = /^\/api\/product\/v2\/product\/([^/]+)\/(similar_products\/)?$/

/** Above this a page shows no number of units, and its script needs none: nobody adds so many one by one. */
const countedUnits = 10

function digestOf({ status, body }: InnerReply): string {
  const seen = body.replaceAll(/"quantity":(\d+)/g, (whole, units: string) =>
    Number(units) > countedUnits ? `"quantity":${countedUnits}` : whole,
  )
  return hash('sha1', `${status}${seen}`, 'base64url')
}

function noteSlugs(text: string, slugs: Set<string>): void {
  for (const [, slug] of text.matchAll(/"slug":"([^"]+)"/g))
    if (slug !== undefined) slugs.add(copied(slug))
}

/** A part of a string keeps the whole of it in memory: a page would keep every reply that it was rendered from. */
const copied = (part: string) => Buffer.from(part).toString()
