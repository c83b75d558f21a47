import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import { createTorobTokenCheck } from '#server/http/security/torob-token.ts'
import { sitemapIndex, sitemapPart } from './sitemap.service.ts'
import { torobFeed } from './torob-feed.service.ts'

/** Routes for machines: `/robots.txt`, the sitemap, and the feed of the price comparison site. */
export function discoveryRoutes(app: FastifyInstance, context: Context): void {
  const { catalogue, config } = context
  app.get('/robots.txt', async (_request, reply) =>
    kept(reply).type('text/plain; charset=utf-8').send(robots(config.siteUrl)),
  )
  app.get('/sitemap.xml', async (_request, reply) =>
    sendXml(reply, sitemapIndex(catalogue, config.siteUrl)),
  )
  app.get<{ Params: { name: string } }>('/sitemaps/:name.xml', async ({ params }, reply) => {
    const part = sitemapPart(context, params.name)
    if (part === null) throw new Problem('not_found')
    return sendXml(reply, part)
  })
  torobRoute(app, context)
}

/** Torob's Product API v3; its replies, including rejections, follow that protocol. */
function torobRoute(app: FastifyInstance, context: Context): void {
  const { config, now } = context
  const isFromTorob = createTorobTokenCheck(config.torobPublicKey, new URL(config.siteUrl).host)
  app.post('/torob_api/v3/products', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const token = String(request.headers['x-torob-token'] ?? '')
    if (!(await isFromTorob(token, now())))
      return reply.code(401).send({ error: 'the token is missing or not valid for this shop' })
    const query = torobQuery.safeParse(request.body)
    if (!query.success) return reply.code(400).send({ error: z.prettifyError(query.error) })
    return reply.send(await torobFeed(context, query.data))
  })
}

const names = z.array(z.string().min(1).max(1_500)).min(1).max(100)
const sort = z.enum(['date_added_desc', 'date_updated_desc', 'product_id_desc'])
const torobQuery = z.union([
  z.strictObject({ page_urls: names }),
  z.strictObject({ page_uniques: names }),
  z.strictObject({ page: z.int().min(1).max(100_000), sort }),
  z.strictObject({
    cursor: z
      .string()
      .regex(/^\d{1,10}$/)
      .optional(),
    sort: z.literal('product_id_desc'),
  }),
])

/** Pages that are personal or change something must not appear in search results. */
const closed = [
  '/api/',
  '/account',
  '/cart',
  '/home-preview',
  '/login',
  '/messages',
  '/my-addresses',
  '/payment/',
  '/product-compare',
  '/profile',
  '/saved-products',
  '/shopping-history',
  '/ticket',
  '/wallet',
]

function robots(siteUrl: string): string {
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)]
  return `${[...lines, '', `Sitemap: ${siteUrl}/sitemap.xml`].join('\n')}\n`
}

function sendXml(reply: FastifyReply, xml: string): FastifyReply {
  return kept(reply).type('application/xml; charset=utf-8').send(xml)
}

function kept(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'public, max-age=300')
}
