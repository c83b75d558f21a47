import type { FastifyInstance } from 'fastify'
import type { InlineConfig, ViteDevServer } from 'vite'
import type { RendererSource } from './renderer.ts'

/** How Vite runs within this process, beside the routes of the server. */
export function withinServer(app: FastifyInstance): InlineConfig {
  return {
    // Bundled, its settings would leave a file in node_modules, at which `node --watch` starts anew without end.
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: app.server } },
  }
}

/** Renders from the sources with Vite in this process: changes show at once, without a build. */
export async function developmentSource(app: FastifyInstance): Promise<RendererSource> {
  const { createServer } = await import('vite')
  const vite = await createServer(withinServer(app))
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    reply.removeHeader('content-security-policy')
    if (!isSource(request.url)) return done()
    reply.hijack()
    vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end())
  })
  return {
    get: async () => {
      const { fonts, inlineScripts, isShared, render, renderFailure } = await vite.ssrLoadModule(
        '/src/app/entry-server.tsx',
      )
      const scripts = `${await clientTags(vite)}<script type="module" src="/src/app/entry-client.tsx"></script>`
      const assets = { styles: ['/src/app/app.css'], scripts, preloads: {} }
      return { renderer: { fonts, inlineScripts, isShared, render, renderFailure }, assets }
    },
  }
}

/** The tags of the reloading client. They come last: hydration takes the first inline script for the page's own. */
async function clientTags(vite: ViteDevServer): Promise<string> {
  const html = await vite.transformIndexHtml('/', '<html><head></head><body></body></html>')
  return /<head>([\s\S]*)<\/head>/.exec(html)?.[1] ?? ''
}

const isSource = (url: string) =>
  /^\/(@|src\/|node_modules\/|generated\/|i18n\/|domain\/|machines\/|shop\.config|icon\.svg|robots\.txt)/.test(
    url,
  )
