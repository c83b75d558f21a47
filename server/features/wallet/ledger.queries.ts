import { and, desc, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
} from '#server/platform/db/schema/commerce.ts'
import { statement, type Places } from '#server/platform/db/statements.ts'

export type LedgerAccountKind = (typeof ledgerAccounts.$inferSelect)['kind']
export type LedgerTransactionKind = (typeof ledgerTransactions.$inferSelect)['kind']
type Head = Omit<typeof ledgerTransactions.$inferSelect, 'id'>
export type AccountOwner = { kind: LedgerAccountKind; userId: number | null }
export type StoredEntry = AccountOwner & { accountId: number; amount: number }

/**
 * Inserts a transaction with its entries. Returns false if its key was used before, even by a concurrent transaction.
 */
export async function insertMovement(
  tx: Transaction,
  head: Head,
  entries: readonly { accountId: number; amount: number }[],
): Promise<boolean> {
  const rows = await insertMoved(tx, {
    ...head,
    accountIds: entries.map((entry) => entry.accountId),
    amounts: entries.map((entry) => entry.amount),
  })
  return rows.length > 0
}

/** The accounts of these owners, in the order of their ids; creates missing ones. */
export async function openAccounts(tx: Transaction, owners: readonly AccountOwner[]) {
  const found = await findAccounts(tx, owners)
  if (found.length === owners.length) return found
  await tx
    .insert(ledgerAccounts)
    .values([...owners])
    .onConflictDoNothing()
  return findAccounts(tx, owners)
}

/** Locks accounts against concurrent spending until the transaction ends. */
export async function lockAccounts(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.id, [...ids]))
    .orderBy(ledgerAccounts.id)
    .for('no key update')
}

/** The balances of the shopper's accounts, by kind; accounts without entries are absent. */
export async function readBalances(db: Executor, userId: number) {
  const rows = await selectBalances(db, { userId })
  return new Map(rows.map((row) => [row.kind, row.amount]))
}

const selectBalances = statement(
  'select-wallet-balances',
  (db: Executor, at: Places<{ userId: number }>) =>
    db
      .select({
        kind: ledgerAccounts.kind,
        amount: sql`sum(${ledgerEntries.amount})`.mapWith(Number),
      })
      .from(ledgerEntries)
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
      .where(eq(ledgerAccounts.userId, at('userId')))
      .groupBy(ledgerAccounts.kind),
)

/** The entries of the transaction with this key; empty if there is none. */
export function readLedgerEntries(db: Executor, uniqueKey: string): Promise<StoredEntry[]> {
  return db
    .select({
      kind: ledgerAccounts.kind,
      userId: ledgerAccounts.userId,
      accountId: ledgerEntries.accountId,
      amount: ledgerEntries.amount,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(eq(ledgerTransactions.uniqueKey, uniqueKey))
}

/** Sums of an order's ledger entries by account and kind: of its shopper's wallet, of transfers, and of what lenders paid. */
export function sumOrderEntries(db: Executor, orderId: number) {
  return db
    .select({
      account: ledgerAccounts.kind,
      kind: ledgerTransactions.kind,
      amount: sql`sum(${ledgerEntries.amount})`.mapWith(Number),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(
      and(
        eq(ledgerTransactions.orderId, orderId),
        or(isNotNull(ledgerAccounts.userId), inArray(ledgerAccounts.kind, ['sales', 'lenders'])),
      ),
    )
    .groupBy(ledgerAccounts.kind, ledgerTransactions.kind)
}

/** Whether a user has got back, as credit, what a lender had paid for an order. */
export async function hasLenderCredit(db: Executor, userId: number): Promise<boolean> {
  const lent = db
    .select({ orderId: ledgerTransactions.orderId })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(and(eq(ledgerAccounts.kind, 'lenders'), isNotNull(ledgerTransactions.orderId)))
  const rows = await db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(
      and(
        eq(ledgerAccounts.kind, 'store-credit'),
        eq(ledgerAccounts.userId, userId),
        gt(ledgerEntries.amount, 0),
        inArray(ledgerTransactions.kind, ['refund', 'order-refund']),
        inArray(ledgerTransactions.orderId, lent),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** What of orders came back to their shoppers' wallets, newest first. */
export function findWalletReturns(db: Executor, orderIds: readonly number[]) {
  return selectReturns(db, { orderIds })
}

const selectReturns = statement(
  'select-wallet-returns',
  (db: Executor, at: Places<{ orderIds: readonly number[] }>) =>
    db
      .select({
        orderId: sql<number>`${ledgerTransactions.orderId}`,
        at: ledgerTransactions.at,
        amount: sql<number>`sum(${ledgerEntries.amount})`.mapWith(Number),
      })
      .from(ledgerEntries)
      .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
      .where(
        and(
          sql`${ledgerTransactions.orderId} = any(${at('orderIds')}::int[])`,
          inArray(ledgerTransactions.kind, ['refund', 'order-refund', 'shopping-return']),
          isNotNull(ledgerAccounts.userId),
        ),
      )
      .groupBy(ledgerTransactions.id)
      .orderBy(desc(ledgerTransactions.id)),
)

function findAccounts(tx: Transaction, owners: readonly AccountOwner[]) {
  return selectAccounts(tx, {
    kinds: owners.map((owner) => owner.kind),
    userIds: owners.map((owner) => owner.userId ?? 0),
  })
}

type Owners = { kinds: LedgerAccountKind[]; userIds: number[] }

const selectAccounts = statement('select-ledger-accounts', (tx: Transaction, at: Places<Owners>) =>
  tx
    .select({ id: ledgerAccounts.id, kind: ledgerAccounts.kind, userId: ledgerAccounts.userId })
    .from(ledgerAccounts)
    .where(
      sql`(${ledgerAccounts.kind}, coalesce(${ledgerAccounts.userId}, 0)) in
        (select * from unnest(${at('kinds')}::text[], ${at('userIds')}::int[]))`,
    )
    .orderBy(ledgerAccounts.id),
)

type Moved = Head & { accountIds: number[]; amounts: number[] }

const insertMoved = statement('insert-ledger-movement', (tx: Transaction, at: Places<Moved>) => {
  const moved = tx.$with('moved').as(
    tx
      .insert(ledgerTransactions)
      .values({
        kind: sql`${at('kind')}`,
        uniqueKey: at('uniqueKey'),
        orderId: at('orderId'),
        paymentId: at('paymentId'),
        withdrawalId: at('withdrawalId'),
        comment: at('comment'),
        at: at('at'),
      })
      .onConflictDoNothing({ target: ledgerTransactions.uniqueKey })
      .returning({ id: ledgerTransactions.id }),
  )
  const entered = tx.$with('entered', {}).as(sql`
    insert into ${ledgerEntries} (transaction_id, account_id, amount)
    select moved.id, entry.account_id, entry.amount
    from moved, unnest(${at('accountIds')}::int[], ${at('amounts')}::bigint[])
      as entry (account_id, amount)`)
  return tx.with(moved, entered).select().from(moved)
})
