import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool } from 'pg'
import { Problem } from '#server/problem.ts'
import type { ProblemCode } from '#server/schemas.ts'

/**
 * `key` names the client, `connections` is its share of a pool, `refusal` what it gets if too many of its transactions
 * wait already.
 */
type Client = { key: string; connections: number; refusal: ProblemCode }
type Queue = { running: number; waiting: (() => void)[] }

const waitingPerClient = 60

const clients = new AsyncLocalStorage<Client | undefined>()
const queuesOf = new WeakMap<Pool, Map<string, Queue>>()

/** Runs `work` for a client, whose transactions beyond its share queue without holding a connection. */
export const asClient = <Result>(client: Client, work: () => Promise<Result>): Promise<Result> =>
  clients.run(client, work)

/**
 * Runs `work`, which takes a connection, once the client has a free one of its share. Nested transactions take no further
 * share, so that they cannot wait for themselves. Throws the client's refusal if the queue is full.
 */
export async function withinShare<Result>(
  pool: Pool,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = clients.getStore()
  if (client === undefined) return work()
  const queues = queuesOf.get(pool) ?? new Map<string, Queue>()
  queuesOf.set(pool, queues)
  const queue = queues.get(client.key) ?? { running: 0, waiting: [] }
  queues.set(client.key, queue)
  if (queue.running >= client.connections) {
    if (queue.waiting.length >= waitingPerClient)
      throw new Problem(client.refusal, { retry_after_seconds: 1 })
    await new Promise<void>((begin) => queue.waiting.push(begin))
  } else queue.running += 1
  try {
    return await clients.run(undefined, work)
  } finally {
    const next = queue.waiting.shift()
    if (next) next()
    else queue.running -= 1
    if (queue.running === 0) queues.delete(client.key)
  }
}
