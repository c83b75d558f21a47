import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import { Pool, types } from 'pg'
import { applicationName } from './application-name.ts'
import { transactionsOn } from './transactions.ts'

/** Its transactions take no settings: all run as READ COMMITTED. */
export type Database = NodePgDatabase
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** What a query runs on: the pool, or the transaction that it belongs to. */
export type Executor = Database | Transaction

export type OpenDatabase = {
  db: Database
  /** For connections of one's own (LISTEN). */
  connectionString: string
  close: () => Promise<void>
}

/** Integers of 8 bytes are read as numbers: every amount in the shop is below 2⁵³. */
types.setTypeParser(types.builtins.INT8, Number)

const casing = 'snake_case'

type Options = {
  connections?: number
  /** Called when an idle connection breaks; the pool replaces it by itself. */
  onConnectionError?: (error: Error) => void
}

/**
 * Opens a pool. A statement may run for 15 s, and a transaction may idle for as long; a server that says nothing
 * for 20 s counts as gone.
 */
export function openDatabase(connectionString: string, options: Options = {}): OpenDatabase {
  const pool = new Pool({
    connectionString,
    max: options.connections ?? 10,
    application_name: applicationName,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 15_000,
    query_timeout: 20_000,
    keepAlive: true,
    idle_in_transaction_session_timeout: 15_000,
  })
  pool.on('error', options.onConnectionError ?? (() => undefined))
  const db = drizzle(pool, { casing })
  db.transaction = transactionsOn(pool, new PgDialect({ casing }))
  return {
    db,
    connectionString,
    close: () => pool.end(),
  }
}
