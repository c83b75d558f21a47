import { and, desc, eq, inArray, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'
import { users } from '#server/platform/db/schema/accounts.ts'
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  orders,
  payments,
  withdrawals,
} from '#server/platform/db/schema/commerce.ts'
import { idsByPhoneStart } from '#server/features/accounts/users.queries.ts'
import type { LedgerAccountKind } from '#server/features/wallet/ledger.queries.ts'
import type { MoneyLookup } from './lookup.ts'

export type LedgerEntryRow = Awaited<ReturnType<typeof findLedgerEntries>>[number]
type Filter = { account?: LedgerAccountKind; lookup: MoneyLookup | null }

/** The balance of each kind of account that has an entry, and how many entries that are. */
export async function sumLedgerAccounts(db: Executor) {
  const sums = db
    .select({
      accountId: ledgerEntries.accountId,
      balance: sql`sum(${ledgerEntries.amount})`.mapWith(Number).as('balance'),
      entries: sql<number>`count(*)`.as('entries'),
    })
    .from(ledgerEntries)
    .groupBy(ledgerEntries.accountId)
    .as('sums')
  return db
    .select({
      kind: ledgerAccounts.kind,
      balance: sql`sum(${sums.balance})`.mapWith(Number),
      entries: sql`sum(${sums.entries})`.mapWith(Number),
    })
    .from(sums)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, sums.accountId))
    .groupBy(ledgerAccounts.kind)
}

/** The entries that match, newest first; `before` is the id that they come after. */
export function findLedgerEntries(
  db: Executor,
  filter: Filter,
  before: number | undefined,
  size: number,
) {
  const page = db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(
      and(matches(db, filter), before === undefined ? undefined : lt(ledgerEntries.id, before)),
    )
    .orderBy(desc(ledgerEntries.id))
    .limit(size)
  return db
    .select({
      entry: ledgerEntries,
      transaction: ledgerTransactions,
      account: ledgerAccounts.kind,
      phone: users.phone,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .leftJoin(users, eq(users.id, ledgerAccounts.userId))
    .where(inArray(ledgerEntries.id, page))
    .orderBy(desc(ledgerEntries.id))
}

/** How many entries match. */
export async function countLedgerEntries(db: Executor, filter: Filter): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(ledgerEntries)
    .where(matches(db, filter))
  return row?.total ?? 0
}

const matches = (db: Executor, { account, lookup }: Filter) =>
  and(
    account === undefined ? undefined : isOf(db, eq(ledgerAccounts.kind, account)),
    isFound(db, lookup),
  )

function isOf(db: Executor, condition: SQL | undefined) {
  const accounts = db.select({ id: ledgerAccounts.id }).from(ledgerAccounts).where(condition)
  return inArray(ledgerEntries.accountId, accounts)
}

/** A union, because one condition with `or` would read all entries. */
function isFound(db: Executor, lookup: MoneyLookup | null) {
  if (lookup === null) return undefined
  const { code, orderId, phoneStart } = lookup
  const by = (condition: SQL) =>
    db.select({ id: ledgerEntries.id }).from(ledgerEntries).where(condition)
  const inTransactions = (condition: SQL) =>
    by(
      inArray(
        ledgerEntries.transactionId,
        db.select({ id: ledgerTransactions.id }).from(ledgerTransactions).where(condition),
      ),
    )
  const found = [
    inTransactions(
      inArray(
        ledgerTransactions.orderId,
        db.select({ id: orders.id }).from(orders).where(eq(orders.trackingCode, code)),
      ),
    ),
    inTransactions(
      inArray(
        ledgerTransactions.paymentId,
        db
          .select({ id: payments.id })
          .from(payments)
          .where(or(eq(payments.trackingCode, code), eq(payments.referenceNumber, code))),
      ),
    ),
    inTransactions(
      inArray(
        ledgerTransactions.withdrawalId,
        db
          .select({ id: withdrawals.id })
          .from(withdrawals)
          .where(eq(withdrawals.trackingCode, code)),
      ),
    ),
    ...(orderId === null ? [] : [inTransactions(eq(ledgerTransactions.orderId, orderId))]),
    ...(phoneStart === null
      ? []
      : [by(isOf(db, inArray(ledgerAccounts.userId, idsByPhoneStart(db, phoneStart))))]),
  ]
  return inArray(ledgerEntries.id, sql`(${sql.join(found, sql` union all `)})`)
}
