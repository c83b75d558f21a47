import type { FastifyInstance } from 'fastify'
import type { RendererSource } from './renderer.ts'

/** Renders from the sources with Vite in this process: changes show at once, without a build. */
export async function developmentSource(app: FastifyInstance): Promise<RendererSource> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    reply.removeHeader('content-security-policy')
    if (!isSource(request.url)) return done()
    reply.hijack()
    vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end())
  })
  const assets = {
    styles: ['/src/app.css'],
    head: '<script type="module" src="/src/entry-client.tsx"></script>',
    preloads: {},
  }
  return {
    get: async () => {
      const { inlineScript, isShared, render, renderFailure } =
        await vite.ssrLoadModule('/src/entry-server.tsx')
      return { renderer: { inlineScript, isShared, render, renderFailure }, assets }
    },
    finish: (path, html) => vite.transformIndexHtml(path, html),
  }
}

const isSource = (url: string) =>
  /^\/(@|src\/|node_modules\/|generated\/|i18n\/|domain\/|machines\/|shop\.config)/.test(url)
