import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'

/** Whether the database responds within two seconds. */
export function databaseResponds(db: Database): Promise<boolean> {
  return inTime(db.execute(sql`select 1`))
}

/** Whether the database finds room for a few pages, which are discarded. */
export function databaseCanWrite(db: Database): Promise<boolean> {
  return inTime(transaction(db, writeProbe))
}

async function writeProbe(tx: Transaction): Promise<void> {
  await tx.execute(sql`create temp table write_probe on commit drop
    as select repeat(md5(i::text), 30) from generate_series(1, 200) as i`)
}

async function inTime(work: Promise<unknown>): Promise<boolean> {
  const late = new AbortController()
  const answer = work.then(
    () => true,
    () => false,
  )
  const waited = delay(2_000, false, { signal: late.signal, ref: false }).catch(() => false)
  return Promise.race([answer, waited]).finally(() => late.abort())
}
