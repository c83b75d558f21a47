import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import { bookFaults, type InitialStock } from '#tools/chaos/audit.ts'

/** The books of the whole shop balance: see `bookFaults`. */
export async function expectBooksToBalance(
  db: Database,
  initialStock: InitialStock,
): Promise<void> {
  expect(await bookFaults(db, initialStock)).toEqual([])
}

/** The sum of a shopper's ledger entries, read without the shop's own code. */
export async function ledgerSum(db: Database, userId: number): Promise<number> {
  const { rows } = await db.execute<{ sum: string }>(sql`
    select coalesce(sum(e.amount), 0) as sum from ledger_entries e
    join ledger_accounts a on a.id = e.account_id where a.user_id = ${userId}`)
  return Number(rows[0]?.sum)
}
