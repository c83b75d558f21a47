import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
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
 * otherwise 503 with the reason.
 */
export function healthRoutes(app: FastifyInstance, context: Context): void {
  app.get('/health/live', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  )
  app.get('/health/ready', async (_request, reply) => {
    const reason = await reasonAgainst(app, context)
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
  const spaces = await Promise.all([config.dataDir, config.uploadsDir].map(freeBytes))
  return Math.min(...spaces) < leastBytes ? 'disk_full' : null
}

/** Infinite for a folder that does not exist yet. */
async function freeBytes(folder: string): Promise<number> {
  const disk = await statfs(folder).catch(() => null)
  return disk === null ? Number.POSITIVE_INFINITY : disk.bavail * disk.bsize
}
