import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { withinServer } from './development.ts'
import { withoutSlashes } from './without-slashes.ts'

type OwnPage = {
  /** The URL of the page, without a slash at its end; its scripts and styles are below. */
  path: string
  /** The folder with `index.html` and `vite.config.ts`; a build of it is in `dist/`. */
  folder: string
  /** Which paths below its own lead to the page too; the others get it with status 404. Left out: there are none. */
  hasPage?: (path: string) => boolean
  /** Whether `?inspect` loads the studio's channel: marks the document. */
  isInspectable?: boolean
}

/**
 * Serves a page with an entry and a bundle of its own, next to the shop's rendered pages. A built one is served from
 * `dist`; in development it comes from the sources, by a Vite server that starts with the first visit.
 */
export async function ownPage(
  app: FastifyInstance,
  storefront: 'built' | 'development',
  page: OwnPage,
): Promise<void> {
  await (storefront === 'built' ? builtPage(app, page) : developedPage(app, page))
}

async function builtPage(app: FastifyInstance, page: OwnPage): Promise<void> {
  const { path, folder, hasPage } = page
  const built = pathOf(`dist/${folder}/`)
  await app.register(fastifyStatic, {
    root: `${built}assets`,
    prefix: `${path}/assets/`,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
  })
  const send = async ({ url }: FastifyRequest, reply: FastifyReply) =>
    withoutSlash(url, reply) ??
    sendPage(url, reply, page, await readFile(`${built}index.html`, 'utf8'))
  app.get(path, send)
  if (hasPage) app.get(`${path}/*`, send)
}

async function developedPage(app: FastifyInstance, page: OwnPage): Promise<void> {
  const { path, folder, hasPage } = page
  const { createServer } = await import('vite')
  const start = () =>
    createServer({ ...withinServer(app), configFile: pathOf(`${folder}/vite.config.ts`) })
  let vite: ReturnType<typeof start> | undefined
  app.addHook('onClose', async () => (await vite)?.close())
  const send = async ({ url }: FastifyRequest, reply: FastifyReply) => {
    vite ??= start()
    const html = await readFile(pathOf(`${folder}/index.html`), 'utf8')
    return sendPage(url, reply, page, await (await vite).transformIndexHtml(url, html))
  }
  app.get(path, send)
  app.get(`${path}/*`, async (request, reply) => {
    if (hasPage && request.headers['sec-fetch-dest'] === 'document') return send(request, reply)
    vite ??= start()
    const { middlewares } = await vite
    reply.hijack()
    middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end())
  })
}

/** Redirects a URL that ends with a slash; null for others. */
function withoutSlash(url: string, reply: FastifyReply): FastifyReply | null {
  const [path = '', query] = url.split('?', 2)
  if (!path.endsWith('/')) return null
  const clean = withoutSlashes(path)
  return reply.redirect(query === undefined ? clean : `${clean}?${query}`, 301)
}

function sendPage(
  url: string,
  reply: FastifyReply,
  { path, hasPage, isInspectable = false }: OwnPage,
  html: string,
): FastifyReply {
  const [asked = ''] = url.split('?', 1)
  const marked = isInspectable ? html.replace('<html ', '<html data-inspectable ') : html
  reply.code(asked === path || hasPage?.(asked) === true ? 200 : 404)
  return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(marked)
}

function pathOf(name: string): string {
  return fileURLToPath(new URL(`../../../${name}`, import.meta.url))
}
