import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'

/** Whether the database responds within two seconds. */
export async function databaseResponds(db: Database): Promise<boolean> {
  const late = new AbortController()
  const answer = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  const waited = delay(2_000, false, { signal: late.signal, ref: false }).catch(() => false)
  return Promise.race([answer, waited]).finally(() => late.abort())
}
