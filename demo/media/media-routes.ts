import { mkdir } from 'node:fs/promises'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Problem } from '#server/problem.ts'
import type { MediaStore } from './media-store.ts'

/** Serves `GET /media/*`: films and sounds, by ranges too, so that a player can jump and Safari plays them at all. */
export async function mediaRoutes(app: FastifyInstance, { store }: { store: MediaStore }) {
  await mkdir(store.root, { recursive: true })
  await app.register(fastifyStatic, { root: store.root, serve: false })
  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const name = await store.provide(request.params['*'])
    if (name === null) throw new Problem('not_found')
    return reply.sendFile(name, { maxAge: '1d' })
  })
  app.addHook('onClose', () => store.close())
}
