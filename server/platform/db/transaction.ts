import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { casing, type Database, type Transaction } from './database.ts'
import { withinShare } from './client-share.ts'

/**
 * Runs `work` as one transaction (READ COMMITTED) on a connection of the pool: commits if `work` resolves, otherwise
 * rolls back and throws what it threw. A nested call takes a second connection; nothing is retried. If the connection
 * breaks, the transaction fails and the connection leaves the pool. A client of `asClient` takes few connections at once.
 *
 * Drizzle's own `db.transaction` creates a new object each time. Here each connection keeps one, so that prepared
 * statements (`statement`) are built once per connection; measurements are in docs/decisions/0107-measured-gains.md.
 */
export const transaction = <Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> => withinShare(db.$client, () => runTransaction(db, work))

async function runTransaction<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await db.$client.connect()
  let isBroken = false
  const markBroken = () => {
    isBroken = true
  }
  client.on('error', markBroken)
  try {
    await client.query('begin')
    const result = await work(transactionOf(client))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(markBroken)
    throw error
  } finally {
    client.off('error', markBroken)
    client.release(isBroken)
  }
}

const transactions = new WeakMap<PoolClient, Transaction>()

function transactionOf(client: PoolClient): Transaction {
  const known = transactions.get(client)
  if (known !== undefined) return known
  const tx = drizzle(client, { casing })
  transactions.set(client, tx)
  return tx
}
