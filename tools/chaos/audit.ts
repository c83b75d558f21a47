import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'

/** What a variant's stock was before anything was sold, by its id. */
export type InitialStock = ReadonlyMap<number, number>

/** The stock of every variant without its movements. */
export async function readInitialStock(db: Database): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ id: number; initial: number }>(sql`
    select v.id, (v.stock - coalesce(sum(m.change), 0))::int as initial
    from variants v left join stock_movements m on m.variant_id = v.id group by v.id`)
  return new Map(rows.map((row) => [row.id, row.initial]))
}

/**
 * Checks the books of the whole shop in SQL, without the shop's own code. Returns one sentence for each fault: every
 * variant's stock is its initial stock with its movements, every ledger transaction adds up to zero, no wallet is below
 * zero, no closed account has a balance, what is held is what waiting orders and pending withdrawals took from wallets, no order was refunded more than
 * it was paid with, and every order was settled as often as it was paid.
 */
export async function bookFaults(db: Database, initialStock: InitialStock): Promise<string[]> {
  const found = await readInitialStock(db)
  const stocks = [...initialStock].flatMap(([id, initial]) =>
    found.get(id) === initial
      ? []
      : `variant ${id} began with ${initial} units and now adds up to ${found.get(id)}`,
  )
  const rest = await Promise.all(rules.map(([fault, rule]) => faultsOf(db, fault, rule)))
  return [...stocks, ...rest.flat()]
}

/** Returns a sentence for each order that the shop confirmed and does not have, or has not as paid. */
export async function lostOrders(
  db: Database,
  acknowledged: readonly { id: number; isPaid: boolean }[],
): Promise<string[]> {
  const { rows } = await db.execute<{ id: number; paid: boolean }>(
    sql`select id, paid_at is not null as paid from orders`,
  )
  const known = new Map(rows.map(({ id, paid }) => [id, paid]))
  return acknowledged.flatMap(({ id, isPaid }) => {
    if (!known.has(id)) return `order ${id} was confirmed and is lost`
    return isPaid && !known.get(id) ? `order ${id} was confirmed as paid and is not` : []
  })
}

type Fault = (row: { id: number; found: number }) => string

/** Each query finds what should not exist. */
const rules: [Fault, SQL][] = [
  [
    ({ id, found }) => `ledger transaction ${id} adds up to ${found}`,
    sql`select transaction_id as id, sum(amount)::bigint as found from ledger_entries
      group by transaction_id having sum(amount) <> 0`,
  ],
  [
    ({ id, found }) => `the wallet of customer ${id} holds ${found}`,
    sql`select a.user_id as id, sum(e.amount)::bigint as found
      from ledger_accounts a join ledger_entries e on e.account_id = a.id
      where a.user_id is not null group by a.id having sum(e.amount) < 0`,
  ],
  [
    ({ id, found }) => `the closed account of customer ${id} has a balance of ${found}`,
    sql`select u.id, sum(e.amount)::bigint as found from users u
      join ledger_accounts a on a.user_id = u.id and a.kind = 'balance'
      join ledger_entries e on e.account_id = a.id
      where u.closed_at is not null group by u.id having sum(e.amount) <> 0`,
  ],
  [
    ({ found }) => `${found} tomans are held that no waiting order took`,
    sql`select 0 as id, held - taken as found from
      (select coalesce(sum(e.amount), 0)::bigint as held from ledger_entries e
        join ledger_accounts a on a.id = e.account_id where a.kind = 'held') as held,
      (select coalesce(sum(wallet_paid), 0)::bigint as taken from orders
        where status = 'WAITING_PAYMENT') as taken
      where held <> taken`,
  ],
  [
    ({ found }) => `${found} tomans are held that no pending withdrawal took`,
    sql`select 0 as id, held - taken as found from
      (select coalesce(sum(e.amount), 0)::bigint as held from ledger_entries e
        join ledger_accounts a on a.id = e.account_id where a.kind = 'withdrawals') as held,
      (select coalesce(sum(amount), 0)::bigint as taken from withdrawals
        where status = 'PENDING') as taken
      where held <> taken`,
  ],
  [
    ({ id, found }) => `order ${id} was refunded ${found} tomans, more than it was paid with`,
    sql`select o.id, sum(r.amount)::bigint as found from orders o
      join refunds r on r.order_id = o.id and r.status = 'PAID'
      group by o.id having sum(r.amount) > o.total_price or o.paid_at is null`,
  ],
  [
    ({ id, found }) => `order ${id} has ${found} sales in the ledger`,
    sql`select o.id, count(t.id)::int as found from orders o
      left join ledger_transactions t on t.order_id = o.id and t.kind = 'sale'
      group by o.id having count(t.id) <> (o.paid_at is not null)::int`,
  ],
  [
    ({ id, found }) => `order ${id} was settled by ${found} bank payments`,
    sql`select o.id, count(e.id)::int as found from orders o
      left join payments p on p.order_id = o.id and p.gateway <> 'wallet'
      left join payment_events e on e.payment_id = p.id and e.event = 'payment.settled'
      group by o.id
      having count(e.id) <> (o.paid_at is not null and o.total_price > o.wallet_paid)::int`,
  ],
  [
    ({ id, found }) => `variant ${id} has a stock of ${found}`,
    sql`select id, stock as found from variants where stock < 0`,
  ],
]

async function faultsOf(db: Database, fault: Fault, rule: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ id: number; found: number }>(rule)
  return rows.map(fault)
}
