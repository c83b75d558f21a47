import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'

/**
 * Checks the books of the whole shop in SQL: every variant's stock is its initial stock minus what orders hold, every
 * ledger transaction adds up to zero, no wallet is below zero, the held amounts are those that waiting orders and pending
 * withdrawals took from wallets, and no order was refunded more than it was paid with.
 */
export async function expectBooksToBalance(
  db: Database,
  initialStock: ReadonlyMap<number, number>,
): Promise<void> {
  const { rows: stocks } = await db.execute<{ id: number; initial: number }>(sql`
    select v.id, (v.stock - coalesce(sum(m.change), 0))::int as initial
    from variants v left join stock_movements m on m.variant_id = v.id group by v.id`)
  const found = new Map(stocks.map((row) => [row.id, row.initial]))
  for (const [id, initial] of initialStock) expect([id, found.get(id)]).toEqual([id, initial])

  const { rows: uneven } = await db.execute(sql`
    select transaction_id from ledger_entries group by transaction_id having sum(amount) <> 0`)
  expect(uneven).toEqual([])

  const { rows: overdrawn } = await db.execute(sql`
    select a.user_id, a.kind from ledger_accounts a join ledger_entries e on e.account_id = a.id
    where a.user_id is not null group by a.id having sum(e.amount) < 0`)
  expect(overdrawn).toEqual([])

  const { rows: held } = await db.execute<{ difference: number }>(sql`
    select (select coalesce(sum(e.amount), 0) from ledger_entries e
        join ledger_accounts a on a.id = e.account_id where a.kind = 'held')::bigint
      - (select coalesce(sum(wallet_paid), 0) from orders where status = 'WAITING_PAYMENT')::bigint
      as difference`)
  expect(held).toEqual([{ difference: 0 }])

  const { rows: pending } = await db.execute<{ difference: number }>(sql`
    select (select coalesce(sum(e.amount), 0) from ledger_entries e
        join ledger_accounts a on a.id = e.account_id where a.kind = 'withdrawals')::bigint
      - (select coalesce(sum(amount), 0) from withdrawals where status = 'PENDING')::bigint
      as difference`)
  expect(pending).toEqual([{ difference: 0 }])

  const { rows: excessive } = await db.execute(sql`
    select o.id from orders o join refunds r on r.order_id = o.id and r.status = 'PAID'
    group by o.id having sum(r.amount) > o.total_price or bool_or(o.paid_at is null)`)
  expect(excessive).toEqual([])
}

/** The sum of a shopper's ledger entries, read without the shop's own code. */
export async function ledgerSum(db: Database, userId: number): Promise<number> {
  const { rows } = await db.execute<{ sum: string }>(sql`
    select coalesce(sum(e.amount), 0) as sum from ledger_entries e
    join ledger_accounts a on a.id = e.account_id where a.user_id = ${userId}`)
  return Number(rows[0]?.sum)
}
