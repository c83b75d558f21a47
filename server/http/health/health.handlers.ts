import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { databaseResponds } from './health.queries.ts'

/** `/health/live`: the process responds. `/health/ready`: it can serve requests, including the database. */
export function healthRoutes(app: FastifyInstance, { db }: Context): void {
  app.get('/health/live', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  )
  app.get('/health/ready', async (_request, reply) => {
    const ready = await databaseResponds(db)
    return reply
      .header('cache-control', 'no-store')
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'unavailable' })
  })
}
