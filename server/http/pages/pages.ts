import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#server/context.ts'
import { isKnown } from '#server/http/entity-tag.ts'
import { NoTurn } from '#server/platform/fair-queue.ts'
import { addressKey } from '#server/platform/limits/limits.service.ts'
import { allowOwnFrame } from '#server/http/security/headers.ts'
import { innerCall } from '#server/http/security/inner.ts'
import { staticAssets } from './assets.ts'
import { brokenPage, offlineScript } from './broken-page.ts'
import { SharedReplies } from './shared-replies.ts'
import {
  encoded,
  PageCache,
  plain,
  storedPage,
  type CacheStatus,
  type Encoding,
  type StoredPage,
} from './page-cache.ts'
import {
  loadBuild,
  toFetch,
  type Renderer,
  type RenderRequest,
  type RendererSource,
} from './renderer.ts'
import { startRenderThread, type RenderThread } from './render-thread.ts'
import { observed } from './shown.ts'
import { withoutSlashes } from './without-slashes.ts'

type Options = {
  /** Folder of the build. */
  dist?: string
  /** Renders from the sources instead, for development. */
  source?: RendererSource
}

/**
 * Serves the rendered pages: every GET that no other route handles. Pages that are the same for everyone are
 * cached until the catalogue changes; the others are rendered per visitor and never stored.
 */
export async function pages(
  app: FastifyInstance,
  context: Context,
  { dist = 'dist', source: development }: Options = {},
): Promise<void> {
  const root = fileURLToPath(new URL(`../../../${dist}`, import.meta.url))
  const threadFailed = (error: Error) =>
    context.log.error({ err: error }, 'the thread that renders pages has failed')
  const [source, thread] = await Promise.all([
    development ?? loadBuild(root),
    development === undefined ? startRenderThread(root, threadFailed) : null,
  ])
  app.addHook('onClose', async () => thread?.close())
  const { renderer, assets } = await source.get()
  const preloads = [
    ...assets.styles.map((href) => `<${href}>; rel=preload; as=style`),
    ...renderer.fonts.map((href) => `<${href}>; rel=preload; as=font; crossorigin`),
  ].join(', ')
  const scripts = [...renderer.inlineScripts, offlineScript(renderer.fonts)]
  app.inlineScripts.push(...scripts.map((script) => `'sha256-${sha256(script)}'`))
  const tel = () => context.catalogue.frame.contents.shopSettings.tel
  if (development === undefined) await staticAssets(app, dist, renderer.fonts, tel)

  const cache = new PageCache(renderer.unknownPath)
  const { metrics } = context
  metrics.addGauge('shop_page_cache_bytes', 'Bytes of the kept pages', () => cache.bytes)
  app.addHook('onClose', async () => stop())
  const sharedReplies = new SharedReplies()
  const stop = context.catalogue.onChange((change) => {
    sharedReplies.forget(change)
    cache.forget(change)
  })
  const render = pageRenderer(app, context, { source, thread, sharedReplies })

  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(reply)
    const asked = URL.parse(`http://page${request.url}`)
    if (asked === null) return reply.code(404).send()
    const { pathname, search } = asked
    if (pathname.startsWith('/assets/')) return reply.code(404).send()
    if (pathname.length > 1 && pathname.endsWith('/'))
      return reply.redirect(withoutSlashes(pathname) + search, 301)
    const { catalogue } = context
    catalogue.applyEndedOffers()
    const { filterKeys } = catalogue.frame
    const shared =
      development === undefined ? renderer.sharedAddress(pathname, search, filterKeys) : null
    const asker = { address: addressKey(request.ip), isGone: () => request.raw.socket.destroyed }
    reply.header('link', preloads)
    if (renderer.framed.includes(pathname)) allowOwnFrame(reply)
    if (shared === null) {
      const visitor = { cookie: request.headers.cookie, address: request.ip }
      metrics.countPage('fwd=bypass')
      reply.header('cache-status', cacheStatus('fwd=bypass'))
      const page = await inTime(cache.inTurn(() => render(pathname, search, visitor), asker))
      return page === null ? refuseForNow(reply) : send(request, reply, page, null)
    }
    const { path, query } = shared
    const key = path + query
    const found = await inTime(cache.get(key, () => render(path, query, {}), asker))
    if (found === null) return refuseForNow(reply)
    const { page, status } = found
    metrics.countPage(status)
    reply.header('cache-status', cacheStatus(status))
    const compressed = (encoding: Encoding) => cache.encoded(key, page, encoding)
    return send(request, reply, page, compressed)
  })
}

/** Null for a page that is not rendered: too many wait, or the visitor has left. */
const inTime = <Page>(page: Promise<Page>): Promise<Page | null> =>
  page.catch((error: unknown) => {
    if (error instanceof NoTurn) return null
    throw error
  })

const cacheStatus = (status: CacheStatus): string => `shop; ${status}`

const retrySeconds = 10

type Visitor = { cookie?: string; address?: string }

function pageRenderer(
  app: FastifyInstance,
  context: Context,
  {
    source,
    thread,
    sharedReplies,
  }: { source: RendererSource; thread: RenderThread | null; sharedReplies: SharedReplies },
) {
  return async (path: string, search: string, visitor: Visitor): Promise<StoredPage> => {
    const { send, shown, isCurrent } = observed(sharedReplies.keeping(innerCall(app, visitor)))
    const stored = (status: number, html: string | Uint8Array, location?: string) =>
      storedPage({ status, html, location, shown: shown(), isCurrent })
    const { renderer, assets } = await source.get()
    const { siteUrl: origin, mode } = context.config
    const visit = { path, search, origin, inspectable: mode === 'demo' }
    const request = { ...visit, assets, send: toFetch(send) }
    try {
      const page = await (thread === null ? renderer.render(request) : thread.render(visit, send))
      if (page.kind === 'redirect') return stored(page.status, '', page.location)
      return stored(page.status, page.html)
    } catch (error) {
      context.log.error({ err: error, path }, 'a page cannot be rendered')
      return stored(500, failurePage(renderer, request))
    }
  }
}

/** The error page in the shop's layout, or the self-contained one when that cannot be rendered either. */
function failurePage(renderer: Renderer, request: RenderRequest): string {
  try {
    const page = renderer.renderFailure(request, { status: 500, code: 'internal_error' })
    return page.kind === 'page' ? page.html : brokenPage()
  } catch {
    return brokenPage()
  }
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
  /** For a shared page: compresses it once. */
  compressed: ((encoding: Encoding) => Promise<Buffer>) | null,
): Promise<FastifyReply> {
  const keep = compressed !== null && page.status < 500
  reply
    .code(page.status)
    .header('cache-control', keep ? 'public, max-age=0, must-revalidate' : 'private, no-store')
  if (page.location !== undefined) return reply.header('location', page.location).send()
  if (page.status === 503) reply.header('retry-after', retrySeconds)
  reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding')
  if (keep) {
    reply.header('etag', page.etag)
    if (page.status === 200 && isKnown(request, page.etag)) return reply.code(304).send()
  }
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding === null) return reply.send(await plain(page))
  const bytes = compressed === null ? encoded(page, encoding) : compressed(encoding)
  return reply.header('content-encoding', encoding).send(await bytes)
}

function encodingFor(accepted: string | string[] | undefined): Encoding | null {
  const offered = String(accepted ?? '')
  if (/\bbr\b/.test(offered)) return 'br'
  return /\bgzip\b/.test(offered) ? 'gzip' : null
}

function refuseForNow(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .header('retry-after', retrySeconds)
    .header('cache-control', 'private, no-store')
    .type('text/html; charset=utf-8')
    .send(brokenPage())
}

function refuseMethod(reply: FastifyReply): FastifyReply {
  return reply.code(405).header('allow', 'GET, HEAD').send()
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
