import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
} from '#server/platform/db/schema/commerce.ts'

/** The customers with unclaimed money, most recently changed account first; `total` is how many there are. */
export async function findUnclaimed(
  db: Executor,
  limit: number,
): Promise<{ rows: { userId: number; amount: number; at: Date }[]; total: number }> {
  const amount = sql`sum(${ledgerEntries.amount})`.mapWith(Number)
  const at = sql`max(${ledgerTransactions.at})`.mapWith(ledgerTransactions.at)
  const rows = await db
    .select({
      userId: ledgerAccounts.userId,
      amount,
      at,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(eq(ledgerAccounts.kind, 'unclaimed'), isNotNull(ledgerAccounts.userId)))
    .groupBy(ledgerAccounts.userId)
    .having(gt(amount, 0))
    .orderBy(desc(at), desc(ledgerAccounts.userId))
    .limit(limit)
  return {
    rows: rows.flatMap(({ userId, amount, at }) => (userId === null ? [] : { userId, amount, at })),
    total: rows[0]?.total ?? 0,
  }
}

/** Locks the unclaimed money of a customer until the transaction ends. Returns false if there never was any. */
export async function lockUnclaimed(tx: Transaction, userId: number): Promise<boolean> {
  const accounts = await tx
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.kind, 'unclaimed'), eq(ledgerAccounts.userId, userId)))
    .for('no key update')
  return accounts.length > 0
}
