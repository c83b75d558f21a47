import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool, types, type PoolClient } from 'pg'
import type { Metrics } from '../metrics/metrics.ts'
import { measuredClient } from '../metrics/measured-client.ts'
import { applicationName } from './application-name.ts'
import { withinShare } from './client-share.ts'

/** The pool. Its transactions are made by `transaction`. */
export type Database = Executor & { $client: Pool }
export type Transaction = Executor & { $client: PoolClient }
/** What a query runs on: the pool, or the transaction that it belongs to. */
export type Executor = Omit<NodePgDatabase, 'transaction'>

export type OpenDatabase = {
  db: Database
  /** For dedicated connections (LISTEN). */
  connectionString: string
  close: () => Promise<void>
}

/** 8-byte integers are read as numbers: every amount in the shop is below 2⁵³. */
types.setTypeParser(types.builtins.INT8, Number)

/** A pool whose queries count against the share of the client that makes them, as its transactions do. */
class SharedPool extends Pool {
  override readonly query: Pool['query'] = (...args: unknown[]) =>
    Reflect.apply(withinShare, undefined, [this, () => send(this, args)])
}

const send = (pool: Pool, args: unknown[]) =>
  // oxlint-disable-next-line typescript/unbound-method -- Reflect.apply supplies `this`
  Reflect.apply(Pool.prototype.query, pool, args)

/** The naming of columns in the database. */
export const casing = 'snake_case'

type Options = {
  connections?: number
  /** Counts the queries. */
  metrics?: Metrics
  /** Called when an idle connection breaks; the pool replaces it automatically. */
  onConnectionError?: (error: Error) => void
}

/**
 * Opens a pool. A statement may run for 15 s, and a transaction may idle for as long; a server that does not respond
 * for 20 s is considered dead.
 */
export function openDatabase(connectionString: string, options: Options = {}): OpenDatabase {
  const pool = new SharedPool({
    connectionString,
    max: options.connections ?? 10,
    ...(options.metrics && { Client: measuredClient(options.metrics) }),
    application_name: applicationName,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 15_000,
    query_timeout: 20_000,
    keepAlive: true,
    idle_in_transaction_session_timeout: 15_000,
  })
  pool.on('error', options.onConnectionError ?? (() => undefined))
  return {
    db: drizzle(pool, { casing }),
    connectionString,
    close: () => pool.end(),
  }
}
