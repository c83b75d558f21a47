import type { FastifyInstance } from 'fastify'
import type { InlineConfig, ViteDevServer } from 'vite'
import type { RendererSource } from './renderer.ts'

/** How Vite runs in this process, next to the routes of the server. */
export function withinServer(app: FastifyInstance): InlineConfig {
  return {
    // Bundling the config would write a file to node_modules, on which `node --watch` restarts endlessly.
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: app.server } },
  }
}

/** Renders from the sources with Vite in this process: changes show immediately, without a build. */
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
      const { fonts, inlineScripts, framed, unknownPath, sharedAddress, render, renderFailure } =
        await vite.ssrLoadModule('/src/app/entry-server.tsx')
      const scripts = `${await clientTags(vite)}<script type="module" src="/src/app/entry-client.tsx"></script>`
      const assets = { styles: ['/src/app/app.css'], scripts, preloads: {} }
      return {
        renderer: {
          fonts,
          inlineScripts,
          framed,
          unknownPath,
          sharedAddress,
          render,
          renderFailure,
        },
        assets,
      }
    },
  }
}

/** The tags of the reloading client. They go last, since hydration expects the page's own inline script first. */
async function clientTags(vite: ViteDevServer): Promise<string> {
  const html = await vite.transformIndexHtml('/', '<html><head></head><body></body></html>')
  return /<head>([\s\S]*)<\/head>/.exec(html)?.[1] ?? ''
}

const isSource = (url: string) =>
  /^\/(@|src\/|node_modules\/|generated\/|i18n\/|domain\/|machines\/|shop\.config|icon\.svg|robots\.txt)/.test(
    url,
  )
