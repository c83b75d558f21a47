import { sql, type Placeholder } from 'drizzle-orm'
import { ledgerAccounts, ledgerEntries } from '#server/platform/db/schema/commerce.ts'

/** An SQL expression: the total of a shopper's wallet, in tomans, as the sum of its ledger entries. */
export function fundsOf(userId: Placeholder) {
  return sql<number>`(select coalesce(sum(e.amount), 0)::bigint from ${ledgerEntries} e
    join ${ledgerAccounts} a on a.id = e.account_id where a.user_id = ${userId})`.mapWith(Number)
}
