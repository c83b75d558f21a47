import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Serves the browser's files: hashed ones for a year with their compressed copies, the few named ones for an hour. */
export async function staticAssets(app: FastifyInstance, dist: string): Promise<void> {
  const client = fileURLToPath(new URL(`../../../${dist}/client/`, import.meta.url))
  await app.register(fastifyStatic, {
    root: `${client}assets`,
    prefix: '/assets/',
    // With a route for each file no folder is read for a request; without it, the folder is, every time.
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  })
  for (const name of named)
    app.get(`/${name}`, async (_request, reply) => reply.sendFile(name, client, { maxAge: '1h' }))
}

const named = ['icon.svg', 'favicon.ico', 'icon-192.png', 'manifest.webmanifest']
