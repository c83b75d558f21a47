import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Context, withinServer } from '#studio/shop/server.ts'
import { studioReports } from './studio-reports.ts'

/**
 * The flow studio at `/dev/studio`: in demo mode only. A built one is served from `dist/studio`; in development it is
 * rendered from the sources, by a Vite server of its own that starts with the first visit.
 */
export async function studioRoutes(
  app: FastifyInstance,
  { config }: Context,
  storefront: 'built' | 'development',
): Promise<void> {
  studioReports(app, { root: pathOf(''), siteUrl: config.siteUrl })
  await (storefront === 'built' ? builtStudio(app) : developedStudio(app))
}

async function builtStudio(app: FastifyInstance): Promise<void> {
  const studio = pathOf('dist/studio/')
  await app.register(fastifyStatic, {
    root: `${studio}assets`,
    prefix: '/dev/studio/assets/',
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
  })
  app.get('/dev/studio', async (_request, reply) =>
    sendPage(reply, await readFile(`${studio}index.html`, 'utf8')),
  )
}

async function developedStudio(app: FastifyInstance): Promise<void> {
  const { createServer } = await import('vite')
  const start = () =>
    createServer({ ...withinServer(app), configFile: pathOf('studio/vite.config.ts') })
  let vite: ReturnType<typeof start> | undefined
  app.addHook('onClose', async () => (await vite)?.close())
  app.get('/dev/studio', async ({ url }, reply) => {
    vite ??= start()
    const html = await readFile(pathOf('studio/index.html'), 'utf8')
    return sendPage(reply, await (await vite).transformIndexHtml(url, html))
  })
  app.get('/dev/studio/*', async (request, reply) => {
    vite ??= start()
    const { middlewares } = await vite
    reply.hijack()
    middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end())
  })
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html)
}

function pathOf(name: string): string {
  return fileURLToPath(new URL(`../../${name}`, import.meta.url))
}
