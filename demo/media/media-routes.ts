import { mkdir } from 'node:fs/promises'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Problem } from '#server/problem.ts'
import { createMediaStore } from './media-store.ts'

/**
 * Serves `GET /media/*`: films and sounds, with byte ranges, which players need to seek and Safari to play at all.
 * @param dir their folder
 */
export function mediaRoutes(server: FastifyInstance, dir: string): void {
  const store = createMediaStore({ dir })
  server.register(async (app) => {
    await mkdir(store.root, { recursive: true })
    await app.register(fastifyStatic, { root: store.root, serve: false })
    app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
      const name = await store.provide(request.params['*'])
      if (name === null) throw new Problem('not_found')
      return reply.sendFile(name, { maxAge: '1d' })
    })
    app.addHook('onClose', () => store.close())
  })
}
