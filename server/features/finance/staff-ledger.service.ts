import type { Context } from '#server/context.ts'
import type { OperationRequest } from '#server/http/contract/types.ts'
import type { Schemas } from '#server/schemas.ts'
import { ledgerAccounts } from '#server/platform/db/schema/commerce.ts'
import { readBooksLookup } from './lookup.ts'
import * as queries from './staff-ledger.queries.ts'

const pageSize = 50

/** Every kind of account with its balance, and the sum of all, which is zero unless the books are wrong. */
export async function getLedgerBalances({ db }: Context): Promise<Schemas['LedgerBalances']> {
  const found = await queries.sumLedgerAccounts(db)
  const accounts = ledgerAccounts.kind.enumValues.map(
    (kind) => found.find((each) => each.kind === kind) ?? { kind, balance: 0, entries: 0 },
  )
  return { accounts, sum: accounts.reduce((sum, { balance }) => sum + balance, 0) }
}

/** One page of the entries of the ledger, newest first. */
export async function listLedgerEntries(
  { db }: Context,
  { account, lookup = '', before }: OperationRequest<'listLedgerEntries'>['query'],
): Promise<Schemas['LedgerEntryPage']> {
  const filter = { account, lookup: readBooksLookup(lookup) }
  const rows = await queries.findLedgerEntries(db, filter, before, pageSize + 1)
  const results = rows.slice(0, pageSize).map(entryBody)
  return { results, next: rows.length > pageSize ? (results.at(-1)?.id ?? null) : null }
}

function entryBody({
  entry,
  transaction,
  account,
  phone,
}: queries.LedgerEntryRow): Schemas['LedgerEntry'] {
  return {
    id: entry.id,
    transaction_id: transaction.id,
    at: transaction.at.toISOString(),
    kind: transaction.kind,
    account,
    amount: entry.amount,
    order_id: transaction.orderId,
    payment_id: transaction.paymentId,
    withdrawal_id: transaction.withdrawalId,
    phone_number: phone,
    comment: transaction.comment,
  }
}
