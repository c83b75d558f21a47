import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool } from 'pg'
import { Problem } from '#server/problem.ts'
import type { ProblemCode } from '#server/schemas.ts'

/** `key` is who asks, `refusal` what they get if too many of their transactions wait already. */
type Client = { key: string; refusal: ProblemCode }
type Line = { running: number; waiting: (() => void)[] }

/**
 * How many connections one client takes of a pool: those that wait for the same lock (a limit, a wallet, a cart) would
 * otherwise take all of them from everybody else.
 */
const connectionsPerClient = 3
const waitingPerClient = 60

const clients = new AsyncLocalStorage<Client | undefined>()
const linesOf = new WeakMap<Pool, Map<string, Line>>()

/** Runs `work`, whose transactions wait for those of the same client without a connection. */
export const asClient = <Result>(client: Client, work: () => Promise<Result>): Promise<Result> =>
  clients.run(client, work)

/**
 * Runs `work`, which takes a connection, when it is the turn of the client. What it begins inside has no turn of its
 * own, so that it cannot wait for itself. Throws the client's refusal if too much waits.
 */
export async function inTurn<Result>(pool: Pool, work: () => Promise<Result>): Promise<Result> {
  const client = clients.getStore()
  if (client === undefined) return work()
  const lines = linesOf.get(pool) ?? new Map<string, Line>()
  linesOf.set(pool, lines)
  const line = lines.get(client.key) ?? { running: 0, waiting: [] }
  lines.set(client.key, line)
  if (line.running >= connectionsPerClient) {
    if (line.waiting.length >= waitingPerClient)
      throw new Problem(client.refusal, { retry_after_seconds: 1 })
    await new Promise<void>((begin) => line.waiting.push(begin))
  } else line.running += 1
  try {
    return await clients.run(undefined, work)
  } finally {
    const next = line.waiting.shift()
    if (next) next()
    else line.running -= 1
    if (line.running === 0) lines.delete(client.key)
  }
}
