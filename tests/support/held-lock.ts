import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Transaction } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import type { TestShop } from './shop.ts'

/** How many statements of the shop wait for a lock. */
export async function waitingFor({ db }: Pick<TestShop, 'db'>): Promise<number> {
  const { rows } = await db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

/**
 * Calls while a transaction changes what the call reads; it commits when the call waits for its lock, after `more` was
 * changed.
 */
export async function whileChanged<Reply>(
  shop: Pick<TestShop, 'db'>,
  change: (tx: Transaction) => Promise<unknown>,
  call: () => Promise<Reply>,
  more?: (tx: Transaction) => Promise<unknown>,
): Promise<Reply> {
  const { reply } = await transaction(shop.db, async (tx) => {
    await change(tx)
    const reply = call()
    await expect.poll(() => waitingFor(shop)).toBe(1)
    await more?.(tx)
    return { reply }
  })
  return reply
}
