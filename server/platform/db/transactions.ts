import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import type { PgDialect } from 'drizzle-orm/pg-core'
import type { Pool, PoolClient } from 'pg'
import type { Transaction } from './database.ts'

/**
 * Runs transactions on the connections of a pool: commits when the work is done, rolls back when it throws. A
 * connection that breaks meanwhile fails its transaction and leaves the pool. All transactions of a connection are
 * one object, so that its statements are built once (see `statement`).
 */
export function transactionsOn(pool: Pool, dialect: PgDialect) {
  const known = new WeakMap<PoolClient, Transaction>()
  return async <Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> => {
    const client = await pool.connect()
    const tx = known.get(client) ?? transactionOn(client, dialect)
    known.set(client, tx)
    let isBroken = false
    const breaks = () => {
      isBroken = true
    }
    client.on('error', breaks)
    try {
      await client.query('begin')
      const result = await work(tx)
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback').catch(breaks)
      throw error
    } finally {
      client.off('error', breaks)
      client.release(isBroken)
    }
  }
}

function transactionOn(client: PoolClient, dialect: PgDialect): Transaction {
  return new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined)
}
