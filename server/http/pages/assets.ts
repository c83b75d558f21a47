import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Serves the browser's files: hashed ones cached for a year, with compressed copies; named ones for an hour. */
export async function staticAssets(app: FastifyInstance, dist: string): Promise<void> {
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
}

const named = ['icon.svg', 'favicon.ico', 'icon-192.png', 'manifest.webmanifest']
