import { PassThrough } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import { authenticate } from '#server/http/security/authenticate.ts'
import { refuseOtherSites } from '#server/http/security/origin.ts'
import type { InboxFeed } from '#server/platform/inbox-feed.ts'

const readByOwnPages = { method: 'GET', writes: true, crossSite: false } as const
const securedBySession = { security: [['session'], ['bearer']], roles: [], isOpenUnverified: false }
/** Proxies close a silent connection after about a minute. */
const heartbeatMs = 25_000
/** A stream ends with the access token; the browser opens the next one with a session that still runs. */
const lifetime = ({ config }: Context) => config.limits.accessSeconds * 1000

/**
 * `GET /ticket/events/`: server-sent events, one `inbox` each time that tickets or messages of the customer may have
 * changed. It carries no data; the page reads the calls again that it shows.
 */
export function inboxRoutes(api: FastifyInstance, context: Context, feed: InboxFeed): void {
  const streams = new Set<PassThrough>()
  api.addHook('preClose', async () => {
    for (const stream of streams) stream.end()
  })
  api.get('/ticket/events/', { exposeHeadRoute: false }, async (request, reply) => {
    refuseOtherSites(request, readByOwnPages, context.config.siteUrl)
    const { userId } = signedIn(await authenticate(context, securedBySession, request, reply))
    const stream = new PassThrough()
    streams.add(stream)
    const unsubscribe = feed.subscribe(userId, () => stream.write('event: inbox\ndata:\n\n'))
    const heartbeat = setInterval(() => stream.write(':\n\n'), heartbeatMs)
    const end = setTimeout(() => stream.end(), lifetime(context))
    stream.on('close', () => {
      streams.delete(stream)
      unsubscribe()
      clearInterval(heartbeat)
      clearTimeout(end)
    })
    reply.raw.on('close', () => stream.destroy())
    stream.write('retry: 5000\n\n')
    return reply
      .type('text/event-stream')
      .header('cache-control', 'private, no-store')
      .header('x-accel-buffering', 'no')
      .send(stream)
  })
}
