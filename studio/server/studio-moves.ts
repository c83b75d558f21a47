import type { FastifyInstance } from 'fastify'
import type { ServerMove, ServerMoves } from '#studio/server-moves.ts'

type Options = {
  readMoves: (after: Date) => Promise<ServerMove[]>
  now: () => number
}

/**
 * Sends the studio what the server has done since an instant (`after`, in milliseconds since the epoch); without one
 * only what time it is. A move may be reported twice: a transaction is seen when it ends, not at the instant that it
 * wrote down.
 */
export function studioMoves(app: FastifyInstance, { readMoves, now }: Options): void {
  app.get<{ Querystring: { after?: string } }>('/dev/studio/moves', async ({ query }, reply) => {
    reply.header('cache-control', 'no-store')
    const known: ServerMoves = { now: now(), moves: [] }
    if (query.after === undefined) return known
    if (!/^\d{1,13}$/.test(query.after)) {
      return reply.code(400).send({ reason: 'after is an instant in milliseconds' })
    }
    const moves = await readMoves(new Date(Number(query.after) - longestTransaction))
    return { ...known, moves }
  })
}

const longestTransaction = 10_000
