import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { freeSpace } from '#server/platform/free-space.ts'
import { databaseCanWrite, databaseResponds } from './health.queries.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What the running server knows about itself. */
    health: {
      isStopping: boolean
      /** Set by a failed write, until one succeeds. */
      isDiskFull: boolean
    }
  }
}

type Reason = 'stopping' | 'database_unreachable' | 'disk_full'

/** Below this much space the database may soon be unable to write. */
const leastBytes = 16 * 1024 * 1024

/**
 * `/health/live`: the process responds. `/health/ready`: it can serve requests, including the database and the disk;
 * otherwise 503 with the reason. Simultaneous requests share one check.
 */
export function healthRoutes(app: FastifyInstance, context: Context): void {
  app.get('/health/live', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  )
  let checking: Promise<Reason | null> | null = null
  app.get('/health/ready', async (_request, reply) => {
    checking ??= reasonAgainst(app, context).finally(() => {
      checking = null
    })
    const reason = await checking
    reply.header('cache-control', 'no-store')
    if (reason === null) return reply.send({ status: 'ready' })
    return reply.code(503).send({ status: 'unavailable', reason })
  })
}

async function reasonAgainst(
  { health }: FastifyInstance,
  { config, db }: Context,
): Promise<Reason | null> {
  if (health.isStopping) return 'stopping'
  if (!(await databaseResponds(db))) return 'database_unreachable'
  if (health.isDiskFull) health.isDiskFull = !(await databaseCanWrite(db))
  if (health.isDiskFull) return 'disk_full'
  return (await freeSpace(config)) < leastBytes ? 'disk_full' : null
}
