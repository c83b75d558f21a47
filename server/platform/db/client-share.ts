import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool } from 'pg'
import { FairQueue, NoTurn } from '#server/platform/fair-queue.ts'
import { Problem } from '#server/problem.ts'
import type { ProblemCode } from '#server/schemas.ts'

/**
 * `key` names the client, `connections` is its share of a pool, `refusal` what it gets if too much of its work waits
 * already. `reserved` lets it use the connections that are kept from all others.
 */
export type Client = {
  key: string
  connections: number
  refusal: ProblemCode
  reserved?: boolean
}

/** A client has few requests at once, which make a few queries each. */
const waitingPerClient = 500
/** A client never has so many of a small pool that none of these is left for other clients. */
const connectionsOfOthers = 2
/** Of a pool, for work without a client: jobs, health checks, and queries outside a transaction while it runs. */
const reservedConnections = 2

const clients = new AsyncLocalStorage<Client | undefined>()
type Queues = { shared: FairQueue; reserved: FairQueue; mostPerClient: number }
const queuesOf = new WeakMap<Pool, Queues>()

/** Runs `work` for a client, whose queries and transactions beyond its share queue without holding a connection. */
export const asClient = <Result>(client: Client, work: () => Result): Result =>
  clients.run(client, work)

/**
 * Runs `work`, which takes a connection, once the client has a free one of its share; clients take turns. What a transaction
 * runs takes no further share, so that it cannot wait for itself. Throws the client's refusal if the queue is full.
 */
export async function withinShare<Result>(
  pool: Pool,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = clients.getStore()
  if (client === undefined) return work()
  const { key, connections, refusal, reserved = false } = client
  const queues = queuesFor(pool)
  const atOnce = Math.min(connections, queues.mostPerClient)
  const ask = { key, atOnce, mostWaiting: waitingPerClient }
  try {
    const queue = reserved ? queues.reserved : queues.shared
    return await queue.run(ask, () => clients.run(undefined, work))
  } catch (error) {
    throw error instanceof NoTurn ? new Problem(refusal, { retry_after_seconds: 1 }) : error
  }
}

function queuesFor(pool: Pool): Queues {
  const known = queuesOf.get(pool)
  if (known !== undefined) return known
  const running = Math.max(1, pool.options.max - reservedConnections)
  const queues = {
    shared: new FairQueue({ running }),
    reserved: new FairQueue(),
    mostPerClient: Math.max(1, running - connectionsOfOthers),
  }
  queuesOf.set(pool, queues)
  return queues
}
