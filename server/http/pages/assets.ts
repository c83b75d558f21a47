import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { offlinePage } from './broken-page.ts'

/**
 * Serves the browser's files: hashed ones cached for a year, with compressed copies; named ones for an hour, and the service
 * worker with its offline page.
 * @param tel the phone number of the shop
 */
export async function staticAssets(
  app: FastifyInstance,
  dist: string,
  fonts: readonly string[],
  tel: () => string,
): Promise<void> {
  const client = fileURLToPath(new URL(`../../../${dist}/client/`, import.meta.url))
  await app.register(fastifyStatic, {
    root: `${client}assets`,
    prefix: '/assets/',
    // A route per file avoids reading the folder on every request.
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  })
  for (const name of named)
    app.get(`/${name}`, async (_request, reply) => reply.sendFile(name, client, { maxAge: '1h' }))
  // Browsers ask for it again at each navigation; an old one would keep serving what it knows.
  app.get('/service-worker.js', async (_request, reply) =>
    reply.sendFile('service-worker.js', client, { cacheControl: false }),
  )
  app.get('/offline', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/html; charset=utf-8')
      .send(offlinePage(fonts, tel())),
  )
}

const named = ['icon.svg', 'favicon.ico', 'icon-192.png', 'icon-512.png', 'manifest.webmanifest']
